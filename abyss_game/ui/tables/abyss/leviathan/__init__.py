"""What Leviathan brings to the table of Abyss; each module fills the hook tables of its namesake one level up."""
