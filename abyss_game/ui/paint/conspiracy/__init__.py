"""Painters of what only Conspiracy has: banners, Chambers, the account, panels with small Chambers."""
