# Leviathan: a Fronteira, lutas, novas fichas de Monstro, Lei Marcial.

### Por que uma jogada não é possível
refusal-no-fighter = Nenhum Aliado da sua mão pode atacar um Leviatã da Fronteira.
refusal-not-on-border = Este Leviatã não está na Fronteira.
refusal-other-leviathan = Nesta luta só pode ser atacado o Leviatã que já foi atacado.
refusal-fight-race = Só { $race_plural } e caranguejos podem atacar este Leviatã.
refusal-fight-crabs = Só caranguejos podem atacar este Leviatã.
refusal-fight-declared = A luta está declarada: é preciso atacar pelo menos uma vez.
refusal-boost-pearls = { $need ->
    [1] Seria precisa 1 Pérola
   *[other] Seriam precisas { $need } Pérolas
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-tokens-total = As fichas têm de somar { $need }.
refusal-token-later = Esta ficha só pode ser revelada no começo de um turno seu.
refusal-zone-taken = Já há um Leviatã nesta zona.
refusal-seat-protected = O Xamã { $seat_of } protege disto.
refusal-martial-law-pearls = Manter todos custa { $need ->
    [1] 1 Pérola
   *[other] { $need } Pérolas
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-martial-law-exact = Paga-se por todos os Aliados além de 12, ou descartam-se alguns antes: { $need ->
    [1] agora é 1
   *[other] agora são { $need }
}.
refusal-kraken-stays = Krakens não podem ser descartados pela Lei Marcial.

### A tabela das partidas jogadas
cli-source-wounds = Feridas
cli-source-scourge = Flagelo
