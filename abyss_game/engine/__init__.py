"""The game-agnostic core: steps, decisions, moves, events, queries, zones, match, bus, scenarios."""
