# Donde un escenario no está como se espera: partes de una frase, que siguen al nombre del archivo.

failure-illegal = «{ $move }» no está entre las jugadas permitidas ({ $count ->
    [0] ninguna
   *[other] { $legal }
}), se rechaza con { $reason }
failure-unreadable = «{ $move }» no es una jugada
failure-not-legal = «{ $move }» debería estar entre las jugadas permitidas ({ $count ->
    [0] ninguna
   *[other] { $legal }
})
failure-only = las jugadas permitidas deberían ser ({ $expected ->
    [0] ninguna
   *[other] { $wanted }
}), son ({ $count ->
    [0] ninguna
   *[other] { $legal }
})
failure-refused = «{ $move }» debería rechazarse con { $expected }, se rechaza con { $found }
failure-not-refused = «{ $move }» debería rechazarse con { $expected }, está permitida
failure-event = «{ $event }» debería haber pasado; pasó: { $count ->
    [0] nada
   *[other] { $happened }
}
failure-value = { $field } debería ser { $expected }, es { $found }
failure-value-any-order = { $field } debería ser { $expected } en cualquier orden, es { $found }
failure-nothing = { $field } debería ser { $expected }, no hay nada con ese nombre
failure-points = los puntos deberían ser { $expected }, son { $found }
failure-places = los puestos deberían ser { $expected }, son { $found }
failure-sources = hay puntos por origen para { $most } asientos, no para { $found }
failure-over = la partida debería haber terminado
failure-not-over = la partida no debería haber terminado
failure-seat = el asiento { $seat } debería decidir, decide el asiento { $found }
failure-seat-nobody = el asiento { $seat } debería decidir, no decide nadie

# Por qué un texto no es una jugada.

refusal-unreadable-word = El juego no conoce la jugada «{ $word }».
refusal-unreadable-count = Después de «{ $word }» { $wanted ->
    [0] no se escribe nada
    [1] se escribe 1 palabra
   *[other] se escriben { $wanted } palabras
}, y no { $found }.
refusal-unreadable-argument = «{ $word }» no sirve en ese punto.
