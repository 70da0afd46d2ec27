# Kraken: Nébulis, a miniatura, Sentinelas, Tesouros.

### Por que uma jogada não é possível
refusal-nebulis-beyond-price = O preço é { $price }: mais Nébulis do que isso não entram.
refusal-nebulis-missing = { $need ->
    [1] Seria precisa 1 Nébulis
   *[other] Seriam precisas { $need } Nébulis
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-nebulis-limit = Num pagamento { $most ->
    [1] só entra 1 Nébulis
   *[other] só entram { $most } Nébulis
}.
refusal-pearls-missing = { $need ->
    [1] Seria precisa 1 Pérola
   *[other] Seriam precisas { $need } Pérolas
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-pearls-remain = Uma Nébulis só entra depois de todas as Pérolas: { $pearls ->
    [1] sobraria 1 Pérola
   *[other] sobrariam { $pearls } Pérolas
}.
refusal-figure-most = O Kraken só pode ir para um dos adversários que acabam de chegar ao maior número de Nébulis.
refusal-reserved = Isto está reservado por uma Sentinela { $seat_of }.
refusal-sentinel-placed = Esta Sentinela já reserva algo: volta quando o que ela reserva for levado.
refusal-sentinel-rests = Esta Sentinela acaba de voltar: pode ser usada a partir do seu próximo turno.
refusal-sentinel-area = Nesta área já há uma Sentinela, e só cabe uma.
refusal-other-race = É preciso descartar { $race_one }.
refusal-lord-not-used = { $lord_cap } não está sob uma Localidade.
