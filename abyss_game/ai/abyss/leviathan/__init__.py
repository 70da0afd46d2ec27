"""What the heuristic player knows of Leviathan."""
