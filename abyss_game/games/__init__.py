"""The games that stand on the core."""
