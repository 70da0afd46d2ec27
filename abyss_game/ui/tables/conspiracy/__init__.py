"""The table of Conspiracy."""
