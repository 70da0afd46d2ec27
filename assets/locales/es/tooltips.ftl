# Una frase sobre cada lugar y cada pieza de la mesa.

### La mesa común
tip-lord-deck = Mazo de Lores: { $count ->
    [0] vacío
    [1] 1 carta
   *[other] { $count } cartas
}. Repone la Corte. Si no alcanza para todos los espacios vacíos, empieza la última ronda.
tip-court-space = Un espacio vacío de la Corte. Conspirar pone aquí el primer Lord del mazo por 1 Perla.
tip-court-space-waiting = Un espacio vacío de la Corte. Los Lores se alejan del mazo; con 2 o menos, la Corte se repone.
tip-council-stack = Pila de { $race_plural } del Consejo, boca abajo: { $count ->
    [0] vacía
    [1] 1 carta
   *[other] { $count } cartas
}. Como acción se puede tomar una pila entera.
tip-exploration-deck = Mazo de Exploración: { $count ->
    [0] vacío
    [1] 1 carta
   *[other] { $count } cartas
}. Cuando falta una carta, se baraja el descarte.
tip-track-space = Espacio { $space } de la exploración.
tip-track-last = Último espacio: aquí es obligatorio llevarse el Aliado o luchar, y se gana 1 Perla.
tip-track-card = En el espacio { $space }. Solo la última carta revelada se puede tomar o combatir.
tip-price = El próximo Aliado vendido en este turno cuesta { $price }.
tip-discard = Descarte de las cartas de Exploración: { $count ->
    [0] vacío
    [1] 1 carta
   *[other] { $count } cartas
}. Nadie puede buscar en él.
tip-threat-token = La Amenaza: quien lucha contra un Monstruo recibe la recompensa de este espacio. Sube cada vez que se deja en paz a un Monstruo y vuelve al espacio 1 después de una lucha.
tip-threat-1 = Espacio de Amenaza 1: 1 Perla o 1 ficha de Monstruo.
tip-threat-2 = Espacio de Amenaza 2: 2 Perlas, 1 Perla y 1 ficha de Monstruo, o 2 fichas de Monstruo.
tip-threat-3 = Espacio de Amenaza 3: 1 Llave.
tip-threat-4 = Espacio de Amenaza 4: 1 Llave y además 1 Perla o 1 ficha de Monstruo.
tip-threat-5 = Espacio de Amenaza 5: 1 Llave y además 2 Perlas, 1 Perla y 1 ficha de Monstruo, o 2 fichas de Monstruo.
tip-threat-6 = Espacio de Amenaza 6: 2 Llaves.
tip-token-pile = Fichas de Monstruo: { $count ->
    [0] no queda ninguna
    [1] queda 1
   *[other] quedan { $count }
}. Cada una vale 2, 3 o 4 puntos.
tip-location-deck = Mazo de Localizaciones: { $count ->
    [0] vacío
    [1] queda 1
   *[other] quedan { $count }
}. Con 3 Llaves se pueden robar hasta 4 y elegir una de ellas.
tip-location-available = Disponible para quien tenga 3 Llaves.
tip-location-empty = Sitio para Localizaciones disponibles.

### Cartas
tip-ally = { $race_title }, valor { $value }. Los Aliados pagan a los Lores.
tip-monster = Monstruo. Quien explora puede luchar contra él por la recompensa del espacio de Amenaza.
tip-lord-cost = Valor de Aliados que hay que alcanzar. Las Perlas pueden cubrir lo que falte.
tip-lord-races = Exactamente este número de Razas distintas. La Raza indicada debe estar entre ellas.
tip-lord-influence = Puntos al final de la partida.
tip-lord-key = Una Llave, mientras el Lord esté libre y sin girar.
tip-lord-free = Libre: su habilidad y su Llave tienen efecto.
tip-lord-used = Bajo una Localización: ya sin habilidad ni Llave. Sus puntos cuentan.
tip-lord-turned = Girado por un Asesino: sin habilidad ni Llave. Sus puntos cuentan.

### Un jugador
tip-pearls = Perlas: compran Aliados, pagan conspiraciones y cubren lo que falta para un Lord. Al final, desempatan.
tip-keys = Llaves: fichas y Lores libres con Llave. Con 3 Llaves es obligatorio tomar el control de una Localización.
tip-tokens = Fichas de Monstruo: boca abajo hasta el final, cada una vale 2, 3 o 4 puntos.
tip-tokens-own = Tus fichas de Monstruo; nadie más conoce sus valores.
tip-lords = Lores: el 7.º Lord de un jugador abre la última ronda.
tip-lord-slot = Sitio para un Lord. El 7.º abre la última ronda.
tip-locations = Localizaciones controladas; sus puntos cuentan al final.
tip-affiliated = Aliados afiliados: al final solo cuenta el más fuerte de cada Raza. Ya no vuelven a la mano.
tip-score = Puntos conocidos hasta ahora: sin fichas de Monstruo ocultas, manos ni Ciudad de los Espejos.
tip-first-player = Empezó la partida.
tip-active-player = Es el turno de este jugador.

### Herramientas
tip-undo = Deshace la última jugada, mientras no se haya revelado nada oculto.
tip-hint = Sugiere una jugada y dice por qué.
tip-log = Todo lo que ha ocurrido.
tip-menu = Menú
