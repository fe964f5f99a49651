### Every word a person reads, in English. One such file is a language: copy it, translate it, done.
###
### The format is Fluent (https://projectfluent.org). docs/languages.md says what the variables hold,
### and `python -m elgrande.words check xx` what a language still lacks. Sentences are our own: never copy them from
### a rulebook or a printed card.


## Names

language = English
places-galicia = Galicia
places-vasco =
    { $edition ->
        [2023] Navarra
       *[other] País Vasco
    }
places-aragon = Aragón
places-cataluna = Cataluña
places-vieja =
    { $edition ->
        [2023] Castilla
       *[other] Castilla la Vieja
    }
places-nueva =
    { $edition ->
        [2023] Toledo
       *[other] Castilla la Nueva
    }
places-sevilla = Sevilla
places-granada = Granada
places-valencia = Valencia
places-castillo = Castillo
    .sentence = the Castillo
places-france = France
places-portugal = Portugal
places-france-ambassador = Ambassador
    .sentence = France (Ambassador)
places-france-envoy = Envoy
    .sentence = France (Envoy)
places-france-attache = Attaché
    .sentence = France (Attaché)
places-court = Court
    .sentence = the court
places-province = Province
    .sentence = the province
colours-azul = Blue
colours-granate = Maroon
colours-oro = Gold
colours-verde = Green
colours-purpura = Purple
colours-dummy = Dummy
    .sentence = the dummy
colours-church = Church
    .sentence = the Church
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
        [one] King
       *[other] Kings
    }
pieces-castillo =
    { $number ->
        [one] Castillo
       *[other] Castillos
    }
pieces-tile =
    { $number ->
        [one] scoring tile
       *[other] scoring tiles
    }
pieces-power-card =
    { $number ->
        [one] power card
       *[other] power cards
    }
pieces-action-card =
    { $number ->
        [one] action card
       *[other] action cards
    }
pieces-region-card =
    { $number ->
        [one] region card
       *[other] region cards
    }
pieces-modifier =
    { $number ->
        [one] modifier
       *[other] modifiers
    }
pieces-disc =
    { $number ->
        [one] secret disc
       *[other] secret discs
    }
pieces-start-marker =
    { $number ->
        [one] start marker
       *[other] start markers
    }
pieces-round-marker =
    { $number ->
        [one] round marker
       *[other] round markers
    }
pieces-church-marker =
    { $number ->
        [one] Church marker
       *[other] Church markers
    }
pieces-point =
    { $number ->
        [one] point
       *[other] points
    }
pieces-round =
    { $number ->
        [one] round
       *[other] rounds
    }
tiles-8 = 8/4/0
tiles-4 = 4/0/0
ordinals-1 = first
ordinals-2 = second
ordinals-3 = third
ordinals-4 = fourth
ordinals-5 = fifth
whose-own = your own
whose-foreign = opponents'
whose-any = any colour, your choice
whose-all = every player's
whose-church = the Church's

## Reasons of a hint

reasons-later = with the rest of the turn: { $reasons }
reasons-scores =
    { $points ->
        [one] brings { $points } point
       *[other] brings { $points } points
    }
    { $later ->
        [yes] { "" }
       *[no] at once
    }
reasons-gains =
    { $rank ->
        [none] +{ $points } when { $place } is scored
       *[other] makes you { $rank } in { $place }, +{ $points } when it is scored
    }
reasons-instead =
    { $points ->
        [one] { $points } point more for you than with { $place }
       *[other] { $points } points more for you than with { $place }
    }
reasons-loses =
    { $points ->
        [one] costs { $player } { $points } point in { $place }
       *[other] costs { $player } { $points } points in { $place }
    }
reasons-lead = makes your lead in { $place } { $number }
reasons-behind = brings you to { $number } behind the next place in { $place }
reasons-locks = nothing enters or leaves { $place } any more
reasons-castillo = puts { $number } into the Castillo
reasons-court = brings { $number } to your court
reasons-veto = gives you a veto to keep
reasons-back = takes back { $cards }
reasons-turn =
    { $worst ->
        [none] you act { $best } this round
       *[other] you act { $best } to { $worst } this round
    }
reasons-start = is the lowest, so you begin the next round
reasons-keeps = keeps { $cards } for the last rounds
reasons-supply =
    { $number ->
        [one] brings { $number } caballero to your court
       *[other] brings { $number } caballeros to your court
    }

## Game reviews

review-colon = { ":" }
review-semicolon = { ";" }
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
review-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-moment-set-up = Set-up
review-moment-cards = Round { $round }: new cards
review-moment-bid = Round { $round }: { $player } bids
review-moment-turn = Round { $round }: { $player } takes a turn
review-moment-disc = Round { $round }: { $player } sets the disc
review-moment-discs = Round { $round }: { $player } sets the last disc, and all are revealed
review-moment-veto = Round { $round }: { $player } may veto
review-moment-answer = Round { $round }: { $player } answers
review-cost = costs { $percent } and { $points }
review-cost-unsure = costs perhaps { $percent } and { $points }
review-well = nothing better was found
review-do-power = play the { $value }
review-do-pass = pass on { $modifier }
review-do-take = take { $number }
review-do-recall = recall one from { $source }
review-do-card = “{ $card }”
review-do-place = { $number } in { $place }
review-do-move = { $owner } from { $source } to { $target }
review-do-return = { $owner } back from { $source }
review-do-disc = disc on { $region }
review-do-score = score { $place }
review-do-evict = empty { $region }
review-do-king = the King to { $target }
review-do-grande = the Grande of { $owner } to { $target }
review-do-swap = swap with { $owner }
review-do-tile = tile { $tile } on { $target }
review-do-recover = take back { $card }
review-summary = { $player }: { $number } of { $of } decisions were the best found; the others gave away { $percent } and { $points }.
review-about = Chances are averages over quick playouts, judged by a net that learned from games of bots. A decision is compared with the best line found from what the player could know, on the same samples of hidden cards and replies. A cost within twice its standard error may be chance.

## Labels and sentences that several texts share

labels-card-name = { $title }: { $subtitle }
labels-somebody = A player
labels-reconstructed = Reconstructed
labels-stack =
    { $number ->
        [one] Stack { $stack }: place up to { $number } caballero
       *[other] Stack { $stack }: place up to { $number } caballeros
    }
labels-church-stack = The Church, back every round: place up to { $number }
labels-copies = { $number }×
labels-of-them-in-a-game = { $number } of them in a game
labels-region = Region
labels-points = 1st / 2nd / 3rd
labels-neighbours = Neighbours
labels-value = Power card
labels-caballeros = Caballeros
fragments-taboo = The King's region stays untouched.
fragments-limits = If one of them goes further than a neighbouring region or the Castillo, you may move 2 fewer in all.
fragments-black = Black caballeros are your own if you hold the Church marker, else your opponents'; they never enter the Castillo.

## Editions and options

editions-1995 = 1995, the original
    .text = The first edition. You must take what the province has, a free choice of scoring may be the Castillo, and after a tie every player ahead counts.
editions-big-box = Big Box
    .text = The anniversary edition and the usual choice here: the original cards, milder rules for ties and for taking caballeros.
editions-2023 = 2023
    .text = The revised edition: stacks of ten cards, some regions renamed, a dummy for two players, and three small modules to add.
modules-new-regency = New Regency
    .text = Ten other King cards take the place of the single one. The King may go abroad, stand next to the Castillo or change places with a Grande.
modules-old-hands = Old Hands
    .text = Up to four cards for experienced players; each pushes a random card out of its stack.
modules-power-shift = Power Shift
    .text = Each player holds three modifiers that raise or lower a power card by 1 or 2, most of them with a small ability.
old-hands-delegation = Delegation
    .text = A card for stack 1 that lets you choose: regroup your own caballeros from one region, or place two from your court almost anywhere.
old-hands-veto = Veto
    .text = A card for stack 2 that stops one special action of another player.
old-hands-second-veto = Second Veto
    .text = Another Veto for stack 2.
old-hands-rivalries = Rivalries
    .text = A card for stack 4: every player names a region in secret, and the regions that just one player named are scored.
variants-home-advantage = Home advantage
    .text = Your Grande counts as one caballero in majorities. If you place all you may in your home region, you may add one more there.
variants-move-limits = Limited moves
    .text = Cards that move caballeros give their full number only for short steps, to a neighbouring region or the Castillo. With a longer move you have 2 fewer.
variants-france = France
    .text = France becomes a tenth region with room for three caballeros. Two of its spaces earn extra points.
variants-granada = Granada unconquered
    .text = Granada cannot be scored until twelve caballeros stand there; then it is conquered and pays double once.
variants-church = The Church
    .text = Four black caballeros count for the player with the Church marker. A sixth card, there every round, wins the marker.
variants-open-castillo = Open Castillo
    .text = How many caballeros of each colour are in the Castillo is shown at all times. Nothing to remember, nothing else changes.
variants-no-veto = Without vetoes
    .text = The Veto cards stay in the box. Stack 2 is that much thinner.
lengths-full = Full game, 9 rounds
    .text = Nine rounds with a general scoring after every third.
lengths-short = Short game, 6 rounds
    .text = Rounds 1, 4 and 7 are skipped: six rounds with a general scoring after every second.
lengths-short-1995 = Short game, two scorings
    .text = Rounds 1 to 6 only, with general scorings after rounds 3 and 6.
switches-ties_count_everybody = All players ahead count after a tie
    .text = After a tie the next place counts all players ahead: if three tie for first, the next is fourth. Otherwise the next is third, however many tied.
switches-choose_castillo = The Castillo may be chosen
    .text = A card that scores a region of your choice may also score the Castillo.
switches-must_take = Taking is compulsory
    .text = You must take all the caballeros your power card or an action card brings, as far as the province has them. Only taking the rest from regions is optional.
switches-must_return_each = No opponent is spared
    .text = The card that sends back one caballero of each opponent must hit every opponent who has one within reach.
switches-return_two_or_one = Two, or else one
    .text = Where two caballeros have to return from the region on the disc, a player without any such region returns one from a region with one. Otherwise that player loses nothing.
switches-first_places_in_order = First places in order
    .text = The card that scores only the first place of every region follows the order of a general scoring. Otherwise the active player chooses the order. It matters only when a player holds a veto.
switches-veto_at_announcement = Veto before the action
    .text = A veto is used when a special action is announced and stops all of it. Otherwise it may come at any step, and what was done before stands.
switches-disc_may_name_king = Discs may name the King's region
    .text = At a general scoring the disc may point at the King's region; the caballeros then go back to the court. Otherwise that region cannot be chosen.
switches-dummy = Dummy player
    .text = With two players a third colour joins in. It takes places in every majority but earns no points.
switches-merged_stacks = Stacks 2 and 3 merged
    .text = Stacks 2 and 3 are shuffled into one, so one action card fewer is shown each round.
switches-rulings_0_1 = Rulings of release 0.1
    .text = The game follows the rulings of release 0.1, so that games begun with it can be finished and replayed.
facts-portugal-borders = Borders of Portugal
    .text = No rulebook we have prints which regions Portugal touches. We took it from the map of Spain: { $borders }. It matters for placing while the King is in Portugal.
facts-france-values = Value of France
    .text = The rules that use France do not print its values. We play it as { $values }.
facts-fairs-2023 = Number of Fairs
    .text = The rulebook gives no full card list for stack 2. We play with { $number } cards that score a region of your choice there: the three of the older editions and the one that used to be in stack 3.
facts-regency-number = Placements of New Regency cards
    .text = We assume that every New Regency card places { $number } caballeros, as the King's card does.
facts-regency-rest = Three New Regency cards
    .text = Seven of the ten cards are described in the rulebook. The other three are our guess: two that send the King to any region and one that sends him to a neighbour.
facts-modifier-split = Modifiers
    .text = The three abilities are printed, but not on how many modifiers. We give each ability, and none at all, to two modifiers of each number.
facts-dummy-castillo = The dummy in the Castillo
    .text = The rulebook does not say where caballeros of the dummy go when the Castillo is emptied. We put them back next to the board.
facts-grande-stays-inside = A Grande whose disc names the King's region
    .text = If a Grande is in the Castillo and its owner's disc names the King's region, we let the Grande stay inside until the next general scoring.

## Action cards
## `.title` is what the edition prints on the card, where we know it: an owner of the box looks for it.
## `.subtitle` is ours, for titles that several cards share or that say little. Three cards of stack 2
## bear no title, and the rulebook of 1995 gives none for stack 1: there our own name is the title.

cards-move-any-3 =
    .title =
        { $edition ->
            [2023] Manoeuvre
            [big-box] Intrigue
           *[1995] Small intrigue
        }
    .subtitle =
        { $edition ->
            [big-box] Small intrigue
           *[other] { "" }
        }
    .text =
        Move up to 3 caballeros of any colours. Each goes from any region to any other region or into the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move up to 3 of any colour
    .help = Example: one of yours from { places-sevilla } to { places-nueva }, two of an opponent from { places-granada } into the Castillo. { fragments-taboo }
cards-move-any-4 =
    .title =
        { $edition ->
            [2023] Grand Manoeuvre
            [big-box] Intrigue
           *[1995] Great intrigue
        }
    .subtitle =
        { $edition ->
            [big-box] Great intrigue
           *[other] { "" }
        }
    .text =
        Move up to 4 caballeros of any colours. Each goes from any region to any other region or into the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move up to 4 of any colour
    .help = Example: bring two of yours to { places-valencia } and take two leaders there away. { fragments-taboo }
cards-move-own-4 =
    .title =
        { $edition ->
            [2023] Campaign
            [big-box] Intrigue
           *[1995] Own riders
        }
    .subtitle =
        { $edition ->
            [big-box] Own riders
           *[other] { "" }
        }
    .text =
        Move up to 4 of your own caballeros. Each goes from any region to any other region or into the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move up to 4 own
    .help = Example: shift three spare caballeros from { places-aragon } to { places-nueva } and drop a fourth into the Castillo. { fragments-taboo }
cards-move-foreign-3 =
    .title =
        { $edition ->
            [2023] Ambush
            [big-box] Intrigue
           *[1995] Foreign riders
        }
    .subtitle =
        { $edition ->
            [big-box] Foreign riders
           *[other] { "" }
        }
    .text =
        Move up to 3 caballeros of your opponents, of one colour or several. Each goes from any region to any other region or into the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move up to 3 opposing
    .help = Your own caballeros stay where they are. Example: break a tie in { places-vieja } by sending one rival to { places-galicia }. { fragments-taboo }
cards-move-own-2-foreign-2 =
    .title =
        { $edition ->
            [2023] Intrigue
            [big-box] Intrigue
           *[1995] Two and two
        }
    .subtitle =
        { $edition ->
            [big-box] Two and two
           *[other] { "" }
        }
    .text =
        Move up to 2 of your own caballeros and up to 2 of your opponents. Each goes from any region to any other region or into the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move up to 2 own and 2 opposing
    .help = Unused own moves do not become opposing ones. Example: two of yours to { places-sevilla }, one rival out of it. { fragments-taboo }
cards-move-5-from-one =
    .title =
        { $edition ->
            [2023] Conspiracy
            [big-box] Intrigue
           *[1995] Five leave
        }
    .subtitle =
        { $edition ->
            [big-box] Five leave
           *[other] { "" }
        }
    .text =
        Choose one region. Move up to 5 caballeros of any colours out of it, each to any other region or into the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move up to 5 of any colour out of one region
    .help = All come from the same region, but they may scatter. Example: empty { places-cataluna } of rivals just before it is scored. { fragments-taboo }
cards-move-all-own-from-one =
    .title =
        { $edition ->
            [2023] Breaking Camp
            [big-box] Intrigue
           *[1995] Breaking camp
        }
    .subtitle =
        { $edition ->
            [big-box] Breaking camp
           *[other] { "" }
        }
    .text =
        Choose one region. Move any number of your own caballeros out of it, each to any other region or into the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move any number of your own out of one region
    .help = You may leave some behind. Example: four of yours leave { places-granada }, three for { places-valencia } and one for the Castillo. { fragments-taboo }
cards-place-2 =
    .title =
        { $edition ->
            [2023] Vanguard
            [big-box] Intrigue
           *[1995] Vanguard
        }
    .subtitle =
        { $edition ->
            [big-box] Vanguard
           *[other] { "" }
        }
    .text = Place up to 2 more caballeros from your court in any regions or in the Castillo. They need not be next to the King.
    .short = Place up to 2 more, anywhere
    .help = They come on top of the card's own placement. Example: the King is in { places-galicia }, yet you place two in { places-sevilla }. { fragments-taboo }
cards-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Militia
            [big-box] Intrigue
           *[1995] Vanguard
        }
    .subtitle =
        { $edition ->
            [big-box] Vanguard
           *[other] { "" }
        }
    .text = Place up to 2 more caballeros from your court in any regions. They need not be next to the King, but the Castillo is closed to them.
    .short = Place up to 2 more in any regions, not the Castillo
    .help = They come on top of the card's own placement. Example: the King is in { places-galicia }, yet you place two in { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2 =
    .title =
        { $edition ->
            [2023] Delegation
            [big-box] Intrigue
           *[1995] Camp or vanguard
        }
    .subtitle =
        { $edition ->
            [big-box] Camp or vanguard
           *[other] { "" }
        }
    .text =
        Either choose one region and move any number of your own caballeros out of it, to other regions or the Castillo; or place up to 2 more from your court in any regions or in the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move own out of one region, or place 2 more anywhere
    .help = Only one of the two. With an empty court only moving makes sense. Example: two of yours leave { places-aragon } for { places-valencia }; or instead two from your court go to { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Delegation
            [big-box] Intrigue
           *[1995] Camp or vanguard
        }
    .subtitle =
        { $edition ->
            [big-box] Camp or vanguard
           *[other] { "" }
        }
    .text =
        Either choose one region and move any number of your own caballeros out of it, to other regions or the Castillo; or place up to 2 more from your court in any regions, not the Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Move own out of one region, or place 2 more in any regions
    .help = Only one of the two. With an empty court only moving makes sense. Example: two of yours leave { places-aragon } for { places-valencia }; or instead two from your court go to { places-sevilla }. { fragments-taboo }
cards-veto =
    .title = Veto
    .text =
        Keep this card open in front of you until the end of the next round. Once in that time you may stop a special action of another player.
        { $veto_at_announcement ->
            [yes] You speak up when the action is announced, and none of it happens.
           *[no] You may speak up at any step: that step is not done and the rest is lost, but what was done before stands.
        }
    .short = Stop one special action, this round or next
    .help = A veto never stops the placement of an action card. It can stop the extra caballeros that a special action places. A veto cannot be vetoed, but taking this card can. Example: an opponent is about to score { places-nueva }, where you have nothing yet; you say veto, and it is not scored.
cards-court-all =
    .title =
        { $edition ->
            [2023] Dismissal
           *[other] Decay of Authority
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Empty court
        }
    .text = Every opponent's court is emptied: all its caballeros return to the province.
    .short = Opponents empty their courts
    .help = Your own court is safe. It hurts most early in the round: players after you can then place only what their power cards bring. Example: a court of six is emptied; its owner then takes 3 with a 6 and has only those to place.
cards-court-3 =
    .title =
        { $edition ->
            [2023] Furlough
           *[other] Decay of Authority
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Thinned court
        }
    .text = Every opponent returns 3 caballeros from the court to the province, or all of them if there are fewer.
    .short = Opponents return 3 from court
    .help = Your own court is safe. Example: a court of five shrinks to two, a court of two is empty.
cards-one-of-each =
    .title =
        { $edition ->
            [2023] Summons
           *[other] One from each
        }
    .text =
        { $must_return_each ->
            [yes] Send 1 caballero of each opponent back to the province, from regions of your choice. Every opponent with one within reach loses one.
           *[no] Send up to 1 caballero of each opponent back to the province, from regions of your choice. You may spare an opponent.
        }
    .short = Return 1 of each opponent from regions
    .help = A different region for each is fine. Those in the Castillo and in the King's region are out of reach. Example: one rival loses one in { places-aragon }, another one in { places-sevilla }.
cards-return-3 =
    .title =
        { $edition ->
            [2023] Withdrawal
            [big-box] Angry King!
           *[1995] The King Returns!
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Three go home
        }
    .text = In turn, starting on your left, every opponent sends 3 own caballeros back to the province, chosen freely from court and regions.
    .short = Opponents each return 3 of their choice
    .help = A full court softens the blow: most will pay from there. An opponent with fewer than three within reach returns all of them. Example: an opponent with two in court returns those and one from { places-galicia }.
cards-disc-return-all =
    .title =
        { $edition ->
            [2023] Civil War
           *[other] Lost region
        }
    .text = Every opponent secretly picks a region with own caballeros on the disc. All discs are shown, and each sends all own caballeros from the picked region back to the province.
    .short = Opponents each lose one region, chosen in secret
    .help = Most will give up a region where they have just one. An opponent with none within reach loses nothing. The King's region cannot be picked. Example: with one in { places-galicia } and four in { places-nueva }, { places-galicia } is the cheaper choice.
cards-disc-return-2 =
    .title =
        { $edition ->
            [2023] Desertion
           *[other] Secret loss
        }
    .text =
        Every opponent secretly picks a region with at least 2 own caballeros on the disc. All discs are shown, and each sends 2 from there back to the province.
        { $return_two_or_one ->
            [yes] An opponent without such a region picks one with a single caballero and returns that one.
           *[no] An opponent without such a region returns nothing.
        }
    .short = Opponents each return 2 from a secret region
    .help = Example: with three in { places-aragon } and two in { places-sevilla } a player must pick one of these. The King's region cannot be picked.
cards-score-chosen =
    .title =
        { $edition ->
            [2023] Fair
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] One region scores
        }
    .text =
        Choose one region and score it at once. The King's region may be chosen.
        { $choose_castillo ->
            [yes] So may the Castillo.
           *[no] The Castillo may not.
        }
    .short = Score one region of your choice
    .help = Every place that pays is paid, with bonuses. Placing first often makes the difference between first and second. Example: you lead { places-nueva } alone and score it: 7 points for you.
cards-score-fours =
    .title =
        { $edition ->
            [2023] Outposts
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] The fours score
        }
    .text = Score all regions whose first place is worth 4 at this moment.
    .short = Score all 4-point regions
    .help =
        { $france ->
            [yes] Without tiles: { places-galicia }, { places-cataluna }, { places-sevilla } and { places-france }.
           *[no] Without tiles: { places-galicia }, { places-cataluna } and { places-sevilla }.
        }
        The 4 tile adds its region, the 8 tile takes one away. All of them or none. Example: the sole leader in { places-sevilla } gets 4 points.
cards-score-fives =
    .title =
        { $edition ->
            [2023] Fiesta
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] The fives score
        }
    .text = Score all regions whose first place is worth 5 at this moment. The Castillo is not a region.
    .short = Score all 5-point regions
    .help = Without tiles: { places-vasco }, { places-aragon } and { places-valencia }. A region under a tile is not among them. All of them or none. Example: the sole leader in { places-aragon } gets 5 points, and 2 more at home.
cards-score-sixes-sevens =
    .title =
        { $edition ->
            [2023] Tournament
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] The sixes and sevens score
        }
    .text = Score all regions whose first place is worth 6 or 7 at this moment.
    .short = Score all 6- and 7-point regions
    .help =
        { $granada ->
            [yes] Without tiles: { places-vieja }, { places-nueva } and, once conquered, { places-granada }.
           *[no] Without tiles: { places-vieja }, { places-granada } and { places-nueva }.
        }
        A region under a tile is not among them. All of them or none. Example: the sole leader in { places-nueva } gets 7 points.
cards-score-castillo =
    .title =
        { $edition ->
            [2023] Revelation
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] The Castillo scores
        }
    .text = Open the Castillo and score it. Everything inside stays inside.
    .short = Score the Castillo; all stay inside
    .help = For a moment all players see what is inside. You may throw some in first. Example: you have three inside, a rival has two: 5 points for you.
cards-score-first-places =
    .title =
        { $edition ->
            [2023] Glory
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Only firsts score
        }
    .text = Score all regions, but only first places are paid. A shared first place pays nothing.
    .short = Score first places in all regions
    .help =
        Sole leaders also get their bonuses. Example: five against four in { places-nueva } earns 7, five against five earns nothing.
        { $first_places_in_order ->
            [yes]
                { $vetoes ->
                    [yes] The order is that of a general scoring.
                   *[no] { "" }
                }
           *[no] { "" }
        }
cards-score-most =
    .title =
        { $edition ->
            [2023] Throng
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] The fullest region scores
        }
    .text = Score the region that holds the most caballeros, all colours together. If several tie, score each of them.
    .short = Score the fullest region(s)
    .help = The Castillo does not count. Placing first can make another region the fullest. Example: nine stand in { places-nueva } and fewer everywhere else, so { places-nueva } is scored.
cards-score-fewest =
    .title =
        { $edition ->
            [2023] Backwater
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] The quietest region scores
        }
    .text = Score the region that holds the fewest caballeros, all colours together, but at least one. If several tie, score each of them.
    .short = Score the quietest region(s)
    .help = Empty regions and the Castillo do not count. Example: a lone caballero of yours in { places-cataluna } can be worth 4 points.
cards-score-named-once =
    .title =
        { $edition ->
            [2023] Rivalries
           *[other] Special Scoring
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Secret scoring
        }
    .text = All players, you included, secretly name a region on the disc. All discs are shown, and the regions named by exactly one player are scored.
    .short = Score regions named once, in secret
    .help = A modest region that no one else wants is often the better choice. Example: two name { places-nueva } and one names { places-galicia }: only { places-galicia } is scored.
cards-tile =
    .title =
        { $edition ->
            [2023] Enactment
            [big-box] Mobile Scoreboard
           *[1995] Move a Mobile Scoreboard
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] New values
        }
    .text = Lay one of the two scoring tiles on a region or the Castillo, or move it there from where it lies. It replaces the printed values, and no place holds two.
    .short = Lay or move a scoring tile
    .help = The tiles are worth 8/4/0 and 4/0/0. They cannot enter or leave the King's region, and once on the board they stay on it. Example: you lead { places-cataluna } and lay the 8/4/0 tile there: its first place is now worth 8.
cards-recover =
    .title =
        { $edition ->
            [2023] Empowerment
            [big-box] Power of the Cards
           *[1995] Power Cards
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Power regained
        }
    .text =
        Take back one of your used power cards, unseen. The one you played this round may be chosen too.
        { $power-shift ->
            [yes] Or take back a used modifier instead.
           *[no] { "" }
        }
    .short = Take back a used power card
    .help = Even if you take back this round's card, it still counts for the start marker. Example: the 13 you played in an earlier round is in your hand again.
cards-eviction =
    .title =
        { $edition ->
            [2023] Coup
            [big-box] Eviction
           *[1995] Evict
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Everybody out
        }
    .text = Choose a region other than the King's. Every opponent with caballeros there secretly picks another region on the disc and moves them all there; an opponent who names the King's region takes them into the court.
    .short = Opponents must leave one region
    .help = Your own stay and are left alone there. The others may all flee into a region you lead, so look around first. Example: two rivals share { places-valencia } with you; they leave, and you hold first place alone.
cards-court-2 =
    .title =
        { $edition ->
            [2023] Recruitment
           *[other] The Court
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Reinforcements
        }
    .text =
        { $must_take ->
            [yes] Your court gains 2 caballeros from the province, or as many as it has.
           *[no] Your court gains up to 2 caballeros from the province.
        }
    .short =
        { $must_take ->
            [yes] Take 2 more into court
           *[no] Take up to 2 more into court
        }
    .help = If the province has too few of yours, you may take the missing ones from regions. Taken first, they can be placed with this very card. Example: your court is empty; you take 2 and place them in the same turn.
cards-grande =
    .title =
        { $edition ->
            [2023] Adopted Home
           *[other] Grande
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] New home
        }
    .text = Move your Grande to another region, which becomes your home. It cannot enter or leave the King's region.
    .short = Move your Grande
    .help = Several Grandes may share a region. A home you lead alone pays 2 more every time it is scored. Example: your Grande goes to { places-nueva }, where you lead alone: 9 points instead of 7.
cards-king-neighbour =
    .title =
        { $edition ->
            [2023] Short Ride
            [big-box] Royal Advisor
           *[1995] Royal Adviser
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Short ride
        }
    .text = Move the King to a region next to his own.
    .short = King to a neighbour
    .help = Place before he leaves or after he has arrived, whichever suits you. The region he enters is frozen, the one he leaves is free. Example: he goes from { places-aragon } to { places-valencia }, and no one can overtake you there.
cards-king-anywhere =
    .title =
        { $edition ->
            [2023] Your Majesty
           *[other] King's Card
        }
    .text = Move the King to any other region.
    .short = King to any region
    .help = This card is there every round. Place before he leaves or after he has arrived. A King on a region you lead keeps it safe. Example: he goes to { places-nueva }, where you lead alone: no one can overtake you, and it pays you 2 more.
cards-exile =
    .title = Exile
    .text = Move the King abroad, to France or Portugal. While he is there no region is taboo and no one can earn the King's bonus.
    .short = King to France or Portugal
    .help = Caballeros are placed next to the country he is in. Only this card sends him abroad; other cards bring him back. Example: with him in { places-france }, placing happens in { places-vasco }, { places-aragon } and { places-cataluna }.
cards-entourage =
    .title = Entourage
    .text = Move the King to any region. Then 2 caballeros of your choice follow him from his old region into the new one, or as many as there are.
    .short = King to any region, 2 caballeros follow
    .help = An exception to the taboo. Example: he leaves { places-aragon } for { places-valencia }, and two of yours ride along.
cards-competition =
    .title = Competition
    .text = Move the King to any region. All Grandes in that region go into the Castillo.
    .short = King to any region, its Grandes into the Castillo
    .help = A Grande inside can earn the home bonus when the Castillo is scored. It leaves with its owner's disc at the next general scoring. Example: he goes to { places-nueva }; the two Grandes there go into the Castillo, and { places-nueva } is no one's home.
cards-chalet =
    .title = Chalet
    .text = Move the King to the region that holds the fewest caballeros, but at least one. If several tie, you choose.
    .short = King to the quietest region
    .help = Count all colours together. To leave him where he is, do without the special action. Example: one caballero stands in { places-cataluna } and at least two in every other region that is not empty, so he goes to { places-cataluna }.
cards-rebellion =
    .title = Rebellion
    .text = The King moves next to the Castillo, which is now his region. Nothing enters or leaves it, and all regions are his neighbours.
    .short = King next to the Castillo
    .help = The sole leader in the Castillo gets the King's bonus when it is scored. Even a general scoring does not empty it while he is there. Example: you have four inside and want to add two: place them before he moves.
cards-infiltration =
    .title = Infiltration
    .text = The King stays. In this turn you may place in his region as well as next to it.
    .short = Also place in the King's region this turn
    .help = An exception to the taboo. Use it before you place, or it is wasted. You may still spread your caballeros. Example: he is in { places-nueva }; you place two there and one in { places-valencia }.
cards-stand-in =
    .title = Stand-in
    .text = The King and a Grande of your choice change places. Both must stand in regions.
    .short = King and a Grande change places
    .help = An exception to the taboo: the Grande enters the King's old region. Not while the King is abroad or next to the Castillo. Example: he is in { places-aragon }, your Grande in { places-sevilla }: now he is in { places-sevilla } and { places-aragon } is your home.
cards-regency-anywhere =
    .title = Royal Progress
    .text = Move the King to any other region.
    .short = King to any region
    .help = As with the old King's card, but this one is gone after its round. Example: he goes to { places-nueva }, where you lead alone: no one can overtake you, and it pays you 2 more.
cards-regency-neighbour =
    .title = Royal Visit
    .text = Move the King to a region next to where he stands.
    .short = King to a neighbour
    .help = From abroad he comes back across the border. Next to the Castillo, every region is his neighbour. Example: he goes from { places-aragon } to { places-valencia }, and no one can overtake you there.
cards-church =
    .title = The Church
    .text =
        { $move-limits ->
            [yes] Take the Church marker. Then move up to 2 black caballeros, each to a neighbouring region, but not into the Castillo.
           *[no] Take the Church marker. Then move up to 2 black caballeros from any regions to any others, but not into the Castillo.
        }
    .short = Church marker, move up to 2 black
    .help = While you hold the marker the black caballeros count as yours, and each turn you may take or place one caballero more. Example: two of yours and two black ones in { places-aragon } count as four for you. { fragments-taboo }

## Modifiers

modifier = ±{ $number }
    .add = +{ $number }
    .subtract = −{ $number }
    .text = Adds { $number } to your power card or takes { $number } off it.
abilities-none = No ability
    .text = Changes the value only.
    .short = –
abilities-court = Recruit
    .text = Before you choose an action card, your court may gain 1 caballero more from the province.
    .short = 1 more into court
abilities-move = Ride
    .text = Before you choose an action card, you may move 1 of your own caballeros to another region or into the Castillo.
    .short = Move 1 own
abilities-grande = Relocate
    .text = Before you choose an action card, you may move 1 Grande, of any player, to another region.
    .short = Move 1 Grande

## Questions: what is asked of me, what the others see, what happens next

questions-power =
    .ask =
        Play a power card.
        { $power-shift ->
            [yes] You may add one of your modifiers.
           *[no] { "" }
        }
        { $barred ->
            [none] { "" }
           *[other] Already taken: { $barred }.
        }
    .wait = { $player } is choosing a power card.
    .next = High cards act first. Low cards bring more caballeros, and the lowest leads the next round.
questions-modifier =
    .ask = Play a modifier with your power card, or leave the card as it is.
    .wait = { $player } is thinking about a modifier.
    .next = The total decides the order of turns. The caballeros you take are those of the power card.
questions-pass-modifier =
    .ask =
        { $to ->
            [none] Choose one of your modifiers for the player on your left.
           *[other] Choose one of your modifiers to pass to { $to }.
        }
    .wait = { $player } is choosing a modifier to pass on.
    .next = All are passed at the same time. You keep the one you are given.
questions-take =
    .ask =
        { $left ->
            [one] Your court may gain up to { $left } caballero from the province. How many?
           *[other] Your court may gain up to { $left } caballeros from the province. How many?
        }
        { $must_take ->
            [yes] What a power card or an action card brings must be taken.
           *[no] { "" }
        }
    .wait = { $player } is taking caballeros into the court.
    .next = Only caballeros in your court can be placed on the board.
questions-recall =
    .ask = The province has no more of yours. Take up to { $left } more from regions, or stop.
    .wait = { $player } may bring caballeros back from regions.
    .next = They go to your court and can be placed again.
questions-card =
    .ask = Choose an action card.
    .wait = { $player } is choosing an action card.
    .next = You will place caballeros and may use the special action, in the order you like.
questions-part =
    .ask =
        { $left ->
            [0] Use the special action of “{ $card }”?
           *[other] “{ $card }”: what do you do first?
        }
    .wait = { $player } is deciding how to use “{ $card }”.
    .next =
        { $left ->
            [0] It is all that is left of your turn.
           *[other] One part is finished before the other begins. The special action may be skipped.
        }
questions-place =
    .ask =
        { $new-regency ->
            [yes] Place a caballero in one of the places open now, or stop. { $left } left.
           *[no] Place a caballero next to the King or in the Castillo, or stop. { $left } left.
        }
        { $king ->
            [none] { "" }
           *[other] The King: { $king }.
        }
    .wait = { $player } is placing caballeros, { $left } left.
    .next = What you do not place stays in your court.
questions-place-anywhere =
    .ask =
        Place a caballero in any region but the King's, or stop. { $left } left.
        { $card_key ->
            [place-2] The Castillo is open too.
            [move-all-own-or-place-2] The Castillo is open too.
           *[other] { "" }
        }
    .wait = { $player } is placing caballeros anywhere, { $left } left.
    .next = What you do not place stays in your court.
questions-move =
    .ask =
        { $whose ->
            [black] Move a black caballero, or stop. { $left } left.
            [any] Move a caballero of any colour, or stop. { $left } left.
            [both] Move a caballero, or stop. { $left } left: { $own } of yours, { $foreign } of others.
            [own] Move a caballero of yours, or stop. { $own } left.
            [foreign] Move a caballero of another player, or stop. { $foreign } left.
           *[all] Move as many of your caballeros as you like, one by one, then stop.
        }
    .wait =
        { $whose ->
            [both] { $player } is moving caballeros, { $own } own and { $foreign } of others left.
            [all] { $player } is moving caballeros.
           *[other] { $player } is moving caballeros, { $left } left.
        }
    .next = Pick up one, then say where it goes. You need not use all your moves.
questions-either =
    .ask = “{ $card }”: which of the two do you choose?
    .wait = { $player } is choosing one half of “{ $card }”.
    .next = The other half is lost.
questions-return-each =
    .ask = Pick a caballero of an opponent to send back, one of each.
    .wait = { $player } is picking caballeros to send back.
    .next = It goes to its owner's province.
questions-return-choice =
    .ask = Send back { $left } of your caballeros, from your court or from regions.
    .wait = { $player } is sending caballeros back, { $left } to go.
    .next = They go to the province. Then it is the next opponent's choice.
questions-disc-return =
    .ask =
        { $card_key ->
            [disc-return-2]
                { $return_two_or_one ->
                    [yes] Secretly set your disc: from which region do 2 of yours go back, or 1 if only one is there?
                   *[no] Secretly set your disc: from which region do 2 of yours go back?
                }
           *[other] Secretly set your disc: from which region do all of yours go back?
        }
    .wait = { $player } is setting the disc in secret.
    .next = When all are set they are shown together, and the caballeros go back to the province.
questions-disc-flee =
    .ask = Secretly set your disc: where do your caballeros from { $region } go?
    .wait = { $player } is choosing in secret where to flee.
    .next = All discs are shown together. Naming the King's region means: into the court.
questions-disc-score =
    .ask = Secretly set your disc to a region you want to score.
    .wait = { $player } is naming a region in secret.
    .next = All discs are shown together. Regions that two or more named are not scored.
questions-disc-castillo =
    .ask =
        Secretly set your disc: which region do you go to when the Castillo is emptied?
        { $disc_may_name_king ->
            [yes] The King's region means: back to the court.
           *[no] { "" }
        }
    .wait = { $player } is setting the disc in secret.
    .next = First the Castillo is scored. Then the discs are shown, and each player's caballeros leave for one region.
questions-score =
    .ask =
        Choose a region to score.
        { $choose_castillo ->
            [yes] The Castillo may be chosen too.
           *[no] { "" }
        }
    .wait = { $player } is choosing a region to score.
    .next = It is scored at once, for all players.
questions-score-order =
    .ask = Which region is scored next?
    .wait = { $player } is choosing the next region to score.
    .next = The order matters: a veto may still stop the rest.
questions-evict =
    .ask = Choose the region your opponents have to leave.
    .wait = { $player } is choosing a region to empty.
    .next = They set their discs in secret to say where they go. Yours stay.
questions-king =
    .ask = Where does the King go?
    .wait = { $player } is moving the King.
    .next = Nothing enters or leaves his new region, and placing happens next to it.
questions-grande =
    .ask = Which Grande moves, and to which region?
    .wait = { $player } is moving a Grande.
    .next = Its region pays 2 more to its owner, if its owner leads there alone.
questions-swap =
    .ask = Which Grande changes places with the King?
    .wait = { $player } is choosing a Grande.
    .next = The Grande's region becomes the King's.
questions-tile =
    .ask = Which scoring tile goes where?
    .wait = { $player } is laying a scoring tile.
    .next = From then on it replaces the values printed there.
questions-recover =
    .ask = Which used card do you take back?
    .wait = { $player } is taking back a used card.
    .next = It goes into your hand unseen and can be played again.
questions-entourage =
    .ask = Who follows the King? { $left } to go.
    .wait = { $player } is choosing who follows the King.
    .next = They enter the new King's region with him.
questions-veto =
    .ask = { $actor } wants to { $step }. Do you use your veto?
    .wait = { $actor } wants to { $step }. { $player } may stop that with a veto.
    .next =
        { $veto_at_announcement ->
            [yes] With a veto none of the special action happens.
           *[no] With a veto this step is not done and the special action ends. What was done before stands.
        }
questions-chance =
    .ask = Something is being drawn.
    .wait = Something is being drawn.
    .next = There is nothing to do.
questions-over =
    .ask = The game is over.
    .wait = The game is over.
    .next = Most points win. Equal points share the place.

## Answers

answers-stop = Stop
answers-skip = Skip
answers-place-first = Place caballeros
answers-special-first = Special action
answers-without-special = Finish without the special action
answers-either-first = Move own caballeros
answers-either-second = Place caballeros
answers-from-court = From your court
answers-no-modifier = No modifier
answers-allow = Let this step pass
answers-allow-rest = Let the whole action pass
answers-veto = Veto

## Events

events-moved = A caballero of { $owner } moves from { $source } to { $target }.
events-placed = { $player } places a caballero in { $target }.
events-returned =
    { $number ->
        [one] { $number } caballero of { $owner } goes from { $source } back to the province.
       *[other] { $number } caballeros of { $owner } go from { $source } back to the province.
    }
events-took =
    { $number ->
        [one] { $player } takes { $number } caballero from the province into the court.
       *[other] { $player } takes { $number } caballeros from the province into the court.
    }
events-recalled = { $player } takes a caballero from { $source } into the court.
events-scored =
    Scoring: { $place }.
    { $first_only ->
        [yes] Only first place counts.
       *[no] { "" }
    }
    { $times ->
        [2] The points count double.
       *[other] { "" }
    }
events-king-moved = The King goes from { $source } to { $target }.
events-grande-moved = The Grande of { $player } goes from { $source } to { $target }.
events-tile-laid =
    { $source ->
        [none] The tile { $tile } is laid on { $target }.
       *[other] The tile { $tile } moves from { $source } to { $target }.
    }
events-recovered =
    { $modifier ->
        [yes] { $player } takes back a used modifier.
       *[no] { $player } takes back a used power card.
    }
    { $card ->
        [none] { "" }
       *[other] It is the { $card }.
    }
events-evicting = All opponents have to leave { $region }.
events-revealed = The discs are shown.
events-gained-veto = { $player } now has a veto.
events-fled =
    { $number ->
        [one] { $number } caballero of { $owner } flees from { $source } to { $target }.
       *[other] { $number } caballeros of { $owner } flee from { $source } to { $target }.
    }
events-grandes-inside = The Grandes in the King's region go into the Castillo.
events-infiltrated = { $player } may also place in the King's region this turn.
events-swapped = The King and the Grande of { $player } change places.
events-church-taken = { $player } takes the Church marker.
events-special-announced = { $player } announces a special action.
events-round-began = Round { $round } begins.
events-card-shown = Stack { $pile } shows “{ $card }” ({ $number }).
events-king-placed = The King begins in { $region }.
events-home-drawn = { $region } is the home of { $player }.
events-church-drawn = Two black caballeros begin in { $region }.
events-first-drawn = { $player } begins.
events-modifier-dealt =
    { $player } is dealt a modifier.
    { $modifier ->
        [none] { "" }
       *[other] It is { $modifier }.
    }
events-modifier-passed =
    { $player } passes a modifier to { $to }.
    { $modifier ->
        [none] { "" }
       *[other] It is { $modifier }.
    }
events-bid =
    { $modifier ->
        [none] { $player } plays the { $value }.
       *[other] { $player } plays the { $value } with the modifier { $modifier }: { $sum }.
    }
events-dummy-bid = The dummy plays the { $value }.
events-dummy-placed =
    { $number ->
        [0] The dummy draws { $region }, where it cannot place.
       *[other]
            { $number ->
                [one] The dummy places { $number } caballero in { $region }.
               *[other] The dummy places { $number } caballeros in { $region }.
            }
    }
events-dummy-left =
    { $number ->
        [one] { $number } caballero of the dummy leaves the Castillo and goes next to the board.
       *[other] { $number } caballeros of the dummy leave the Castillo and go next to the board.
    }
events-dummy-took = The dummy takes “{ $card }” and discards it.
events-turn-began = It is { $player }'s turn.
events-turn-ended = { $player } has finished.
events-card-taken = { $player } chooses “{ $card }”.
events-special-began = { $player } begins the special action of “{ $card }”.
events-special-ended = The special action is over.
events-vetoed =
    { $card ->
        [none] { $player } uses a veto.
       *[other]
            { $veto_at_announcement ->
                [yes] { $player } vetoes { $actor }'s special action “{ $card }”: none of it happens.
               *[no] { $player } vetoes { $actor }'s special action “{ $card }”: it ends here.
            }
    }
events-disc-set =
    { $player } has set the disc.
    { $region ->
        [none] { "" }
       *[other] It points at { $region }.
    }
events-disc-shown = The disc of { $player } shows { $region }.
events-general-scoring = General scoring after round { $round }.
events-ranked =
    { $points ->
        [one] { $place }: { $owner } is { $rank } with { $number } and gets { $points } point.
       *[other] { $place }: { $owner } is { $rank } with { $number } and gets { $points } points.
    }
    { $kings_bonus ->
        [0] { "" }
       *[other] King's bonus: { $kings_bonus }.
    }
    { $home_bonus ->
        [0] { "" }
       *[other] Home bonus: { $home_bonus }.
    }
events-france-bonus =
    { $points ->
        [one] { $owner } gets { $points } extra point for a space in France.
       *[other] { $owner } gets { $points } extra points for a space in France.
    }
events-conquered = Granada is conquered.
events-left-castillo =
    { $number ->
        [0]
            { $grande ->
                [yes] { "" }
               *[no] Nothing of { $player } leaves the Castillo.
            }
        [one] { $number } caballero of { $player } leaves the Castillo for { $target }.
       *[other] { $number } caballeros of { $player } leave the Castillo for { $target }.
    }
    { $grande ->
        [yes] The Grande of { $player } leaves the Castillo for { $target }.
       *[no] { "" }
    }
events-start-marker = { $player } takes the start marker.
events-veto-expired = The veto of { $player } has expired.
events-game-over = The game is over.

## Steps of a special action that a veto may stop

steps-special-announced = use the special action of “{ $card }”
steps-moved = move a caballero of { $owner } from { $source } to { $target }
steps-placed = place a caballero in { $target }
steps-returned =
    { $number ->
        [one] send { $number } caballero of { $owner } back from { $source }
       *[other] send { $number } caballeros of { $owner } back from { $source }
    }
steps-took =
    { $number ->
        [one] take { $number } caballero into the court
       *[other] take { $number } caballeros into the court
    }
steps-recalled = take a caballero from { $source } into the court
steps-scored = score { $place }
steps-king-moved = move the King to { $target }
steps-grande-moved = move the Grande of { $player } to { $target }
steps-tile-laid = lay the tile { $tile } on { $target }
steps-recovered = take back a used card
steps-evicting = clear { $region } of all opponents
steps-revealed = have the discs shown
steps-gained-veto = take a veto
steps-fled = let the caballeros of { $owner } flee from { $source } to { $target }
steps-grandes-inside = put the Grandes in the King's region into the Castillo
steps-infiltrated = place in the King's region as well
steps-swapped = let the King and the Grande of { $player } change places
steps-church-taken = take the Church marker

## The terminal

terminal-welcome = Answer with a number. ? helps, q leaves.
terminal-prompt = >
terminal-pause = Enter to continue
terminal-you = you
terminal-now = now
terminal-taboo = taboo: nothing enters, nothing leaves
terminal-map = Regions that touch are neighbours. "Now": the points a scoring would bring.
terminal-player = Player
terminal-points = Points
terminal-court = Court
terminal-province = Province
terminal-power = Power
terminal-hand = Hand
terminal-place = Place
terminal-total = Total
terminal-start = starts
terminal-veto = veto to round { $round }
terminal-answered = has answered
terminal-secretly = is choosing
terminal-first-only = (first only)
terminal-scoring = In a scoring: the rank, then points and bonuses, then the caballeros in brackets.
terminal-placed = { $player } places caballeros: { $places }.
terminal-reading = Enter: on, b: board, q: stop
terminal-thinking = { $player } is thinking.
terminal-where-tile = Where does the tile go? Enter alone goes back.
terminal-where-grande = Where does the Grande go? Enter alone goes back.
terminal-where-piece = The caballero of { $owner } from { $place }: where to? Enter alone goes back.
terminal-unknown = "{ $typed }" is not one of the answers. Type the number of an answer, or ? for help.
terminal-ambiguous = "{ $typed }" could be several answers. Type the number.
terminal-help = A number picks the answer behind it. A place has its number on the map, and 0 stops. Several numbers in one line answer several questions of the same kind: 3 3 10. The beginning of a name will do as well, or the short notation of records: arag, >aragon.
terminal-chapters = Type r and a number for a chapter.
terminal-won = { $who }: the most points. Well played!
terminal-save = Write the game to a file? Its name, or Enter for no:
terminal-save-how = Say where: w and the name of a file.
terminal-saved = The game is in { $file }.
terminal-not-saved = { $file } cannot be written. Choose another name or folder.
terminal-left = Goodbye.
terminal-keys =
    .help = this help, and the card in use
    .card = the card of pile 2
    .board = the board
    .log = what happened since your last turn
    .points = points and the last scorings
    .rules = the rules; r 3 for a chapter
    .write = write the game to a file
    .quit = leave

## Lessons and puzzles

lessons-majorities = Majorities
    .text = Who scores.
lessons-majorities-first = You are Blue: 3 caballeros in Aragón. The most in a region earn its first number.
lessons-majorities-count = Aragón: 5 for first place, 4 for second. How much is yours?
lessons-majorities-count-wrong = Count again: 3 Blue, 2 Maroon, 1 Gold. Most takes the first number.
lessons-majorities-tie = In País Vasco (5/3) you tie with Maroon: both drop a place. How much now?
lessons-majorities-tie-first = No one is alone in first here, so the 5 goes to no one.
lessons-majorities-tie-wrong = Two share first place, so both take the second one. It pays the second number.
lessons-majorities-break = Place one caballero: break the tie in País Vasco.
lessons-majorities-break-castillo = In the Castillo it breaks no tie now. Put it into País Vasco.
lessons-majorities-break-aragon = You already lead in Aragón: a bigger lead pays nothing more.
lessons-majorities-break-wrong = That leaves the tie as it is. One more in País Vasco makes you first: 5 instead of 3.
lessons-majorities-task = Task: place two where they earn most.
lessons-majorities-task-failed = That is worth { $points }; { $number } is possible. Two places where one caballero is enough beat one place with two.
lessons-majorities-task-solved = In two regions, one each was enough.
lessons-king = The King
    .text = Where you may place.
lessons-king-neighbours = Place only where it is lit: next to the King or in the Castillo.
lessons-king-place = Place one. Try the King's own region first!
lessons-king-place-castillo = The Castillo and stopping are always allowed. But here choose a region next to the King.
lessons-king-taboo = Nothing enters or leaves the King's region. To lead in Granada, move one Maroon away.
lessons-king-taboo-own = That one is yours: Granada would get worse for you. Take a Maroon one.
lessons-king-taboo-wrong = That changes nothing in Granada, where you are tied. Take a Maroon one from there.
lessons-king-task = Task: Maroon will chase three of yours from Castilla la Nueva. Where must the King go?
lessons-king-task-failed = { $points } of { $number } possible points. Put the King where you lead and a rival could reach you: nothing leaves it any more.
lessons-king-task-solved = Nothing leaves the King's region: your four stayed.
lessons-power = Court and power
    .text = Who acts first.
lessons-power-court = You place from your court: one waits there. Power cards bring more and decide who acts first.
lessons-power-high = Play the 13: you act first, but no one comes.
lessons-power-high-wrong = This time play the 13. The figures on a card tell how many it brings.
lessons-power-high-shown = Five cards to choose from, only one caballero.
lessons-power-low = Again, with the 2: five come, but you act last.
lessons-power-low-wrong = Now play the 2, to see the other end.
lessons-power-low-shown = Few cards left, many caballeros. Each power card is played once.
lessons-power-task = Task: Maroon played 9 and will score Castilla la Nueva, where you tie. Act earlier, with one to place.
lessons-power-task-failed = That brought { $points }; { $number } are possible. Beat the 9 with a card that still brings someone, place, then score.
lessons-power-task-solved = The 10 beats the 9 and still brings one.
lessons-cards = Action cards
    .text = Place and act.
lessons-cards-cards = Each round five action cards lie open, and every player takes one. The number says how many you may place, the text what else you may do.
lessons-cards-take = Take the card that scores all regions whose first number is 5.
lessons-cards-take-wrong = That card does not score. Look for the one with the 5.
lessons-cards-order = You may place first or act first. You are tied in Aragón, and you have one caballero: what comes first?
lessons-cards-order-wrong = Scored now, the tie pays you 4. Place first, then it pays 5.
lessons-cards-put = Now place where one caballero turns second into first.
lessons-cards-put-valencia = In Valencia that makes a tie: you stay second. In Aragón you become first.
lessons-cards-put-wrong = That region is not scored by this card, or you are not paid there. Look at Aragón.
lessons-cards-task = Task: the King's card lets you move the King and place up to five. With two caballeros, make your regions worth the most.
lessons-cards-task-failed = That is worth { $points }; { $number } is possible. Move the King first: then other regions are open to you.
lessons-cards-task-solved = Moving the King first opened better regions.
lessons-castillo = The Castillo
    .text = The tower and its secrets.
lessons-castillo-tower = The tower is the Castillo. You may always place there; all see who goes in, but no one may count what is inside.
lessons-castillo-drop = Put a caballero into the Castillo.
lessons-castillo-drop-wrong = Good for later. This time use the tower.
lessons-castillo-remember = Maroon had put in 2, then 1, then 1 more. How many of Maroon's are inside?
lessons-castillo-remember-wrong = Nothing leaves the Castillo before a general scoring: add them all up.
lessons-castillo-task = Task: the Castillo pays, then secret discs send everyone inside to a region. Maroon's 2 go to Aragón: where do your 3 bring the most?
lessons-castillo-task-king = { $points } of { $number } possible points. Nothing enters the King's region: your 3 only went back to the court.
lessons-castillo-task-failed = { $points } of { $number } possible points. Look where your 3 overtake a rival: in Aragón Maroon gets 2 more.
lessons-castillo-task-solved = Your hidden 3 took Castilla la Nueva from Maroon.
lessons-scoring = Special scorings
    .text = The right moment.
lessons-scoring-now = Your card scores one region at once, for everyone in it. Choose the one that pays you most.
lessons-scoring-now-aragon = In Aragón you are second: 4 for you, 5 for Maroon.
lessons-scoring-now-vieja = There you are tied for second, so you slide to third: nothing with three players.
lessons-scoring-now-wrong = You have no one there: it pays you nothing.
lessons-scoring-tile = A scoring tile replaces a region's numbers: 8/4/0, or 4/0/0. Lay the 8 where you lead.
lessons-scoring-tile-four = The 4 tile is for spoiling a rival's region. You want the 8.
lessons-scoring-tile-castillo = You have no one in the Castillo. Lay it where you lead.
lessons-scoring-tile-wrong = You do not lead there: the 8 would go to a rival, or to no one.
lessons-scoring-task = Task: Maroon leads by 7 points. Score the region that brings you closest.
lessons-scoring-task-failed = Your gain on Maroon: { $points }; possible: { $number }. What Maroon gets there counts against you.
lessons-scoring-task-solved = Sevilla pays you, and Maroon nothing.
lessons-bonus = Bonuses
    .text = Your home, and the King.
lessons-bonus-home = Your Grande, the big figure, lives in Aragón: alone in first there you get 2 more. What does Aragón pay you?
lessons-bonus-home-wrong = First place pays 5, your home adds 2.
lessons-bonus-king = The King adds 2 as well, if you are alone in first in his region. What does Valencia (5/3) pay you?
lessons-bonus-king-wrong = First place pays 5, the King adds 2; your Grande is not here.
lessons-bonus-tie = Now Maroon is tied with you in Aragón (5/4). What does it pay you, with your Grande there?
lessons-bonus-tie-wrong = Tied for first means second place: 4. Bonuses are only for the sole first.
lessons-bonus-task = Task: you act last before the scoring, with the King's card and one caballero. Make your regions worth the most.
lessons-bonus-task-failed = That is worth { $points }; { $number } is possible. Place first, to be alone at home; then bring the King to a region you lead.
lessons-bonus-task-solved = Alone at home, and alone with the King: 2 more each.
lessons-veto = Veto and rivals
    .text = When to stop a rival.
lessons-veto-held = You hold a veto: before each step of a rival's action you are asked. Maroon moves one of Gold's; does that hurt you?
lessons-veto-held-veto = A veto is used up, and this step costs you nothing. Let it pass.
lessons-veto-held-rest = Then you could not stop the steps after it. Let only this one pass.
lessons-veto-stop = Now Maroon takes one of yours from Castilla la Nueva. A veto stops this step and ends the action.
lessons-veto-stop-wrong = That costs you the first place there, worth 7. This is the moment for the veto.
lessons-veto-read = Read your rivals: Maroon will take the card that scores the 5s. What would País Vasco pay Maroon?
lessons-veto-read-wrong = Maroon has 4 there and is alone in first: the first number of 5/3.
lessons-veto-task = Task: Maroon scores three regions, one after the other. Use your veto so that you end as far ahead as possible.
lessons-veto-task-failed = Your lead: { $points }; possible: { $number }. Let the step pass that pays you, and stop the next.
lessons-veto-task-solved = You took your points and stopped Maroon's.
puzzles-last = Last round
    .ask = The last round: which card wins you most?
puzzles-king = The King
    .ask = Which card now? Think of the King.
puzzles-disc = The disc
    .ask = Where do you set your disc?
puzzles-scoring = Special scoring
    .ask = Which card now? Points lie on the board.
puzzles-bid = Power cards
    .ask = Which power card do you play?
puzzles-ask-king = Where do you send the King?
puzzles-ask-score = Which region do you score?
puzzles-ask-tile = Where do you lay a scoring tile?
puzzles-solved =
    { $points ->
        [one] Right: at least { $points } point better than anything else.
       *[other] Right: at least { $points } points better than anything else.
    }
puzzles-shown =
    { $points ->
        [one] The best answer, { $points } point ahead of the next.
       *[other] The best answer, { $points } points ahead of the next.
    }
puzzles-tempting =
    { $points ->
        [one] Tempting, but about { $points } point behind the best.
       *[other] Tempting, but about { $points } points behind the best.
    }
puzzles-wrong =
    { $points ->
        [one] Not the best: at least { $points } point behind.
       *[other] Not the best: at least { $points } points behind.
    }

## The coach of a first game

coach-power = High cards act early, low ones fill your court.
coach-take = From province to court: you place only from there.
coach-card = The number: how many you place. The text: what else you do.
coach-part = Both parts are yours, in either order.
coach-place = Green signs tell what a place would pay.
coach-move = Move caballeros: look for a tie to break, or a rival to push off a first place.
coach-king = The King locks the region he stands in, and opens those around it.
coach-score = This pays at once, and your rivals there too.
coach-tile = A tile changes what a place pays from now on.
coach-grande = Your Grande makes a region your home: 2 more points when you alone lead there.
coach-recover = Take back a power card you have used: high ones are worth most.
coach-veto = You may stop this step with your veto. It is used up then.
coach-disc = Your secret disc names the region; all discs are shown together.
coach-return = Some of yours must go. Give up those that earn nothing.
coach-flee = Your caballeros must leave. Send them where they earn something.
coach-rivals = Look where a rival loses most, or where you gain a place.
ideas-men = More caballeros on the board is almost always good.
ideas-high = Your court is full: you can afford a high card now.
ideas-low = Your court is empty: a low card fills it.
ideas-precious = 13, 12 and 1 are precious: keep them for rounds that matter.
ideas-late = A general scoring follows: the player who acts last has the last word.
ideas-second = Second places are often cheaper than first ones.
ideas-tower = Caballeros in the Castillo count twice: in the tower, then in the region of your disc.
ideas-hidden = Count what your rivals have hidden: they move in as well.
ideas-leader = Do not feed the leader with a scoring.
ideas-attack = Attack those who have already acted: they cannot answer.
ideas-lock = Lock what you lead.
ideas-quarrel = Make rivals quarrel with each other.
ideas-dry = A province that runs dry takes caballeros off the board: look ahead.

## Pictures of the rulebook

figures-neighbours = The King stands in Valencia: placing happens in the lit regions, and in the Castillo.
figures-taboo = Blue may move three caballeros, but none into or out of the King's region.
figures-values = Blue has most in Aragón and takes the first number; Maroon takes the second, if it pays.
figures-ties = Blue and Maroon tie for first in the lit region, so both take second place.
figures-bonus = Blue alone leads at home in Aragón and with the King in Valencia: 2 points more in each.
figures-tower = Blue sees its own two in the Castillo; what Maroon has put in, one must remember.
figures-general = 1. All set their discs in secret.
figures-general-castillo = 2. The Castillo pays.
figures-general-moved = 3. The discs are shown, and those inside move to their regions.
figures-general-regions = 4. All regions pay, one after the other.
figures-cut =
    { $veto_at_announcement ->
        [yes] Maroon announces a special action. A veto now stops all of it.
       *[no] Maroon announces a step against Blue. A veto stops it and ends the action.
    }
figures-start = Each player begins with a Grande and two caballeros at home.
figures-france = Blue's Ambassador stands in France; two spaces are free.
figures-granada = Seven stand in Granada: five more, and it is conquered.
figures-church = Blue keeps the Church: the black ones count as Blue's.

## Teach the table, and a page to print

teach-goal = What we are after
    .text = We are great families in Spain five hundred years ago. You each have thirty caballeros, these little ones, and one Grande, the big one. We want our caballeros in the regions when they are counted. The most points after nine rounds win.
teach-scoring = How a region pays
    .text =
        { $second-pays ->
            [yes]
                Look at Aragón: { $players-4-5 ->
                    [yes] five, four, one.
                   *[no] five, four.
                } Most caballeros take the first number, second most the next. If two tie, both slide down a place, so alone in first is worth a lot.
           *[no] Look at Aragón: with two of us only the first number pays, five. Most caballeros take it; if we tie, no one does.
        } Two points extra if you are alone in first where your Grande lives, and two where the King stands.
teach-round = A round
    .text = Each round five action cards lie open, and each of us gets one. First we each play a power card, from one to thirteen; no number twice. The highest acts first and chooses first. But low cards bring many caballeros from your province to your court, and high ones bring few or none. Every power card is used once in the game.
teach-turn = Your turn
    .text = On your turn you take the caballeros your card brings, then one action card. It lets you place as many as its number says, from your court, and do what it shows: move caballeros, send them home, score something. You choose the order, and you may leave either out.
teach-king = The King
    .text = This is the King. You place only in regions that touch his. And his own region is taboo: nothing goes in, nothing comes out, whatever a card says. So the King protects what is there. One card every round lets its owner move him anywhere.
teach-castillo = The tower
    .text = This is the Castillo. You may always drop caballeros in instead. Everyone sees it, but no one may look inside, so remember who has what.
teach-general = The big scorings
    .text = After rounds three, six and nine everything is scored. First each of you secretly sets this disc to a region. Then the tower is opened and pays like a region. Then we show the discs, and your caballeros from the tower go to the region you chose. Then all regions pay, one after the other.
teach-end = Three tips, and off we go
    .text = Get caballeros onto the board. Do not waste your high cards early. And before a big scoring, try to act late. The cards explain themselves; ask any time. The lowest power card of a round begins the next one.
teach-reference = On one page
teach-reference-setup = Set-up: nine region cards shuffled; the first places the King, the next each player's Grande with 2 caballeros. 7 in each court, 21 in each province.
teach-reference-round = Reveal five cards; power cards in turn, no number twice; high to low: take caballeros, take a card, place and act in either order; lowest power card begins the next round.
teach-reference-place = Placing: next to the King's region, or in the Castillo. Taboo: nothing enters or leaves the King's region.
teach-reference-score =
    { $players-4-5 ->
        [yes] Three places pay.
       *[no]
            { $second-pays ->
                [yes] Two places pay.
               *[no] Only first place pays.
            }
    } Ties take the next place down. Alone in first: +2 at home, +2 with the King.
teach-reference-general = General scoring after rounds 3, 6, 9: discs in secret; Castillo pays; discs shown, caballeros move; regions pay.

## The rulebook

rules-goal = What it is about
    .text =
        Spain, some five hundred years ago. You are the head of a noble house, a __Grande__, and your riders, the __caballeros__, win influence for you in the regions. From time to time regions are scored: the player with the most caballeros there gets the most points, and those behind get fewer.
        
        { $length ->
            [full] After nine rounds and three general scorings, most points win.
            [short] After six rounds and three general scorings, most points win.
           *[short-1995] After six rounds and two general scorings, most points win.
        }
        
        A game is for two to five players. Nearly everything lies open on the table. What makes it hard is that the others want the same regions, and that the __King__ closes some doors and opens others.
rules-board = The board
    .text =
        The map shows nine regions. Each has three numbers: the points for first, second and third place.
        
        { $regions }
        
        The __Castillo__ is a tower next to the regions, worth { $castillo-values }. It is not a region: where a rule says "region", it does not mean the Castillo.
        
        { $edition ->
            [2023]
                { $france ->
                    [yes] { NONE() }
                   *[no]
                        { $new-regency ->
                            [yes] { NONE() }
                           *[no] France and Portugal are on the map but are not regions. Nothing can be placed there.
                        }
                }
           *[other] { NONE() }
        }
        { $new-regency ->
            [yes] France and Portugal are on the map but are not regions. Only the King can go there.
           *[no] { NONE() }
        }
        { $edition ->
            [2023] { NONE() }
           *[other]
                { $france ->
                    [yes] { NONE() }
                   *[no] Nothing can stand outside the nine regions and the Castillo.
                }
        }
        { $france ->
            [yes] France is a region in this game; it has a chapter of its own.
           *[no] { NONE() }
        }
        
        Your caballeros travel one road: __province → court → board__. The province is the common reserve. The court is the supply in front of you. Only caballeros in your court can be placed.
rules-set-up = Setting up
    .text =
        1. Each player has 30 caballeros of one colour, a Grande, 13 power cards (1 to 13) and a secret disc.
        2. Shuffle the nine region cards. The first one drawn says where the King begins. Then one is drawn for each player: that is the __home region__. Put your Grande there with 2 caballeros.
        3. Take 7 caballeros into your court. The other 21 are in the province.
        4. Shuffle the action cards of stacks 1 to 4, each stack by itself.
        { $new-regency ->
            [yes] 5. Stack 5 is made of the ten shuffled New Regency cards.
           *[no] 5. Stack 5 is a single card, the King's card, which is there every round.
        }
        6. The two scoring tiles lie ready next to the board. Draw at random who gets the start marker.
        
        { $merged_stacks ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Stacks 2 and 3 are shuffled into one in this game, so four cards are shown each round. A card keeps the number of its own stack.
                }
           *[no] { NONE() }
        }
        { $may-merge ->
            [yes] With three players you may agree to shuffle stacks 2 and 3 into one. That makes the choice of cards tighter.
           *[no] { NONE() }
        }
        
        An action card, used or not, leaves the game after its round.
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] { NONE() }
                   *[no] Only the King's card comes back.
                }
        }
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] Only the King's card and the card of the Church come back.
                   *[no] { NONE() }
                }
        }
        { $new-regency ->
            [yes]
                { $church ->
                    [yes] Only the card of the Church comes back.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
rules-round = A round
    .text =
        1. __Reveal.__ Turn up the top card of each stack of action cards.
        2. __Power.__ Beginning with the owner of the start marker, each player plays a power card.
        3. __Turns.__ Each player has one turn, the highest power card first.
        4. __End.__ Action cards that were not taken leave the game. The start marker goes to the player of the lowest power card, even if that card is back in the hand. All power cards of this round are now used.
        5. __Scoring.__ After some rounds a general scoring follows.
        
        { $length ->
            [full] General scorings follow rounds 3, 6 and 9.
            [short] Rounds 1, 4 and 7 are skipped; general scorings follow rounds 3, 6 and 9, so every second round you play.
           *[short-1995] General scorings follow rounds 3 and 6. There is no third one.
        }
rules-power = Power cards
    .text =
        You have thirteen power cards, and each can be played once. Your card must differ from all those already played in this round. It decides two things: how early your turn comes (high is early), and how many caballeros you may take into your court (low brings many).
        
        { $supply }
        
        So power has a price. With the 13 you have first pick of the action cards and bring no caballeros to court. With the 1 you get what is left, but six new caballeros.
rules-turn = Your turn
    .text =
        __First take.__
        { $must_take ->
            [yes] Take as many caballeros as your power card shows from the province into your court. If the province has them, you must.
           *[no] Take up to as many caballeros as your power card shows from the province into your court. Fewer is allowed.
        }
        If the province has too few of yours, you may make up the number with your own caballeros from regions. Those in the King's region and in the Castillo cannot be taken.
        
        __Then choose__ one of the action cards still on offer. It has two parts.
        
        - __Placing.__ Put up to as many caballeros as the number of its stack from your court on the board: into the Castillo and the regions that touch the King's, in any mixture.
        - __Special action.__ Do what the card says. You may skip it. If you begin, carry it out as far as possible; only where a card says "up to" may you do less. An action that could change nothing now is not offered.
        
        The order of the two parts is up to you, but finish one before you begin the other. Afterwards no other player can choose the card.
rules-king = The King
    .text =
        The region where the King stands is the __King's region__. Three things follow.
        
        - __Taboo.__ Nothing enters or leaves it: no caballero, no Grande, no scoring tile, whatever a card says. It can be scored.
        - __Placing__ happens in the regions that touch it.
        - __Bonus.__ The sole leader gets 2 points more when it is scored.
        
        { $new-regency ->
            [yes] Four New Regency cards make an exception to the taboo: “{ $card-infiltration }”, “{ $card-entourage }”, “{ $card-competition }” and “{ $card-stand-in }”.
           *[no] There are no exceptions to the taboo. The King never goes into the Castillo or out of the country.
        }
        
        Moving the King is the strongest tool in the game: he protects one majority, and he decides who can be reinforced.
rules-castillo = The Castillo
    .text =
        { $edition ->
            [2023] Whenever you place or move caballeros you may drop them into the Castillo, wherever the King is, unless the card forbids it.
           *[other] Whenever you place or move caballeros you may drop them into the Castillo, wherever the King is.
        }
        { $new-regency ->
            [yes] Only while he stands next to it is it closed.
           *[no] { NONE() }
        }
        Say how many. No one may look inside or count until it is scored, so try to remember.
        { $open-castillo ->
            [yes] In this game the numbers inside are shown at all times.
           *[no] { NONE() }
        }
        
        Nothing leaves the Castillo except at a general scoring. Then all your caballeros inside leave together for one region, which you chose in secret before. That is how a region can be turned around at the last moment.
rules-scoring = Scoring a region
    .text =
        Count the caballeros. Most of them means first place, and so on. A player with none is not ranked. Grandes do not count.
        { $home-advantage ->
            [yes] (But see the chapter on home advantage.)
           *[no] { NONE() }
        }
        
        { $players-4-5 ->
            [yes] Four or five players: all three numbers pay.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Three players: first and second place pay, third does not.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Two players: only first place pays.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Two players and the dummy: first and second place pay, third does not.
           *[no] { NONE() }
        }
        
        __Ties.__ Players who tie slide down: all of them take the next place.
        { $second-pays ->
            [yes] Two tied for first both get the points of second place.
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] The next player takes the place after that, however many tied. Example with values 5/3/1: three players tie with four caballeros, the fourth has two. The three get 3 points each, the fourth gets 1.
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] The next player counts all players ahead. Example with values 5/3/1: three players tie with four caballeros, the fourth has two. The three get 3 points each; the fourth is in fourth place and gets nothing.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes] A tie for third place pays nothing.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Three players: a tie for second place pays nothing. Example with values 5/3/1: two tie with four caballeros, the third has two. The two get 3 points each, the third gets nothing.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Two players: if they tie, neither gets points for the place.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Two players and the dummy: a tie for second place pays nothing. Example with values 5/3/1: you tie with the dummy for first, and your opponent has fewer. You get 3 points, your opponent nothing.
           *[no] { NONE() }
        }
rules-bonuses = Bonuses and tiles
    .text =
        - __King's bonus:__ 2 points more if you alone lead the King's region.
        - __Home bonus:__ 2 points more if you alone lead the region of your Grande.
        
        Both can come together, and both count at every scoring. A shared first place earns neither.
        
        __Scoring tiles.__ There are two, worth 8/4/0 and 4/0/0. They enter the game with “{ $card-tile }”. A tile replaces the values of the region or of the Castillo where it lies, and no place can hold two. When a card speaks of 4-point regions, the value in force counts: a region under the 4 tile is one, a region under the 8 tile is neither 4, 5, 6 nor 7.
rules-general-scoring = A general scoring
    .text =
        1. __Discs.__ Each player with caballeros in the Castillo secretly sets the disc to the region they will go to.
        2. __Castillo.__ It is opened and scored like a region.
        3. __Leaving.__ The discs are shown. All your caballeros from the Castillo go to the region on your disc, and you cannot split them.
        { $disc_may_name_king ->
            [yes] If you named the King's region, they go back to your court instead.
           *[no] The King's region cannot be named.
        }
        4. __Regions.__ All regions are scored in this order: { places-galicia }, { places-vasco }, { places-aragon }, { places-cataluna }, { places-vieja }, { places-nueva }, { places-sevilla }, { places-granada }, { places-valencia }.
        { $france ->
            [yes] France comes last.
           *[no] { NONE() }
        }
        
        Afterwards all caballeros stay where they are.
rules-discs = Secret discs
    .text =
        Some cards also make several players choose a region in secret. They all set their discs, and then all are shown together.
        
        If caballeros have to go back from the region on your disc, you can only name a region where you have some, and not the King's. If you must flee and name the King's region, your caballeros end up in your court.
        
        A disc shows the nine regions, never the Castillo.
rules-veto = The Veto
    .text =
        A player who takes a Veto card keeps it face up. It is good for the rest of this round and the whole next one, and for one special action of another player. It never stops the placement of an action card, but it can stop the extra caballeros that a special action places.
        
        { $veto_at_announcement ->
            [yes] A special action is announced before it begins. Then, and only then, a veto can stop it, and nothing of it happens.
           *[no] Every step of a special action is announced: a caballero to be moved, a region to be scored, discs to be shown, a player to flee an eviction. Each player with a veto may let it pass or object, clockwise from the player whose turn it is. After an objection that step is not done and the special action is over, but what was already done stands.
        }
        
        Taking a Veto card is a special action and can be vetoed. A veto itself cannot. If you hold two, you use the older first.
rules-end = The end
    .text =
        { $length ->
            [short-1995] The game ends with the second general scoring.
           *[other] The game ends with the third general scoring.
        }
        Most points win. Equal points share the place.
rules-cards = The action cards
    .text =
        A move takes a caballero from any region to any other region or into the Castillo, not only next to the King. It never takes one from a court, and never out of the Castillo. If one card scores several regions, the player who uses it says in which order.
        { $first_places_in_order ->
            [yes] Only “{ $card-score-first-places }” follows the order of a general scoring.
           *[no] { NONE() }
        }
        
        { $cards }
rules-edition-1995 = What is special about the 1995 edition
    .text =
        { $no-veto ->
            [yes] - Eleven cards in each of stacks 1, 3 and 4; without the Vetoes nine in stack 2.
           *[no] - Eleven cards in each of stacks 1 to 4.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] - After a tie all players ahead count: if three tie for first, the next is fourth.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] - A free choice of scoring may fall on the Castillo.
           *[no] { NONE() }
        }
        { $must_take ->
            [yes] - What the province has must be taken.
           *[no] { NONE() }
        }
        { $must_return_each ->
            [yes] - “{ $card-one-of-each }”: no opponent within reach is spared.
           *[no] { NONE() }
        }
        { $return_two_or_one ->
            [yes] - “{ $card-disc-return-2 }”: a player without a region with two returns one.
           *[no] { NONE() }
        }
        { $disc_may_name_king ->
            [yes] { NONE() }
           *[no] - At a general scoring the disc cannot name the King's region.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Two players: only first places pay.
                }
           *[no] { NONE() }
        }
rules-edition-big-box = What is special about the Big Box
    .text =
        { $no-veto ->
            [yes] - The same cards as in 1995: eleven in each of stacks 1, 3 and 4; without the Vetoes nine in stack 2.
           *[no] - Eleven cards in each of stacks 1 to 4, the same as in 1995.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] - However many tie, the next player is only two places below the place they tied for.
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] { NONE() }
           *[no] - A free choice of scoring cannot fall on the Castillo.
        }
        { $must_take ->
            [yes] { NONE() }
           *[no] - Taking fewer caballeros than your power card shows is allowed.
        }
        { $must_return_each ->
            [yes] { NONE() }
           *[no] - “{ $card-one-of-each }”: you may spare an opponent.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Two players: only first places pay.
                }
           *[no] { NONE() }
        }
rules-edition-2023 = What is special about the 2023 edition
    .text =
        - Ten cards in each of stacks 1 to 4; Veto and a few others only come with the module Old Hands.
        - Three regions have other names: { places-vasco }, { places-vieja } and { places-nueva }.
        - “{ $card-place-2-into-regions }” does not reach into the Castillo.
        { $return_two_or_one ->
            [yes] - Where two caballeros have to go back and there is only one, one goes.
           *[no] { NONE() }
        }
        { $veto_at_announcement ->
            [yes]
                { $vetoes ->
                    [yes] - A veto comes before a special action begins or not at all.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] - Two players are joined by a dummy.
           *[no] { NONE() }
        }
rules-dummy = Two players and a dummy
    .text =
        A third colour, the __dummy__, plays along without a player. Its 30 caballeros lie next to the board and its 13 power cards are shuffled. It has no Grande, no court and no points, but in every ranking it takes the place it has earned, and it can spoil a bonus.
        
        { $merged_stacks ->
            [yes] - Stacks 2 and 3 are shuffled into one, so four cards are shown each round. A card keeps the number of its own stack.
           *[no] { NONE() }
        }
        - After set-up all nine region cards form a pile. Each round begins with two of them: 2 dummy caballeros go to each region drawn, none to the King's region. The pile is made whole again after every general scoring. With no caballeros left, nothing is drawn.
        - The dummy's power card is turned up before you choose yours, and its value is barred.
        - On its turn the dummy takes the card on offer with the most caballeros and discards it unused.
        - It never gets the start marker, and where a choice would be needed it is passed over.
        - Its caballeros can be moved and sent back like those of an opponent.
rules-new-regency = Module: New Regency
    .text =
        Ten other cards form stack 5, and one is revealed each round. Used or not, it does not come back.
        
        - __The King abroad.__ In France or Portugal he makes no region taboo and brings no bonus. Placing happens in the regions that border the country he is in: { places-france } touches { places-vasco }, { places-aragon } and { places-cataluna }.
        - __The King next to the Castillo.__ Now the Castillo itself is the King's region. Nothing goes in or out, not even at a general scoring, and every region counts as its neighbour. Leading it alone earns the King's bonus.
        - __Grandes in the Castillo.__ A Grande inside can earn its owner the home bonus when the Castillo is scored. Its owner sets a disc at the general scoring even without caballeros inside, and the Grande leaves with the disc. After “{ $card-score-castillo }” it stays inside.
        - A card that moves the King to a neighbour starts from wherever he is.
rules-old-hands = Module: Old Hands
    .text = You choose which of the four cards join: “{ $card-move-all-own-or-place-2-into-regions }” (stack 1), two Vetoes (stack 2) and “{ $card-score-named-once }” (stack 4). For each card added, one card of that stack, drawn at random and unseen, leaves first, so the stacks keep their size.
rules-power-shift = Module: Power Shift
    .text =
        There are sixteen __modifiers__: eight of 1 and eight of 2. Each player gets three, passes one to the left and keeps the three then in hand hidden.
        
        With a power card you may play one modifier, and add its number or take it off. The total must differ from all totals already played. Totals decide the order of turns and the start marker; the caballeros you take are those of the power card itself.
        
        Most modifiers have an ability. You may use it in your turn after taking caballeros and before you choose an action card. A used modifier is gone, unless “{ $card-recover }” brings it back.
        
        { $modifiers }
rules-home-advantage = Variant: home advantage
    .text = Your Grande counts as one caballero when places are ranked. And if you place the full number of the card, all in your home region, you may place one more there. The extra one must be in your court, and the home must be open to placing as usual.
rules-move-limits = Variant: limited moves
    .text =
        A card that moves caballeros gives its full number only if each of them goes to a neighbouring region or into the Castillo. As soon as one goes further, the card's number is 2 less in all.
        { $power-shift ->
            [yes] The ability of a modifier is not limited.
           *[no] { NONE() }
        }
rules-france = Variant: France
    .text =
        France is a region that touches { places-vasco }, { places-aragon } and { places-cataluna }. It has three spaces for one caballero each, and any free one may be taken:
        
        - __Ambassador:__ 2 extra points for its owner whenever France is scored.
        - __Envoy:__ 1 extra point.
        - __Attaché:__ no extra.
        
        Neither the King nor a Grande goes there, and discs cannot name it.
rules-granada = Variant: Granada unconquered
    .text =
        Granada is still held by its old rulers. No King and no Grande begins or goes there, and caballeros cannot be placed there from a court; they come by the special action of a card or out of the Castillo. It is not scored. Cards that look for the fullest or the quietest region pass it over.
        { $power-shift ->
            [yes] The ability of a modifier moves nothing there either.
           *[no] { NONE() }
        }
        { $church ->
            [yes] No black caballeros begin there.
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] The dummy places none there, and its turn does not conquer it.
           *[no] { NONE() }
        }
        
        If 12 or more caballeros stand there at the end of a player's turn, Granada is __conquered__: it is scored at once, with double points, and from then on it is a region like the others.
rules-church = Variant: the Church
    .text =
        After set-up two more region cards are drawn, and 2 black caballeros are put in each of those regions. A sixth pile holds one card, “{ $card-church }”. It is back every round and places 3 caballeros.
        
        Its special action takes the __Church marker__; the player keeps it until another takes it. A player who chooses the card without the special action leaves the marker where it is. For its holder the black caballeros count as own ones in every majority. Once in each turn the holder may also have one caballero extra: one more whenever caballeros come from the province, or one more with the placement. That holds from the moment the marker is taken. For all other players the black ones are foreign.
        
        Black caballeros never enter the Castillo, a court or the province.
        { $france ->
            [yes] Nor do they go to France.
           *[no] { NONE() }
        }
        { $granada ->
            [yes] Nor to Granada before it is conquered.
           *[no] { NONE() }
        }
rules-open-castillo = Variant: open Castillo
    .text = The numbers of caballeros in the Castillo are shown at all times. It spares the memory and changes no rule.
rules-no-veto = Variant: without vetoes
    .text = There are no Veto cards. Nothing replaces them.
rules-glossary = Words of the game
    .text =
        - __Caballero:__ a rider; the piece that counts in majorities.
        - __Castillo:__ the tower; not a region.
        - __Court:__ your own supply, from which you place.
        - __Foreign:__ belonging to another player.
        - __Grande:__ the big piece that marks your home region.
        - __Home region:__ where your Grande stands; 2 points more if you lead it alone.
        - __King's region:__ where the King stands; taboo.
        - __Moving:__ taking a caballero from one region to another or into the Castillo.
        - __Placing:__ putting a caballero from your court on the board.
        - __Province:__ the reserve of all caballeros that are not in play.
        - __Returning:__ sending a caballero back to the province.
        - __Special action:__ the text of an action card.
        - __Special scoring:__ a scoring caused by a card.
        - __Start marker:__ its owner plays the first power card of the round.
        - __Taboo:__ nothing may enter or leave.
terms-caballero = A rider of a house. The player with the most caballeros in a region gets the most points there.
    .forms = caballero, caballeros
terms-castillo = The tower. It is not a region: caballeros wait inside, and ride out at a general scoring.
    .forms = Castillo
terms-court = A player’s own supply. Only caballeros in the court can be placed.
    .forms = court, courts
terms-province = The reserve of all caballeros that are not in play. A power card brings some of them to the court.
    .forms = province, provinces
terms-grande = The big piece of a house. It marks the home region, which pays 2 points more to its owner for leading there alone.
    .forms = Grande, Grandes
terms-home = Where a player’s Grande stands: 2 points more for leading there alone.
    .forms = home region, home bonus
terms-king = He stands in one region. Caballeros are placed only next to him, and leading his region alone pays 2 points more.
    .forms = King
terms-kings-region = Where the King stands. It is taboo: nothing enters or leaves.
    .forms = King's region
terms-taboo = Nothing may enter or leave.
    .forms = taboo
terms-power = Decides the order of turns, highest first. A low card brings more caballeros from the province to the court.
    .forms = power card, power cards
terms-action = Says how many caballeros its player places, and allows a special action.
    .forms = action card, action cards
terms-special = What an action card allows besides placing. It is optional, before or after placing.
    .forms = special action, special actions
terms-disc = Everyone concerned sets a region on it in secret; all are revealed together.
    .forms = secret disc, secret discs, disc, discs
terms-general = The Castillo and then every region are scored, after rounds shown on the round track.
    .forms = general scoring, general scorings
terms-veto = Stops a special action of another player.
    .forms = veto, vetoes
terms-tile = Lies on a region and replaces the points it is worth.
    .forms = scoring tile, scoring tiles, mobile scoreboard
terms-modifier = Played with a power card: raises or lowers it, and some do more. Each is used once.
    .forms = modifier, modifiers
terms-dummy = A third colour in a game of two. It stands in the way and takes places, but wins nothing.
    .forms = dummy

## Errors of the command line

# $name (text): what was typed. $known (text): a list
cli-no-such-option = There is no option { $name }.
cli-no-such-command = There is no command { $name }.
cli-missing = { $name } is missing.
# $detail (text): in English
cli-bad-value = { $name } does not take this value: { $detail }
cli-no-value = { $name } needs a value.
cli-left-over = { $name } is not expected here: see --help.
cli-guesses = Did you mean { $known }?
# $value (text): what was typed. $least, $most (text): numbers
cli-whole-number = { $name } must be a whole number, not { $value }.
cli-number = { $name } must be a number, not { $value }.
cli-at-least = { $name } must be at least { $least }, not { $value }.
cli-between = { $name } must be between { $least } and { $most }, not { $value }.
cli-one-of = { $name } must be one of { $known }, not { $value }.
cli-no-bot = There is no bot { $name }. Known: { $known }.
# $one, $other (text): options
cli-either = Use either { $one } or { $other }.
cli-together = { $one } and { $other } belong together.
cli-language = Unknown language { $name }. Known: { $known }.
# $at (number)
cli-decision = No decision begins after { $at } entries. The nearest begin after { $known }.
cli-games = Name records, or use --games to play some.
cli-no-records = { $name }: there are no records (.txt, .json) in this folder.
cli-program = { $name } is a program: it speaks the protocol itself.
cli-no-bots = Name at least one bot. Known: { $known }.
# $bots, $seats (number)
cli-too-many-bots = There are { $bots } bots for { $seats } seats.
cli-over = { $name }: this game is over; --at goes back to an earlier entry.
cli-terminal = { $name } is for a game in the terminal: add --terminal.
cli-seat = There is no seat { $name }. Seats: { $known }.
# $needed (text): a package
cli-needs = { $name } needs { $needed }, which is not installed. Install elgrande with its extra [server].
# $why (text): the system's reason
cli-host = { $name } is not an address of this machine ({ $why }): change --host.
# $port (text)
cli-port = Port { $port } of { $name } cannot be used ({ $why }): choose another with --port or --host.
cli-origin = An origin looks like https://club.example, not like { $name }.
# $reason (text), $nearest (text): options as they are typed
cli-options = { $reason } Possible instead: { $nearest }.

## Refusals, by the codes of the server, of the rules and of the options

refusals-already-account = You already have an account.
refusals-bad-host = This server does not go by that name.
refusals-bad-name = That name will not do: it is empty, too long, or has invisible characters.
refusals-bad-origin = Only pages of this server may do that.
refusals-bad-password = That password is too short or too long.
refusals-bad-passkey = This passkey does not open an account here. Try again.
refusals-common-password = That password is one of the first that others try. Choose another.
refusals-not-account = Guests cannot do that: make an account first.
refusals-wrong-scope = This token may not do that.
refusals-bad-record = This record cannot be read, or it does not add up.
refusals-bad-request = The server does not understand that request.
refusals-bad-text = That text will not do: it is empty, too long, or has invisible characters.
refusals-banned = The hosts of this server have shut you out.
refusals-busy = Too much is happening at this table. Try again.
refusals-chat-off = The host has switched the chat off.
refusals-full = The server is full. Wait a little: the games in progress go first.
refusals-hints-off = This table plays without hints.
refusals-illegal = The rules do not allow that now.
refusals-impossible-options = Those choices do not go together.
refusals-internal = Something went wrong here. Try again.
refusals-key-reused = That was already used for something else. Try again.
refusals-muted = The hosts of this server have switched off your chat.
refusals-name-taken = That name is taken.
refusals-no-session = Say who you are first: as a guest or with an account.
refusals-no-spectators = This table has no spectators.
refusals-not-admin = Only the hosts of this server may do that.
refusals-not-at-table = You are not at this table.
refusals-not-away = That is possible only when a player has been away for a while.
refusals-not-late = That player still has time.
refusals-not-rated = This game cannot be rated: every seat needs an account of its own, no hints are given, and bots play only where the table says so.
refusals-not-invited = You are not invited to this tournament.
refusals-not-now = The tournament has begun, or is over: that is not possible now.
refusals-not-entered = You are not in this tournament.
refusals-places-taken = All places in this tournament are taken.
refusals-too-few = A tournament needs at least two players.
refusals-bad-address = This server may not send to that address.
refusals-no-mail = This server sends no e-mails.
refusals-mail-down = The e-mail could not be sent: try again later.
notify-turn = It is your turn: { $title }
notify-table = Your table is ready: { $title }
notify-invited = You are invited to play again: { $title }
notify-over = The game is over: { $title }
notify-mention = You are mentioned in the chat: { $title }
notify-clock = Your time is running out: { $title }
notify-turns = It is your turn at { $n } tables
notify-news = News from { $n } tables
notify-off = No more of these e-mails: { $link }
notify-confirm = El Grande: is this your address?
notify-confirm-text =
    Open this link to get an e-mail at this address when it is your turn. If you did not ask for it, do nothing: you will get no more.
    { $link }
notify-reset = El Grande: a new password
notify-reset-text =
    Open this link within half an hour to choose a new password for { $name }. If you did not ask for it, do nothing: the old one stays.
    { $link }
refusals-old-link = This link was used or is too old. Ask for a new one.
refusals-no-party = Only the computer the server runs on can open it to the network.
refusals-no-network = This computer is in no network that others could use. Connect it, then try again.
refusals-bad-clock = This clock is not possible.
refusals-not-found = That does not exist.
refusals-not-host = Only the host can do that.
refusals-not-open = The game has already begun.
refusals-not-over = The game is not over yet.
refusals-not-playing = No game is being played here now.
refusals-not-your-seat = That seat is not yours now.
refusals-nothing-to-confirm = You have no turn to confirm.
refusals-nothing-to-undo = There is nothing you can undo.
refusals-seat-taken = That seat is taken.
refusals-seats-open = Some seats are still free.
refusals-stale = The table has moved on: look again.
refusals-stopping = The server is stopping.
refusals-too-large = That is too large.
refusals-too-many = That was too often. Wait a moment.
refusals-switched-off = The host of this server does not offer that.
refusals-switched-off-guests = This server is for accounts only: log in under Settings first.
refusals-switched-off-registration = This server takes no new accounts.
refusals-tables-waiting = Too many of your tables wait for players: begin or close one of them first.
refusals-network-tables = Too many tables opened from your network wait for players: join one of them, or try again later.
refusals-imported = This game comes from a record or a position: say first that you know it.
refusals-unavailable = The server cannot save anything now. Nothing is lost: try again in a moment.
refusals-undo-off = This table plays without undo.
refusals-waits-for-confirmation = The previous turn has to be confirmed first.
refusals-wrong-method = That is not how it works.
refusals-password-again = Give your password again.
refusals-wrong-password = Name and password do not match.
refusals-wrong-type = That has the wrong form.
illegal-over = The game is over.
illegal-not-asked = It is not your turn to answer.
illegal-not-readable = That answer cannot be read.
illegal-not-an-answer = That does not answer the question.
illegal-card-taken = Another player has taken that card.
illegal-no-such-card = No card lies open there.
illegal-disc = Your disc cannot name that region.
illegal-king-stays = The King already stands there.
illegal-king = This card does not bring the King there.
illegal-score = That cannot be scored now.
illegal-not-used = You have no such used card to take back.
illegal-taboo = The King's region is taboo: nothing enters or leaves it.
illegal-no-such-place = There is no such place in this game.
illegal-no-such-power = Power cards go from 1 to 13.
illegal-not-in-hand = You no longer hold that card.
illegal-barred = That number has already been played this round.
illegal-modifier = That modifier is not in your hand, or its total has already been played.
illegal-must-take = What the province has must be taken.
illegal-too-many = You cannot take that many.
illegal-court-empty = Your court is empty.
illegal-home-only = The extra caballero goes to your home region.
illegal-castillo = The Castillo is closed to that move.
illegal-granada = Granada is not conquered yet: only moves by action cards and the Castillo lead there.
illegal-occupied = That space is taken.
illegal-not-neighbour = That region does not touch the King's.
illegal-no-such-colour = No player here has that colour.
illegal-nobody-there = No such caballero stands there.
illegal-not-yours = This card does not move that caballero.
illegal-no-move = A move leads from one place to another.
illegal-church = Black caballeros do not go there.
illegal-too-far = Too few moves are left to go that far.
illegal-grande = That Grande cannot go there.
illegal-no-such-tile = There are only the tiles 8 and 4.
illegal-tile = That tile cannot go there.
options-players = El Grande is for 2 to 5 players.
options-module-edition = The module “{ $module }” belongs to the edition of 2023, not to { $edition-name }.
options-hand-module = The card “{ $hand }” needs the module Old Hands.
options-france-regency = France as a region and New Regency exclude each other: there France is where the King goes into exile.
options-no-veto-hands = A game without vetoes cannot have the vetoes of Old Hands.
options-dummy-players = The dummy plays with 2 players, not with { $players }.
options-merged-players = Merged stacks are for 2 or 3 players, not for { $players }.

## The browser. In English, comments give the arguments of a text in order.

ui_bots_random = Random
ui_bots_greedy = Greedy
ui_bots_search = Search
ui_bots_easy = Easy
ui_bots_normal = Normal
ui_bots_hard = Hard
ui_bots_mayordomo = Mayordomo · Hard, careful
ui_bots_alcaide = Alcaide · Hard, loves the Castillo
ui_bots_privado = Privado · Hard, the King's friend
ui_bots_expert = Expert
ui_bots_master = Master
ui_whose_own = Own
ui_whose_any = Any
ui_whose_foreign = Opponents
ui_whose_mixed = Own + foreign
ui_whose_everyone = Everyone
ui_whose_nobody = { "" }
# $n (number)
ui_ordinal =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
# $n (number)
ui_rank =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $n }th
    }
# $n (number)
ui_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $n (number)
ui_caballeros =
    { $n ->
        [one] { $n } caballero
       *[other] { $n } caballeros
    }
# $a (number)
# $b (number)
ui_of = { $a } of { $b }
ui_close = Close
ui_cancel = Cancel
ui_back = Back
ui_home = Home
ui_loading = Loading …
ui_failed = That did not work.
ui_offline = The server does not answer.
ui_notFound = There is no such page.
ui_nav_label = Main
ui_nav_skip = Skip to the content
ui_nav_start = Start
ui_nav_tables = Tables
ui_nav_rules = Rules
ui_nav_settings = Settings
ui_nav_credits = Credits
ui_nav_privacy = Privacy
ui_start_lead = A board game for two to five. Have the most caballeros where regions are counted, and mind the King.
ui_start_playNow = Play now
ui_start_playHint = Against bots. No account.
ui_start_opponents = Opponents
ui_start_level = Level
ui_start_newTable = New table
ui_start_newHint = Editions, modules, variants, friends, hotseat.
ui_start_join = Join
ui_start_joinHint = Open tables, and a link from a friend.
ui_start_logIn = Log in to your account
ui_start_goOn = Continue
ui_start_yourTurn = your turn
# $name (text)
ui_start_youAre = You play as { $name }.
ui_start_guest = Guest
ui_start_running = Being played now
ui_learn_title = Learn El Grande
ui_learn_lead = Eight short lessons, at your own pace.
ui_learn_lessons = Lessons
ui_learn_begin = Begin
ui_learn_again = Again
# $n (number)
# $of (number)
ui_learn_step = Step { $n } of { $of }
ui_learn_goOn = Go on
ui_learn_finish = Next lesson
ui_learn_right = Right.
ui_learn_solved = Solved!
ui_learn_tryAgain = Try again
ui_learn_skip = Skip
ui_coach_title = Your first game, with a coach
ui_coach_hint = Six rounds, two easy bots.
ui_coach_welcome = At each tower in the top row, all regions pay. The most caballeros in one earn its first number, the next its second.
ui_coach_start = Let's go
ui_coach_knows = I know the game
# $reasons (text)
ui_coach_meant = Your move: { $reasons }.
# $points (number)
# $reasons (text)
ui_coach_warn =
    { $points ->
        [one] Wait: about { $points } point behind the best.
       *[other] Wait: about { $points } points behind the best.
    }
    { $reasons ->
        [none] { "" }
       *[other] Better: { $reasons }.
    }
ui_coach_anyway = Do it anyway
ui_coach_other = Choose again
ui_learn_hint = Lessons, a coached game, puzzles.
ui_learn_more = And then
ui_learn_rules = Rules with pictures
ui_learn_rulesHint = Every rule of your edition, with examples.
ui_puzzles_title = Puzzles
ui_puzzles_lead = Positions from games of strong bots, with one clearly best answer.
ui_puzzles_today = Puzzle of the day
# $n (number)
ui_puzzles_streak = Days in a row: { $n }
ui_puzzles_theme = Theme
ui_puzzles_all = All
ui_puzzles_last = Last round
ui_puzzles_king = The King
ui_puzzles_disc = The disc
ui_puzzles_scoring = Special scoring
ui_puzzles_bid = Power cards
# $n (number)
ui_puzzles_stars = Difficulty { $n } of 4
# $a (number)
# $b (number)
ui_puzzles_solvedOf = { $a } of { $b } solved
ui_puzzles_next = Next puzzle
ui_puzzles_show = Show the answer
ui_puzzles_again = Try again
ui_puzzles_share = Copy the link
ui_puzzles_copied = Copied
ui_puzzles_marks_first = solved at once
ui_puzzles_marks_later = solved
ui_puzzles_marks_shown = answer seen
ui_try_title = A position to try
ui_try_hint = You answer for every player in turn.
ui_try_show = Try it on the board
ui_train_title = Trainer
ui_train_lead = Two things people find hard, against the clock.
ui_train_count = Count a scoring
ui_train_countHint = Ten places: who gets how much?
ui_train_memory = Remember the Castillo
ui_train_memoryHint = See who goes in, then say how many are inside.
ui_train_begin = Begin
# $place (text)
ui_train_who = { $place }: who gets how much?
# $player (text)
# $n (number)
ui_train_enters = { $player }: { $n } into the Castillo
# $player (text)
ui_train_inside = How many of { $player } are inside?
# $n (number)
# $of (number)
ui_train_score = { $n } of { $of } right
# $n (number)
ui_train_seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
ui_train_right = Right
ui_train_was = It was
# $n (number)
ui_train_best = Best: { $n }
ui_teach_title = Teach the table
ui_teach_lead = Read this aloud to people who have never played, with the board in front of you.
# $n (number)
ui_teach_minutes = About { $n } minutes aloud
ui_teach_print = Print
ui_nav_learn = Learn
ui_editor_title = Position editor
ui_editor_lead = Put the pieces where you want them, play on from there, see what is best, and share the position as a link.
ui_editor_round = Round
ui_editor_fresh = Start again
ui_editor_tools = What a click on the map does
ui_editor_caballero = Add a caballero
ui_editor_less = Take one away
ui_editor_grande = Move the Grande
ui_editor_king = Move the King
ui_editor_tile8 = Scoring tile 8/4/0
ui_editor_tile4 = Scoring tile 4/0/0
ui_editor_colour = Whose
ui_editor_points = Points
ui_editor_court = Court
ui_editor_castillo = Castillo
ui_editor_playOn = Play on from here
ui_editor_advise = What is best?
ui_editor_share = Copy the link
ui_editor_copied = Copied
ui_editor_text = The position as text
ui_editor_show = Show this text
ui_editor_impossible = This position is impossible.
ui_editor_editHere = Edit here
ui_editor_back = Back to the start
ui_editor_question = Question
ui_editor_asItStands = As it stands
ui_editor_turn = A turn
ui_editor_power = Bid a power card
ui_editor_take = Take caballeros
ui_editor_card = Take an action card
ui_editor_part = Place first or act first
ui_editor_place = Place caballeros
ui_editor_special = Special action
ui_editor_bots = Play against bots
ui_make_title = New table
ui_make_game = The game
ui_make_edition = Edition
ui_make_players = Players
ui_make_length = Length
ui_make_modules = Modules of 2023
ui_make_oldHands = Cards of Old Hands
ui_make_variants = Variants
ui_make_switches = Single rules
ui_make_switchesHint = Points on which the editions differ. Each can be set by itself.
# $name (text)
ui_make_without = without “{ $name }”
ui_make_seats = Seats
ui_make_others = Who else plays
ui_make_rest_bots = bots
ui_make_rest_open = friends, by link
ui_make_rest_me = friends, at this device
ui_make_me = Me, at this device
ui_make_open = Open: for a player with the link
# $level (text)
ui_make_bot = Bot: { $level }
ui_make_table = The table
ui_make_name = Name of the table
ui_make_public = In the public lobby
ui_make_spectators = Spectators may watch
ui_make_hints = Hints are allowed
ui_make_undo = Steps may be taken back
ui_make_confirm = Turns are confirmed at their end
ui_make_create = Open the table
ui_make_createStart = Begin the game
ui_make_impossible = Not possible:
ui_make_mend = Take the nearest possible
ui_make_hotseat = Several seats for you make a hotseat table: the device is passed around.
# $colour (text)
ui_make_seatName = Name of { $colour }
ui_clock_title = Clock
ui_clock_none = No clock
ui_clock_live = Live
ui_clock_turns = By turns
ui_clock_bank = Each player’s time for the game
ui_clock_increment = More for each finished turn
ui_clock_move = Time for a move
# $n (number)
ui_clock_seconds = { $n } s
# $n (number)
ui_clock_minutes = { $n } min
# $n (number)
ui_clock_hours = { $n } h
# $n (number)
ui_clock_days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
# $from (number), $to (number)
ui_clock_night = Pauses at night, from { $from } to { $to } o’clock
ui_clock_weekends = Pauses at weekends
ui_clock_holiday = Pauses on this day
ui_clock_add = Add
# $day (text)
ui_clock_remove = Remove { $day }
# $zone (text)
ui_clock_zone = Hours and days are those of { $zone }.
ui_clock_timeUp = When a player’s time is up
ui_clock_bot = A bot plays on until they are back
ui_clock_vote = The others vote
# $bank (text), $more (text)
ui_clock_sumLive = Live: { $bank } for the game, { $more } more for each turn
# $bank (text)
ui_clock_sumBank = Live: { $bank } for the game
# $move (text)
ui_clock_sumTurns = By turns: { $move } a move
# $time (text)
ui_clock_left = { $time } left
# $when (text)
ui_clock_due = until { $when }
ui_clock_paused = the clock is paused
ui_clock_up = time is up
# $name (text)
ui_clock_isUp = { $name } has no time left. A majority of the others decides what happens.
# $name (text), $votes (number), $needed (number)
ui_clock_voteBot = A bot plays for { $name } ({ $votes } of { $needed })
# $name (text), $votes (number), $needed (number)
ui_clock_voteWait = Give { $name } more time ({ $votes } of { $needed })
ui_room_title = Before the game
ui_room_invite = Invite
ui_room_inviteHint = Anyone with this link can take a free seat.
ui_room_copy = Copy the link
ui_room_copied = Copied
ui_room_onlyHere = This link works on this computer only. For others on your network, start the server with: elgrande party
ui_room_sit = Sit down here
ui_room_sitToo = A friend at this device
ui_room_stand = Stand up
ui_room_free = free
ui_room_former = Former player
ui_room_letBot = A bot plays here
ui_room_setFree = Free this seat
ui_room_start = Begin the game
ui_room_waitHost = The host begins when all players are here.
ui_room_learn = New to the game? The first lesson takes a few minutes.
# $n (number)
ui_room_waitSeats =
    { $n ->
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
ui_room_closeTable = Close the table
ui_room_closeSure = Close this table? Its seats and its link will be gone.
ui_room_closed = The host has closed this table.
ui_room_host = You are the host.
ui_room_yourName = Your name at this table
ui_room_setName = Use this name
ui_room_guest = guest
ui_room_account = account
ui_room_program = bot of a player
ui_room_bot = bot
ui_room_ready = Ready
ui_room_isReady = ready
ui_room_notReady = Not ready after all
ui_room_moveHere = Take this colour
ui_room_letBots = Bots for all free seats
ui_room_share = Share
# $title (text)
ui_room_shareText = A seat is free for you at our table of El Grande: { $title }
ui_room_allReady = All are ready.
ui_room_talk = Chat
ui_room_imported = This game comes from a record or a position: the host may know every secret in it. It counts for nothing but itself.
ui_room_importedAsk = The host may have read every hidden card of this game beforehand: power cards, discs, what the decks hold. Do you want to play all the same?
ui_room_importedYes = Play all the same
ui_room_importedNo = Rather not
ui_notify_title = Notifications
ui_notify_lead = Where should we tell you that it is your turn when you are not here?
ui_notify_browser = A browser
ui_notify_addBrowser = Notify me in this browser
ui_notify_mail = E-mail
ui_notify_mailSent = Open the link in the e-mail we sent there.
ui_notify_unconfirmed = not confirmed yet: open the link in the e-mail
ui_notify_chat = In a chat
ui_notify_shape = Chat
ui_notify_hook = Address of the webhook
ui_notify_discord = Discord
ui_notify_slack = Slack
ui_notify_matrix = Matrix
# $hosts (text)
ui_notify_hosts = This server can call: { $hosts }
ui_notify_add = Add
ui_notify_remove = Remove
ui_notify_kinds = When
ui_notify_turn = It is my turn
ui_notify_table = My table in a tournament is ready
ui_notify_invited = I am invited to play again
ui_notify_over = A game is over
ui_notify_mention = Someone writes @ and my name in the chat
ui_notify_clock = My time runs out
# $from (number), $to (number)
ui_notify_quiet = Never at night, from { $from } to { $to } o’clock
ui_notify_confirmed = Thank you: from now on you get a message here when it is your turn.
ui_notify_ended = You will get no more of these e-mails.
ui_notify_next = Next game
# $n (number)
ui_notify_waiting =
    { $n ->
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
ui_party_open = Play with friends here
ui_party_hint = Opens this server to your network: friends join with their own devices.
ui_party_join = Friends on your network open one of these addresses, or scan the code:
ui_party_firewall = If the page does not open for them: are they on the same network, not on a guest Wi-Fi? If so, a firewall may be blocking this computer: let Python in when the system asks.
ui_party_next = Now open a table
ui_tables_title = Tables
ui_tables_mine = My tables
ui_tables_none = You are not at any table yet.
ui_tables_finished = Finished games
# $n (number)
ui_tables_all = Show all { $n }
ui_tables_gone = There is no such table. It may have been deleted, or part of its link is missing.
ui_tables_lobby = Open to all
ui_tables_noLobby = No public table right now. Open one!
ui_tables_noMatch = No public table matches right now.
ui_tables_join = Free seats
ui_tables_running = Being played
ui_tables_any = All
ui_tables_pace = Pace
ui_tables_bots = Bots
ui_tables_noBots = No bots
ui_tables_clear = Show all
ui_tables_byLink = Join by link
ui_tables_link = Link or number of the table
ui_tables_go = Go there
ui_tables_badLink = That is not a link to a table here.
ui_tables_status_open = waiting for players
ui_tables_status_playing = being played
ui_tables_status_over = over
ui_tables_status_closed = closed
ui_tables_full = ready to begin
# $n (number)
ui_tables_round = round { $n }
ui_tables_won = won
ui_tables_toMove = to move
ui_tables_imported = imported
ui_tables_importedHint = From a record or a position: players may have known its secrets, so it is never rated.
ui_tables_importTitle = A record of a game
ui_tables_importHint = Paste a record, as JSON or as text, to look at it or to play on.
ui_tables_importGo = Open it
ui_profile_mine = My profile
ui_profile_unknown = There is no such player here, or the profile is hidden.
# $date (text)
ui_profile_since = Here since { $date }
ui_profile_games = Games
ui_profile_wins = Wins
ui_profile_none = No finished game yet. The figures come with the first one.
ui_profile_counted = Games from a record do not count, nor games in which one person plays several seats.
ui_profile_results = Results
ui_profile_edition = Edition
ui_profile_players = Players
ui_profile_average = Points a game
ui_profile_place = Average place
ui_profile_opponents = Opponents
ui_profile_opponent = Opponent
ui_profile_ahead = Ahead of them
ui_profile_behind = Behind them
ui_profile_others = Guests and players without a profile
ui_profile_sources = Where the points come from
ui_profile_perGame = Points a game
ui_profile_source_regions = Regions
ui_profile_source_castillo = Castillo
ui_profile_source_special = Scorings by cards
ui_profile_source_king = King’s bonus
ui_profile_source_home = Home bonus
ui_profile_source_france = France
ui_profile_regions = Best regions
ui_profile_power = Power cards by round
ui_profile_powerHint = The stronger the colour of a square, the more often this card was played in this round.
# $card (number), $round (number), $n (number)
ui_profile_powerCell = Card { $card } in round { $round }: { $n }
ui_profile_card = Card
ui_profile_round = Round
ui_profile_latest = Latest games
ui_profile_date = Date
ui_profile_points = Points
# $rank (number), $of (number)
ui_profile_rank = { $rank } of { $of }
ui_profile_finish = Place
ui_profile_game = Game
ui_profile_private = A table that is not public
ui_profile_hidden = Only you see this page.
ui_profile_hide = Hide my profile from others
ui_settings_title = Settings
ui_settings_language = Language
ui_settings_light = Light
ui_settings_theme_auto = as the system
ui_settings_theme_light = day
ui_settings_theme_dark = candle
ui_settings_motion = Motion
ui_settings_motions_auto = as the system
ui_settings_motions_less = none
ui_settings_pace = Moves of the others
ui_settings_paces_calm = calm
ui_settings_paces_quick = quick
ui_settings_paces_instant = at once
ui_settings_sound = Sound
ui_settings_on = On
ui_settings_off = Off
ui_settings_volume = Volume
ui_settings_pieces = Caballeros
ui_settings_figures = Figures
ui_settings_plain = Plain
ui_settings_who = Who you are
ui_settings_name = Name
ui_settings_password = Password
ui_settings_guestHint = You are a guest: this browser remembers you. With a password you can come back from anywhere.
ui_settings_nobodyHint = You have no name yet: your first game makes you a guest with this one.
ui_settings_beGuest = Take this name
ui_settings_register = Make it an account
ui_settings_logIn = Log in
ui_settings_logOut = Log out
ui_settings_oldPassword = Current password
ui_settings_wrongPassword = That is not your password.
ui_settings_newPassword = New password
ui_settings_change = Change the password
ui_settings_endOthers = Log out everywhere else
# $n (number)
ui_settings_ended =
    { $n ->
        [0] You were logged in here only.
        [one] { $n } other session has ended.
       *[other] { $n } other sessions have ended.
    }
ui_settings_myData = Download my data
ui_settings_delete = Delete my account
ui_settings_deleteHint = This cannot be undone. Your name, password, e-mail address, sessions and profile go, and with them the games you played against bots. Games with other people stay, and so does what you wrote in their chat, but without your name: there you are called “Former player”, and a bot plays on for you.
ui_settings_deleteNow = Delete for good
ui_settings_forgot = Forgot your password?
ui_settings_passkeys = Passkeys
ui_settings_passkeysHint = Log in with the fingerprint, face or PIN of this device instead of your name and password.
ui_settings_passkeyAdd = Add a passkey
ui_settings_passkeyLogIn = Log in with a passkey
ui_reset_title = A new password
ui_reset_lead = Enter your name or your e-mail address. If an account with a confirmed address belongs to it, a link goes there.
ui_reset_who = Name or e-mail address
ui_reset_send = Send me a link
ui_reset_sent = If there is such an account with a confirmed e-mail address, the link is on its way. It works for half an hour.
ui_reset_noMail = This server sends no e-mails. Its hosts can give you a new password.
ui_reset_set = Set the password
ui_reset_done = Your password is changed. You are logged in here, and nowhere else.
ui_settings_sessions = Where you are logged in
ui_settings_here = this session
ui_settings_unknownDevice = Unknown device
# $when (text)
ui_settings_seen = last used { $when }
# $when (text)
ui_settings_begun = since { $when }
ui_settings_end = Log out
# $name (text)
ui_settings_account = Logged in as { $name }.
ui_settings_keys = Keys
ui_bots_title = Bots
ui_bots_hint = Programs of yours that play here as people do. Each has a name and tokens; all see that it is a bot.
ui_bots_name = Name of the bot
ui_bots_make = Make a bot
ui_bots_note = What the token is for
ui_bots_scope_read = see tables
ui_bots_scope_play = play
ui_bots_scope_chat = chat
ui_bots_token = New token
ui_bots_once = Copy it now: it is shown only once.
ui_bots_revoke = Revoke
# $day (text)
ui_bots_used = last used { $day }
ui_bots_never = not used yet
ui_make_rated = Rated
ui_make_ratedNo = not rated
ui_make_ratedYes = rated: people among themselves
ui_make_ratedMixed = rated: with bots, too
ui_ladder_mark = rated
ui_ladder_title = Ladder
ui_ladder_people = People
ui_ladder_bots = Games with bots
ui_ladder_hint = A rating and how uncertain it is (one standard deviation). The order is by what a player is worth at least: the rating less three deviations.
ui_ladder_season = Season
ui_ladder_first = from the beginning
ui_ladder_player = Player
ui_ladder_rating = Rating
ui_ladder_games = Games
ui_ladder_wins = Wins
ui_ladder_none = No rated games yet. For one, choose “Rated” when you open a table.
ui_ladder_begin = Begin a season
ui_ladder_seasonName = Name of the season
ui_cup_title = Tournaments
ui_cup_none = No tournaments right now.
ui_cup_new = New tournament
ui_cup_name = Name of the tournament
ui_cup_rounds = Rounds
ui_cup_size = Players at a table
ui_cup_entry = Who may enter
ui_cup_entries_open = everyone
ui_cup_entries_link = those with the link
ui_cup_entries_list = those I invite
ui_cup_names = Names of their accounts, with commas between them
ui_cup_guests = Guests may enter, too
ui_cup_fill = If players do not fill the tables
ui_cup_fills_bots = bots take the free seats
ui_cup_fills_byes = some have a bye
ui_cup_fills_smaller = some tables are smaller
ui_cup_begins = Begins at (empty: when you say so)
ui_cup_pause = Pause between rounds
ui_cup_noPause = none
ui_cup_deadline = Longest time for a round
ui_cup_noDeadline = no limit
ui_cup_deadlineHint = After that time, a bot plays on for players who keep their table waiting.
ui_cup_create = Make the tournament
ui_cup_status_open = open for entries
ui_cup_status_pause = pause
ui_cup_status_over = over
ui_cup_status_cancelled = cancelled
# $n (number), $all (number)
ui_cup_roundOf = round { $n } of { $all }
# $n (number)
ui_cup_players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
# $n (number)
ui_cup_allRounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
# $n (number)
ui_cup_tablesOf = tables of { $n }
# $name (text)
ui_cup_host = Host: { $name }
# $when (text)
ui_cup_starts = Begins { $when }
# $when (text)
ui_cup_next = Next round { $when }
# $when (text)
ui_cup_until = This round lasts until { $when } at most.
# $names (text)
ui_cup_won = Winner: { $names }
ui_cup_enter = Enter
ui_cup_leave = Leave the tournament
ui_cup_leaveSure = Leave? A bot takes over your game.
ui_cup_back = Play on in the next round
ui_cup_outHint = You are out: you left, or a bot had to finish your game.
ui_cup_entered = You take part.
ui_cup_invitedYou = You are invited.
ui_cup_needAccount = To enter you need an account: make one under Settings.
ui_cup_mayNot = Tournaments are made by the hosts of this server and, if they allow it, by players with an account.
ui_cup_ready = Your table is ready
ui_cup_toTable = Go to your table
ui_cup_rest = You have a bye in this round.
ui_cup_begin = Begin now
ui_cup_beginNext = Begin the next round
ui_cup_cancel = Cancel the tournament
ui_cup_cancelSure = Cancel the tournament for good?
ui_cup_deleteSure = Delete this tournament? Its games stay.
ui_cup_lead = For the host
ui_cup_invite = Invite by name
ui_cup_inviteHint = Anyone with this link can enter.
# $name (text)
ui_cup_remove = Send { $name } away
# $name (text)
ui_cup_removeSure = Send { $name } away? A bot takes over a game in progress.
ui_cup_isInvited = invited
ui_cup_out = out
ui_cup_standing = Standing
ui_cup_points = Points
ui_cup_opponents = Opponents
ui_cup_margin = Lead
# $bye (number)
ui_cup_hint = A point for every opponent left behind at the table, half a point for a tie; a bye counts { $bye }. If points are equal: more wins, then the opponents’ average points, then the lead in game points over the average of the table.
# $n (number)
ui_cup_round = Round { $n }
# $n (number)
ui_cup_table = Table { $n }
# $names (text)
ui_cup_byes = Bye: { $names }
ui_cup_gone = counts as a bye
ui_cup_toTournament = To the tournament
ui_credits_title = Credits
ui_credits_fans = An unofficial project by fans, not affiliated with or endorsed by the authors or publishers of El Grande. It contains no artwork and no texts of the original game. To learn what makes it great, buy it.
ui_credits_map = The map is drawn from real geography: province boundaries © Instituto Geográfico Nacional de España, CC BY 4.0, changed (merged into nine regions, simplified), through the package es-atlas (MIT).
ui_credits_fonts = Type: Alegreya SC and Alegreya Sans by Juan Pablo del Peral, SIL Open Font Licence 1.1.
ui_credits_code = Built with Svelte. All licences are shipped with the program:
ui_credits_licences = Licences
ui_admin_title = Hosts
ui_admin_about = About
ui_admin_reports = Reports
ui_admin_noReports = No open reports.
ui_admin_settle = Settled
ui_admin_tables = Tables
ui_admin_rename = Rename
ui_admin_close = Close
ui_admin_delete = Delete
ui_admin_sure = Delete this table with its game and its chat?
ui_admin_sureClose = Close this table? Its game ends without a result.
# $name (text)
ui_admin_surePassword = Give { $name } a new password? All sessions of the account end.
ui_admin_newTitle = New title
ui_admin_sanctions = Bans and mutes
ui_admin_account = Account
ui_admin_address = Address
ui_admin_mute = Mute
ui_admin_ban = Ban
ui_admin_lift = Lift
ui_admin_password = New password
ui_admin_who = Name, id or address
ui_admin_days = Days (0: until it is lifted)
ui_admin_note = Why
ui_admin_audit = What was done
# $when (text)
ui_admin_until = until { $when }
ui_admin_grant = Made a host
ui_admin_revoke = No longer a host
ui_admin_season = New season
ui_admin_tournament = Tournament
ui_admin_begin = Begun
ui_admin_cancel = Cancelled
ui_admin_invite = Invited a player
ui_admin_remove = Removed a player
ui_admin_console = Command line
ui_privacy_title = Privacy
# $name (text)
ui_privacy_host = This server is run by { $name }.
# $contact (text)
ui_privacy_contact = Contact: { $contact }
ui_privacy_kept = This server keeps the name you give, your games and what you write in the chat. Of a password it keeps only a hash, from which it cannot be read. The only cookie says who you are; no other site learns anything.
ui_privacy_address = It uses your internet address to share its time fairly and does not store it, unless the hosts ban it; a table keeps a code that only shows which tables were opened from the same network.
ui_privacy_channels = If you want to be called back, it keeps the e-mail address, the browser or the chat you name until you remove it. Messages name tables and say nothing about a game.
ui_privacy_public = Everyone can see the profile and the ratings of an account, unless you hide them in your profile; who plays in a tournament is always shown.
ui_privacy_logs = Its logs hold no names, texts, cards or addresses.
ui_privacy_yours = Under “Settings” you can download your data and delete your account.
ui_privacy_keptFor = How long
ui_privacy_always = until the hosts delete it
ui_privacy_openTables = Tables that never began
ui_privacy_guests = Guests who sit at no table
ui_privacy_chat = Chat
ui_privacy_reports = Reports to the hosts
ui_privacy_answers = Answers for browsers that ask twice
ui_privacy_games = Games, and accounts with games
ui_rules_title = Rules
ui_rules_search = Search the rules
ui_rules_contents = Contents
ui_rules_nothing = Nothing found.
# $n (number)
ui_rules_found =
    { $n ->
        [one] { $n } chapter
       *[other] { $n } chapters
    }
ui_rules_edition = Edition
ui_rules_with = With
ui_table_map = Map of Spain
ui_table_players = Players
ui_table_cards = Action cards
ui_table_log = Log
ui_table_chat = Chat
ui_table_tabs_cards = Cards
ui_table_tabs_players = Players
ui_table_tabs_log = Log
ui_table_tabs_map = Map
ui_table_panes = Panes
ui_table_more = More
# $n (number)
ui_table_round = Round { $n }
ui_table_turnOrder = Turn order
ui_table_generalScoring = general scoring
ui_table_scores = Scores
ui_table_enlarge = Enlarge the map
# $now (text)
ui_table_light = Light: { $now }
ui_table_leave = Leave the table
ui_table_boardText = The board in words
ui_table_replay = Replay
ui_table_rulebook = Rules of this game
ui_table_spectator = You are watching.
ui_table_waiting = Waiting
ui_table_asked = What is asked
ui_table_catchUp = Skip ahead
ui_table_resign = Let a bot play for me
ui_table_comeBack = Take my seat back
ui_table_botPlays = A bot plays for you.
# $name (text)
ui_table_away = { $name } is away.
# $name (text)
ui_table_idle = { $name } has kept the game waiting for a long time.
# $name (text)
ui_table_standIn = Let a bot play for { $name }
# $name (text)
ui_table_sureStandIn = A bot plays on for { $name }, who can take the seat back at any time. A bot may be called when a player has been away for a minute.
ui_table_sureResign = A bot plays on for you. You can take your seat back at any time.
ui_table_chatOn = Switch the chat on
ui_table_chatOff = Switch the chat off
ui_player_you = you
ui_player_bot = bot
ui_player_start = Start
ui_player_startPlayer = Start player
ui_player_veto = Veto
# $round (number)
ui_player_vetoUntil = Veto, good through round { $round }
ui_player_church = Church
ui_player_choosing = choosing
ui_player_ready = ready
ui_player_here = connected
ui_player_away = away
# $name (text)
# $points (number)
ui_player_summary =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
ui_player_home = Home of the Grande
ui_player_noPower = No power card yet
# $value (number)
# $turn (number): 0 before the order of turns is known
ui_player_power =
    { $turn ->
        [0] Power card { $value }
        [1] Power card { $value }, 1st in turn
        [2] Power card { $value }, 2nd in turn
        [3] Power card { $value }, 3rd in turn
       *[other] Power card { $value }, { $turn }th in turn
    }
ui_player_powerCards = Power cards
ui_player_yourPower = Your power cards
ui_player_powerCard = Power card
# $n (number)
ui_player_brings = brings { $n } to court
ui_player_none = none
ui_player_state_now = played now
ui_player_state_used = used
ui_player_state_hand = in hand
ui_player_state_gone = used
ui_player_state_maybe = perhaps taken back
ui_player_caballeros = Caballeros
ui_player_province = Province: not yet available
ui_player_court = Court: ready to be placed
ui_player_map = On the map
ui_player_path_province = province
ui_player_path_court = court
ui_player_path_map = map
ui_player_modifiers = Modifiers
# $power (number): 0 before it is drawn
# $supply (number)
ui_player_dummy =
    { $power ->
        [0] Power card –, { $supply } left
       *[other] Power card { $power }, { $supply } left
    }
# $n (number)
ui_player_hidden = { $n } hidden
# $modifiers (list)
ui_player_played = played { $modifiers }
ui_card_placeUpTo = Place up to
ui_card_takenBy = taken by
ui_card_reconstructed = reconstructed
ui_card_reconHint = No rulebook at hand prints this; it is reconstructed.
# $name (text)
ui_card_about = More about “{ $name }”
ui_card_take = Take this card
# $name (text)
# $text (text): what the card does, in short
ui_card_says = “{ $name }”: { $text }
ui_card_inUse = in use
ui_card_marks_all = all
ui_card_marks_each = each
ui_card_example = Example
ui_card_exampleMark = Example:
ui_card_know = Good to know
ui_card_inRules = Look it up in the rules
ui_card_whose = Whose caballeros
# $n (number)
ui_card_number =
    { $n ->
        [one] Places up to { $n } caballero next to the King or in the Castillo.
       *[other] Places up to { $n } caballeros next to the King or in the Castillo.
    }
# $name (text)
ui_card_taken = { $name } has taken this card.
ui_ask_undo = Undo last step
ui_ask_confirm = Confirm the turn
ui_ask_confirmAsk = That was your turn. Confirm it, or take a step back.
# $step (text)
ui_ask_lastStep = Last step: { $step }.
# $name (text)
ui_ask_confirmWait = { $name } is confirming the turn.
ui_ask_putBack = Put it back
ui_ask_chooseAgain = Choose again
# $n (number)
ui_ask_take =
    { $n ->
        [0] Take none
       *[other] Take { $n }
    }
ui_ask_fewer = or fewer:
ui_ask_donePlacing = Done placing
ui_ask_done = Done
ui_ask_skipSpecial = Finish without it
ui_ask_skip = Skip
ui_ask_place = Place caballeros
# $n (number)
ui_ask_placeUpTo = Place up to { $n }
# $name (text)
# $n (number)
ui_ask_takes = Take “{ $name }”, and place up to { $n }?
# $n (number)
# $place (text)
ui_ask_rest =
    { $n ->
        [2] Both to { $place }
       *[other] All { $n } to { $place }
    }
ui_ask_special = Special action
ui_ask_either1 = Move own caballeros
ui_ask_either2 = Place caballeros
ui_ask_fromCourt = From your court
ui_ask_allow = Allow this step
ui_ask_allowRest = Allow the whole action
ui_ask_veto = Veto: stop it
ui_ask_allowRound = Allow all this round
ui_ask_askAgain = Ask me again at every step
ui_ask_standing = You let everything pass this round.
# $n (number)
ui_ask_playPower = Play the { $n }
ui_ask_whichPower = Tap a card to look, tap again to play it.
ui_ask_noModifier = no modifier
# $n (number)
ui_ask_withModifier = The { $n }: alone, or with a modifier?
# $n (number)
ui_ask_withModifierMore = The total decides the order of turns. The caballeros you take are those of the { $n }. A modifier is used once.
# $place (text)
ui_ask_whose = Whose caballero from { $place }?
# $owner (text): empty for the reader's own
# $place (text)
ui_ask_whereTo =
    { $owner ->
        [none] A caballero of yours from { $place }: where to?
       *[other] A caballero of { $owner } from { $place }: where to?
    }
# $places (list)
ui_ask_mayGo = Open to it: { $places }.
# $closed (list): regions
# $castillo (flag): it is open
ui_ask_mayGoBut =
    { $castillo ->
        [yes]
            { $closed ->
                [none] Any region, or the Castillo.
               *[other] Any region except { $closed }, or the Castillo.
            }
       *[no]
            { $closed ->
                [none] Any other region.
               *[other] Any other region except { $closed }.
            }
    }
# $owner (text)
ui_ask_grandeTo = The Grande of { $owner }: where to?
# $tile (text)
ui_ask_tileTo = The tile { $tile }: where to?
ui_ask_drag = Tap a region, or drag from here.
ui_ask_court = Your court
ui_ask_setDisc = Set the disc
ui_ask_discFirst = Choose a region first.
ui_ask_disc = Secret disc
ui_ask_discBarred = the King's region: not allowed
ui_ask_discCourt = the King's region: into the court
ui_ask_lookAtMap = Look at the map
ui_ask_discSet = Your disc is set. Waiting for the others.
ui_ask_over = The game is over.
ui_ask_change = If scored now
ui_ask_sent = Sending …
ui_ask_rule = Rule
ui_ask_wholeRules = All rules of this game
ui_why_title = Not now
ui_why_notAsked = It is not your turn to answer.
ui_why_king = The King is here: nothing enters or leaves his region.
# $king (text)
ui_why_neighbour = You place next to the King, and this does not touch { $king }.
ui_why_nobody = There is no caballero here that you may take.
ui_why_other = This place does not answer the question.
ui_why_powerPlayed = Another player has already played this number.
ui_why_granada = Granada is not conquered yet: no caballero comes here from a court.
ui_place_worth = Worth
ui_place_byTile = , by a scoring tile
ui_place_locked = The King is here: nothing enters or leaves.
ui_place_secret = Totals are secret until a scoring. You see only your own.
# $n (number)
ui_place_own = { $n } of yours inside
ui_place_inside = inside
ui_place_announced = Announced since it was last opened
ui_place_player = Player
ui_place_caballeros = Caballeros
ui_place_ifScored = If scored now
# $place (text)
ui_place_nobody = { $place } is empty.
# $names (text)
ui_place_homeOf = Home of { $names }.
# $names (text)
ui_place_neighbours = Neighbours: { $names }.
ui_place_kings = the King's region
# $name (text)
ui_place_grandeOf = Grande of { $name }
# $values (text)
# $tile (flag)
ui_place_describeWorth =
    { $tile ->
        [yes] worth { $values } by a scoring tile
       *[no] worth { $values }
    }
ui_place_nobodyHere = empty
# $n (signed)
ui_place_change = { $n } for you if scored now
# $name (text)
# $bonus (number)
ui_place_space =
    { $bonus ->
        [0] France, { $name }
       *[other] France, { $name }: { $bonus } extra when France is scored
    }
ui_place_free = free
# $n (number)
ui_place_unconquered = Not conquered yet: { $n } of 12 caballeros.
ui_now_title = If scored now
ui_now_all = All regions
ui_now_region = Region
ui_now_change = since your turn began
ui_log_title = What happened
ui_log_tab = Log
ui_log_since = Since my last turn
ui_log_sinceTab = Since my turn
ui_log_nothing = Nothing yet.
ui_log_breakdown = Show the scoring
# $n (number)
ui_log_times = { $n } times
ui_log_only = Lines of one player
# $name (text)
ui_log_onlyOf = Only { $name }
ui_chat_title = Chat
ui_chat_say = Say something
ui_chat_send = Send
ui_chat_off = The host has switched the chat off.
ui_chat_none = No messages yet.
ui_report_line = report
ui_report_title = Report a problem
ui_report_who = Who is it about?
ui_report_table = The table
ui_report_text = What happened?
ui_report_hint = Only the hosts of this server read it, with the latest lines of the chat.
ui_report_send = Send it to the hosts
ui_report_sent = Thank you. The hosts of this server will look at it.
# $round (number)
ui_scoring_general = General scoring after round { $round }
ui_scoring_special = Scoring
ui_scoring_place = Place
ui_scoring_total = Total
ui_scoring_kings = King's bonus
ui_scoring_home = Home bonus
ui_scoring_numbers = Points: gold for 1st, silver for 2nd, bronze for 3rd place. The small number counts caballeros.
ui_scoring_legend = K: with the King's bonus of 2. H: with the home bonus of 2.
# $rank (text)
# $number (number)
ui_scoring_cell = { $rank } with { $number }
ui_scoring_goOn = Continue
ui_scoring_earlier = Earlier scoring
ui_scoring_later = Later scoring
ui_scene_label = What happens
ui_scene_kinds_setup = Set-up
ui_scene_kinds_bidding = Power cards
ui_scene_kinds_turn = Turn
ui_scene_kinds_general = General scoring
ui_scene_kinds_end = The end
# $name (text)
ui_scene_turnOf = Turn of { $name }
# $name (text)
# $parts (text)
ui_scene_places = { $name } places { $parts }.
# $n (number)
# $place (text)
ui_scene_inPlace = { $n } in { $place }
# $name (text)
# $whose (text)
# $from (text)
# $to (text)
ui_scene_moves = { $name } moves { $whose } from { $from } to { $to }.
# $whose (text)
# $from (text)
# $to (text)
ui_scene_flee = From { $from }, { $whose } flee to { $to }.
# $from (text)
# $to (text)
# $parts (text)
ui_scene_goBack = From { $from } back to { $to }: { $parts }.
# $n (number)
ui_scene_own =
    { $n ->
        [one] { $n } own caballero
       *[other] { $n } own caballeros
    }
# $n (number)
ui_scene_yours = { $n } of yours
# $n (number)
# $name (text)
ui_scene_others = { $n } of { $name }
# $rides (text)
ui_scene_tower =
    { $rides ->
        [none] The Castillo opens.
       *[other] The Castillo opens. { $rides }.
    }
# $name (text)
# $n (number)
# $place (text)
ui_scene_rides = { $name }: { $n } to { $place }
# $place (text)
ui_scene_scored = { $place } is scored.
# $name (text)
# $rank (text)
# $number (number)
ui_scene_alone = { $name } is { $rank } with { $number }
# $names (text)
# $would (text)
# $takes (text)
# $number (number)
# $points (number)
ui_scene_tie =
    { $points ->
        [0] { $names } tie for { $would } with { $number }: no points
       *[other] { $names } tie for { $would } with { $number }: each takes { $takes }, { $points }
    }
ui_scene_noBonus = no bonus in a tie
# $n (number)
ui_scene_kings = King's bonus { $n }
# $n (number)
ui_scene_home = home bonus { $n }
# $n (number)
ui_scene_france = spaces { $n }
# $n (number)
ui_scene_grande = Grande { $n }
# $place (text)
ui_scene_nobody = No points in { $place }.
# $places (text)
ui_scene_namedTwice = Named more than once, so not scored: { $places }.
ui_scene_toCourt = The King's region means: back to the court.
# $n (number)
ui_scene_youGet =
    { $n ->
        [0] Nothing for you.
        [one] You get { $n } point.
       *[other] You get { $n } points.
    }
# $n (number)
# $place (text)
# $rank (text): none without points
# $before (number)
# $after (number)
ui_scene_fall =
    { $rank ->
        [none] Costs you { $n } in { $place } ({ $before } → { $after } if scored now).
       *[other] Costs you { $n } in { $place }: now { $rank } ({ $before } → { $after } if scored now).
    }
# $n (number)
# $place (text)
# $rank (text): none without points
# $before (number)
# $after (number)
ui_scene_rise =
    { $rank ->
        [none] Gives you { $n } in { $place } ({ $before } → { $after } if scored now).
       *[other] Gives you { $n } in { $place }: now { $rank } ({ $before } → { $after } if scored now).
    }
ui_scene_next = Next
ui_scene_waits = Then it is your turn.
ui_scene_show = Show me
ui_scene_showTitle = Show this scene on the map
# $turns (text)
# $scorings (text): none without a scoring
ui_scene_away =
    { $scorings ->
        [none] While you were away: { $turns }.
       *[other] While you were away: { $turns } and { $scorings }.
    }
# $n (number)
ui_scene_turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
# $n (number)
ui_scene_scorings =
    { $n ->
        [one] { $n } scoring
       *[other] { $n } scorings
    }
ui_scene_dismiss = No need
ui_scene_again = Show it on the map
ui_over_title = The game is over
# $names (text)
ui_over_winner = { $names } wins.
# $names (text)
ui_over_winners = { $names } share the victory.
# $points (number)
# $name (text)
ui_over_lead = { $points } ahead of { $name }
ui_over_rematch = Play again
ui_over_toRematch = To the next game
ui_over_replay = See it again
ui_over_record = Save the record
ui_over_look = Look at the board
ui_over_ranking = Final ranking
ui_over_after = After round
ui_over_special = In between
ui_over_course = How it went
ui_over_moments = What moved most points
# $round (number)
# $place (text)
# $general (flag)
ui_over_moment =
    { $general ->
        [yes] Round { $round }, { $place }, general scoring:
       *[no] Round { $round }, { $place }:
    }
ui_over_share = Share
ui_over_shared = Link copied
ui_replay_title = Replay
# $n (number)
# $of (number)
ui_replay_step = Step { $n } of { $of }
ui_replay_first = To the beginning
ui_replay_play = Play
ui_replay_pause = Pause
ui_replay_last = To the end
ui_replay_scrub = Where in the game
ui_replay_chart = Points over the game
ui_replay_leave = Back to the table
ui_replay_by = Jump by
ui_replay_units_step = Step
ui_replay_units_turn = Turn
ui_replay_units_round = Round
ui_replay_units_scoring = Scoring
ui_replay_back_step = One step back
ui_replay_back_turn = One turn back
ui_replay_back_round = One round back
ui_replay_back_scoring = To the scoring before
ui_replay_on_step = One step on
ui_replay_on_turn = One turn on
ui_replay_on_round = One round on
ui_replay_on_scoring = To the next scoring
ui_review_title = Game review
ui_review_open = Review
# $n (number)
# $of (number)
ui_review_working = Reviewing the game: { $n } of { $of } steps
ui_review_chart = Chances to win over the game
ui_review_turning = Turning points
ui_review_balance = What decided it
ui_review_setUp = Set-up
ui_review_cards = Cards
ui_review_own = Own play
ui_review_others = Others’ play
ui_review_given = Given away
ui_review_found = Best found
ui_review_costly = Costly decisions
ui_review_good = Well played
ui_review_none = Nothing stands out.
ui_review_played = Played
ui_review_better = Better
ui_review_why = Why
ui_review_playOn = Play on from here
ui_review_compare = Compare two answers
ui_review_comparing = Comparing…
ui_review_chance = Chance to win
ui_review_lead = Lead
# $first (text)
# $second (text)
# $percent (text)
# $points (text)
ui_review_compared = { $first } is better than { $second } by { $percent } and { $points }
# $first (text)
# $second (text)
ui_review_equal = No clear difference between { $first } and { $second }
ui_hint_ask = Hint
ui_hint_title = Worth considering
# $points (number)
ui_hint_behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
ui_hint_best = best
ui_hint_clear = clearly best
ui_hint_likely = probably best
ui_hint_close = about as good as the next
# $points (number)
ui_hint_better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than the next best
ui_hint_other = Another
ui_hint_take = Do that
ui_hint_thinking = Thinking …
# $n (text)
ui_answer_power = play the { $n }
# $n (text)
ui_answer_take = take { $n }
# $name (text)
ui_answer_pile = take “{ $name }”
# $place (text)
ui_answer_place = choose { $place }
# $place (text)
ui_answer_put = place in { $place }
# $place (text)
ui_answer_king = send the King to { $place }
# $owner (text)
# $from (text)
# $to (text)
ui_answer_move =
    { $owner ->
        [none] move a caballero of yours from { $from } to { $to }
       *[other] move a caballero of { $owner } from { $from } to { $to }
    }
# $modifier (text)
ui_answer_pass = pass on { $modifier }
ui_answer_startPlace = place caballeros first
ui_answer_startSpecial = use the special action now
# $owner (text)
# $to (text)
ui_answer_grande = move the Grande of { $owner } to { $to }
# $tile (text)
# $to (text)
ui_answer_tile = lay the tile { $tile } on { $to }
# $owner (text)
# $place (text)
ui_answer_return =
    { $owner ->
        [none] send a caballero of yours from { $place } back to the province
       *[other] send a caballero of { $owner } from { $place } back to the province
    }
# $place (text)
ui_answer_recall = take a caballero from { $place } into the court
# $place (text)
ui_answer_score = score { $place }
# $owner (text)
ui_answer_swap = let the King and the Grande of { $owner } change places
# $n (text)
ui_answer_recover = take back the { $n }
# $name (text)
ui_pass_title = Pass the device to { $name }
ui_pass_hint = No one else looks. What is hidden stays hidden until the button is pressed.
# $name (text)
ui_pass_go = I am { $name }
ui_net_lost = The connection is lost. Trying again …
ui_net_full = The server is full. You will get in as soon as there is room: leave this page open.
ui_net_lostMove = The connection is lost. Your move has not arrived yet; it will be sent again.
ui_net_arrived = Connected again. Your move has arrived.
ui_net_back = Connected again.
ui_net_logged-out = You are logged out here. Log in again to play on.
ui_net_refused = The server has closed the connection.
ui_net_again = Connect again
ui_title_yourTurn = Your turn
ui_title_app = El Grande
ui_text_title = The board in words
ui_text_region = Region
ui_text_values = Points
ui_text_caballeros = Caballeros
ui_text_notes = Notes
ui_text_supplies = Supplies
ui_text_court = Court
ui_text_province = Province
ui_text_points = Points
ui_text_castillo = Castillo
# $tiles (text)
ui_text_tiles = Next to the board: { $tiles }.
ui_text_king = King
# $place (text)
ui_text_abroad = The King is in { $place }.
ui_settings_keyList_choose = move between the choices, and choose one
ui_settings_keyList_undo = take a step back
ui_settings_keyList_done = done, confirm, take the default
ui_settings_keyList_board = the board in words
ui_settings_keyList_log = the log
ui_settings_keyList_escape = put a piece back, close a window, skip ahead
