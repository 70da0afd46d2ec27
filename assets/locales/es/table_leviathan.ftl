# La mesa de Leviathan

ui-table-attack-none = Ningún Aliado de tu mano puede atacarlo
