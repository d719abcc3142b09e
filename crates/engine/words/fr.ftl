### Ce qui se dit à chaque table, quel que soit le jeu.

## The parts of a table.

name = { $who }
players = Joueurs
turned = tourné :
sheet-points = Points
sheet-total = Total

## Les places. Qui n'a pas de nom porte celui de sa couleur.

you = vous
colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-black = Noir
colour-white = Blanc

## Plusieurs choses : deux ; une de plus dans une liste plus longue ; la dernière d'une liste plus longue.

list-two = { $first } et { $next }
list-more = { $first }, { $next }
list-last = { $first } et { $next }

## Les points, et ce qui se lit au-dessus des colonnes.

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
header-points = points
header-target = objectif

## La fin d'une partie.

wins =
    { $who-is ->
        [you] Vous gagnez
       *[other] { $who } gagne
    }
share-the-win =
    { CAPITAL($who) } { $who-is ->
        [with-you] partagez
       *[other] partagent
    } la victoire
ending = La partie est terminée.
ending-won =
    La partie est terminée : { $who-is ->
        [you] vous gagnez
       *[other] { $who } gagne
    }.
ending-shared =
    La partie est terminée : { $who } { $who-is ->
        [with-you] vous partagez
       *[other] se partagent
    } la victoire.
ending-reached =
    La partie est terminée et gagnée : il fallait { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
ending-missed =
    La partie est terminée et perdue : il fallait { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.

## Les tours.

takes-back =
    { $who-is ->
        [you] Vous reprenez votre
       *[other] { $who } reprend sa
    } dernière action
turn =
    { $who-is ->
        [you] C’est à vous de jouer.
       *[other] À jouer : { $who }.
    }

## Pourquoi quelque chose ne se fait pas.

act-refused = { $message } [{ $rule }]
not-your-turn = ce n’est pas à { $who } de jouer ; à jouer : { $next }
draw-first =
    il faut d’abord un tirage avant que { $who-is ->
        [you] vous puissiez
       *[other] { $who } puisse
    } jouer
uncover-first =
    il faut d’abord dévoiler ce qui est caché avant que { $who-is ->
        [you] vous puissiez
       *[other] { $who } puisse
    } jouer
game-over = la partie est terminée
draw-not-now = il n’y a rien à tirer maintenant
draw-without-seed = la partie continue par un tirage, et sa graine n’est pas connue ici
nothing-to-take-back =
    { $who-is ->
        [you] vous n’avez
       *[other] { $who } n’a
    } rien à reprendre : on ne revient jamais sur un tirage, sur l’action d’une autre place ni sur un secret révélé

## Ce qui ne peut pas être lu.

word-unreadable = « { $word } » n’est pas { $expected }
seed-unreadable = une graine se compose de 1 à 64 lettres, chiffres, « - » ou « _ » ; « { $seed } » n’en est pas une
position-unreadable = { $at } : { $what }
record-unreadable = ligne { $line } : { $fault }
record-first = la première ligne « { $form } » manque
record-begins = un relevé commence par « { $form } », pas par « { $written } »
a-rules-revision = une version des règles
a-total = un total
record-no-entry = « { $written } » n’est ni une entrée comme « { $next }. 1 MOT », ni un résultat, ni une graine
record-seats = les places sont numérotées dans l’ordre de 1 à { $most } au plus ; « { $written } » ne suit pas
record-missing = une ligne « { $key } … » manque ici
record-no-seats = une ligne « seat 1 NOM » manque
record-dice = les dés de version « { $written } » ne sont pas connus, seulement { $known }
record-hash = l’empreinte d’une graine a 64 chiffres hexadécimaux en minuscules
record-number = c’est l’entrée { $number }, mais elle porte le numéro « { $written } »
record-totals = le résultat a { $totals } totaux pour { $seats } places
record-no-value = { $key } n’a pas de valeur
record-entry = une entrée est un numéro, une place ou *, et un mot
record-who = « { $written } » n’est ni une place de cette partie ni *
record-nobody = ce que personne ne fait est « uncover », pas « { $written } »
record-rules = la version { $rules } des règles de { $game } n’est pas connue ici, seulement { $known }
record-not-over = il y a un résultat, mais la partie n’est pas terminée
record-points = la place { $seat } a { $points } points, pas { $stated }
record-other-seed = ce n’est pas la graine dont l’empreinte a été publiée au début
record-other-draw = la graine tire { $drawn }, pas { $written }

## Les options dont aucune partie ne peut naître.

option-on = oui
option-off = non
option-no-pair = une option s’écrit nom=valeur, pas « { $written } »
option-unknown = il n’y a pas d’option « { $key } » ; il y a : { $known }
option-bad-value = option { $key } : « { $value } » ne convient pas ; elle prend { $expected }
option-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }

## Ce qui fut choisi en secret devient public.

uncovered = Ce qui était caché est dévoilé
uncover-not-now = il n’y a rien à dévoiler maintenant

## Ce que fait quelqu'un, déjà dit autrement.

does = { $who } { $what }
