"""Portraits of the 63 Lords."""
