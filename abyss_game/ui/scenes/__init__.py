"""ui scenes"""
