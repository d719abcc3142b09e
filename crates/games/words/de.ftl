### Computerspieler, und was vom Regal verlangt wird.

## Wie sie heißen.

level-newcomer = Neuling
level-casual = Gelegenheitsspieler
level-regular = Stammspieler
level-expert = Experte
level-master = Meister
level-random = Zufall
level-greedy = Gierig
level-planner = Planer

## Was sie zu einer Entscheidung zu sagen haben.

remark-draw = bis zum Ende gerechnet: bei bestem Spiel unentschieden
remark-wins =
    bis zum Ende gerechnet: ich gewinne mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    } Vorsprung oder mehr
remark-loses =
    bis zum Ende gerechnet: bei bestem Spiel verliere ich mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    } Rückstand

## Was es nicht gibt.

player-unknown = es gibt keinen Spieler „{ $name }“; es gibt: { $known }
option-without-effect = Option { $key }: auf die Wertung einer Stellung hat das keinen Einfluss
no-positions = { $game } liest keine Stellungen: werte statt dessen eine Aufzeichnung aus
