### Ce que dit le programme dans un terminal pendant qu'on joue, regarde, vérifie et compte.

## Jouer ligne par ligne.

prompt = Place { $seat }>
look-away = Place { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
told = { $says } : { $word }
it-says = Il dit : { $remark }.
nothing-goes = Rien de permis ne va avec { $line }.
played = { $word } est joué.
refused = Non : { $why }.
nothing-to-undo = Il n’y a rien à reprendre : on ne revient jamais sur un tirage, sur l’action d’une autre place ni sur un secret révélé.
taken-back = La dernière action de la place { $seat } est reprise.
save-where = Où garder ? Par exemple : save partie.plat
saved = Gardé dans { $file } ; continuez avec `plat continue { $file }`.
written = Écrit dans { $file }.
not-saved = Pas gardé : { $why }.
kept = La partie jusqu’ici est dans { $file }.
unsaved = La partie s’arrête ici, sans être gardée.
choices = { $count } choix :
help-word = Écrivez le mot d’une action, comme { $word },
help-touch = ou ce que vous toucheriez, dans n’importe quel ordre, comme { $tokens }.
help =
    moves      les choix qui restent
    score      les points, ligne par ligne
    log        ce qui s’est passé jusqu’ici
    undo       oublier ce qui est touché, ou reprendre la dernière action
    save FICHIER écrire le relevé
    rules      la règle du jeu
    quit       partir

## Ce qui vient ensuite, et comment une partie s'est terminée.

seat = Place { $seat }
seat-name = Place { $seat }, { $name }
seat-of = place { $seat } ({ $name })
small-seat = place { $seat }
to-act = À jouer : { $seats }.
choices-of = La place { $seat } a { $count } choix :
draw-due = Il y a un tirage à faire.
draw-elsewhere = Il y a un tirage à faire, et la graine n’est pas ici : qui a commencé la partie continue avec `plat continue`.
goes-on = La partie continue.
over-won = La partie est terminée : la { $who } gagne.
over-shared = La partie est terminée : { $who } se partagent la victoire.

## Points.

total = total
illegal = Contraire aux règles :
offers = Ce qui peut se faire, et ce que cela rapporterait :
position-of = Une position de { $game }

## Relevés.

record-good = { $file } : bon. { $game } à { $seats }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }. { $state }
no-draws = rien n’a été tiré dans cette partie
draws-genuine = tous les tirages ({ $draws }) sont ceux de la graine publiée
draws-unpublished = ne peut pas encore être vérifié : la graine est dite quand la partie est finie ; son empreinte est { $hash }
draws-unpromised = ne peut pas encore être vérifié : la graine est dite quand la partie est finie ; et son empreinte n’a jamais été publiée

## Conseils.

hint-of =
    { $entries ->
        [one] Place { $seat }, après { $entries } entrée : ce qu’en pense { $player }
       *[other] Place { $seat }, après { $entries } entrées : ce qu’en pense { $player }
    }
hint-action = action
hint-value = note
hint-tried = essais
hint-ends = fins
hint-words = en mots
hint-expected = Attendu à la fin après { $word } :
exact-draw = Calculé jusqu’à la fin : si personne ne se trompe, ce sera une égalité.
exact-win = Calculé jusqu’à la fin : si personne ne se trompe, la place { $seat } gagnera de { $margin }.
exact-loss = Calculé jusqu’à la fin : si personne ne se trompe, la place { $seat } perdra de { $margin }.
no-opinion = l’ordinateur n’a pas d’avis ici

## L'étagère.

game-by = { $game } de { $designer }, { $year }
players-exact =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
players-range = { $fewest } à { $most } joueurs
levels-measured = niveaux newcomer à master : chacun gagne au moins 65 parties sur 100 contre celui d’en dessous
levels-unmeasured = niveaux newcomer à master : personne n’a mesuré la force de chacun
option-about = { $about } (d’ordinaire { $default })

## Ce que rencontre un joueur qui demande autre chose que ce qu'il y a.

does-not-play = place { $seat } : { $player } ne joue pas à { $game } à { $seats } ; il y a : { $known }, et human
player-does-not-play = { $player } ne joue pas à { $game } à { $seats }
player-is-silent = { $player } ne dit pas ce qu’il pense
no-choice-draw = il y a ici un tirage à faire ; personne n’a le choix
no-choice-uncover = ce qui est caché va être dévoilé ici ; personne n’a le choix
no-choice-over = la partie est terminée ici ; personne n’a le choix
not-the-turn = ce n’est pas ici à la place { $seat } de jouer
too-few-entries = --at { $at } : le relevé n’a que { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
positions-undrawn = les positions de { $game } se comptent, mais ne se dessinent pas

## Fichiers.

cannot-be-read = { $file } ne peut pas être lu
too-large = { $file } dépasse { $most } Mio
not-text = { $file } n’est pas du texte
no-such-game = { $file } : ligne 2 : il n’y a pas de jeu « { $game } »
is-a-folder = { $file } ne peut pas être écrit : c’est un dossier
cannot-be-written = { $file } ne peut pas être écrit
exists = { $file } existe ; --force le remplace
exists-or-force = { $file } existe ; continuez avec `plat continue { $file }`, ou remplacez-le avec --force
exists-or-other = { $file } existe ; continuez avec `plat continue { $file }`, ou choisissez un autre nom
no-place = { $file } n’est pas un fichier avec lequel on peut continuer
changed-meanwhile = { $file } a été modifié entre-temps par quelqu’un d’autre ; rien n’a été écrit, regardez-le donc encore
other-entries = { $file } a maintenant { $entries } entrées, pas { $at } : regardez-le encore
other-seats = --seats nomme { $named } places, et la partie en a { $seats }
no-seat = il n’y a pas de place { $seat } à une table de { $seats }
position-missing = --position manque : { $id } est le jeu { $game }, pas un relevé ; ajoutez --position FICHIER.json
