# Nombres de las jugadas (botones, opciones) y, con "-tip", una frase sobre cada una.

move-plot = Conspirar: 1 Perla
move-plot-tip = Paga 1 Perla: el primer Lord del mazo llega a la Corte, al espacio vacío más alejado del mazo.
move-explore = Explorar
move-explore-tip = Revela cartas de Exploración una a una, hasta llevarte un Aliado o luchar contra un Monstruo.
move-explore-on = Seguir
move-explore-on-tip = Deja esta carta donde está y revela la siguiente.
move-explore-threat = Seguir: Amenaza { $space }
move-explore-threat-tip = Deja en paz al Monstruo. La Amenaza sube al espacio { $space } y se revela la carta siguiente.
move-explore-must = Revelar la carta siguiente
move-explore-must-tip = Después de una venta la exploración continúa.
move-council = Tomar la pila de { $race_plural }: { $count }
move-council-tip = Toma para tu mano la pila entera de { $race_plural } del Consejo: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
move-council-any = Tomar la pila de { $race_plural }
move-council-any-tip = Toma para tu mano la pila entera de { $race_plural } del Consejo.
move-recruit = Reclutar { $lord_to }
move-recruit-tip = Paga con Aliados por valor de { $cost }, de exactamente { $amount }, entre ellas { $race }. Las Perlas cubren lo que falte.
move-recruit-any-tip = Paga con Aliados por valor de { $cost }, de exactamente { $amount }. Las Perlas cubren lo que falte.
move-recruit-only-tip = Paga solo con { $race_plural }, por valor total de { $cost }. Las Perlas cubren lo que falte.
move-recruit-pearls = Reclutar { $lord_to } por { $price }
move-recruit-pearls-tip = Paga exactamente { $price }; no se usa ningún Aliado.
move-skip = Pasar sin acción
move-skip-tip = En este turno ninguna acción es posible.
move-buy = Comprar por { $price }
move-buy-tip = Paga { $price } a { $explorer } y llévate { $card_the } a la mano. { $most ->
    [1] Una compra
   *[other] { $most } compras
} por turno.
move-buy-any = Comprar { $card_the }
move-buy-any-tip = Llévate { $card_the } a la mano a cambio de Perlas.
move-pass = Pasar
move-pass-tip = No comprar este Aliado.
move-take = Llevarse { $card_the }
move-take-tip = Llévate { $card_the } gratis a la mano. La exploración acaba.
move-fight = Luchar: { $reward }
move-fight-tip = La victoria es segura. La exploración acaba, la recompensa es { $reward } y la Amenaza vuelve al espacio 1.
move-fight-any = Luchar contra el Monstruo
move-fight-any-tip = La exploración acaba con una lucha.
move-reward = { $gains }
move-reward-tip = Recibe esta recompensa: { $gains }.
move-pick = Pagar con { $card_the }
move-pick-tip = Añade { $card_the } al pago.
move-back = Retirar { $card_the }
move-back-tip = Retira { $card_the } del pago.
move-affiliate = Afiliar { $card_the }
move-affiliate-tip = Pon { $card_the } ante ti para siempre. Los demás Aliados usados se descartan.
move-discard = Descartar { $card_the }
move-discard-tip = { $card_cap } va de la mano al descarte.
move-discard-sell = Descartar { $card_the } por { $price }
move-discard-sell-tip = { $card_cap } va al descarte y da { $price }.
move-use = Usar { $lord_the }
move-strip = Descartar la pila de { $race_plural }
move-strip-tip = La pila entera de { $race_plural } del Consejo va al descarte sin que nadie la vea.
move-dismiss = Entregar { $lord_the }
move-dismiss-tip = { $lord_cap } sale de la partida; a cambio llega el primer Lord del mazo, sea cual sea.
move-dismiss-court = Sustituir { $lord_the }
move-dismiss-court-tip = { $lord_cap } sale de la Corte y de la partida; el primer Lord del mazo ocupa el espacio.
move-exchange = { $lord_cap } { $new_by }
move-exchange-tip = { $lord_cap } sale de la partida; de la Corte llega { $new_the }.
move-turn = Girar { $lord_the }
move-turn-tip = { $lord_cap } de { $owner } pierde su habilidad y su Llave hasta el final de la partida.
move-rob = Quitar 1 ficha a { $victim }
move-rob-tip = Quita al azar 1 ficha de Monstruo a { $victim }.
move-draw = Robar { $amount }
move-draw-tip = { $amount_count ->
    [1] Revela 1 Localización y toma su control.
   *[other] Revela { $amount } y toma el control de una de ellas. Las demás quedan disponibles para todos.
}
move-settle = Elegir { $location_the }
move-settle-tip = Toma el control { $location_of } con { $need } Llaves.
move-settle-alone = Elegir { $location_the }
move-settle-alone-tip = Toma el control { $location_of } solo con { $by_the }.
move-settle-search = Tomar { $location_the }
move-settle-search-tip = Toma { $location_the } del mazo a cambio { $old_of }.
move-pledge = Gastar { $lord_the }
move-pledge-tip = Gasta la Llave { $lord_of }: el Lord va debajo de la Localización y pierde su habilidad.
move-pledge-token = Gastar 1 ficha de Llave
move-pledge-token-tip = Gasta una ficha de Llave en la Localización.
move-release = Retirar { $lord_the }
move-release-tip = Retira { $lord_the } de las Llaves elegidas.
move-release-token = Retirar 1 ficha de Llave
move-release-token-tip = Retira una ficha de Llave de las Llaves elegidas.
move-swap = { $location_cap } { $new_by }
move-swap-tip = Devuelve { $location_the } y quédate con { $new_the }. Los Lores que están debajo van con ella.
move-confirm = Confirmar
move-confirm-tip = Haz lo que se ha elegido.
move-confirm-recruit = Reclutar
move-confirm-recruit-tip = Paga y quédate con { $lord_the }. Después ya no se puede cancelar.
move-confirm-control = Tomar el control
move-confirm-control-tip = Gasta las Llaves elegidas y quédate con { $location_the }.
move-cancel = Cancelar
move-cancel-tip = Vuelve atrás sin coste.
move-decline = Renunciar
move-decline-tip = No usar esta habilidad.
move-decline-search = Conservar { $location_the }
move-decline-search-tip = No cambiar nada. El mazo se baraja.
move-done = Listo
move-done-tip = No usar más habilidades.
move-done-late = Acabar el turno
move-done-late-tip = No usar más habilidades en este turno.
