"""Paints every component of the Abyss table: cards, tiles, panels, meters, marks.

Everything is pure: plain frozen data (`faces`) and a `Kit` go in, a surface or ink on a given surface comes out. No
function here knows the rules, reads a view or keeps anything but pictures that can be made again.
"""
