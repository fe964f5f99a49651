### Tous les mots que lit une personne, en français. Les phrases sont les nôtres, pas celles d’un livret.
###
### Les dix choix les plus difficiles :
###
### 1. « Décompte » pour une évaluation : une région est décomptée et « rapporte » des points. 2. « Manche » pour la ronde et
### « tour » pour celui d’un joueur. 3. On « place » depuis la cour et on « déplace » entre régions. 4. Les noms de régions
### restent espagnols et prennent la préposition du nom français (« en Aragón », « au País Vasco », « à Sevilla »). 5. La
### région du Grande est la « région d’origine » : « foyer » se lirait comme un feu. 6. « Carte Pouvoir » et « carte Action »,
### sans « de ». 7. Où le nombre changerait le verbe, le chiffre vient à la fin (« Reste : 3 »). 8. « Qui mène seul » évite le
### genre du joueur. 9. La troisième couleur est « le dummy », comme disent les joueurs. 10. On tutoie ; à voix haute devant
### la table, on dit vous à plusieurs.
###
### Nous ne connaissons pas les titres imprimés en français : les noms des cartes sont les nôtres. Espaces insécables devant
### : ; ? ! et dans les guillemets.


## Noms

language = Français
places-galicia = Galicia
    .sentence = la Galicia
    .from = de Galicia
    .to = en Galicia
    .in = en Galicia
places-vasco =
    { $edition ->
        [2023] Navarra
       *[other] País Vasco
    }
    .sentence =
        { $edition ->
            [2023] la Navarra
           *[other] le País Vasco
        }
    .from =
        { $edition ->
            [2023] de Navarra
           *[other] du País Vasco
        }
    .to =
        { $edition ->
            [2023] en Navarra
           *[other] au País Vasco
        }
    .in =
        { $edition ->
            [2023] en Navarra
           *[other] au País Vasco
        }
places-aragon = Aragón
    .sentence = l’Aragón
    .from = d’Aragón
    .to = en Aragón
    .in = en Aragón
places-cataluna = Cataluña
    .sentence = la Cataluña
    .from = de Cataluña
    .to = en Cataluña
    .in = en Cataluña
places-vieja =
    { $edition ->
        [2023] Castilla
       *[other] Castilla la Vieja
    }
    .sentence =
        { $edition ->
            [2023] la Castilla
           *[other] Castilla la Vieja
        }
    .from =
        { $edition ->
            [2023] de Castilla
           *[other] de Castilla la Vieja
        }
    .to =
        { $edition ->
            [2023] en Castilla
           *[other] en Castilla la Vieja
        }
    .in =
        { $edition ->
            [2023] en Castilla
           *[other] en Castilla la Vieja
        }
places-nueva =
    { $edition ->
        [2023] Toledo
       *[other] Castilla la Nueva
    }
    .from =
        { $edition ->
            [2023] de Toledo
           *[other] de Castilla la Nueva
        }
    .to =
        { $edition ->
            [2023] à Toledo
           *[other] en Castilla la Nueva
        }
    .in =
        { $edition ->
            [2023] à Toledo
           *[other] en Castilla la Nueva
        }
places-sevilla = Sevilla
places-granada = Granada
places-valencia = Valencia
places-castillo = Castillo
    .sentence = le Castillo
    .from = du Castillo
    .to = au Castillo
    .in = dans le Castillo
places-france = France
    .sentence = la France
    .from = de France
    .to = en France
    .in = en France
places-portugal = Portugal
    .sentence = le Portugal
    .from = du Portugal
    .to = au Portugal
    .in = au Portugal
places-france-ambassador = Ambassadeur
    .sentence = la France (Ambassadeur)
    .from = de France (Ambassadeur)
    .to = en France (Ambassadeur)
    .in = en France (Ambassadeur)
places-france-envoy = Envoyé
    .sentence = la France (Envoyé)
    .from = de France (Envoyé)
    .to = en France (Envoyé)
    .in = en France (Envoyé)
places-france-attache = Attaché
    .sentence = la France (Attaché)
    .from = de France (Attaché)
    .to = en France (Attaché)
    .in = en France (Attaché)
places-court = Cour
    .sentence = la cour
    .from = de la cour
    .to = à la cour
    .in = à la cour
places-province = Province
    .sentence = la province
    .from = de la province
    .to = dans la province
    .in = dans la province
colours-azul = Bleu
colours-granate = Grenat
colours-oro = Or
colours-verde = Vert
colours-purpura = Pourpre
colours-dummy = Dummy
    .sentence = le dummy
    .of = du dummy
    .to = au dummy
colours-church = Église
    .sentence = l’Église
    .of = de l’Église
    .to = à l’Église
pieces-caballero =
    { $number ->
        [one] caballero
       *[other] caballeros
    }
pieces-grande =
    { $number ->
        [one] Grande
       *[other] Grandes
    }
pieces-king =
    { $number ->
        [one] Roi
       *[other] Rois
    }
pieces-castillo =
    { $number ->
        [one] Castillo
       *[other] Castillos
    }
pieces-tile =
    { $number ->
        [one] tuile de score
       *[other] tuiles de score
    }
pieces-power-card =
    { $number ->
        [one] carte Pouvoir
       *[other] cartes Pouvoir
    }
pieces-action-card =
    { $number ->
        [one] carte Action
       *[other] cartes Action
    }
pieces-region-card =
    { $number ->
        [one] carte Région
       *[other] cartes Région
    }
pieces-modifier =
    { $number ->
        [one] modificateur
       *[other] modificateurs
    }
pieces-disc =
    { $number ->
        [one] disque secret
       *[other] disques secrets
    }
pieces-start-marker =
    { $number ->
        [one] marqueur de premier joueur
       *[other] marqueurs de premier joueur
    }
pieces-round-marker =
    { $number ->
        [one] marqueur de manche
       *[other] marqueurs de manche
    }
pieces-church-marker =
    { $number ->
        [one] marqueur de l’Église
       *[other] marqueurs de l’Église
    }
pieces-point =
    { $number ->
        [one] point
       *[other] points
    }
pieces-round =
    { $number ->
        [one] manche
       *[other] manches
    }
tiles-8 = 8/4/0
tiles-4 = 4/0/0
ordinals-1 = 1er
ordinals-2 = 2e
ordinals-3 = 3e
ordinals-4 = 4e
ordinals-5 = 5e
whose-own = les tiens
whose-foreign = ceux des adversaires
whose-any = de n’importe quelle couleur, à ton choix
whose-all = ceux de tous
whose-church = ceux de l’Église
form-from = de { $name }
    .vowel = d’{ $name }
form-to = à { $name }
form-in = à { $name }
form-of = de { $name }
    .vowel = d’{ $name }

## Raisons d’un conseil

reasons-later = avec le reste du tour : { $reasons }
reasons-scores =
    { $points ->
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
    { $later ->
        [yes] { "" }
       *[no] tout de suite
    }
reasons-gains =
    { $rank ->
        [none] +{ $points } au décompte { FROM($place) }
       *[other] te place { $rank } { IN($place) }, +{ $points } au décompte
    }
reasons-instead =
    { $points ->
        [one] { $points } point de plus pour toi qu’avec { $place }
       *[other] { $points } points de plus pour toi qu’avec { $place }
    }
reasons-loses =
    { $points ->
        [one] coûte { $points } point { TO($player) } { IN($place) }
       *[other] coûte { $points } points { TO($player) } { IN($place) }
    }
reasons-lead = porte ton avance à { $number } { IN($place) }
reasons-behind = te ramène à { $number } de la place suivante { IN($place) }
reasons-locks = plus rien n’entre ni ne sort { FROM($place) }
reasons-castillo = met { $number } dans le Castillo
reasons-court = amène { $number } à ta cour
reasons-veto = te donne un veto à garder
reasons-back = reprend { $cards }
reasons-turn =
    { $worst ->
        [none] ton tour est le { $best } de cette manche
       *[other] ton tour est entre le { $best } et le { $worst } de cette manche
    }
reasons-start = est la plus basse : tu commences la manche suivante
reasons-keeps = garde { $cards } pour les dernières manches
reasons-supply =
    { $number ->
        [one] amène { $number } caballero à ta cour
       *[other] amène { $number } caballeros à ta cour
    }

## Analyse d’une partie

review-colon = { " :" }
review-semicolon = { " ;" }
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
review-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points =
    { $amount ->
        [one] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
review-moment-set-up = Mise en place
review-moment-cards = Manche { $round } : nouvelles cartes
review-moment-bid = Manche { $round } : { $player } enchérit
review-moment-turn = Manche { $round } : tour { OF($player) }
review-moment-disc = Manche { $round } : { $player } règle son disque
review-moment-discs = Manche { $round } : { $player } règle le dernier disque, et tous sont révélés
review-moment-veto = Manche { $round } : { $player } peut mettre son veto
review-moment-answer = Manche { $round } : { $player } répond
review-cost = coûte { $percent } et { $points }
review-cost-unsure = coûte peut-être { $percent } et { $points }
review-well = rien de mieux n’a été trouvé
review-do-power = jouer le { $value }
review-do-pass = passer { $modifier }
review-do-take = en prendre { $number }
review-do-recall = en rappeler un { FROM($source) }
review-do-card = « { $card } »
review-do-place = { $number } { IN($place) }
review-do-move = { $owner } { FROM($source) } { TO($target) }
review-do-return = retour { FROM($source) } : { $owner }
review-do-disc = disque sur { $region }
review-do-score = décompter { $place }
review-do-evict = vider { $region }
review-do-king = le Roi { TO($target) }
review-do-grande = le Grande { OF($owner) } { TO($target) }
review-do-swap = échanger avec { $owner }
review-do-tile = tuile { $tile } { IN($target) }
review-do-recover = reprendre { $card }
review-summary = { $player } : pour { $number } décisions sur { $of }, rien de mieux n’a été trouvé ; les autres ont coûté { $percent } et { $points }.
review-about = Les chances sont des moyennes de parties jouées rapidement jusqu’au bout, évaluées par un réseau qui a appris de parties entre bots. Une décision est comparée à la meilleure suite trouvée d’après ce que le joueur pouvait savoir, avec les mêmes tirages de cartes cachées et de réponses. Une perte inférieure à deux fois son erreur type peut être due au hasard.

## Étiquettes et phrases partagées

labels-card-name = { $title } : { $subtitle }
labels-somebody = Un joueur
labels-reconstructed = Reconstitué
labels-stack =
    { $number ->
        [one] Pile { $stack } : place jusqu’à { $number } caballero
       *[other] Pile { $stack } : place jusqu’à { $number } caballeros
    }
labels-church-stack = L’Église, disponible à chaque manche : place jusqu’à { $number }
labels-copies = { $number }×
labels-of-them-in-a-game = dont { $number } dans une partie
labels-region = Région
labels-points = 1er / 2e / 3e
labels-neighbours = Voisines
labels-value = Carte Pouvoir
labels-caballeros = Caballeros
fragments-taboo = On ne touche pas à la région du Roi.
fragments-limits = Si l’un d’eux va plus loin qu’une région voisine ou que le Castillo, tu peux en déplacer 2 de moins en tout.
fragments-black = Les caballeros noirs sont les tiens si tu as le marqueur de l’Église, sinon adverses ; ils ne vont jamais dans le Castillo.

## Éditions et options

editions-1995 = 1995, l’original
    .text = La première édition. Il faut prendre ce que la province contient, un décompte libre peut être celui du Castillo, et après une égalité tous ceux qui sont devant comptent.
editions-big-box = Big Box
    .text = L’édition anniversaire et le choix habituel ici : les cartes d’origine, des règles plus douces pour les égalités et les renforts.
editions-2023 = 2023
    .text = L’édition révisée : des piles de dix cartes, quelques régions renommées, un dummy pour deux joueurs et trois petits modules.
modules-new-regency = Nouvelle Régence
    .text = Dix autres cartes du Roi remplacent l’unique. Le Roi peut partir à l’étranger, se tenir près du Castillo ou échanger sa place avec un Grande.
modules-old-hands = Vieux renards
    .text = Jusqu’à quatre cartes pour joueurs expérimentés ; chacune chasse une carte au hasard de sa pile.
modules-power-shift = Jeu de pouvoir
    .text = Chaque joueur a trois modificateurs qui augmentent ou diminuent une carte Pouvoir de 1 ou 2, la plupart avec une petite capacité.
old-hands-delegation = Délégation
    .text = Une carte pour la pile 1 qui laisse le choix : regrouper tes caballeros d’une région, ou en placer deux de ta cour presque n’importe où.
old-hands-veto = Veto
    .text = Une carte pour la pile 2 qui empêche une action spéciale d’un autre joueur.
old-hands-second-veto = Second Veto
    .text = Un autre Veto pour la pile 2.
old-hands-rivalries = Rivalités
    .text = Une carte pour la pile 4 : chaque joueur nomme une région en secret, et on décompte celles qu’un seul a nommées.
variants-home-advantage = Avantage à domicile
    .text = Ton Grande compte comme un caballero dans les majorités. Si tu places tous ceux que tu peux dans ta région d’origine, tu peux y en ajouter un.
variants-move-limits = Déplacements limités
    .text = Les cartes qui déplacent des caballeros ne donnent leur nombre entier que pour de petits pas, vers une région voisine ou le Castillo. Avec un plus long trajet, c’est 2 de moins.
variants-france = France
    .text = La France devient une dixième région avec de la place pour trois caballeros. Deux de ses cases rapportent des points en plus.
variants-granada = Granada à conquérir
    .text = Granada n’est décomptée que lorsque douze caballeros s’y trouvent ; elle est alors conquise et compte double une fois.
variants-church = L’Église
    .text = Quatre caballeros noirs comptent pour le joueur qui a le marqueur de l’Église. Une sixième carte, là à chaque manche, le donne.
variants-open-castillo = Castillo ouvert
    .text = On voit toujours combien de caballeros de chaque couleur sont dans le Castillo. Rien à retenir, rien d’autre ne change.
variants-no-veto = Sans veto
    .text = Les cartes Veto restent dans la boîte. La pile 2 en est plus mince.
lengths-full = Partie complète, 9 manches
    .text = Neuf manches avec un décompte général toutes les trois.
lengths-short = Partie courte, 6 manches
    .text = On saute les manches 1, 4 et 7 : six manches avec un décompte général toutes les deux.
lengths-short-1995 = Partie courte, deux décomptes
    .text = Seulement les manches 1 à 6, avec un décompte général après les manches 3 et 6.
switches-ties_count_everybody = Après une égalité, tous ceux de devant comptent
    .text = Après une égalité, la place suivante compte tous ceux qui sont devant : si trois sont premiers ex æquo, le suivant est quatrième. Sinon il est troisième, quel que soit leur nombre.
switches-choose_castillo = Le Castillo peut être choisi
    .text = Une carte qui décompte une région de ton choix peut aussi décompter le Castillo.
switches-must_take = Prendre est obligatoire
    .text = Tu dois prendre tous les caballeros que donne ta carte Pouvoir ou une carte Action, tant que la province les a. Seul le complément pris dans les régions est facultatif.
switches-must_return_each = Aucun adversaire n’est épargné
    .text = La carte qui renvoie un caballero de chaque adversaire doit toucher tous ceux qui en ont un à portée.
switches-return_two_or_one = Deux, sinon un
    .text = Quand deux caballeros doivent quitter la région du disque, un joueur sans une telle région en renvoie un d’une région où il en a un. Sinon il ne perd rien.
switches-first_places_in_order = Premières places dans l’ordre
    .text = La carte qui ne décompte que la première place de chaque région suit l’ordre d’un décompte général. Sinon le joueur actif choisit l’ordre. Cela ne compte que si quelqu’un a un veto.
switches-veto_at_announcement = Veto avant l’action
    .text = Un veto s’utilise à l’annonce d’une action spéciale et l’empêche entièrement. Sinon il peut venir à chaque étape, et ce qui est fait reste fait.
switches-disc_may_name_king = Les disques peuvent nommer la région du Roi
    .text = Au décompte général le disque peut désigner la région du Roi ; les caballeros retournent alors à la cour. Sinon cette région ne peut pas être choisie.
switches-dummy = Joueur dummy
    .text = À deux, une troisième couleur participe. Elle prend sa place dans chaque majorité mais ne marque pas de points.
switches-merged_stacks = Piles 2 et 3 réunies
    .text = Les piles 2 et 3 sont mélangées en une seule : une carte Action de moins est révélée à chaque manche.
switches-rulings_0_1 = Interprétations de la version 0.1
    .text = La partie suit les interprétations de la version 0.1, afin que les parties commencées avec elle puissent être terminées et rejouées.
facts-portugal-borders = Frontières du Portugal
    .text = Aucune règle que nous ayons ne dit quelles régions touche le Portugal. Nous l’avons pris sur la carte d’Espagne : { $borders }. Cela compte pour placer quand le Roi est au Portugal.
facts-france-values = Valeur de la France
    .text = Les règles avec la France ne donnent pas ses valeurs. Nous jouons { $values }.
facts-fairs-2023 = Nombre de Foires
    .text = La règle ne donne pas la liste complète de la pile 2. Nous jouons avec { $number } cartes qui décomptent une région au choix : les trois des éditions précédentes et celle qui était dans la pile 3.
facts-regency-number = Placement avec les cartes Nouvelle Régence
    .text = Nous supposons que chaque carte Nouvelle Régence place { $number } caballeros, comme la carte du Roi.
facts-regency-rest = Trois cartes Nouvelle Régence
    .text = La règle décrit sept des dix cartes. Les trois autres sont notre supposition : deux qui envoient le Roi dans une région quelconque et une dans une région voisine.
facts-modifier-split = Modificateurs
    .text = On connaît les trois capacités, mais pas le nombre de modificateurs qui les portent. Nous donnons chaque capacité à deux modificateurs de chaque nombre ; deux autres n’en ont aucune.
facts-dummy-castillo = Le dummy dans le Castillo
    .text = La règle ne dit pas où vont les caballeros du dummy quand le Castillo est vidé. Nous les remettons à côté du plateau.
facts-grande-stays-inside = Un Grande dont le disque nomme la région du Roi
    .text = Si un Grande est dans le Castillo et que le disque de son propriétaire nomme la région du Roi, il y reste jusqu’au décompte général suivant.

## Cartes Action

cards-move-any-3 =
    .title =
        { $edition ->
            [2023] Manœuvre
           *[other] Petite intrigue
        }
    .text =
        Déplace jusqu’à 3 caballeros de n’importe quelle couleur. Chacun va d’une région quelconque à une autre ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace jusqu’à 3 de toute couleur
    .help = Exemple : un des tiens de { places-sevilla } { places-nueva.in }, deux d’un adversaire de { places-granada } au Castillo. { fragments-taboo }
cards-move-any-4 =
    .title =
        { $edition ->
            [2023] Grande manœuvre
           *[other] Grande intrigue
        }
    .text =
        Déplace jusqu’à 4 caballeros de n’importe quelle couleur. Chacun va d’une région quelconque à une autre ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace jusqu’à 4 de toute couleur
    .help = Exemple : amène deux des tiens à { places-valencia } et retires-en deux du meneur. { fragments-taboo }
cards-move-own-4 =
    .title =
        { $edition ->
            [2023] Campagne
           *[other] Ses propres cavaliers
        }
    .text =
        Déplace jusqu’à 4 de tes caballeros. Chacun va d’une région quelconque à une autre ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace jusqu’à 4 des tiens
    .help = Exemple : fais passer trois caballeros superflus { places-aragon.from } { places-nueva.in } et jettes-en un quatrième dans le Castillo. { fragments-taboo }
cards-move-foreign-3 =
    .title =
        { $edition ->
            [2023] Embuscade
           *[other] Cavaliers adverses
        }
    .text =
        Déplace jusqu’à 3 caballeros adverses, d’une couleur ou de plusieurs. Chacun va d’une région quelconque à une autre ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace jusqu’à 3 adverses
    .help = Tes caballeros restent en place. Exemple : romps une égalité { places-vieja.in } en envoyant un rival { places-galicia.in }. { fragments-taboo }
cards-move-own-2-foreign-2 =
    .title =
        { $edition ->
            [2023] Intrigue
           *[other] Deux et deux
        }
    .text =
        Déplace jusqu’à 2 de tes caballeros et jusqu’à 2 caballeros adverses. Chacun va d’une région quelconque à une autre ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace jusqu’à 2 des tiens et 2 adverses
    .help = Les déplacements inutilisés des tiens ne passent pas aux adverses. Exemple : deux des tiens à { places-sevilla }, un rival hors de là. { fragments-taboo }
cards-move-5-from-one =
    .title =
        { $edition ->
            [2023] Conspiration
           *[other] Cinq s’en vont
        }
    .text =
        Choisis une région. Déplaces-en jusqu’à 5 caballeros de n’importe quelle couleur, chacun vers une autre région ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace jusqu’à 5 de toute couleur hors d’une région
    .help = Tous viennent de la même région mais peuvent se disperser. Exemple : vide la { places-cataluna } de tes rivaux juste avant son décompte. { fragments-taboo }
cards-move-all-own-from-one =
    .title = Lever le camp
    .text =
        Choisis une région. Déplaces-en autant de tes caballeros que tu veux, chacun vers une autre région ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace autant des tiens que tu veux hors d’une région
    .help = Tu peux en laisser. Exemple : quatre des tiens quittent { places-granada }, trois pour { places-valencia } et un pour le Castillo. { fragments-taboo }
cards-place-2 =
    .title = Avant-garde
    .text = Place jusqu’à 2 caballeros de plus de ta cour dans des régions quelconques ou dans le Castillo. Il n’est pas nécessaire qu’ils soient près du Roi.
    .short = Place jusqu’à 2 de plus, n’importe où
    .help = Ils s’ajoutent au placement normal de la carte. Exemple : le Roi est { places-galicia.in }, et tu en places deux à { places-sevilla }. { fragments-taboo }
cards-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Milice
           *[other] Avant-garde
        }
    .text = Place jusqu’à 2 caballeros de plus de ta cour dans des régions quelconques. Il n’est pas nécessaire qu’ils soient près du Roi, mais le Castillo leur est fermé.
    .short = Place jusqu’à 2 de plus en région, pas au Castillo
    .help = Ils s’ajoutent au placement normal de la carte. Exemple : le Roi est { places-galicia.in }, et tu en places deux à { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2 =
    .title =
        { $edition ->
            [2023] Délégation
           *[other] Camp ou avant-garde
        }
    .text =
        Soit tu choisis une région et en déplaces autant de tes caballeros que tu veux vers d’autres régions ou le Castillo ; soit tu places jusqu’à 2 caballeros de plus de ta cour dans des régions quelconques ou dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace les tiens d’une région, ou places-en 2 de plus
    .help = L’un ou l’autre. Avec une cour vide, seul le déplacement a un sens. Exemple : deux des tiens vont { places-aragon.from } à { places-valencia } ; ou bien deux de ta cour vont à { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Délégation
           *[other] Camp ou avant-garde
        }
    .text =
        Soit tu choisis une région et en déplaces autant de tes caballeros que tu veux vers d’autres régions ou le Castillo ; soit tu places jusqu’à 2 caballeros de plus de ta cour dans des régions quelconques, pas dans le Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Déplace les tiens d’une région, ou places-en 2 en région
    .help = L’un ou l’autre. Avec une cour vide, seul le déplacement a un sens. Exemple : deux des tiens vont { places-aragon.from } à { places-valencia } ; ou bien deux de ta cour vont à { places-sevilla }. { fragments-taboo }
cards-veto =
    .title = Veto
    .text =
        Garde cette carte visible devant toi jusqu’à la fin de la manche suivante. Une fois pendant ce temps, tu peux empêcher une action spéciale d’un autre joueur.
        { $veto_at_announcement ->
            [yes] Tu le dis à l’annonce de l’action, et rien n’en est fait.
           *[no] Tu peux le dire à chaque étape : cette étape n’est pas faite et le reste est perdu, mais ce qui est fait reste fait.
        }
    .short = Empêche une action spéciale, cette manche ou la suivante
    .help = Un veto n’empêche jamais le placement normal d’une carte Action, mais bien les caballeros en plus que place une action spéciale. Un veto ne peut être bloqué par un veto ; prendre cette carte, si. Exemple : un adversaire va décompter { places-nueva }, où tu n’as encore rien ; tu dis veto, et elle n’est pas décomptée.
cards-court-all =
    .title =
        { $edition ->
            [2023] Congédiement
           *[other] Cour vide
        }
    .text = La cour de chaque adversaire est vidée : tous ses caballeros retournent dans la province.
    .short = Les adversaires vident leur cour
    .help = Ta cour est à l’abri. C’est en début de manche que cela fait le plus mal : ceux qui jouent après toi ne peuvent placer que ce que donne leur carte Pouvoir. Exemple : une cour de six est vidée ; son propriétaire en prend 3 avec un 6 et n’a que ceux-là.
cards-court-3 =
    .title =
        { $edition ->
            [2023] Permission
           *[other] Cour éclaircie
        }
    .text = Chaque adversaire renvoie 3 caballeros de sa cour dans la province, ou tous s’il en a moins.
    .short = Les adversaires renvoient 3 de leur cour
    .help = Ta cour est à l’abri. Exemple : une cour de cinq passe à deux, une cour de deux est vide.
cards-one-of-each =
    .title =
        { $edition ->
            [2023] Assignation
           *[other] Un de chacun
        }
    .text =
        { $must_return_each ->
            [yes] Renvoie dans la province 1 caballero de chaque adversaire, pris dans les régions de ton choix. Chaque adversaire qui en a un à portée en perd un.
           *[no] Renvoie dans la province jusqu’à 1 caballero de chaque adversaire, pris dans les régions de ton choix. Tu peux épargner un adversaire.
        }
    .short = Renvoie 1 de chaque adversaire hors des régions
    .help = Ce peut être une région différente pour chacun. Ceux du Castillo et de la région du Roi sont hors de portée. Exemple : un rival en perd un { places-aragon.in }, un autre un à { places-sevilla }.
cards-return-3 =
    .title =
        { $edition ->
            [2023] Retraite
           *[other] Trois rentrent
        }
    .text = Tour à tour, en commençant à ta gauche, chaque adversaire renvoie dans la province 3 de ses caballeros, choisis librement dans sa cour et les régions.
    .short = Chaque adversaire en renvoie 3 à son choix
    .help = Une cour pleine amortit le coup : la plupart paieront de là. Un adversaire qui en a moins de trois à portée les renvoie tous. Exemple : un adversaire qui en a deux à la cour renvoie ceux-là et un de { places-galicia }.
cards-disc-return-all =
    .title =
        { $edition ->
            [2023] Guerre civile
           *[other] Région perdue
        }
    .text = Chaque adversaire choisit en secret sur son disque une région où il a des caballeros. On montre les disques, et chacun renvoie dans la province tout ce qu’il a dans cette région.
    .short = Chaque adversaire perd une région choisie en secret
    .help = La plupart céderont une région où ils n’en ont qu’un. Un adversaire qui n’en a aucun à portée ne perd rien. La région du Roi ne peut être choisie. Exemple : avec un { places-galicia.in } et quatre { places-nueva.in }, la { places-galicia } coûte moins cher.
cards-disc-return-2 =
    .title =
        { $edition ->
            [2023] Désertion
           *[other] Perte secrète
        }
    .text =
        Chaque adversaire choisit en secret sur son disque une région où il a au moins 2 caballeros. On montre les disques, et chacun en renvoie 2 de là dans la province.
        { $return_two_or_one ->
            [yes] Un adversaire sans une telle région en choisit une avec un seul caballero et renvoie celui-là.
           *[no] Un adversaire sans une telle région ne renvoie rien.
        }
    .short = Chaque adversaire en renvoie 2 d’une région secrète
    .help = Exemple : avec trois { places-aragon.in } et deux à { places-sevilla }, il faut choisir l’une des deux. La région du Roi ne peut être choisie.
cards-score-chosen =
    .title =
        { $edition ->
            [2023] Foire
           *[other] Une région décomptée
        }
    .text =
        Choisis une région et décompte-la aussitôt. La région du Roi peut être choisie.
        { $choose_castillo ->
            [yes] Le Castillo aussi.
           *[no] Pas le Castillo.
        }
    .short = Décompte une région de ton choix
    .help = Toutes les places qui comptent rapportent, et les bonus aussi. Placer d’abord fait souvent la différence entre premier et deuxième. Exemple : tu mènes seul { places-nueva.in } et tu la décomptes : 7 points pour toi.
cards-score-fours =
    .title =
        { $edition ->
            [2023] Avant-postes
           *[other] Les quatre comptent
        }
    .text = Décompte toutes les régions dont la première place vaut 4 à cet instant.
    .short = Décompte toutes les régions à 4 points
    .help =
        { $france ->
            [yes] Sans tuiles : { places-galicia }, { places-cataluna }, { places-sevilla } et { places-france }.
           *[no] Sans tuiles : { places-galicia }, { places-cataluna } et { places-sevilla }.
        }
        La tuile 4 ajoute sa région, la tuile 8 en retire une. Toutes ou aucune. Exemple : qui mène seul à { places-sevilla } gagne 4 points.
cards-score-fives =
    .title =
        { $edition ->
            [2023] Fiesta
           *[other] Les cinq comptent
        }
    .text = Décompte toutes les régions dont la première place vaut 5 à cet instant. Le Castillo n’est pas une région.
    .short = Décompte toutes les régions à 5 points
    .help = Sans tuiles : { places-vasco }, { places-aragon } et { places-valencia }. Une région sous une tuile n’en fait pas partie. Toutes ou aucune. Exemple : qui mène seul { places-aragon.in } gagne 5 points, et 2 de plus à domicile.
cards-score-sixes-sevens =
    .title =
        { $edition ->
            [2023] Tournoi
           *[other] Les six et les sept comptent
        }
    .text = Décompte toutes les régions dont la première place vaut 6 ou 7 à cet instant.
    .short = Décompte toutes les régions à 6 et 7 points
    .help =
        { $granada ->
            [yes] Sans tuiles : { places-vieja }, { places-nueva } et, une fois conquise, { places-granada }.
           *[no] Sans tuiles : { places-vieja }, { places-granada } et { places-nueva }.
        }
        Une région sous une tuile n’en fait pas partie. Toutes ou aucune. Exemple : qui mène seul { places-nueva.in } gagne 7 points.
cards-score-castillo =
    .title =
        { $edition ->
            [2023] Révélation
           *[other] Le Castillo décompté
        }
    .text = Ouvre le Castillo et décompte-le. Tout ce qui est dedans y reste.
    .short = Décompte le Castillo ; tous y restent
    .help = Pendant un instant, tous voient ce qu’il contient. Tu peux d’abord en jeter dedans. Exemple : tu en as trois, un rival deux : 5 points pour toi.
cards-score-first-places =
    .title =
        { $edition ->
            [2023] Gloire
           *[other] Premiers seulement
        }
    .text = Décompte toutes les régions, mais seules les premières places rapportent. Une première place partagée ne rapporte rien.
    .short = Décompte les premières places de toutes les régions
    .help =
        Ceux qui mènent seuls ont aussi leurs bonus. Exemple : cinq contre quatre { places-nueva.in } rapporte 7, cinq contre cinq rien.
        { $first_places_in_order ->
            [yes]
                { $vetoes ->
                    [yes] L’ordre est celui d’un décompte général.
                   *[no] { "" }
                }
           *[no] { "" }
        }
cards-score-most =
    .title =
        { $edition ->
            [2023] Foule
           *[other] La région la plus pleine
        }
    .text = Décompte la région qui a le plus de caballeros, toutes couleurs confondues. En cas d’égalité, décompte chacune.
    .short = Décompte la ou les régions les plus pleines
    .help = Le Castillo ne compte pas. Placer d’abord peut rendre une autre région plus pleine. Exemple : neuf sont { places-nueva.in } et moins partout ailleurs : on décompte { places-nueva }.
cards-score-fewest =
    .title =
        { $edition ->
            [2023] Coin perdu
           *[other] La région la plus calme
        }
    .text = Décompte la région qui a le moins de caballeros, toutes couleurs confondues, mais au moins un. En cas d’égalité, décompte chacune.
    .short = Décompte la ou les régions les plus calmes
    .help = Les régions vides et le Castillo ne comptent pas. Exemple : un seul caballero à toi { places-cataluna.in } peut valoir 4 points.
cards-score-named-once =
    .title =
        { $edition ->
            [2023] Rivalités
           *[other] Décompte secret
        }
    .text = Tous, toi compris, nomment en secret une région sur leur disque. On montre les disques, et on décompte les régions nommées par un seul joueur.
    .short = Décompte les régions nommées une fois, en secret
    .help = Une région modeste dont personne d’autre ne veut est souvent le meilleur choix. Exemple : deux nomment { places-nueva } et un la { places-galicia } : seule la { places-galicia } est décomptée.
cards-tile =
    .title =
        { $edition ->
            [2023] Édit
           *[other] Nouvelles valeurs
        }
    .text = Pose l’une des deux tuiles de score sur une région ou le Castillo, ou déplace-la jusque-là. Elle remplace les valeurs imprimées, et aucun lieu n’en a deux.
    .short = Pose ou déplace une tuile de score
    .help = Les tuiles valent 8/4/0 et 4/0/0. Elles ne peuvent ni entrer dans la région du Roi ni en sortir, et une fois sur le plateau elles y restent. Exemple : tu mènes { places-cataluna.in } et y poses la tuile 8/4/0 : sa première place vaut maintenant 8.
cards-recover =
    .title =
        { $edition ->
            [2023] Pleins pouvoirs
           *[other] Pouvoir retrouvé
        }
    .text =
        Reprends en main, sans la montrer, une de tes cartes Pouvoir jouées. Celle de cette manche convient aussi.
        { $power-shift ->
            [yes] Ou reprends plutôt un modificateur joué.
           *[no] { "" }
        }
    .short = Reprends une carte Pouvoir jouée
    .help = Même si tu reprends la carte de cette manche, elle compte encore pour le marqueur de premier joueur. Exemple : le 13 d’une manche précédente revient dans ta main.
cards-eviction =
    .title =
        { $edition ->
            [2023] Coup d’État
           *[other] Tout le monde dehors
        }
    .text = Choisis une région autre que celle du Roi. Chaque adversaire qui y a des caballeros choisit en secret une autre région sur son disque et les y déplace tous ; celui qui nomme la région du Roi les prend à sa cour.
    .short = Les adversaires doivent quitter une région
    .help = Les tiens y restent seuls. Les autres peuvent tous fuir dans une région où tu mènes : regarde d’abord autour. Exemple : deux rivaux partagent { places-valencia } avec toi ; ils partent, et tu es seul premier.
cards-court-2 =
    .title =
        { $edition ->
            [2023] Recrutement
           *[other] Renforts
        }
    .text =
        { $must_take ->
            [yes] Ta cour gagne 2 caballeros de la province, ou autant qu’elle en a.
           *[no] Ta cour gagne jusqu’à 2 caballeros de la province.
        }
    .short =
        { $must_take ->
            [yes] Amènes-en 2 de plus à la cour
           *[no] Amène jusqu’à 2 de plus à la cour
        }
    .help = Si la province n’a pas assez de tes caballeros, tu peux prendre ceux qui manquent dans les régions. Si tu les prends d’abord, tu peux les placer avec cette même carte. Exemple : ta cour est vide ; tu en prends 2 et les places dans le même tour.
cards-grande =
    .title =
        { $edition ->
            [2023] Foyer d’adoption
           *[other] Nouveau foyer
        }
    .text = Déplace ton Grande dans une autre région, qui devient ta région d’origine. Il ne peut ni entrer dans la région du Roi ni en sortir.
    .short = Déplace ton Grande
    .help = Plusieurs Grandes peuvent partager une région. Une région d’origine où tu mènes seul rapporte 2 de plus à chaque décompte. Exemple : ton Grande va { places-nueva.in }, où tu mènes seul : 9 points au lieu de 7.
cards-king-neighbour =
    .title = Petite chevauchée
    .text = Déplace le Roi dans une région voisine de la sienne.
    .short = Le Roi dans une région voisine
    .help = Place avant son départ ou après son arrivée, comme tu préfères. La région où il entre est bloquée, celle qu’il quitte est libre. Exemple : il va { places-aragon.from } à { places-valencia }, et personne ne peut t’y dépasser.
cards-king-anywhere =
    .title =
        { $edition ->
            [2023] Votre Majesté
           *[other] Carte du Roi
        }
    .text = Déplace le Roi dans n’importe quelle autre région.
    .short = Le Roi dans n’importe quelle région
    .help = Cette carte est là à chaque manche. Place avant son départ ou après son arrivée. Un Roi dans une région où tu mènes la protège. Exemple : il va { places-nueva.in }, où tu mènes seul : personne ne peut te dépasser, et cela te rapporte 2 de plus.
cards-exile =
    .title = Exil
    .text = Envoie le Roi à l’étranger, en France ou au Portugal. Tant qu’il y est, aucune région n’est taboue et personne n’a le bonus du Roi.
    .short = Le Roi en France ou au Portugal
    .help = On place les caballeros près du pays où il est. Seule cette carte l’envoie à l’étranger ; d’autres le ramènent. Exemple : s’il est en { places-france }, on place { places-vasco.in }, { places-aragon.in } et { places-cataluna.in }.
cards-entourage =
    .title = Escorte
    .text = Déplace le Roi dans n’importe quelle région. Puis 2 caballeros de ton choix le suivent de son ancienne région à la nouvelle, ou autant qu’il y en a.
    .short = Le Roi où tu veux, 2 caballeros suivent
    .help = Une exception au tabou. Exemple : il va { places-aragon.from } à { places-valencia }, et deux des tiens l’accompagnent.
cards-competition =
    .title = Concurrence
    .text = Déplace le Roi dans n’importe quelle région. Tous les Grandes de cette région vont dans le Castillo.
    .short = Le Roi dans une région, ses Grandes au Castillo
    .help = Un Grande dans le Castillo peut rapporter le bonus d’origine quand on le décompte. Au décompte général suivant, il va dans la région du disque de son propriétaire. Exemple : le Roi va { places-nueva.in } ; les deux Grandes de là vont dans le Castillo, et { places-nueva } n’est plus la région d’origine de personne.
cards-chalet =
    .title = Chalet
    .text = Déplace le Roi dans la région qui a le moins de caballeros, mais au moins un. En cas d’égalité, tu choisis.
    .short = Le Roi dans la région la plus calme
    .help = On compte toutes les couleurs ensemble. Pour le laisser sur place, renonce à l’action spéciale. Exemple : un caballero est { places-cataluna.in } et au moins deux dans chaque autre région non vide : il va { places-cataluna.in }.
cards-rebellion =
    .title = Rébellion
    .text = Le Roi se place près du Castillo, qui est maintenant sa région. Rien n’y entre ni n’en sort, et toutes les régions sont ses voisines.
    .short = Le Roi près du Castillo
    .help = Qui mène seul dans le Castillo a le bonus du Roi au décompte. Même un décompte général ne le vide pas tant qu’il est là. Exemple : tu en as quatre dedans et veux en ajouter deux : place-les avant qu’il n’arrive.
cards-infiltration =
    .title = Infiltration
    .text = Le Roi reste. Pendant ce tour tu peux aussi placer dans sa région, pas seulement à côté.
    .short = Place aussi dans la région du Roi ce tour-ci
    .help = Une exception au tabou. Utilise-la avant de placer, sinon elle est perdue. Tu peux quand même répartir tes caballeros. Exemple : il est { places-nueva.in } ; tu en places deux là et un à { places-valencia }.
cards-stand-in =
    .title = Remplaçant
    .text = Le Roi et un Grande de ton choix échangent leurs places. Tous deux doivent être dans des régions.
    .short = Le Roi et un Grande échangent leurs places
    .help = Une exception au tabou : le Grande entre dans l’ancienne région du Roi. Pas tant que le Roi est à l’étranger ou près du Castillo. Exemple : il est { places-aragon.in }, ton Grande à { places-sevilla } : maintenant il est à { places-sevilla } et l’{ places-aragon } est ta région d’origine.
cards-regency-anywhere =
    .title = Tournée royale
    .text = Déplace le Roi dans n’importe quelle autre région.
    .short = Le Roi dans n’importe quelle région
    .help = Comme l’ancienne carte du Roi, mais celle-ci disparaît après sa manche. Exemple : il va { places-nueva.in }, où tu mènes seul : personne ne peut te dépasser, et cela te rapporte 2 de plus.
cards-regency-neighbour =
    .title = Visite royale
    .text = Déplace le Roi dans une région voisine du lieu où il est.
    .short = Le Roi dans une région voisine
    .help = De l’étranger, il revient par la frontière. Près du Castillo, toute région est sa voisine. Exemple : il va { places-aragon.from } à { places-valencia }, et personne ne peut t’y dépasser.
cards-church =
    .title = L’Église
    .text =
        { $move-limits ->
            [yes] Prends le marqueur de l’Église. Puis déplace jusqu’à 2 caballeros noirs, chacun dans une région voisine, mais pas dans le Castillo.
           *[no] Prends le marqueur de l’Église. Puis déplace jusqu’à 2 caballeros noirs de régions quelconques vers d’autres, mais pas dans le Castillo.
        }
    .short = Marqueur de l’Église, déplace jusqu’à 2 noirs
    .help = Tant que tu as le marqueur, les caballeros noirs comptent comme les tiens, et à chaque tour tu peux prendre ou placer un caballero de plus. Exemple : deux des tiens et deux noirs { places-aragon.in } comptent comme quatre pour toi. { fragments-taboo }

## Modificateurs

modifier = ±{ $number }
    .add = +{ $number }
    .subtract = −{ $number }
    .text = Ajoute { $number } à ta carte Pouvoir ou lui retire { $number }.
abilities-none = Sans capacité
    .text = Ne change que la valeur.
    .short = –
abilities-court = Recruter
    .text = Avant de choisir une carte Action, ta cour peut gagner 1 caballero de plus de la province.
    .short = 1 de plus à la cour
abilities-move = Chevaucher
    .text = Avant de choisir une carte Action, tu peux déplacer 1 de tes caballeros vers une autre région ou dans le Castillo.
    .short = Déplace 1 des tiens
abilities-grande = Déménager
    .text = Avant de choisir une carte Action, tu peux déplacer 1 Grande, de n’importe quel joueur, dans une autre région.
    .short = Déplace 1 Grande

## Questions : ce qui m’est demandé, ce que voient les autres, la suite

questions-power =
    .ask =
        Joue une carte Pouvoir.
        { $power-shift ->
            [yes] Tu peux y ajouter un de tes modificateurs.
           *[no] { "" }
        }
        { $barred ->
            [none] { "" }
           *[other] Déjà jouées : { $barred }.
        }
    .wait = { $player } choisit une carte Pouvoir.
    .next = Les cartes hautes jouent d’abord. Les basses amènent plus de caballeros, et la plus basse commence la manche suivante.
questions-modifier =
    .ask = Joue un modificateur avec ta carte Pouvoir, ou laisse la carte telle quelle.
    .wait = { $player } pense à un modificateur.
    .next = Le total décide de l’ordre des tours. Les caballeros que tu prends sont ceux de la carte Pouvoir.
questions-pass-modifier =
    .ask =
        { $to ->
            [none] Choisis un de tes modificateurs pour le joueur à ta gauche.
           *[other] Choisis un de tes modificateurs pour { $to }.
        }
    .wait = { $player } choisit un modificateur à passer.
    .next = Tous passent en même temps. Tu gardes celui que tu reçois.
questions-take =
    .ask =
        { $left ->
            [one] Ta cour peut gagner jusqu’à { $left } caballero de la province. Combien ?
           *[other] Ta cour peut gagner jusqu’à { $left } caballeros de la province. Combien ?
        }
        { $must_take ->
            [yes] Ce qu’amène une carte Pouvoir ou Action doit être pris.
           *[no] { "" }
        }
    .wait = { $player } amène des caballeros à la cour.
    .next = Seuls les caballeros de ta cour peuvent être placés.
questions-recall =
    .ask = La province n’a plus de caballeros à toi. Prends-en jusqu’à { $left } dans les régions, ou arrête.
    .wait = { $player } peut ramener des caballeros des régions.
    .next = Ils vont à ta cour et peuvent être placés de nouveau.
questions-card =
    .ask = Choisis une carte Action.
    .wait = { $player } choisit une carte Action.
    .next = Tu placeras des caballeros et pourras utiliser l’action spéciale, dans l’ordre que tu veux.
questions-part =
    .ask =
        { $left ->
            [0] Utiliser l’action spéciale de « { $card } » ?
           *[other] « { $card } » : que fais-tu d’abord ?
        }
    .wait = { $player } décide comment utiliser « { $card } ».
    .next =
        { $left ->
            [0] C’est tout ce qui reste de ton tour.
           *[other] On finit une partie avant de commencer l’autre. L’action spéciale peut être omise.
        }
questions-place =
    .ask =
        { $new-regency ->
            [yes] Place un caballero dans un des lieux ouverts, ou arrête. Reste : { $left }.
           *[no] Place un caballero près du Roi ou dans le Castillo, ou arrête. Reste : { $left }.
        }
        { $king ->
            [none] { "" }
           *[other] Le Roi : { $king }.
        }
    .wait = { $player } place des caballeros ; reste : { $left }.
    .next = Ce que tu ne places pas reste à ta cour.
questions-place-anywhere =
    .ask =
        Place un caballero dans n’importe quelle région sauf celle du Roi, ou arrête. Reste : { $left }.
        { $card_key ->
            [place-2] Le Castillo est ouvert aussi.
            [move-all-own-or-place-2] Le Castillo est ouvert aussi.
           *[other] { "" }
        }
    .wait = { $player } place des caballeros où bon lui semble ; reste : { $left }.
    .next = Ce que tu ne places pas reste à ta cour.
questions-move =
    .ask =
        { $whose ->
            [black] Déplace un caballero noir, ou arrête. Reste : { $left }.
            [any] Déplace un caballero de n’importe quelle couleur, ou arrête. Reste : { $left }.
            [both] Déplace un caballero, ou arrête. Reste : { $left } (à toi : { $own }, adverses : { $foreign }).
            [own] Déplace un de tes caballeros, ou arrête. Reste : { $own }.
            [foreign] Déplace un caballero d’un autre joueur, ou arrête. Reste : { $foreign }.
           *[all] Déplace autant de tes caballeros que tu veux, un par un, puis arrête.
        }
    .wait =
        { $whose ->
            [both] { $player } déplace des caballeros ; les siens : { $own }, adverses : { $foreign }.
            [all] { $player } déplace des caballeros.
           *[other] { $player } déplace des caballeros ; reste : { $left }.
        }
    .next = Prends-en un, puis dis où il va. Tu n’es pas obligé de tout utiliser.
questions-either =
    .ask = « { $card } » : laquelle des deux choisis-tu ?
    .wait = { $player } choisit une moitié de « { $card } ».
    .next = L’autre moitié est perdue.
questions-return-each =
    .ask = Choisis un caballero de chaque adversaire à renvoyer.
    .wait = { $player } choisit des caballeros à renvoyer.
    .next = Il va dans la province de son propriétaire.
questions-return-choice =
    .ask = Caballeros que tu dois renvoyer, de ta cour ou des régions : { $left }.
    .wait = { $player } renvoie des caballeros ; reste : { $left }.
    .next = Ils vont dans la province. Puis l’adversaire suivant choisit.
questions-disc-return =
    .ask =
        { $card_key ->
            [disc-return-2]
                { $return_two_or_one ->
                    [yes] Règle ton disque en secret : de quelle région 2 des tiens repartent-ils, ou 1 s’il n’y en a qu’un ?
                   *[no] Règle ton disque en secret : de quelle région 2 des tiens repartent-ils ?
                }
           *[other] Règle ton disque en secret : de quelle région tous les tiens repartent-ils ?
        }
    .wait = { $player } règle son disque en secret.
    .next = Quand tous sont réglés, on les montre ensemble, et les caballeros retournent dans la province.
questions-disc-flee =
    .ask = Règle ton disque en secret : où vont tes caballeros { FROM($region) } ?
    .wait = { $player } choisit en secret où fuir.
    .next = On montre tous les disques ensemble. La région du Roi signifie : à la cour.
questions-disc-score =
    .ask = Règle ton disque en secret sur une région que tu veux décompter.
    .wait = { $player } nomme une région en secret.
    .next = On montre tous les disques ensemble. Les régions nommées par plusieurs ne sont pas décomptées.
questions-disc-castillo =
    .ask =
        Règle ton disque en secret : dans quelle région vas-tu quand le Castillo est vidé ?
        { $disc_may_name_king ->
            [yes] La région du Roi signifie : retour à la cour.
           *[no] { "" }
        }
    .wait = { $player } règle son disque en secret.
    .next = D’abord on décompte le Castillo. Puis on montre les disques, et les caballeros de chaque joueur partent pour une région.
questions-score =
    .ask =
        Choisis une région à décompter.
        { $choose_castillo ->
            [yes] Le Castillo peut aussi être choisi.
           *[no] { "" }
        }
    .wait = { $player } choisit une région à décompter.
    .next = Elle est décomptée aussitôt, pour tous.
questions-score-order =
    .ask = Quelle région décompte-t-on ensuite ?
    .wait = { $player } choisit la région suivante à décompter.
    .next = L’ordre compte : un veto peut encore empêcher la suite.
questions-evict =
    .ask = Choisis la région que tes adversaires doivent quitter.
    .wait = { $player } choisit une région à vider.
    .next = Ils règlent leurs disques en secret pour dire où ils vont. Les tiens restent.
questions-king =
    .ask = Où va le Roi ?
    .wait = { $player } déplace le Roi.
    .next = Rien n’entre ni ne sort de sa nouvelle région, et on place dans les voisines.
questions-grande =
    .ask = Quel Grande se déplace, et dans quelle région ?
    .wait = { $player } déplace un Grande.
    .next = Sa région rapporte 2 de plus à son propriétaire s’il y mène seul.
questions-swap =
    .ask = Quel Grande échange sa place avec le Roi ?
    .wait = { $player } choisit un Grande.
    .next = La région du Grande devient celle du Roi.
questions-tile =
    .ask = Quelle tuile de score va où ?
    .wait = { $player } pose une tuile de score.
    .next = Dès lors elle remplace les valeurs imprimées.
questions-recover =
    .ask = Quelle carte jouée reprends-tu ?
    .wait = { $player } reprend une carte jouée.
    .next = Elle va dans ta main sans être montrée et peut être rejouée.
questions-entourage =
    .ask = Qui suit le Roi ? Reste : { $left }.
    .wait = { $player } choisit qui suit le Roi.
    .next = Ils entrent avec lui dans la nouvelle région du Roi.
questions-veto =
    .ask = { $actor } veut { $step }. Utilises-tu ton veto ?
    .wait = { $actor } veut { $step }. { $player } peut l’empêcher par un veto.
    .next =
        { $veto_at_announcement ->
            [yes] Avec un veto, rien de l’action spéciale n’est fait.
           *[no] Avec un veto, cette étape n’est pas faite et l’action spéciale s’arrête. Ce qui est fait reste fait.
        }
questions-chance =
    .ask = On tire au sort.
    .wait = On tire au sort.
    .next = Il n’y a rien à faire.
questions-over =
    .ask = La partie est terminée.
    .wait = La partie est terminée.
    .next = Le plus de points l’emporte. À points égaux, on partage la place.

## Réponses

answers-stop = Arrêter
answers-skip = Passer
answers-place-first = Placer des caballeros
answers-special-first = Action spéciale
answers-without-special = Finir sans l’action spéciale
answers-either-first = Déplacer ses caballeros
answers-either-second = Placer des caballeros
answers-from-court = De ta cour
answers-no-modifier = Pas de modificateur
answers-allow = Laisser passer cette étape
answers-allow-rest = Laisser passer toute l’action
answers-veto = Veto

## Événements

events-moved = Un caballero { OF($owner) } va { FROM($source) } { TO($target) }.
events-placed = { $player } place un caballero { IN($target) }.
events-returned =
    { $number ->
        [one] { $number } caballero { OF($owner) } retourne { FROM($source) } dans la province.
       *[other] { $number } caballeros { OF($owner) } retournent { FROM($source) } dans la province.
    }
events-took =
    { $number ->
        [one] { $player } amène { $number } caballero de la province à la cour.
       *[other] { $player } amène { $number } caballeros de la province à la cour.
    }
events-recalled = { $player } ramène un caballero { FROM($source) } à la cour.
events-scored =
    Décompte : { $place }.
    { $first_only ->
        [yes] Seule la première place compte.
       *[no] { "" }
    }
    { $times ->
        [2] Les points comptent double.
       *[other] { "" }
    }
events-king-moved = Le Roi va { FROM($source) } { TO($target) }.
events-grande-moved = Le Grande { OF($player) } va { FROM($source) } { TO($target) }.
events-tile-laid =
    { $source ->
        [none] La tuile { $tile } est posée { IN($target) }.
       *[other] La tuile { $tile } passe { FROM($source) } { TO($target) }.
    }
events-recovered =
    { $modifier ->
        [yes] { $player } reprend un modificateur joué.
       *[no] { $player } reprend une carte Pouvoir jouée.
    }
    { $card ->
        [none] { "" }
       *[other] C’est celle-ci : { $card }.
    }
events-evicting = Tous les adversaires doivent quitter { $region }.
events-revealed = On montre les disques.
events-gained-veto = { $player } a maintenant un veto.
events-fled =
    { $number ->
        [one] { $number } caballero { OF($owner) } fuit { FROM($source) } { TO($target) }.
       *[other] { $number } caballeros { OF($owner) } fuient { FROM($source) } { TO($target) }.
    }
events-grandes-inside = Les Grandes de la région du Roi vont dans le Castillo.
events-infiltrated = { $player } peut aussi placer dans la région du Roi ce tour-ci.
events-swapped = Le Roi et le Grande { OF($player) } échangent leurs places.
events-church-taken = { $player } prend le marqueur de l’Église.
events-special-announced = { $player } annonce une action spéciale.
events-round-began = La manche { $round } commence.
events-card-shown = La pile { $pile } montre « { $card } » ({ $number }).
events-king-placed = Le Roi commence { IN($region) }.
events-home-drawn = { $region } est la région d’origine { OF($player) }.
events-church-drawn = Deux caballeros noirs commencent { IN($region) }.
events-first-drawn = { $player } commence.
events-modifier-dealt =
    { $player } reçoit un modificateur.
    { $modifier ->
        [none] { "" }
       *[other] C’est { $modifier }.
    }
events-modifier-passed =
    { $player } passe un modificateur { TO($to) }.
    { $modifier ->
        [none] { "" }
       *[other] C’est { $modifier }.
    }
events-bid =
    { $modifier ->
        [none] { $player } joue le { $value }.
       *[other] { $player } joue le { $value } avec le modificateur { $modifier } : { $sum }.
    }
events-dummy-bid = Le dummy joue le { $value }.
events-dummy-placed =
    { $number ->
        [0] Le dummy tire { $region }, où il ne peut pas placer.
       *[other]
            { $number ->
                [one] Le dummy place { $number } caballero { IN($region) }.
               *[other] Le dummy place { $number } caballeros { IN($region) }.
            }
    }
events-dummy-left =
    { $number ->
        [one] { $number } caballero du dummy quitte le Castillo et va à côté du plateau.
       *[other] { $number } caballeros du dummy quittent le Castillo et vont à côté du plateau.
    }
events-dummy-took = Le dummy prend « { $card } » et la défausse.
events-turn-began = C’est le tour { OF($player) }.
events-turn-ended = { $player } a fini.
events-card-taken = { $player } choisit « { $card } ».
events-special-began = { $player } commence l’action spéciale de « { $card } ».
events-special-ended = L’action spéciale est terminée.
events-vetoed =
    { $card ->
        [none] { $player } met son veto.
       *[other]
            { $veto_at_announcement ->
                [yes] { $player } met son veto à l’action spéciale « { $card } » { OF($actor) } : rien n’en est fait.
               *[no] { $player } met son veto à l’action spéciale « { $card } » { OF($actor) } : elle s’arrête là.
            }
    }
events-disc-set =
    { $player } a réglé son disque.
    { $region ->
        [none] { "" }
       *[other] Il désigne { $region }.
    }
events-disc-shown = Le disque { OF($player) } montre { $region }.
events-general-scoring = Décompte général après la manche { $round }.
events-ranked =
    { $points ->
        [one] { $place } : { $owner } est { $rank } avec { $number } et gagne { $points } point.
       *[other] { $place } : { $owner } est { $rank } avec { $number } et gagne { $points } points.
    }
    { $kings_bonus ->
        [0] { "" }
       *[other] Bonus du Roi : { $kings_bonus }.
    }
    { $home_bonus ->
        [0] { "" }
       *[other] Bonus d’origine : { $home_bonus }.
    }
events-france-bonus =
    { $points ->
        [one] { $owner } gagne { $points } point de plus pour une case en France.
       *[other] { $owner } gagne { $points } points de plus pour une case en France.
    }
events-conquered = Granada est conquise.
events-left-castillo =
    { $number ->
        [0]
            { $grande ->
                [yes] { "" }
               *[no] Aucun caballero { OF($player) } ne quitte le Castillo.
            }
        [one] { $number } caballero { OF($player) } quitte le Castillo et va { TO($target) }.
       *[other] { $number } caballeros { OF($player) } quittent le Castillo et vont { TO($target) }.
    }
    { $grande ->
        [yes] Le Grande { OF($player) } quitte le Castillo et va { TO($target) }.
       *[no] { "" }
    }
events-start-marker = { $player } reçoit le marqueur de premier joueur.
events-veto-expired = Le veto { OF($player) } a expiré.
events-game-over = La partie est terminée.

## Étapes d’une action spéciale qu’un veto peut empêcher

steps-special-announced = utiliser l’action spéciale de « { $card } »
steps-moved = déplacer un caballero { OF($owner) } { FROM($source) } { TO($target) }
steps-placed = placer un caballero { IN($target) }
steps-returned =
    { $number ->
        [one] renvoyer { $number } caballero { OF($owner) } { FROM($source) }
       *[other] renvoyer { $number } caballeros { OF($owner) } { FROM($source) }
    }
steps-took =
    { $number ->
        [one] amener { $number } caballero à la cour
       *[other] amener { $number } caballeros à la cour
    }
steps-recalled = ramener un caballero { FROM($source) } à la cour
steps-scored = décompter { $place }
steps-king-moved = déplacer le Roi { TO($target) }
steps-grande-moved = déplacer le Grande { OF($player) } { TO($target) }
steps-tile-laid = poser la tuile { $tile } { IN($target) }
steps-recovered = reprendre une carte jouée
steps-evicting = chasser tous les adversaires { FROM($region) }
steps-revealed = faire montrer les disques
steps-gained-veto = prendre un veto
steps-fled = faire fuir les caballeros { OF($owner) } { FROM($source) } { TO($target) }
steps-grandes-inside = mettre dans le Castillo les Grandes de la région du Roi
steps-infiltrated = placer aussi dans la région du Roi
steps-swapped = échanger le Roi et le Grande { OF($player) }
steps-church-taken = prendre le marqueur de l’Église

## Le terminal

terminal-welcome = Réponds par un nombre. ? aide, q quitte.
terminal-prompt = >
terminal-pause = Entrée pour continuer
terminal-you = toi
terminal-now = maintenant
terminal-taboo = tabou : rien n’entre, rien ne sort
terminal-map = Les régions qui se touchent sont voisines. « Maintenant » : les points que donnerait un décompte.
terminal-player = Joueur
terminal-points = Points
terminal-court = Cour
terminal-province = Province
terminal-power = Pouvoir
terminal-hand = Main
terminal-place = Lieu
terminal-total = Total
terminal-start = commence
terminal-veto = veto jusqu’à la manche { $round }
terminal-answered = a répondu
terminal-secretly = choisit
terminal-first-only = (premiers seulement)
terminal-scoring = Dans un décompte : le rang, puis les points et les bonus, puis les caballeros entre parenthèses.
terminal-placed = { $player } place des caballeros : { $places }.
terminal-reading = Entrée : suite, b : plateau, q : arrêt
terminal-thinking = { $player } réfléchit.
terminal-where-tile = Où va la tuile ? Entrée seule revient en arrière.
terminal-where-grande = Où va le Grande ? Entrée seule revient en arrière.
terminal-where-piece = Le caballero { OF($owner) } { FROM($place) } : où va-t-il ? Entrée seule revient en arrière.
terminal-unknown = « { $typed } » n’est pas une des réponses. Tape le nombre d’une réponse, ou ? pour l’aide.
terminal-ambiguous = « { $typed } » peut être plusieurs réponses. Tape le nombre.
terminal-help = Un nombre choisit la réponse qui le suit. Un lieu a son nombre sur la carte, et 0 arrête. Plusieurs nombres sur une ligne répondent à plusieurs questions du même genre : 3 3 10. Le début d’un nom suffit aussi, ou la notation brève des parties : arag, >aragon.
terminal-chapters = Tape r et un nombre pour un chapitre.
terminal-won = { $who } : le plus de points. Bien joué !
terminal-save = Écrire la partie dans un fichier ? Son nom, ou Entrée pour non :
terminal-save-how = Dis où : w et le nom d’un fichier.
terminal-saved = La partie est dans { $file }.
terminal-not-saved = Impossible d’écrire { $file }. Choisis un autre nom ou un autre dossier.
terminal-left = Au revoir.
terminal-keys =
    .help = cette aide et la carte en jeu
    .card = la carte de la pile 2
    .board = le plateau
    .log = ce qui s’est passé depuis ton dernier tour
    .points = les points et les derniers décomptes
    .rules = les règles ; r 3 pour un chapitre
    .write = écrire la partie dans un fichier
    .quit = quitter

## Leçons et problèmes

lessons-majorities = Majorités
    .text = Qui marque.
lessons-majorities-first = Tu es Bleu : 3 caballeros en Aragón. Le plus nombreux d’une région gagne son premier nombre.
lessons-majorities-count = L’Aragón rapporte 5 au premier, 4 au deuxième. Combien pour toi ?
lessons-majorities-count-wrong = Recompte : 3 Bleu, 2 Grenat, 1 Or. Qui en a le plus prend le premier nombre.
lessons-majorities-tie = Au País Vasco (5/3), égalité avec Grenat : vous descendez d’une place. Combien maintenant ?
lessons-majorities-tie-first = Personne n’est seul premier ici : le 5 ne va à personne.
lessons-majorities-tie-wrong = Deux joueurs partagent la première place : ils prennent tous deux la deuxième. Elle rapporte le second nombre.
lessons-majorities-break = Place un caballero : romps l’égalité au País Vasco.
lessons-majorities-break-castillo = Au Castillo, il ne rompt aucune égalité pour l’instant. Mets-le au País Vasco.
lessons-majorities-break-aragon = Tu mènes déjà en Aragón : une avance plus grande ne rapporte rien de plus.
lessons-majorities-break-wrong = L’égalité demeure. Un de plus au País Vasco te donne la première place : 5 au lieu de 3.
lessons-majorities-task = Exercice : places-en deux où ils rapportent le plus.
lessons-majorities-task-failed = Cela vaut { $points } ; on peut atteindre { $number }. Deux lieux où un seul suffit valent mieux qu’un lieu avec deux.
lessons-majorities-task-solved = En deux lieux, un seul suffisait.
lessons-king = Le Roi
    .text = Où tu peux placer.
lessons-king-neighbours = Place seulement dans les lieux éclairés : près du Roi ou au Castillo.
lessons-king-place = Places-en un. Essaie d’abord la région du Roi !
lessons-king-place-castillo = Le Castillo est toujours permis, et s’arrêter aussi. Mais ici, choisis une région près du Roi.
lessons-king-taboo = Rien n’entre ni ne sort chez le Roi. Chasse un Grenat de Granada pour y mener.
lessons-king-taboo-own = Celui-là est à toi : Granada te rapporterait moins. Prends un Grenat.
lessons-king-taboo-wrong = Cela ne change rien à Granada, où tu es à égalité. Prends-y un Grenat.
lessons-king-task = Exercice : Grenat va chasser trois des tiens de Castilla la Nueva. Où doit aller le Roi ?
lessons-king-task-failed = Points : { $points } sur { $number } possibles. Mets le Roi là où tu mènes et où un rival pourrait te rejoindre : rien n’en sort plus.
lessons-king-task-solved = Rien ne sort de chez le Roi.
lessons-power = Cour et pouvoir
    .text = Qui joue en premier.
lessons-power-court = Ta cour en compte un à placer. Les cartes Pouvoir en amènent d’autres et décident qui commence.
lessons-power-high = Joue le 13 : tu commences, mais personne ne vient.
lessons-power-high-wrong = Cette fois, joue le 13. Les figurines d’une carte disent combien elle en amène.
lessons-power-high-shown = Cinq cartes au choix, mais un seul caballero.
lessons-power-low = Encore, avec le 2 : cinq viennent, mais tu joues en dernier.
lessons-power-low-wrong = Maintenant, joue le 2, pour voir l’autre extrême.
lessons-power-low-shown = Peu de cartes, beaucoup de caballeros. Chaque carte Pouvoir se joue une fois.
lessons-power-task = Exercice : Grenat a joué 9 et décomptera Castilla la Nueva, où vous êtes à égalité. Passe avant, avec un à placer.
lessons-power-task-failed = Cela a rapporté { $points } ; on peut atteindre { $number }. Bats le 9 avec une carte qui amène encore quelqu’un, place, puis décompte.
lessons-power-task-solved = Le 10 bat le 9 et en amène encore un.
lessons-cards = Cartes Action
    .text = Placer et agir.
lessons-cards-cards = À chaque manche, cinq cartes Action sont visibles et chaque joueur en prend une. Le nombre dit combien tu peux en placer, le texte ce que tu peux faire d’autre.
lessons-cards-take = Prends la carte qui décompte toutes les régions dont le premier nombre est 5.
lessons-cards-take-wrong = Cette carte ne décompte rien. Cherche celle du 5.
lessons-cards-order = Tu peux d’abord placer ou d’abord agir. Tu es à égalité en Aragón, et tu as un caballero : par quoi commences-tu ?
lessons-cards-order-wrong = Décomptée maintenant, l’égalité te rapporte 4. Place d’abord, et ce sera 5.
lessons-cards-put = Place maintenant là où un seul caballero te fait passer de la deuxième à la première place.
lessons-cards-put-valencia = À Valencia cela fait une égalité : tu gardes la deuxième place. En Aragón tu prends la première.
lessons-cards-put-wrong = Cette carte ne décompte pas cette région, ou tu n’y gagnes rien. Regarde l’Aragón.
lessons-cards-task = Exercice : la carte du Roi permet de déplacer le Roi et de placer jusqu’à cinq caballeros. Avec deux caballeros, fais valoir tes régions le plus possible.
lessons-cards-task-failed = Cela vaut { $points } ; on peut atteindre { $number }. Déplace d’abord le Roi : d’autres régions s’ouvrent à toi.
lessons-cards-task-solved = Déplacer d’abord le Roi a ouvert de meilleures régions.
lessons-castillo = Le Castillo
    .text = La tour et ses secrets.
lessons-castillo-tower = La tour, c’est le Castillo. On peut toujours y placer ; tous voient qui entre, mais personne ne peut compter ce qu’il y a dedans.
lessons-castillo-drop = Mets un caballero dans le Castillo.
lessons-castillo-drop-wrong = Bien pour plus tard. Cette fois, choisis la tour.
lessons-castillo-remember = Grenat en a mis 2, puis 1, puis encore 1. Combien des siens sont dedans ?
lessons-castillo-remember-wrong = Rien ne quitte le Castillo avant un décompte général : additionne tout.
lessons-castillo-task = Exercice : on décompte le Castillo, puis les disques secrets envoient chacun dans une région. Les 2 de Grenat vont en Aragón : où tes 3 rapportent-ils le plus ?
lessons-castillo-task-king = Points : { $points } sur { $number } possibles. Rien n’entre dans la région du Roi : tes 3 sont seulement revenus à la cour.
lessons-castillo-task-failed = Points : { $points } sur { $number } possibles. Cherche où tes 3 dépassent un rival : en Aragón, Grenat en reçoit 2 de plus.
lessons-castillo-task-solved = Tes 3 cachés ont pris Castilla la Nueva à Grenat.
lessons-scoring = Décomptes spéciaux
    .text = Le bon moment.
lessons-scoring-now = Ta carte décompte aussitôt une région, pour tous ceux qui y sont. Choisis celle qui te rapporte le plus.
lessons-scoring-now-aragon = En Aragón tu as la deuxième place : 4 pour toi, 5 pour Grenat.
lessons-scoring-now-vieja = Là tu partages la deuxième place et descends à la troisième : rien, à trois joueurs.
lessons-scoring-now-wrong = Tu n’y as personne : cela ne te rapporte rien.
lessons-scoring-tile = Une tuile de score remplace les nombres d’une région : 8/4/0 ou 4/0/0. Pose la 8 là où tu mènes.
lessons-scoring-tile-four = La tuile 4 sert à gâcher la région d’un rival. Il te faut la 8.
lessons-scoring-tile-castillo = Tu n’as personne au Castillo. Pose-la là où tu mènes.
lessons-scoring-tile-wrong = Tu n’y mènes pas : le 8 irait à un rival, ou à personne.
lessons-scoring-task = Exercice : Grenat a 7 points d’avance. Décompte la région qui te rapproche le plus.
lessons-scoring-task-failed = Ton gain sur Grenat : { $points } ; possible : { $number }. Ce que Grenat y gagne compte contre toi.
lessons-scoring-task-solved = Sevilla te rapporte des points, et aucun à Grenat.
lessons-bonus = Bonus
    .text = Ta région et le Roi.
lessons-bonus-home = Ton Grande, la grande figurine, vit en Aragón : si tu y es seul premier, tu gagnes 2 de plus. Combien te rapporte l’Aragón ?
lessons-bonus-home-wrong = La première place rapporte 5, ton Grande ajoute 2.
lessons-bonus-king = Le Roi ajoute aussi 2, pour qui est seul premier dans sa région. Combien te rapporte Valencia (5/3) ?
lessons-bonus-king-wrong = La première place rapporte 5, le Roi ajoute 2 ; ton Grande n’est pas ici.
lessons-bonus-tie = Grenat est maintenant à égalité avec toi en Aragón (5/4). Combien cela te rapporte-t-il, avec ton Grande sur place ?
lessons-bonus-tie-wrong = Premier ex æquo, c’est la deuxième place : 4. Les bonus ne vont qu’à qui est seul premier.
lessons-bonus-task = Exercice : tu joues en dernier avant le décompte, avec la carte du Roi et un caballero. Fais valoir tes régions le plus possible.
lessons-bonus-task-failed = Cela vaut { $points } ; on peut atteindre { $number }. Place d’abord, pour mener seul chez toi ; puis amène le Roi dans une région où tu mènes.
lessons-bonus-task-solved = Seul chez toi, et seul chez le Roi : 2 de plus à chaque fois.
lessons-veto = Veto et rivaux
    .text = Quand arrêter un rival.
lessons-veto-held = Tu as un veto : on te demande avant chaque étape de l’action d’un rival. Grenat déplace un caballero d’Or ; cela te nuit-il ?
lessons-veto-held-veto = Un veto ne sert qu’une fois, et cette étape ne te coûte rien. Laisse-la passer.
lessons-veto-held-rest = Alors tu ne pourrais plus arrêter les étapes suivantes. Ne laisse passer que celle-ci.
lessons-veto-stop = Grenat sort maintenant un des tiens de Castilla la Nueva. Un veto arrête cette étape et met fin à l’action.
lessons-veto-stop-wrong = Cela te coûte là-bas la première place, qui vaut 7. C’est le moment du veto.
lessons-veto-read = Lis tes rivaux : Grenat va prendre la carte qui décompte les 5. Combien le País Vasco rapporterait-il à Grenat ?
lessons-veto-read-wrong = Grenat y a 4 caballeros et est seul premier : le premier nombre de 5/3.
lessons-veto-task = Exercice : Grenat décompte trois régions, l’une après l’autre. Utilise ton veto pour finir avec la plus grande avance.
lessons-veto-task-failed = Ton avance : { $points } ; possible : { $number }. Laisse passer l’étape qui te rapporte, et arrête la suivante.
lessons-veto-task-solved = Tu as pris tes points et arrêté ceux de Grenat.
puzzles-last = Dernière manche
    .ask = La dernière manche : quelle carte te rapporte le plus ?
puzzles-king = Le Roi
    .ask = Quelle carte maintenant ? Pense au Roi.
puzzles-disc = Le disque
    .ask = Sur quelle région règles-tu ton disque ?
puzzles-scoring = Décompte spécial
    .ask = Quelle carte maintenant ? Il y a des points sur le plateau.
puzzles-bid = Cartes Pouvoir
    .ask = Quelle carte Pouvoir joues-tu ?
puzzles-ask-king = Où envoies-tu le Roi ?
puzzles-ask-score = Quelle région décomptes-tu ?
puzzles-ask-tile = Où poses-tu une tuile de score ?
puzzles-solved =
    { $points ->
        [one] Exact : au moins { $points } point de mieux que tout le reste.
       *[other] Exact : au moins { $points } points de mieux que tout le reste.
    }
puzzles-shown =
    { $points ->
        [one] La meilleure réponse, { $points } point devant la suivante.
       *[other] La meilleure réponse, { $points } points devant la suivante.
    }
puzzles-tempting =
    { $points ->
        [one] Tentant, mais environ { $points } point derrière la meilleure.
       *[other] Tentant, mais environ { $points } points derrière la meilleure.
    }
puzzles-wrong =
    { $points ->
        [one] Pas la meilleure : au moins { $points } point derrière.
       *[other] Pas la meilleure : au moins { $points } points derrière.
    }

## Le coach d’une première partie

coach-power = Les hautes jouent tôt, les basses remplissent ta cour.
coach-take = De la province à la cour : on ne place que de là.
coach-card = Le nombre dit combien placer, le texte quoi faire d’autre.
coach-part = Les deux parties sont à toi, dans l’ordre voulu.
coach-place = Les signes verts disent ce qu’un lieu rapporterait.
coach-move = Déplace des caballeros : cherche une égalité à rompre, ou un rival à chasser d’une première place.
coach-king = Le Roi ferme la région où il est et ouvre celles qui l’entourent.
coach-score = Cela rapporte aussitôt, à tous ceux qui y ont une place.
coach-tile = Une tuile change ce qu’un lieu rapporte à partir de maintenant.
coach-grande = Ton Grande marque ta région d’origine : 2 points de plus quand tu y mènes seul.
coach-recover = Reprends une carte Pouvoir jouée : les hautes valent le plus.
coach-veto = Tu peux arrêter cette étape avec ton veto. Il est alors perdu.
coach-disc = Ton disque secret nomme la région ; on les montre tous ensemble.
coach-return = Il faut en rendre. Cède ceux qui ne rapportent rien.
coach-flee = Tes caballeros doivent partir. Envoie-les là où ils rapportent.
coach-rivals = Cherche où un rival perd le plus, ou où tu gagnes une place.
ideas-men = Plus de caballeros sur le plateau, c’est presque toujours bien.
ideas-high = Ta cour est pleine : tu peux te permettre une carte haute.
ideas-low = Ta cour est vide : une carte basse la remplit.
ideas-precious = Le 13, le 12 et le 1 sont précieux : garde-les pour les manches qui comptent.
ideas-late = Un décompte général suit : qui joue en dernier a le dernier mot.
ideas-second = Les deuxièmes places coûtent souvent moins que les premières.
ideas-tower = Les caballeros du Castillo comptent deux fois : dans la tour, puis dans la région de ton disque.
ideas-hidden = Compte ce que tes rivaux ont caché : cela sortira aussi.
ideas-leader = N’offre pas de décompte à qui mène au score.
ideas-attack = Attaque ceux qui ont déjà joué : ils ne peuvent pas répondre.
ideas-lock = Verrouille la région où tu mènes.
ideas-quarrel = Laisse tes rivaux se quereller entre eux.
ideas-dry = Une province qui se vide retire des caballeros du plateau : prévois.

## Images du livret

figures-neighbours = Le Roi est à Valencia : on place dans les régions éclairées et au Castillo.
figures-taboo = Bleu peut déplacer trois caballeros, mais aucun vers la région du Roi ni hors d’elle.
figures-values = Bleu en a le plus en Aragón et prend le premier nombre ; Grenat prend le second, s’il rapporte.
figures-ties = Bleu et Grenat sont à égalité dans la région éclairée : tous deux prennent la deuxième place.
figures-bonus = Bleu mène seul dans sa région d’origine, l’Aragón, et dans celle du Roi, Valencia : 2 points de plus chaque fois.
figures-tower = Bleu voit ses deux caballeros du Castillo ; ce que Grenat y a mis, il faut s’en souvenir.
figures-general = 1. Chacun règle son disque en secret.
figures-general-castillo = 2. Le Castillo est décompté.
figures-general-moved = 3. On montre les disques, et ceux du Castillo vont dans leur région.
figures-general-regions = 4. Toutes les régions sont décomptées, l’une après l’autre.
figures-cut =
    { $veto_at_announcement ->
        [yes] Grenat annonce une action spéciale. Un veto l’empêche alors entièrement.
       *[no] Grenat annonce une étape contre Bleu. Un veto l’arrête et finit l’action.
    }
figures-start = Chaque joueur commence avec un Grande et deux caballeros dans sa région d’origine.
figures-france = L’Ambassadeur de Bleu est en France ; deux cases sont libres.
figures-granada = Sept sont à Granada : encore cinq, et elle est conquise.
figures-church = Bleu tient l’Église : les noirs comptent pour lui.

## Expliquer à table, et une page à imprimer

teach-goal = Le but
    .text = Nous sommes de grandes familles d’Espagne, il y a cinq cents ans. Chacun a trente caballeros, les petits, et un Grande, le grand. Nous voulons nos caballeros dans les régions au moment de compter. Qui a le plus de points après neuf manches gagne.
teach-scoring = Ce que rapporte une région
    .text =
        { $second-pays ->
            [yes]
                Regardez l’Aragón : { $players-4-5 ->
                    [yes] cinq, quatre, un.
                   *[no] cinq, quatre.
                } Qui a le plus de caballeros prend le premier nombre, le deuxième prend le suivant. À égalité, les deux descendent d’une place : être seul premier vaut cher.
           *[no] Regardez l’Aragón : à deux, seul le premier nombre rapporte, cinq. Qui a le plus de caballeros le prend ; à égalité, personne.
        } Deux points de plus si on est seul premier là où vit son Grande, et deux là où se trouve le Roi.
teach-round = Une manche
    .text = À chaque manche, cinq cartes Action sont visibles, et chacun en prend une. D’abord, chacun joue une carte Pouvoir, de un à treize ; jamais deux fois le même nombre. La plus haute joue et choisit en premier. Mais les basses amènent beaucoup de caballeros de la province à la cour, et les hautes peu ou aucun. Chaque carte Pouvoir ne sert qu’une fois dans la partie.
teach-turn = Le tour d’un joueur
    .text = À son tour, on prend les caballeros que la carte amène, puis une carte Action. On place depuis la cour autant de caballeros que le dit son nombre, et on fait ce qu’elle montre : déplacer, renvoyer, décompter. L’ordre est libre, et l’on peut renoncer à l’un ou à l’autre.
teach-king = Le Roi
    .text = Voici le Roi. On ne place que dans les régions qui touchent la sienne. Et la sienne est taboue : rien n’y entre, rien n’en sort, quoi que dise une carte. Le Roi protège donc ce qui s’y trouve. À chaque manche, une carte permet de l’envoyer où l’on veut.
teach-castillo = La tour
    .text = Voici le Castillo. On peut toujours y jeter des caballeros. Tous le voient, mais personne ne peut regarder dedans : souvenez-vous de qui a quoi.
teach-general = Les décomptes généraux
    .text = Après les manches trois, six et neuf, tout est décompté. D’abord chacun règle en secret ce disque sur une région. Puis la tour s’ouvre et on la décompte comme une région. Puis on montre les disques, et les caballeros de la tour vont dans la région choisie. Puis toutes les régions sont décomptées, l’une après l’autre.
teach-end = Trois conseils, et c’est parti
    .text = Mettez des caballeros sur le plateau. Ne gaspillez pas trop tôt les cartes hautes. Et avant un décompte général, essayez de jouer tard. Les cartes s’expliquent d’elles-mêmes ; demandez à tout moment. La plus basse carte Pouvoir d’une manche commence la suivante.
teach-reference = Sur une page
teach-reference-setup = Mise en place : mélanger neuf cartes Région ; la première place le Roi, les suivantes le Grande de chaque joueur avec 2 caballeros. 7 dans chaque cour, 21 dans chaque province.
teach-reference-round = Révéler cinq cartes ; cartes Pouvoir tour à tour, sans doublon ; de la plus haute à la plus basse : prendre des caballeros, une carte, placer et agir dans l’ordre voulu ; la plus basse commence la manche suivante.
teach-reference-place = Placer : à côté de la région du Roi ou au Castillo. Tabou : rien n’entre ni ne sort de la région du Roi.
teach-reference-score =
    { $players-4-5 ->
        [yes] Trois places rapportent.
       *[no]
            { $second-pays ->
                [yes] Deux places rapportent.
               *[no] Seule la première place rapporte.
            }
    } Les ex æquo descendent d’une place. Seul premier : +2 dans sa région d’origine, +2 dans celle du Roi.
teach-reference-general = Décompte général après les manches 3, 6 et 9 : disques en secret ; Castillo décompté ; disques montrés, caballeros déplacés ; régions décomptées.

## Le livret de règles

rules-goal = De quoi il s’agit
    .text =
        L’Espagne, il y a quelque cinq cents ans. Tu es à la tête d’une maison noble, un __Grande__, et tes cavaliers, les __caballeros__, gagnent de l’influence pour toi dans les régions. De temps en temps on décompte des régions : qui y a le plus de caballeros gagne le plus de points, et ceux qui suivent, moins.
        
        { $length ->
            [full] Après neuf manches et trois décomptes généraux, le plus de points l’emporte.
            [short] Après six manches et trois décomptes généraux, le plus de points l’emporte.
           *[short-1995] Après six manches et deux décomptes généraux, le plus de points l’emporte.
        }
        
        On joue de deux à cinq. Presque tout est visible sur la table. La difficulté, c’est que les autres veulent les mêmes régions, et que le __Roi__ ferme des portes et en ouvre d’autres.
rules-board = Le plateau
    .text =
        La carte montre neuf régions. Chacune a trois nombres : les points de la première, de la deuxième et de la troisième place.
        
        { $regions }
        
        Le __Castillo__ est une tour à côté des régions, qui vaut { $castillo-values }. Ce n’est pas une région : quand une règle dit « région », le Castillo n’est pas visé.
        
        { $edition ->
            [2023]
                { $france ->
                    [yes] { NONE() }
                   *[no]
                        { $new-regency ->
                            [yes] { NONE() }
                           *[no] La France et le Portugal sont sur la carte mais ne sont pas des régions. On ne peut rien y placer.
                        }
                }
           *[other] { NONE() }
        }
        { $new-regency ->
            [yes] La France et le Portugal sont sur la carte mais ne sont pas des régions. Seul le Roi peut y aller.
           *[no] { NONE() }
        }
        { $edition ->
            [2023] { NONE() }
           *[other]
                { $france ->
                    [yes] { NONE() }
                   *[no] Rien ne peut se trouver hors des neuf régions et du Castillo.
                }
        }
        { $france ->
            [yes] La France est une région dans cette partie ; elle a son propre chapitre.
           *[no] { NONE() }
        }
        
        Tes caballeros suivent un chemin : __province → cour → plateau__. La province est la réserve commune. La cour est la réserve devant toi. Seuls les caballeros de ta cour peuvent être placés.
rules-set-up = Mise en place
    .text =
        1. Chaque joueur a 30 caballeros d’une couleur, un Grande, 13 cartes Pouvoir (1 à 13) et un disque secret.
        2. Mélangez les neuf cartes Région. La première tirée dit où commence le Roi. Puis on en tire une pour chaque joueur : c’est la __région d’origine__. Mets-y ton Grande avec 2 caballeros.
        3. Mets 7 caballeros à ta cour. Les 21 autres sont dans la province.
        4. Mélangez les cartes Action des piles 1 à 4, chaque pile à part.
        { $new-regency ->
            [yes] 5. La pile 5 est formée des dix cartes Nouvelle Régence mélangées.
           *[no] 5. La pile 5 est une seule carte, la carte du Roi, là à chaque manche.
        }
        6. Les deux tuiles de score sont prêtes à côté du plateau. Le sort décide qui reçoit le marqueur de premier joueur.
        
        { $merged_stacks ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Dans cette partie les piles 2 et 3 sont mélangées en une seule : quatre cartes sont révélées à chaque manche. Une carte garde le nombre de sa pile.
                }
           *[no] { NONE() }
        }
        { $may-merge ->
            [yes] À trois, vous pouvez convenir de mélanger les piles 2 et 3. Le choix des cartes est alors plus serré.
           *[no] { NONE() }
        }
        
        Une carte Action, utilisée ou non, quitte le jeu après sa manche.
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] { NONE() }
                   *[no] Seule la carte du Roi revient.
                }
        }
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] Seules la carte du Roi et celle de l’Église reviennent.
                   *[no] { NONE() }
                }
        }
        { $new-regency ->
            [yes]
                { $church ->
                    [yes] Seule la carte de l’Église revient.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
rules-round = Une manche
    .text =
        1. __Révéler.__ Retournez la carte du dessus de chaque pile de cartes Action.
        2. __Pouvoir.__ En commençant par qui a le marqueur de premier joueur, chaque joueur joue une carte Pouvoir.
        3. __Tours.__ Chaque joueur a un tour, la plus haute carte Pouvoir d’abord.
        4. __Fin.__ Les cartes Action non prises quittent le jeu. Le marqueur de premier joueur va au joueur de la plus basse carte Pouvoir, même si elle est revenue en main. Toutes les cartes Pouvoir de cette manche sont maintenant jouées.
        5. __Décompte.__ Après certaines manches vient un décompte général.
        
        { $length ->
            [full] Les décomptes généraux suivent les manches 3, 6 et 9.
            [short] On saute les manches 1, 4 et 7 ; les décomptes généraux suivent les manches 3, 6 et 9, donc une manche jouée sur deux.
           *[short-1995] Les décomptes généraux suivent les manches 3 et 6. Il n’y en a pas de troisième.
        }
rules-power = Cartes Pouvoir
    .text =
        Tu as treize cartes Pouvoir, et chacune se joue une fois. Ta carte doit différer de toutes celles déjà jouées dans la manche. Elle décide de deux choses : quand vient ton tour (plus elle est haute, plus il vient tôt), et combien de caballeros tu peux amener à ta cour (plus elle est basse, plus il y en a).
        
        { $supply }
        
        Le pouvoir a donc un prix. Avec le 13 tu choisis le premier parmi les cartes Action et n’amènes personne à la cour. Avec le 1 tu prends ce qui reste, mais six nouveaux caballeros.
rules-turn = Ton tour
    .text =
        __D’abord, prends.__
        { $must_take ->
            [yes] Prends dans la province, pour ta cour, autant de caballeros que l’indique ta carte Pouvoir. Si la province les a, c’est obligatoire.
           *[no] Prends dans la province, pour ta cour, au plus autant de caballeros que l’indique ta carte Pouvoir. Tu peux en prendre moins.
        }
        Si la province n’a pas assez de tes caballeros, tu peux compléter avec ceux des régions. Ceux de la région du Roi et du Castillo ne peuvent être pris.
        
        __Puis choisis__ une des cartes Action encore disponibles. Elle a deux parties.
        
        - __Placer.__ Mets sur le plateau au plus autant de caballeros de ta cour que le dit le nombre de sa pile : dans le Castillo et les régions qui touchent celle du Roi, répartis à ton gré.
        - __Action spéciale.__ Fais ce que dit la carte. Tu peux l’omettre. Si tu commences, va aussi loin que possible ; seulement là où une carte dit « jusqu’à » tu peux faire moins. Une action qui ne pourrait rien changer n’est pas proposée.
        
        L’ordre des deux parties est à ton choix, mais finis l’une avant de commencer l’autre. Ensuite aucun autre joueur ne peut choisir la carte.
rules-king = Le Roi
    .text =
        La région où se trouve le Roi est la __région du Roi__. Trois choses en découlent.
        
        - __Tabou.__ Rien n’y entre ni n’en sort : ni caballero, ni Grande, ni tuile de score, quoi que dise une carte. Elle peut être décomptée.
        - __On place__ dans les régions qui la touchent.
        - __Bonus.__ Qui y mène seul gagne 2 points de plus au décompte.
        
        { $new-regency ->
            [yes] Quatre cartes Nouvelle Régence font exception au tabou : « { $card-infiltration } », « { $card-entourage } », « { $card-competition } » et « { $card-stand-in } ».
           *[no] Il n’y a pas d’exception au tabou. Le Roi ne va jamais dans le Castillo ni hors du pays.
        }
        
        Déplacer le Roi est l’arme la plus forte du jeu : il protège une majorité et décide qui peut être renforcé.
rules-castillo = Le Castillo
    .text =
        { $edition ->
            [2023] Chaque fois que tu places ou déplaces des caballeros, tu peux les jeter dans le Castillo, où que soit le Roi, sauf si la carte l’interdit.
           *[other] Chaque fois que tu places ou déplaces des caballeros, tu peux les jeter dans le Castillo, où que soit le Roi.
        }
        { $new-regency ->
            [yes] Il n’est fermé que tant que le Roi est à côté.
           *[no] { NONE() }
        }
        Dis combien. Personne ne peut regarder dedans ni compter avant un décompte : essaie de t’en souvenir.
        { $open-castillo ->
            [yes] Dans cette partie, on voit toujours combien il y en a dedans.
           *[no] { NONE() }
        }
        
        Rien ne sort du Castillo sauf à un décompte général. Alors tous tes caballeros qui y sont partent ensemble pour une région que tu as choisie en secret. C’est ainsi qu’une région peut basculer au dernier moment.
rules-scoring = Décompter une région
    .text =
        Comptez les caballeros. Qui en a le plus est premier, et ainsi de suite. Qui n’en a aucun n’est pas classé. Les Grandes ne comptent pas.
        { $home-advantage ->
            [yes] (Mais vois le chapitre sur l’avantage à domicile.)
           *[no] { NONE() }
        }
        
        { $players-4-5 ->
            [yes] À quatre ou cinq : les trois nombres rapportent.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] À trois : la première et la deuxième place rapportent, pas la troisième.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] À deux : seule la première place rapporte.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] À deux avec le dummy : la première et la deuxième place rapportent, pas la troisième.
           *[no] { NONE() }
        }
        
        __Égalités.__ Ceux qui sont à égalité descendent : tous prennent la place suivante.
        { $second-pays ->
            [yes] Deux premiers ex æquo ont tous deux les points de la deuxième place.
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] Le suivant prend la place d’après, quel que soit leur nombre. Exemple avec les valeurs 5/3/1 : trois joueurs ont quatre caballeros, le quatrième deux. Les trois gagnent 3 points chacun, le quatrième 1.
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] Pour le suivant comptent tous ceux qui sont devant. Exemple avec les valeurs 5/3/1 : trois joueurs ont quatre caballeros, le quatrième deux. Les trois gagnent 3 points chacun ; le quatrième est à la quatrième place et ne gagne rien.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes] Une égalité pour la troisième place ne rapporte rien.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] À trois : une égalité pour la deuxième place ne rapporte rien. Exemple avec les valeurs 5/3/1 : deux ont quatre caballeros, le troisième deux. Les deux gagnent 3 points chacun, le troisième rien.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] À deux : en cas d’égalité, aucun ne gagne de points pour la place.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] À deux avec le dummy : une égalité pour la deuxième place ne rapporte rien. Exemple avec les valeurs 5/3/1 : tu es premier ex æquo avec le dummy, ton adversaire en a moins. Tu gagnes 3 points, ton adversaire rien.
           *[no] { NONE() }
        }
rules-bonuses = Bonus et tuiles
    .text =
        - __Bonus du Roi :__ 2 points de plus si tu mènes seul dans la région du Roi.
        - __Bonus d’origine :__ 2 points de plus si tu mènes seul dans la région de ton Grande.
        
        Les deux peuvent se cumuler, et comptent à chaque décompte. Une première place partagée n’en donne aucun.
        
        __Tuiles de score.__ Il y en a deux, de 8/4/0 et 4/0/0. Elles entrent en jeu avec « { $card-tile } ». Une tuile remplace les valeurs de la région ou du Castillo où elle est, et aucun lieu n’en a deux. Quand une carte parle de régions à 4 points, c’est la valeur du moment qui compte : une région sous la tuile 4 en est une, une région sous la tuile 8 n’est ni à 4, ni à 5, ni à 6, ni à 7.
rules-general-scoring = Un décompte général
    .text =
        1. __Disques.__ Chaque joueur qui a des caballeros dans le Castillo règle en secret son disque sur la région où ils iront.
        2. __Castillo.__ On l’ouvre et on le décompte comme une région.
        3. __Départ.__ On montre les disques. Tous tes caballeros du Castillo vont dans la région de ton disque, sans se séparer.
        { $disc_may_name_king ->
            [yes] Si tu as nommé la région du Roi, ils retournent à ta cour.
           *[no] La région du Roi ne peut être nommée.
        }
        4. __Régions.__ On décompte toutes les régions dans cet ordre : { places-galicia }, { places-vasco }, { places-aragon }, { places-cataluna }, { places-vieja }, { places-nueva }, { places-sevilla }, { places-granada }, { places-valencia }.
        { $france ->
            [yes] La France vient en dernier.
           *[no] { NONE() }
        }
        
        Ensuite tous les caballeros restent où ils sont.
rules-discs = Disques secrets
    .text =
        Certaines cartes font aussi choisir une région en secret à plusieurs joueurs. Tous règlent leur disque, puis on les montre ensemble.
        
        Si des caballeros doivent quitter la région de ton disque, tu ne peux nommer qu’une région où tu en as, et pas celle du Roi. Si tu dois fuir et nommes la région du Roi, tes caballeros finissent à ta cour.
        
        Un disque montre les neuf régions, jamais le Castillo.
rules-veto = Le Veto
    .text =
        Qui prend une carte Veto la garde visible devant soi. Elle vaut pour le reste de cette manche et toute la suivante, et pour une action spéciale d’un autre joueur. Elle n’empêche jamais le placement normal d’une carte Action, mais bien les caballeros en plus que place une action spéciale.
        
        { $veto_at_announcement ->
            [yes] Une action spéciale est annoncée avant de commencer. Alors, et alors seulement, un veto peut l’empêcher, et rien n’en est fait.
           *[no] Chaque étape d’une action spéciale est annoncée : un caballero à déplacer, une région à décompter, des disques à montrer, un joueur qui doit fuir. Chaque joueur qui a un veto peut laisser passer ou s’opposer, dans le sens horaire à partir du joueur dont c’est le tour. Après une opposition, cette étape n’est pas faite et l’action spéciale est terminée, mais ce qui est fait reste fait.
        }
        
        Prendre une carte Veto est une action spéciale et peut subir un veto. Un veto, non. Si tu en as deux, tu utilises d’abord le plus ancien.
rules-end = La fin
    .text =
        { $length ->
            [short-1995] La partie se termine au deuxième décompte général.
           *[other] La partie se termine au troisième décompte général.
        }
        Le plus de points l’emporte. À points égaux, on partage la place.
rules-cards = Les cartes Action
    .text =
        Un déplacement mène un caballero d’une région quelconque à une autre ou dans le Castillo, pas seulement près du Roi. Jamais depuis une cour, ni hors du Castillo. Si une carte décompte plusieurs régions, qui l’utilise dit dans quel ordre.
        { $first_places_in_order ->
            [yes] Seule « { $card-score-first-places } » suit l’ordre d’un décompte général.
           *[no] { NONE() }
        }
        
        { $cards }
rules-edition-1995 = Ce que l’édition de 1995 a de particulier
    .text =
        { $no-veto ->
            [yes] - Onze cartes dans chacune des piles 1, 3 et 4 ; sans les Vetos, neuf dans la pile 2.
           *[no] - Onze cartes dans chacune des piles 1 à 4.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] - Après une égalité, tous ceux de devant comptent : si trois sont premiers ex æquo, le suivant est quatrième.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] - Un décompte libre peut être celui du Castillo.
           *[no] { NONE() }
        }
        { $must_take ->
            [yes] - Il faut prendre ce que la province contient.
           *[no] { NONE() }
        }
        { $must_return_each ->
            [yes] - « { $card-one-of-each } » : aucun adversaire à portée n’est épargné.
           *[no] { NONE() }
        }
        { $return_two_or_one ->
            [yes] - « { $card-disc-return-2 } » : un joueur sans région où il en a deux en renvoie un.
           *[no] { NONE() }
        }
        { $disc_may_name_king ->
            [yes] { NONE() }
           *[no] - Au décompte général le disque ne peut nommer la région du Roi.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - À deux : seules les premières places rapportent.
                }
           *[no] { NONE() }
        }
rules-edition-big-box = Ce que la Big Box a de particulier
    .text =
        { $no-veto ->
            [yes] - Les mêmes cartes qu’en 1995 : onze dans chacune des piles 1, 3 et 4 ; sans les Vetos, neuf dans la pile 2.
           *[no] - Onze cartes dans chacune des piles 1 à 4, les mêmes qu’en 1995.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] - Quel que soit le nombre d’ex æquo, le suivant n’est que deux places sous celle qu’ils partagent.
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] { NONE() }
           *[no] - Un décompte libre ne peut être celui du Castillo.
        }
        { $must_take ->
            [yes] { NONE() }
           *[no] - On peut prendre moins de caballeros que n’indique la carte Pouvoir.
        }
        { $must_return_each ->
            [yes] { NONE() }
           *[no] - « { $card-one-of-each } » : tu peux épargner un adversaire.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - À deux : seules les premières places rapportent.
                }
           *[no] { NONE() }
        }
rules-edition-2023 = Ce que l’édition de 2023 a de particulier
    .text =
        - Dix cartes dans chacune des piles 1 à 4 ; le Veto et quelques autres ne viennent qu’avec le module Vieux renards.
        - Trois régions ont un autre nom : { places-vasco }, { places-vieja } et { places-nueva }.
        - « { $card-place-2-into-regions } » ne va pas jusqu’au Castillo.
        { $return_two_or_one ->
            [yes] - Si deux caballeros doivent repartir et qu’il n’y en a qu’un, un seul part.
           *[no] { NONE() }
        }
        { $veto_at_announcement ->
            [yes]
                { $vetoes ->
                    [yes] - Un veto vient avant le début d’une action spéciale, ou pas du tout.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] - À deux, un dummy participe.
           *[no] { NONE() }
        }
rules-dummy = À deux avec un dummy
    .text =
        Une troisième couleur, le __dummy__, joue sans joueur. Ses 30 caballeros sont à côté du plateau et ses 13 cartes Pouvoir sont mélangées. Il n’a ni Grande, ni cour, ni points, mais dans chaque classement il prend la place qui lui revient, et il peut gâcher un bonus.
        
        { $merged_stacks ->
            [yes] - Les piles 2 et 3 sont mélangées en une seule : quatre cartes sont révélées à chaque manche. Une carte garde le nombre de sa pile.
           *[no] { NONE() }
        }
        - Après la mise en place, les neuf cartes Région forment une pile. Chaque manche commence par deux d’entre elles : 2 caballeros du dummy vont dans chaque région tirée, aucun dans celle du Roi. La pile est complétée après chaque décompte général. S’il n’a plus de caballeros, on ne tire rien.
        - La carte Pouvoir du dummy est retournée avant que tu choisisses la tienne, et sa valeur est prise.
        - À son tour, le dummy prend la carte disponible qui a le plus de caballeros et la défausse sans l’utiliser.
        - Il ne reçoit jamais le marqueur de premier joueur, et là où il devrait choisir on le saute.
        - Ses caballeros peuvent être déplacés et renvoyés comme ceux d’un adversaire.
rules-new-regency = Module : Nouvelle Régence
    .text =
        Dix autres cartes forment la pile 5, et une est révélée à chaque manche. Utilisée ou non, elle ne revient pas.
        
        - __Le Roi à l’étranger.__ En France ou au Portugal, il ne rend aucune région taboue et ne donne pas de bonus. On place dans les régions qui touchent le pays où il est : la { places-france } touche { places-vasco.sentence }, { places-aragon.sentence } et { places-cataluna.sentence }.
        - __Le Roi près du Castillo.__ Le Castillo est alors lui-même la région du Roi. Rien n’y entre ni n’en sort, pas même à un décompte général, et toute région est sa voisine. Y mener seul donne le bonus du Roi.
        - __Des Grandes dans le Castillo.__ Un Grande dedans peut rapporter à son propriétaire le bonus d’origine quand on décompte le Castillo. Son propriétaire règle un disque au décompte général même sans caballeros dedans, et le Grande part pour cette région. Après « { $card-score-castillo } » il y reste.
        - Une carte qui déplace le Roi vers une voisine part du lieu où il est.
rules-old-hands = Module : Vieux renards
    .text = Vous choisissez lesquelles des quatre cartes entrent : « { $card-move-all-own-or-place-2-into-regions } » (pile 1), deux Vetos (pile 2) et « { $card-score-named-once } » (pile 4). Pour chacune, une carte de sa pile tirée au hasard sort d’abord sans être vue : les piles gardent leur taille.
rules-power-shift = Module : Jeu de pouvoir
    .text =
        Il y a seize __modificateurs__ : huit de 1 et huit de 2. Chaque joueur en reçoit trois, en passe un à gauche et garde cachés les trois qu’il a alors.
        
        Avec une carte Pouvoir tu peux jouer un modificateur et ajouter ou retirer son nombre. Le total doit différer de tous les totaux déjà joués. Les totaux décident de l’ordre des tours et du marqueur de premier joueur ; les caballeros que tu prends sont ceux de la carte Pouvoir elle-même.
        
        La plupart des modificateurs ont une capacité. Tu peux l’utiliser à ton tour, après avoir pris des caballeros et avant de choisir une carte Action. Un modificateur joué est perdu, sauf si « { $card-recover } » le ramène.
        
        { $modifiers }
rules-home-advantage = Variante : avantage à domicile
    .text = Ton Grande compte comme un caballero pour le classement. Et si tu places le nombre entier de la carte, tout dans ta région d’origine, tu peux y en placer un de plus. Il doit être à ta cour, et on doit pouvoir placer dans la région d’origine.
rules-move-limits = Variante : déplacements limités
    .text =
        Une carte qui déplace des caballeros ne donne son nombre entier que si chacun va dans une région voisine ou dans le Castillo. Dès que l’un va plus loin, le nombre de la carte est 2 de moins en tout.
        { $power-shift ->
            [yes] La capacité d’un modificateur n’est pas limitée.
           *[no] { NONE() }
        }
rules-france = Variante : la France
    .text =
        La France est une région qui touche { places-vasco.sentence }, { places-aragon.sentence } et { places-cataluna.sentence }. Elle a trois cases pour un caballero chacune, et on peut prendre toute case libre :
        
        - __Ambassadeur :__ 2 points de plus pour son propriétaire à chaque décompte de la France.
        - __Envoyé :__ 1 point de plus.
        - __Attaché :__ rien de plus.
        
        Ni le Roi ni un Grande n’y va, et les disques ne peuvent la nommer.
rules-granada = Variante : Granada à conquérir
    .text =
        Granada est encore aux mains de ses anciens maîtres. Ni le Roi ni un Grande n’y commence ou n’y va, et on ne peut y placer depuis une cour ; les caballeros y viennent par l’action spéciale d’une carte ou du Castillo. Elle n’est pas décomptée. Les cartes qui cherchent la région la plus pleine ou la plus calme la laissent de côté.
        { $power-shift ->
            [yes] La capacité d’un modificateur n’y déplace rien non plus.
           *[no] { NONE() }
        }
        { $church ->
            [yes] Aucun caballero noir n’y commence.
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Le dummy n’en place pas là, et son tour ne la conquiert pas.
           *[no] { NONE() }
        }
        
        Si 12 caballeros ou plus s’y trouvent à la fin du tour d’un joueur, Granada est __conquise__ : on la décompte aussitôt, à points doubles, et elle est dès lors une région comme les autres.
rules-church = Variante : l’Église
    .text =
        Après la mise en place on tire deux autres cartes Région, et 2 caballeros noirs sont mis dans chacune de ces régions. Une sixième pile a une seule carte, « { $card-church } ». Elle est là à chaque manche et place 3 caballeros.
        
        Son action spéciale donne le __marqueur de l’Église__ ; on le garde jusqu’à ce qu’un autre le prenne. Qui choisit la carte sans l’action spéciale laisse le marqueur où il est. Pour qui l’a, les caballeros noirs comptent comme les siens dans chaque majorité. Une fois par tour il peut aussi avoir un caballero de plus : un de plus quand des caballeros viennent de la province, ou un de plus au placement. Cela vaut dès la prise du marqueur. Pour tous les autres, les noirs sont adverses.
        
        Les caballeros noirs n’entrent jamais dans le Castillo, une cour ou la province.
        { $france ->
            [yes] Ils ne vont pas non plus en France.
           *[no] { NONE() }
        }
        { $granada ->
            [yes] Ni à Granada avant sa conquête.
           *[no] { NONE() }
        }
rules-open-castillo = Variante : Castillo ouvert
    .text = On voit toujours combien de caballeros sont dans le Castillo. Cela ménage la mémoire et ne change aucune règle.
rules-no-veto = Variante : sans veto
    .text = Il n’y a pas de cartes Veto. Rien ne les remplace.
rules-glossary = Les mots du jeu
    .text =
        - __Action spéciale :__ le texte d’une carte Action.
        - __Adverse :__ qui est à un autre joueur.
        - __Caballero :__ un cavalier ; la pièce qui compte dans les majorités.
        - __Castillo :__ la tour ; pas une région.
        - __Cour :__ ta propre réserve, d’où tu places.
        - __Décompte spécial :__ un décompte causé par une carte.
        - __Déplacer :__ mener un caballero d’une région à une autre ou dans le Castillo.
        - __Grande :__ la grande pièce qui marque ta région d’origine.
        - __Marqueur de premier joueur :__ qui l’a joue la première carte Pouvoir de la manche.
        - __Placer :__ mettre sur le plateau un caballero de ta cour.
        - __Province :__ la réserve des caballeros qui ne sont pas en jeu.
        - __Région du Roi :__ où se trouve le Roi ; taboue.
        - __Région d’origine :__ où se trouve ton Grande ; 2 points de plus si tu y mènes seul.
        - __Renvoyer :__ remettre un caballero dans la province.
        - __Tabou :__ rien ne peut entrer ni sortir.
terms-caballero = Un cavalier d’une maison. Le joueur qui a le plus de caballeros dans une région y reçoit le plus de points.
    .forms = caballero, caballeros
terms-castillo = La tour. Ce n’est pas une région : les caballeros y attendent et en sortent lors d’un décompte général.
    .forms = Castillo
terms-court = La réserve personnelle d’un joueur. Seuls les caballeros de la cour peuvent être placés.
    .forms = cour, cours
terms-province = La réserve de tous les caballeros qui ne sont pas en jeu. Une carte Pouvoir en amène quelques-uns à la cour.
    .forms = province
terms-grande = La grande pièce d’une maison. Elle marque la région d’origine, qui rapporte 2 points de plus à qui y mène seul avec son Grande.
    .forms = Grande, Grandes
terms-home = Où se trouve le Grande d’un joueur : 2 points de plus pour y mener seul.
    .forms = région d’origine, bonus d’origine
terms-king = Il se tient dans une région. On ne place qu’à côté de lui, et mener seul sa région rapporte 2 points de plus.
    .forms = Roi
terms-kings-region = Où se trouve le Roi. Elle est taboue : rien n’entre ni ne sort.
    .forms = région du Roi
terms-taboo = Rien ne peut entrer ni sortir.
    .forms = tabou, taboue
terms-power = Décide de l’ordre des tours, la plus haute d’abord. Une carte basse amène plus de caballeros de la province à la cour.
    .forms = carte Pouvoir, cartes Pouvoir
terms-action = Dit combien de caballeros on place et permet une action spéciale.
    .forms = carte Action, cartes Action
terms-special = Ce qu’une carte Action permet en plus du placement : facultatif, avant ou après avoir placé.
    .forms = action spéciale, actions spéciales
terms-disc = Chaque joueur concerné y choisit une région en secret ; tous sont révélés ensemble.
    .forms = disque secret, disques secrets, disque, disques
terms-general = On décompte le Castillo, puis chaque région, après les manches qu’indique la piste.
    .forms = décompte général, décomptes généraux
terms-veto = Empêche une action spéciale d’un autre joueur.
    .forms = veto, vetos
terms-tile = Se pose sur une région et remplace les points qu’elle vaut.
    .forms = tuile de score, tuiles de score
terms-modifier = Se joue avec une carte Pouvoir : la hausse ou la baisse, et certains font plus. Chacun sert une fois.
    .forms = modificateur, modificateurs
terms-dummy = Une troisième couleur dans une partie à deux. Elle gêne et prend des places, mais ne gagne rien.
    .forms = dummy

## Erreurs de la ligne de commande

cli-no-such-option = L’option { $name } n’existe pas.
cli-no-such-command = La commande { $name } n’existe pas.
cli-missing = Il manque { $name }.
cli-bad-value = { $name } n’accepte pas cette valeur : { $detail }
cli-no-value = { $name } attend une valeur.
cli-left-over = { $name } est de trop ici : voir --help.
cli-guesses = Tu voulais dire { $known } ?
cli-whole-number = { $name } doit être un nombre entier, pas { $value }.
cli-number = { $name } doit être un nombre, pas { $value }.
cli-at-least = { $name } doit valoir au moins { $least }, pas { $value }.
cli-between = { $name } doit être entre { $least } et { $most }, pas { $value }.
cli-one-of = { $name } n’accepte que { $known }, pas { $value }.
cli-no-bot = Le bot { $name } n’existe pas. Connus : { $known }.
cli-either = Donne soit { $one }, soit { $other }.
cli-together = { $one } et { $other } vont ensemble.
cli-language = Langue inconnue : { $name }. Connues : { $known }.
cli-decision = Aucune décision ne commence après { $at } entrées. Les plus proches commencent après { $known }.
cli-games = Indique des parties enregistrées, ou avec --games combien en jouer.
cli-no-records = { $name } : ce dossier ne contient aucune partie enregistrée (.txt, .json).
cli-program = { $name } est un programme et parle pour lui-même.
cli-no-bots = Indique au moins un bot. Connus : { $known }.
cli-too-many-bots = Il y a { $bots } bots pour { $seats } places.
cli-over = { $name } : cette partie est terminée ; --at revient à une entrée précédente.
cli-terminal = { $name } ne vaut que pour une partie dans le terminal : ajoute --terminal.
cli-seat = La place { $name } n’existe pas. Places : { $known }.
cli-needs = { $name } a besoin de { $needed }, qui n’est pas installé. Installe elgrande avec son extra [server].
cli-host = { $name } n’est pas une adresse de cette machine ({ $why }) : change --host.
cli-port = Le port { $port } de { $name } est inutilisable ({ $why }) : choisis-en un autre avec --port ou --host.
cli-origin = Une origine s’écrit comme https://club.example, pas comme { $name }.
cli-options = { $reason } Possible en revanche : { $nearest }.

## Refus

refusals-already-account = Tu as déjà un compte.
refusals-bad-host = Ce serveur ne porte pas ce nom.
refusals-bad-name = Ce nom ne convient pas : il est vide, trop long ou a des caractères invisibles.
refusals-bad-origin = Seules les pages de ce serveur peuvent faire cela.
refusals-bad-password = Ce mot de passe est trop court ou trop long.
refusals-bad-passkey = Cette clé d’accès n’ouvre aucun compte ici. Réessaie.
refusals-common-password = Ce mot de passe est l’un des premiers que d’autres essaient. Choisis-en un autre.
refusals-not-account = Un invité ne peut pas faire cela : crée d’abord un compte.
refusals-wrong-scope = Ce jeton ne permet pas cela.
refusals-bad-record = Cette partie enregistrée est illisible ou incohérente.
refusals-bad-request = Le serveur ne comprend pas cette demande.
refusals-bad-text = Ce texte ne convient pas : il est vide, trop long ou a des caractères invisibles.
refusals-banned = Les administrateurs de ce serveur t’ont exclu.
refusals-busy = Il se passe trop de choses à cette table. Réessaie.
refusals-chat-off = L’hôte a coupé la discussion.
refusals-full = Le serveur est plein. Attends un peu : les parties en cours passent d’abord.
refusals-hints-off = Cette table joue sans conseils.
refusals-illegal = Les règles ne le permettent pas maintenant.
refusals-impossible-options = Ces choix ne vont pas ensemble.
refusals-internal = Quelque chose a échoué ici. Réessaie.
refusals-key-reused = Cela a déjà servi à autre chose. Réessaie.
refusals-muted = Les administrateurs de ce serveur t’ont retiré la discussion.
refusals-name-taken = Ce nom est pris.
refusals-no-session = Dis d’abord qui tu es : en invité ou avec un compte.
refusals-no-spectators = Cette table n’a pas de spectateurs.
refusals-not-admin = Seuls les administrateurs de ce serveur peuvent faire cela.
refusals-not-at-table = Tu n’es pas à cette table.
refusals-not-away = C’est possible seulement quand un joueur est absent depuis un moment.
refusals-not-late = Ce joueur a encore du temps.
refusals-not-rated = Cette partie ne peut pas être classée : chaque place demande un compte distinct, sans conseils, et les bots ne jouent que là où la table le dit.
refusals-not-invited = Tu n’es pas invité à ce tournoi.
refusals-not-now = Le tournoi a commencé ou est terminé : ce n’est plus possible.
refusals-not-entered = Tu ne participes pas à ce tournoi.
refusals-places-taken = Toutes les places de ce tournoi sont prises.
refusals-too-few = Un tournoi demande au moins deux joueurs.
refusals-bad-address = Ce serveur ne peut rien envoyer à cette adresse.
refusals-no-mail = Ce serveur n’envoie pas d’e-mails.
refusals-mail-down = L’e-mail n’a pas pu être envoyé : réessaie plus tard.
notify-turn = C’est à toi de jouer : { $title }
notify-table = Ta table est prête : { $title }
notify-invited = On t’invite à rejouer : { $title }
notify-over = La partie est terminée : { $title }
notify-mention = On parle de toi dans la discussion : { $title }
notify-clock = Ton temps s’épuise : { $title }
notify-turns = C’est à toi de jouer à { $n } tables
notify-news = Des nouvelles de { $n } tables
notify-off = Ne plus recevoir ces e-mails : { $link }
notify-confirm = El Grande : est-ce ton adresse ?
notify-confirm-text =
    Ouvre ce lien pour savoir à cette adresse quand c’est à toi de jouer. Si tu n’as rien demandé, ne fais rien : tu ne recevras plus rien.
    { $link }
notify-reset = El Grande : un nouveau mot de passe
notify-reset-text =
    Ouvre ce lien dans la demi-heure pour choisir un nouveau mot de passe pour { $name }. Si tu n’as rien demandé, ne fais rien : l’ancien reste valable.
    { $link }
refusals-old-link = Ce lien a déjà servi ou est trop ancien. Demandes-en un nouveau.
refusals-no-party = Seul l’ordinateur qui fait tourner le serveur peut l’ouvrir au réseau.
refusals-no-network = Cet ordinateur n’est dans aucun réseau utilisable par d’autres. Connecte-le, puis réessaie.
refusals-bad-clock = Cette pendule n’est pas possible.
refusals-not-found = Cela n’existe pas.
refusals-not-host = Seul l’hôte peut faire cela.
refusals-not-open = La partie a déjà commencé.
refusals-not-over = La partie n’est pas encore terminée.
refusals-not-playing = On ne joue pas ici en ce moment.
refusals-not-your-seat = Cette place n’est pas la tienne maintenant.
refusals-nothing-to-confirm = Tu n’as pas de tour à confirmer.
refusals-nothing-to-undo = Il n’y a rien que tu puisses annuler.
refusals-seat-taken = Cette place est prise.
refusals-seats-open = Des places sont encore libres.
refusals-stale = La table a avancé : regarde de nouveau.
refusals-stopping = Le serveur s’arrête.
refusals-too-large = C’est trop grand.
refusals-too-many = C’était trop souvent. Attends un moment.
refusals-switched-off = Les administrateurs de ce serveur ne proposent pas cela.
refusals-switched-off-guests = Ce serveur est réservé aux comptes : connecte-toi d’abord dans les réglages.
refusals-switched-off-registration = Ce serveur n’accepte pas de nouveaux comptes.
refusals-tables-waiting = Trop de tes tables attendent des joueurs : commence ou ferme d’abord l’une d’elles.
refusals-network-tables = Trop de tables ouvertes depuis ton réseau attendent des joueurs : rejoins l’une d’elles ou réessaie plus tard.
refusals-imported = Cette partie vient d’un enregistrement ou d’une position : dis d’abord que tu le sais.
refusals-unavailable = Le serveur ne peut rien enregistrer maintenant. Rien n’est perdu : réessaie dans un moment.
refusals-undo-off = Cette table joue sans annulation.
refusals-waits-for-confirmation = Le tour précédent doit d’abord être confirmé.
refusals-wrong-method = Cela ne marche pas ainsi.
refusals-password-again = Saisis de nouveau ton mot de passe.
refusals-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
refusals-wrong-type = Cela n’a pas la bonne forme.
illegal-over = La partie est terminée.
illegal-not-asked = Ce n’est pas à toi de répondre.
illegal-not-readable = Cette réponse est illisible.
illegal-not-an-answer = Cela ne répond pas à la question.
illegal-card-taken = Un autre joueur a pris cette carte.
illegal-no-such-card = Aucune carte n’est visible là.
illegal-disc = Ton disque ne peut nommer cette région.
illegal-king-stays = Le Roi est déjà là.
illegal-king = Cette carte n’amène pas le Roi là.
illegal-score = Cela ne peut être décompté maintenant.
illegal-not-used = Tu n’as pas de telle carte jouée à reprendre.
illegal-taboo = La région du Roi est taboue : rien n’y entre ni n’en sort.
illegal-no-such-place = Ce lieu n’existe pas dans cette partie.
illegal-no-such-power = Les cartes Pouvoir vont de 1 à 13.
illegal-not-in-hand = Tu n’as plus cette carte.
illegal-barred = Ce nombre a déjà été joué cette manche.
illegal-modifier = Tu n’as pas ce modificateur, ou son total a déjà été joué.
illegal-must-take = Il faut prendre ce que la province a.
illegal-too-many = Tu ne peux pas en prendre autant.
illegal-court-empty = Ta cour est vide.
illegal-home-only = Le caballero de plus va dans ta région d’origine.
illegal-castillo = Le Castillo est fermé à ce coup.
illegal-granada = Granada n’est pas encore conquise : on n’y vient que déplacé par une carte Action ou du Castillo.
illegal-occupied = Cette case est prise.
illegal-not-neighbour = Cette région ne touche pas celle du Roi.
illegal-no-such-colour = Aucun joueur n’a cette couleur ici.
illegal-nobody-there = Aucun caballero de ce genre n’est là.
illegal-not-yours = Cette carte ne déplace pas ce caballero.
illegal-no-move = Un déplacement mène d’un lieu à un autre.
illegal-church = Les caballeros noirs ne vont pas là.
illegal-too-far = Il reste trop peu de déplacements pour aller si loin.
illegal-grande = Ce Grande ne peut aller là.
illegal-no-such-tile = Il n’y a que les tuiles 8 et 4.
illegal-tile = Cette tuile ne peut aller là.
options-players = El Grande se joue de 2 à 5.
options-module-edition = Le module « { $module } » est de l’édition de 2023, pas de { $edition-name }.
options-hand-module = La carte « { $hand } » demande le module Vieux renards.
options-france-regency = La France comme région et Nouvelle Régence s’excluent : là, la France est l’exil du Roi.
options-no-veto-hands = Une partie sans veto ne peut avoir les vetos des Vieux renards.
options-dummy-players = Le dummy joue avec 2 joueurs, pas avec { $players }.
options-merged-players = Les piles réunies sont pour 2 ou 3 joueurs, pas pour { $players }.

## Le navigateur

ui_bots_random = Hasard
ui_bots_greedy = Avide
ui_bots_search = Recherche
ui_bots_easy = Facile
ui_bots_normal = Normal
ui_bots_hard = Difficile
ui_bots_mayordomo = Mayordomo · Difficile, prudent
ui_bots_alcaide = Alcaide · Difficile, aime le Castillo
ui_bots_privado = Privado · Difficile, ami du Roi
ui_bots_expert = Expert
ui_bots_master = Maître
ui_whose_own = Les tiens
ui_whose_any = Au choix
ui_whose_foreign = Adverses
ui_whose_mixed = Tiens + adverses
ui_whose_everyone = Tous
ui_whose_nobody = { "" }
ui_ordinal =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
ui_rank =
    { $n ->
        [1] première place
        [2] deuxième place
        [3] troisième place
        [4] quatrième place
        [5] cinquième place
       *[other] { $n }e place
    }
ui_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui_caballeros =
    { $n ->
        [one] { $n } caballero
       *[other] { $n } caballeros
    }
ui_of = { $a } sur { $b }
ui_close = Fermer
ui_cancel = Annuler
ui_back = Retour
ui_home = Accueil
ui_loading = Chargement…
ui_failed = Cela n’a pas marché.
ui_offline = Le serveur ne répond pas.
ui_notFound = Cette page n’existe pas.
ui_nav_label = Menu principal
ui_nav_skip = Aller au contenu
ui_nav_start = Accueil
ui_nav_tables = Tables
ui_nav_rules = Règles
ui_nav_settings = Réglages
ui_nav_credits = Crédits
ui_nav_privacy = Confidentialité
ui_start_lead = Un jeu de plateau pour deux à cinq. Aie le plus de caballeros là où l’on compte, et gare au Roi.
ui_start_playNow = Jouer
ui_start_playHint = Contre des bots. Sans compte.
ui_start_opponents = Adversaires
ui_start_level = Niveau
ui_start_newTable = Nouvelle table
ui_start_newHint = Éditions, modules, variantes, amis, un seul appareil.
ui_start_join = Rejoindre
ui_start_joinHint = Les tables ouvertes et le lien d’un ami.
ui_start_logIn = Se connecter à son compte
ui_start_goOn = Continuer
ui_start_yourTurn = à toi
ui_start_youAre = Tu joues sous le nom { $name }.
ui_start_guest = Invité
ui_start_running = En cours
ui_learn_title = Apprendre El Grande
ui_learn_lead = Huit courtes leçons, à ton rythme.
ui_learn_lessons = Leçons
ui_learn_begin = Commencer
ui_learn_again = Recommencer
ui_learn_step = Étape { $n } sur { $of }
ui_learn_goOn = Continuer
ui_learn_finish = Leçon suivante
ui_learn_right = Exact.
ui_learn_solved = Réussi !
ui_learn_tryAgain = Réessayer
ui_learn_skip = Passer
ui_coach_title = Ta première partie, avec un coach
ui_coach_hint = Six manches, deux bots faciles.
ui_coach_welcome = À chaque château en haut, toutes les régions rapportent. Qui a le plus de caballeros gagne le premier nombre, le suivant le second.
ui_coach_start = C’est parti
ui_coach_knows = Je connais le jeu
ui_coach_meant = Ton coup : { $reasons }.
ui_coach_warn =
    { $points ->
        [one] Attends : environ { $points } point de moins que le mieux.
       *[other] Attends : environ { $points } points de moins que le mieux.
    }
    { $reasons ->
        [none] { "" }
       *[other] Mieux : { $reasons }.
    }
ui_coach_anyway = Quand même
ui_coach_other = Choisir à nouveau
ui_learn_hint = Leçons, partie coachée, problèmes.
ui_learn_more = Et ensuite
ui_learn_rules = Règles en images
ui_learn_rulesHint = Toutes les règles de ton édition, avec des exemples.
ui_puzzles_title = Problèmes
ui_puzzles_lead = Positions de bots forts, avec une réponse nettement meilleure.
ui_puzzles_today = Problème du jour
ui_puzzles_streak = Jours d’affilée : { $n }
ui_puzzles_theme = Thème
ui_puzzles_all = Tous
ui_puzzles_last = Dernière manche
ui_puzzles_king = Le Roi
ui_puzzles_disc = Le disque
ui_puzzles_scoring = Décompte spécial
ui_puzzles_bid = Cartes Pouvoir
ui_puzzles_stars = Difficulté { $n } sur 4
ui_puzzles_solvedOf = { $a } sur { $b } résolus
ui_puzzles_next = Problème suivant
ui_puzzles_show = Voir la réponse
ui_puzzles_again = Réessayer
ui_puzzles_share = Copier le lien
ui_puzzles_copied = Copié
ui_puzzles_marks_first = résolu du premier coup
ui_puzzles_marks_later = résolu
ui_puzzles_marks_shown = réponse vue
ui_try_title = Une position à essayer
ui_try_hint = Tu réponds pour chaque joueur.
ui_try_show = L’essayer sur le plateau
ui_train_title = Entraînement
ui_train_lead = Deux choses difficiles, contre la montre.
ui_train_count = Calculer un décompte
ui_train_countHint = Dix lieux : qui gagne combien ?
ui_train_memory = Retenir le Castillo
ui_train_memoryHint = Regarde qui entre, puis dis combien sont dedans.
ui_train_begin = Commencer
ui_train_who = { $place } : qui gagne combien ?
ui_train_enters = { $player } : { $n } au Castillo
ui_train_inside = Combien de caballeros { OF($player) } sont dedans ?
ui_train_score = { $n } sur { $of } justes
ui_train_seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
ui_train_right = Juste
ui_train_was = C’était
ui_train_best = Record : { $n }
ui_teach_title = L’expliquer à la table
ui_teach_lead = À lire à voix haute aux novices, le plateau devant soi.
ui_teach_minutes = Environ { $n } minutes à voix haute
ui_teach_print = Imprimer
ui_nav_learn = Apprendre
ui_editor_title = Éditeur de positions
ui_editor_lead = Place les pièces, joue à partir de là, cherche le meilleur coup et partage la position par un lien.
ui_editor_round = Manche
ui_editor_fresh = Recommencer
ui_editor_tools = Ce que fait un clic sur la carte
ui_editor_caballero = Ajouter un caballero
ui_editor_less = Retirer un caballero
ui_editor_grande = Déplacer le Grande
ui_editor_king = Déplacer le Roi
ui_editor_tile8 = Tuile de score 8/4/0
ui_editor_tile4 = Tuile de score 4/0/0
ui_editor_colour = À qui
ui_editor_points = Points
ui_editor_court = Cour
ui_editor_castillo = Castillo
ui_editor_playOn = Jouer à partir d’ici
ui_editor_advise = Que jouer ?
ui_editor_share = Copier le lien
ui_editor_copied = Copié
ui_editor_text = La position en texte
ui_editor_show = Afficher ce texte
ui_editor_impossible = Cette position est impossible.
ui_editor_editHere = Modifier ici
ui_editor_back = Revenir au début
ui_editor_question = Question
ui_editor_asItStands = Telle quelle
ui_editor_turn = Un tour
ui_editor_power = Jouer une carte Pouvoir
ui_editor_take = Prendre des caballeros
ui_editor_card = Prendre une carte Action
ui_editor_part = D’abord placer ou d’abord l’action
ui_editor_place = Placer des caballeros
ui_editor_special = Action spéciale
ui_editor_bots = Jouer contre des bots
ui_make_title = Nouvelle table
ui_make_game = La partie
ui_make_edition = Édition
ui_make_players = Joueurs
ui_make_length = Durée
ui_make_modules = Modules de 2023
ui_make_oldHands = Cartes des Vieux renards
ui_make_variants = Variantes
ui_make_switches = Règles particulières
ui_make_switchesHint = Les points où les éditions diffèrent. Chacun se règle à part.
ui_make_without = sans « { $name } »
ui_make_seats = Places
ui_make_others = Qui joue aussi
ui_make_rest_bots = des bots
ui_make_rest_open = des amis, par un lien
ui_make_rest_me = des amis, sur cet appareil
ui_make_me = Moi, sur cet appareil
ui_make_open = Ouverte : pour un joueur qui a le lien
ui_make_bot = Bot : { $level }
ui_make_table = La table
ui_make_name = Nom de la table
ui_make_public = Dans le salon public
ui_make_spectators = Des spectateurs peuvent regarder
ui_make_hints = Les conseils sont permis
ui_make_undo = On peut annuler des étapes
ui_make_confirm = Les tours sont confirmés à la fin
ui_make_create = Ouvrir la table
ui_make_createStart = Commencer la partie
ui_make_impossible = Impossible :
ui_make_mend = Prendre le possible le plus proche
ui_make_hotseat = Avec plusieurs places pour toi, l’appareil passe de main en main.
ui_make_seatName = Nom pour { $colour }
ui_clock_title = Pendule
ui_clock_none = Sans pendule
ui_clock_live = En direct
ui_clock_turns = En différé
ui_clock_bank = Temps de chaque joueur pour la partie
ui_clock_increment = Temps ajouté par tour terminé
ui_clock_move = Temps pour un coup
ui_clock_seconds = { $n } s
ui_clock_minutes = { $n } min
ui_clock_hours = { $n } h
ui_clock_days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
ui_clock_night = S’arrête la nuit, de { $from } h à { $to } h
ui_clock_weekends = S’arrête le week-end
ui_clock_holiday = S’arrête ce jour-là
ui_clock_add = Ajouter
ui_clock_remove = Retirer le { $day }
ui_clock_zone = Les heures et les jours sont ceux de { $zone }.
ui_clock_timeUp = Quand le temps d’un joueur est écoulé
ui_clock_bot = Un bot joue jusqu’à son retour
ui_clock_vote = Les autres votent
ui_clock_sumLive = En direct : { $bank } pour la partie, { $more } de plus par tour
ui_clock_sumBank = En direct : { $bank } pour la partie
ui_clock_sumTurns = En différé : { $move } par coup
ui_clock_left = reste { $time }
ui_clock_due = échéance : { $when }
ui_clock_paused = la pendule est arrêtée
ui_clock_up = temps écoulé
ui_clock_isUp = { $name } n’a plus de temps. Plus de la moitié des autres décide de la suite.
ui_clock_voteBot = Un bot joue pour { $name } ({ $votes } sur { $needed })
ui_clock_voteWait = Donner du temps à { $name } ({ $votes } sur { $needed })
ui_room_title = Avant la partie
ui_room_invite = Inviter
ui_room_inviteHint = Avec ce lien, on peut prendre une place libre.
ui_room_copy = Copier le lien
ui_room_copied = Copié
ui_room_onlyHere = Ce lien ne marche que sur cet ordinateur. Pour d’autres sur ton réseau, lance le serveur avec : elgrande party
ui_room_sit = S’asseoir ici
ui_room_sitToo = Un ami sur cet appareil
ui_room_stand = Se lever
ui_room_free = libre
ui_room_former = Ancien joueur
ui_room_letBot = Un bot joue ici
ui_room_setFree = Libérer cette place
ui_room_start = Commencer la partie
ui_room_waitHost = L’hôte commence quand tous sont là.
ui_room_learn = Le jeu est nouveau pour toi ? La première leçon dure quelques minutes.
ui_room_waitSeats =
    { $n ->
        [one] { $n } place est encore libre.
       *[other] { $n } places sont encore libres.
    }
ui_room_closeTable = Fermer la table
ui_room_closeSure = Fermer cette table ? Ses places et son lien disparaissent.
ui_room_closed = L’hôte a fermé cette table.
ui_room_host = Tu es l’hôte.
ui_room_yourName = Ton nom à cette table
ui_room_setName = Prendre ce nom
ui_room_guest = invité
ui_room_account = compte
ui_room_program = bot d’un joueur
ui_room_bot = bot
ui_room_ready = Prêt
ui_room_isReady = prêt
ui_room_notReady = Finalement pas prêt
ui_room_moveHere = Prendre cette couleur
ui_room_letBots = Des bots aux places libres
ui_room_share = Partager
ui_room_shareText = Une place t’attend à notre table d’El Grande : { $title }
ui_room_allReady = Tout le monde est prêt.
ui_room_talk = Discussion
ui_room_imported = Partie issue d’un enregistrement ou d’une position : l’hôte peut en connaître tous les secrets. Elle ne compte pour rien d’autre.
ui_room_importedAsk = L’hôte connaît peut-être toutes les cartes cachées de cette partie : cartes Pouvoir, disques, contenu des pioches. Jouer quand même ?
ui_room_importedYes = Jouer quand même
ui_room_importedNo = Plutôt pas
ui_notify_title = Notifications
ui_notify_lead = Où veux-tu apprendre que c’est à toi de jouer quand tu n’es pas ici ?
ui_notify_browser = Un navigateur
ui_notify_addBrowser = Me prévenir dans ce navigateur
ui_notify_mail = E-mail
ui_notify_mailSent = Ouvre le lien de l’e-mail que nous y avons envoyé.
ui_notify_unconfirmed = pas encore confirmé : ouvre le lien de l’e-mail
ui_notify_chat = Dans une messagerie
ui_notify_shape = Messagerie
ui_notify_hook = Adresse du webhook
ui_notify_discord = Discord
ui_notify_slack = Slack
ui_notify_matrix = Matrix
ui_notify_hosts = Ce serveur peut appeler : { $hosts }
ui_notify_add = Ajouter
ui_notify_remove = Retirer
ui_notify_kinds = Quand
ui_notify_turn = C’est à moi de jouer
ui_notify_table = Ma table d’un tournoi est prête
ui_notify_invited = On m’invite à rejouer
ui_notify_over = Une partie est terminée
ui_notify_mention = Quelqu’un écrit @ et mon nom dans la discussion
ui_notify_clock = Mon temps s’épuise
ui_notify_quiet = Jamais la nuit, de { $from } h à { $to } h
ui_notify_confirmed = Merci : tu sauras désormais ici quand c’est à toi de jouer.
ui_notify_ended = Tu ne recevras plus ces e-mails.
ui_notify_next = Partie suivante
ui_notify_waiting =
    { $n ->
        [one] { $n } table t’attend
       *[other] { $n } tables t’attendent
    }
ui_party_open = Jouer ici entre amis
ui_party_hint = Ouvre ce serveur à ton réseau : tes amis jouent sur leurs propres appareils.
ui_party_join = Tes amis du réseau ouvrent une de ces adresses, ou scannent le code :
ui_party_firewall = Si la page ne s’ouvre pas chez eux : sont-ils dans le même réseau, et pas en Wi-Fi invité ? Si oui, un pare-feu bloque cet ordinateur : autorise Python quand le système le demande.
ui_party_next = Ouvre maintenant une table
ui_tables_title = Tables
ui_tables_mine = Mes tables
ui_tables_none = Tu n’es encore à aucune table.
ui_tables_finished = Parties terminées
ui_tables_all = Les montrer toutes ({ $n })
ui_tables_gone = Cette table n’existe pas. Elle a peut-être été supprimée, ou il manque une partie du lien.
ui_tables_lobby = Ouvertes à tous
ui_tables_noLobby = Aucune table publique en ce moment. Ouvres-en une !
ui_tables_noMatch = Aucune table publique de ce genre en ce moment.
ui_tables_join = Places libres
ui_tables_running = En cours
ui_tables_any = Toutes
ui_tables_pace = Rythme
ui_tables_bots = Bots
ui_tables_noBots = Sans bots
ui_tables_clear = Tout afficher
ui_tables_byLink = Rejoindre par un lien
ui_tables_link = Lien ou numéro de la table
ui_tables_go = Y aller
ui_tables_badLink = Ce n’est pas un lien vers une table d’ici.
ui_tables_status_open = attend des joueurs
ui_tables_status_playing = en cours
ui_tables_status_over = terminée
ui_tables_status_closed = fermée
ui_tables_full = prête à commencer
ui_tables_round = manche { $n }
ui_tables_won = a gagné
ui_tables_toMove = doit jouer
ui_tables_imported = importée
ui_tables_importedHint = D’un enregistrement ou d’une position : les joueurs pouvaient en connaître les secrets, elle n’est donc jamais classée.
ui_tables_importTitle = Une partie enregistrée
ui_tables_importHint = Colle une partie, en JSON ou en texte, pour la regarder ou la continuer.
ui_tables_importGo = Ouvrir
ui_profile_mine = Mon profil
ui_profile_unknown = Personne ne porte ce nom ici, ou le profil est masqué.
ui_profile_since = Ici depuis le { $date }
ui_profile_games = Parties
ui_profile_wins = Victoires
ui_profile_none = Aucune partie terminée pour l’instant. Les chiffres viendront avec la première.
ui_profile_counted = Les parties importées ne comptent pas, ni celles où l’on joue plusieurs places.
ui_profile_results = Résultats
ui_profile_edition = Édition
ui_profile_players = Joueurs
ui_profile_average = Points par partie
ui_profile_place = Place moyenne
ui_profile_opponents = Adversaires
ui_profile_opponent = Adversaire
ui_profile_ahead = Devant
ui_profile_behind = Derrière
ui_profile_others = Invités et joueurs sans profil
ui_profile_sources = D’où viennent les points
ui_profile_perGame = Points par partie
ui_profile_source_regions = Régions
ui_profile_source_castillo = Castillo
ui_profile_source_special = Décomptes par cartes
ui_profile_source_king = Bonus du Roi
ui_profile_source_home = Bonus d’origine
ui_profile_source_france = France
ui_profile_regions = Meilleures régions
ui_profile_power = Cartes Pouvoir par manche
ui_profile_powerHint = Plus la couleur d’une case est forte, plus cette carte a été jouée souvent dans cette manche.
ui_profile_powerCell = Carte { $card } à la manche { $round } : { $n }
ui_profile_card = Carte
ui_profile_round = Manche
ui_profile_latest = Dernières parties
ui_profile_date = Date
ui_profile_points = Points
ui_profile_rank = { $rank } sur { $of }
ui_profile_finish = Place
ui_profile_game = Partie
ui_profile_private = Une table qui n’est pas publique
ui_profile_hidden = Cette page n’est visible que pour toi.
ui_profile_hide = Masquer mon profil aux autres
ui_settings_title = Réglages
ui_settings_language = Langue
ui_settings_light = Lumière
ui_settings_theme_auto = comme le système
ui_settings_theme_light = jour
ui_settings_theme_dark = bougie
ui_settings_motion = Mouvement
ui_settings_motions_auto = comme le système
ui_settings_motions_less = aucun
ui_settings_pace = Coups des autres
ui_settings_paces_calm = calme
ui_settings_paces_quick = rapide
ui_settings_paces_instant = tout de suite
ui_settings_sound = Son
ui_settings_on = Oui
ui_settings_off = Non
ui_settings_volume = Volume
ui_settings_pieces = Caballeros
ui_settings_figures = Figurines
ui_settings_plain = Simples
ui_settings_who = Qui tu es
ui_settings_name = Nom
ui_settings_password = Mot de passe
ui_settings_guestHint = Tu es invité : ce navigateur se souvient de toi. Avec un mot de passe tu peux revenir de partout.
ui_settings_nobodyHint = Tu n’as pas encore de nom : ta première partie fait de toi un invité de ce nom.
ui_settings_beGuest = Prendre ce nom
ui_settings_register = En faire un compte
ui_settings_logIn = Se connecter
ui_settings_logOut = Se déconnecter
ui_settings_oldPassword = Mot de passe actuel
ui_settings_wrongPassword = Ce n’est pas ton mot de passe.
ui_settings_newPassword = Nouveau mot de passe
ui_settings_change = Changer le mot de passe
ui_settings_endOthers = Se déconnecter partout ailleurs
ui_settings_ended =
    { $n ->
        [0] Tu n’étais connecté qu’ici.
        [one] { $n } autre session est fermée.
       *[other] { $n } autres sessions sont fermées.
    }
ui_settings_myData = Emporter mes données
ui_settings_delete = Supprimer mon compte
ui_settings_deleteHint = C’est irréversible. Ton nom, ton mot de passe, ton adresse e-mail, tes sessions, ton profil et tes parties contre des bots disparaissent. Tes autres parties et leur discussion restent, sans ton nom : tu y deviens « Ancien joueur », et un bot joue à ta place.
ui_settings_deleteNow = Supprimer définitivement
ui_settings_forgot = Mot de passe oublié ?
ui_settings_passkeys = Clés d’accès
ui_settings_passkeysHint = Connecte-toi avec l’empreinte, le visage ou le code de cet appareil, sans nom ni mot de passe.
ui_settings_passkeyAdd = Ajouter une clé d’accès
ui_settings_passkeyLogIn = Se connecter avec une clé d’accès
ui_reset_title = Un nouveau mot de passe
ui_reset_lead = Saisis ton nom ou ton adresse e-mail. Si un compte avec une adresse confirmée y correspond, un lien y sera envoyé.
ui_reset_who = Nom ou adresse e-mail
ui_reset_send = M’envoyer un lien
ui_reset_sent = S’il existe un tel compte avec une adresse confirmée, le lien est en route. Il est valable une demi-heure.
ui_reset_noMail = Ce serveur n’envoie pas d’e-mails. Ses administrateurs peuvent te donner un nouveau mot de passe.
ui_reset_set = Enregistrer le mot de passe
ui_reset_done = Ton mot de passe est changé. Te voilà connecté ici, et nulle part ailleurs.
ui_settings_sessions = Où tu es connecté
ui_settings_here = cette session
ui_settings_unknownDevice = Appareil inconnu
ui_settings_seen = dernière utilisation : { $when }
ui_settings_begun = depuis le { $when }
ui_settings_end = Déconnecter
ui_settings_account = Connecté sous le nom { $name }.
ui_settings_keys = Touches
ui_bots_title = Bots
ui_bots_hint = Tes programmes qui jouent ici comme des personnes. Chacun a un nom et des jetons ; tout le monde voit que c’est un bot.
ui_bots_name = Nom du bot
ui_bots_make = Créer un bot
ui_bots_note = Usage du jeton
ui_bots_scope_read = voir les tables
ui_bots_scope_play = jouer
ui_bots_scope_chat = discuter
ui_bots_token = Nouveau jeton
ui_bots_once = Copie-le maintenant : il n’est affiché qu’une fois.
ui_bots_revoke = Révoquer
ui_bots_used = dernière utilisation : { $day }
ui_bots_never = pas encore utilisé
ui_make_rated = Classement
ui_make_ratedNo = non classée
ui_make_ratedYes = classée : entre personnes
ui_make_ratedMixed = classée : avec des bots aussi
ui_ladder_mark = classée
ui_ladder_title = Classement
ui_ladder_people = Personnes
ui_ladder_bots = Parties avec des bots
ui_ladder_hint = Une cote et son incertitude (un écart type). L’ordre suit ce qu’un joueur vaut au moins : la cote moins trois écarts.
ui_ladder_season = Saison
ui_ladder_first = depuis le début
ui_ladder_player = Joueur
ui_ladder_rating = Cote
ui_ladder_games = Parties
ui_ladder_wins = Victoires
ui_ladder_none = Pas encore de partie classée. Pour en jouer une, choisis-le sous « Classement » en ouvrant une table.
ui_ladder_begin = Commencer une saison
ui_ladder_seasonName = Nom de la saison
ui_cup_title = Tournois
ui_cup_none = Pas de tournoi en ce moment.
ui_cup_new = Nouveau tournoi
ui_cup_name = Nom du tournoi
ui_cup_rounds = Rondes
ui_cup_size = Joueurs par table
ui_cup_entry = Qui peut participer
ui_cup_entries_open = tout le monde
ui_cup_entries_link = ceux qui ont le lien
ui_cup_entries_list = ceux que j’invite
ui_cup_names = Noms de leurs comptes, séparés par des virgules
ui_cup_guests = Les invités peuvent participer aussi
ui_cup_fill = Si les joueurs ne remplissent pas les tables
ui_cup_fills_bots = des bots prennent les places libres
ui_cup_fills_byes = certains sont exempts
ui_cup_fills_smaller = certaines tables sont plus petites
ui_cup_begins = Début (vide : quand tu le décides)
ui_cup_pause = Pause entre les rondes
ui_cup_noPause = aucune
ui_cup_deadline = Durée maximale d’une ronde
ui_cup_noDeadline = sans limite
ui_cup_deadlineHint = Passé ce délai, un bot joue pour ceux qui font attendre leur table.
ui_cup_create = Créer le tournoi
ui_cup_status_open = inscriptions ouvertes
ui_cup_status_pause = pause
ui_cup_status_over = terminé
ui_cup_status_cancelled = annulé
ui_cup_roundOf = ronde { $n } sur { $all }
ui_cup_players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
ui_cup_allRounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
ui_cup_tablesOf = tables de { $n }
ui_cup_host = Organisé par { $name }
ui_cup_starts = Début : { $when }
ui_cup_next = Ronde suivante : { $when }
ui_cup_until = Cette ronde se termine au plus tard : { $when }.
ui_cup_won = Victoire : { $names }
ui_cup_enter = Participer
ui_cup_leave = Quitter le tournoi
ui_cup_leaveSure = Quitter ? Un bot reprend ta partie.
ui_cup_back = Rejouer à la ronde suivante
ui_cup_outHint = Tu es hors du tournoi : tu es parti, ou un bot a dû finir ta partie.
ui_cup_entered = Tu participes.
ui_cup_invitedYou = Tu es invité.
ui_cup_needAccount = Pour participer, il faut un compte : crée-le dans les réglages.
ui_cup_mayNot = Les tournois sont créés par les administrateurs de ce serveur et, s’ils le permettent, par les joueurs qui ont un compte.
ui_cup_ready = Ta table est prête
ui_cup_toTable = Aller à ta table
ui_cup_rest = Tu es exempt pour cette ronde.
ui_cup_begin = Commencer maintenant
ui_cup_beginNext = Commencer la ronde suivante
ui_cup_cancel = Annuler le tournoi
ui_cup_cancelSure = Annuler définitivement le tournoi ?
ui_cup_deleteSure = Supprimer ce tournoi ? Ses parties restent.
ui_cup_lead = Pour l’organisateur
ui_cup_invite = Inviter par son nom
ui_cup_inviteHint = Quiconque a ce lien peut participer.
ui_cup_remove = Exclure { $name }
ui_cup_removeSure = Exclure { $name } ? Un bot reprend sa partie en cours.
ui_cup_isInvited = invitation envoyée
ui_cup_out = parti
ui_cup_standing = Classement
ui_cup_points = Points
ui_cup_opponents = Adversaires
ui_cup_margin = Avance
ui_cup_hint = Un point par adversaire devancé à la table, un demi pour une égalité ; être exempt vaut { $bye }. À points égaux : les victoires, puis la moyenne des points des adversaires, puis l’avance en points de partie sur la moyenne de la table.
ui_cup_round = Ronde { $n }
ui_cup_table = Table { $n }
ui_cup_byes = Exempts : { $names }
ui_cup_gone = compte comme exempt
ui_cup_toTournament = Au tournoi
ui_credits_title = Crédits
ui_credits_fans = Un projet non officiel d’amateurs, sans lien avec les auteurs ou les éditeurs d’El Grande. Il ne contient ni images ni textes du jeu d’origine. Pour savoir ce qui le rend si bon, achète-le.
ui_credits_map = La carte est tracée d’après la géographie réelle : limites des provinces © Instituto Geográfico Nacional de España, CC BY 4.0, modifiées (réunies en neuf régions, simplifiées), par le paquet es-atlas (MIT).
ui_credits_fonts = Caractères : Alegreya SC et Alegreya Sans de Juan Pablo del Peral, SIL Open Font Licence 1.1.
ui_credits_code = Fait avec Svelte. Toutes les licences sont livrées avec le programme :
ui_credits_licences = Licences
ui_admin_title = Administration
ui_admin_about = Au sujet de
ui_admin_reports = Signalements
ui_admin_noReports = Aucun signalement en attente.
ui_admin_settle = Réglé
ui_admin_tables = Tables
ui_admin_rename = Renommer
ui_admin_close = Fermer
ui_admin_delete = Supprimer
ui_admin_sure = Supprimer cette table avec sa partie et sa discussion ?
ui_admin_sureClose = Fermer cette table ? Sa partie se termine sans résultat.
ui_admin_surePassword = Donner un nouveau mot de passe à { $name } ? Toutes les sessions du compte prennent fin.
ui_admin_newTitle = Nouveau titre
ui_admin_sanctions = Exclusions et mises en sourdine
ui_admin_account = Compte
ui_admin_address = Adresse
ui_admin_mute = Mettre en sourdine
ui_admin_ban = Exclure
ui_admin_lift = Lever
ui_admin_password = Nouveau mot de passe
ui_admin_who = Nom, identifiant ou adresse
ui_admin_days = Jours (0 : jusqu’à la levée)
ui_admin_note = Motif
ui_admin_audit = Ce qui a été fait
ui_admin_until = jusqu’à : { $when }
ui_admin_grant = Devient administrateur
ui_admin_revoke = N’est plus administrateur
ui_admin_season = Nouvelle saison
ui_admin_tournament = Tournoi
ui_admin_begin = Commencé
ui_admin_cancel = Annulé
ui_admin_invite = Joueur invité
ui_admin_remove = Joueur retiré
ui_admin_console = Ligne de commande
ui_privacy_title = Confidentialité
ui_privacy_host = Ce serveur est géré par { $name }.
ui_privacy_contact = Contact : { $contact }
ui_privacy_kept = Ce serveur garde le nom que tu donnes, tes parties et ce que tu écris dans la discussion. D’un mot de passe, il ne garde qu’une empreinte. Le seul cookie dit qui tu es ; aucun autre site n’apprend rien.
ui_privacy_address = Ton adresse internet sert à partager équitablement son temps ; il ne la garde pas, sauf si les administrateurs l’excluent. Une table garde un code qui dit seulement quelles tables viennent du même réseau.
ui_privacy_channels = Si tu veux être prévenu, il garde l’adresse e-mail, le navigateur ou la discussion que tu indiques jusqu’à ce que tu les retires. Les messages nomment des tables et rien d’une partie.
ui_privacy_public = Tout le monde peut voir le profil et le classement d’un compte, sauf si tu les caches dans ton profil ; les participants d’un tournoi sont toujours visibles.
ui_privacy_logs = Ses journaux ne contiennent ni noms, ni textes, ni cartes, ni adresses.
ui_privacy_yours = Dans « Réglages », tu peux emporter tes données et supprimer ton compte.
ui_privacy_keptFor = Combien de temps
ui_privacy_always = jusqu’à suppression par les administrateurs
ui_privacy_openTables = Tables qui n’ont jamais commencé
ui_privacy_guests = Invités qui ne sont à aucune table
ui_privacy_chat = Discussion
ui_privacy_reports = Signalements aux administrateurs
ui_privacy_answers = Réponses pour les navigateurs qui demandent deux fois
ui_privacy_games = Parties, et comptes avec des parties
ui_rules_title = Règles
ui_rules_search = Chercher dans les règles
ui_rules_contents = Sommaire
ui_rules_nothing = Rien trouvé.
ui_rules_found =
    { $n ->
        [one] { $n } chapitre
       *[other] { $n } chapitres
    }
ui_rules_edition = Édition
ui_rules_with = Avec
ui_table_map = Carte d’Espagne
ui_table_players = Joueurs
ui_table_cards = Cartes Action
ui_table_log = Journal
ui_table_chat = Discussion
ui_table_tabs_cards = Cartes
ui_table_tabs_players = Joueurs
ui_table_tabs_log = Journal
ui_table_tabs_map = Plateau
ui_table_panes = Volets
ui_table_more = Plus
ui_table_round = Manche { $n }
ui_table_turnOrder = Ordre des tours
ui_table_generalScoring = décompte général
ui_table_scores = Scores
ui_table_enlarge = Agrandir la carte
ui_table_light = Lumière : { $now }
ui_table_leave = Quitter la table
ui_table_boardText = Le plateau en mots
ui_table_replay = Revoir
ui_table_rulebook = Règles de cette partie
ui_table_spectator = Tu regardes.
ui_table_waiting = En attente
ui_table_asked = Ce qui est demandé
ui_table_catchUp = Avancer
ui_table_resign = Laisser un bot jouer pour moi
ui_table_comeBack = Reprendre ma place
ui_table_botPlays = Un bot joue pour toi.
ui_table_away = { $name } n’est pas là.
ui_table_idle = { $name } fait attendre la partie depuis longtemps.
ui_table_standIn = Laisser un bot jouer pour { $name }
ui_table_sureStandIn = Un bot continue pour { $name }, qui peut reprendre la place à tout moment. On peut appeler un bot quand un joueur est absent depuis une minute.
ui_table_sureResign = Un bot continue pour toi. Tu peux reprendre ta place à tout moment.
ui_table_chatOn = Activer la discussion
ui_table_chatOff = Couper la discussion
ui_player_you = toi
ui_player_bot = bot
ui_player_start = Début
ui_player_startPlayer = Premier joueur
ui_player_veto = Veto
ui_player_vetoUntil = Veto, valable jusqu’à la manche { $round }
ui_player_church = Église
ui_player_choosing = choisit
ui_player_ready = prêt
ui_player_here = connecté
ui_player_away = absent
ui_player_summary =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
ui_player_home = Région d’origine
ui_player_noPower = Pas encore de carte Pouvoir
ui_player_power =
    { $turn ->
        [0] Carte Pouvoir { $value }
        [1] Carte Pouvoir { $value }, 1er à jouer
       *[other] Carte Pouvoir { $value }, { $turn }e à jouer
    }
ui_player_powerCards = Cartes Pouvoir
ui_player_yourPower = Tes cartes Pouvoir
ui_player_powerCard = Carte Pouvoir
ui_player_brings = en amène { $n } à la cour
ui_player_none = aucun
ui_player_state_now = jouée maintenant
ui_player_state_used = jouée
ui_player_state_hand = en main
ui_player_state_gone = jouée
ui_player_state_maybe = peut-être reprise
ui_player_caballeros = Caballeros
ui_player_province = Province : pas encore disponibles
ui_player_court = Cour : prêts à être placés
ui_player_map = Sur la carte
ui_player_path_province = province
ui_player_path_court = cour
ui_player_path_map = carte
ui_player_modifiers = Modificateurs
ui_player_dummy =
    { $power ->
        [0] Carte Pouvoir –, reste : { $supply }
       *[other] Carte Pouvoir { $power }, reste : { $supply }
    }
ui_player_hidden = cachés : { $n }
ui_player_played = joués : { $modifiers }
ui_card_placeUpTo = Place jusqu’à
ui_card_takenBy = prise par
ui_card_reconstructed = reconstitué
ui_card_reconHint = Aucune règle que nous ayons ne dit cela ; c’est reconstitué.
ui_card_about = En savoir plus sur « { $name } »
ui_card_take = Prendre cette carte
ui_card_says = « { $name } » : { $text }
ui_card_inUse = en jeu
ui_card_marks_all = tous
ui_card_marks_each = chacun
ui_card_example = Exemple
ui_card_exampleMark = Exemple :
ui_card_know = Bon à savoir
ui_card_inRules = Chercher dans les règles
ui_card_whose = À qui sont les caballeros
ui_card_number =
    { $n ->
        [one] Place jusqu’à { $n } caballero près du Roi ou dans le Castillo.
       *[other] Place jusqu’à { $n } caballeros près du Roi ou dans le Castillo.
    }
ui_card_taken = { $name } a pris cette carte.
ui_ask_undo = Annuler la dernière étape
ui_ask_confirm = Confirmer le tour
ui_ask_confirmAsk = C’était ton tour. Confirme-le, ou reviens d’une étape.
ui_ask_lastStep = Dernière étape : { $step }.
ui_ask_confirmWait = { $name } confirme le tour.
ui_ask_putBack = Le remettre
ui_ask_chooseAgain = Choisir de nouveau
ui_ask_take =
    { $n ->
        [0] N’en prendre aucun
       *[other] En prendre { $n }
    }
ui_ask_fewer = ou moins :
ui_ask_donePlacing = Fini de placer
ui_ask_done = Fini
ui_ask_skipSpecial = Finir sans elle
ui_ask_skip = Passer
ui_ask_place = Placer des caballeros
ui_ask_placeUpTo = En placer jusqu’à { $n }
ui_ask_takes = Prendre « { $name } » et en placer jusqu’à { $n } ?
ui_ask_rest = Les { $n } { TO($place) }
ui_ask_special = Action spéciale
ui_ask_either1 = Déplacer ses caballeros
ui_ask_either2 = Placer des caballeros
ui_ask_fromCourt = De ta cour
ui_ask_allow = Permettre cette étape
ui_ask_allowRest = Permettre toute l’action
ui_ask_veto = Veto : l’empêcher
ui_ask_allowRound = Tout permettre cette manche
ui_ask_askAgain = Me demander de nouveau à chaque étape
ui_ask_standing = Tu laisses tout passer cette manche.
ui_ask_playPower = Jouer le { $n }
ui_ask_whichPower = Touche une carte pour la voir, touche encore pour la jouer.
ui_ask_noModifier = pas de modificateur
ui_ask_withModifier = Le { $n } : seul ou avec un modificateur ?
ui_ask_withModifierMore = Le total décide de l’ordre des tours. Les caballeros que tu prends sont ceux du { $n }. Un modificateur ne sert qu’une fois.
ui_ask_whose = À qui est le caballero { FROM($place) } ?
ui_ask_whereTo =
    { $owner ->
        [none] Un de tes caballeros { FROM($place) } : où va-t-il ?
       *[other] Un caballero { OF($owner) } { FROM($place) } : où va-t-il ?
    }
ui_ask_mayGo = Peut aller ici : { $places }.
ui_ask_mayGoBut =
    { $castillo ->
        [yes]
            { $closed ->
                [none] Toute région, ou le Castillo.
               *[other] Toute région sauf { $closed }, ou le Castillo.
            }
       *[no]
            { $closed ->
                [none] Toute autre région.
               *[other] Toute autre région sauf { $closed }.
            }
    }
ui_ask_grandeTo = Le Grande { OF($owner) } : où va-t-il ?
ui_ask_tileTo = La tuile { $tile } : où va-t-elle ?
ui_ask_drag = Touche une région, ou glisse d’ici.
ui_ask_court = Ta cour
ui_ask_setDisc = Régler le disque
ui_ask_discFirst = Choisis d’abord une région.
ui_ask_disc = Disque secret
ui_ask_discBarred = la région du Roi : interdit
ui_ask_discCourt = la région du Roi : à la cour
ui_ask_lookAtMap = Voir la carte
ui_ask_discSet = Ton disque est réglé. On attend les autres.
ui_ask_over = La partie est terminée.
ui_ask_change = En cas de décompte
ui_ask_sent = Envoi…
ui_ask_rule = Règle
ui_ask_wholeRules = Toutes les règles de cette partie
ui_why_title = Pas maintenant
ui_why_notAsked = Ce n’est pas à toi de répondre.
ui_why_king = Le Roi est ici : rien n’entre ni ne sort de sa région.
ui_why_neighbour = On place près du Roi, et ceci ne touche pas { $king }.
ui_why_nobody = Il n’y a pas ici de caballero que tu puisses prendre.
ui_why_other = Ce lieu ne répond pas à la question.
ui_why_powerPlayed = Un autre joueur a déjà joué ce nombre.
ui_why_granada = Granada n’est pas encore conquise : aucun caballero ne vient ici d’une cour.
ui_place_worth = Vaut
ui_place_byTile = , par une tuile de score
ui_place_locked = Le Roi est ici : rien n’entre ni ne sort.
ui_place_secret = Les totaux sont secrets jusqu’à un décompte. Tu ne vois que les tiens.
ui_place_own = à toi dedans : { $n }
ui_place_inside = dedans
ui_place_announced = Annoncés depuis la dernière ouverture
ui_place_player = Joueur
ui_place_caballeros = Caballeros
ui_place_ifScored = En cas de décompte
ui_place_nobody = { $place } : vide.
ui_place_homeOf = Région d’origine : { $names }.
ui_place_neighbours = Voisines : { $names }.
ui_place_kings = la région du Roi
ui_place_grandeOf = Grande { OF($name) }
ui_place_describeWorth =
    { $tile ->
        [yes] vaut { $values } par une tuile de score
       *[no] vaut { $values }
    }
ui_place_nobodyHere = vide
ui_place_change = { $n } pour toi en cas de décompte
ui_place_space =
    { $bonus ->
        [0] France, { $name }
       *[other] France, { $name } : { $bonus } de plus au décompte de la France
    }
ui_place_free = libre
ui_place_unconquered = Pas encore conquise : caballeros { $n } sur 12.
ui_now_title = En cas de décompte
ui_now_all = Toutes les régions
ui_now_region = Région
ui_now_change = depuis le début de ton tour
ui_log_title = Ce qui s’est passé
ui_log_tab = Journal
ui_log_since = Depuis mon dernier tour
ui_log_sinceTab = Depuis mon tour
ui_log_nothing = Rien encore.
ui_log_breakdown = Montrer le décompte
ui_log_times = { $n } fois
ui_log_only = Lignes d’un seul joueur
ui_log_onlyOf = Seulement { $name }
ui_chat_title = Discussion
ui_chat_say = Dis quelque chose
ui_chat_send = Envoyer
ui_chat_off = L’hôte a coupé la discussion.
ui_chat_none = Pas encore de messages.
ui_report_line = signaler
ui_report_title = Signaler un problème
ui_report_who = De qui s’agit-il ?
ui_report_table = La table
ui_report_text = Que s’est-il passé ?
ui_report_hint = Seuls les administrateurs de ce serveur le lisent, avec les dernières lignes de la discussion.
ui_report_send = Envoyer aux administrateurs
ui_report_sent = Merci. Les administrateurs de ce serveur vont regarder.
ui_scoring_general = Décompte général après la manche { $round }
ui_scoring_special = Décompte
ui_scoring_place = Lieu
ui_scoring_total = Total
ui_scoring_kings = Roi : bonus
ui_scoring_home = Origine : bonus
ui_scoring_numbers = Points : or pour la 1re place, argent pour la 2e, bronze pour la 3e. Le petit chiffre compte les caballeros.
ui_scoring_legend = R : avec le bonus du Roi (2). O : avec le bonus d’origine (2).
ui_scoring_cell = { $rank } avec { $number }
ui_scoring_goOn = Continuer
ui_scoring_earlier = Décompte précédent
ui_scoring_later = Décompte suivant
ui_scene_label = Ce qui se passe
ui_scene_kinds_setup = Mise en place
ui_scene_kinds_bidding = Cartes Pouvoir
ui_scene_kinds_turn = Tour
ui_scene_kinds_general = Décompte général
ui_scene_kinds_end = La fin
ui_scene_turnOf = Tour { OF($name) }
ui_scene_places = { $name } place { $parts }.
ui_scene_inPlace = { $n } { IN($place) }
ui_scene_moves = { $name } déplace { $whose } { FROM($from) } { TO($to) }.
ui_scene_flee = Fuite { FROM($from) } { TO($to) } : { $whose }.
ui_scene_goBack = Retour { FROM($from) } { TO($to) } : { $parts }.
ui_scene_own =
    { $n ->
       *[other] { $n } de ses caballeros
    }
ui_scene_yours = { $n } des tiens
ui_scene_others = { $n } { OF($name) }
ui_scene_tower =
    { $rides ->
        [none] Le Castillo s’ouvre.
       *[other] Le Castillo s’ouvre. { $rides }.
    }
ui_scene_rides = { $name } : { $n } { TO($place) }
ui_scene_scored = Décompte { IN($place) }.
ui_scene_alone = { $name } : { $rank } avec { $number }
ui_scene_tie =
    { $points ->
        [0] { $names } à égalité pour la { $would } avec { $number } : aucun point
       *[other] { $names } à égalité pour la { $would } avec { $number } : la { $takes } pour chacun, { $points }
    }
ui_scene_noBonus = pas de bonus en cas d’égalité
ui_scene_kings = bonus du Roi { $n }
ui_scene_home = bonus d’origine { $n }
ui_scene_france = cases { $n }
ui_scene_grande = Grande { $n }
ui_scene_nobody = Aucun point { IN($place) }.
ui_scene_namedTwice = Sans décompte : { $places }.
ui_scene_toCourt = La région du Roi signifie : retour à la cour.
ui_scene_youGet =
    { $n ->
        [0] Rien pour toi.
        [one] Tu reçois { $n } point.
       *[other] Tu reçois { $n } points.
    }
ui_scene_fall =
    { $rank ->
        [none] Te coûte { $n } { IN($place) } ({ $before } → { $after } en cas de décompte).
       *[other] Te coûte { $n } { IN($place) } : { $rank } désormais ({ $before } → { $after } en cas de décompte).
    }
ui_scene_rise =
    { $rank ->
        [none] Te donne { $n } { IN($place) } ({ $before } → { $after } en cas de décompte).
       *[other] Te donne { $n } { IN($place) } : { $rank } désormais ({ $before } → { $after } en cas de décompte).
    }
ui_scene_next = Suite
ui_scene_waits = Ensuite, c’est à toi.
ui_scene_show = Montrer
ui_scene_showTitle = Montrer cette scène sur le plateau
ui_scene_away =
    { $scorings ->
        [none] Pendant ton absence : { $turns }.
       *[other] Pendant ton absence : { $turns } et { $scorings }.
    }
ui_scene_turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
ui_scene_scorings =
    { $n ->
        [one] { $n } décompte
       *[other] { $n } décomptes
    }
ui_scene_dismiss = Inutile
ui_scene_again = Le montrer sur le plateau
ui_over_title = La partie est terminée
ui_over_winner = { $names } gagne.
ui_over_winners = { $names } se partagent la victoire.
ui_over_lead = { $points } de plus que { $name }
ui_over_rematch = Rejouer
ui_over_toRematch = À la partie suivante
ui_over_replay = La revoir
ui_over_record = Enregistrer la partie
ui_over_look = Voir le plateau
ui_over_ranking = Classement final
ui_over_after = Après la manche
ui_over_special = Entre-temps
ui_over_course = Comment ça s’est passé
ui_over_moments = Ce qui a rapporté le plus de points
ui_over_moment =
    { $general ->
        [yes] Manche { $round }, { $place }, décompte général :
       *[no] Manche { $round }, { $place } :
    }
ui_over_share = Partager
ui_over_shared = Lien copié
ui_replay_title = Revoir
ui_replay_step = Étape { $n } sur { $of }
ui_replay_first = Au début
ui_replay_play = Lire
ui_replay_pause = Pause
ui_replay_last = À la fin
ui_replay_scrub = Moment de la partie
ui_replay_chart = Points au fil de la partie
ui_replay_leave = Retour à la table
ui_replay_by = Avancer par
ui_replay_units_step = Étape
ui_replay_units_turn = Tour
ui_replay_units_round = Manche
ui_replay_units_scoring = Décompte
ui_replay_back_step = Une étape en arrière
ui_replay_back_turn = Un tour en arrière
ui_replay_back_round = Une manche en arrière
ui_replay_back_scoring = Au décompte précédent
ui_replay_on_step = Une étape en avant
ui_replay_on_turn = Un tour en avant
ui_replay_on_round = Une manche en avant
ui_replay_on_scoring = Au décompte suivant
ui_review_title = Analyse de la partie
ui_review_open = Analyse
ui_review_working = Analyse de la partie : étape { $n } sur { $of }
ui_review_chart = Chances de gagner au fil de la partie
ui_review_turning = Tournants
ui_review_balance = Ce qui a décidé
ui_review_setUp = Mise en place
ui_review_cards = Cartes
ui_review_own = Son jeu
ui_review_others = Jeu des autres
ui_review_given = Perdu
ui_review_found = Meilleur trouvé
ui_review_costly = Décisions coûteuses
ui_review_good = Bien joué
ui_review_none = Rien ne ressort.
ui_review_played = Joué
ui_review_better = Mieux
ui_review_why = Pourquoi
ui_review_playOn = Continuer à partir d’ici
ui_review_compare = Comparer deux réponses
ui_review_comparing = Comparaison en cours…
ui_review_chance = Chances de gagner
ui_review_lead = Avance
ui_review_compared = { $first } vaut mieux que { $second } : { $percent } et { $points } de plus
ui_review_equal = Pas de différence nette entre { $first } et { $second }
ui_hint_ask = Conseil
ui_hint_title = À considérer
ui_hint_behind =
    { $points ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de moins
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins
    }
ui_hint_best = le mieux
ui_hint_clear = nettement le mieux
ui_hint_likely = sans doute le mieux
ui_hint_close = à peu près aussi bon que le choix suivant
ui_hint_better =
    { $points ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de mieux que le choix suivant
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de mieux que le choix suivant
    }
ui_hint_other = Un autre
ui_hint_take = Faire cela
ui_hint_thinking = Réflexion…
ui_answer_power = jouer le { $n }
ui_answer_take = en prendre { $n }
ui_answer_pile = prendre « { $name } »
ui_answer_place = choisir { $place }
ui_answer_put = placer { IN($place) }
ui_answer_king = envoyer le Roi { TO($place) }
ui_answer_move =
    { $owner ->
        [none] déplacer un de tes caballeros { FROM($from) } { TO($to) }
       *[other] déplacer un caballero { OF($owner) } { FROM($from) } { TO($to) }
    }
ui_answer_pass = passer { $modifier }
ui_answer_startPlace = placer d’abord des caballeros
ui_answer_startSpecial = utiliser maintenant l’action spéciale
ui_answer_grande = déplacer le Grande { OF($owner) } { TO($to) }
ui_answer_tile = poser la tuile { $tile } { IN($to) }
ui_answer_return =
    { $owner ->
        [none] renvoyer un de tes caballeros { FROM($place) } dans la province
       *[other] renvoyer un caballero { OF($owner) } { FROM($place) } dans la province
    }
ui_answer_recall = ramener un caballero { FROM($place) } à la cour
ui_answer_score = décompter { $place }
ui_answer_swap = faire échanger leurs places au Roi et au Grande { OF($owner) }
ui_answer_recover = reprendre le { $n }
ui_pass_title = Passe l’appareil à { $name }
ui_pass_hint = Que personne d’autre ne regarde. Ce qui est caché le reste jusqu’à ce qu’on appuie sur le bouton.
ui_pass_go = Je suis { $name }
ui_net_lost = La connexion est perdue. Nouvel essai…
ui_net_full = Le serveur est plein. Tu entreras dès qu’il y aura de la place : laisse cette page ouverte.
ui_net_lostMove = La connexion est perdue. Ton coup n’est pas encore arrivé ; il sera renvoyé.
ui_net_arrived = De nouveau connecté. Ton coup est arrivé.
ui_net_back = De nouveau connecté.
ui_net_logged-out = Tu es déconnecté ici. Connecte-toi de nouveau pour continuer à jouer.
ui_net_refused = Le serveur a fermé la connexion.
ui_net_again = Se reconnecter
ui_title_yourTurn = Ton tour
ui_title_app = El Grande
ui_text_title = Le plateau en mots
ui_text_region = Région
ui_text_values = Points
ui_text_caballeros = Caballeros
ui_text_notes = Remarques
ui_text_supplies = Réserves
ui_text_court = Cour
ui_text_province = Province
ui_text_points = Points
ui_text_castillo = Castillo
ui_text_tiles = À côté du plateau : { $tiles }.
ui_text_king = Roi
ui_text_abroad = Le Roi est { IN($place) }.
ui_settings_keyList_choose = aller à ce qui peut être choisi et le choisir
ui_settings_keyList_undo = revenir d’une étape
ui_settings_keyList_done = fini, confirmer, prendre le choix habituel
ui_settings_keyList_board = le plateau en mots
ui_settings_keyList_log = le journal
ui_settings_keyList_escape = remettre une pièce, fermer une fenêtre, avancer
