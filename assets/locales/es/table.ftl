# La mesa de Abyss y lo que aparece sobre ella.

ui-table-hint-line = **Pista:** { $move }
ui-table-price = Precio
ui-table-key-token = Llave
ui-table-see-hand = Mostrar la mano de { $name }
ui-table-council = Consejo
ui-table-council-note = { $count ->
    [0] ningún montón
    [one] un montón
   *[other] { $count } montones
 }
ui-table-recruit = Reclutar
ui-table-recruit-note = { $count ->
    [0] ningún Lord al alcance
    [one] un Lord al alcance
   *[other] { $count } Lores al alcance
 }
ui-table-explore = Explorar
ui-table-explore-note = { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
 }
ui-table-explore-shuffle = antes se baraja el descarte
ui-table-nothing-left = no queda ninguna carta
ui-table-offer-why = { $have ->
    [0] Ningún Aliado de esta Raza en la mano.
    [one] Un Aliado de esta Raza en la mano.
   *[other] { $have } Aliados de esta Raza en la mano.
 }
ui-table-offer-open = Oferta de { $name }. Solo se compra un Aliado por turno.
ui-table-turned = girado
ui-table-worth = Vale ahora para ti: **{ $worth }**
ui-table-cost = Coste { $cost }, { $races ->
    [one] una Raza
   *[other] { $races } Razas
 }
ui-table-cost-now = { $cost } para ti ahora
ui-table-mandatory = con al menos: { $race }
ui-table-influence = Influencia { $points }
ui-table-has-key = Llave
ui-table-ruling = Aclaraciones

ui-zoom-keys = Flechas: otra carta · Esc: volver
ui-zoom-keys-act = Flechas: otra carta · Intro: elegir · Esc: volver
ui-log-keys = Rueda o flechas desplazan · Esc cierra

ui-score-locations-of = Localizaciones de { $name }
ui-score-lords-of = Lores de { $name }
ui-score-affiliated-of = Afiliados de { $name }
ui-score-monsters-of = Monstruos de { $name }
ui-score-you = tú
ui-score-person = persona
ui-score-computer = ordenador, { $level }
ui-score-strongest = Cuentan los más fuertes de cada Raza
ui-score-not-counted = Estos no cuentan
ui-score-won = **{ $name }** gana con { $points } puntos.
ui-score-won-pearls = **{ $tied }** tienen { $points } puntos cada uno. Deciden las Perlas: { $have } contra { $rest }. <c:brass>**Gana { $name }.**</c>
ui-score-won-lord = **{ $tied }** tienen { $points } puntos cada uno y las mismas Perlas. Decide el Lord más fuerte: { $have }. <c:brass>**Gana { $name }.**</c>
ui-score-shared = **{ $tied }** comparten la victoria con { $points } puntos cada uno.
