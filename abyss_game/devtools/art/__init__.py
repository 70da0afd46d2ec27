"""The drawn world of the game: every picture is composed by code as SVG text and rendered once, at development time."""
