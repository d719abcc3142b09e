### Ce que la maison dit d'elle-même, surtout pourquoi quelque chose ne se fait pas.

## Ce qui n'existe pas.

no-such-game = ce jeu n’existe pas
no-such-page = cette page n’existe pas
no-such-seat = cette place n’existe pas
no-such-board = ce plateau n’existe pas
no-such-picture = cette image n’existe pas
no-picture = il n’y a pas d’image
no-rule-book = il n’y a pas de règle du jeu dans cette langue
no-such-method = rien ne se fait ici de cette manière ; l’en-tête Allow dit comment

## Ce qui ne peut pas être lu.

unreadable = cela ne peut pas être lu : { $why }
no-language-tag = ce n’est pas le code d’une langue, comme de ou de-AT
no-text = ce n’est pas un texte
socket-only = cela ne se demande que par WebSocket
message-too-long = un message a au plus { $most } octets
words-too-long = le mot d’une action a au plus { $word } lettres, et ce qui se dit d’un coup { $said }
field-missing = le champ « { $field } » manque
list-unknown = une liste est « of » « open » ou « me »
theme-unknown = un thème est « light » ou « dark »
scale-unfit = une échelle est un nombre de { $least } à { $most }
picture-too-large = une image a au plus { $most } millions de pixels ; celle-ci peut avoir une échelle de { $scale }
invitation-unfit = une invitation se compose de 32 chiffres et lettres de a à f
name-too-long = un nom a au plus { $most } lettres
name-empty = un nom contient des lettres
chat-empty = il n’y a pas de mots dedans

## Des conditions auxquelles personne ne peut jouer.

terms-no-game = il n’y a pas de jeu « { $name } »
terms-player = place { $seat } : { $level } ne joue pas à { $game } à { $seats }
terms-only-computers = personne ne jouerait à cette table ; les ordinateurs jouent entre eux avec `plat arena`
terms-clock = une pendule se règle de 1 à { $most } secondes, avec un ajout d’autant au plus
terms-too-long = les options sont trop longues

## Ce qui est à quelqu'un d'autre.

nobody = personne ici ne sait qui vous êtes ; demandez d’abord un nom d’invité
not-your-seat = ce n’est pas votre place
not-your-view = seul qui est assis à cette place peut regarder d’ici
needs-invitation = cette place est pour quelqu’un qui a une invitation
foreign-page = cela a été envoyé par une page d’un autre site
shown-when-done = ce que cela montre se voit quand c’est fait
no-hints = cette table a été préparée sans conseils
no-chat = cette table a été préparée sans discussion
rematch-not-yours = seuls ceux qui ont joué peuvent demander une revanche

## Ce qui n'est pas possible maintenant.

not-to-act = ce n’est pas à vous de jouer
table-waits = tout le monde n’est pas encore assis à la table
seat-taken = quelqu’un y est déjà assis
game-has-begun = la partie a commencé ; vous pouvez abandonner
game-not-over = la partie n’est pas finie
already-agreed = vous avez déjà accepté
already-offered = vous l’avez déjà proposé ; attendez qu’il se passe quelque chose dans la partie
nothing-offered = personne n’a proposé de terminer la partie
asked-otherwise = on demande déjà quelque chose
already-asked = vous l’avez déjà demandé
nothing-asked = personne n’a rien demandé
others-grant = c’est aux autres d’accepter
rematch-there = il y a déjà une revanche
hidden-until-over = ce qui est caché se dit quand la partie est finie
analysed-when-over = une partie s’analyse quand elle est finie
nobody-decided = personne n’y a rien décidé
no-advice = l’ordinateur n’a pas de conseil
house-closing = la maison ferme
too-few-seats = il n’y a pas tant de places pour des personnes
games-unfinished =
    { $most ->
        [one] vous avez { $most } partie qui n’est pas finie ; terminez-la d’abord
       *[other] vous avez { $most } parties qui ne sont pas finies ; terminez-en d’abord une
    }
newer-rules = cette partie se joue selon la version { $rules } des règles ; ce programme a la version { $known }
stale = la table a changé depuis que vous avez regardé
store = la table ne peut pas être conservée en ce moment ; rien n’a changé

## Ce qui est de trop.

too-fast = c’est trop à la fois ; attendez un instant
too-long = ce que vous avez envoyé est trop long
too-slow = ce que vous avez envoyé n’est pas arrivé à temps
too-many-connections = il y a trop de connexions depuis votre adresse ; réessayez plus tard
you-ask-too-much = vous avez demandé plus que la maison ne fait à la fois ; attendez les réponses
all-ask-too-much = trop de gens le demandent en ce moment ; attendez un peu
hint-on-its-way = l’ordinateur réfléchit déjà à un conseil pour cette place

## La maison elle-même.

misdirected = cette maison ne répond pas au nom « { $name } » ; qui la tient peut y remédier : plat serve --host NAME
upgrade = cette adresse parle WebSocket
unwell = { $what }
stands-in = { $name } ({ $level })
table-of = { $game } : { $names }
