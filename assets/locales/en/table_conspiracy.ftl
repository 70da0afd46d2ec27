# The table of Conspiracy: account, previews, stage, captions.

### The stage
ui-conspiracy-or-pile = or take one of the piles
ui-conspiracy-or-available = or take an available one
ui-conspiracy-choose-beside = Choose among the cards at the left.
ui-conspiracy-swap-first = Choose the first of the two Lords, or drag it onto the other.
ui-conspiracy-swap-second = Now the Lord with which it changes places.

### Locations
ui-conspiracy-open = { $count ->
    [0] none is available
    [1] 1 is available
   *[other] { $count } are available
}
ui-conspiracy-worth = Now it would be worth { $points } to you.
ui-conspiracy-in-coalition = Part of the largest coalition.

### The account
ui-conspiracy-coalition = Coalition: { $count } { $sign } × { $each }
ui-conspiracy-preview-hint = Point at a pile or a card to see here what it would bring.
ui-conspiracy-preview-lord = <c:brass>**Place { $place }, { $lord }:**</c> coalition { $count }
ui-conspiracy-preview-lords = <c:brass>**Places { $first }–{ $last }:**</c> { $amount } Lords, coalition { $count }
ui-conspiracy-preview-returned = { $count ->
    [1] No room for 1 Lord: it goes back to the pile.
   *[other] No room for { $count } Lords: they go back to the pile.
}
ui-conspiracy-preview-swap = <c:brass>**{ $one } with { $two }:**</c> coalition { $count }
ui-conspiracy-preview-location = <c:brass>**{ $location }**</c> on place { $place }
ui-conspiracy-keys-none = two alike or any three: a Location
ui-conspiracy-keys-silver = another silver one: a Location
ui-conspiracy-keys-gold = another gold one: a Location
ui-conspiracy-keys-one-more = any other one: a Location
ui-conspiracy-keys-any-two = any two: a Location
ui-conspiracy-keys-wait = the next one: a Location
ui-conspiracy-keys-now = a Location now
ui-conspiracy-keys-due = { $count ->
    [1] A Location on place { $places }
   *[other] Locations on places { $places }
}
ui-conspiracy-master-you = you are Pearl Master
ui-conspiracy-master-becomes = you become Pearl Master
ui-conspiracy-master-nobody = no Pearl Master yet
ui-conspiracy-master-other = Pearl Master: { $name }
ui-conspiracy-by-rules = plays by its rules
