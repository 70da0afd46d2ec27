"""Tests of the numbered rules of Abyss: every test names the rule that its expected values come from."""
