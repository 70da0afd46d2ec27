"""Pictures of the 26 Locations."""
