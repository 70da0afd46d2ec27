"""ui widgets"""
