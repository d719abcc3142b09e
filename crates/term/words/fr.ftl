### Ce que dit l'écran autour de la table.

## Les parties de l'écran.

log = Déroulement
score = Points
score-of = Place { $seat } { $name }
choices =
    { $count ->
        [one] Un choix
       *[other] { $count } choix
    }
let-go = (Échap : lâcher)
entry = entrée { $at }
entry-of-seat = place { $seat } · entrée { $at }
entry-of-all = entrée { $at } sur { $all } · { $observer ->
        [0] spectateur
       *[other] place { $observer }
    }
thinking = réfléchit { $spin } { $seconds } s

## Les touches au pied de l'écran.

keys-play = flèches Tab : aller   Entrée : toucher   Échap : lâcher   u : reprendre   h : conseil   r : règles   l : déroulement   p : points   s : garder   ? : aide   q : quitter
keys-replay = ← → : une entrée   PgPréc PgSuiv : dix   Début Fin   g : aller à   v 0-4 : qui regarde   ↑ ↓ : défiler   r : règles   l : déroulement   p : points   ? : aide   q : quitter
keys-ask = Entrée : faire   Échap : tant pis
keys-read = ↑ ↓ PgPréc PgSuiv : lire   toute autre touche : retour à la table   { $place } lignes sur { $count }

## Ce qui se pose sur la table.

title-points = Points
title-help = Aide
title-hint = Conseil
ask-save = Garder dans
ask-action = Action
ask-entry = Aller à l’entrée
help-play =
    # Touches
    flèches, Tab     parcourir ce qui peut être touché
    Entrée, espace   toucher ce qui est sous le curseur ; un clic aussi
    1 à 9            un des choix écrits en toutes lettres
    Échap            lâcher ce qui a été touché en dernier
    :                écrire le mot d’une action, comme 3c4, ou ce que vous toucheriez, comme c4 3
    u                reprendre votre dernière action, si elle n’a rien révélé de secret
    h                un conseil
    r                la règle du jeu
    l                tout le déroulement
    p                tous les points, ligne par ligne
    s                garder dans un fichier ; plat continue FICHIER reprend de là
    PgPréc, PgSuiv   faire défiler ce qui dépasse ; la molette aussi
    q, Ctrl-C        partir

    Touchez dans n’importe quel ordre : d’abord la case ou d’abord la pièce. Ce qui peut encore être touché ressort.
    Quand il ne reste qu’une action, elle est faite.
help-replay =
    # Touches
    Droite, espace, n  l’entrée suivante
    Gauche, b          la précédente
    PgSuiv, PgPréc     dix entrées en avant et en arrière
    Début, Fin         le début, la fin
    g                  aller à l’entrée d’un numéro
    1 à 4              comme cette place l’a vu
    0                  comme un spectateur l’a vu
    v, Tab             comme le suivant l’a vu
    Haut, Bas          faire défiler ce qui dépasse ; la molette aussi
    r                  la règle du jeu
    l                  le déroulement jusqu’ici
    p                  les points, ligne par ligne
    q, Ctrl-C          partir
next-seat = À la place { $seat } de jouer.
next-player = À { $name }, place { $seat }, de jouer.
look-away = Appuyez sur Entrée quand personne d’autre ne regarde.
keys-hand-over = u : reprendre   q : quitter

## Ce qu'il y a à dire.

told = { $says }.
told-remark = { $says }. Il dit : { $remark }.
told-entry = { $at }. { $says }
do-it = Entrée : { $says }
choices-of = { $token } : { $count } choix
nothing-goes = Rien de permis ne va avec { $token }.
refused = Non : { $why }.
taken-back = La dernière action de la place { $seat } est reprise.
nothing-to-undo = Rien à reprendre : on ne revient jamais sur un tirage, sur l’action d’une autre place ni sur un secret révélé.
nothing-to-decide = Il n’y a rien à décider maintenant.
no-adviser = Personne ici ne donne de conseils.
no-hint = Pas de conseil : { $why }.
saved = Gardé dans { $file }. Pour continuer : plat continue { $file }
not-saved = Pas gardé : { $why }.
leave-unsaved = La partie n’est pas gardée. s : garder   encore q : partir sans elle
over = La partie est terminée.  l : déroulement   s : garder   q : partir
over-kept = La partie est terminée. Elle est dans { $place }.  l : déroulement   s : garder   q : partir
stuck = La partie ne peut pas continuer : { $why }.
not-kept = Pas conservé : { $why }.
nobody-may-act = Personne ne peut jouer.
cannot-do = La place { $seat } ne peut pas { $word } : { $why }.
lost-seat = Place { $seat } : { $why }.
begins = La partie commence.
no-entry = { $line } n’est pas le numéro d’une entrée.
no-seat = Il n’y a pas de place { $seat } à cette table.
