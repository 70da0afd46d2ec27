"""Table backgrounds, scenes and interface glyphs."""
