### Elk woord dat iemand leest, in het Nederlands. De zinnen zijn van onszelf, niet uit een regelboek.
###
### De tien lastigste keuzes:
###
### 1. De woorden zijn die van de Nederlandse Big Box: machtkaart (zonder s), hof, provincie, scoretegel, kiesschijf. 2. Je
### "zet" uit je hof en "verplaatst" tussen regio's. 3. Een regio "telt" of wordt geteld, en levert punten op; betalen doet
### ze niet. 4. Een kaart geeft een "extra telling", na een ronde komt de "algemene telling"; de Grandebonus heet zoals in de
### doos. 5. Wie de meeste heeft, "gaat aan kop"; "leiden" klinkt naar een baas. 6. Gelijk eindigen is een "gelijke stand":
### "gelijkspel" is de hele partij. 7. Aan de beurt zijn, niet "zijn": "als laatste aan de beurt". 8. "Caballero's" met
### apostrof, zoals elk woord op een o. 9. "Het Castillo" is onzijdig, de Koning is "hij", een kaart ook. 10. Je en jij; "u"
### past niet aan de speeltafel.


## Namen

language = Nederlands
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
    .sentence = het Castillo
places-france = Frankrijk
places-portugal = Portugal
places-france-ambassador = Ambassadeur
    .sentence = Frankrijk (Ambassadeur)
places-france-envoy = Gezant
    .sentence = Frankrijk (Gezant)
places-france-attache = Attaché
    .sentence = Frankrijk (Attaché)
places-court = Hof
    .sentence = het hof
places-province = Provincie
    .sentence = de provincie
colours-azul = Blauw
colours-granate = Bordeaux
colours-oro = Goud
colours-verde = Groen
colours-purpura = Paars
colours-dummy = Dummy
    .sentence = de dummy
colours-church = Kerk
    .sentence = de Kerk
pieces-caballero =
    { $number ->
        [one] caballero
       *[other] caballero’s
    }
pieces-grande =
    { $number ->
        [one] Grande
       *[other] Grandes
    }
pieces-king =
    { $number ->
        [one] Koning
       *[other] Koningen
    }
pieces-castillo =
    { $number ->
        [one] Castillo
       *[other] Castillo’s
    }
pieces-tile =
    { $number ->
        [one] scoretegel
       *[other] scoretegels
    }
pieces-power-card =
    { $number ->
        [one] machtkaart
       *[other] machtkaarten
    }
pieces-action-card =
    { $number ->
        [one] actiekaart
       *[other] actiekaarten
    }
pieces-region-card =
    { $number ->
        [one] regiokaart
       *[other] regiokaarten
    }
pieces-modifier =
    { $number ->
        [one] aanpassing
       *[other] aanpassingen
    }
pieces-disc =
    { $number ->
        [one] kiesschijf
       *[other] kiesschijven
    }
pieces-start-marker =
    { $number ->
        [one] startfiguur
       *[other] startfiguren
    }
pieces-round-marker =
    { $number ->
        [one] rondeteller
       *[other] rondetellers
    }
pieces-church-marker =
    { $number ->
        [one] kerkteken
       *[other] kerktekens
    }
pieces-point =
    { $number ->
        [one] punt
       *[other] punten
    }
pieces-round =
    { $number ->
        [one] ronde
       *[other] rondes
    }
tiles-8 = 8/4/0
tiles-4 = 4/0/0
ordinals-1 = eerste
ordinals-2 = tweede
ordinals-3 = derde
ordinals-4 = vierde
ordinals-5 = vijfde
whose-own = van jezelf
whose-foreign = van tegenstanders
whose-any = elke kleur, naar keuze
whose-all = van iedereen
whose-church = van de Kerk

## Redenen van een hint

reasons-later = met de rest van de beurt: { $reasons }
reasons-scores =
    levert
    { $later ->
        [yes] { "" }
       *[no] meteen
    }
    { $points ->
        [one] { $points } punt op
       *[other] { $points } punten op
    }
reasons-gains =
    { $rank ->
        [none] +{ $points } als { $place } geteld wordt
       *[other] maakt je { $rank } in { $place }, +{ $points } bij een telling
    }
reasons-instead =
    { $points ->
        [one] { $points } punt meer voor jou dan met { $place }
       *[other] { $points } punten meer voor jou dan met { $place }
    }
reasons-loses =
    { $points ->
        [one] kost { $player } { $points } punt in { $place }
       *[other] kost { $player } { $points } punten in { $place }
    }
reasons-lead = geeft je { $number } voorsprong in { $place }
reasons-behind = brengt je tot op { $number } van de volgende plaats in { $place }
reasons-locks = niets gaat { $place } nog in of uit
reasons-castillo = zet er { $number } in het Castillo
reasons-court = brengt er { $number } naar je hof
reasons-veto = geeft je een veto om te bewaren
reasons-back = neemt { $cards } terug
reasons-turn =
    { $worst ->
        [none] je bent als { $best } aan de beurt
       *[other] je bent als { $best } tot { $worst } aan de beurt
    }
reasons-start = is de laagste, dus jij begint de volgende ronde
reasons-keeps = bewaart { $cards } voor de laatste rondes
reasons-supply =
    { $number ->
        [one] brengt { $number } caballero naar je hof
       *[other] brengt { $number } caballero’s naar je hof
    }

## Terugblik op een spel

review-colon = { ":" }
review-semicolon = { ";" }
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
review-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten
review-moment-set-up = Voorbereiding
review-moment-cards = Ronde { $round }: nieuwe kaarten
review-moment-bid = Ronde { $round }: { $player } biedt
review-moment-turn = Ronde { $round }: { $player } is aan de beurt
review-moment-disc = Ronde { $round }: { $player } stelt de schijf in
review-moment-discs = Ronde { $round }: { $player } stelt de laatste schijf in, en alle gaan open
review-moment-veto = Ronde { $round }: { $player } mag een veto uitspreken
review-moment-answer = Ronde { $round }: { $player } antwoordt
review-cost = kost { $percent } en { $points }
review-cost-unsure = kost misschien { $percent } en { $points }
review-well = er is niets beters gevonden
review-do-power = de { $value } spelen
review-do-pass = { $modifier } doorgeven
review-do-take = { $number } nemen
review-do-recall = er een uit { $source } terughalen
review-do-card = “{ $card }”
review-do-place = { $number } in { $place }
review-do-move = { $owner } van { $source } naar { $target }
review-do-return = { $owner } terug uit { $source }
review-do-disc = schijf op { $region }
review-do-score = { $place } laten tellen
review-do-evict = { $region } leegmaken
review-do-king = de Koning naar { $target }
review-do-grande = de Grande van { $owner } naar { $target }
review-do-swap = ruilen met { $owner }
review-do-tile = scoretegel { $tile } bij { $target }
review-do-recover = { $card } terugnemen
review-summary = { $player }: bij { $number } van de { $of } beslissingen is niets beters gevonden; de andere gaven { $percent } en { $points } weg.
review-about = Kansen zijn gemiddelden over snel uitgespeelde partijen, beoordeeld door een net dat van spellen tussen bots heeft geleerd. Een beslissing wordt vergeleken met de beste voortzetting die te vinden was met wat de speler kon weten, bij dezelfde trekkingen van verborgen kaarten en antwoorden. Een verlies binnen tweemaal de standaardfout kan toeval zijn.

## Opschriften en zinnen die meer teksten delen

labels-card-name = { $title }: { $subtitle }
labels-somebody = Iemand
labels-reconstructed = Gereconstrueerd
labels-stack =
    { $number ->
        [one] Stapel { $stack }: zet hoogstens { $number } caballero
       *[other] Stapel { $stack }: zet hoogstens { $number } caballero’s
    }
labels-church-stack = De Kerk, elke ronde terug: zet er hoogstens { $number }
labels-copies = { $number }×
labels-of-them-in-a-game = waarvan { $number } in een spel
labels-region = Regio
labels-points = 1e / 2e / 3e
labels-neighbours = Buren
labels-value = Machtkaart
labels-caballeros = Caballero’s
fragments-taboo = Van de Koningsregio blijf je af.
fragments-limits = Gaat er een verder dan een buurregio of het Castillo, dan mag je er in totaal 2 minder verplaatsen.
fragments-black = Zwarte caballero’s zijn van jou als je het kerkteken hebt, anders van tegenstanders; het Castillo gaan ze nooit in.

## Uitgaven en opties

editions-1995 = 1995, het origineel
    .text = De eerste uitgave. Wat de provincie heeft moet je nemen, een vrije telling mag ook het Castillo zijn, en na een gelijke stand telt iedereen mee die voor je staat.
editions-big-box = Big Box
    .text = De jubileumuitgave, en hier de gewone keuze: de oorspronkelijke kaarten, met mildere regels voor gelijke standen en voor het nemen van caballero’s.
editions-2023 = 2023
    .text = De herziene uitgave: stapels van tien kaarten, een paar regio’s met een andere naam, een dummy bij twee spelers en drie kleine modules voor wie meer wil.
modules-new-regency = Nieuw Regentschap
    .text = Tien andere Koningskaarten komen in plaats van die ene. De Koning kan naar het buitenland, naast het Castillo gaan staan of van plaats wisselen met een Grande.
modules-old-hands = Oude Rotten
    .text = Hoogstens vier kaarten voor ervaren spelers; elk ervan verdringt een willekeurige kaart uit zijn stapel.
modules-power-shift = Machtsverschuiving
    .text = Iedereen heeft drie aanpassingen die een machtkaart 1 of 2 hoger of lager maken, de meeste met iets extra’s erbij.
old-hands-delegation = Delegatie
    .text = Een kaart voor stapel 1 die je laat kiezen: eigen caballero’s uit één regio verplaatsen, of er twee uit je hof bijna overal neerzetten.
old-hands-veto = Veto
    .text = Een kaart voor stapel 2 die één speciale actie van een ander tegenhoudt.
old-hands-second-veto = Tweede Veto
    .text = Nog een Veto voor stapel 2.
old-hands-rivalries = Rivaliteit
    .text = Een kaart voor stapel 4: iedereen noemt in het geheim een regio, en de regio’s die maar één speler genoemd heeft, worden geteld.
variants-home-advantage = Thuisvoordeel
    .text = Je Grande telt als één caballero mee voor de meerderheid. Zet je alles wat je mag in je thuisregio, dan mag daar nog een bij.
variants-move-limits = Korte verplaatsingen
    .text = Kaarten die caballero’s verplaatsen geven hun volle aantal alleen voor korte stappen, naar een buurregio of het Castillo. Ga je verder, dan heb je er 2 minder.
variants-france = Frankrijk
    .text = Frankrijk wordt een tiende regio met plaats voor drie caballero’s. Twee van die plaatsen geven extra punten.
variants-granada = Onveroverd Granada
    .text = Granada telt pas als er twaalf caballero’s staan; dan is het veroverd en levert het één keer het dubbele op.
variants-church = De Kerk
    .text = Vier zwarte caballero’s tellen voor wie het kerkteken heeft. Met een zesde kaart, die er elke ronde ligt, krijg je dat teken.
variants-open-castillo = Open Castillo
    .text = Hoeveel caballero’s van elke kleur in het Castillo zitten, is altijd te zien. Je hoeft niets te onthouden; verder verandert er niets.
variants-no-veto = Zonder veto
    .text = De Vetokaarten blijven in de doos. Stapel 2 is dus wat dunner.
lengths-full = Heel spel, 9 rondes
    .text = Negen rondes, met na elke derde een algemene telling.
lengths-short = Kort spel, 6 rondes
    .text = Rondes 1, 4 en 7 vallen weg: zes rondes, met na elke tweede een algemene telling.
lengths-short-1995 = Kort spel, twee tellingen
    .text = Alleen rondes 1 tot en met 6, met algemene tellingen na ronde 3 en 6.
switches-ties_count_everybody = Na een gelijke stand telt iedereen mee
    .text = Na een gelijke stand telt voor de plaats van de volgende iedereen mee die voor staat: drie gedeeld eerste, en de volgende is vierde. Anders is de volgende derde, met hoeveel ze ook gelijk staan.
switches-choose_castillo = Het Castillo mag gekozen worden
    .text = Een kaart die een regio naar keuze telt, mag ook het Castillo tellen.
switches-must_take = Nemen is verplicht
    .text = Je moet alle caballero’s nemen die je machtkaart of een actiekaart aangeeft, voor zover de provincie ze heeft. Alleen de rest uit regio’s halen is vrij.
switches-must_return_each = Niemand wordt gespaard
    .text = De kaart die van elke tegenstander één caballero terugstuurt, moet iedereen treffen die er een binnen bereik heeft.
switches-return_two_or_one = Twee, of anders één
    .text = Moeten er twee caballero’s terug uit de regio op de kiesschijf, dan stuurt wie zo’n regio niet heeft er één terug uit een regio met één. Anders verliest die speler niets.
switches-first_places_in_order = Eerste plaatsen op volgorde
    .text = De kaart die in alle regio’s alleen de eerste plaats telt, volgt de volgorde van een algemene telling. Anders kiest wie aan de beurt is de volgorde. Dat maakt alleen uit als iemand een veto heeft.
switches-veto_at_announcement = Veto vóór de actie
    .text = Een veto komt als een speciale actie wordt aangekondigd, en houdt die helemaal tegen. Anders mag het bij elke stap, en blijft staan wat al gebeurd is.
switches-disc_may_name_king = Schijf mag naar de Koningsregio wijzen
    .text = Bij een algemene telling mag de kiesschijf naar de Koningsregio wijzen; de caballero’s gaan dan terug naar het hof. Anders kan die regio niet gekozen worden.
switches-dummy = Dummy
    .text = Bij twee spelers doet een derde kleur mee. Die bezet plaatsen in elke meerderheid, maar scoort niets.
switches-merged_stacks = Stapels 2 en 3 samen
    .text = Stapels 2 en 3 worden door elkaar geschud, zodat er elke ronde een actiekaart minder ligt.
switches-rulings_0_1 = Uitspraken van versie 0.1
    .text = De partij volgt de uitspraken van versie 0.1, zodat partijen die daarmee begonnen zijn uitgespeeld en nagespeeld kunnen worden.
facts-portugal-borders = Grenzen van Portugal
    .text = Aan welke regio’s Portugal grenst, staat nergens gedrukt waar wij het konden lezen. We hielden de kaart van Spanje aan: { $borders }. Het is van belang voor het zetten zolang de Koning in Portugal is.
facts-france-values = Waarde van Frankrijk
    .text = De regels die Frankrijk gebruiken, noemen de waarden niet. Wij spelen met { $values }.
facts-fairs-2023 = Aantal Jaarmarkten
    .text = De spelregels geven geen volledige kaartenlijst van stapel 2. Wij spelen daar met { $number } kaarten die een regio naar keuze tellen: de drie uit de oudere uitgaven en die ene die vroeger in stapel 3 zat.
facts-regency-number = Zetten met Nieuw Regentschap
    .text = We nemen aan dat elke kaart van Nieuw Regentschap { $number } caballero’s laat zetten, net als de Koningskaart.
facts-regency-rest = Drie kaarten van Nieuw Regentschap
    .text = Zeven van de tien kaarten staan in de spelregels beschreven. De andere drie zijn onze gok: twee die de Koning overal heen mogen sturen en één die hem naar een buurregio stuurt.
facts-modifier-split = Aanpassingen
    .text = De drie extra’s staan in de spelregels, maar niet op hoeveel aanpassingen. Wij geven elk van die extra’s aan twee aanpassingen van elk getal; nog eens twee hebben er geen.
facts-dummy-castillo = De dummy in het Castillo
    .text = De spelregels zeggen niet waar caballero’s van de dummy heen gaan als het Castillo leeg moet. Wij leggen ze terug naast het bord.
facts-grande-stays-inside = Een Grande met de Koningsregio op de schijf
    .text = Zit een Grande in het Castillo en wijst de schijf van zijn speler naar de Koningsregio, dan blijft die Grande bij ons binnen tot de volgende algemene telling.

## Actiekaarten
## De titels zijn die van de Nederlandse Big Box. Een Nederlands regelboek van 1995 hebben we niet: de
## kaarten zijn dezelfde, dus heten ze er ook zo.

cards-move-any-3 =
    .title =
        { $edition ->
            [2023] Manoeuvre
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Kleine intrige
        }
    .text =
        Verplaats hoogstens 3 caballero’s van welke kleur ook. Elk gaat van een willekeurige regio naar een andere, of het Castillo in.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats er max. 3, elke kleur
    .help = Voorbeeld: een van jou van { places-sevilla } naar { places-nueva }, twee van een tegenstander uit { places-granada } het Castillo in. { fragments-taboo }
cards-move-any-4 =
    .title =
        { $edition ->
            [2023] Grote manoeuvre
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Grote intrige
        }
    .text =
        Verplaats hoogstens 4 caballero’s van welke kleur ook. Elk gaat van een willekeurige regio naar een andere, of het Castillo in.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats er max. 4, elke kleur
    .help = Voorbeeld: breng er twee van jou naar { places-valencia } en haal er twee van de koploper weg. { fragments-taboo }
cards-move-own-4 =
    .title =
        { $edition ->
            [2023] Veldtocht
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Eigen ruiters
        }
    .text =
        Verplaats hoogstens 4 van je eigen caballero’s. Elk gaat van een willekeurige regio naar een andere, of het Castillo in.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats max. 4 eigen
    .help = Voorbeeld: drie die in { places-aragon } niet nodig zijn gaan naar { places-nueva }, een vierde gooi je in het Castillo. { fragments-taboo }
cards-move-foreign-3 =
    .title =
        { $edition ->
            [2023] Hinderlaag
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Vreemde ruiters
        }
    .text =
        Verplaats hoogstens 3 caballero’s van tegenstanders, van één kleur of van meer. Elk gaat van een willekeurige regio naar een andere, of het Castillo in.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats max. 3 vreemde
    .help = Je eigen caballero’s blijven staan. Voorbeeld: je breekt een gelijke stand in { places-vieja } door een rivaal naar { places-galicia } te sturen. { fragments-taboo }
cards-move-own-2-foreign-2 =
    .title =
        { $edition ->
            [2023] Intrige
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Twee en twee
        }
    .text =
        Verplaats hoogstens 2 eigen caballero’s en hoogstens 2 van tegenstanders. Elk gaat van een willekeurige regio naar een andere, of het Castillo in.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats max. 2 eigen en 2 vreemde
    .help = Wat je aan eigen caballero’s overslaat, mag je niet met vreemde aanvullen. Voorbeeld: twee van jou naar { places-sevilla }, één rivaal eruit. { fragments-taboo }
cards-move-5-from-one =
    .title =
        { $edition ->
            [2023] Samenzwering
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Vijf vertrekken
        }
    .text =
        Kies één regio. Haal er hoogstens 5 caballero’s van welke kleur ook uit, elk naar een andere regio of het Castillo in.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats er max. 5 uit één regio
    .help = Ze komen uit dezelfde regio, maar mogen alle kanten op. Voorbeeld: stuur rivalen weg uit { places-cataluna } vlak voordat het geteld wordt. { fragments-taboo }
cards-move-all-own-from-one =
    .title =
        { $edition ->
            [2023] Kamp opbreken
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Kamp opbreken
        }
    .text =
        Kies één regio. Haal er zoveel eigen caballero’s uit als je wilt, elk naar een andere regio of het Castillo in.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats eigen uit één regio
    .help = Je mag er ook een paar laten staan. Voorbeeld: vier van jou verlaten { places-granada }, drie voor { places-valencia } en één voor het Castillo. { fragments-taboo }
cards-place-2 =
    .title =
        { $edition ->
            [2023] Voorhoede
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Voorhoede
        }
    .text = Zet hoogstens 2 caballero’s extra uit je hof in willekeurige regio’s of in het Castillo. Het hoeft niet naast de Koning te zijn.
    .short = Zet er max. 2 extra, overal
    .help = Ze komen boven op wat de kaart je al laat zetten. Voorbeeld: de Koning staat in { places-galicia }, en toch zet je er twee in { places-sevilla }. { fragments-taboo }
cards-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Militie
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Voorhoede
        }
    .text = Zet hoogstens 2 caballero’s extra uit je hof in willekeurige regio’s. Het hoeft niet naast de Koning te zijn, maar het Castillo is voor deze twee dicht.
    .short = Zet er max. 2 extra in regio’s, niet in het Castillo
    .help = Ze komen boven op wat de kaart je al laat zetten. Voorbeeld: de Koning staat in { places-galicia }, en toch zet je er twee in { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2 =
    .title =
        { $edition ->
            [2023] Delegatie
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Kamp of voorhoede
        }
    .text =
        Kies één regio en haal er zoveel eigen caballero’s uit als je wilt, naar andere regio’s of het Castillo; of zet hoogstens 2 caballero’s extra uit je hof in willekeurige regio’s of in het Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats eigen uit één regio, of zet er overal 2 bij
    .help = Een van de twee, niet allebei. Met een leeg hof heeft alleen verplaatsen zin. Voorbeeld: twee van jou gaan van { places-aragon } naar { places-valencia }; of twee uit je hof gaan naar { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Delegatie
           *[other] Intrigant
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Kamp of voorhoede
        }
    .text =
        Kies één regio en haal er zoveel eigen caballero’s uit als je wilt, naar andere regio’s of het Castillo; of zet hoogstens 2 caballero’s extra uit je hof in willekeurige regio’s, niet in het Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Verplaats eigen uit één regio, of zet er 2 bij in regio’s
    .help = Een van de twee, niet allebei. Met een leeg hof heeft alleen verplaatsen zin. Voorbeeld: twee van jou gaan van { places-aragon } naar { places-valencia }; of twee uit je hof gaan naar { places-sevilla }. { fragments-taboo }
cards-veto =
    .title = Veto
    .text =
        Houd deze kaart open voor je tot het einde van de volgende ronde. In die tijd mag je één keer een speciale actie van een ander tegenhouden.
        { $veto_at_announcement ->
            [yes] Je zegt het als de actie wordt aangekondigd, en er gebeurt niets van.
           *[no] Je mag bij elke stap ingrijpen: die stap gaat niet door en de rest vervalt, maar wat al gedaan is blijft staan.
        }
    .short = Houd één speciale actie tegen, deze of volgende ronde
    .help = Een veto houdt nooit het gewone zetten tegen, wel de extra caballero’s die een speciale actie zet. Tegen een veto helpt geen veto, tegen het nemen van deze kaart wel. Voorbeeld: een tegenstander wil { places-nueva } tellen, waar jij nog niets hebt; je spreekt een veto uit en er wordt niet geteld.
cards-court-all =
    .title =
        { $edition ->
            [2023] Ontslag
           *[other] Autoriteitsverlies
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Leeg hof
        }
    .text = Alle tegenstanders sturen hun hele hof terug naar de provincie.
    .short = Tegenstanders maken hun hof leeg
    .help = Je eigen hof blijft buiten schot. Vroeg in de ronde doet het het meeste pijn: wie na jou komt, kan dan alleen zetten wat de machtkaart oplevert. Voorbeeld: een hof van zes is leeg; de eigenaar neemt er daarna 3 met een 6 en heeft alleen die om te zetten.
cards-court-3 =
    .title =
        { $edition ->
            [2023] Verlof
           *[other] Autoriteitsverlies
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Uitgedund hof
        }
    .text = Alle tegenstanders sturen 3 caballero’s uit hun hof terug naar de provincie. Wie er minder heeft, stuurt ze allemaal.
    .short = Tegenstanders sturen er 3 terug uit hun hof
    .help = Je eigen hof blijft buiten schot. Voorbeeld: een hof van vijf krimpt tot twee, een hof van twee is leeg.
cards-one-of-each =
    .title =
        { $edition ->
            [2023] Oproep
           *[other] Van ieder één
        }
    .text =
        { $must_return_each ->
            [yes] Stuur van elke tegenstander 1 caballero terug naar de provincie, uit regio’s naar jouw keuze. Wie er een binnen bereik heeft, wordt niet gespaard.
           *[no] Stuur van elke tegenstander hoogstens 1 caballero terug naar de provincie, uit regio’s naar jouw keuze. Je mag iemand sparen.
        }
    .short = Stuur er van ieder 1 terug uit regio’s
    .help = Dat mag voor iedereen een andere regio zijn. Bij het Castillo en de Koningsregio kun je niet. Voorbeeld: de ene tegenstander verliest er een in { places-aragon }, de andere een in { places-sevilla }.
cards-return-3 =
    .title =
        { $edition ->
            [2023] Terugtocht
           *[other] De Koning is boos!
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Drie naar huis
        }
    .text = Om de beurt, te beginnen links van jou, stuurt elke tegenstander 3 eigen caballero’s terug naar de provincie, vrij gekozen uit hof en regio’s.
    .short = Tegenstanders sturen er elk 3 naar keuze terug
    .help = Een vol hof vangt de klap op: de meesten betalen daaruit. Wie er geen drie kan missen, geeft alles wat kan. Voorbeeld: een tegenstander met twee in het hof geeft die twee en een uit { places-galicia }.
cards-disc-return-all =
    .title =
        { $edition ->
            [2023] Burgeroorlog
           *[other] Verloren regio
        }
    .text = Elke tegenstander kiest op de schijf in het geheim een regio met eigen caballero’s. Alle schijven gaan open, en ieder stuurt alles uit de gekozen regio terug naar de provincie.
    .short = Tegenstanders verliezen elk een regio, in het geheim gekozen
    .help = De meesten offeren een regio waar ze er maar één hebben. Wie er geen binnen bereik heeft, verliest niets. De Koningsregio kan niet gekozen worden. Voorbeeld: met één in { places-galicia } en vier in { places-nueva } kost { places-galicia } het minst.
cards-disc-return-2 =
    .title =
        { $edition ->
            [2023] Desertie
           *[other] Geheim verlies
        }
    .text =
        Elke tegenstander kiest op de schijf in het geheim een regio met minstens 2 eigen caballero’s. Alle schijven gaan open, en ieder stuurt er daar 2 van terug naar de provincie.
        { $return_two_or_one ->
            [yes] Wie zo’n regio niet heeft, kiest er een met één caballero en stuurt die terug.
           *[no] Wie zo’n regio niet heeft, stuurt niets terug.
        }
    .short = Tegenstanders sturen er elk 2 terug uit een geheime regio
    .help = Voorbeeld: met drie in { places-aragon } en twee in { places-sevilla } moet het een van die twee zijn. De Koningsregio kan niet gekozen worden.
cards-score-chosen =
    .title =
        { $edition ->
            [2023] Jaarmarkt
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Eén regio telt
        }
    .text =
        Kies één regio en tel die meteen. De Koningsregio mag.
        { $choose_castillo ->
            [yes] Het Castillo ook.
           *[no] Het Castillo niet.
        }
    .short = Tel één regio naar keuze
    .help = Alle plaatsen die punten opleveren tellen mee, bonussen inbegrepen. Eerst zetten maakt vaak het verschil tussen de eerste en de tweede plaats. Voorbeeld: je staat alleen aan kop in { places-nueva } en telt die: 7 punten voor jou.
cards-score-fours =
    .title =
        { $edition ->
            [2023] Buitenposten
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] De vieren tellen
        }
    .text = Tel alle regio’s waar de eerste plaats op dit moment 4 punten waard is.
    .short = Tel alle regio’s van 4
    .help =
        { $france ->
            [yes] Zonder tegels: { places-galicia }, { places-cataluna }, { places-sevilla } en { places-france }.
           *[no] Zonder tegels: { places-galicia }, { places-cataluna } en { places-sevilla }.
        }
        De tegel van 4 voegt een regio toe, die van 8 haalt er een weg. Allemaal of geen. Voorbeeld: wie in { places-sevilla } alleen aan kop staat, krijgt 4 punten.
cards-score-fives =
    .title =
        { $edition ->
            [2023] Fiësta
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] De vijven tellen
        }
    .text = Tel alle regio’s waar de eerste plaats op dit moment 5 punten waard is. Het Castillo is geen regio.
    .short = Tel alle regio’s van 5
    .help = Zonder tegels: { places-vasco }, { places-aragon } en { places-valencia }. Een regio met een tegel hoort er niet bij. Allemaal of geen. Voorbeeld: wie in { places-aragon } alleen aan kop staat, krijgt 5 punten, en 2 extra als het de thuisregio is.
cards-score-sixes-sevens =
    .title =
        { $edition ->
            [2023] Toernooi
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] De zessen en zevens tellen
        }
    .text = Tel alle regio’s waar de eerste plaats op dit moment 6 of 7 punten waard is.
    .short = Tel alle regio’s van 6 en 7
    .help =
        { $granada ->
            [yes] Zonder tegels: { places-vieja }, { places-nueva } en, als het veroverd is, { places-granada }.
           *[no] Zonder tegels: { places-vieja }, { places-granada } en { places-nueva }.
        }
        Een regio met een tegel hoort er niet bij. Allemaal of geen. Voorbeeld: wie in { places-nueva } alleen aan kop staat, krijgt 7 punten.
cards-score-castillo =
    .title =
        { $edition ->
            [2023] Onthulling
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Het Castillo telt
        }
    .text = Open het Castillo en tel het. Alles wat erin zit, blijft erin.
    .short = Tel het Castillo; niemand gaat eruit
    .help = Even ziet iedereen wie er binnen zit. Er eerst zelf nog een paar in gooien mag. Voorbeeld: jij hebt er drie binnen, een ander twee: 5 punten voor jou.
cards-score-first-places =
    .title =
        { $edition ->
            [2023] Glorie
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Alleen eersten tellen
        }
    .text = Tel alle regio’s, maar alleen de eerste plaats levert iets op. Een gedeelde eerste plaats levert niemand iets op.
    .short = Tel alle regio’s, alleen de eerste plaats
    .help =
        Wie alleen aan kop gaat, krijgt ook de bonussen. Voorbeeld: vijf tegen vier in { places-nueva } is 7 punten waard, vijf tegen vijf niets.
        { $first_places_in_order ->
            [yes]
                { $vetoes ->
                    [yes] De volgorde is die van een algemene telling.
                   *[no] { "" }
                }
           *[no] { "" }
        }
cards-score-most =
    .title =
        { $edition ->
            [2023] Gedrang
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] De volste regio telt
        }
    .text = Tel de regio waar de meeste caballero’s staan, alle kleuren samen. Zijn er meer even vol, tel ze dan allemaal.
    .short = Tel de volste regio(’s)
    .help = Het Castillo doet niet mee. Door eerst te zetten kun je een andere regio de volste maken. Voorbeeld: in { places-nueva } staan er negen en nergens anders zoveel, dus { places-nueva } wordt geteld.
cards-score-fewest =
    .title =
        { $edition ->
            [2023] Uithoek
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] De stilste regio telt
        }
    .text = Tel de regio waar de minste caballero’s staan, alle kleuren samen, maar minstens één. Zijn er meer even stil, tel ze dan allemaal.
    .short = Tel de stilste regio(’s)
    .help = Lege regio’s en het Castillo doen niet mee. Voorbeeld: één eenzame caballero van jou in { places-cataluna } kan 4 punten opleveren.
cards-score-named-once =
    .title =
        { $edition ->
            [2023] Rivaliteit
           *[other] Extra puntentelling
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Geheime telling
        }
    .text = Iedereen, jij ook, noemt op de schijf in het geheim een regio. Alle schijven gaan open, en de regio’s die precies één speler genoemd heeft worden geteld.
    .short = Tel regio’s die één keer genoemd zijn
    .help = Een bescheiden regio die niemand anders wil is vaak slimmer. Voorbeeld: twee noemen { places-nueva } en één noemt { places-galicia }: alleen { places-galicia } telt.
cards-tile =
    .title =
        { $edition ->
            [2023] Verordening
           *[other] Scoretegel
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Nieuwe waarden
        }
    .text = Leg een van de twee scoretegels bij een regio of het Castillo, of schuif hem daarheen vanaf de plek waar hij ligt. Hij vervangt de gedrukte waarden; nergens liggen er twee.
    .short = Leg of verschuif een scoretegel
    .help = De tegels zijn 8/4/0 en 4/0/0 waard. Ze gaan de Koningsregio niet in of uit, en eenmaal op het bord blijven ze daar. Voorbeeld: je staat aan kop in { places-cataluna } en legt daar de tegel 8/4/0: de eerste plaats is nu 8 waard.
cards-recover =
    .title =
        { $edition ->
            [2023] Volmacht
           *[other] Machtkaarten
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Macht terug
        }
    .text =
        Neem een van je gebruikte machtkaarten ongezien terug. Die van deze ronde mag ook.
        { $power-shift ->
            [yes] Of neem in plaats daarvan een gebruikte aanpassing terug.
           *[no] { "" }
        }
    .short = Neem een gebruikte machtkaart terug
    .help = Ook als je de kaart van deze ronde terugneemt, telt die nog mee voor de startfiguur. Voorbeeld: de 13 die je in een eerdere ronde speelde, is weer in je hand.
cards-eviction =
    .title =
        { $edition ->
            [2023] Staatsgreep
           *[other] Leegloop
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Iedereen eruit
        }
    .text = Kies een regio, maar niet die van de Koning. Elke tegenstander met caballero’s daar kiest op de schijf in het geheim een andere regio en gaat er met allemaal heen; wie de Koningsregio noemt, neemt ze in het hof.
    .short = Tegenstanders moeten één regio uit
    .help = Die van jou blijven, en zijn dan alleen. De anderen kunnen allemaal naar een regio vluchten waar jij voor staat, dus kijk eerst goed rond. Voorbeeld: twee anderen staan met jou in { places-valencia }; zij gaan weg en jij bent er als enige eerste.
cards-court-2 =
    .title =
        { $edition ->
            [2023] Werving
           *[other] Het hof
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Versterking
        }
    .text =
        { $must_take ->
            [yes] Er komen 2 caballero’s uit de provincie bij in je hof, of zoveel als er zijn.
           *[no] Er komen hoogstens 2 caballero’s uit de provincie bij in je hof.
        }
    .short =
        { $must_take ->
            [yes] Neem er 2 extra in je hof
           *[no] Neem er max. 2 extra in je hof
        }
    .help = Heeft de provincie er te weinig van jou, dan mag je de rest uit regio’s halen. Neem je ze eerst, dan kun je ze met deze kaart meteen zetten. Voorbeeld: je hof is leeg; je neemt er 2 en zet ze in dezelfde beurt.
cards-grande =
    .title =
        { $edition ->
            [2023] Nieuwe thuishaven
           *[other] Grande
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Nieuw thuis
        }
    .text = Verplaats je Grande naar een andere regio, die je thuisregio wordt. De Koningsregio gaat hij niet in of uit.
    .short = Verplaats je Grande
    .help = Meer Grandes in één regio kan best. Een thuisregio waar je alleen aan kop staat, levert bij elke telling 2 extra op. Voorbeeld: je Grande gaat naar { places-nueva }, waar je alleen aan kop staat: 9 punten in plaats van 7.
cards-king-neighbour =
    .title =
        { $edition ->
            [2023] Korte rit
           *[other] Koninklijke adviseur
        }
    .subtitle =
        { $edition ->
            [2023] { "" }
           *[other] Korte rit
        }
    .text = Verplaats de Koning naar een regio naast de zijne.
    .short = Koning naar een buurregio
    .help = Zet voordat hij vertrekt of nadat hij is aangekomen, wat je het best uitkomt. Waar hij komt zit alles vast, waar hij weggaat komt alles vrij. Voorbeeld: hij gaat van { places-aragon } naar { places-valencia }, en niemand kan je daar nog inhalen.
cards-king-anywhere =
    .title =
        { $edition ->
            [2023] Uwe Majesteit
           *[other] Koningskaart
        }
    .text = Verplaats de Koning naar een andere regio, welke je maar wilt.
    .short = Koning naar elke regio
    .help = Deze kaart ligt er elke ronde. Zet voordat hij vertrekt of nadat hij is aangekomen. Een Koning in een regio waar jij voorstaat, houdt die veilig. Voorbeeld: hij gaat naar { places-nueva }, waar je alleen aan kop staat: niemand kan je inhalen, en je krijgt er 2 extra.
cards-exile =
    .title = Ballingschap
    .text = Stuur de Koning naar het buitenland, naar Frankrijk of Portugal. Zolang hij daar is, is geen regio taboe en is er geen Koningsbonus te halen.
    .short = Koning naar Frankrijk of Portugal
    .help = Je zet naast het land waar hij is. Alleen deze kaart stuurt hem de grens over; andere kaarten halen hem terug. Voorbeeld: is hij in { places-france }, dan wordt er gezet in { places-vasco }, { places-aragon } en { places-cataluna }.
cards-entourage =
    .title = Gevolg
    .text = Verplaats de Koning naar een regio die jij kiest. Daarna volgen hem 2 caballero’s naar jouw keuze van zijn oude regio naar de nieuwe, of zoveel als er staan.
    .short = Koning naar elke regio, 2 caballero’s volgen
    .help = Een uitzondering op het taboe. Voorbeeld: hij gaat van { places-aragon } naar { places-valencia }, en twee van jou rijden mee.
cards-competition =
    .title = Wedijver
    .text = Verplaats de Koning naar een regio die jij kiest. Alle Grandes in die regio gaan het Castillo in.
    .short = Koning naar elke regio, Grandes daar het Castillo in
    .help = Een Grande daarbinnen kan de Grandebonus verdienen als het Castillo geteld wordt. Bij de volgende algemene telling gaat hij naar de regio op de schijf van zijn speler. Voorbeeld: de Koning gaat naar { places-nueva }; de twee Grandes daar gaan het Castillo in, en { places-nueva } is niemands thuisregio.
cards-chalet =
    .title = Buitenverblijf
    .text = Verplaats de Koning naar de regio met de minste caballero’s, maar minstens één. Zijn er meer, dan kies jij.
    .short = Koning naar de stilste regio
    .help = Tel alle kleuren samen. Wil je hem laten staan, zie dan af van de speciale actie. Voorbeeld: in { places-cataluna } staat er één en in elke andere regio die niet leeg is minstens twee, dus hij gaat naar { places-cataluna }.
cards-rebellion =
    .title = Opstand
    .text = De Koning gaat naast het Castillo staan, dat nu zijn regio is. Er gaat niets in of uit, en alle regio’s zijn zijn buren.
    .short = Koning naast het Castillo
    .help = Wie in het Castillo alleen aan kop gaat, krijgt bij een telling de Koningsbonus. Zolang hij er staat gaat het zelfs bij een algemene telling niet leeg. Voorbeeld: je hebt er vier binnen en wilt er nog twee bij: zet die voordat hij komt.
cards-infiltration =
    .title = Infiltratie
    .text = De Koning blijft staan. Deze beurt mag je ook in zijn regio zetten, en niet alleen ernaast.
    .short = Zet deze beurt ook in de Koningsregio
    .help = Een uitzondering op het taboe. Gebruik dit voordat je zet, anders heb je er niets aan. Verdelen over regio’s mag nog steeds. Voorbeeld: hij staat in { places-nueva }; je zet er daar twee en een in { places-valencia }.
cards-stand-in =
    .title = Plaatsvervanger
    .text = De Koning en een Grande naar keuze wisselen van plaats. Beide moeten in een regio staan.
    .short = Koning en een Grande wisselen
    .help = Een uitzondering op het taboe: de Grande komt in de oude Koningsregio. Het kan niet als de Koning in het buitenland of naast het Castillo is. Voorbeeld: hij staat in { places-aragon }, je Grande in { places-sevilla }: nu staat hij in { places-sevilla } en is { places-aragon } je thuisregio.
cards-regency-anywhere =
    .title = Koninklijke rondreis
    .text = Verplaats de Koning naar een andere regio, welke je maar wilt.
    .short = Koning naar elke regio
    .help = Zoals met de oude Koningskaart, maar deze is na zijn ronde weg. Voorbeeld: hij gaat naar { places-nueva }, waar je alleen aan kop staat: niemand kan je inhalen, en je krijgt er 2 extra.
cards-regency-neighbour =
    .title = Koninklijk bezoek
    .text = Verplaats de Koning naar een regio naast de plek waar hij staat.
    .short = Koning naar een buurregio
    .help = Uit het buitenland komt hij de grens weer over. Naast het Castillo is elke regio een buur. Voorbeeld: hij gaat van { places-aragon } naar { places-valencia }, en niemand kan je daar nog inhalen.
cards-church =
    .title = De Kerk
    .text =
        { $move-limits ->
            [yes] Neem het kerkteken. Verplaats daarna hoogstens 2 zwarte caballero’s, elk naar een buurregio, maar niet het Castillo in.
           *[no] Neem het kerkteken. Verplaats daarna hoogstens 2 zwarte caballero’s van willekeurige regio’s naar andere, maar niet het Castillo in.
        }
    .short = Kerkteken, verplaats max. 2 zwarte
    .help = Zolang je het teken hebt tellen de zwarte caballero’s als die van jou, en elke beurt mag je er één extra nemen of zetten. Voorbeeld: twee van jou en twee zwarte in { places-aragon } tellen voor jou als vier. { fragments-taboo }

## Aanpassingen

modifier = ±{ $number }
    .add = +{ $number }
    .subtract = −{ $number }
    .text = Telt { $number } op bij je machtkaart of trekt er { $number } van af.
abilities-none = Geen extra
    .text = Verandert alleen de waarde.
    .short = –
abilities-court = Werven
    .text = Voordat je een actiekaart kiest, mag er nog 1 caballero uit de provincie bij in je hof.
    .short = 1 extra in je hof
abilities-move = Rijden
    .text = Voordat je een actiekaart kiest, mag je 1 eigen caballero naar een andere regio of het Castillo verplaatsen.
    .short = Verplaats 1 eigen
abilities-grande = Verhuizen
    .text = Voordat je een actiekaart kiest, mag je 1 Grande, van wie ook, naar een andere regio verplaatsen.
    .short = Verplaats 1 Grande

## Vragen: wat mij gevraagd wordt, wat de anderen intussen zien, wat daarna komt

questions-power =
    .ask =
        Speel een machtkaart.
        { $power-shift ->
            [yes] Er mag een van je aanpassingen bij.
           *[no] { "" }
        }
        { $barred ->
            [none] { "" }
           *[other] Al bezet: { $barred }.
        }
    .wait = { $player } kiest een machtkaart.
    .next = Hoog is eerder aan de beurt. Laag brengt meer caballero’s, en wie het laagst speelt begint de volgende ronde.
questions-modifier =
    .ask = Speel een aanpassing bij je machtkaart, of laat die zoals hij is.
    .wait = { $player } denkt na over een aanpassing.
    .next = Het totaal bepaalt de volgorde van de beurten. Je neemt de caballero’s van de machtkaart zelf.
questions-pass-modifier =
    .ask =
        { $to ->
            [none] Kies een van je aanpassingen voor de speler links van je.
           *[other] Kies een van je aanpassingen om door te geven aan { $to }.
        }
    .wait = { $player } kiest een aanpassing om door te geven.
    .next = Iedereen geeft tegelijk door. Wat je krijgt, houd je.
questions-take =
    .ask =
        { $left ->
            [one] Er mag hoogstens { $left } caballero uit de provincie bij in je hof. Hoeveel?
           *[other] Er mogen hoogstens { $left } caballero’s uit de provincie bij in je hof. Hoeveel?
        }
        { $must_take ->
            [yes] Wat een machtkaart of actiekaart brengt, moet je nemen.
           *[no] { "" }
        }
    .wait = { $player } haalt caballero’s naar het hof.
    .next = Alleen wat in je hof is, kun je op het bord zetten.
questions-recall =
    .ask = De provincie heeft er geen meer van jou. Haal er nog hoogstens { $left } uit regio’s, of stop.
    .wait = { $player } mag caballero’s uit regio’s terughalen.
    .next = Ze gaan naar je hof en kunnen opnieuw gezet worden.
questions-card =
    .ask = Kies een actiekaart.
    .wait = { $player } kiest een actiekaart.
    .next = Daarna zet je caballero’s en mag je de speciale actie doen, in de volgorde die je wilt.
questions-part =
    .ask =
        { $left ->
            [0] Gebruik je de speciale actie van “{ $card }”?
           *[other] “{ $card }”: wat doe je eerst?
        }
    .wait = { $player } bedenkt hoe “{ $card }” gebruikt wordt.
    .next =
        { $left ->
            [0] Verder is er niets meer te doen in je beurt.
           *[other] Je maakt het ene af voordat je aan het andere begint. De speciale actie mag je overslaan.
        }
questions-place =
    .ask =
        { $new-regency ->
            [yes] Zet een caballero op een plek die nu open is, of stop. Nog { $left }.
           *[no] Zet een caballero naast de Koning of in het Castillo, of stop. Nog { $left }.
        }
        { $king ->
            [none] { "" }
           *[other] De Koning: { $king }.
        }
    .wait = { $player } zet caballero’s, nog { $left }.
    .next = Wat je niet zet, blijft in je hof.
questions-place-anywhere =
    .ask =
        Zet een caballero in een regio naar keuze, maar niet bij de Koning, of stop. Nog { $left }.
        { $card_key ->
            [place-2] Het Castillo mag ook.
            [move-all-own-or-place-2] Het Castillo mag ook.
           *[other] { "" }
        }
    .wait = { $player } zet caballero’s waar het maar kan, nog { $left }.
    .next = Wat je niet zet, blijft in je hof.
questions-move =
    .ask =
        { $whose ->
            [black] Verplaats een zwarte caballero, of stop. Nog { $left }.
            [any] Verplaats een caballero van welke kleur ook, of stop. Nog { $left }.
            [both] Verplaats een caballero, of stop. Nog { $left }: { $own } van jou, { $foreign } van anderen.
            [own] Verplaats een caballero van jezelf, of stop. Nog { $own }.
            [foreign] Verplaats een caballero van een ander, of stop. Nog { $foreign }.
           *[all] Verplaats zoveel van je caballero’s als je wilt, een voor een, en stop dan.
        }
    .wait =
        { $whose ->
            [both] { $player } verplaatst caballero’s, nog { $own } eigen en { $foreign } van anderen.
            [all] { $player } verplaatst caballero’s.
           *[other] { $player } verplaatst caballero’s, nog { $left }.
        }
    .next = Pak er een op en zeg waar hij heen gaat. Je hoeft niet alles te gebruiken.
questions-either =
    .ask = “{ $card }”: welke van de twee kies je?
    .wait = { $player } kiest een helft van “{ $card }”.
    .next = De andere helft vervalt.
questions-return-each =
    .ask = Kies een caballero van een tegenstander die terug moet, van ieder één.
    .wait = { $player } kiest caballero’s die terug moeten.
    .next = Hij gaat naar de provincie.
questions-return-choice =
    .ask = Stuur { $left } van je caballero’s terug, uit je hof of uit regio’s.
    .wait = { $player } stuurt caballero’s terug, nog { $left }.
    .next = Ze gaan naar de provincie. Daarna kiest de volgende tegenstander.
questions-disc-return =
    .ask =
        { $card_key ->
            [disc-return-2]
                { $return_two_or_one ->
                    [yes] Stel in het geheim je schijf in: uit welke regio gaan er 2 van jou terug, of 1 als er maar één staat?
                   *[no] Stel in het geheim je schijf in: uit welke regio gaan er 2 van jou terug?
                }
           *[other] Stel in het geheim je schijf in: uit welke regio gaan ze allemaal terug?
        }
    .wait = { $player } stelt in het geheim de schijf in.
    .next = Als alle schijven goed staan, gaan ze samen open en gaan de caballero’s terug naar de provincie.
questions-disc-flee =
    .ask = Stel in het geheim je schijf in: waar gaan je caballero’s uit { $region } heen?
    .wait = { $player } kiest in het geheim een toevlucht.
    .next = Alle schijven gaan samen open. Wie de Koningsregio noemt, neemt ze in het hof.
questions-disc-score =
    .ask = Stel je schijf in het geheim in op een regio die je wilt tellen.
    .wait = { $player } noemt in het geheim een regio.
    .next = Alle schijven gaan samen open. Wat door twee of meer genoemd is, telt niet.
questions-disc-castillo =
    .ask =
        Stel in het geheim je schijf in: naar welke regio ga je als het Castillo leeg moet?
        { $disc_may_name_king ->
            [yes] De Koningsregio betekent: terug naar het hof.
           *[no] { "" }
        }
    .wait = { $player } stelt in het geheim de schijf in.
    .next = Eerst wordt het Castillo geteld. Dan gaan de schijven open en vertrekt ieder naar één regio.
questions-score =
    .ask =
        Kies een regio om te tellen.
        { $choose_castillo ->
            [yes] Het Castillo mag ook.
           *[no] { "" }
        }
    .wait = { $player } kiest een regio om te tellen.
    .next = Die wordt meteen geteld, voor iedereen.
questions-score-order =
    .ask = Welke regio wordt nu geteld?
    .wait = { $player } kiest de volgende regio die geteld wordt.
    .next = De volgorde doet ertoe, omdat iemand nog kan ingrijpen.
questions-evict =
    .ask = Kies de regio die je tegenstanders uit moeten.
    .wait = { $player } kiest een regio die leeg moet.
    .next = Ze stellen in het geheim hun schijf in om te zeggen waar ze heen gaan. Die van jou blijven.
questions-king =
    .ask = Waar gaat de Koning heen?
    .wait = { $player } verplaatst de Koning.
    .next = Zijn nieuwe regio gaat niets in of uit, en zetten doe je ernaast.
questions-grande =
    .ask = Welke Grande gaat naar welke regio?
    .wait = { $player } verplaatst een Grande.
    .next = Zijn regio geeft 2 punten extra als zijn speler er alleen aan kop gaat.
questions-swap =
    .ask = Welke Grande wisselt van plaats met de Koning?
    .wait = { $player } kiest een Grande.
    .next = De regio van die Grande wordt de Koningsregio.
questions-tile =
    .ask = Welke scoretegel gaat waarheen?
    .wait = { $player } legt een scoretegel.
    .next = Vanaf dan vervangt die de gedrukte waarden.
questions-recover =
    .ask = Welke gebruikte kaart neem je terug?
    .wait = { $player } neemt een gebruikte kaart terug.
    .next = Die gaat ongezien naar je hand en kan opnieuw gespeeld worden.
questions-entourage =
    .ask = Wie volgt de Koning? Nog { $left }.
    .wait = { $player } kiest wie de Koning volgt.
    .next = Ze gaan met hem de nieuwe Koningsregio in.
questions-veto =
    .ask = { $actor } wil { $step }. Gebruik je je veto?
    .wait = { $actor } wil { $step }. { $player } kan dat met een veto tegenhouden.
    .next =
        { $veto_at_announcement ->
            [yes] Met een veto gebeurt er niets van de speciale actie.
           *[no] Met een veto gaat deze stap niet door en is de speciale actie afgelopen. Wat al gedaan is, blijft staan.
        }
questions-chance =
    .ask = Er wordt iets getrokken.
    .wait = Er wordt iets getrokken.
    .next = Niemand hoeft iets te doen.
questions-over =
    .ask = Het spel is afgelopen.
    .wait = Het spel is afgelopen.
    .next = De meeste punten winnen. Bij gelijke punten deel je de plaats.

## Antwoorden

answers-stop = Stoppen
answers-skip = Overslaan
answers-place-first = Caballero’s zetten
answers-special-first = Speciale actie
answers-without-special = Klaar, zonder speciale actie
answers-either-first = Eigen caballero’s verplaatsen
answers-either-second = Caballero’s zetten
answers-from-court = Uit je hof
answers-no-modifier = Geen aanpassing
answers-allow = Deze stap laten gebeuren
answers-allow-rest = De hele actie laten gebeuren
answers-veto = Veto

## Gebeurtenissen

events-moved = Een caballero van { $owner } gaat van { $source } naar { $target }.
events-placed = { $player } zet een caballero in { $target }.
events-returned =
    { $number ->
        [one] { $number } caballero van { $owner } gaat uit { $source } terug naar de provincie.
       *[other] { $number } caballero’s van { $owner } gaan uit { $source } terug naar de provincie.
    }
events-took =
    { $number ->
        [one] { $player } haalt { $number } caballero uit de provincie naar het hof.
       *[other] { $player } haalt { $number } caballero’s uit de provincie naar het hof.
    }
events-recalled = { $player } haalt een caballero uit { $source } naar het hof.
events-scored =
    Telling: { $place }.
    { $first_only ->
        [yes] Alleen de eerste plaats telt.
       *[no] { "" }
    }
    { $times ->
        [2] De punten tellen dubbel.
       *[other] { "" }
    }
events-king-moved = De Koning gaat van { $source } naar { $target }.
events-grande-moved = De Grande van { $player } gaat van { $source } naar { $target }.
events-tile-laid =
    { $source ->
        [none] De tegel { $tile } komt bij { $target } te liggen.
       *[other] De tegel { $tile } gaat van { $source } naar { $target }.
    }
events-recovered =
    { $modifier ->
        [yes] { $player } neemt een gebruikte aanpassing terug.
       *[no] { $player } neemt een gebruikte machtkaart terug.
    }
    { $card ->
        [none] { "" }
       *[other] Het is de { $card }.
    }
events-evicting = Alle tegenstanders moeten { $region } uit.
events-revealed = De schijven gaan open.
events-gained-veto = { $player } heeft nu een veto.
events-fled =
    { $number ->
        [one] { $number } caballero van { $owner } vlucht van { $source } naar { $target }.
       *[other] { $number } caballero’s van { $owner } vluchten van { $source } naar { $target }.
    }
events-grandes-inside = De Grandes in de Koningsregio gaan het Castillo in.
events-infiltrated = { $player } mag deze beurt ook in de Koningsregio zetten.
events-swapped = De Koning en de Grande van { $player } wisselen van plaats.
events-church-taken = { $player } neemt het kerkteken.
events-special-announced = { $player } kondigt een speciale actie aan.
events-round-began = Ronde { $round } begint.
events-card-shown = Stapel { $pile } toont “{ $card }” ({ $number }).
events-king-placed = De Koning begint in { $region }.
events-home-drawn = { $region } is de thuisregio van { $player }.
events-church-drawn = Twee zwarte caballero’s beginnen in { $region }.
events-first-drawn = { $player } begint.
events-modifier-dealt =
    { $player } krijgt een aanpassing.
    { $modifier ->
        [none] { "" }
       *[other] Het is { $modifier }.
    }
events-modifier-passed =
    { $player } geeft een aanpassing door aan { $to }.
    { $modifier ->
        [none] { "" }
       *[other] Het is { $modifier }.
    }
events-bid =
    { $modifier ->
        [none] { $player } speelt de { $value }.
       *[other] { $player } speelt de { $value } met de aanpassing { $modifier }: { $sum }.
    }
events-dummy-bid = De dummy speelt de { $value }.
events-dummy-placed =
    { $number ->
        [0] De dummy trekt { $region }, maar kan daar niet zetten.
       *[other]
            { $number ->
                [one] De dummy zet { $number } caballero in { $region }.
               *[other] De dummy zet { $number } caballero’s in { $region }.
            }
    }
events-dummy-left =
    { $number ->
        [one] { $number } caballero van de dummy gaat uit het Castillo terug naast het bord.
       *[other] { $number } caballero’s van de dummy gaan uit het Castillo terug naast het bord.
    }
events-dummy-took = De dummy neemt “{ $card }” en gooit die weg.
events-turn-began = { $player } is aan de beurt.
events-turn-ended = { $player } is klaar.
events-card-taken = { $player } kiest “{ $card }”.
events-special-began = { $player } begint aan de speciale actie van “{ $card }”.
events-special-ended = De speciale actie is afgelopen.
events-vetoed =
    { $card ->
        [none] { $player } spreekt een veto uit.
       *[other]
            { $veto_at_announcement ->
                [yes] { $player } spreekt een veto uit: van de speciale actie van “{ $card }” van { $actor } gebeurt niets.
               *[no] { $player } spreekt een veto uit: de speciale actie van “{ $card }” van { $actor } is afgelopen.
            }
    }
events-disc-set =
    { $player } heeft de schijf ingesteld.
    { $region ->
        [none] { "" }
       *[other] Die wijst naar { $region }.
    }
events-disc-shown = De schijf van { $player } wijst naar { $region }.
events-general-scoring = Algemene telling na ronde { $round }.
events-ranked =
    { $points ->
        [one] { $place }: { $owner } is { $rank } met { $number } en krijgt { $points } punt.
       *[other] { $place }: { $owner } is { $rank } met { $number } en krijgt { $points } punten.
    }
    { $kings_bonus ->
        [0] { "" }
       *[other] Koningsbonus: { $kings_bonus }.
    }
    { $home_bonus ->
        [0] { "" }
       *[other] Grandebonus: { $home_bonus }.
    }
events-france-bonus =
    { $points ->
        [one] { $owner } krijgt { $points } extra punt voor een plaats in Frankrijk.
       *[other] { $owner } krijgt { $points } extra punten voor een plaats in Frankrijk.
    }
events-conquered = Granada is veroverd.
events-left-castillo =
    { $number ->
        [0]
            { $grande ->
                [yes] { "" }
               *[no] Van { $player } gaat niets uit het Castillo.
            }
        [one] { $number } caballero van { $player } gaat uit het Castillo naar { $target }.
       *[other] { $number } caballero’s van { $player } gaan uit het Castillo naar { $target }.
    }
    { $grande ->
        [yes] De Grande van { $player } gaat uit het Castillo naar { $target }.
       *[no] { "" }
    }
events-start-marker = { $player } krijgt de startfiguur.
events-veto-expired = Het veto van { $player } is verlopen.
events-game-over = Het spel is afgelopen.

## Stappen van een speciale actie die een veto kan tegenhouden

steps-special-announced = de speciale actie van “{ $card }” doen
steps-moved = een caballero van { $owner } van { $source } naar { $target } verplaatsen
steps-placed = een caballero in { $target } zetten
steps-returned =
    { $number ->
        [one] { $number } caballero van { $owner } uit { $source } terugsturen
       *[other] { $number } caballero’s van { $owner } uit { $source } terugsturen
    }
steps-took =
    { $number ->
        [one] { $number } caballero naar het hof halen
       *[other] { $number } caballero’s naar het hof halen
    }
steps-recalled = een caballero uit { $source } naar het hof halen
steps-scored = { $place } tellen
steps-king-moved = de Koning naar { $target } verplaatsen
steps-grande-moved = de Grande van { $player } naar { $target } verplaatsen
steps-tile-laid = de tegel { $tile } bij { $target } leggen
steps-recovered = een gebruikte kaart terugnemen
steps-evicting = alle tegenstanders { $region } uit sturen
steps-revealed = de schijven laten openleggen
steps-gained-veto = een veto nemen
steps-fled = de caballero’s van { $owner } van { $source } naar { $target } laten vluchten
steps-grandes-inside = de Grandes uit de Koningsregio het Castillo in sturen
steps-infiltrated = ook in de Koningsregio zetten
steps-swapped = de Koning en de Grande van { $player } van plaats laten wisselen
steps-church-taken = het kerkteken nemen

## De terminal

terminal-welcome = Antwoord met een nummer. ? geeft hulp, q is stoppen.
terminal-prompt = >
terminal-pause = Enter om verder te gaan
terminal-you = jij
terminal-now = nu
terminal-taboo = taboe: er gaat niets in of uit
terminal-map = Regio’s die elkaar raken zijn buren. “Nu”: de punten die een telling zou opleveren.
terminal-player = Speler
terminal-points = Punten
terminal-court = Hof
terminal-province = Provincie
terminal-power = Macht
terminal-hand = Hand
terminal-place = Plaats
terminal-total = Totaal
terminal-start = begint
terminal-veto = veto t/m ronde { $round }
terminal-answered = heeft gekozen
terminal-secretly = kiest
terminal-first-only = (alleen eerste)
terminal-scoring = In een telling: de plaats, dan punten en bonussen, dan het aantal caballero’s tussen haakjes.
terminal-placed = { $player } zet caballero’s: { $places }.
terminal-reading = Enter: verder, b: bord, q: stoppen
terminal-thinking = { $player } denkt na.
terminal-where-tile = Waar gaat de tegel heen? Alleen Enter gaat terug.
terminal-where-grande = Waar gaat de Grande heen? Alleen Enter gaat terug.
terminal-where-piece = De caballero van { $owner } uit { $place }: waarheen? Alleen Enter gaat terug.
terminal-unknown = “{ $typed }” is geen van de antwoorden. Typ het nummer ervoor, of ? voor hulp.
terminal-ambiguous = “{ $typed }” kan van alles zijn. Typ het nummer.
terminal-help = Een nummer kiest het antwoord erachter. Een plaats heeft een nummer op de kaart, en 0 is stoppen. Meer nummers op een regel beantwoorden meer vragen van dezelfde soort: 3 3 10. Het begin van een naam mag ook, of de korte notatie van verslagen: arag, >aragon.
terminal-chapters = Typ r en een nummer voor een hoofdstuk.
terminal-won = { $who }: de meeste punten. Goed gespeeld!
terminal-save = Het spel bewaren? De naam van een bestand, of Enter voor nee:
terminal-save-how = Zeg waar: w en de naam van een bestand.
terminal-saved = Het spel staat in { $file }.
terminal-not-saved = { $file } kan niet worden geschreven. Kies een andere naam of map.
terminal-left = Tot ziens.
terminal-keys =
    .help = deze hulp, en de kaart in gebruik
    .card = de kaart van stapel 2
    .board = het bord
    .log = wat er gebeurde sinds je laatste beurt
    .points = punten en de laatste tellingen
    .rules = de regels; r 3 voor een hoofdstuk
    .write = het spel in een bestand schrijven
    .quit = stoppen

## Lessen en puzzels

lessons-majorities = Meerderheden
    .text = Wie scoort.
lessons-majorities-first = Blauw ben jij: 3 caballero’s in Aragón. Wie in een regio de meeste heeft, krijgt het eerste getal.
lessons-majorities-count = Aragón: 5 voor de eerste, 4 voor de tweede. Hoeveel krijg jij?
lessons-majorities-count-wrong = Tel nog eens: 3 Blauw, 2 Bordeaux, 1 Goud. Wie de meeste heeft, krijgt het eerste getal.
lessons-majorities-tie = In País Vasco (5/3) sta je gelijk met Bordeaux: jullie zakken een plaats. Hoeveel nu?
lessons-majorities-tie-first = Niemand is hier alleen eerste, dus niemand krijgt de 5.
lessons-majorities-tie-wrong = Twee delen de eerste plaats, dus krijgen ze allebei de tweede. Die levert het tweede getal op.
lessons-majorities-break = Zet één caballero: doorbreek de gelijke stand in País Vasco.
lessons-majorities-break-castillo = In het Castillo doorbreekt hij nu geen gelijke stand. Zet hem in País Vasco.
lessons-majorities-break-aragon = In Aragón ga je al aan kop: een grotere voorsprong levert niets extra op.
lessons-majorities-break-wrong = Zo blijft het gelijk. Eén erbij in País Vasco maakt je eerste: 5 in plaats van 3.
lessons-majorities-task = Opdracht: zet er twee waar ze het meest opleveren.
lessons-majorities-task-failed = Dat is { $points } waard; { $number } kan. Twee plekken waar één genoeg is, zijn beter dan één plek met twee.
lessons-majorities-task-solved = Op twee plekken was één genoeg.
lessons-king = De Koning
    .text = Waar je mag zetten.
lessons-king-neighbours = Zet alleen waar het oplicht: naast de Koning of in het Castillo.
lessons-king-place = Zet er één. Probeer eerst de regio van de Koning!
lessons-king-place-castillo = Het Castillo en stoppen mag altijd. Maar kies hier een regio naast de Koning.
lessons-king-taboo = Bij de Koning gaat niets erin of eruit. Haal een Bordeaux uit Granada en ga aan kop.
lessons-king-taboo-own = Die is van jou: dan sta je slechter in Granada. Neem er een van Bordeaux.
lessons-king-taboo-wrong = Dat verandert niets in Granada, waar je gelijkstaat. Neem daar een van Bordeaux.
lessons-king-task = Opdracht: Bordeaux jaagt zo drie van jou uit Castilla la Nueva. Waar moet de Koning heen?
lessons-king-task-failed = { $points } van { $number } mogelijke punten. Zet de Koning waar jij aan kop gaat en een ander je kan inhalen: daar gaat niets meer weg.
lessons-king-task-solved = Bij de Koning gaat niets weg: jouw vier bleven.
lessons-power = Hof en macht
    .text = Wie begint.
lessons-power-court = Je zet vanuit je hof: één staat klaar. Machtkaarten brengen meer en bepalen wie begint.
lessons-power-high = Speel de 13: jij begint, maar er komt niemand.
lessons-power-high-wrong = Speel deze keer de 13. De figuren op een kaart zeggen hoeveel hij er brengt.
lessons-power-high-shown = Alle vijf kaarten te kiezen, maar één caballero.
lessons-power-low = Nog eens, met de 2: er komen er vijf, maar jij bent de laatste.
lessons-power-low-wrong = Speel nu de 2, om het andere uiterste te zien.
lessons-power-low-shown = Weinig kaarten over, veel caballero’s. Elke machtkaart speel je één keer.
lessons-power-task = Opdracht: Bordeaux speelde 9 en telt Castilla la Nueva, waar jullie gelijkstaan. Wees eerder, met één om te zetten.
lessons-power-task-failed = Dat bracht { $points }; { $number } kan. Versla de 9 met een kaart die nog iemand brengt, zet, en tel dan.
lessons-power-task-solved = De 10 verslaat de 9 en brengt er nog één.
lessons-cards = Actiekaarten
    .text = Zetten en doen.
lessons-cards-cards = Elke ronde liggen er vijf actiekaarten open, en iedereen neemt er één. Het getal zegt hoeveel je mag zetten, de tekst wat je nog mag doen.
lessons-cards-take = Neem de kaart die alle regio’s telt met een 5 als eerste getal.
lessons-cards-take-wrong = Die kaart levert geen telling op. Zoek die met de 5.
lessons-cards-order = Je mag eerst zetten of eerst de actie doen. In Aragón sta je gelijk, en je hebt één caballero: wat komt eerst?
lessons-cards-order-wrong = Als je nu telt, levert de gelijke stand je 4 op. Zet eerst, dan is het 5.
lessons-cards-put = Zet nu waar één caballero je van de tweede naar de eerste plaats brengt.
lessons-cards-put-valencia = In Valencia wordt het gelijk: je blijft tweede. In Aragón word je eerste.
lessons-cards-put-wrong = Die regio telt niet bij deze kaart, of levert jou niets op. Kijk naar Aragón.
lessons-cards-task = Opdracht: met de Koningskaart mag je de Koning verplaatsen en tot vijf zetten. Maak je regio’s met twee caballero’s zoveel mogelijk waard.
lessons-cards-task-failed = Dat is { $points } waard; { $number } kan. Verplaats eerst de Koning: dan kun je in andere regio’s zetten.
lessons-cards-task-solved = Eerst de Koning: dat opende betere regio’s.
lessons-castillo = Het Castillo
    .text = De toren en zijn geheimen.
lessons-castillo-tower = De toren is het Castillo. Daar mag je altijd zetten; iedereen ziet wie erin gaat, maar niemand mag tellen wat erin zit.
lessons-castillo-drop = Zet een caballero in het Castillo.
lessons-castillo-drop-wrong = Goed voor later. Gebruik nu de toren.
lessons-castillo-remember = Bordeaux deed er eerst 2 in, toen 1, toen nog 1. Hoeveel van Bordeaux zitten erin?
lessons-castillo-remember-wrong = Uit het Castillo gaat niets weg vóór een algemene telling: tel alles op.
lessons-castillo-task = Opdracht: het Castillo telt, dan sturen geheime kiesschijven iedereen daar naar een regio. De 2 van Bordeaux gaan naar Aragón: waar leveren jouw 3 het meest op?
lessons-castillo-task-king = { $points } van { $number } mogelijke punten. De Koningsregio blijft dicht: je 3 gingen alleen terug naar je hof.
lessons-castillo-task-failed = { $points } van { $number } mogelijke punten. Kijk waar jouw 3 iemand inhalen: in Aragón krijgt Bordeaux er 2 bij.
lessons-castillo-task-solved = Je verborgen 3 namen Castilla la Nueva van Bordeaux over.
lessons-scoring = Extra tellingen
    .text = Het juiste moment.
lessons-scoring-now = Je kaart telt meteen één regio, voor iedereen die er staat. Kies de regio die jou het meest oplevert.
lessons-scoring-now-aragon = In Aragón ben je tweede: 4 voor jou, 5 voor Bordeaux.
lessons-scoring-now-vieja = Daar deel je de tweede plaats en zak je naar de derde: met drie spelers niets.
lessons-scoring-now-wrong = Daar staat niemand van jou: het levert je niets op.
lessons-scoring-tile = Een scoretegel vervangt de getallen van een regio: 8/4/0 of 4/0/0. Leg de 8 waar jij aan kop gaat.
lessons-scoring-tile-four = Met de 4 maak je de regio van een ander minder waard. Jij wilt de 8.
lessons-scoring-tile-castillo = Jij hebt niemand in het Castillo. Leg hem waar je aan kop gaat.
lessons-scoring-tile-wrong = Daar ga je niet aan kop: de 8 zou naar een ander gaan, of naar niemand.
lessons-scoring-task = Opdracht: Bordeaux staat 7 punten voor. Tel de regio waarmee je het meest inloopt.
lessons-scoring-task-failed = Wat je op Bordeaux inloopt: { $points }; mogelijk: { $number }. Wat Bordeaux daar krijgt, gaat eraf.
lessons-scoring-task-solved = Sevilla levert jou punten op, en Bordeaux niets.
lessons-bonus = Bonussen
    .text = Je thuis, en de Koning.
lessons-bonus-home = Je Grande, de grote figuur, woont in Aragón: als enige eerste krijg je er daar 2 bij. Wat levert Aragón je op?
lessons-bonus-home-wrong = De eerste plaats levert 5 op, je thuisregio 2 extra.
lessons-bonus-king = De Koning geeft ook 2, aan wie in zijn regio als enige eerste is. Wat levert Valencia (5/3) je op?
lessons-bonus-king-wrong = De eerste plaats levert 5 op, de Koning 2 extra; je Grande staat hier niet.
lessons-bonus-tie = Nu staat Bordeaux met jou gelijk in Aragón (5/4). Wat krijg je, met je Grande daar?
lessons-bonus-tie-wrong = Gedeeld eerste is tweede plaats: 4. Bonussen zijn alleen voor wie als enige eerste is.
lessons-bonus-task = Opdracht: jij bent als laatste aan de beurt vóór de telling, met de Koningskaart en één caballero. Maak je regio’s zoveel mogelijk waard.
lessons-bonus-task-failed = Dat is { $points } waard; { $number } kan. Zet eerst, om thuis als enige aan kop te gaan; breng dan de Koning naar een regio waar je aan kop gaat.
lessons-bonus-task-solved = Alleen thuis, en alleen bij de Koning: telkens 2 meer.
lessons-veto = Veto en rivalen
    .text = Wanneer je een rivaal stopt.
lessons-veto-held = Je hebt een veto: vóór elke stap van andermans actie krijg je de vraag. Bordeaux verplaatst er een van Goud; heb jij daar last van?
lessons-veto-held-veto = Een veto is daarna weg, en deze stap kost je niets. Laat hem toe.
lessons-veto-held-rest = Dan kun je de stappen erna niet meer stoppen. Laat alleen deze toe.
lessons-veto-stop = Nu haalt Bordeaux er een van jou uit Castilla la Nueva. Een veto stopt deze stap en beëindigt de actie.
lessons-veto-stop-wrong = Dat kost je daar de eerste plaats, die 7 waard is. Dit is het moment voor het veto.
lessons-veto-read = Lees je rivalen: Bordeaux neemt straks de kaart die de vijven telt. Wat zou País Vasco Bordeaux opleveren?
lessons-veto-read-wrong = Bordeaux heeft er 4 en is als enige eerste: het eerste getal van 5/3.
lessons-veto-task = Opdracht: Bordeaux telt drie regio’s, een voor een. Gebruik je veto zo dat jij zo ver mogelijk voor eindigt.
lessons-veto-task-failed = Je voorsprong: { $points }; mogelijk: { $number }. Laat de stap toe die jou iets oplevert, en stop de volgende.
lessons-veto-task-solved = Je pakte je punten en stopte die van Bordeaux.
puzzles-last = Laatste ronde
    .ask = De laatste ronde: welke kaart levert je het meest op?
puzzles-king = De Koning
    .ask = Welke kaart nu? Denk aan de Koning.
puzzles-disc = De kiesschijf
    .ask = Op welke regio zet je je kiesschijf?
puzzles-scoring = Extra telling
    .ask = Welke kaart nu? Er liggen punten op het bord.
puzzles-bid = Machtkaarten
    .ask = Welke machtkaart speel je?
puzzles-ask-king = Waarheen stuur je de Koning?
puzzles-ask-score = Welke regio tel je?
puzzles-ask-tile = Waar leg je een scoretegel?
puzzles-solved =
    { $points ->
        [one] Goed: minstens { $points } punt beter dan al het andere.
       *[other] Goed: minstens { $points } punten beter dan al het andere.
    }
puzzles-shown =
    { $points ->
        [one] Het beste antwoord, { $points } punt beter dan het volgende.
       *[other] Het beste antwoord, { $points } punten beter dan het volgende.
    }
puzzles-tempting =
    { $points ->
        [one] Verleidelijk, maar zo’n { $points } punt minder dan het beste.
       *[other] Verleidelijk, maar zo’n { $points } punten minder dan het beste.
    }
puzzles-wrong =
    { $points ->
        [one] Niet het beste: minstens { $points } punt minder.
       *[other] Niet het beste: minstens { $points } punten minder.
    }

## De coach van een eerste spel

coach-power = Hoge kaarten zijn vroeg, lage vullen je hof.
coach-take = Van provincie naar hof: alleen vandaar zet je.
coach-card = Het getal: hoeveel je zet. De tekst: wat je nog doet.
coach-part = Beide delen zijn voor jou, in elke volgorde.
coach-place = Groene bordjes zeggen wat een plek oplevert.
coach-move = Verplaats caballero’s: zoek een gelijke stand om te doorbreken, of een rivaal die je van een eerste plaats kunt verdringen.
coach-king = De Koning sluit de regio waar hij staat en opent die eromheen.
coach-score = Dit levert meteen punten op, voor iedereen die daar een plaats heeft.
coach-tile = Een scoretegel verandert wat een plek voortaan oplevert.
coach-grande = Je Grande maakt een regio tot je thuis: 2 punten extra als je er alleen aan kop gaat.
coach-recover = Neem een gespeelde machtkaart terug: de hoge zijn het meest waard.
coach-veto = Je kunt deze stap stoppen met je veto. Dan is het op.
coach-disc = Je kiesschijf noemt de regio; alle schijven gaan tegelijk open.
coach-return = Er moeten er van jou weg. Geef die op die niets opleveren.
coach-flee = Je caballero’s moeten weg. Stuur ze waar ze iets opleveren.
coach-rivals = Kijk waar een rivaal het meest verliest, of waar jij een plaats stijgt.
ideas-men = Meer caballero’s op het bord is bijna altijd goed.
ideas-high = Je hof is vol: nu kun je je een hoge kaart veroorloven.
ideas-low = Je hof is leeg: een lage kaart vult het.
ideas-precious = 13, 12 en 1 zijn kostbaar: bewaar ze voor rondes die ertoe doen.
ideas-late = Er volgt een algemene telling: wie als laatste aan de beurt is, heeft het laatste woord.
ideas-second = Tweede plaatsen zijn vaak goedkoper dan eerste.
ideas-tower = Caballero’s in het Castillo tellen twee keer: in de toren, dan in de regio op je kiesschijf.
ideas-hidden = Tel wat je rivalen verstopt hebben: die komen er ook bij.
ideas-leader = Gun de koploper geen telling.
ideas-attack = Val aan wie al aan de beurt was: die kan niet terugslaan.
ideas-lock = Sluit af waar je aan kop gaat.
ideas-quarrel = Laat rivalen met elkaar ruziën.
ideas-dry = Een lege provincie haalt caballero’s van het bord: kijk vooruit.

## Plaatjes bij de regels

figures-neighbours = De Koning staat in Valencia: zetten mag in de verlichte regio’s en in het Castillo.
figures-taboo = Blauw mag drie caballero’s verplaatsen, maar geen in of uit de Koningsregio.
figures-values = Blauw heeft de meeste in Aragón en krijgt het eerste getal; Bordeaux het tweede, als dat meetelt.
figures-ties = Blauw en Bordeaux staan gelijk in de verlichte regio, dus krijgen ze allebei de tweede plaats.
figures-bonus = Blauw gaat alleen aan kop thuis in Aragón en bij de Koning in Valencia: telkens 2 punten extra.
figures-tower = Blauw ziet de eigen twee in het Castillo; wat Bordeaux erin deed, moet je onthouden.
figures-general = 1. Iedereen stelt in het geheim een schijf in.
figures-general-castillo = 2. Het Castillo wordt geteld.
figures-general-moved = 3. De schijven gaan open, en wie erin zat gaat naar zijn regio.
figures-general-regions = 4. Alle regio’s worden geteld, een voor een.
figures-cut =
    { $veto_at_announcement ->
        [yes] Bordeaux kondigt een speciale actie aan. Een veto houdt die nu helemaal tegen.
       *[no] Bordeaux kondigt een stap tegen Blauw aan. Een veto stopt die en beëindigt de actie.
    }
figures-start = Iedereen begint met een Grande en twee caballero’s thuis.
figures-france = De Ambassadeur van Blauw staat in Frankrijk; twee plekken zijn vrij.
figures-granada = Er staan er zeven in Granada: nog vijf en het is veroverd.
figures-church = Blauw heeft de Kerk: de zwarte tellen als die van Blauw.

## Uitleg aan tafel, en een pagina om af te drukken

teach-goal = Waar het om gaat
    .text = We zijn grote families in Spanje, vijfhonderd jaar geleden. Ieder heeft dertig caballero’s, deze kleintjes, en één Grande, de grote. We willen dat onze caballero’s in de regio’s staan als er geteld wordt. Wie na negen rondes de meeste punten heeft, wint.
teach-scoring = Wat een regio oplevert
    .text =
        { $second-pays ->
            [yes]
                Kijk naar Aragón: { $players-4-5 ->
                    [yes] vijf, vier, één.
                   *[no] vijf, vier.
                } De meeste caballero’s krijgen het eerste getal, de op één na meeste het volgende. Staan er twee gelijk, dan zakken ze allebei een plaats: alleen eerste zijn is dus veel waard.
           *[no] Kijk naar Aragón: met z’n tweeën telt alleen het eerste getal, vijf. De meeste caballero’s krijgen het; staan we gelijk, dan niemand.
        } Twee punten extra als je alleen eerste bent waar je Grande woont, en twee waar de Koning staat.
teach-round = Een ronde
    .text = Elke ronde liggen er vijf actiekaarten open, en ieder van ons krijgt er één. Eerst spelen we allemaal een machtkaart, van één tot dertien; geen getal twee keer. De hoogste begint en kiest het eerst. Maar lage kaarten brengen veel caballero’s van je provincie naar je hof, en hoge weinig of geen. Elke machtkaart gebruik je één keer.
teach-turn = Je beurt
    .text = In je beurt neem je de caballero’s die je kaart brengt, dan een actiekaart. Je mag er zoveel zetten als het getal zegt, vanuit je hof, en doen wat erop staat: caballero’s verplaatsen, naar huis sturen, iets tellen. De volgorde kies je zelf, en je mag elk deel laten.
teach-king = De Koning
    .text = Dit is de Koning. Je zet alleen in regio’s die aan de zijne grenzen. En zijn eigen regio is taboe: niets erin, niets eruit, wat een kaart ook zegt. De Koning beschermt dus wat daar staat. Elke ronde is er een kaart waarmee je hem overal heen zet.
teach-castillo = De toren
    .text = Dit is het Castillo. Je mag caballero’s altijd ook daarin doen. Iedereen ziet het, maar niemand mag erin kijken: onthoud dus wie wat heeft.
teach-general = De algemene tellingen
    .text = Na ronde drie, zes en negen wordt alles geteld. Eerst zet ieder in het geheim deze schijf op een regio. Dan gaat de toren open en wordt geteld als een regio. Dan tonen we de schijven, en je caballero’s uit de toren gaan naar de regio die je koos. Dan worden alle regio’s geteld, een voor een.
teach-end = Drie tips, en beginnen maar
    .text = Zorg dat je caballero’s op het bord komen. Verspil je hoge kaarten niet vroeg. En wees vóór een algemene telling graag laat aan de beurt. De kaarten wijzen zich vanzelf; vraag gerust. De laagste machtkaart van een ronde begint de volgende.
teach-reference = Op één pagina
teach-reference-setup = Voorbereiding: schud negen regiokaarten; de eerste zet de Koning, de volgende telkens een Grande met 2 caballero’s. 7 in elk hof, 21 in elke provincie.
teach-reference-round = Open vijf kaarten; machtkaarten om de beurt, geen getal twee keer; van hoog naar laag: caballero’s nemen, kaart nemen, zetten en actie in elke volgorde; de laagste machtkaart begint de volgende ronde.
teach-reference-place = Zetten: naast de Koningsregio of in het Castillo. Taboe: niets gaat de Koningsregio in of uit.
teach-reference-score =
    { $players-4-5 ->
        [yes] Drie plaatsen tellen.
       *[no]
            { $second-pays ->
                [yes] Twee plaatsen tellen.
               *[no] Alleen de eerste plaats telt.
            }
    } Gelijke stand: een plaats lager. Alleen eerste: +2 thuis, +2 bij de Koning.
teach-reference-general = Algemene telling na ronde 3, 6, 9: schijven in het geheim; Castillo tellen; schijven open, caballero’s verplaatsen; regio’s tellen.

## De spelregels

rules-goal = Waar het om gaat
    .text =
        Spanje, zo’n vijfhonderd jaar geleden. Je staat aan het hoofd van een adellijk huis: jij bent een __Grande__, en je ruiters, de __caballero’s__, winnen in de regio’s invloed voor je. Zo nu en dan worden regio’s geteld: wie er de meeste caballero’s heeft krijgt de meeste punten, wie daarna komt minder.
        
        { $length ->
            [full] Na negen rondes en drie algemene tellingen wint wie de meeste punten heeft.
            [short] Na zes rondes en drie algemene tellingen wint wie de meeste punten heeft.
           *[short-1995] Na zes rondes en twee algemene tellingen wint wie de meeste punten heeft.
        }
        
        Je speelt met zijn tweeën tot vijven. Bijna alles ligt open op tafel. Lastig wordt het doordat de anderen dezelfde regio’s willen, en doordat de __Koning__ sommige deuren dichtdoet en andere opent.
rules-board = Het bord
    .text =
        Op de kaart staan negen regio’s. Elke regio heeft drie getallen: de punten voor de eerste, de tweede en de derde plaats.
        
        { $regions }
        
        Het __Castillo__ is een toren naast de regio’s en is { $castillo-values } waard. Het is geen regio: staat er “regio” in een regel, dan hoort het Castillo daar niet bij.
        
        { $edition ->
            [2023]
                { $france ->
                    [yes] { NONE() }
                   *[no]
                        { $new-regency ->
                            [yes] { NONE() }
                           *[no] Frankrijk en Portugal staan wel op de kaart maar zijn geen regio’s. Daar kan niets gezet worden.
                        }
                }
           *[other] { NONE() }
        }
        { $new-regency ->
            [yes] Frankrijk en Portugal staan wel op de kaart maar zijn geen regio’s. Alleen de Koning kan erheen.
           *[no] { NONE() }
        }
        { $edition ->
            [2023] { NONE() }
           *[other]
                { $france ->
                    [yes] { NONE() }
                   *[no] Buiten de negen regio’s en het Castillo kan niets staan.
                }
        }
        { $france ->
            [yes] Frankrijk is in dit spel een regio; het heeft een eigen hoofdstuk.
           *[no] { NONE() }
        }
        
        Je caballero’s leggen één weg af: __provincie → hof → bord__. De provincie is de gezamenlijke voorraad. Het hof is wat je voor je hebt liggen. Alleen wat in je hof is, kun je zetten.
rules-set-up = Voorbereiding
    .text =
        1. Ieder heeft 30 caballero’s van een kleur, een Grande, 13 machtkaarten (1 tot en met 13) en een kiesschijf.
        2. Schud de negen regiokaarten. De eerste die je trekt zegt waar de Koning begint. Daarna komt er voor iedere speler een: dat is je __thuisregio__. Zet daar je Grande met 2 caballero’s.
        3. Neem 7 caballero’s in je hof. De andere 21 zijn in de provincie.
        4. Schud de actiekaarten van stapel 1 tot en met 4, elke stapel apart.
        { $new-regency ->
            [yes] 5. Stapel 5 bestaat uit de tien geschudde kaarten van Nieuw Regentschap.
           *[no] 5. Stapel 5 is één kaart, de Koningskaart, en die ligt er elke ronde.
        }
        6. De twee scoretegels liggen klaar naast het bord. Loot om de startfiguur.
        
        { $merged_stacks ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Stapels 2 en 3 zijn in dit spel door elkaar geschud, zodat er elke ronde vier kaarten liggen. Een kaart houdt het getal van zijn eigen stapel.
                }
           *[no] { NONE() }
        }
        { $may-merge ->
            [yes] Met drie spelers kun je afspreken stapels 2 en 3 door elkaar te schudden. Dan valt er minder te kiezen.
           *[no] { NONE() }
        }
        
        Een actiekaart, gebruikt of niet, is na zijn ronde uit het spel.
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] { NONE() }
                   *[no] Alleen de Koningskaart komt terug.
                }
        }
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] Alleen de Koningskaart en de kaart van de Kerk komen terug.
                   *[no] { NONE() }
                }
        }
        { $new-regency ->
            [yes]
                { $church ->
                    [yes] Alleen de kaart van de Kerk komt terug.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
rules-round = Een ronde
    .text =
        1. __Omdraaien.__ Leg van elke stapel actiekaarten de bovenste open.
        2. __Macht.__ Te beginnen bij wie de startfiguur heeft, speelt iedereen een machtkaart.
        3. __Beurten.__ Ieder is één keer aan de beurt, de hoogste machtkaart eerst.
        4. __Afsluiten.__ Actiekaarten die niemand nam, gaan uit het spel. Wie de laagste machtkaart speelde krijgt de startfiguur, ook als die kaart intussen weer op hand is. Alle machtkaarten van deze ronde zijn nu gebruikt.
        5. __Tellen.__ Na sommige rondes volgt een algemene telling.
        
        { $length ->
            [full] Er is een algemene telling na ronde 3, 6 en 9.
            [short] Rondes 1, 4 en 7 vallen weg; er is een algemene telling na ronde 3, 6 en 9, dus na elke tweede ronde die je speelt.
           *[short-1995] Er is een algemene telling na ronde 3 en na ronde 6. Een derde is er niet.
        }
rules-power = Machtkaarten
    .text =
        Je hebt dertien machtkaarten, en elk kun je één keer spelen. Je kaart moet anders zijn dan alles wat er deze ronde al ligt. Hij bepaalt twee dingen: hoe vroeg je aan de beurt bent (hoog is vroeg) en hoeveel caballero’s je naar je hof mag halen (laag brengt er veel).
        
        { $supply }
        
        Macht heeft dus een prijs. Met de 13 kies je als eerste een actiekaart, maar komt er niemand bij in je hof. Met de 1 krijg je wat er over is, maar wel zes nieuwe caballero’s.
rules-turn = Je beurt
    .text =
        __Eerst nemen.__
        { $must_take ->
            [yes] Haal zoveel caballero’s als op je machtkaart staan uit de provincie naar je hof. Heeft de provincie ze, dan moet het.
           *[no] Haal hoogstens zoveel caballero’s als op je machtkaart staan uit de provincie naar je hof. Minder mag.
        }
        Heeft de provincie er te weinig van jou, dan mag je aanvullen met je eigen caballero’s uit regio’s. Wat in de Koningsregio of in het Castillo zit, kun je niet nemen.
        
        __Kies dan__ een van de actiekaarten die er nog liggen. Zo’n kaart heeft twee delen.
        
        - __Zetten.__ Zet hoogstens zoveel caballero’s als het getal van de stapel uit je hof op het bord: in regio’s naast de Koningsregio of in het Castillo, verdeeld zoals je wilt.
        - __Speciale actie.__ Doe wat de kaart zegt. Je mag het helemaal overslaan. Begin je eraan, doe het dan voor zover het kan; alleen waar “hoogstens” staat, mag je minder doen. Een actie die nu niets kan veranderen, wordt niet aangeboden.
        
        Met welk deel je begint kies je zelf, maar maak het ene af voordat je aan het andere begint. Daarna kan niemand die kaart nog kiezen.
rules-king = De Koning
    .text =
        De regio waar de Koning staat is de __Koningsregio__. Daar horen drie dingen bij.
        
        - __Taboe.__ Er gaat niets in of uit: geen caballero, geen Grande, geen scoretegel, wat een kaart ook zegt. Geteld worden kan wel.
        - __Zetten__ doe je in de regio’s die eraan grenzen.
        - __Bonus.__ Wie er alleen aan kop gaat, krijgt bij een telling 2 punten extra.
        
        { $new-regency ->
            [yes] Vier kaarten van Nieuw Regentschap maken een uitzondering op het taboe: “{ $card-infiltration }”, “{ $card-entourage }”, “{ $card-competition }” en “{ $card-stand-in }”.
           *[no] Uitzonderingen op het taboe zijn er niet. De Koning gaat nooit het Castillo in of het land uit.
        }
        
        De Koning verplaatsen is het sterkste wapen in het spel: hij beschermt een meerderheid, en hij bepaalt wie er versterking krijgt.
rules-castillo = Het Castillo
    .text =
        { $edition ->
            [2023] Steeds als je caballero’s zet of verplaatst, mag je ze in het Castillo gooien, waar de Koning ook staat, tenzij de kaart het verbiedt.
           *[other] Steeds als je caballero’s zet of verplaatst, mag je ze in het Castillo gooien, waar de Koning ook staat.
        }
        { $new-regency ->
            [yes] Alleen zolang hij ernaast staat, is het dicht.
           *[no] { NONE() }
        }
        Zeg erbij hoeveel. Niemand mag erin kijken of natellen tot het geteld wordt, dus probeer het te onthouden.
        { $open-castillo ->
            [yes] In dit spel is altijd te zien hoeveel erin zitten.
           *[no] { NONE() }
        }
        
        Uit het Castillo komt alleen bij een algemene telling iets. Dan vertrekken al jouw caballero’s daaruit samen naar één regio, die je vooraf in het geheim hebt gekozen. Zo kan een regio op het laatste moment nog kantelen.
rules-scoring = Een regio tellen
    .text =
        Tel de caballero’s. De meeste is de eerste plaats, enzovoort. Wie er geen heeft, doet niet mee. Grandes tellen niet.
        { $home-advantage ->
            [yes] (Maar zie het hoofdstuk over thuisvoordeel.)
           *[no] { NONE() }
        }
        
        { $players-4-5 ->
            [yes] Met vier of vijf spelers leveren alle drie de getallen punten op.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Met drie spelers leveren alleen de eerste twee getallen punten op.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Met twee spelers levert alleen het eerste getal punten op.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Met twee spelers en de dummy leveren de eerste twee getallen punten op.
           *[no] { NONE() }
        }
        
        __Gelijke stand.__ Wie gelijk staat zakt: allemaal krijgen ze de plaats daaronder.
        { $second-pays ->
            [yes] Twee spelers gedeeld eerste krijgen allebei de punten van de tweede plaats.
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] Wie na hen komt, krijgt de plaats daar weer onder, met hoeveel ze ook gelijk staan. Voorbeeld met waarden 5/3/1: drie spelers hebben er vier, de vierde heeft er twee. De drie krijgen elk 3 punten, de vierde krijgt er 1.
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] Wie na hen komt, telt iedereen mee die voor staat. Voorbeeld met waarden 5/3/1: drie spelers hebben er vier, de vierde heeft er twee. De drie krijgen elk 3 punten; de vierde staat op de vierde plaats en krijgt niets.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes] Een gedeelde derde plaats levert niets op.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Met drie spelers levert een gedeelde tweede plaats niets op. Voorbeeld met waarden 5/3/1: twee spelers hebben er vier, de derde heeft er twee. De twee krijgen elk 3 punten, de derde krijgt niets.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Staan twee spelers gelijk, dan krijgt geen van beiden punten voor die plaats.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Met twee spelers en de dummy levert een gedeelde tweede plaats niets op. Voorbeeld met waarden 5/3/1: jij en de dummy delen de eerste plaats en je tegenstander heeft er minder. Jij krijgt 3 punten, je tegenstander niets.
           *[no] { NONE() }
        }
rules-bonuses = Bonussen en tegels
    .text =
        - __Koningsbonus:__ 2 punten extra als jij alleen aan kop gaat in de Koningsregio.
        - __Grandebonus:__ 2 punten extra als jij alleen aan kop gaat in de regio van je Grande.
        
        Ze kunnen samenvallen, en ze gelden bij elke telling. Een gedeelde eerste plaats geeft geen van beide.
        
        __Scoretegels.__ Er zijn er twee, van 8/4/0 en 4/0/0. Ze komen in het spel met “{ $card-tile }”. Een tegel vervangt de waarden van de regio of het Castillo waar hij ligt, en nergens liggen er twee. Gaat een kaart over regio’s van 4, dan geldt de waarde van dat moment: een regio met de tegel van 4 is er zo een, een regio met de tegel van 8 is er geen van 4, 5, 6 of 7.
rules-general-scoring = Een algemene telling
    .text =
        1. __Schijven.__ Wie caballero’s in het Castillo heeft, stelt in het geheim op de schijf in naar welke regio ze gaan.
        2. __Castillo.__ Het gaat open en wordt geteld zoals een regio.
        3. __Vertrek.__ De schijven gaan open. Al jouw caballero’s uit het Castillo gaan naar de regio op je schijf; splitsen kan niet.
        { $disc_may_name_king ->
            [yes] Noemde je de Koningsregio, dan gaan ze terug naar je hof.
           *[no] De Koningsregio kun je niet noemen.
        }
        4. __Regio’s.__ Alle regio’s worden geteld, in deze volgorde: { places-galicia }, { places-vasco }, { places-aragon }, { places-cataluna }, { places-vieja }, { places-nueva }, { places-sevilla }, { places-granada }, { places-valencia }.
        { $france ->
            [yes] Frankrijk komt het laatst.
           *[no] { NONE() }
        }
        
        Daarna blijven alle caballero’s staan waar ze staan.
rules-discs = Kiesschijven
    .text =
        Ook bij sommige kaarten kiezen meer spelers in het geheim een regio. Iedereen stelt zijn schijf in, en dan gaan ze samen open. Vooraf ziet niemand iets.
        
        Moeten er caballero’s terug uit de regio op je schijf, dan kun je alleen een regio noemen waar je er hebt, en niet die van de Koning. Moet je vluchten en noem je de Koningsregio, dan komen je caballero’s in je hof terecht.
        
        Op een schijf staan de negen regio’s, nooit het Castillo.
rules-veto = Het Veto
    .text =
        Wie een Vetokaart neemt, houdt die open voor zich. Hij geldt de rest van deze ronde en de hele volgende, voor één speciale actie van een ander. Het gewone zetten houd je er nooit mee tegen, de extra caballero’s die een speciale actie zet wel.
        
        { $veto_at_announcement ->
            [yes] Een speciale actie wordt aangekondigd voordat hij begint. Dan, en alleen dan, kan een veto hem tegenhouden, en gebeurt er niets van.
           *[no] Elke stap van een speciale actie wordt aangekondigd: een caballero die verplaatst wordt, een regio die geteld wordt, schijven die opengaan, een speler die moet vluchten. Ieder met een veto mag het laten gebeuren of ingrijpen, met de klok mee vanaf wie aan de beurt is. Grijpt iemand in, dan gaat die stap niet door en is de speciale actie afgelopen, maar wat al gedaan is blijft staan.
        }
        
        Een Vetokaart nemen is zelf een speciale actie, dus daar kan een veto tegen komen. Tegen een veto niet. Heb je er twee, dan gebruik je eerst de oudste.
rules-end = Het einde
    .text =
        { $length ->
            [short-1995] Na de tweede algemene telling is het spel afgelopen.
           *[other] Na de derde algemene telling is het spel afgelopen.
        }
        Wie de meeste punten heeft, wint. Bij gelijke punten deel je de plaats.
rules-cards = De actiekaarten
    .text =
        Verplaatsen is: een caballero van een willekeurige regio naar een andere brengen of in het Castillo gooien, dus niet alleen naast de Koning. Nooit uit een hof, en nooit uit het Castillo. Telt een kaart meer regio’s, dan zegt wie hem gebruikt in welke volgorde.
        { $first_places_in_order ->
            [yes] Alleen “{ $card-score-first-places }” volgt de volgorde van een algemene telling.
           *[no] { NONE() }
        }
        
        { $cards }
rules-edition-1995 = Bijzonder aan de uitgave van 1995
    .text =
        { $no-veto ->
            [yes] - Elf kaarten in elk van de stapels 1, 3 en 4; zonder de Veto’s negen in stapel 2.
           *[no] - Elf kaarten in elk van de stapels 1 tot en met 4.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] - Na een gelijke stand telt iedereen mee die voor staat; drie gedeeld eerste laten de volgende dus de vierde plaats.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] - Een vrije telling mag ook het Castillo zijn.
           *[no] { NONE() }
        }
        { $must_take ->
            [yes] - Wat de provincie heeft, moet je nemen.
           *[no] { NONE() }
        }
        { $must_return_each ->
            [yes] - “{ $card-one-of-each }”: geen tegenstander binnen bereik wordt gespaard.
           *[no] { NONE() }
        }
        { $return_two_or_one ->
            [yes] - “{ $card-disc-return-2 }”: wie geen regio met twee heeft, stuurt er één terug.
           *[no] { NONE() }
        }
        { $disc_may_name_king ->
            [yes] { NONE() }
           *[no] - Bij een algemene telling kan de schijf de Koningsregio niet noemen.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Twee spelers: alleen de eerste plaats levert punten op.
                }
           *[no] { NONE() }
        }
rules-edition-big-box = Bijzonder aan de Big Box
    .text =
        { $no-veto ->
            [yes] - Dezelfde kaarten als in 1995: elf in elk van de stapels 1, 3 en 4; zonder de Veto’s negen in stapel 2.
           *[no] - Elf kaarten in elk van de stapels 1 tot en met 4, dezelfde als in 1995.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] - Met hoeveel ze ook gelijk staan, de volgende komt maar twee plaatsen onder de plaats die ze deelden.
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] { NONE() }
           *[no] - Een vrije telling mag niet het Castillo zijn.
        }
        { $must_take ->
            [yes] { NONE() }
           *[no] - Je mag minder caballero’s nemen dan op je machtkaart staan.
        }
        { $must_return_each ->
            [yes] { NONE() }
           *[no] - “{ $card-one-of-each }”: je mag een tegenstander sparen.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Twee spelers: alleen de eerste plaats levert punten op.
                }
           *[no] { NONE() }
        }
rules-edition-2023 = Bijzonder aan de uitgave van 2023
    .text =
        - Tien kaarten in elk van de stapels 1 tot en met 4; het Veto en een paar andere komen alleen met de module Oude Rotten.
        - Drie regio’s heten anders: { places-vasco }, { places-vieja } en { places-nueva }.
        - “{ $card-place-2-into-regions }” reikt niet tot in het Castillo.
        { $return_two_or_one ->
            [yes] - Moeten er twee caballero’s terug en is er maar één, dan gaat die ene.
           *[no] { NONE() }
        }
        { $veto_at_announcement ->
            [yes]
                { $vetoes ->
                    [yes] - Een veto komt voordat een speciale actie begint, of niet.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] - Met twee spelers doet een dummy mee.
           *[no] { NONE() }
        }
rules-dummy = Twee spelers en een dummy
    .text =
        Een derde kleur, de __dummy__, doet mee zonder speler. Zijn 30 caballero’s liggen naast het bord en zijn 13 machtkaarten zijn geschud. Hij heeft geen Grande, geen hof en geen punten, maar in elke rangorde neemt hij de plaats in die hem toekomt, en hij kan een bonus in de weg zitten.
        
        { $merged_stacks ->
            [yes] - Stapels 2 en 3 zijn door elkaar geschud, zodat er elke ronde vier kaarten liggen. Een kaart houdt het getal van zijn eigen stapel.
           *[no] { NONE() }
        }
        - Na de voorbereiding vormen alle negen regiokaarten een stapel. Elke ronde begint met twee ervan: in elke getrokken regio komen 2 caballero’s van de dummy, maar niet in de Koningsregio. Na elke algemene telling wordt de stapel weer compleet gemaakt. Heeft hij geen caballero’s meer, dan wordt er niet getrokken.
        - De machtkaart van de dummy gaat open voordat je de jouwe kiest, en die waarde is bezet.
        - In zijn beurt neemt de dummy de kaart die er nog ligt met de meeste caballero’s en gooit die ongebruikt weg.
        - Hij krijgt nooit de startfiguur, en waar hij zou moeten kiezen wordt hij overgeslagen.
        - Zijn caballero’s kun je verplaatsen en terugsturen als die van een tegenstander.
rules-new-regency = Module: Nieuw Regentschap
    .text =
        Tien andere kaarten vormen stapel 5, en elke ronde gaat er een open. Gebruikt of niet, hij komt niet terug.
        
        - __De Koning in het buitenland.__ In Frankrijk of Portugal maakt hij geen regio taboe en is er geen bonus. Je zet in de regio’s die grenzen aan het land waar hij is: { places-france } grenst aan { places-vasco }, { places-aragon } en { places-cataluna }.
        - __De Koning naast het Castillo.__ Het Castillo is nu de Koningsregio. Er gaat niets in of uit, zelfs niet bij een algemene telling, en elke regio geldt als buur. Wie er alleen aan kop gaat, krijgt de Koningsbonus.
        - __Grandes in het Castillo.__ Een Grande daarbinnen kan zijn speler de Grandebonus opleveren als het Castillo geteld wordt. Die speler stelt bij de algemene telling ook zonder caballero’s in het Castillo een schijf in, en de Grande gaat naar die regio. Na “{ $card-score-castillo }” blijft hij binnen.
        - Een kaart die de Koning naar een buur brengt, begint vanaf de plek waar hij is.
rules-old-hands = Module: Oude Rotten
    .text = Je kiest welke van de vier kaarten meedoen: “{ $card-move-all-own-or-place-2-into-regions }” (stapel 1), twee Veto’s (stapel 2) en “{ $card-score-named-once }” (stapel 4). Voor elke kaart die erbij komt gaat er eerst één van die stapel uit, blind getrokken, zodat de stapels even hoog blijven.
rules-power-shift = Module: Machtsverschuiving
    .text =
        Er zijn zestien __aanpassingen__: acht van 1 en acht van 2. Ieder krijgt er drie, geeft er een door naar links en houdt de drie die hij dan heeft verborgen op hand.
        
        Bij een machtkaart mag je één aanpassing spelen en het getal erbij optellen of ervan aftrekken. Het totaal moet anders zijn dan alle totalen die er al liggen. Totalen bepalen de volgorde van de beurten en de startfiguur; je neemt de caballero’s van de machtkaart zelf.
        
        De meeste aanpassingen hebben iets extra’s. Dat mag in je beurt, na het nemen van caballero’s en voor het kiezen van een actiekaart. Een gebruikte aanpassing is weg, tenzij “{ $card-recover }” hem terughaalt.
        
        { $modifiers }
rules-home-advantage = Variant: thuisvoordeel
    .text = Je Grande telt als één caballero bij het bepalen van de plaatsen. En als je het volle aantal van de kaart in je thuisregio zet, mag je er daar nog een zetten. Die extra moet in je hof zijn, en in je thuisregio moet je op dat moment mogen zetten.
rules-move-limits = Variant: korte verplaatsingen
    .text =
        Een kaart die caballero’s verplaatst geeft zijn volle aantal alleen als elk ervan naar een buurregio of het Castillo gaat. Zodra er een verder gaat, is het aantal van de kaart in totaal 2 minder.
        { $power-shift ->
            [yes] Voor een aanpassing geldt dit niet.
           *[no] { NONE() }
        }
rules-france = Variant: Frankrijk
    .text =
        Frankrijk is een regio die grenst aan { places-vasco }, { places-aragon } en { places-cataluna }. Er zijn drie plaatsen voor elk één caballero, en elke vrije plaats mag je bezetten:
        
        - __Ambassadeur:__ 2 punten extra, steeds als Frankrijk geteld wordt.
        - __Gezant:__ 1 punt extra.
        - __Attaché:__ niets extra’s.
        
        De Koning en de Grandes komen er niet, en schijven kunnen het niet noemen.
rules-granada = Variant: onveroverd Granada
    .text =
        Granada is nog in handen van de oude heersers. De Koning en de Grandes beginnen er niet en komen er niet, en uit een hof kun je er niet zetten; caballero’s komen er door de speciale actie van een kaart of uit het Castillo. Het wordt niet geteld. Kaarten die de volste of de stilste regio zoeken, slaan het over.
        { $power-shift ->
            [yes] Ook met een aanpassing verplaats je er niets heen.
           *[no] { NONE() }
        }
        { $church ->
            [yes] Zwarte caballero’s beginnen er niet.
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] De dummy zet er geen, en zijn beurt verovert het niet.
           *[no] { NONE() }
        }
        
        Staan er aan het eind van iemands beurt 12 of meer caballero’s, dan is Granada __veroverd__: het wordt meteen geteld, met dubbele punten, en is voortaan een regio als alle andere.
rules-church = Variant: de Kerk
    .text =
        Na de voorbereiding worden nog twee regiokaarten getrokken, en in elk van die regio’s komen 2 zwarte caballero’s. Een zesde stapel is één kaart, “{ $card-church }”. Die ligt er elke ronde weer en laat je 3 caballero’s zetten.
        
        Met de speciale actie neem je het __kerkteken__; je houdt het tot een ander het neemt. Wie de kaart kiest zonder de speciale actie, laat het teken waar het is. Voor wie het heeft, tellen de zwarte caballero’s in elke meerderheid als eigen. Ook mag die speler één keer per beurt een caballero extra: een meer als er caballero’s uit de provincie komen, of een meer bij het zetten. Dat geldt vanaf het moment dat het teken is genomen. Voor alle anderen zijn de zwarte vreemd.
        
        Zwarte caballero’s gaan nooit naar het Castillo, een hof of de provincie.
        { $france ->
            [yes] En ook niet naar Frankrijk.
           *[no] { NONE() }
        }
        { $granada ->
            [yes] En ook niet naar Granada zolang het niet veroverd is.
           *[no] { NONE() }
        }
rules-open-castillo = Variant: open Castillo
    .text = Hoeveel caballero’s er in het Castillo zitten, is altijd te zien. Het spaart je geheugen en verandert geen regel.
rules-no-veto = Variant: zonder veto
    .text = Er zijn geen Vetokaarten. Er komt niets voor in de plaats.
rules-glossary = Woorden van het spel
    .text =
        - __Caballero:__ een ruiter; het stuk dat meetelt voor de meerderheid.
        - __Castillo:__ de toren; geen regio.
        - __Extra telling:__ een telling door een kaart.
        - __Grande:__ het grote stuk dat je thuisregio aanwijst.
        - __Hof:__ je eigen voorraad, van waaruit je zet.
        - __Koningsregio:__ waar de Koning staat; taboe.
        - __Provincie:__ de voorraad van alle caballero’s die niet in het spel zijn.
        - __Speciale actie:__ de tekst van een actiekaart.
        - __Startfiguur:__ wie hem heeft, speelt de eerste machtkaart van de ronde.
        - __Taboe:__ er mag niets in of uit.
        - __Terugsturen:__ een caballero weer naar de provincie brengen.
        - __Thuisregio:__ waar je Grande staat; 2 punten extra als je er alleen aan kop gaat.
        - __Verplaatsen:__ een caballero van de ene regio naar een andere brengen of in het Castillo gooien.
        - __Vreemd:__ van een ander.
        - __Zetten:__ een caballero uit je hof op het bord brengen.
terms-caballero = Een ruiter van een huis. Wie in een regio de meeste caballero’s heeft, krijgt daar de meeste punten.
    .forms = caballero, caballero’s
terms-castillo = De toren. Het is geen regio: caballero’s wachten erin, en rijden uit bij een algemene telling.
    .forms = Castillo
terms-court = De eigen voorraad van een speler. Alleen caballero’s uit het hof kun je zetten.
    .forms = hof, hoven
terms-province = De voorraad van alle caballero’s die niet in het spel zijn. Een machtkaart brengt er een paar naar het hof.
    .forms = provincie
terms-grande = Het grote stuk van een huis. Het wijst de thuisregio aan: 2 punten extra als de eigenaar er alleen aan kop gaat.
    .forms = Grande, Grandes
terms-home = Waar de Grande van een speler staat: 2 punten extra als die speler er alleen aan kop gaat.
    .forms = thuisregio, Grandebonus
terms-king = Hij staat in één regio. Je zet alleen naast hem, en wie in zijn regio alleen aan kop gaat, krijgt 2 punten extra.
    .forms = Koning
terms-kings-region = Waar de Koning staat. Die is taboe: er mag niets in of uit.
    .forms = Koningsregio
terms-taboo = Er mag niets in of uit.
    .forms = taboe
terms-power = Bepaalt de volgorde van de beurten, de hoogste eerst. Een lage kaart brengt meer caballero’s van de provincie naar het hof.
    .forms = machtkaart, machtkaarten
terms-action = Zegt hoeveel caballero’s je zet, en geeft recht op een speciale actie.
    .forms = actiekaart, actiekaarten
terms-special = Wat een actiekaart toestaat naast het zetten. Het hoeft niet, en mag voor of na het zetten.
    .forms = speciale actie, speciale acties
terms-disc = Ieder die het aangaat kiest er in het geheim een regio op; alle schijven gaan tegelijk open.
    .forms = kiesschijf, kiesschijven, schijf, schijven
terms-general = Eerst het Castillo en dan elke regio wordt geteld, na de rondes die het rondespoor toont.
    .forms = algemene telling, algemene tellingen
terms-veto = Houdt een speciale actie van een ander tegen.
    .forms = veto, veto’s
terms-tile = Ligt bij een regio en vervangt de punten die ze waard is.
    .forms = scoretegel, scoretegels
terms-modifier = Wordt bij een machtkaart gespeeld: maakt die hoger of lager, en sommige doen meer. Elk werkt één keer.
    .forms = aanpassing, aanpassingen
terms-dummy = Een derde kleur in een spel voor twee. Hij staat in de weg en bezet plaatsen, maar wint niets.
    .forms = dummy

## Fouten op de opdrachtregel

cli-no-such-option = De optie { $name } bestaat niet.
cli-no-such-command = De opdracht { $name } bestaat niet.
cli-missing = { $name } ontbreekt.
cli-bad-value = Deze waarde past niet bij { $name }: { $detail }
cli-no-value = { $name } heeft een waarde nodig.
cli-left-over = { $name } is hier te veel: zie --help.
cli-guesses = Bedoel je { $known }?
cli-whole-number = { $name } moet een heel getal zijn, niet { $value }.
cli-number = { $name } moet een getal zijn, niet { $value }.
cli-at-least = { $name } moet minstens { $least } zijn, niet { $value }.
cli-between = { $name } moet tussen { $least } en { $most } liegen, niet bij { $value }.
cli-one-of = { $name } kent alleen { $known }, niet { $value }.
cli-no-bot = De bot { $name } bestaat niet. Bekend: { $known }.
cli-either = Kies { $one } of { $other }, niet allebei.
cli-together = { $one } en { $other } horen bij elkaar.
cli-language = Onbekende taal { $name }. Bekend: { $known }.
cli-decision = Na { $at } regels begint geen beslissing. De dichtstbijzijnde beginnen na { $known }.
cli-games = Noem verslagen, of zeg met --games hoeveel partijen er gespeeld worden.
cli-no-records = { $name }: in deze map staan geen verslagen (.txt, .json).
cli-program = { $name } is een programma en spreekt voor zichzelf.
cli-no-bots = Noem minstens één bot. Bekend: { $known }.
cli-too-many-bots = Er zijn { $bots } bots voor { $seats } plaatsen.
cli-over = { $name }: deze partij is afgelopen; met --at ga je terug naar een eerdere regel.
cli-terminal = { $name } hoort bij een partij in de terminal: voeg --terminal toe.
cli-seat = De plaats { $name } bestaat niet. Plaatsen: { $known }.
cli-needs = { $name } heeft { $needed } nodig, en dat is niet geïnstalleerd. Installeer elgrande met de extra [server].
cli-host = { $name } is geen adres van deze machine ({ $why }): wijzig --host.
cli-port = Poort { $port } van { $name } is niet te gebruiken ({ $why }): kies een andere met --port of --host.
cli-origin = Een origin ziet eruit als https://club.example, niet als { $name }.
cli-options = { $reason } Wel mogelijk: { $nearest }.

## Weigeringen, naar de codes van de server, de regels en de opties

refusals-already-account = Je hebt al een account.
refusals-bad-host = Zo heet deze server niet.
refusals-bad-name = Die naam kan niet: hij is leeg, te lang, of heeft onzichtbare tekens.
refusals-bad-origin = Dat mag alleen vanaf een pagina van deze server.
refusals-bad-password = Dat wachtwoord is te kort of te lang.
refusals-bad-passkey = Deze toegangssleutel opent hier geen account. Probeer het opnieuw.
refusals-common-password = Dat wachtwoord proberen anderen het eerst. Kies een ander.
refusals-not-account = Gasten kunnen dat niet: maak eerst een account.
refusals-wrong-scope = Dit token mag dat niet.
refusals-bad-record = Dit verslag is niet te lezen, of het klopt niet.
refusals-bad-request = Dat is geen vraag die de server begrijpt.
refusals-bad-text = Die tekst kan niet: hij is leeg, te lang, of heeft onzichtbare tekens.
refusals-banned = De beheerders van deze server hebben je buitengesloten.
refusals-busy = Er gebeurt te veel aan deze tafel. Probeer het nog eens.
refusals-chat-off = De gastheer heeft de chat uitgezet.
refusals-full = De server is vol. Wacht even: lopende partijen gaan voor.
refusals-hints-off = Aan deze tafel wordt zonder hints gespeeld.
refusals-illegal = De regels staan dat nu niet toe.
refusals-impossible-options = Die keuzes gaan niet samen.
refusals-internal = Er ging hier iets mis. Probeer het nog eens.
refusals-key-reused = Dit is al voor iets anders gebruikt. Probeer het nog eens.
refusals-muted = De beheerders van deze server hebben je chat uitgezet.
refusals-name-taken = Iemand anders heeft die naam.
refusals-no-session = Zeg eerst wie je bent: als gast of met een account.
refusals-no-spectators = Aan deze tafel mag niemand toekijken.
refusals-not-admin = Dat mogen alleen de beheerders van deze server.
refusals-not-at-table = Je zit niet aan deze tafel.
refusals-not-away = Dat kan pas als iemand een poosje weg is.
refusals-not-late = Die speler heeft nog tijd.
refusals-not-rated = Deze partij kan niet meetellen: elke plaats heeft een eigen account nodig, zonder hints, en bots spelen alleen mee waar de tafel dat zegt.
refusals-not-invited = Je bent niet uitgenodigd voor dit toernooi.
refusals-not-now = Het toernooi is begonnen of afgelopen: dat kan nu niet.
refusals-not-entered = Je doet niet mee aan dit toernooi.
refusals-places-taken = Alle plaatsen in dit toernooi zijn bezet.
refusals-too-few = Een toernooi heeft minstens twee spelers nodig.
refusals-bad-address = Naar dat adres mag deze server niets sturen.
refusals-no-mail = Deze server verstuurt geen e-mail.
refusals-mail-down = De e-mail kon niet worden verstuurd: probeer het later opnieuw.
notify-turn = Je bent aan de beurt: { $title }
notify-table = Je tafel staat klaar: { $title }
notify-invited = Je bent uitgenodigd om nog eens te spelen: { $title }
notify-over = Het spel is afgelopen: { $title }
notify-mention = Je wordt genoemd in de chat: { $title }
notify-clock = Je tijd raakt op: { $title }
notify-turns = Je bent aan { $n } tafels aan de beurt
notify-news = Nieuws van { $n } tafels
notify-off = Geen mails meer: { $link }
notify-confirm = El Grande: is dit je adres?
notify-confirm-text =
    Open deze link om op dit adres te horen wanneer je aan de beurt bent. Heb je dit niet gevraagd, doe dan niets: je hoort niets meer.
    { $link }
notify-reset = El Grande: een nieuw wachtwoord
notify-reset-text =
    Open deze link binnen een half uur om een nieuw wachtwoord voor { $name } te kiezen. Heb je dit niet gevraagd, doe dan niets: het oude blijft gelden.
    { $link }
refusals-old-link = Deze link is al gebruikt of te oud. Vraag een nieuwe aan.
refusals-no-party = Alleen de computer waarop de server draait, kan hem voor het netwerk openen.
refusals-no-network = Deze computer zit in geen netwerk dat anderen kunnen gebruiken. Verbind hem en probeer het opnieuw.
refusals-bad-clock = Deze klok kan niet.
refusals-not-found = Dat is er niet.
refusals-not-host = Dat mag alleen de gastheer.
refusals-not-open = Het spel is al begonnen.
refusals-not-over = Het spel is nog niet afgelopen.
refusals-not-playing = Er wordt hier nu niet gespeeld.
refusals-not-your-seat = Die plaats is nu niet van jou.
refusals-nothing-to-confirm = Er is geen beurt van jou te bevestigen.
refusals-nothing-to-undo = Er is niets dat je kunt terugnemen.
refusals-seat-taken = Die plaats is bezet.
refusals-seats-open = Er zijn nog plaatsen vrij.
refusals-stale = De tafel ging intussen verder: kijk nog eens.
refusals-stopping = De server stopt.
refusals-too-large = Dat is te groot.
refusals-too-many = Dat ging te snel achter elkaar. Wacht even.
refusals-switched-off = De beheerder van deze server biedt dat niet aan.
refusals-switched-off-guests = Deze server is alleen voor accounts: log eerst in bij Instellingen.
refusals-switched-off-registration = Deze server neemt geen nieuwe accounts aan.
refusals-tables-waiting = Te veel van je tafels wachten op spelers: begin er eerst een, of sluit er een.
refusals-network-tables = Te veel tafels vanuit jouw netwerk wachten op spelers: doe mee aan een ervan, of probeer het later nog eens.
refusals-imported = Dit spel komt uit een verslag of stelling: zeg eerst dat je dat weet.
refusals-unavailable = De server kan nu niets bewaren. Er is niets verloren: probeer het zo weer.
refusals-undo-off = Aan deze tafel wordt niets teruggenomen.
refusals-waits-for-confirmation = Eerst moet de vorige beurt bevestigd worden.
refusals-wrong-method = Zo werkt dat niet.
refusals-password-again = Geef je wachtwoord nog een keer.
refusals-wrong-password = Naam en wachtwoord horen niet bij elkaar.
refusals-wrong-type = Dat heeft niet de goede vorm.
illegal-over = Het spel is afgelopen.
illegal-not-asked = Je hoeft nu niet te antwoorden.
illegal-not-readable = Dat antwoord is niet te lezen.
illegal-not-an-answer = Dat is geen antwoord op de vraag.
illegal-card-taken = Een ander heeft die kaart al genomen.
illegal-no-such-card = Daar ligt geen kaart open.
illegal-disc = Die regio kan je schijf niet noemen.
illegal-king-stays = De Koning staat daar al.
illegal-king = Deze kaart brengt de Koning daar niet heen.
illegal-score = Dat kun je nu niet tellen.
illegal-not-used = Zo’n gebruikte kaart heb je niet om terug te nemen.
illegal-taboo = De Koningsregio is taboe: er gaat niets in of uit.
illegal-no-such-place = Die plek is er niet in dit spel.
illegal-no-such-power = Machtkaarten gaan van 1 tot 13.
illegal-not-in-hand = Die kaart heb je niet meer.
illegal-barred = Dat getal is deze ronde al gespeeld.
illegal-modifier = Die aanpassing heb je niet, of het totaal is al gespeeld.
illegal-must-take = Wat de provincie heeft, moet je nemen.
illegal-too-many = Zoveel kun je er niet nemen.
illegal-court-empty = Je hof is leeg.
illegal-home-only = De extra caballero gaat naar je thuisregio.
illegal-castillo = Het Castillo is hiervoor gesloten.
illegal-granada = Granada is nog niet veroverd: alleen actiekaarten die verplaatsen en het Castillo leiden erheen.
illegal-occupied = Die plaats is bezet.
illegal-not-neighbour = Die regio grenst niet aan de Koningsregio.
illegal-no-such-colour = Niemand speelt hier met die kleur.
illegal-nobody-there = Zo’n caballero staat daar niet.
illegal-not-yours = Deze kaart verplaatst die caballero niet.
illegal-no-move = Verplaatsen gaat van de ene plek naar een andere.
illegal-church = Zwarte caballero’s gaan daar niet heen.
illegal-too-far = Voor zo ver zijn er te weinig verplaatsingen over.
illegal-grande = Die Grande kan daar niet heen.
illegal-no-such-tile = Er zijn alleen de tegels 8 en 4.
illegal-tile = Die tegel kan daar niet liggen.
options-players = El Grande is voor 2 tot 5 spelers.
options-module-edition = De module “{ $module }” hoort bij de uitgave van 2023, niet bij { $edition-name }.
options-hand-module = De kaart “{ $hand }” hoort bij de module Oude Rotten.
options-france-regency = Frankrijk als regio en Nieuw Regentschap sluiten elkaar uit: daar is Frankrijk het ballingsoord van de Koning.
options-no-veto-hands = Een spel zonder veto’s kan de veto’s van Oude Rotten niet hebben.
options-dummy-players = De dummy speelt mee met 2 spelers, niet met { $players }.
options-merged-players = Samengevoegde stapels zijn voor 2 of 3 spelers, niet voor { $players }.

## De browser

ui_bots_random = Willekeurig
ui_bots_greedy = Gulzig
ui_bots_search = Zoekend
ui_bots_easy = Makkelijk
ui_bots_normal = Gewoon
ui_bots_hard = Moeilijk
ui_bots_mayordomo = Mayordomo · Moeilijk, voorzichtig
ui_bots_alcaide = Alcaide · Moeilijk, dol op het Castillo
ui_bots_privado = Privado · Moeilijk, vriend van de Koning
ui_bots_expert = Expert
ui_bots_master = Meester
ui_whose_own = Eigen
ui_whose_any = Alle
ui_whose_foreign = Tegenstanders
ui_whose_mixed = Eigen + andere
ui_whose_everyone = Iedereen
ui_whose_nobody = { "" }
ui_ordinal = { $n }e
ui_rank =
    { $n ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] { $n }e
    }
ui_points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
ui_caballeros =
    { $n ->
        [one] { $n } caballero
       *[other] { $n } caballero’s
    }
ui_of = { $a } van { $b }
ui_close = Sluiten
ui_cancel = Annuleren
ui_back = Terug
ui_home = Begin
ui_loading = Laden …
ui_failed = Dat is niet gelukt.
ui_offline = De server antwoordt niet.
ui_notFound = Die pagina bestaat niet.
ui_nav_label = Hoofdmenu
ui_nav_skip = Naar de inhoud
ui_nav_start = Begin
ui_nav_tables = Tafels
ui_nav_rules = Regels
ui_nav_settings = Instellingen
ui_nav_credits = Colofon
ui_nav_privacy = Privacy
ui_start_lead = Een bordspel voor twee tot vijf. Heb de meeste caballero’s waar geteld wordt, en let op de Koning.
ui_start_playNow = Nu spelen
ui_start_playHint = Tegen bots. Zonder account.
ui_start_opponents = Tegenstanders
ui_start_level = Niveau
ui_start_newTable = Nieuwe tafel
ui_start_newHint = Uitgaven, modules, varianten, vrienden, samen achter één scherm.
ui_start_join = Meedoen
ui_start_joinHint = Open tafels, en een link van een vriend.
ui_start_logIn = Inloggen op je account
ui_start_goOn = Verder spelen
ui_start_yourTurn = jij bent aan de beurt
ui_start_youAre = Je speelt als { $name }.
ui_start_guest = Gast
ui_start_running = Nu bezig
ui_learn_title = El Grande leren
ui_learn_lead = Acht korte lessen. Stoppen kan altijd.
ui_learn_lessons = Lessen
ui_learn_begin = Beginnen
ui_learn_again = Nog eens
ui_learn_step = Stap { $n } van { $of }
ui_learn_goOn = Verder
ui_learn_finish = Volgende les
ui_learn_right = Goed.
ui_learn_solved = Opgelost!
ui_learn_tryAgain = Nog een keer
ui_learn_skip = Overslaan
ui_coach_title = Je eerste spel, met een coach
ui_coach_hint = Zes rondes, twee makkelijke bots.
ui_coach_welcome = Bij elke toren bovenaan tellen alle regio’s. Wie er de meeste caballero’s heeft, krijgt het eerste getal, de volgende het tweede.
ui_coach_start = Aan de slag
ui_coach_knows = Ik ken het spel
ui_coach_meant = Je zet: { $reasons }.
ui_coach_warn =
    { $points ->
        [one] Wacht: zo’n { $points } punt minder dan het beste.
       *[other] Wacht: zo’n { $points } punten minder dan het beste.
    }
    { $reasons ->
        [none] { "" }
       *[other] Beter: { $reasons }.
    }
ui_coach_anyway = Toch doen
ui_coach_other = Opnieuw kiezen
ui_learn_hint = Lessen, een spel met coach, puzzels.
ui_learn_more = En daarna
ui_learn_rules = Regels met plaatjes
ui_learn_rulesHint = Alle regels van jouw uitgave, met voorbeelden.
ui_puzzles_title = Puzzels
ui_puzzles_lead = Stellingen uit partijen van sterke bots, met één duidelijk beste antwoord.
ui_puzzles_today = Puzzel van de dag
ui_puzzles_streak = Dagen achter elkaar: { $n }
ui_puzzles_theme = Thema
ui_puzzles_all = Alle
ui_puzzles_last = Laatste ronde
ui_puzzles_king = De Koning
ui_puzzles_disc = De kiesschijf
ui_puzzles_scoring = Extra telling
ui_puzzles_bid = Machtkaarten
ui_puzzles_stars = Moeilijkheid { $n } van 4
ui_puzzles_solvedOf = { $a } van { $b } opgelost
ui_puzzles_next = Volgende puzzel
ui_puzzles_show = Toon het antwoord
ui_puzzles_again = Nog een keer
ui_puzzles_share = Link kopiëren
ui_puzzles_copied = Gekopieerd
ui_puzzles_marks_first = meteen opgelost
ui_puzzles_marks_later = opgelost
ui_puzzles_marks_shown = antwoord gezien
ui_try_title = Een stelling om te proberen
ui_try_hint = Je antwoordt om de beurt voor elke speler.
ui_try_show = Probeer het op het bord
ui_train_title = Trainer
ui_train_lead = Twee dingen die lastig zijn, tegen de klok.
ui_train_count = Een telling uitrekenen
ui_train_countHint = Tien plekken: wie krijgt hoeveel?
ui_train_memory = Het Castillo onthouden
ui_train_memoryHint = Zie wie erin gaat, en zeg dan hoeveel erin zitten.
ui_train_begin = Beginnen
ui_train_who = { $place }: wie krijgt hoeveel?
ui_train_enters = { $player }: { $n } in het Castillo
ui_train_inside = Hoeveel van { $player } zitten erin?
ui_train_score = { $n } van { $of } goed
ui_train_seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
ui_train_right = Goed
ui_train_was = Het was
ui_train_best = Record: { $n }
ui_teach_title = Leg het de tafel uit
ui_teach_lead = Lees dit voor aan mensen die nog nooit speelden, met het bord voor je.
ui_teach_minutes = Ongeveer { $n } minuten voorlezen
ui_teach_print = Afdrukken
ui_nav_learn = Leren
ui_editor_title = Stellingeditor
ui_editor_lead = Zet de stukken waar je ze wilt, speel vandaar verder, kijk wat het beste is en deel de stelling als link.
ui_editor_round = Ronde
ui_editor_fresh = Opnieuw beginnen
ui_editor_tools = Wat een klik op de kaart doet
ui_editor_caballero = Caballero erbij
ui_editor_less = Caballero weg
ui_editor_grande = Grande verplaatsen
ui_editor_king = Koning verplaatsen
ui_editor_tile8 = Scoretegel 8/4/0
ui_editor_tile4 = Scoretegel 4/0/0
ui_editor_colour = Van wie
ui_editor_points = Punten
ui_editor_court = Hof
ui_editor_castillo = Castillo
ui_editor_playOn = Hier verder spelen
ui_editor_advise = Wat is het beste?
ui_editor_share = Link kopiëren
ui_editor_copied = Gekopieerd
ui_editor_text = De stelling als tekst
ui_editor_show = Deze tekst tonen
ui_editor_impossible = Deze stelling kan niet.
ui_editor_editHere = Hier bewerken
ui_editor_back = Terug naar het begin
ui_editor_question = Vraag
ui_editor_asItStands = Zoals het staat
ui_editor_turn = Een beurt
ui_editor_power = Een machtkaart uitspelen
ui_editor_take = Caballero’s nemen
ui_editor_card = Een actiekaart nemen
ui_editor_part = Eerst zetten of eerst de actie
ui_editor_place = Caballero’s zetten
ui_editor_special = Speciale actie
ui_editor_bots = Tegen bots spelen
ui_make_title = Nieuwe tafel
ui_make_game = Het spel
ui_make_edition = Uitgave
ui_make_players = Spelers
ui_make_length = Lengte
ui_make_modules = Modules van 2023
ui_make_oldHands = Kaarten van Oude Rotten
ui_make_variants = Varianten
ui_make_switches = Losse regels
ui_make_switchesHint = Punten waarop de uitgaven verschillen. Elk is apart in te stellen.
ui_make_without = zonder “{ $name }”
ui_make_seats = Plaatsen
ui_make_others = Wie er nog meespelen
ui_make_rest_bots = bots
ui_make_rest_open = vrienden, via een link
ui_make_rest_me = vrienden, op dit apparaat
ui_make_me = Ik, achter dit scherm
ui_make_open = Open: iemand met de link
ui_make_bot = Bot: { $level }
ui_make_table = De tafel
ui_make_name = Naam van de tafel
ui_make_public = In de openbare lobby
ui_make_spectators = Toeschouwers mogen kijken
ui_make_hints = Hints zijn toegestaan
ui_make_undo = Stappen mogen terug
ui_make_confirm = Beurten worden aan het eind bevestigd
ui_make_create = Open de tafel
ui_make_createStart = Begin het spel
ui_make_impossible = Dit kan niet:
ui_make_mend = Neem het dichtstbijzijnde dat kan
ui_make_hotseat = Met meer plaatsen voor jou wordt het scherm doorgegeven.
ui_make_seatName = Naam van { $colour }
ui_clock_title = Klok
ui_clock_none = Geen klok
ui_clock_live = Live
ui_clock_turns = Per beurt
ui_clock_bank = Tijd per speler voor het hele spel
ui_clock_increment = Erbij voor elke voltooide beurt
ui_clock_move = Tijd voor een zet
ui_clock_seconds = { $n } s
ui_clock_minutes = { $n } min
ui_clock_hours = { $n } u
ui_clock_days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
ui_clock_night = Staat ’s nachts stil, van { $from } tot { $to } uur
ui_clock_weekends = Staat in het weekend stil
ui_clock_holiday = Staat op deze dag stil
ui_clock_add = Toevoegen
ui_clock_remove = { $day } verwijderen
ui_clock_zone = Uren en dagen zijn die van { $zone }.
ui_clock_timeUp = Als iemands tijd om is
ui_clock_bot = Een bot speelt verder tot de speler terug is
ui_clock_vote = De anderen stemmen
ui_clock_sumLive = Live: { $bank } voor het spel, { $more } erbij per beurt
ui_clock_sumBank = Live: { $bank } voor het spel
ui_clock_sumTurns = Per beurt: { $move } per zet
ui_clock_left = nog { $time }
ui_clock_due = tot { $when }
ui_clock_paused = de klok staat stil
ui_clock_up = de tijd is om
ui_clock_isUp = { $name } heeft geen tijd meer. Meer dan de helft van de anderen beslist wat er gebeurt.
ui_clock_voteBot = Een bot speelt voor { $name } ({ $votes } van { $needed })
ui_clock_voteWait = Geef { $name } meer tijd ({ $votes } van { $needed })
ui_room_title = Voor het spel
ui_room_invite = Uitnodigen
ui_room_inviteHint = Wie deze link opent, kan een vrije plaats nemen.
ui_room_copy = Kopieer de link
ui_room_copied = Gekopieerd
ui_room_onlyHere = Deze link werkt alleen op deze computer. Start voor anderen in je netwerk de server met: elgrande party
ui_room_sit = Ga hier zitten
ui_room_sitToo = Een vriend op dit apparaat
ui_room_stand = Sta op
ui_room_free = vrij
ui_room_former = Vroegere speler
ui_room_letBot = Hier speelt een bot
ui_room_setFree = Maak deze plaats vrij
ui_room_start = Begin het spel
ui_room_waitHost = De gastheer begint als iedereen er is.
ui_room_learn = Nieuw in het spel? De eerste les duurt een paar minuten.
ui_room_waitSeats =
    { $n ->
        [one] { $n } plaats is nog vrij.
       *[other] { $n } plaatsen zijn nog vrij.
    }
ui_room_closeTable = Hef de tafel op
ui_room_closeSure = Deze tafel opheffen? De plaatsen en de link zijn dan weg.
ui_room_closed = De gastheer heeft deze tafel opgeheven.
ui_room_host = Jij bent de gastheer.
ui_room_yourName = Je naam aan deze tafel
ui_room_setName = Deze naam gebruiken
ui_room_guest = gast
ui_room_account = account
ui_room_program = bot van een speler
ui_room_bot = bot
ui_room_ready = Klaar
ui_room_isReady = klaar
ui_room_notReady = Toch niet klaar
ui_room_moveHere = Deze kleur nemen
ui_room_letBots = Bots op alle vrije plaatsen
ui_room_share = Delen
ui_room_shareText = Er is een plaats voor je vrij aan onze tafel van El Grande: { $title }
ui_room_allReady = Iedereen is klaar.
ui_room_talk = Chat
ui_room_imported = Dit spel komt uit een verslag of stelling: de gastheer kan elk geheim erin kennen. Het telt nergens voor mee.
ui_room_importedAsk = De gastheer kan elke verborgen kaart van dit spel al hebben gelezen: machtkaarten, schijven, wat er in de stapels zit. Wil je toch meespelen?
ui_room_importedYes = Toch meespelen
ui_room_importedNo = Liever niet
ui_notify_title = Meldingen
ui_notify_lead = Waar wil je het horen als je aan de beurt bent en hier niet bent?
ui_notify_browser = Een browser
ui_notify_addBrowser = Meld het in deze browser
ui_notify_mail = E-mail
ui_notify_mailSent = Open de link in de mail die we daarheen stuurden.
ui_notify_unconfirmed = nog niet bevestigd: open de link in de mail
ui_notify_chat = In een chat
ui_notify_shape = Chat
ui_notify_hook = Adres van de webhook
ui_notify_discord = Discord
ui_notify_slack = Slack
ui_notify_matrix = Matrix
ui_notify_hosts = Deze server bereikt: { $hosts }
ui_notify_add = Toevoegen
ui_notify_remove = Verwijderen
ui_notify_kinds = Wanneer
ui_notify_turn = Ik ben aan de beurt
ui_notify_table = Mijn tafel in een toernooi staat klaar
ui_notify_invited = Ik ben uitgenodigd om nog eens te spelen
ui_notify_over = Een spel is afgelopen
ui_notify_mention = Iemand schrijft @ en mijn naam in de chat
ui_notify_clock = Mijn tijd raakt op
ui_notify_quiet = Nooit ’s nachts, van { $from } tot { $to } uur
ui_notify_confirmed = Dank je: vanaf nu hoor je hier wanneer je aan de beurt bent.
ui_notify_ended = Je krijgt deze mails niet meer.
ui_notify_next = Volgend spel
ui_notify_waiting =
    { $n ->
        [one] { $n } tafel wacht op je
       *[other] { $n } tafels wachten op je
    }
ui_party_open = Hier met vrienden spelen
ui_party_hint = Opent deze server voor je netwerk: vrienden doen mee op hun eigen apparaat.
ui_party_join = Vrienden in je netwerk openen een van deze adressen, of scannen de code:
ui_party_firewall = Gaat de pagina bij hen niet open: zitten ze in hetzelfde netwerk, niet in een gastnetwerk? Anders houdt een firewall deze computer dicht: laat Python toe als het systeem erom vraagt.
ui_party_next = Open nu een tafel
ui_tables_title = Tafels
ui_tables_mine = Mijn tafels
ui_tables_none = Je zit nog aan geen tafel.
ui_tables_finished = Gespeelde partijen
ui_tables_all = Alle { $n } tonen
ui_tables_gone = Deze tafel bestaat niet. Misschien is ze verwijderd, of ontbreekt een deel van de link.
ui_tables_lobby = Open voor iedereen
ui_tables_noLobby = Nu is er geen openbare tafel. Open er een!
ui_tables_noMatch = Zo’n openbare tafel is er nu niet.
ui_tables_join = Vrije plaatsen
ui_tables_running = Bezig
ui_tables_any = Alle
ui_tables_pace = Tempo
ui_tables_bots = Bots
ui_tables_noBots = Geen bots
ui_tables_clear = Alles tonen
ui_tables_byLink = Meedoen met een link
ui_tables_link = Link of nummer van de tafel
ui_tables_go = Ga erheen
ui_tables_badLink = Dat is geen link naar een tafel hier.
ui_tables_status_open = wacht op spelers
ui_tables_status_playing = aan de gang
ui_tables_status_over = afgelopen
ui_tables_status_closed = opgeheven
ui_tables_full = kan beginnen
ui_tables_round = ronde { $n }
ui_tables_won = gewonnen
ui_tables_toMove = aan de beurt
ui_tables_imported = geïmporteerd
ui_tables_importedHint = Uit een verslag of stelling: spelers konden de geheimen kennen, dus telt het nooit voor een rating.
ui_tables_importTitle = Een opgeschreven spel
ui_tables_importHint = Plak een verslag, als JSON of als tekst, om het te bekijken of verder te spelen.
ui_tables_importGo = Open het
ui_profile_mine = Mijn profiel
ui_profile_unknown = Zo’n speler is er niet, of het profiel is verborgen.
ui_profile_since = Hier sinds { $date }
ui_profile_games = Partijen
ui_profile_wins = Gewonnen
ui_profile_none = Nog geen voltooide partij. Na de eerste staan hier de cijfers.
ui_profile_counted = Partijen uit een verslag tellen niet mee, en ook niet die waarin één persoon meerdere plaatsen speelt.
ui_profile_results = Resultaten
ui_profile_edition = Uitgave
ui_profile_players = Spelers
ui_profile_average = Punten per partij
ui_profile_place = Gemiddelde plaats
ui_profile_opponents = Tegenstanders
ui_profile_opponent = Tegenstander
ui_profile_ahead = Ervoor geëindigd
ui_profile_behind = Erachter geëindigd
ui_profile_others = Gasten en spelers zonder profiel
ui_profile_sources = Waar de punten vandaan komen
ui_profile_perGame = Punten per partij
ui_profile_source_regions = Regio’s
ui_profile_source_castillo = Castillo
ui_profile_source_special = Tellingen door kaarten
ui_profile_source_king = Koningsbonus
ui_profile_source_home = Grandebonus
ui_profile_source_france = Frankrijk
ui_profile_regions = Beste regio’s
ui_profile_power = Machtkaarten per ronde
ui_profile_powerHint = Hoe sterker de kleur van een vak, hoe vaker deze kaart in deze ronde gespeeld is.
ui_profile_powerCell = Kaart { $card } in ronde { $round }: { $n }
ui_profile_card = Kaart
ui_profile_round = Ronde
ui_profile_latest = Laatste partijen
ui_profile_date = Datum
ui_profile_points = Punten
ui_profile_rank = { $rank } van { $of }
ui_profile_finish = Plaats
ui_profile_game = Partij
ui_profile_private = Een tafel die niet openbaar is
ui_profile_hidden = Alleen jij ziet deze pagina.
ui_profile_hide = Mijn profiel voor anderen verbergen
ui_settings_title = Instellingen
ui_settings_language = Taal
ui_settings_light = Licht
ui_settings_theme_auto = als het systeem
ui_settings_theme_light = dag
ui_settings_theme_dark = kaars
ui_settings_motion = Beweging
ui_settings_motions_auto = als het systeem
ui_settings_motions_less = geen
ui_settings_pace = Zetten van de anderen
ui_settings_paces_calm = rustig
ui_settings_paces_quick = vlot
ui_settings_paces_instant = meteen
ui_settings_sound = Geluid
ui_settings_on = Aan
ui_settings_off = Uit
ui_settings_volume = Volume
ui_settings_pieces = Caballero’s
ui_settings_figures = Figuren
ui_settings_plain = Eenvoudig
ui_settings_who = Wie je bent
ui_settings_name = Naam
ui_settings_password = Wachtwoord
ui_settings_guestHint = Je bent gast: deze browser onthoudt je. Met een wachtwoord kun je overal terugkomen.
ui_settings_nobodyHint = Je hebt nog geen naam: bij je eerste spel word je gast met deze.
ui_settings_beGuest = Neem deze naam
ui_settings_register = Maak er een account van
ui_settings_logIn = Inloggen
ui_settings_logOut = Uitloggen
ui_settings_oldPassword = Huidig wachtwoord
ui_settings_wrongPassword = Dat is niet je wachtwoord.
ui_settings_newPassword = Nieuw wachtwoord
ui_settings_change = Wachtwoord wijzigen
ui_settings_endOthers = Overal elders uitloggen
ui_settings_ended =
    { $n ->
        [0] Je was alleen hier ingelogd.
        [one] { $n } andere sessie is beëindigd.
       *[other] { $n } andere sessies zijn beëindigd.
    }
ui_settings_myData = Mijn gegevens meenemen
ui_settings_delete = Mijn account verwijderen
ui_settings_deleteHint = Dit kan niet ongedaan worden gemaakt. Je naam, wachtwoord, e-mailadres, sessies en profiel verdwijnen, en ook je partijen tegen bots. Partijen met anderen blijven, net als wat je daar in de chat schreef, maar zonder je naam: je heet daar “Vroegere speler”, en een bot speelt voor je verder.
ui_settings_deleteNow = Definitief verwijderen
ui_settings_forgot = Wachtwoord vergeten?
ui_settings_passkeys = Toegangssleutels
ui_settings_passkeysHint = Log in met de vingerafdruk, het gezicht of de pincode van dit apparaat in plaats van je naam en wachtwoord.
ui_settings_passkeyAdd = Toegangssleutel toevoegen
ui_settings_passkeyLogIn = Inloggen met een toegangssleutel
ui_reset_title = Een nieuw wachtwoord
ui_reset_lead = Vul je naam of je e-mailadres in. Hoort daar een account met een bevestigd adres bij, dan gaat er een link naartoe.
ui_reset_who = Naam of e-mailadres
ui_reset_send = Stuur me een link
ui_reset_sent = Bestaat er zo’n account met een bevestigd e-mailadres, dan is de link onderweg. Hij werkt een half uur.
ui_reset_noMail = Deze server verstuurt geen e-mail. De beheerders kunnen je een nieuw wachtwoord geven.
ui_reset_set = Wachtwoord instellen
ui_reset_done = Je wachtwoord is gewijzigd. Je bent hier ingelogd, en nergens anders.
ui_settings_sessions = Waar je bent ingelogd
ui_settings_here = deze sessie
ui_settings_unknownDevice = Onbekend apparaat
ui_settings_seen = laatst gebruikt { $when }
ui_settings_begun = sinds { $when }
ui_settings_end = Uitloggen
ui_settings_account = Ingelogd als { $name }.
ui_settings_keys = Toetsen
ui_bots_title = Bots
ui_bots_hint = Programma’s van jou die hier meespelen zoals mensen. Elk heeft een naam en tokens; iedereen ziet dat het een bot is.
ui_bots_name = Naam van de bot
ui_bots_make = Bot maken
ui_bots_note = Waar het token voor is
ui_bots_scope_read = tafels zien
ui_bots_scope_play = spelen
ui_bots_scope_chat = chatten
ui_bots_token = Nieuw token
ui_bots_once = Kopieer het nu: het wordt maar één keer getoond.
ui_bots_revoke = Intrekken
ui_bots_used = laatst gebruikt op { $day }
ui_bots_never = nog niet gebruikt
ui_make_rated = Ranglijst
ui_make_ratedNo = telt niet mee
ui_make_ratedYes = telt mee: mensen onder elkaar
ui_make_ratedMixed = telt mee: ook met bots
ui_ladder_mark = telt mee
ui_ladder_title = Ranglijst
ui_ladder_people = Mensen
ui_ladder_bots = Partijen met bots
ui_ladder_hint = Een rating en hoe onzeker die is (één standaardafwijking). De volgorde is wat een speler minstens waard is: de rating min drie afwijkingen.
ui_ladder_season = Seizoen
ui_ladder_first = vanaf het begin
ui_ladder_player = Speler
ui_ladder_rating = Rating
ui_ladder_games = Partijen
ui_ladder_wins = Gewonnen
ui_ladder_none = Nog geen partijen die meetellen. Kies bij een nieuwe tafel onder “Ranglijst” dat de partij meetelt.
ui_ladder_begin = Seizoen beginnen
ui_ladder_seasonName = Naam van het seizoen
ui_cup_title = Toernooien
ui_cup_none = Op dit moment zijn er geen toernooien.
ui_cup_new = Nieuw toernooi
ui_cup_name = Naam van het toernooi
ui_cup_rounds = Rondes
ui_cup_size = Spelers per tafel
ui_cup_entry = Wie mag meedoen
ui_cup_entries_open = iedereen
ui_cup_entries_link = wie de link heeft
ui_cup_entries_list = wie ik uitnodig
ui_cup_names = Namen van hun accounts, met komma’s ertussen
ui_cup_guests = Ook gasten mogen meedoen
ui_cup_fill = Als de tafels niet vol raken
ui_cup_fills_bots = bots nemen de vrije plaatsen
ui_cup_fills_byes = sommigen zijn vrij
ui_cup_fills_smaller = sommige tafels zijn kleiner
ui_cup_begins = Begin (leeg: wanneer jij het zegt)
ui_cup_pause = Pauze tussen de rondes
ui_cup_noPause = geen
ui_cup_deadline = Langste tijd voor een ronde
ui_cup_noDeadline = geen grens
ui_cup_deadlineHint = Daarna speelt een bot verder voor wie zijn tafel laat wachten.
ui_cup_create = Toernooi maken
ui_cup_status_open = inschrijving open
ui_cup_status_pause = pauze
ui_cup_status_over = afgelopen
ui_cup_status_cancelled = afgelast
ui_cup_roundOf = ronde { $n } van { $all }
ui_cup_players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
ui_cup_allRounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
ui_cup_tablesOf = tafels van { $n }
ui_cup_host = Gastheer: { $name }
ui_cup_starts = Begint { $when }
ui_cup_next = Volgende ronde { $when }
ui_cup_until = Deze ronde duurt hoogstens tot { $when }.
ui_cup_won = Winnaar: { $names }
ui_cup_enter = Meedoen
ui_cup_leave = Toernooi verlaten
ui_cup_leaveSure = Weggaan? Een bot neemt je spel over.
ui_cup_back = Volgende ronde weer meespelen
ui_cup_outHint = Je doet niet meer mee: je bent gestopt, of een bot moest je spel afmaken.
ui_cup_entered = Je doet mee.
ui_cup_invitedYou = Je bent uitgenodigd.
ui_cup_needAccount = Om mee te doen heb je een account nodig: maak het bij Instellingen.
ui_cup_mayNot = Toernooien worden gemaakt door de beheerders van deze server en, als zij dat toestaan, door spelers met een account.
ui_cup_ready = Je tafel staat klaar
ui_cup_toTable = Naar je tafel
ui_cup_rest = Deze ronde ben je vrij.
ui_cup_begin = Nu beginnen
ui_cup_beginNext = Volgende ronde beginnen
ui_cup_cancel = Toernooi afgelasten
ui_cup_cancelSure = Het toernooi voorgoed afgelasten?
ui_cup_deleteSure = Dit toernooi verwijderen? De partijen blijven.
ui_cup_lead = Voor de gastheer
ui_cup_invite = Op naam uitnodigen
ui_cup_inviteHint = Wie deze link heeft, kan meedoen.
ui_cup_remove = { $name } uitsluiten
ui_cup_removeSure = { $name } uitsluiten? Een bot neemt een lopende partij over.
ui_cup_isInvited = uitgenodigd
ui_cup_out = gestopt
ui_cup_standing = Stand
ui_cup_points = Punten
ui_cup_opponents = Tegenstanders
ui_cup_margin = Voorsprong
ui_cup_hint = Een punt voor elke tegenstander die je aan tafel achter je laat, een half bij een gelijke stand; vrij zijn telt { $bye }. Bij gelijke punten: meer overwinningen, dan het gemiddelde van de tegenstanders, dan de voorsprong in spelpunten op het gemiddelde van de tafel.
ui_cup_round = Ronde { $n }
ui_cup_table = Tafel { $n }
ui_cup_byes = Vrij: { $names }
ui_cup_gone = telt als vrij
ui_cup_toTournament = Naar het toernooi
ui_credits_title = Colofon
ui_credits_fans = Een onofficieel project van liefhebbers, zonder band met de auteurs of uitgevers van El Grande. Het bevat geen beelden en geen teksten van het oorspronkelijke spel. Koop het, dan weet je wat er zo goed aan is.
ui_credits_map = De kaart is getekend naar echte geografie: provinciegrenzen © Instituto Geográfico Nacional de España, CC BY 4.0, bewerkt (samengevoegd tot negen regio’s, vereenvoudigd), via het pakket es-atlas (MIT).
ui_credits_fonts = Letters: Alegreya SC en Alegreya Sans van Juan Pablo del Peral, SIL Open Font Licence 1.1.
ui_credits_code = Gemaakt met Svelte. Alle licenties worden met het programma meegeleverd:
ui_credits_licences = Licenties
ui_admin_title = Beheer
ui_admin_about = Over
ui_admin_reports = Klachten
ui_admin_noReports = Geen open klachten.
ui_admin_settle = Afgehandeld
ui_admin_tables = Tafels
ui_admin_rename = Hernoemen
ui_admin_close = Sluiten
ui_admin_delete = Verwijderen
ui_admin_sure = Deze tafel met partij en chat verwijderen?
ui_admin_sureClose = Deze tafel sluiten? De partij eindigt zonder uitslag.
ui_admin_surePassword = { $name } een nieuw wachtwoord geven? Alle sessies van het account eindigen.
ui_admin_newTitle = Nieuwe titel
ui_admin_sanctions = Uitsluitingen en dempingen
ui_admin_account = Account
ui_admin_address = Adres
ui_admin_mute = Dempen
ui_admin_ban = Uitsluiten
ui_admin_lift = Opheffen
ui_admin_password = Nieuw wachtwoord
ui_admin_who = Naam, id of adres
ui_admin_days = Dagen (0: tot het wordt opgeheven)
ui_admin_note = Reden
ui_admin_audit = Wat er is gedaan
ui_admin_until = tot { $when }
ui_admin_grant = Beheerder gemaakt
ui_admin_revoke = Geen beheerder meer
ui_admin_season = Nieuw seizoen
ui_admin_tournament = Toernooi
ui_admin_begin = Begonnen
ui_admin_cancel = Afgelast
ui_admin_invite = Speler uitgenodigd
ui_admin_remove = Speler verwijderd
ui_admin_console = Opdrachtregel
ui_privacy_title = Privacy
ui_privacy_host = Deze server wordt beheerd door { $name }.
ui_privacy_contact = Contact: { $contact }
ui_privacy_kept = Deze server bewaart de naam die je opgeeft, je partijen en wat je in de chat schrijft. Van een wachtwoord bewaart hij alleen een hash, waaruit niemand het kan aflezen. De enige cookie zegt wie je bent; geen andere site komt iets te weten.
ui_privacy_address = Je internetadres dient om de rekentijd eerlijk te verdelen en wordt niet bewaard, tenzij de beheerders het uitsluiten; een tafel bewaart een code die alleen toont welke tafels vanuit hetzelfde netwerk zijn geopend.
ui_privacy_channels = Wil je een bericht krijgen, dan bewaart hij het e-mailadres, de browser of de chat die je opgeeft tot je die verwijdert. Berichten noemen tafels en niets van een partij.
ui_privacy_public = Iedereen kan het profiel en de ratings van een account zien, tenzij je ze in je profiel verbergt; wie aan een toernooi meedoet, is altijd zichtbaar.
ui_privacy_logs = De logboeken bevatten geen namen, teksten, kaarten of adressen.
ui_privacy_yours = Onder “Instellingen” kun je je gegevens meenemen en je account verwijderen.
ui_privacy_keptFor = Hoe lang
ui_privacy_always = tot de beheerders het verwijderen
ui_privacy_openTables = Tafels waaraan nooit is begonnen
ui_privacy_guests = Gasten die aan geen tafel zitten
ui_privacy_chat = Chat
ui_privacy_reports = Klachten bij de beheerders
ui_privacy_answers = Antwoorden voor browsers die twee keer vragen
ui_privacy_games = Partijen, en accounts met partijen
ui_rules_title = Regels
ui_rules_search = Zoek in de regels
ui_rules_contents = Inhoud
ui_rules_nothing = Niets gevonden.
ui_rules_found =
    { $n ->
        [one] { $n } hoofdstuk
       *[other] { $n } hoofdstukken
    }
ui_rules_edition = Uitgave
ui_rules_with = Met
ui_table_map = Kaart van Spanje
ui_table_players = Spelers
ui_table_cards = Actiekaarten
ui_table_log = Verslag
ui_table_chat = Chat
ui_table_tabs_cards = Kaarten
ui_table_tabs_players = Spelers
ui_table_tabs_log = Verslag
ui_table_tabs_map = Kaart
ui_table_panes = Vensters
ui_table_more = Meer
ui_table_round = Ronde { $n }
ui_table_turnOrder = Beurtvolgorde
ui_table_generalScoring = algemene telling
ui_table_scores = Punten
ui_table_enlarge = Vergroot de kaart
ui_table_light = Licht: { $now }
ui_table_leave = Verlaat de tafel
ui_table_boardText = Het bord in woorden
ui_table_replay = Terugkijken
ui_table_rulebook = Regels van dit spel
ui_table_spectator = Je kijkt toe.
ui_table_waiting = Wachten
ui_table_asked = Wat er gevraagd wordt
ui_table_catchUp = Sla over
ui_table_resign = Laat een bot voor mij spelen
ui_table_comeBack = Neem mijn plaats terug
ui_table_botPlays = Een bot speelt voor je.
ui_table_away = { $name } is weg.
ui_table_idle = { $name } laat het spel al lang wachten.
ui_table_standIn = Laat een bot spelen voor { $name }
ui_table_sureStandIn = Een bot speelt verder voor { $name }, die de plaats altijd kan terugnemen. Dat mag als iemand een minuut weg is.
ui_table_sureResign = Een bot speelt voor je verder. Je kunt je plaats altijd terugnemen.
ui_table_chatOn = Zet de chat aan
ui_table_chatOff = Zet de chat uit
ui_player_you = jij
ui_player_bot = bot
ui_player_start = Start
ui_player_startPlayer = Startspeler
ui_player_veto = Veto
ui_player_vetoUntil = Veto, geldig tot en met ronde { $round }
ui_player_church = Kerk
ui_player_choosing = kiest
ui_player_ready = klaar
ui_player_here = verbonden
ui_player_away = weg
ui_player_summary =
    { $points ->
        [one] { $name }, { $points } punt
       *[other] { $name }, { $points } punten
    }
ui_player_home = Thuisregio
ui_player_noPower = Nog geen machtkaart
ui_player_power =
    { $turn ->
        [0] Machtkaart { $value }
       *[other] Machtkaart { $value }, als { $turn }e aan de beurt
    }
ui_player_powerCards = Machtkaarten
ui_player_yourPower = Je machtkaarten
ui_player_powerCard = Machtkaart
ui_player_brings = brengt er { $n } naar het hof
ui_player_none = geen
ui_player_state_now = nu gespeeld
ui_player_state_used = gebruikt
ui_player_state_hand = in de hand
ui_player_state_gone = gebruikt
ui_player_state_maybe = misschien teruggenomen
ui_player_caballeros = Caballero’s
ui_player_province = Provincie: nog niet beschikbaar
ui_player_court = Hof: klaar om te zetten
ui_player_map = Op de kaart
ui_player_path_province = provincie
ui_player_path_court = hof
ui_player_path_map = kaart
ui_player_modifiers = Aanpassingen
ui_player_dummy =
    { $power ->
        [0] Machtkaart –, nog { $supply }
       *[other] Machtkaart { $power }, nog { $supply }
    }
ui_player_hidden = { $n } verborgen
ui_player_played = gespeeld: { $modifiers }
ui_card_placeUpTo = Zet er hoogstens
ui_card_takenBy = genomen door
ui_card_reconstructed = gereconstrueerd
ui_card_reconHint = Geen regelboek dat we hebben drukt dit af; het is gereconstrueerd.
ui_card_about = Meer over “{ $name }”
ui_card_take = Neem deze kaart
ui_card_says = “{ $name }”: { $text }
ui_card_inUse = in gebruik
ui_card_marks_all = alle
ui_card_marks_each = elk
ui_card_example = Voorbeeld
ui_card_exampleMark = Voorbeeld:
ui_card_know = Goed om te weten
ui_card_inRules = Zoek het op in de regels
ui_card_whose = Wiens caballero’s
ui_card_number =
    { $n ->
        [one] Zet hoogstens { $n } caballero naast de Koning of in het Castillo.
       *[other] Zet hoogstens { $n } caballero’s naast de Koning of in het Castillo.
    }
ui_card_taken = { $name } heeft deze kaart genomen.
ui_ask_undo = Laatste stap terug
ui_ask_confirm = Bevestig de beurt
ui_ask_confirmAsk = Dat was je beurt. Bevestig, of neem een stap terug.
ui_ask_lastStep = Laatste stap: { $step }.
ui_ask_confirmWait = { $name } bevestigt de beurt.
ui_ask_putBack = Zet hem terug
ui_ask_chooseAgain = Kies opnieuw
ui_ask_take =
    { $n ->
        [0] Neem er geen
       *[other] Neem er { $n }
    }
ui_ask_fewer = of minder:
ui_ask_donePlacing = Klaar met zetten
ui_ask_done = Klaar
ui_ask_skipSpecial = Klaar, zonder die actie
ui_ask_skip = Sla over
ui_ask_place = Zet caballero’s
ui_ask_placeUpTo = Zet er hoogstens { $n }
ui_ask_takes = “{ $name }” nemen en er hoogstens { $n } zetten?
ui_ask_rest =
    { $n ->
        [2] Beide naar { $place }
       *[other] Alle { $n } naar { $place }
    }
ui_ask_special = Speciale actie
ui_ask_either1 = Verplaats eigen caballero’s
ui_ask_either2 = Zet caballero’s
ui_ask_fromCourt = Uit je hof
ui_ask_allow = Sta deze stap toe
ui_ask_allowRest = Sta de hele actie toe
ui_ask_veto = Veto: houd tegen
ui_ask_allowRound = Deze ronde alles toestaan
ui_ask_askAgain = Vraag me weer bij elke stap
ui_ask_standing = Je laat deze ronde alles toe.
ui_ask_playPower = Speel de { $n }
ui_ask_whichPower = Tik op een kaart om te kijken, nog eens om te spelen.
ui_ask_noModifier = geen aanpassing
ui_ask_withModifier = De { $n }: alleen, of met een aanpassing?
ui_ask_withModifierMore = Het totaal bepaalt de volgorde van de beurten. Je neemt de caballero’s van de { $n } zelf. Een aanpassing geldt één keer.
ui_ask_whose = Wiens caballero uit { $place }?
ui_ask_whereTo =
    { $owner ->
        [none] Een caballero van jou uit { $place }: waarheen?
       *[other] Een caballero van { $owner } uit { $place }: waarheen?
    }
ui_ask_mayGo = Open: { $places }.
ui_ask_mayGoBut =
    { $castillo ->
        [yes]
            { $closed ->
                [none] Elke regio, of het Castillo.
               *[other] Elke regio behalve { $closed }, of het Castillo.
            }
       *[no]
            { $closed ->
                [none] Elke andere regio.
               *[other] Elke andere regio behalve { $closed }.
            }
    }
ui_ask_grandeTo = De Grande van { $owner }: waarheen?
ui_ask_tileTo = De scoretegel { $tile }: waarheen?
ui_ask_drag = Tik op een regio, of sleep van hier.
ui_ask_court = Je hof
ui_ask_setDisc = Zet de schijf
ui_ask_discFirst = Kies eerst een regio.
ui_ask_disc = Kiesschijf
ui_ask_discBarred = de Koningsregio: mag niet
ui_ask_discCourt = de Koningsregio: naar het hof
ui_ask_lookAtMap = Kijk op de kaart
ui_ask_discSet = Je schijf staat. Wachten op de anderen.
ui_ask_over = Het spel is afgelopen.
ui_ask_change = Bij telling nu
ui_ask_sent = Versturen …
ui_ask_rule = Regel
ui_ask_wholeRules = Alle regels van dit spel
ui_why_title = Nu niet
ui_why_notAsked = Je hoeft nu niet te antwoorden.
ui_why_king = De Koning staat hier: niets komt zijn regio in of uit.
ui_why_neighbour = Je zet naast de Koning, en dit grenst niet aan { $king }.
ui_why_nobody = Hier staat geen caballero die je mag nemen.
ui_why_other = Deze plek is geen antwoord op de vraag.
ui_why_powerPlayed = Iemand heeft dit getal al gespeeld.
ui_why_granada = Granada is nog niet veroverd: uit een hof komt hier geen caballero.
ui_place_worth = Waard
ui_place_byTile = , door een scoretegel
ui_place_locked = De Koning staat hier: niets komt erin of eruit.
ui_place_secret = De aantallen zijn geheim tot een telling. Je ziet alleen de jouwe.
ui_place_own = { $n } van jou erin
ui_place_inside = erin
ui_place_announced = Aangekondigd sinds de laatste opening
ui_place_player = Speler
ui_place_caballeros = Caballero’s
ui_place_ifScored = Bij telling nu
ui_place_nobody = In { $place } staat niemand.
ui_place_homeOf = Thuisregio van { $names }.
ui_place_neighbours = Buren: { $names }.
ui_place_kings = de Koningsregio
ui_place_grandeOf = Grande van { $name }
ui_place_describeWorth =
    { $tile ->
        [yes] waard { $values } door een scoretegel
       *[no] waard { $values }
    }
ui_place_nobodyHere = niemand
ui_place_change = { $n } voor jou bij telling nu
ui_place_space =
    { $bonus ->
        [0] Frankrijk, { $name }
       *[other] Frankrijk, { $name }: { $bonus } extra als Frankrijk geteld wordt
    }
ui_place_free = vrij
ui_place_unconquered = Nog niet veroverd: { $n } van 12 caballero’s.
ui_now_title = Bij telling nu
ui_now_all = Alle regio’s
ui_now_region = Regio
ui_now_change = sinds het begin van je beurt
ui_log_title = Wat er gebeurde
ui_log_tab = Verslag
ui_log_since = Sinds mijn laatste beurt
ui_log_sinceTab = Sinds mijn beurt
ui_log_nothing = Nog niets.
ui_log_breakdown = Toon de telling
ui_log_times = { $n } keer
ui_log_only = Regels van één speler
ui_log_onlyOf = Alleen { $name }
ui_chat_title = Chat
ui_chat_say = Zeg iets
ui_chat_send = Stuur
ui_chat_off = De gastheer heeft de chat uitgezet.
ui_chat_none = Nog niemand heeft iets gezegd.
ui_report_line = melden
ui_report_title = Een probleem melden
ui_report_who = Om wie gaat het?
ui_report_table = De tafel
ui_report_text = Wat is er gebeurd?
ui_report_hint = Alleen de beheerders van deze server lezen het, met de laatste regels van de chat.
ui_report_send = Naar de beheerders sturen
ui_report_sent = Dank je. De beheerders van deze server kijken ernaar.
ui_scoring_general = Algemene telling na ronde { $round }
ui_scoring_special = Telling
ui_scoring_place = Plek
ui_scoring_total = Totaal
ui_scoring_kings = Koningsbonus
ui_scoring_home = Grandebonus
ui_scoring_numbers = Punten: goud voor plaats 1, zilver voor 2, brons voor 3. Het kleine getal telt caballeros.
ui_scoring_legend = K: met de Koningsbonus van 2. G: met de Grandebonus van 2.
ui_scoring_cell = { $rank } met { $number }
ui_scoring_goOn = Verder
ui_scoring_earlier = Vorige telling
ui_scoring_later = Volgende telling
ui_scene_label = Wat er gebeurt
ui_scene_kinds_setup = Voorbereiding
ui_scene_kinds_bidding = Machtkaarten
ui_scene_kinds_turn = Beurt
ui_scene_kinds_general = Algemene telling
ui_scene_kinds_end = Het einde
ui_scene_turnOf = Beurt van { $name }
ui_scene_places = { $name } zet { $parts }.
ui_scene_inPlace = { $n } in { $place }
ui_scene_moves = { $name } verplaatst { $whose } van { $from } naar { $to }.
ui_scene_flee = Uit { $from } vluchten er { $whose } naar { $to }.
ui_scene_goBack = Terug uit { $from } naar { $to }: { $parts }.
ui_scene_own =
    { $n ->
        [one] { $n } eigen caballero
       *[other] { $n } eigen caballero’s
    }
ui_scene_yours = { $n } van jou
ui_scene_others = { $n } van { $name }
ui_scene_tower =
    { $rides ->
        [none] Het Castillo gaat open.
       *[other] Het Castillo gaat open. { $rides }.
    }
ui_scene_rides = { $name }: { $n } naar { $place }
ui_scene_scored = { $place } wordt geteld.
ui_scene_alone = { $name } is { $rank } met { $number }
ui_scene_tie =
    { $points ->
        [0] { $names } delen de { $would } plaats met { $number }: geen punten
       *[other] { $names } delen de { $would } plaats met { $number }: elk krijgt de { $takes }, { $points }
    }
ui_scene_noBonus = geen bonus bij een gelijke stand
ui_scene_kings = Koningsbonus { $n }
ui_scene_home = Grandebonus { $n }
ui_scene_france = plaatsen { $n }
ui_scene_grande = Grande { $n }
ui_scene_nobody = Geen punten in { $place }.
ui_scene_namedTwice = Meer dan eens genoemd, dus niet geteld: { $places }.
ui_scene_toCourt = De Koningsregio betekent: terug naar het hof.
ui_scene_youGet =
    { $n ->
        [0] Niets voor jou.
        [one] Jij krijgt { $n } punt.
       *[other] Jij krijgt { $n } punten.
    }
ui_scene_fall =
    { $rank ->
        [none] Kost je { $n } in { $place } ({ $before } → { $after } bij telling nu).
       *[other] Kost je { $n } in { $place }: nu { $rank } ({ $before } → { $after } bij telling nu).
    }
ui_scene_rise =
    { $rank ->
        [none] Geeft je { $n } in { $place } ({ $before } → { $after } bij telling nu).
       *[other] Geeft je { $n } in { $place }: nu { $rank } ({ $before } → { $after } bij telling nu).
    }
ui_scene_next = Verder
ui_scene_waits = Daarna ben jij aan de beurt.
ui_scene_show = Laat zien
ui_scene_showTitle = Laat deze scène op de kaart zien
ui_scene_away =
    { $scorings ->
        [none] Terwijl je weg was: { $turns }.
       *[other] Terwijl je weg was: { $turns } en { $scorings }.
    }
ui_scene_turns =
    { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    }
ui_scene_scorings =
    { $n ->
        [one] { $n } telling
       *[other] { $n } tellingen
    }
ui_scene_dismiss = Niet nodig
ui_scene_again = Laat het op de kaart zien
ui_over_title = Het spel is afgelopen
ui_over_winner = { $names } wint.
ui_over_winners = { $names } delen de overwinning.
ui_over_lead = { $points } meer dan { $name }
ui_over_rematch = Nog een keer
ui_over_toRematch = Naar het volgende spel
ui_over_replay = Bekijk het terug
ui_over_record = Bewaar het verslag
ui_over_look = Kijk naar het bord
ui_over_ranking = Eindstand
ui_over_after = Na ronde
ui_over_special = Tussendoor
ui_over_course = Hoe het ging
ui_over_moments = De momenten met de meeste punten
ui_over_moment =
    { $general ->
        [yes] Ronde { $round }, { $place }, algemene telling:
       *[no] Ronde { $round }, { $place }:
    }
ui_over_share = Delen
ui_over_shared = Link gekopieerd
ui_replay_title = Terugkijken
ui_replay_step = Stap { $n } van { $of }
ui_replay_first = Naar het begin
ui_replay_play = Afspelen
ui_replay_pause = Pauze
ui_replay_last = Naar het eind
ui_replay_scrub = Waar in het spel
ui_replay_chart = Punten in de loop van het spel
ui_replay_leave = Terug naar de tafel
ui_replay_by = Spring per
ui_replay_units_step = Stap
ui_replay_units_turn = Beurt
ui_replay_units_round = Ronde
ui_replay_units_scoring = Telling
ui_replay_back_step = Eén stap terug
ui_replay_back_turn = Eén beurt terug
ui_replay_back_round = Eén ronde terug
ui_replay_back_scoring = Naar de vorige telling
ui_replay_on_step = Eén stap verder
ui_replay_on_turn = Eén beurt verder
ui_replay_on_round = Eén ronde verder
ui_replay_on_scoring = Naar de volgende telling
ui_review_title = Spelanalyse
ui_review_open = Analyse
ui_review_working = Het spel wordt bekeken: stap { $n } van { $of }
ui_review_chart = Winstkansen in de loop van het spel
ui_review_turning = Keerpunten
ui_review_balance = Wat de doorslag gaf
ui_review_setUp = Voorbereiding
ui_review_cards = Kaarten
ui_review_own = Eigen spel
ui_review_others = Spel van anderen
ui_review_given = Weggegeven
ui_review_found = Beste gevonden
ui_review_costly = Dure beslissingen
ui_review_good = Goed gespeeld
ui_review_none = Niets springt eruit.
ui_review_played = Gespeeld
ui_review_better = Beter
ui_review_why = Waarom
ui_review_playOn = Vanaf hier verder spelen
ui_review_compare = Twee antwoorden vergelijken
ui_review_comparing = Bezig met vergelijken…
ui_review_chance = Winstkans
ui_review_lead = Voorsprong
ui_review_compared = { $first } is { $percent } en { $points } beter dan { $second }
ui_review_equal = Geen duidelijk verschil tussen { $first } en { $second }
ui_hint_ask = Hint
ui_hint_title = Het overwegen waard
ui_hint_behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten minder
ui_hint_best = het beste
ui_hint_clear = duidelijk het beste
ui_hint_likely = waarschijnlijk het beste
ui_hint_close = ongeveer zo goed als de volgende mogelijkheid
ui_hint_better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten beter dan de volgende mogelijkheid
ui_hint_other = Een andere
ui_hint_take = Doe dat
ui_hint_thinking = Denken …
ui_answer_power = de { $n } spelen
ui_answer_take = { $n } nemen
ui_answer_pile = “{ $name }” nemen
ui_answer_place = { $place } kiezen
ui_answer_put = in { $place } zetten
ui_answer_king = de Koning naar { $place } sturen
ui_answer_move =
    { $owner ->
        [none] een caballero van jou van { $from } naar { $to } verplaatsen
       *[other] een caballero van { $owner } van { $from } naar { $to } verplaatsen
    }
ui_answer_pass = { $modifier } doorgeven
ui_answer_startPlace = eerst caballero’s zetten
ui_answer_startSpecial = nu de speciale actie doen
ui_answer_grande = de Grande van { $owner } naar { $to } verplaatsen
ui_answer_tile = de scoretegel { $tile } bij { $to } leggen
ui_answer_return =
    { $owner ->
        [none] een caballero van jou uit { $place } terugsturen naar de provincie
       *[other] een caballero van { $owner } uit { $place } terugsturen naar de provincie
    }
ui_answer_recall = een caballero uit { $place } naar het hof halen
ui_answer_score = { $place } tellen
ui_answer_swap = de Koning en de Grande van { $owner } van plaats laten wisselen
ui_answer_recover = de { $n } terugnemen
ui_pass_title = Geef het scherm aan { $name }
ui_pass_hint = Niemand anders kijkt. Wat verborgen is, blijft verborgen tot de knop is ingedrukt.
ui_pass_go = Ik ben { $name }
ui_net_lost = De verbinding is weg. Nieuwe poging …
ui_net_full = De server is vol. Je komt erin zodra er plaats is: laat deze pagina open.
ui_net_lostMove = De verbinding is weg. Je zet is nog niet aangekomen; hij wordt vanzelf opnieuw verstuurd.
ui_net_arrived = Weer verbonden. Je zet is aangekomen.
ui_net_back = Weer verbonden.
ui_net_logged-out = Je bent hier uitgelogd. Log opnieuw in om verder te spelen.
ui_net_refused = De server heeft de verbinding gesloten.
ui_net_again = Opnieuw verbinden
ui_title_yourTurn = Jouw beurt
ui_title_app = El Grande
ui_text_title = Het bord in woorden
ui_text_region = Regio
ui_text_values = Punten
ui_text_caballeros = Caballero’s
ui_text_notes = Opmerkingen
ui_text_supplies = Voorraden
ui_text_court = Hof
ui_text_province = Provincie
ui_text_points = Punten
ui_text_castillo = Castillo
ui_text_tiles = Naast het bord: { $tiles }.
ui_text_king = Koning
ui_text_abroad = De Koning is in { $place }.
ui_settings_keyList_choose = ga naar en kies wat gekozen kan worden
ui_settings_keyList_undo = neem een stap terug
ui_settings_keyList_done = klaar, bevestig, neem de gewone keuze
ui_settings_keyList_board = het bord in woorden
ui_settings_keyList_log = het verslag
ui_settings_keyList_escape = zet een stuk terug, sluit een venster, sla over
