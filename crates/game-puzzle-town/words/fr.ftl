### Ce qui se dit à une table de Puzzle Town.

## Ce qu'est le jeu, et ce qui se choisit avant.

about = Des bâtisseurs posent, d'une main cachée, des tuiles dont les zones s'accordent ; en solitaire, c'est un casse-tête.
option-size = la largeur et la profondeur de la ville ; en 7x7 on peut poser les 49 tuiles, parc compris
    .name = taille
option-market = casse-tête en solitaire : combien de tuiles visibles s'offrent au choix ; moins il y en a, plus c'est difficile
    .name = étalage
option-late-stoppages = à 2, 3 ou 4 joueurs : ce que coûte de passer à qui a encore des tuiles quand il n'en reste plus de cachées : rien ou 3
    .name = passer tard
    .free = ne coûte rien
    .charged = coûte 3

## Les zones, et ce qu'on y construit.

zone-green = vert
zone-blue = bleu
zone-red = rouge
use-green = Habitations
use-blue = Commerces
use-red = Bureaux
side-north = au nord
side-east = à l'est
side-south = au sud
side-west = à l'ouest

## Les tuiles. Posées : d'une seule couleur, d'une seule couleur sauf d'un côté, ou côté par côté. Dans n'importe
## quel sens : par le nombre de leurs zones. Le parc est ce qu'on pose ou pioche.

tile-plain = une tuile toute en { $zone }
tile-but = une tuile en { $zone } avec du { $other } { $side }
tile-sides = une tuile avec du { $north } au nord, du { $east } à l'est, du { $south } au sud et du { $west } à l'ouest
tile-of = une tuile avec { $zones }
zones =
    { $count ->
        [1] une fois
        [2] deux fois
        [3] trois fois
       *[other] quatre fois
    } du { $zone }
park = le parc municipal
item-park = le parc municipal, qui s'accorde avec tout

## La table.

tray-tiles = Tuiles
tray-kept = Gardées
tray-face-up = Visibles
tray-left = Restées visibles
tray-refill = Encore une tuile ?
tray-choices = Au lieu de poser
tray-pile = Pioche
tray-zones = Zones
button-draw = Piocher une tuile
button-keep = Garder sa main
button-decline = Renoncer, −3
button-late = Passer, −3
button-pass = Passer
deed = Poser la tuile
item-pile = tuiles cachées
border-note = La couleur de la bordure est le { $zone }.
border-note-none = La bordure n'a pas encore de couleur.
border = la couleur de la bordure de la ville est le { $zone }
border-none = la bordure de la ville n'a pas encore de couleur
in-hand =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en main
face-up =
    { $count ->
        [one] { $count } tuile visible
       *[other] { $count } tuiles visibles
    }, { $down ->
        [one] { $down } cachée
       *[other] { $down } cachées
    }
cell-free = { $cell }, libre
cell-tile = { $cell }, { $tile }
violation = une infraction de zonage entre { $cell } et { $other }
sheet-score = Feuille de score
column-each = chacun
sheet-penalty = Points de pénalité
column-most = au plus

## Ce qu'il faut faire.

prompt-cornerstone = La pierre angulaire est tirée au sort
prompt-first = On tire au sort qui commence
prompt-turn-up = Des tuiles sont retournées
prompt-deal =
    { $who-is ->
        [you] Vous recevez
       *[other] { $who } reçoit
    } des tuiles
prompt-draw =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } une tuile
prompt-refill =
    { $who-is ->
        [you] { $who-name }, piochez encore une tuile ou gardez votre main telle quelle
       *[other] { $who } pioche encore une tuile ou garde sa main telle quelle
    }
prompt-puzzle =
    { $who-is ->
        [you] { $who-name }, posez une des tuiles visibles à côté d'une autre, de sorte que les zones qui se touchent s'accordent
       *[other] { $who } pose une des tuiles visibles
    }
prompt-play =
    { $who-is ->
        [you] { $who-name }, posez une tuile à côté d'une autre, de sorte que les zones qui se touchent s'accordent, ou renoncez
       *[other] { $who } pose une tuile ou renonce
    }
prompt-must-lay =
    { $who-is ->
        [you] { $who-name }, posez une tuile : il n'y en a plus de cachées, et l'une des vôtres convient
       *[other] { $who } pose une tuile
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, vous devez passer, car vous ne pouvez poser aucune tuile
       *[other] { $who } doit passer
    }
prompt-late =
    { $who-is ->
        [you] { $who-name }, posez une tuile, ou passez si aucune ne convient
       *[other] { $who } pose une tuile, ou passe si aucune ne convient
    }
result-penalty =
    { $count ->
        [one] { $count } point de pénalité
       *[other] { $count } points de pénalité
    } : { $verdict }
verdict-perfect = parfait
verdict-very-good = très bien
verdict-good = bien
verdict-fair = passable
verdict-flunked = raté

## Les actions, comme elles sont proposées et comme elles sont racontées.

lay = poser { $tile } en { $cell }
decline = renoncer, ce qui est un arrêt de chantier, et piocher une tuile
pass-late = passer, ce qui est un arrêt de chantier
pass = passer
draw-another = piocher encore une tuile
keep = garder sa main telle quelle
lays =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } { $tile } en { $cell }
declines =
    { $who-is ->
        [you] Vous renoncez
       *[other] { $who } renonce
    } : un arrêt de chantier
passes-late =
    { $who-is ->
        [you] Vous passez
       *[other] { $who } passe
    } : un arrêt de chantier
passes =
    { $who-is ->
        [you] Vous passez
       *[other] { $who } passe
    }
draws-another =
    { $who-is ->
        [you] Vous décidez
       *[other] { $who } décide
    } de piocher encore une tuile
keeps =
    { $who-is ->
        [you] Vous gardez votre
       *[other] { $who } garde sa
    } main telle quelle
cornerstone-drawn = La pierre angulaire est { $tile } : la couleur de la bordure est le { $zone }
plays-first =
    { $who-is ->
        [you] Vous commencez
       *[other] { $who } commence
    }
draws =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $tiles }
draws-hidden =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
turns-up =
    { $who-is ->
        [you] Vous retournez
       *[other] { $who } retourne
    } { $tiles }

## Les points.

topic-single = Blocs simples
topic-double = Blocs doubles
topic-triple = Blocs triples
topic-quad = Blocs quadruples
topic-violations = Infractions de zonage
topic-stoppages = Arrêts de chantier
topic-down = Cachées
topic-border = Visibles avec la couleur de la bordure
topic-other = Visibles sans cette couleur
score-single =
    { $count ->
        [one] { $count } bloc simple
       *[other] { $count } blocs simples
    }
score-double =
    { $count ->
        [one] { $count } bloc double
       *[other] { $count } blocs doubles
    }
score-triple =
    { $count ->
        [one] { $count } bloc triple
       *[other] { $count } blocs triples
    }
score-quad =
    { $count ->
        [one] { $count } bloc quadruple
       *[other] { $count } blocs quadruples
    }
score-violations =
    { $count ->
        [one] { $count } infraction de zonage
       *[other] { $count } infractions de zonage
    }
score-stoppages =
    { $count ->
        [one] { $count } arrêt de chantier
       *[other] { $count } arrêts de chantier
    }
score-of-hand = { $losses } ({ $left } en main)
border-zones =
    { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    } de la couleur de la bordure
tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
score-down = { $tiles }, face cachée
score-border = { $tiles }, face visible, avec la couleur de la bordure
score-other = { $tiles }, face visible, sans cette couleur
sum-profits = Total des profits
sum-losses = Total des pertes

## Pourquoi une chose n'est pas permise.

outside = cette case est en dehors de la ville
wrong-border = la couleur de la bordure de la ville est le { $border }, et cette tuile montrerait du { $found } { $side } de { $cell }
zones-differ = les zones qui se touchent doivent s'accorder : { $side } de { $cell } il y a du { $other }, et cette tuile y montre du { $found }
no-block = une tuile complète au moins un bloc, et il n'y a rien à côté de { $cell }
taken = il y a déjà une tuile en { $cell }, et les tuiles ne bougent jamais
not-held = vous n'avez pas de telle tuile à poser, avec { $zones }
park-not-held = vous n'avez pas de parc municipal à poser
must-lay = dans le casse-tête, on ne peut pas renoncer tant qu'une tuile peut être posée
must-lay-late = quand il n'y a plus de tuiles cachées, qui peut en poser une le doit : posez-en une, par exemple { $tile } en { $cell }
draw-or-keep = vous avez posé une tuile et en avez assez : piochez-en encore une ou gardez votre main telle quelle
no-choice = on ne choisit de piocher qu'après avoir posé une tuile, avec cinq tuiles ou plus en main et tant qu'il y en a de cachées
due-cornerstone = c'est la pierre angulaire qui est tirée maintenant
due-first = c'est le premier joueur qui est tiré au sort maintenant
due-nothing = rien n'est tiré maintenant
due-tiles =
    { $who-is ->
        [you] vous recevez
       *[other] { $who } reçoit
    } { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } de la pioche

## Ce qu'il y a à dire d'une ville, et ce qui n'y va pas.

town = Une ville, { $width }x{ $depth }, couleur de la bordure : { $zone }
town-complete = la ville est complète : { $count } tuiles
town-begun = { $laid } des { $cells } cases ont une tuile
town-blocks = Blocs : { $count } ({ $kinds })
blocks-of = { $count } en { $zone }
blocks-with-park = { $count } avec le parc
town-violations = Infractions de zonage : { $count }
town-violations-at = Infractions de zonage : { $count } ({ $blocks })
block = { $first }–{ $second }
no-cornerstone = la pierre angulaire de la bordure en { $zone } n'est pas en { $cell } : { $tile }
place = { $cell } ({ $x },{ $y })
law-size = Loi 1 (taille)
law-border = Loi 2 (couleur de la bordure)
law-zones = Loi 3 (zones accordées)
law-placement = Loi 4 (pose des tuiles)
wrong-size = { $law } : une ville a 6x8 tuiles, ou 7x7 dans la variante, et non { $width }x{ $depth }
lies-outside = { $law } : la case { $place } est en dehors de la ville
breaks-border = { $law } : la zone { $side } de { $place } est en { $found }
breaks-zones = { $law } : là où elles se touchent, { $first } est en { $one } et { $second } en { $other }
cut-off = { $law } : la tuile en { $place } est coupée du reste de la ville
too-often = { $tile } s'y trouve { $laid } fois, et il n'y en a que { $there }
park-too-often = le parc municipal s'y trouve { $laid } fois, et il n'y en a qu'un
