"""games abyss lords"""
