"""Computer players and what is needed to have them play whole games."""
