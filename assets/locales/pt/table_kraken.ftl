# A mesa de Kraken

ui-table-guide-sentinel = Leve a ficha a um lugar marcado, ou clique nele.
ui-table-guide-sentinel-then = Agora escolha o que a Sentinela reserva.
ui-table-guide-recover = Escolha um Aliado do descarte: ele vai para a sua mão.
ui-table-pay-pearls = Só Pérolas
ui-table-pay-coins = Com { $count } Nébulis
ui-table-offer-wild = { $have ->
    [0] Nenhum kraken na mão.
    [1] Um kraken na mão.
   *[other] { $have } krakens na mão.
}
