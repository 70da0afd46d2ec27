"""Tables: the machinery that every game's table shares, and one package a game that says where its pieces lie."""
