"""The version of the program; a test compares it with the one that it is packaged with."""

VERSION = "0.1.0"
