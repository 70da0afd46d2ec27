# La mesa de Conspiracy: cuentas, previsión, escenario, leyendas.

### El escenario
ui-conspiracy-or-pile = o llévate una de las pilas
ui-conspiracy-or-available = o quédate con una disponible
ui-conspiracy-choose-beside = Elige entre las cartas de la izquierda.
ui-conspiracy-swap-first = Elige el primero de los dos Lores, o arrástralo sobre el otro.
ui-conspiracy-swap-second = Ahora el Lord con el que cambia de sitio.

### Localizaciones
ui-conspiracy-open = { $count ->
    [0] ninguna disponible
    [1] 1 disponible
   *[other] { $count } disponibles
}
ui-conspiracy-worth = Ahora mismo te valdría { $points }.
ui-conspiracy-in-coalition = Forma parte de la mayor coalición.

### Las cuentas
ui-conspiracy-coalition = Coalición: { $count } { $sign } × { $each }
ui-conspiracy-preview-hint = Señala una pila o una carta y verás aquí lo que te daría.
ui-conspiracy-preview-lord = <c:brass>**Lugar { $place }, { $lord }:**</c> coalición de { $count }
ui-conspiracy-preview-lords = <c:brass>**Lugares { $first }–{ $last }:**</c> { $amount } Lores, coalición de { $count }
ui-conspiracy-preview-returned = { $count ->
    [1] No hay sitio para 1 Lord: vuelve a la pila.
   *[other] No hay sitio para { $count } Lores: vuelven a la pila.
}
ui-conspiracy-preview-swap = <c:brass>**{ $one } con { $two }:**</c> coalición de { $count }
ui-conspiracy-preview-location = <c:brass>**{ $location }**</c> en el lugar { $place }
ui-conspiracy-keys-none = dos iguales o tres cualesquiera: una Localización
ui-conspiracy-keys-silver = otra de plata: una Localización
ui-conspiracy-keys-gold = otra de oro: una Localización
ui-conspiracy-keys-one-more = otra cualquiera: una Localización
ui-conspiracy-keys-any-two = dos cualesquiera: una Localización
ui-conspiracy-keys-wait = la próxima: una Localización
ui-conspiracy-keys-now = una Localización ahora
ui-conspiracy-keys-due = { $count ->
    [1] Una Localización en el lugar { $places }
   *[other] Localizaciones en los lugares { $places }
}
ui-conspiracy-master-you = eres Maestro de las Perlas
ui-conspiracy-master-becomes = pasas a ser Maestro de las Perlas
ui-conspiracy-master-nobody = aún no hay Maestro de las Perlas
ui-conspiracy-master-other = Maestro de las Perlas: { $name }
ui-conspiracy-by-rules = juega según sus reglas
