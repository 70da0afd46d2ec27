# A mesa de Leviathan

ui-table-attack-none = Nenhum Aliado da sua mão pode atacá-lo
