# La mesa de Kraken

ui-table-guide-sentinel = Lleva la ficha a un lugar marcado, o haz clic en él.
ui-table-guide-sentinel-then = Ahora elige lo que reserva el Centinela.
ui-table-guide-recover = Elige un Aliado del descarte: va a tu mano.
ui-table-pay-pearls = Solo Perlas
ui-table-pay-coins = Con { $count } Nébulis
ui-table-offer-wild = { $have ->
    [0] No tienes ningún kraken.
    [1] Tienes un kraken.
   *[other] Tienes { $have } krakens.
}
