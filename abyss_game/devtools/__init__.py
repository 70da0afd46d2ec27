"""Tools of the development time: nothing here is needed to play."""
