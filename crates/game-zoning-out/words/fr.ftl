### Ce qui se dit à une table de Zoning Out.

## Ce qu'est le jeu, et ce qui se choisit avant.

about = Bâtissez une ville de pyramides, jamais deux de même taille côte à côte, selon des règles de score qui changent à chaque partie.
option-mode = bâtir une seule ville, seul ou à tour de rôle, ou chacun la sienne en secret
    .name = façon de jouer
    .together = une ville ensemble
    .competitive = une ville cachée chacun
option-edition = selon quel texte : 17 règles de score, ou 18 avec des objectifs publiés
    .name = édition
    .first = la première
    .second = la deuxième
option-rules = les règles de score en jeu, 5 au plus, par exemple garden-city,piazzas,clusters ; `plat rules zoning-out` les énumère
    .name = règles de compte
    .random = au hasard
    .own = RÈGLE,RÈGLE,...
option-trios = les trios de chaque couleur ; auto veut dire 3, et 2 dans une petite ville
    .name = trios par couleur
    .auto = d’ordinaire
option-apc = Analysis Paralysis Commission : toutes les pyramides sont visibles, en trois files
    .name = Analysis Paralysis Commission
option-small-city = une partie plus courte : 2 trios et 2 règles de score
    .name = petite ville
option-targets = les objectifs de l’auteur, ou ceux que Plat a mesurés pour toutes les règles
    .name = objectifs
    .published = ceux de l’auteur
    .measured = mesurés par Plat
option-raise = 0 à 30 points ajoutés à l’objectif, pour qui gagne trop souvent
    .name = objectif plus haut
    .own = POINTS

## Les options dont aucune partie ne peut naître. Les valeurs s'écrivent comme partout.

value-of-two = { $one } ou { $other }
value-trios = auto ou 1 à 6
value-raise = 0 à 30
competition-seats = les uns contre les autres, on joue de 2 à { $most }
competition-apc = apc=on vaut pour une ville commune : les uns contre les autres, on ne tire rien au sort
competition-trios = les uns contre les autres, il faut au moins 2 trios à chacun
competition-raise = raise s’ajoute à un objectif : les uns contre les autres, il n’y en a pas
small-city-trios = une petite ville a 2 trios ; laissez trios=auto
small-city-rules = une petite ville a 2 règles de score, pas { $count }
option-rules-wrong = option rules : { $fault }
rule-unknown = il n’y a pas de règle « { $name } » dans { $edition } ; il y a : { $known }
rule-twice = la règle « { $name } » est nommée deux fois
rules-too-many = { $count } règles, c’est trop : il peut y en avoir { $most } en jeu
first-edition = la première édition
second-edition = la seconde édition

## Les pyramides : leur taille et leur couleur ; de n'importe quelle couleur ; toutes celles d'une taille. Ce qu'une
## couleur représente, comme ligne du score.

small = petite
medium = moyenne
large = grande
red = rouge
blue = bleue
green = verte
yellow = jaune
black = noire
piece = { $size } { $colour }
small-pyramid = petite pyramide
medium-pyramid = pyramide moyenne
large-pyramid = grande pyramide
small-pyramids = petites pyramides
medium-pyramids = pyramides moyennes
large-pyramids = grandes pyramides
zone-red = Habitations (rouge)
zone-blue = Commerces (bleu)
zone-green = Espaces verts (vert)
zone-yellow = Industrie (jaune)

## Les règles de score : leur nom, et ce qu'elles rapportent.

rule-15-minute-city = Ville du quart d’heure
rule-density-bonusing = Prime à la densité
rule-rainbow-rows = Rangées arc-en-ciel
rule-colorful-columns = Colonnes colorées
rule-overshadowed = Dans l’ombre
rule-suburbia = Banlieue
rule-little-boxes = Petites boîtes
rule-shopping-district = Quartier commerçant
rule-linear-park = Coulée verte
rule-we-compost = « Nous compostons »
rule-garden-city = Cité-jardin
rule-piazzas = Piazzas
rule-canadian-style = Style canadien
rule-factory-un-fun = Usine à ennuis
rule-lines-of-sight = Perspectives
rule-clusters = Grappes
rule-city-wall = Rempart
rule-bigger-on-the-outside = Plus grand à l’extérieur
rule-mixed-use-development = Usage mixte
rule-room-to-make-a-big-mistake = De la place pour une grosse erreur
scores-15-minute-city = 4 par rouge à côté d’une bleue, d’une verte et d’une jaune
scores-density-bonusing = −1 par case de la largeur ou de la hauteur de la ville, la plus grande des deux
scores-rainbow-rows = 5 par rangée où se trouvent les cinq couleurs
scores-colorful-columns = 2 par colonne de trois couleurs ou plus, −3 par autre colonne
scores-overshadowed = pour chaque petite, −1 par grande à côté d’elle
scores-suburbia = 1 par rouge au bord de la ville
scores-little-boxes = 3 par carré 2x2 de rouges ; les carrés peuvent se chevaucher
scores-shopping-district = 3 par carré 2x2 de bleues ; les carrés peuvent se chevaucher
scores-linear-park = 1 par pyramide de la plus longue ligne droite de vertes sans interruption
scores-we-compost = la valeur (1 à 3) de chaque noire à côté d’une rouge
scores-garden-city = 2 par rouge à côté d’une verte
scores-piazzas = pour chaque espace vide enclos, 1 par couleur différente autour
scores-canadian-style = les grandes peuvent se toucher ; 2 par grande dans leur plus grand groupe
scores-first-factory-un-fun = −2 par jaune à côté d’une rouge
scores-second-factory-un-fun = −1 par pyramide d’une autre couleur à côté d’une jaune
scores-lines-of-sight = 1 par rangée et par colonne avec exactement deux grandes, −2 par autre rangée ou colonne
scores-clusters = 3 par groupe d’une couleur (sauf le noir) fait d’une petite, d’une moyenne et d’une grande, −1 par autre groupe
scores-city-wall = 1 par grande au bord de la ville, −2 par autre grande
scores-bigger-on-the-outside = 2 par grande dans les rangées et colonnes extérieures
scores-mixed-use-development = aucun point ; une pyramide peut être placée sur une autre d’une taille différente
scores-room-to-make-a-big-mistake = pour chaque rouge, 1 par case vide à côté d’elle

## La table.

board-of =
    { $who-is ->
        [you] Votre ville
       *[other] Ville : { $who }
    }
screen = Chacun bâtit derrière un écran
screen-until = Chacun bâtit derrière un écran jusqu’à la fin de la partie.
screen-label = les villes restent cachées jusqu’à la fin de la partie
space-free = { $cell }, libre
space-free-near = { $cell }, libre, à côté : { $pieces }
space-one = { $cell } : { $piece }
space-two = { $cell } : { $lower }, et dessus { $upper }
space-on-top = { $space }, libre au-dessus
tray-hand = En main
tray-left =
    { $count ->
        [one] { $count } pyramide restante
       *[other] { $count } pyramides restantes
    }
tray-line = { CAPITAL($pyramids) }, à partir de la première
went-back = remises : { $pieces }
line-place = { $piece }, numéro { $place } de sa file
line-more = et { $count } de plus
button-aside = Mettre de côté
deed-size = Piocher
deed-take = Prendre
deed-call = Choisir
deed-place = Construire ici
sheet-rules = Règles de score
rule-in-play = { $rule } : { $scores }
rule-in-play-measured = { $rule } : { $scores } *
target = Objectif
target-raised = L’objectif est relevé
star-published = * mesuré par Plat : l’auteur n’a pas publié d’objectif
star-measured = * mesuré par Plat, et non l’objectif de l’auteur

## Ce qu'il faut faire.

prompt-rules = Les règles de score sont tirées au sort
prompt-lines = Les pyramides sont disposées en files
prompt-size =
    { $who-is ->
        [you] { $who-name }, choisissez la taille de la prochaine pyramide
       *[other] { $who } choisit la taille de la prochaine pyramide
    }
prompt-another-size =
    { $who-is ->
        [you] { $who-name }, choisissez une autre taille, car cette pyramide ne trouve pas de place
       *[other] { $who } choisit une autre taille, car cette pyramide ne trouve pas de place
    }
prompt-take =
    { $who-is ->
        [you] { $who-name }, prenez la première pyramide d’une file
       *[other] { $who } prend la première pyramide d’une file
    }
prompt-take-another =
    { $who-is ->
        [you] { $who-name }, prenez la première pyramide d’une autre file, car celle-là ne trouve pas de place
       *[other] { $who } prend la première pyramide d’une autre file, car celle-là ne trouve pas de place
    }
prompt-call =
    { $who-is ->
        [you] { $who-name }, choisissez la prochaine pyramide pour tous
       *[other] { $who } choisit la prochaine pyramide pour tous
    }
prompt-drawn = Une { $pyramid } est tirée au sort
prompt-uncover = Les villes sont dévoilées
prompt-place =
    { $who-is ->
        [you] { $who-name }, placez la { $piece }
       *[other] { $who } place la { $piece }
    }
prompt-place-apart =
    { $who-is ->
        [you] { $who-name }, placez la { $piece }, mais pas à côté d’une autre { $pyramid }
       *[other] { $who } place la { $piece }
    }
prompt-everybody =
    { $who-is ->
        [with-you] Comme tous, placez la { $piece } dans votre ville
       *[other] Tous placent la { $piece }
    }
prompt-several =
    { $who-is ->
        [with-you] Placez la { $piece } dans votre ville
       *[other] { CAPITAL($who) } placent la { $piece }
    }
prompt-aside =
    { $who-is ->
        [you] { $who-name }, mettez la { $piece } de côté : elle ne trouve pas de place dans votre ville
       *[other] { $who } met la { $piece } de côté : elle ne trouve pas de place
    }
result-won =
    Gagné avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    } sur { $target }
result-lost =
    Perdu avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    } sur { $target }
result-competition =
    { $winners } avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Les actions, comme elles sont proposées et comme elles sont racontées.

choose-size = choisir une { $pyramid }
take = prendre la { $piece } de sa file
call = choisir la { $piece } pour tous
place = placer la { $piece } en { $cell }
place-any = placer une pyramide en { $cell }
set-aside = mettre la pyramide de côté, car elle ne trouve pas de place
chooses-size =
    { $who-is ->
        [you] Vous choisissez
       *[other] { $who } choisit
    } une { $pyramid }
takes =
    { $who-is ->
        [you] Vous prenez
       *[other] { $who } prend
    } la { $piece } de sa file
takes-in-vain =
    { $who-is ->
        [you] Vous voulez
       *[other] { $who } veut
    } la { $piece }, mais elle ne trouve pas de place et reste dans sa file
calls =
    { $who-is ->
        [you] Vous choisissez
       *[other] { $who } choisit
    } la { $piece } pour tous
places =
    { $who-is ->
        [you] Vous placez
       *[other] { $who } place
    } la { $piece } en { $cell }
places-any =
    { $who-is ->
        [you] Vous placez
       *[other] { $who } place
    } une pyramide en { $cell }
sets-aside =
    { $who-is ->
        [you] Vous mettez
       *[other] { $who } met
    } la pyramide de côté, car elle ne trouve pas de place
places-hidden =
    { $who-is ->
        [you] Vous avez
       *[other] { $who } a
    } décidé où elle va
draws =
    { $who-is ->
        [you] Vous tirez
       *[other] { $who } tire
    } une { $piece }
draws-in-vain =
    { $who-is ->
        [you] Vous tirez
       *[other] { $who } tire
    } une { $piece }, qui ne trouve pas de place et retourne dans la réserve
rules-drawn = Les règles de score sont { $rules }
lines-laid = Les pyramides sont en trois files

## Les points.

sum-colours = Somme des couleurs
score-black = Noir
sum-basic = Sous-total
sum-rules = Somme des règles de score
sum-targets = Somme des objectifs des règles de score
sum-raised = Objectif, relevé de { $raise }

## Pourquoi une chose n'est pas permise.

size-gone = il ne reste plus de { $pyramid }
piece-gone = il ne reste plus de { $piece }
size-refused = la { $pyramid } de ce tour ne trouve pas de place ; choisissez une autre taille
apart = { $cell } n’est pas à côté d’une pyramide placée
not-first = la première pyramide d’une ville va en { $cell } ; toutes les autres cases tirent leur nom de là
same-size = en { $cell }, elle serait à côté d’une autre { $pyramid }
taken = il y a une pyramide en { $cell }, et seule la règle { $rule } permet de bâtir dessus
full = il y a deux pyramides en { $cell }, et c’est le maximum
fits = on ne met une pyramide de côté que si elle ne trouve pas de place
fits-nowhere = cette pyramide ne trouve pas de place dans votre ville ; mettez-la de côté
due-size = c’est une taille qui se choisit maintenant
due-call = c’est une pyramide de la réserve qui se choisit maintenant
due-place = c’est une pyramide qui se place maintenant
due-draw = on tire au sort maintenant
due-uncover = on dévoile les villes maintenant
due-over = la partie est terminée
due-rules = on tire au sort maintenant autant de règles de score de l’édition que la partie en a
due-lines = on dispose maintenant toutes les pyramides en trois files
due-piece = on tire maintenant une pyramide parmi celles qui restent

## Les mots qu'on ne peut pas lire. Les exemples s'écrivent comme partout.

read-call = une pyramide telle que large-red
read-size = une taille : small, medium ou large
read-place = une case telle que n2e1 (deux au-dessus et une à droite de la première pyramide), ou aside
read-draw = un tirage tel que red, rules:clusters,garden-city,piazzas ou lines:RGB/KRY/YYB (petites, moyennes, grandes)

## Une ville d'une vraie table, et ce qui n'y va pas.

position = Une ville
two-on-one = { $cell } : deux pyramides sur une case, ce que seule la règle { $rule } permet
side-by-side = { $cell } et { $other } : deux { $pyramids } côte à côte
large-side-by-side = { $cell } et { $other } : deux { $pyramids } côte à côte, ce que seule la règle { $rule } permet
lonely = { $cell } : sans lien avec le reste de la ville
too-often =
    { $count } fois { $piece }, et il y a { $trios ->
        [one] { $trios } trio
       *[other] { $trios } trios
    } de chaque couleur
too-many =
    { $count ->
        [one] { $count } pyramide, c’est
       *[other] { $count } pyramides, c’est
    } trop : six trios en ont { $most }
too-far = { $here } est à plus de { $most } cases d’une autre pyramide
no-colour = « { $name } » n’est aucune des couleurs { $known }
no-size = { $size } n’est ni 1 (petite), ni 2 (moyenne), ni 3 (grande)
third = une troisième pyramide en ({ $x }, { $y })
seventh = encore une { $piece }, et six trios en ont { $most }
