"""What the heuristic player knows of Kraken."""
