### Les joueurs artificiels, et ce qu'on demande à l'étagère.

## Comment ils s'appellent.

level-newcomer = Débutant
level-casual = Amateur
level-regular = Habitué
level-expert = Expert
level-master = Maître
level-random = Au hasard
level-greedy = Glouton
level-planner = Urbaniste

## Ce qu'ils ont à dire d'une décision.

remark-draw = calculé jusqu’à la fin : au meilleur jeu, c’est une égalité
remark-wins =
    calculé jusqu’à la fin : je gagne de { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ou plus
remark-loses =
    calculé jusqu’à la fin : au meilleur jeu, je perds de { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Ce qui n'existe pas.

player-unknown = il n’y a pas de joueur « { $name } » ; il y a : { $known }
option-without-effect = option { $key } : cela ne change rien au compte d’une position
no-positions = { $game } ne lit pas de positions : comptez plutôt un relevé de partie
