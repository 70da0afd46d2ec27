# The table of Leviathan

ui-table-attack-none = No Ally of your hand may attack it
