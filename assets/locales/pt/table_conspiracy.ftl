# A mesa de Conspiracy: contas, pré-visualização, palco, legendas.

### O palco
ui-conspiracy-or-pile = ou leve uma das pilhas
ui-conspiracy-or-available = ou fique com uma disponível
ui-conspiracy-choose-beside = Escolha entre as cartas à esquerda.
ui-conspiracy-swap-first = Escolha o primeiro dos dois Lordes, ou arraste-o para cima do outro.
ui-conspiracy-swap-second = Agora o Lorde com o qual troca de lugar.

### Localidades
ui-conspiracy-open = { $count ->
    [0] nenhuma disponível
    [1] 1 disponível
   *[other] { $count } disponíveis
}
ui-conspiracy-worth = Agora valeria { $points } para você.
ui-conspiracy-in-coalition = Faz parte da maior coalizão.

### As contas
ui-conspiracy-coalition = Coalizão: { $count } { $sign } × { $each }
ui-conspiracy-preview-hint = Aponte para uma pilha ou uma carta e veja aqui o que traria.
ui-conspiracy-preview-lord = <c:brass>**Lugar { $place }, { $lord }:**</c> coalizão de { $count }
ui-conspiracy-preview-lords = <c:brass>**Lugares { $first }–{ $last }:**</c> { $amount } Lordes, coalizão de { $count }
ui-conspiracy-preview-returned = { $count ->
    [1] Não há lugar para 1 Lorde: volta para a pilha.
   *[other] Não há lugar para { $count } Lordes: voltam para a pilha.
}
ui-conspiracy-preview-swap = <c:brass>**{ $one } com { $two }:**</c> coalizão de { $count }
ui-conspiracy-preview-location = <c:brass>**{ $location }**</c> no lugar { $place }
ui-conspiracy-keys-none = duas iguais ou três quaisquer: uma Localidade
ui-conspiracy-keys-silver = outra de prata: uma Localidade
ui-conspiracy-keys-gold = outra de ouro: uma Localidade
ui-conspiracy-keys-one-more = outra qualquer: uma Localidade
ui-conspiracy-keys-any-two = duas quaisquer: uma Localidade
ui-conspiracy-keys-wait = a próxima: uma Localidade
ui-conspiracy-keys-now = uma Localidade agora
ui-conspiracy-keys-due = { $count ->
    [1] Uma Localidade no lugar { $places }
   *[other] Localidades nos lugares { $places }
}
ui-conspiracy-master-you = é Mestre das Pérolas
ui-conspiracy-master-becomes = passa a ser Mestre das Pérolas
ui-conspiracy-master-nobody = ainda não há Mestre das Pérolas
ui-conspiracy-master-other = Mestre das Pérolas: { $name }
ui-conspiracy-by-rules = segue as suas regras
