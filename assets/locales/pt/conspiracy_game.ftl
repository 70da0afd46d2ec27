# O que Conspiracy diz enquanto se joga: registro, resumo, perguntas, observações, jogadas.

### O registro
event-conspiracy-game-started = A partida começa; { $player_the } joga primeiro
event-conspiracy-turn-started = Turno { $player_of }
event-conspiracy-turn-started-again = Turno repetido { $player_of }
event-conspiracy-turn-started-last = Último turno { $player_of }
event-conspiracy-turn-skipped = Não há nenhum Lorde para pegar (turno { $player_of })
event-conspiracy-lords-drawn = { $player_cap } revelou { $lords }
event-conspiracy-lord-kept = { $player_cap } ficou com { $lord_the }
event-conspiracy-lord-kept-rest = { $player_cap } ficou com { $lord_the }; para as pilhas: { $rest }
event-conspiracy-pile-taken = { $player_cap } pegou a pilha de { $guild_plural }: { $lords }
event-conspiracy-lord-placed = { $player_cap } colocou { $lord_the } no lugar { $place }
event-conspiracy-lords-returned = A Câmara { $player_of } está cheia: de volta à pilha de { $guild_plural }: { $lords }
event-conspiracy-lord-turned-up = Do baralho para a sua pilha: { $lord } ({ $by } { $player_of })
event-conspiracy-lord-turned-up-search = Nenhuma pilha serve: { $lord_the } sai do baralho para a sua pilha ({ $player })
event-conspiracy-pearls-gained = { $player_cap } ganhou { $amount }
event-conspiracy-pearls-gained-location = { $player_cap } ganhou { $amount } ({ $location })
event-conspiracy-pearl-master = { $player_cap } é Mestre das Pérolas
event-conspiracy-pearl-master-former = { $player_cap } é Mestre das Pérolas no lugar { $former_of }
event-conspiracy-lords-swapped = { $player_cap } trocou { $lord_the } (agora no lugar { $place }) com { $other_the } (agora no lugar { $other_place })
event-conspiracy-swap-declined = { $player_cap } não quis trocar Lordes
event-conspiracy-swap-without-target = { $player_cap } não tinha dois Lordes sem Chave para trocar
event-conspiracy-locations-drawn = { $player_cap } revelou { $locations }
event-conspiracy-location-deck-searched = { $player_cap } procurou em todo o baralho de Localidades: { $amount }
event-conspiracy-location-put = { $player_cap } pôs { $location_the } no lugar { $place }
event-conspiracy-location-buried = { $player_cap } pôs { $location_the } no lugar { $place }, em face oculta
event-conspiracy-location-buried-unseen = { $player_cap } pôs uma Localidade desconhecida no lugar { $place }, em face oculta
event-conspiracy-no-location = Não há Localidade para { $player_the }: as Chaves continuam a contar
event-conspiracy-gate-closed = { $location_cap } { $player_of }: os adversários revelam exatamente { $count ->
    [1] 1 Lorde
   *[other] { $count } Lordes
}
event-conspiracy-gate-opened = Acaba a ordem { $location_of } { $player_of }
event-conspiracy-lords-recycled = Todas as pilhas voltaram ao baralho: { $amount } ({ $player })
event-conspiracy-lords-recycled-nothing = Não havia pilhas para embaralhar ({ $player })
event-conspiracy-locations-recycled = De volta ao baralho de Localidades: { $locations } ({ $player })
event-conspiracy-locations-recycled-nothing = Não havia Localidades disponíveis para embaralhar ({ $player })
event-conspiracy-condition-matched = { $player_cap } procura { $condition }: pilha de { $guilds }
event-conspiracy-condition-matched-nothing = Nenhuma condição { $player_of } se cumpre: qualquer pilha serve
event-conspiracy-top-lord-ordered = { $player_cap } tem de pegar no próximo turno o Lorde do topo do baralho
event-conspiracy-replay-token-taken = { $player_cap } ganhou a ficha de repetição com uma coalizão de { $count }
event-conspiracy-replay-token-returned = { $player_cap } devolveu a ficha de repetição e joga mais um turno
event-conspiracy-end-triggered = A Câmara { $player_of } está cheia: cada adversário tem um último turno
event-conspiracy-game-ended = { $player_cap } vence com { $points }
event-conspiracy-game-ended-shared = { $players } dividem a vitória com { $points }

### Desde o seu último turno
sum-conspiracy-kept = ficou com { $lord_the }
sum-conspiracy-pile = pegou a pilha de { $guild_plural }: { $count ->
    [1] 1 Lorde
   *[other] { $count } Lordes
}
sum-conspiracy-location = tem agora { $locations }
sum-conspiracy-buried = pôs uma Localidade em face oculta
sum-conspiracy-swapped = trocou { $lord_the } com { $other_the }
sum-conspiracy-pearl-master = é Mestre das Pérolas
sum-conspiracy-gate = manda revelar exatamente { $count ->
    [1] 1 Lorde
   *[other] { $count } Lordes
} do baralho
sum-conspiracy-lords-recycled = embaralhou todas as pilhas no baralho
sum-conspiracy-locations-recycled = embaralhou as Localidades disponíveis
sum-conspiracy-ordered = manda pegar o Lorde do topo do baralho
sum-conspiracy-last-turns = encheu a Câmara: últimos turnos
sum-conspiracy-filled = tem agora { $amount } na Câmara

### As perguntas
decision-conspiracy-choose-recruit = **Recrute:** revele { $most ->
    [1] o último Lorde
   *[other] de 1 a { $most } Lordes
} do baralho ou pegue uma pilha.
decision-conspiracy-choose-recruit-deck = **Recrute:** revele { $most ->
    [1] o último Lorde
   *[other] de 1 a { $most } Lordes
} do baralho.
decision-conspiracy-choose-recruit-pile = **Recrute:** o baralho está vazio, pegue uma pilha.
decision-conspiracy-choose-recruit-gate = **Recrute:** { $location_the } { $player_of } manda revelar exatamente { $count ->
    [1] 1 Lorde
   *[other] { $count } Lordes
}.
decision-conspiracy-choose-recruit-ordered = **Recrute:** { $player_the } manda pegar o Lorde do topo do baralho.
decision-conspiracy-choose-recruit-other = { $player_cap } está recrutando
decision-conspiracy-choose-kept = **Fique com 1 dos { $count } Lordes** revelados; os outros vão para as suas pilhas.
decision-conspiracy-choose-kept-other = { $player_cap } está escolhendo entre { $lords }
decision-conspiracy-choose-next = **Escolha o Lorde** para o lugar { $place }.
decision-conspiracy-choose-next-few = **Escolha o Lorde** para o lugar { $place }: só há lugar para { $free } de { $count }.
decision-conspiracy-choose-next-opponent = **Escolha o Lorde { $player_of }** para o lugar { $place }.
decision-conspiracy-choose-next-opponent-few = **Escolha o Lorde { $player_of }** para o lugar { $place }: só há lugar para { $free } de { $count }.
decision-conspiracy-choose-next-other = { $player_cap } está escolhendo a ordem dos Lordes
decision-conspiracy-choose-swap = **Troque 2 Lordes sem Chave** da sua Câmara ou deixe como está ({ $lord }).
decision-conspiracy-choose-swap-other = { $player_cap } pode trocar dois Lordes
decision-conspiracy-choose-location = **Pegue uma Localidade:** escolha uma disponível ou revele { $most ->
    [1] a última
   *[other] de 1 a { $most }
}.
decision-conspiracy-choose-location-draw = **Pegue uma Localidade:** nenhuma disponível, revele { $most ->
    [1] a última
   *[other] de 1 a { $most }
}.
decision-conspiracy-choose-location-available = **Pegue uma Localidade:** escolha uma disponível.
decision-conspiracy-choose-location-other = { $player_cap } está escolhendo uma Localidade
decision-conspiracy-choose-among-drawn = **Fique com 1 das { $count } Localidades** acabadas de revelar.
decision-conspiracy-choose-among-drawn-other = { $player_cap } está escolhendo entre { $locations }
decision-conspiracy-search-deck = **Escolha uma Localidade** de todo o baralho.
decision-conspiracy-search-deck-other = { $player_cap } está procurando uma Localidade em todo o baralho
decision-conspiracy-offer-replay = **Devolver a ficha de repetição** e jogar mais um turno?
decision-conspiracy-offer-replay-other = { $player_cap } pode jogar mais um turno
decision-conspiracy-choose-for-opponent = **Escolha a pilha** para { $player_the }, que procura { $condition }.
decision-conspiracy-choose-for-opponent-any = **Escolha a pilha** para { $player_the }: nenhuma condição se cumpre.
decision-conspiracy-choose-for-opponent-other = { $player_cap } está escolhendo a pilha para { $opponent_the }

### Observações
remark-conspiracy-again = Turno repetido
remark-conspiracy-keys-alike = { $keys }: outra igual traz uma Localidade
remark-conspiracy-keys-any = { $keys }: qualquer outra traz uma Localidade
remark-conspiracy-keys-no-location = { $keys }, mas não há Localidade para pegar
remark-conspiracy-keys-next = { $keys }: a próxima Chave traz uma Localidade
remark-conspiracy-full = Câmara cheia: cada adversário tem um último turno
remark-conspiracy-gain = { $gains }
remark-conspiracy-gain-opponent = Para o adversário: { $gains }
remark-conspiracy-swap = Uma troca não dá Pérolas nem Localidades
remark-conspiracy-token = A ficha pode ser ganha outra vez
word-gain-more = +{ $points }
word-gain-less = −{ $points }
word-gain-none = nenhum ponto a mais
word-gain-token = ficha de repetição
word-gain-returned = { $count ->
    [1] 1 Lorde volta
   *[other] { $count } Lordes voltam
}

### As jogadas
move-conspiracy-draw = Revelar { $amount }
move-conspiracy-draw-tip = { $amount_count ->
    [1] Revele o Lorde do topo do baralho e fique com ele, seja qual for.
   *[other] Revele { $amount } do baralho e fique com um. Os outros vão para as pilhas das suas Guildas.
}
move-conspiracy-pile = Pegar { $amount }: { $guild_plural }
move-conspiracy-pile-tip = Pegue a pilha inteira e coloque os Lordes um a um, na ordem que quiser: { $lords }.
move-conspiracy-pile-any = Pegar a pilha de { $guild_plural }
move-conspiracy-pile-any-tip = Pegue a pilha inteira e coloque os Lordes um a um, na ordem que quiser.
move-conspiracy-keep = Ficar com { $lord_the }
move-conspiracy-keep-tip = { $lord_cap } vai para o lugar { $place }. { $power }
move-conspiracy-keep-any-tip = { $lord_cap } vai para o próximo lugar. { $power }
move-conspiracy-place = Colocar { $lord_the }
move-conspiracy-place-tip = { $lord_cap } vai para o lugar { $place }. { $power }
move-conspiracy-place-any-tip = { $lord_cap } vai para o próximo lugar. { $power }
move-conspiracy-place-opponent-tip = { $lord_cap } vai para o lugar { $place } { $player_of }.
move-conspiracy-swap = Trocar { $lord_the } com { $other_the }
move-conspiracy-swap-tip = { $lord_cap } vai para o lugar { $other_place }, { $other_the } para o lugar { $place }.
move-conspiracy-swap-any-tip = Os dois Lordes trocam de lugar.
move-conspiracy-decline = Não trocar
move-conspiracy-decline-tip = Todos os Lordes ficam onde estão.
move-conspiracy-locations = Revelar { $amount }
move-conspiracy-locations-tip = { $amount_count ->
    [1] Revele a Localidade do topo do baralho e fique com ela, seja qual for.
   *[other] Revele { $amount } e fique com uma delas. As restantes ficam disponíveis para todos.
}
move-conspiracy-settle = Pegar { $location_the }
move-conspiracy-settle-tip = Fica sobre { $lord_the }. { $text }
move-conspiracy-settle-any-tip = { $text }
move-conspiracy-replay = Jogar mais um turno
move-conspiracy-replay-tip = Devolva a ficha de repetição: o seu turno recomeça já.
move-conspiracy-end = Acabar o turno
move-conspiracy-end-tip = Guarde a ficha de repetição para mais tarde.
move-conspiracy-give = Dar { $amount }: { $guild_plural }
move-conspiracy-give-tip = { $player_cap } leva esta pilha: { $lords }.
move-conspiracy-give-any = Dar a pilha de { $guild_plural }
move-conspiracy-give-any-tip = O adversário leva a pilha inteira.
