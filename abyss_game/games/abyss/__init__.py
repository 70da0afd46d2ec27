"""games abyss"""
