# La mesa de Abyss y lo que aparece sobre ella.

ui-table-hint-line = **Pista:** { $move }
ui-table-any-key = Cualquier tecla o clic continúa.
ui-table-auto = La única opción se toma sola.
ui-table-hint-hand = La pista parte de la mano de { $name }: muéstrala primero (E).
ui-table-ask-end = ¿Acabar tu turno?
ui-table-ask-end-detail = { $count ->
    [1] Aún se puede usar una habilidad.
   *[other] Aún se pueden usar { $count } habilidades.
 }
ui-table-ask-end-yes = Acabar el turno
ui-table-ask-fizzle = ¿Quedarte con este Lord?
ui-table-ask-fizzle-detail = Su habilidad no tiene ahora sobre qué actuar y no haría nada.
ui-table-ask-fizzle-yes = Quedártelo igualmente
ui-table-ask-no = Todavía no
ui-table-broken = **Ha ocurrido algo imprevisto.** La partida se guarda tal como estaba en la última decisión. Hay un informe en { $path }.
ui-table-broken-untold = **Ha ocurrido algo imprevisto.** La partida se guarda tal como estaba en la última decisión. No se pudo escribir el informe: { $why }.
ui-table-missing-file = Falta un archivo del programa o está dañado ({ $name }). Tus partidas están guardadas; vuelve a instalar el programa.
ui-table-price = Precio
ui-table-key-token = Llave
ui-table-see-hand = Mostrar la mano de { $name }
ui-table-council = Consejo
ui-table-council-note = { $count ->
    [0] ninguna pila
    [1] una pila
   *[other] { $count } pilas
 }
ui-table-recruit = Reclutar
ui-table-recruit-note = { $count ->
    [0] ningún Lord al alcance
    [1] un Lord al alcance
   *[other] { $count } Lores al alcance
 }
ui-table-explore = Explorar
ui-table-explore-note = { $count ->
    [1] queda una carta
   *[other] quedan { $count } cartas
 }
ui-table-explore-shuffle = antes se baraja el descarte
ui-table-nothing-left = no queda ninguna carta
ui-table-offer-why = { $have ->
    [0] Ningún Aliado de esta Raza en la mano.
    [1] Un Aliado de esta Raza en la mano.
   *[other] { $have } Aliados de esta Raza en la mano.
 }
ui-table-offer-open = Oferta de { $name }. { $most ->
    [1] Solo se compra un Aliado por turno.
   *[other] { $left ->
        [1] Puedes comprar un Aliado más en este turno.
       *[other] Puedes comprar { $left } Aliados en este turno.
    }
 }
ui-table-turned = girado
ui-table-worth = Vale ahora para ti: **{ $worth }**
ui-table-worth-of = Vale para { $name }: **{ $worth }**
ui-table-controlled = Controlada por { $name }
ui-table-cost = Coste { $cost }, { $races ->
    [1] una Raza
   *[other] { $races } Razas
 }
ui-table-cost-now = { $cost } para ti ahora
ui-table-mandatory = incluyendo { $race }
ui-table-cost-only = Coste { $cost }, solo { $races }
ui-table-influence = Influencia { $points }
ui-table-has-key = Llave
ui-table-ruling = Aclaraciones

ui-table-plot = Conspirar
ui-table-plot-note = { $count ->
    [0] la Corte está llena
    [1] un espacio libre en la Corte
   *[other] { $count } espacios libres en la Corte
 }
ui-table-council-tip = Toma en la mano una pila entera del Consejo. Elige la pila en la mesa.
ui-table-recruit-tip = Paga con Aliados y Perlas un Lord de la Corte. Elige el Lord en la mesa.
ui-table-cheapest-tip = Propone el pago que entrega el menor valor. Todavía puedes cambiarlo.
ui-table-guide-hand = Elige **una carta de tu mano**, aquí abajo.
ui-table-guide-court = Elige **un Lord de la Corte**, aquí arriba.
ui-table-guide-swap-lord = Elige primero **un Lord de la Corte** y después **tu Lord** que se va.
ui-table-guide-swap-lord-then = Elige ahora **tu Lord** que se va de la partida.
ui-table-guide-swap-location = Elige primero **una Localización disponible** y después **la tuya** que devuelves.
ui-table-guide-swap-location-then = Elige ahora **tu Localización** que devuelves.
ui-table-guide-available = Elige **una Localización disponible**, arriba, o revela otras del mazo:
ui-table-guide-keys = Elige **Lores con Llave**, abajo a la derecha.

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
