"""ui tables"""
