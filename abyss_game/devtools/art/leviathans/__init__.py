"""Pictures of the 20 Leviathans."""
