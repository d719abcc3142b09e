### Ce que la page dit d'elle-même. Ce que disent les jeux et le serveur vient du serveur.

## Comment s'appelle cette langue pour ceux qui la parlent, et ce qui se règle.

language-name = Français
language = Langue
theme = Couleurs
theme-dark = sombre
theme-light = clair
sound = Sons
pace = Rythme
pace-help = Combien de temps on voit arriver une action. Vous n’avez jamais à l’attendre.
pace-long = long
pace-short = court
pace-none = sans mouvement
pace-still = Votre système demande peu de mouvement : rien ne bouge donc.
confirm-on = Demander avant chaque action
confirm-off = Agir aussitôt, sans demander
notify = M’avertir quand c’est à moi de jouer
keys = Touches
keys-help = B : au plateau ; flèches : s’y déplacer ; Entrée ou espace : toucher ; R : tourner ; Échap : lâcher ; U : reprendre ; H : conseil ; + − 0 : taille ; quand la partie est finie, gauche et droite : la parcourir, P : la laisser défiler.

## La première page.

hall-title = Plat : des jeux sur l’art de bâtir une ville
choose-game = À quoi jouons-nous ?
learn = Règles
learn-game = Les règles de { $game }
play = Jouer
play-game = Jouer à { $game }
players-exact =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
players-range = { $fewest } à { $most } joueurs
minutes-about =
    Environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
minutes-short = { $minutes } min
difficulty = Difficulté : { $how }
difficulty-light = facile
difficulty-medium = moyen
difficulty-heavy = profond
levels-unmeasured = Personne n’a mesuré la force des niveaux de ce jeu.
alone = Aussi un casse-tête pour une personne
your-tables = Vos tables
no-tables = Aucune pour l’instant. Touchez Jouer à côté d’un jeu, et il vous attendra ici jusqu’à votre retour.
open-tables = Des tables qui attendent quelqu’un
no-open-tables = Personne n’attend en ce moment. Ouvrez une table, et qui viendra ensuite vous trouvera ici.
new-table = Une nouvelle table
finished = Terminées ({ $number })
game-with = { $game } avec { $names }
waits-for =
    { $number ->
        [one] Encore { $number } place libre
       *[other] Encore { $number } places libres
    }
turn-of = À jouer : { $names }
your-turn = À vous de jouer
invites-to = { $name } vous invite à { $game }
seats-free =
    { $number ->
        [one] { $number } place libre sur { $of }
       *[other] { $number } places libres sur { $of }
    }
person = personne
to-lobby = Vers les jeux
lost = Rien n’est bâti ici
lost-help = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
sorry = Cela n’a pas marché
no-answer = Le serveur n’a pas répondu depuis 15 secondes.
connection-lost = La connexion est perdue ; nouvel essai …

## Qui est là.

welcome = Bienvenue !
welcome-name = Comment faut-il vous appeler ?
your-name = Votre nom
keep-name = Appelez-moi ainsi
friendly-names = Joyeuse Loutre, Héron Discret, Brave Blaireau, Pie Maligne, Doux Bison, Coccinelle Chanceuse, Lièvre Agile, Sage Hibou, Pinson Ensoleillé, Renard Curieux, Tortue Patiente, Hardi Rouge-gorge, Gentil Castor, Écureuil Alerte, Cygne Calme, Corbeau Spirituel, Hérisson Enjoué, Martin-pêcheur Brillant, Mulet Tranquille, Martre Leste
you = vous

## Préparer une table.

open-one = Ouvrir une table
ask-build = { $name }, où bâtissons-nous aujourd’hui ?
plan-alone = { $game }, en solo
plan-against = { $game } à { $number }, contre { $level }
plan-people = { $game } à { $number }
how-many = À combien ?
against = Contre
everybody = tous ensemble
seat = Place { $number }
seat-me = moi, à cet écran
seat-friend = un ami, par lien
seat-computer = Ordinateur
seat-free = place libre
options = Options
own-value = à écrire soi-même …
open-table = Table ouverte
open-table-help = Chacun peut la trouver et s’y asseoir.
allow-hints = Conseils
allow-hints-help = On peut demander conseil à l’ordinateur.
allow-chat = Discussion
clock = Pendule
clock-none = sans pendule
clock-move = temps pour chaque tour
clock-game = temps pour la partie
clock-minutes = minutes
clock-increment = secondes de plus par tour

## Les niveaux de l'ordinateur.

level-newcomer = Débutant
level-casual = Amateur
level-regular = Habitué
level-expert = Expert
level-master = Maître
level-random = Au hasard
level-greedy = Glouton
level-planner = Urbaniste

## Arriver à une table.

join = S’asseoir
join-question = Vous êtes invité à la place { $number }.
sit-here = S’asseoir ici
watch-only = Seulement regarder
waiting = On attend encore quelqu’un
look-from = Regarder depuis la place { $number }
share = Partager
share-watch = Qui a ce lien peut regarder :
link-for = Lien pour la place { $number }
copy-link = Copier le lien
copy-link-seat = Copier le lien pour la place { $number }
copied = Copié
hand-over = Passer l’écran
hand-over-to = C’est à la place { $number } de jouer. Les autres détournent les yeux.
ready = Je suis prêt
viewpoint-lost = Vous n’êtes plus assis à la place { $number }. Désormais vous regardez.
viewpoint-moved = Vous n’êtes plus assis à la place { $number }. Désormais vous regardez depuis la place { $other }.

## Jouer.

board = le plateau
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
then-points = puis { $points }
counted = Points
to-act = à jouer
do-it = Faire
do-question = { $name }, { $says } ?
help-begin = Touchez quelque chose qui brille. Rien n’est fait avant que vous confirmiez.
help-chosen = Touchez-le encore pour confirmer, ou choisissez autre chose.
help-more = Touchez-le encore pour confirmer, ou touchez autre chose qui brille.
help-turn = Tournez avec la poignée ronde, la molette ou R.
after-move = Après ce coup
go-on = { $name }, { $what } : touchez maintenant autre chose qui brille
all-together = tous
build-together = Vous bâtissez ensemble
go-on-place = { $name }, touchez maintenant une place qui brille sur le plateau
go-on-place-with = { $name }, { $what } : touchez maintenant une place qui brille sur le plateau
go-on-thing = { $name }, choisissez maintenant ce qui va là
nothing-now = { $what } : il n’y a rien à en faire maintenant. Touchez quelque chose qui brille.
all-actions = Toutes les actions ({ $count })
search = Chercher
turn = Tourner
undo = Reprendre
undo-all = Reprendre tout le tour
hint = Conseil
hint-says = L’ordinateur jouerait : { $says }.
remark = { $name } dit : { $says }.
stands-in = { $level } pour { $name }
loupe = Loupe : touchez le point voulu
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout le plateau
more = Plus
close = Fermer
cancel = Annuler
yes = Oui
no = Non

## Ce qui s'est passé, et le regard en arrière.

log = Ce qui s’est passé
looking-back = Vous regardez en arrière, après le coup { $number }.
back-to-now = Retour au présent
first = Au début
previous = Précédent
next = Suivant
last = Au présent
show-position = Montrer la position après le coup { $number }
replay = Revoir la partie
autoplay = Laisser défiler la partie
chat = Discussion
chat-write = Dire quelque chose
rules = Règles

## Ce qu'on demande aux autres.

asked-back = { $name } demande à reprendre son dernier coup.
asked-back-by-us = Vous demandez à reprendre votre dernier coup. Il manque l’accord de { $names }.
asked-rematch = { $name } demande une revanche.
asked-rematch-by-us = Vous demandez une revanche. Il manque l’accord de { $names }.
grant = Accepter
refuse = Refuser
withdraw = Ne plus demander
offer-end = Proposer de terminer la partie telle quelle
agree-end = Accepter la fin
decline-end = Continuer à jouer
resign = Abandonner
resign-question = Voulez-vous abandonner ?
rematch = Revanche
to-rematch = Vers la revanche

## La fin.

won =
    { $names-count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }
nobody-won = Personne n’a gagné.
ended-agreed = La partie a été terminée d’un commun accord.
ended-resigned = { $name } a abandonné.
ended-rules = Les règles de ce jeu ont changé depuis le début de la partie ; elle s’est donc arrêtée telle quelle. Son relevé est conservé.
ended-time = { $name } n’avait plus de temps.
outdated = Cette partie s’est jouée selon la version { $revision } des règles, qui sont autres aujourd’hui. Son relevé est conservé.
ending-wins = { $names } gagne, { $points } : { $others }
ending-shared = { $names } se partagent la victoire, { $points } chacun
ending-alone =
    { $names } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ending-solo-reached = { $name } atteint { $points } sur { $target }
ending-solo-short = { $points } sur { $target } : il en manque { $short }
ending-together-reached = Gagné ensemble : { $points } sur { $target }
ending-together-short = Perdu ensemble : { $points } sur { $target }, il en manque { $short }
ending-most = Le plus a été gagné par : { $what }.
ending-least = Le plus a été perdu par : { $what }.
ending-ahead = Devant { $name } par : { $what }.
ending-behind = Derrière par : { $what }.
ending-tie = Égalité de points ; les règles départagent.
chart-points = Points, coup par coup
chart-expected = Attendu à la fin, coup par coup
chart-line = { $name } : { $first } au début, { $half } à mi-chemin, { $last } à la fin
chart-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
chart-target = objectif { $points }
moments = Les moments décisifs
moment-of = { $number } : { $says }
moment-cost = Coût { $cost }. Mieux : { $says }

## Ce qu'en pense l'ordinateur.

advice = Ce qu’en pense l’ordinateur
advice-help = 0 est la dernière place, 100 la première.
analyse = Que pense l’ordinateur du prochain coup ?
was-played = joué : { $says }
exact-win = Calculé jusqu’à la fin : gagné de { $points }, si personne ne se trompe.
exact-loss = Calculé jusqu’à la fin : perdu de { $points }, si personne ne se trompe.
exact-draw = Calculé jusqu’à la fin : égalité, si personne ne se trompe.
review = Analyse
review-help = 0 est la dernière place, 100 la première. Les flèches vont de décision en décision ; ? est une erreur, ?? une erreur grave.
review-start = Analyse complète
review-stop = Arrêter
review-on = Continuer
review-progress =
    { $count ->
        [one] { $done } coup sur { $count }
       *[other] { $done } coups sur { $count }
    }
review-failed = L’ordinateur ne répond pas ; ce qui est connu est conservé.
review-played = joué
review-best = le mieux
review-cost = Cela a coûté { $cost }.
review-agreed = comme l’ordinateur
review-same = L’ordinateur aurait fait de même.
review-as-good = Aussi bon que le meilleur.
review-decisions = décisions
review-mean = coût moyen
review-mistakes = erreurs

## À propos de la table.

about-table = À propos de la table
record = Relevé de la partie
record-later = Le relevé sera disponible quand la partie sera finie.
picture-svg = Image (SVG)
picture-png = Image (PNG)
draws = Les tirages se vérifient
draws-hash = Tout ce qui est tiré découle d’une graine fixée avant la partie. Voici son empreinte (SHA-256) ; la graine elle-même est dite à la fin.
draws-seed = La partie est finie, et voici la graine :
draws-check = L’empreinte est le SHA-256 de « plat seed 1 », d’un saut de ligne et de la graine. Chargez le relevé de la partie, et `plat verify` répète chaque tirage.
