# La mesa de Leviathan

ui-table-border = Frontera
ui-table-leviathan-deck = Leviatanes
ui-table-attack = Ataque
ui-table-attack-choose = Elige el Leviatán y el Aliado
ui-table-attack-none = Ningún Aliado de tu mano puede atacarlo
ui-table-attack-fighters = { $count ->
    [0] ningún Aliado puede atacarlo
    [1] 1 Aliado puede atacarlo
   *[other] { $count } Aliados pueden atacarlo
}
ui-table-attack-pearls = Perlas para el ataque
ui-table-attack-go = Atacar
ui-table-guide-attack = Elige **un Leviatán** de la Frontera y después **un Aliado** de tu mano.
ui-table-guide-attack-ally = Elige ahora **un Aliado** de tu mano: va al descarte.
ui-table-guide-attack-again = Elige **un Aliado** de tu mano para otro ataque o para.
ui-table-guide-zone = Elige **una zona libre** de la Frontera.
ui-table-guide-strike = Elige **un Leviatán** de la Frontera.
ui-table-guide-beset = Elige **a un oponente**.
ui-table-guide-reveal = Elige **una ficha de efecto** para revelar.
ui-table-guide-reveal-stack = Elige ahora **una pila del Consejo**: va a tu mano.
ui-table-guide-loot = Elige **una ficha** de un oponente.
ui-table-guide-lose-lord = Elige **un Lord libre tuyo**: el ataque se lo lleva.
ui-table-guide-martial-law = Elige **un Aliado** de tu mano para descartarlo o paga.
ui-table-tokens-title = Elige la recompensa
ui-table-tokens-points = De puntos
ui-table-tokens-points-note = 2, 3 o 4 puntos cada una, al final
ui-table-tokens-effect = De efecto
ui-table-tokens-effect-note = 2 o 3 Perlas, una Llave o una pila del Consejo, al revelarse
