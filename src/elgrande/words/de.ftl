### Jedes Wort, das jemand liest, auf Deutsch. Die Sätze sind unsere eigenen, nicht aus einer Anleitung.
###
### Die zehn schwersten Entscheidungen:
###
### 1. Caballeros werden „eingesetzt“ (vom Hof) und „versetzt“ (zwischen Regionen), nie „gesetzt“. 2. Die Scheibe heißt
### Drehscheibe, danach kurz Scheibe. 3. Die bewegliche Tafel heißt Wertungstafel. 4. Es ist die „allgemeine Wertung“,
### nicht die große: So steht es im Glossar, und ein zweites Wort fände der Leser dort nicht. 5. Man spielt auf dem „Plan“,
### nicht auf dem Brett. 6. Ränge stehen als „1.“ mit „Platz“, weil „Erster“ sich nach Fall und Geschlecht beugt. 7. Namen
### von Spielern bekommen „von“, nie ein Genitiv-s („Ines’“). 8. País Vasco hat keinen Artikel („in País Vasco“), das
### Castillo hat einen („ins Castillo“). 9. Andere Spieler sind in Regeln „Gegner“, im Unterricht „Rivalen“: Dort geht es um
### einen bestimmten. 10. Spieler werden geduzt, am Tisch vorgelesen sind es mehrere: „ihr“.
###
### Gedruckte deutsche Titel der Karten kennen wir nicht: Alle Namen sind unsere eigenen. Grande bleibt in allen Fällen
### ungebeugt (des Grande, die Grandes): „Granden“ sind im Deutschen die Mächtigen, nicht die Spielfigur.


## Namen

language = Deutsch
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
    .sentence = das Castillo
    .from = aus dem Castillo
    .to = ins Castillo
    .in = im Castillo
places-france = Frankreich
places-portugal = Portugal
places-france-ambassador = Botschafter
    .sentence = Frankreich (Botschafter)
places-france-envoy = Gesandter
    .sentence = Frankreich (Gesandter)
places-france-attache = Attaché
    .sentence = Frankreich (Attaché)
places-court = Hof
    .sentence = der Hof
    .from = vom Hof
    .to = an den Hof
    .in = am Hof
places-province = Provinz
    .sentence = die Provinz
    .from = aus der Provinz
    .to = in die Provinz
    .in = in der Provinz
colours-azul = Blau
colours-granate = Weinrot
colours-oro = Gold
colours-verde = Grün
colours-purpura = Lila
colours-dummy = Dummy
    .sentence = der Dummy
    .of = vom Dummy
colours-church = Kirche
    .sentence = die Kirche
    .of = der Kirche
pieces-caballero =
    { $number ->
        [one] Caballero
       *[other] Caballeros
    }
pieces-grande =
    { $number ->
        [one] Grande
       *[other] Grandes
    }
pieces-king =
    { $number ->
        [one] König
       *[other] Könige
    }
pieces-castillo =
    { $number ->
        [one] Castillo
       *[other] Castillos
    }
pieces-tile =
    { $number ->
        [one] Wertungstafel
       *[other] Wertungstafeln
    }
pieces-power-card =
    { $number ->
        [one] Machtkarte
       *[other] Machtkarten
    }
pieces-action-card =
    { $number ->
        [one] Aktionskarte
       *[other] Aktionskarten
    }
pieces-region-card =
    { $number ->
        [one] Regionenkarte
       *[other] Regionenkarten
    }
pieces-modifier =
    { $number ->
        [one] Modifikator
       *[other] Modifikatoren
    }
pieces-disc =
    { $number ->
        [one] Drehscheibe
       *[other] Drehscheiben
    }
pieces-start-marker =
    { $number ->
        [one] Startspielermarker
       *[other] Startspielermarker
    }
pieces-round-marker =
    { $number ->
        [one] Rundenstein
       *[other] Rundensteine
    }
pieces-church-marker =
    { $number ->
        [one] Kirchenmarker
       *[other] Kirchenmarker
    }
pieces-point =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
pieces-round =
    { $number ->
        [one] Runde
       *[other] Runden
    }
tiles-8 = 8/4/0
tiles-4 = 4/0/0
ordinals-1 = 1.
ordinals-2 = 2.
ordinals-3 = 3.
ordinals-4 = 4.
ordinals-5 = 5.
whose-own = eigene
whose-foreign = gegnerische
whose-any = beliebige Farbe, du wählst
whose-all = die aller Spieler
whose-church = die der Kirche
form-from = aus { $name }
form-to = nach { $name }
form-in = in { $name }
form-of = von { $name }

## Gründe eines Tipps

reasons-later = mit dem Rest des Zugs: { $reasons }
reasons-scores =
    { $points ->
        [one] bringt { $points } Punkt
       *[other] bringt { $points } Punkte
    }
    { $later ->
        [yes] { "" }
       *[no] sofort
    }
reasons-gains =
    { $rank ->
        [none] +{ $points }, wenn { $place } gewertet wird
       *[other] bringt dich { IN($place) } auf den { $rank } Platz, +{ $points } bei einer Wertung
    }
reasons-instead =
    { $points ->
        [one] { $points } Punkt mehr für dich als { IN($place) }
       *[other] { $points } Punkte mehr für dich als { IN($place) }
    }
reasons-loses =
    { $points ->
        [one] kostet { $player } { $points } Punkt { IN($place) }
       *[other] kostet { $player } { $points } Punkte { IN($place) }
    }
reasons-lead = vergrößert deinen Vorsprung { IN($place) } auf { $number }
reasons-behind = bringt dich { IN($place) } bis auf { $number } an den nächsten Platz heran
reasons-locks = sperrt { $place }: nichts mehr hinein, nichts mehr heraus
reasons-castillo = bringt { $number } ins Castillo
reasons-court = bringt { $number } an deinen Hof
reasons-veto = gibt dir ein Veto
reasons-back = holt { $cards } zurück
reasons-turn =
    { $worst ->
        [none] du bist in dieser Runde als { $best } dran
       *[other] du bist in dieser Runde als { $best } bis { $worst } dran
    }
reasons-start = ist die niedrigste, also beginnst du die nächste Runde
reasons-keeps = hebt { $cards } für die letzten Runden auf
reasons-supply =
    { $number ->
        [one] bringt { $number } Caballero an deinen Hof
       *[other] bringt { $number } Caballeros an deinen Hof
    }

## Analyse einer Partie

review-colon = { ":" }
review-semicolon = { ";" }
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
review-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-moment-set-up = Aufbau
review-moment-cards = Runde { $round }: neue Karten
review-moment-bid = Runde { $round }: { $player } bietet
review-moment-turn = Runde { $round }: { $player } ist am Zug
review-moment-disc = Runde { $round }: { $player } stellt die Scheibe ein
review-moment-discs = Runde { $round }: { $player } stellt die letzte Scheibe ein, und alle werden aufgedeckt
review-moment-veto = Runde { $round }: { $player } darf ein Veto einlegen
review-moment-answer = Runde { $round }: { $player } antwortet
review-cost = kostet { $percent } und { $points }
review-cost-unsure = kostet vielleicht { $percent } und { $points }
review-well = nichts Besseres gefunden
review-do-power = die { $value } spielen
review-do-pass = { $modifier } weitergeben
review-do-take = { $number } nehmen
review-do-recall = einen { FROM($source) } zurückholen
review-do-card = „{ $card }“
review-do-place = { $number } { IN($place) }
review-do-move = { $owner } { FROM($source) } { TO($target) }
review-do-return = { $owner } { FROM($source) } zurück
review-do-disc = Scheibe auf { $region }
review-do-score = { $place } werten
review-do-evict = { $region } räumen
review-do-king = der König { TO($target) }
review-do-grande = der Grande { OF($owner) } { TO($target) }
review-do-swap = mit { $owner } tauschen
review-do-tile = Wertungstafel { $tile } { TO($target) }
review-do-recover = { $card } zurückholen
review-summary = { $player }: Bei { $number } von { $of } Entscheidungen fand sich nichts Besseres; die übrigen verschenkten { $percent } und { $points }.
review-about = Die Chancen sind Mittelwerte über schnell zu Ende gespielte Partien, bewertet von einem Netz, das aus Partien von Bots gelernt hat. Eine Entscheidung wird mit der besten Fortsetzung verglichen, die sich aus dem Wissen des Spielers finden ließ, bei gleichen Ziehungen verdeckter Karten und Antworten. Ein Verlust innerhalb des doppelten Standardfehlers kann Zufall sein.

## Beschriftungen und Sätze, die mehrere Texte teilen

labels-card-name = { $title }: { $subtitle }
labels-somebody = Jemand
labels-reconstructed = Rekonstruiert
labels-stack =
    { $number ->
        [one] Stapel { $stack }: bis zu { $number } Caballero einsetzen
       *[other] Stapel { $stack }: bis zu { $number } Caballeros einsetzen
    }
labels-church-stack = Die Kirche, jede Runde wieder da: bis zu { $number } einsetzen
labels-copies = { $number }×
labels-of-them-in-a-game = davon { $number } in einer Partie
labels-region = Region
labels-points = 1. / 2. / 3.
labels-neighbours = Nachbarn
labels-value = Machtkarte
labels-caballeros = Caballeros
fragments-taboo = Die Königsregion bleibt unangetastet.
fragments-limits = Zieht einer davon weiter als in eine Nachbarregion oder ins Castillo, darfst du insgesamt 2 weniger versetzen.
fragments-black = Schwarze Caballeros sind eigene, wenn du den Kirchenmarker hast, sonst gegnerische; ins Castillo gehen sie nie.

## Ausgaben und Optionen

editions-1995 = 1995, das Original
    .text = Die erste Ausgabe. Was die Provinz hat, musst du nehmen; eine freie Wertung darf auch das Castillo sein, und nach einem Gleichstand zählen alle mit, die davor liegen.
editions-big-box = Big Box
    .text = Die Jubiläumsausgabe und hier die übliche Wahl: die ursprünglichen Karten, mildere Regeln für Gleichstände und für den Nachschub.
editions-2023 = 2023
    .text = Die überarbeitete Ausgabe: Stapel mit zehn Karten, einige Regionen umbenannt, ein Dummy für zwei Spieler und drei kleine Module.
modules-new-regency = Neue Regentschaft
    .text = Zehn andere Königskarten ersetzen die eine. Der König darf ins Ausland gehen, neben dem Castillo stehen oder mit einem Grande den Platz tauschen.
modules-old-hands = Alte Hasen
    .text = Bis zu vier Karten für erfahrene Spieler; jede verdrängt eine zufällig gezogene Karte ihres Stapels.
modules-power-shift = Machtwechsel
    .text = Alle haben drei Modifikatoren, die eine Machtkarte um 1 oder 2 erhöhen oder senken, die meisten mit einer kleinen Fähigkeit.
old-hands-delegation = Delegation
    .text = Eine Karte für Stapel 1, bei der du wählst: eigene Caballeros aus einer Region versetzen oder zwei vom Hof fast überall einsetzen.
old-hands-veto = Veto
    .text = Eine Karte für Stapel 2, die eine Sonderaktion eines anderen verhindert.
old-hands-second-veto = Zweites Veto
    .text = Noch ein Veto für Stapel 2.
old-hands-rivalries = Rivalität
    .text = Eine Karte für Stapel 4: Alle nennen geheim eine Region, und gewertet werden die, die nur einmal genannt wurden.
variants-home-advantage = Heimvorteil
    .text = Dein Grande zählt bei Mehrheiten wie ein Caballero. Setzt du alle erlaubten in deiner Heimatregion ein, darfst du dort noch einen einsetzen.
variants-move-limits = Kurze Wege
    .text = Karten, die Caballeros versetzen, geben ihre volle Zahl nur für kurze Wege, in eine Nachbarregion oder ins Castillo. Mit einem längeren Weg sind es 2 weniger.
variants-france = Frankreich
    .text = Frankreich wird eine zehnte Region mit Platz für drei Caballeros. Zwei der Plätze bringen Extrapunkte.
variants-granada = Granada unerobert
    .text = Granada wird erst gewertet, wenn dort zwölf Caballeros stehen; dann ist es erobert und zählt einmal doppelt.
variants-church = Die Kirche
    .text = Vier schwarze Caballeros zählen für den, der den Kirchenmarker hat. Eine sechste Karte, jede Runde da, bringt ihn.
variants-open-castillo = Offenes Castillo
    .text = Wie viele Caballeros jeder Farbe im Castillo sind, ist immer zu sehen. Nichts zu merken, sonst ändert sich nichts.
variants-no-veto = Ohne Veto
    .text = Die Vetokarten bleiben in der Schachtel. Stapel 2 ist entsprechend dünner.
lengths-full = Volle Partie, 9 Runden
    .text = Neun Runden mit einer allgemeinen Wertung nach jeder dritten.
lengths-short = Kurze Partie, 6 Runden
    .text = Die Runden 1, 4 und 7 entfallen: sechs Runden mit einer allgemeinen Wertung nach jeder zweiten.
lengths-short-1995 = Kurze Partie, zwei Wertungen
    .text = Nur die Runden 1 bis 6, mit allgemeinen Wertungen nach Runde 3 und 6.
switches-ties_count_everybody = Nach einem Gleichstand zählen alle davor
    .text = Nach einem Gleichstand zählen für den nächsten Platz alle, die davor liegen: Sind drei gleichauf Erste, ist der Nächste Vierter. Sonst ist er Dritter, egal wie viele gleichauf sind.
switches-choose_castillo = Das Castillo darf gewählt werden
    .text = Eine Karte, die eine Region deiner Wahl wertet, darf auch das Castillo werten.
switches-must_take = Nehmen ist Pflicht
    .text = Du musst alle Caballeros nehmen, die deine Machtkarte oder eine Aktionskarte bringt, soweit die Provinz sie hat. Nur den Rest aus Regionen zu nehmen ist freiwillig.
switches-must_return_each = Kein Gegner wird verschont
    .text = Die Karte, die von jedem Gegner einen Caballero zurückschickt, muss jeden treffen, der einen in Reichweite hat.
switches-return_two_or_one = Zwei, sonst einen
    .text = Müssen zwei Caballeros aus der Region auf der Drehscheibe zurück, gibt ein Spieler ohne eine solche Region einen aus einer Region mit einem ab. Sonst verliert er nichts.
switches-first_places_in_order = Erste Plätze der Reihe nach
    .text = Die Karte, die in allen Regionen nur den ersten Platz wertet, folgt der Reihenfolge einer allgemeinen Wertung. Sonst wählt der Spieler am Zug. Es ist nur wichtig, wenn jemand ein Veto hat.
switches-veto_at_announcement = Veto vor der Aktion
    .text = Ein Veto kommt, wenn eine Sonderaktion angekündigt wird, und verhindert sie ganz. Sonst darf es bei jedem Schritt kommen, und was schon getan ist, bleibt.
switches-disc_may_name_king = Drehscheiben dürfen die Königsregion nennen
    .text = Bei einer allgemeinen Wertung darf die Drehscheibe auf die Königsregion zeigen; die Caballeros gehen dann zurück an den Hof. Sonst kann man diese Region nicht wählen.
switches-dummy = Dummy
    .text = Zu zweit spielt eine dritte Farbe mit. Sie belegt bei jeder Mehrheit ihren Platz, bekommt aber keine Punkte.
switches-merged_stacks = Stapel 2 und 3 zusammen
    .text = Stapel 2 und 3 werden zusammengemischt, sodass jede Runde eine Aktionskarte weniger ausliegt.
switches-rulings_0_1 = Regelauslegung von Version 0.1
    .text = Die Partie folgt der Regelauslegung von Version 0.1, damit sich damit begonnene Partien zu Ende spielen und nachspielen lassen.
facts-portugal-borders = Grenzen von Portugal
    .text = Keine Anleitung, die wir haben, sagt, an welche Regionen Portugal grenzt. Wir haben es der Karte Spaniens entnommen: { $borders }. Es zählt beim Einsetzen, solange der König in Portugal ist.
facts-france-values = Wert von Frankreich
    .text = Die Regeln mit Frankreich nennen seine Werte nicht. Wir spielen { $values }.
facts-fairs-2023 = Anzahl der Jahrmärkte
    .text = Die Anleitung nennt nicht alle Karten von Stapel 2. Wir spielen dort mit { $number } Karten, die eine Region deiner Wahl werten: die drei der älteren Ausgaben und die, die früher in Stapel 3 war.
facts-regency-number = Einsetzen mit Karten der Neuen Regentschaft
    .text = Wir nehmen an, dass man mit jeder Karte der Neuen Regentschaft { $number } Caballeros einsetzt, wie mit der Königskarte.
facts-regency-rest = Drei Karten der Neuen Regentschaft
    .text = Sieben der zehn Karten beschreibt die Anleitung. Die anderen drei haben wir ergänzt: zwei, die den König in eine beliebige Region schicken, und eine in eine Nachbarregion.
facts-modifier-split = Modifikatoren
    .text = Die drei Fähigkeiten sind bekannt, aber nicht, wie viele Modifikatoren sie haben. Bei uns gibt es von jeder Zahl je zwei mit jeder Fähigkeit und zwei ohne.
facts-dummy-castillo = Der Dummy im Castillo
    .text = Die Anleitung sagt nicht, wohin Caballeros des Dummys gehen, wenn das Castillo geleert wird. Wir legen sie zurück neben den Plan.
facts-grande-stays-inside = Ein Grande, dessen Drehscheibe die Königsregion nennt
    .text = Ist ein Grande im Castillo und nennt die Drehscheibe seines Besitzers die Königsregion, bleibt er bei uns bis zur nächsten allgemeinen Wertung drin.

## Aktionskarten

cards-move-any-3 =
    .title =
        { $edition ->
            [2023] Manöver
           *[other] Kleine Intrige
        }
    .text =
        Versetze bis zu 3 Caballeros beliebiger Farben. Jeder geht aus einer beliebigen Region in eine andere oder ins Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Bis zu 3 beliebige versetzen
    .help = Beispiel: einer von dir aus { places-sevilla } nach { places-nueva }, zwei eines Gegners aus { places-granada } ins Castillo. { fragments-taboo }
cards-move-any-4 =
    .title =
        { $edition ->
            [2023] Großes Manöver
           *[other] Große Intrige
        }
    .text =
        Versetze bis zu 4 Caballeros beliebiger Farben. Jeder geht aus einer beliebigen Region in eine andere oder ins Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Bis zu 4 beliebige versetzen
    .help = Beispiel: Bring zwei eigene nach { places-valencia } und hol zwei Führende von dort weg. { fragments-taboo }
cards-move-own-4 =
    .title =
        { $edition ->
            [2023] Feldzug
           *[other] Eigene Reiter
        }
    .text =
        Versetze bis zu 4 eigene Caballeros. Jeder geht aus einer beliebigen Region in eine andere oder ins Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Bis zu 4 eigene versetzen
    .help = Beispiel: drei überzählige Caballeros aus { places-aragon } nach { places-nueva }, ein vierter ins Castillo. { fragments-taboo }
cards-move-foreign-3 =
    .title =
        { $edition ->
            [2023] Hinterhalt
           *[other] Fremde Reiter
        }
    .text =
        Versetze bis zu 3 gegnerische Caballeros, von einer Farbe oder mehreren. Jeder geht aus einer beliebigen Region in eine andere oder ins Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Bis zu 3 gegnerische versetzen
    .help = Deine eigenen Caballeros bleiben stehen. Beispiel: Löse einen Gleichstand in { places-vieja } auf und schick einen Rivalen nach { places-galicia }. { fragments-taboo }
cards-move-own-2-foreign-2 =
    .title =
        { $edition ->
            [2023] Intrige
           *[other] Zwei und zwei
        }
    .text =
        Versetze bis zu 2 eigene und bis zu 2 gegnerische Caballeros. Jeder geht aus einer beliebigen Region in eine andere oder ins Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Bis zu 2 eigene und 2 gegnerische versetzen
    .help = Nicht genutzte eigene werden nicht zu gegnerischen. Beispiel: zwei eigene nach { places-sevilla }, ein Rivale von dort weg. { fragments-taboo }
cards-move-5-from-one =
    .title =
        { $edition ->
            [2023] Verschwörung
           *[other] Fünf ziehen ab
        }
    .text =
        Wähle eine Region. Versetze bis zu 5 Caballeros beliebiger Farben von dort, jeden in eine andere Region oder ins Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Bis zu 5 beliebige aus einer Region versetzen
    .help = Alle kommen aus derselben Region, aber sie dürfen sich verteilen. Beispiel: Räume { places-cataluna } von Rivalen, kurz bevor es gewertet wird. { fragments-taboo }
cards-move-all-own-from-one =
    .title = Aufbruch
    .text =
        Wähle eine Region. Versetze beliebig viele eigene Caballeros von dort, jeden in eine andere Region oder ins Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Beliebig viele eigene aus einer Region versetzen
    .help = Du darfst welche zurücklassen. Beispiel: Vier eigene verlassen { places-granada }, drei gehen nach { places-valencia } und einer ins Castillo. { fragments-taboo }
cards-place-2 =
    .title = Vorhut
    .text = Setze bis zu 2 weitere Caballeros von deinem Hof in beliebigen Regionen oder im Castillo ein. Sie müssen nicht neben dem König stehen.
    .short = Bis zu 2 weitere überall einsetzen
    .help = Sie kommen zum normalen Einsetzen der Karte hinzu. Beispiel: Der König ist in { places-galicia }, und du setzt zwei in { places-sevilla } ein. { fragments-taboo }
cards-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Miliz
           *[other] Vorhut
        }
    .text = Setze bis zu 2 weitere Caballeros von deinem Hof in beliebigen Regionen ein. Sie müssen nicht neben dem König stehen, aber ins Castillo dürfen sie nicht.
    .short = Bis zu 2 weitere in Regionen einsetzen, nicht im Castillo
    .help = Sie kommen zum normalen Einsetzen der Karte hinzu. Beispiel: Der König ist in { places-galicia }, und du setzt zwei in { places-sevilla } ein. { fragments-taboo }
cards-move-all-own-or-place-2 =
    .title =
        { $edition ->
            [2023] Delegation
           *[other] Aufbruch oder Vorhut
        }
    .text =
        Wähle eine Region und versetze beliebig viele eigene Caballeros von dort in andere Regionen oder ins Castillo; oder setze bis zu 2 weitere von deinem Hof in beliebigen Regionen oder im Castillo ein.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Eigene aus einer Region versetzen oder 2 einsetzen
    .help = Nur eines von beiden. Mit leerem Hof ist nur Versetzen sinnvoll. Beispiel: Zwei eigene gehen aus { places-aragon } nach { places-valencia }; oder stattdessen zwei vom Hof nach { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Delegation
           *[other] Aufbruch oder Vorhut
        }
    .text =
        Wähle eine Region und versetze beliebig viele eigene Caballeros von dort in andere Regionen oder ins Castillo; oder setze bis zu 2 weitere von deinem Hof in beliebigen Regionen ein, nicht im Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Eigene aus einer Region versetzen oder 2 in Regionen einsetzen
    .help = Nur eines von beiden. Mit leerem Hof ist nur Versetzen sinnvoll. Beispiel: Zwei eigene gehen aus { places-aragon } nach { places-valencia }; oder stattdessen zwei vom Hof nach { places-sevilla }. { fragments-taboo }
cards-veto =
    .title = Veto
    .text =
        Lass diese Karte bis zum Ende der nächsten Runde offen vor dir liegen. Einmal in dieser Zeit darfst du eine Sonderaktion eines anderen verhindern.
        { $veto_at_announcement ->
            [yes] Du meldest dich, wenn die Aktion angekündigt wird, und nichts davon geschieht.
           *[no] Du darfst dich bei jedem Schritt melden: Dieser Schritt entfällt und der Rest ist verloren, aber was schon getan ist, bleibt.
        }
    .short = Eine Sonderaktion verhindern, jetzt oder nächste Runde
    .help = Ein Veto verhindert nie das normale Einsetzen einer Aktionskarte, wohl aber die zusätzlichen Caballeros einer Sonderaktion. Gegen ein Veto hilft kein Veto, gegen das Nehmen dieser Karte schon. Beispiel: Ein Gegner will { places-nueva } werten, wo du noch nichts hast; du legst dein Veto ein, und es wird nicht gewertet.
cards-court-all =
    .title =
        { $edition ->
            [2023] Entlassung
           *[other] Leerer Hof
        }
    .text = Alle Gegner leeren ihren Hof: Alle ihre Caballeros dort gehen zurück in die Provinz.
    .short = Gegner leeren ihren Hof
    .help = Dein Hof bleibt verschont. Früh in der Runde tut es am meisten weh: Wer nach dir kommt, kann nur einsetzen, was die Machtkarte bringt. Beispiel: Ein Hof mit sechs wird leer; sein Besitzer nimmt dann mit einer 6 drei und hat nur diese.
cards-court-3 =
    .title =
        { $edition ->
            [2023] Heimaturlaub
           *[other] Gelichteter Hof
        }
    .text = Jeder Gegner schickt 3 Caballeros vom Hof zurück in die Provinz; wer weniger hat, alle.
    .short = Gegner geben 3 vom Hof ab
    .help = Dein Hof bleibt verschont. Beispiel: Aus einem Hof mit fünf werden zwei, ein Hof mit zwei ist leer.
cards-one-of-each =
    .title =
        { $edition ->
            [2023] Vorladung
           *[other] Von jedem einen
        }
    .text =
        { $must_return_each ->
            [yes] Schicke von jedem Gegner 1 Caballero aus Regionen deiner Wahl zurück in die Provinz. Jeder Gegner, der einen in Reichweite hat, verliert einen.
           *[no] Schicke von jedem Gegner bis zu 1 Caballero aus Regionen deiner Wahl zurück in die Provinz. Du darfst einen Gegner verschonen.
        }
    .short = Von jedem Gegner 1 aus Regionen zurückschicken
    .help = Für jeden darf es eine andere Region sein. Die im Castillo und in der Königsregion sind außer Reichweite. Beispiel: Ein Rivale verliert einen in { places-aragon }, ein anderer einen in { places-sevilla }.
cards-return-3 =
    .title =
        { $edition ->
            [2023] Rückzug
           *[other] Drei gehen heim
        }
    .text = Der Reihe nach, von deinem linken Nachbarn an, schickt jeder Gegner 3 eigene Caballeros zurück in die Provinz, frei gewählt von Hof und Regionen.
    .short = Gegner geben je 3 ihrer Wahl ab
    .help = Ein voller Hof mildert den Schlag: Die meisten zahlen von dort. Ein Gegner mit weniger als drei in Reichweite gibt alle ab. Beispiel: Ein Gegner mit zwei am Hof gibt diese und einen aus { places-galicia } ab.
cards-disc-return-all =
    .title =
        { $edition ->
            [2023] Bürgerkrieg
           *[other] Verlorene Region
        }
    .text = Jeder Gegner wählt geheim auf der Drehscheibe eine Region mit eigenen Caballeros. Alle decken auf, und jeder schickt alles aus der gewählten Region zurück in die Provinz.
    .short = Gegner verlieren je eine geheim gewählte Region
    .help = Die meisten geben eine Region auf, in der sie nur einen haben. Ein Gegner ohne einen in Reichweite verliert nichts. Die Königsregion kann nicht gewählt werden. Beispiel: mit einem in { places-galicia } und vier in { places-nueva } ist { places-galicia } die billigere Wahl.
cards-disc-return-2 =
    .title =
        { $edition ->
            [2023] Fahnenflucht
           *[other] Geheimer Verlust
        }
    .text =
        Jeder Gegner wählt geheim auf der Drehscheibe eine Region mit mindestens 2 eigenen Caballeros. Alle decken auf, und jeder schickt 2 von dort zurück in die Provinz.
        { $return_two_or_one ->
            [yes] Ein Gegner ohne eine solche Region wählt eine mit einem einzelnen Caballero und gibt diesen ab.
           *[no] Ein Gegner ohne eine solche Region gibt nichts ab.
        }
    .short = Gegner geben je 2 aus einer geheimen Region ab
    .help = Beispiel: Mit drei in { places-aragon } und zwei in { places-sevilla } muss man eine davon wählen. Die Königsregion kann nicht gewählt werden.
cards-score-chosen =
    .title =
        { $edition ->
            [2023] Jahrmarkt
           *[other] Eine Region wird gewertet
        }
    .text =
        Wähle eine Region und werte sie sofort. Die Königsregion darf gewählt werden.
        { $choose_castillo ->
            [yes] Das Castillo auch.
           *[no] Das Castillo nicht.
        }
    .short = Eine Region deiner Wahl werten
    .help = Alle Plätze, die zählen, bringen Punkte, und auch Boni gelten. Vorher einsetzen macht oft den Unterschied zwischen Erstem und Zweitem. Beispiel: Du führst allein in { places-nueva } und wertest es: 7 Punkte für dich.
cards-score-fours =
    .title =
        { $edition ->
            [2023] Außenposten
           *[other] Die Vierer werden gewertet
        }
    .text = Werte alle Regionen, deren erster Platz gerade 4 wert ist.
    .short = Alle 4-Punkte-Regionen werten
    .help =
        { $france ->
            [yes] Ohne Wertungstafeln: { places-galicia }, { places-cataluna }, { places-sevilla } und { places-france }.
           *[no] Ohne Wertungstafeln: { places-galicia }, { places-cataluna } und { places-sevilla }.
        }
        Die 4er-Tafel nimmt ihre Region hinzu, die 8er-Tafel eine weg. Alle oder keine. Beispiel: Wer in { places-sevilla } allein führt, bekommt 4 Punkte.
cards-score-fives =
    .title =
        { $edition ->
            [2023] Fiesta
           *[other] Die Fünfer werden gewertet
        }
    .text = Werte alle Regionen, deren erster Platz gerade 5 wert ist. Das Castillo ist keine Region.
    .short = Alle 5-Punkte-Regionen werten
    .help = Ohne Wertungstafeln: { places-vasco }, { places-aragon } und { places-valencia }. Eine Region mit einer Tafel gehört nicht dazu. Alle oder keine. Beispiel: Wer in { places-aragon } allein führt, bekommt 5 Punkte, daheim noch 2 mehr.
cards-score-sixes-sevens =
    .title =
        { $edition ->
            [2023] Turnier
           *[other] Sechser und Siebener
        }
    .text = Werte alle Regionen, deren erster Platz gerade 6 oder 7 wert ist.
    .short = Alle 6- und 7-Punkte-Regionen werten
    .help =
        { $granada ->
            [yes] Ohne Wertungstafeln: { places-vieja }, { places-nueva } und, wenn erobert, { places-granada }.
           *[no] Ohne Wertungstafeln: { places-vieja }, { places-granada } und { places-nueva }.
        }
        Eine Region mit einer Tafel gehört nicht dazu. Alle oder keine. Beispiel: Wer in { places-nueva } allein führt, bekommt 7 Punkte.
cards-score-castillo =
    .title =
        { $edition ->
            [2023] Enthüllung
           *[other] Das Castillo wird gewertet
        }
    .text = Öffne das Castillo und werte es. Alles darin bleibt darin.
    .short = Das Castillo werten; alle bleiben darin
    .help = Einen Moment lang sehen alle, was darin ist. Vorher welche hineinzuwerfen ist erlaubt. Beispiel: Du hast drei darin, ein Rivale zwei: 5 Punkte für dich.
cards-score-first-places =
    .title =
        { $edition ->
            [2023] Ruhm
           *[other] Nur erste Plätze zählen
        }
    .text = Werte alle Regionen, aber nur erste Plätze bringen Punkte. Ein geteilter erster Platz bringt nichts.
    .short = Erste Plätze in allen Regionen werten
    .help =
        Alleinige Erste bekommen auch ihre Boni. Beispiel: Fünf gegen vier in { places-nueva } bringt 7, fünf gegen fünf nichts.
        { $first_places_in_order ->
            [yes]
                { $vetoes ->
                    [yes] Die Reihenfolge ist die einer allgemeinen Wertung.
                   *[no] { "" }
                }
           *[no] { "" }
        }
cards-score-most =
    .title =
        { $edition ->
            [2023] Gedränge
           *[other] Die vollste Region
        }
    .text = Werte die Region mit den meisten Caballeros aller Farben. Bei Gleichstand werte jede davon.
    .short = Die vollste(n) Region(en) werten
    .help = Das Castillo zählt nicht. Vorher einsetzen kann eine andere Region zur vollsten machen. Beispiel: In { places-nueva } stehen neun und sonst überall weniger, also wird { places-nueva } gewertet.
cards-score-fewest =
    .title =
        { $edition ->
            [2023] Hinterland
           *[other] Die leerste Region
        }
    .text = Werte die Region mit den wenigsten Caballeros aller Farben, aber mindestens einem. Bei Gleichstand werte jede davon.
    .short = Die leerste(n) Region(en) werten
    .help = Leere Regionen und das Castillo zählen nicht. Beispiel: Ein einzelner Caballero von dir in { places-cataluna } kann 4 Punkte wert sein.
cards-score-named-once =
    .title =
        { $edition ->
            [2023] Rivalität
           *[other] Geheime Wertung
        }
    .text = Alle, auch du, nennen geheim auf der Drehscheibe eine Region. Alle decken auf, und gewertet werden die Regionen, die genau einmal genannt wurden.
    .short = Einmal genannte Regionen werten, geheim
    .help = Eine bescheidene Region, die sonst keiner will, ist oft die bessere Wahl. Beispiel: Zwei nennen { places-nueva } und einer { places-galicia }: Nur { places-galicia } wird gewertet.
cards-tile =
    .title =
        { $edition ->
            [2023] Erlass
           *[other] Neue Werte
        }
    .text = Lege eine der beiden Wertungstafeln auf eine Region oder das Castillo, oder versetze sie dorthin. Sie ersetzt die aufgedruckten Werte; nirgends liegen zwei.
    .short = Eine Wertungstafel legen oder versetzen
    .help = Die Tafeln haben die Werte 8/4/0 und 4/0/0. Sie kommen weder in die Königsregion hinein noch aus ihr heraus, und einmal auf dem Plan bleiben sie dort. Beispiel: Du führst in { places-cataluna } und legst die 8/4/0 dorthin: Der erste Platz ist jetzt 8 wert.
cards-recover =
    .title =
        { $edition ->
            [2023] Vollmacht
           *[other] Macht zurück
        }
    .text =
        Nimm eine deiner gespielten Machtkarten verdeckt zurück auf die Hand. Auch die dieser Runde darf es sein.
        { $power-shift ->
            [yes] Oder nimm stattdessen einen gespielten Modifikator zurück.
           *[no] { "" }
        }
    .short = Eine gespielte Machtkarte zurücknehmen
    .help = Auch wenn du die Karte dieser Runde zurücknimmst, zählt sie noch für den Startspielermarker. Beispiel: Die 13 aus einer früheren Runde ist wieder auf deiner Hand.
cards-eviction =
    .title =
        { $edition ->
            [2023] Putsch
           *[other] Alle raus
        }
    .text = Wähle eine Region außer der des Königs. Jeder Gegner mit Caballeros dort wählt geheim auf der Drehscheibe eine andere Region und versetzt alle dorthin; wer die Königsregion nennt, nimmt sie an den Hof.
    .short = Gegner müssen eine Region verlassen
    .help = Deine bleiben und sind dort unter sich. Die anderen können alle in eine Region fliehen, in der du führst: Sieh dich vorher um. Beispiel: Zwei Rivalen teilen sich { places-valencia } mit dir; sie gehen, und du bist allein Erster.
cards-court-2 =
    .title =
        { $edition ->
            [2023] Anwerbung
           *[other] Verstärkung
        }
    .text =
        { $must_take ->
            [yes] Nimm 2 Caballeros aus der Provinz an deinen Hof, oder so viele, wie sie hat.
           *[no] Nimm bis zu 2 Caballeros aus der Provinz an deinen Hof.
        }
    .short =
        { $must_take ->
            [yes] 2 weitere an den Hof nehmen
           *[no] Bis zu 2 weitere an den Hof nehmen
        }
    .help = Hat die Provinz zu wenige von dir, darfst du die fehlenden aus Regionen nehmen. Zuerst genommen, kannst du sie gleich mit dieser Karte einsetzen. Beispiel: Dein Hof ist leer; du nimmst 2 und setzt sie im selben Zug ein.
cards-grande =
    .title =
        { $edition ->
            [2023] Wahlheimat
           *[other] Neue Heimat
        }
    .text = Versetze deinen Grande in eine andere Region; sie wird deine Heimat. Er darf nicht in die Königsregion hinein oder aus ihr heraus.
    .short = Deinen Grande versetzen
    .help = Mehrere Grandes dürfen in einer Region stehen. Eine Heimat, in der du allein führst, bringt bei jeder Wertung 2 mehr. Beispiel: Dein Grande geht nach { places-nueva }, wo du allein führst: 9 Punkte statt 7.
cards-king-neighbour =
    .title = Kurzer Ritt
    .text = Versetze den König in eine Nachbarregion.
    .short = König in eine Nachbarregion
    .help = Setze ein, bevor er geht oder nachdem er angekommen ist, wie es dir passt. Die Region, in die er kommt, ist gesperrt, die andere wieder frei. Beispiel: Er geht aus { places-aragon } nach { places-valencia }, und niemand kann dich dort überholen.
cards-king-anywhere =
    .title =
        { $edition ->
            [2023] Eure Majestät
           *[other] Königskarte
        }
    .text = Versetze den König in eine beliebige andere Region.
    .short = König in eine beliebige Region
    .help = Diese Karte ist jede Runde da. Setze ein, bevor er geht oder nachdem er angekommen ist. Ein König in einer Region, in der du führst, sichert sie. Beispiel: Er geht nach { places-nueva }, wo du allein führst: Niemand kann dich überholen, und es bringt dir 2 mehr.
cards-exile =
    .title = Exil
    .text = Versetze den König ins Ausland, nach Frankreich oder Portugal. Solange er dort ist, ist keine Region tabu und niemand bekommt den Königsbonus.
    .short = König nach Frankreich oder Portugal
    .help = Caballeros werden neben dem Land eingesetzt, in dem er ist. Nur diese Karte schickt ihn ins Ausland; andere holen ihn zurück. Beispiel: Ist er in { places-france }, setzt man in { places-vasco }, { places-aragon } und { places-cataluna } ein.
cards-entourage =
    .title = Gefolge
    .text = Versetze den König in eine beliebige Region. Dann folgen ihm 2 Caballeros deiner Wahl aus seiner alten Region in die neue, oder so viele, wie dort sind.
    .short = König in eine beliebige Region, 2 Caballeros folgen
    .help = Eine Ausnahme vom Tabu. Beispiel: Er geht aus { places-aragon } nach { places-valencia }, und zwei von dir reiten mit.
cards-competition =
    .title = Wettstreit
    .text = Versetze den König in eine beliebige Region. Alle Grandes dort kommen ins Castillo.
    .short = König in eine beliebige Region, Grandes dort ins Castillo
    .help = Ein Grande im Castillo kann den Heimatbonus bringen, wenn es gewertet wird. Bei der nächsten allgemeinen Wertung zieht er in die Region auf der Drehscheibe seines Besitzers. Beispiel: Der König geht nach { places-nueva }; die zwei Grandes dort kommen ins Castillo, und { places-nueva } ist niemandes Heimat.
cards-chalet =
    .title = Sommersitz
    .text = Versetze den König in die Region mit den wenigsten Caballeros, aber mindestens einem. Bei Gleichstand wählst du.
    .short = König in die leerste Region
    .help = Alle Farben zählen zusammen. Soll er bleiben, verzichte auf die Sonderaktion. Beispiel: In { places-cataluna } steht ein Caballero und in jeder anderen nicht leeren Region mindestens zwei, also geht er nach { places-cataluna }.
cards-rebellion =
    .title = Aufstand
    .text = Der König stellt sich neben das Castillo; es ist jetzt seine Region. Nichts kommt hinein oder heraus, und alle Regionen sind seine Nachbarn.
    .short = König neben das Castillo
    .help = Wer im Castillo allein führt, bekommt bei einer Wertung den Königsbonus. Auch eine allgemeine Wertung leert es nicht, solange er dort steht. Beispiel: Du hast vier darin und willst zwei dazu: Setze sie ein, bevor er kommt.
cards-infiltration =
    .title = Unterwanderung
    .text = Der König bleibt. In diesem Zug darfst du auch in seiner Region einsetzen, nicht nur daneben.
    .short = In diesem Zug auch in der Königsregion einsetzen
    .help = Eine Ausnahme vom Tabu. Nutze sie vor dem Einsetzen, sonst ist sie verloren. Du darfst deine Caballeros trotzdem verteilen. Beispiel: Er ist in { places-nueva }; du setzt dort zwei ein und einen in { places-valencia }.
cards-stand-in =
    .title = Stellvertreter
    .text = Der König und ein Grande deiner Wahl tauschen die Plätze. Beide müssen in Regionen stehen.
    .short = König und ein Grande tauschen die Plätze
    .help = Eine Ausnahme vom Tabu: Der Grande kommt in die alte Königsregion. Nicht, solange der König im Ausland oder neben dem Castillo ist. Beispiel: Er ist in { places-aragon }, dein Grande in { places-sevilla }: Jetzt ist er in { places-sevilla }, und { places-aragon } ist deine Heimat.
cards-regency-anywhere =
    .title = Königliche Rundreise
    .text = Versetze den König in eine beliebige andere Region.
    .short = König in eine beliebige Region
    .help = Wie die alte Königskarte, aber diese ist nach ihrer Runde weg. Beispiel: Er geht nach { places-nueva }, wo du allein führst: Niemand kann dich überholen, und es bringt dir 2 mehr.
cards-regency-neighbour =
    .title = Königlicher Besuch
    .text = Versetze den König in eine Region neben seinem Standort.
    .short = König in eine Nachbarregion
    .help = Aus dem Ausland kommt er über die Grenze zurück. Neben dem Castillo ist jede Region sein Nachbar. Beispiel: Er geht aus { places-aragon } nach { places-valencia }, und niemand kann dich dort überholen.
cards-church =
    .title = Die Kirche
    .text =
        { $move-limits ->
            [yes] Nimm den Kirchenmarker. Versetze dann bis zu 2 schwarze Caballeros, jeden in eine Nachbarregion, aber nicht ins Castillo.
           *[no] Nimm den Kirchenmarker. Versetze dann bis zu 2 schwarze Caballeros aus beliebigen Regionen in beliebige andere, aber nicht ins Castillo.
        }
    .short = Kirchenmarker, bis zu 2 schwarze versetzen
    .help = Solange du den Marker hast, zählen die schwarzen Caballeros als deine, und jeden Zug darfst du einen Caballero mehr nehmen oder einsetzen. Beispiel: Zwei von dir und zwei schwarze in { places-aragon } zählen für dich als vier. { fragments-taboo }

## Modifikatoren

modifier = ±{ $number }
    .add = +{ $number }
    .subtract = −{ $number }
    .text = Erhöht deine Machtkarte um { $number } oder senkt sie um { $number }.
abilities-none = Keine Fähigkeit
    .text = Ändert nur den Wert.
    .short = –
abilities-court = Anwerben
    .text = Bevor du eine Aktionskarte wählst, darfst du 1 Caballero mehr aus der Provinz an den Hof nehmen.
    .short = 1 mehr an den Hof
abilities-move = Ritt
    .text = Bevor du eine Aktionskarte wählst, darfst du 1 eigenen Caballero in eine andere Region oder ins Castillo versetzen.
    .short = 1 eigenen versetzen
abilities-grande = Umzug
    .text = Bevor du eine Aktionskarte wählst, darfst du 1 beliebigen Grande in eine andere Region versetzen.
    .short = 1 Grande versetzen

## Fragen: was von mir gefragt ist, was die anderen sehen, was danach kommt

questions-power =
    .ask =
        Spiele eine Machtkarte.
        { $power-shift ->
            [yes] Du darfst einen deiner Modifikatoren dazulegen.
           *[no] { "" }
        }
        { $barred ->
            [none] { "" }
           *[other] Schon vergeben: { $barred }.
        }
    .wait = { $player } wählt eine Machtkarte.
    .next = Hohe Karten sind zuerst dran. Niedrige bringen mehr Caballeros, und die niedrigste beginnt die nächste Runde.
questions-modifier =
    .ask = Spiele einen Modifikator zu deiner Machtkarte, oder lass sie, wie sie ist.
    .wait = { $player } überlegt, ob ein Modifikator dazukommt.
    .next = Die Summe bestimmt die Reihenfolge. Die Caballeros nimmst du nach der Machtkarte selbst.
questions-pass-modifier =
    .ask =
        { $to ->
            [none] Wähle einen deiner Modifikatoren für den Spieler links von dir.
           *[other] Wähle einen deiner Modifikatoren für { $to }.
        }
    .wait = { $player } wählt einen Modifikator zum Weitergeben.
    .next = Alle geben gleichzeitig weiter. Den, den du bekommst, behältst du.
questions-take =
    .ask =
        { $left ->
            [one] Du darfst bis zu { $left } Caballero aus der Provinz an deinen Hof nehmen. Wie viele?
           *[other] Du darfst bis zu { $left } Caballeros aus der Provinz an deinen Hof nehmen. Wie viele?
        }
        { $must_take ->
            [yes] Was eine Machtkarte oder eine Aktionskarte bringt, musst du nehmen.
           *[no] { "" }
        }
    .wait = { $player } nimmt Caballeros an den Hof.
    .next = Nur Caballeros an deinem Hof kannst du einsetzen.
questions-recall =
    .ask = Die Provinz hat keine mehr von dir. Nimm bis zu { $left } aus Regionen, oder hör auf.
    .wait = { $player } darf Caballeros aus Regionen zurückholen.
    .next = Sie kommen an deinen Hof und können wieder eingesetzt werden.
questions-card =
    .ask = Wähle eine Aktionskarte.
    .wait = { $player } wählt eine Aktionskarte.
    .next = Du setzt Caballeros ein und darfst die Sonderaktion nutzen, in beliebiger Reihenfolge.
questions-part =
    .ask =
        { $left ->
            [0] Die Sonderaktion von „{ $card }“ nutzen?
           *[other] „{ $card }“: Was machst du zuerst?
        }
    .wait = { $player } überlegt, wie „{ $card }“ genutzt wird.
    .next =
        { $left ->
            [0] Mehr bleibt in deinem Zug nicht zu tun.
           *[other] Mach das eine fertig, bevor du das andere beginnst. Auf die Sonderaktion darfst du verzichten.
        }
questions-place =
    .ask =
        { $new-regency ->
            [yes] Setze einen Caballero an einem der jetzt offenen Orte ein, oder hör auf. Noch { $left }.
           *[no] Setze einen Caballero neben dem König oder im Castillo ein, oder hör auf. Noch { $left }.
        }
        { $king ->
            [none] { "" }
           *[other] Der König: { $king }.
        }
    .wait = { $player } setzt Caballeros ein, noch { $left }.
    .next = Was du nicht einsetzt, bleibt an deinem Hof.
questions-place-anywhere =
    .ask =
        Setze einen Caballero in einer beliebigen Region außer der des Königs ein, oder hör auf. Noch { $left }.
        { $card_key ->
            [place-2] Auch das Castillo ist offen.
            [move-all-own-or-place-2] Auch das Castillo ist offen.
           *[other] { "" }
        }
    .wait = { $player } setzt Caballeros an beliebigen Orten ein, noch { $left }.
    .next = Was du nicht einsetzt, bleibt an deinem Hof.
questions-move =
    .ask =
        { $whose ->
            [black] Versetze einen schwarzen Caballero, oder hör auf. Noch { $left }.
            [any] Versetze einen Caballero beliebiger Farbe, oder hör auf. Noch { $left }.
            [both] Versetze einen Caballero, oder hör auf. Noch { $left }: { $own } eigen, { $foreign } fremd.
            [own] Versetze einen eigenen Caballero, oder hör auf. Noch { $own }.
            [foreign] Versetze einen gegnerischen Caballero, oder hör auf. Noch { $foreign }.
           *[all] Versetze beliebig viele deiner Caballeros, einen nach dem anderen, und hör dann auf.
        }
    .wait =
        { $whose ->
            [both] { $player } versetzt Caballeros, noch { $own } eigen und { $foreign } fremd.
            [all] { $player } versetzt Caballeros.
           *[other] { $player } versetzt Caballeros, noch { $left }.
        }
    .next = Nimm einen auf und sag, wohin er geht. Du musst nicht alle nutzen.
questions-either =
    .ask = „{ $card }“: Welches von beiden wählst du?
    .wait = { $player } wählt eine Hälfte von „{ $card }“.
    .next = Die andere Hälfte verfällt.
questions-return-each =
    .ask = Wähle von jedem Gegner einen Caballero, der zurückgeht.
    .wait = { $player } wählt Caballeros, die zurückgehen.
    .next = Er geht in die Provinz seines Besitzers.
questions-return-choice =
    .ask = Schicke { $left } deiner Caballeros zurück, vom Hof oder aus Regionen.
    .wait = { $player } schickt Caballeros zurück, noch { $left }.
    .next = Sie gehen in die Provinz. Dann wählt der nächste Gegner.
questions-disc-return =
    .ask =
        { $card_key ->
            [disc-return-2]
                { $return_two_or_one ->
                    [yes] Stelle geheim deine Drehscheibe ein: Aus welcher Region gehen 2 von dir zurück, oder 1, wenn dort nur einer ist?
                   *[no] Stelle geheim deine Drehscheibe ein: Aus welcher Region gehen 2 von dir zurück?
                }
           *[other] Stelle geheim deine Drehscheibe ein: Aus welcher Region gehen alle von dir zurück?
        }
    .wait = { $player } stellt geheim die Drehscheibe ein.
    .next = Sind alle eingestellt, wird gemeinsam aufgedeckt, und die Caballeros gehen zurück in die Provinz.
questions-disc-flee =
    .ask = Stelle geheim deine Drehscheibe ein: Wohin gehen deine Caballeros { FROM($region) }?
    .wait = { $player } wählt geheim, wohin die Flucht geht.
    .next = Alle decken gemeinsam auf. Die Königsregion bedeutet: an den Hof.
questions-disc-score =
    .ask = Stelle geheim auf deiner Drehscheibe eine Region ein, die du werten willst.
    .wait = { $player } nennt geheim eine Region.
    .next = Alle decken gemeinsam auf. Regionen, die mehrere nennen, werden nicht gewertet.
questions-disc-castillo =
    .ask =
        Stelle geheim deine Drehscheibe ein: In welche Region gehst du, wenn das Castillo geleert wird?
        { $disc_may_name_king ->
            [yes] Die Königsregion bedeutet: zurück an den Hof.
           *[no] { "" }
        }
    .wait = { $player } stellt geheim die Drehscheibe ein.
    .next = Erst wird das Castillo gewertet. Dann wird aufgedeckt, und die Caballeros jedes Spielers ziehen in eine Region.
questions-score =
    .ask =
        Wähle eine Region, die gewertet wird.
        { $choose_castillo ->
            [yes] Auch das Castillo darf es sein.
           *[no] { "" }
        }
    .wait = { $player } wählt eine Region für die Wertung.
    .next = Sie wird sofort gewertet, für alle.
questions-score-order =
    .ask = Welche Region wird als nächste gewertet?
    .wait = { $player } wählt die nächste Region für die Wertung.
    .next = Die Reihenfolge zählt: Ein Veto kann den Rest noch verhindern.
questions-evict =
    .ask = Wähle die Region, die deine Gegner verlassen müssen.
    .wait = { $player } wählt eine Region, die geräumt wird.
    .next = Sie stellen geheim ihre Drehscheiben ein. Deine bleiben.
questions-king =
    .ask = Wohin geht der König?
    .wait = { $player } versetzt den König.
    .next = In seine neue Region kommt nichts hinein und aus ihr nichts heraus; eingesetzt wird daneben.
questions-grande =
    .ask = Welcher Grande zieht um, und in welche Region?
    .wait = { $player } versetzt einen Grande.
    .next = Seine Region bringt seinem Besitzer 2 mehr, wenn dieser dort allein führt.
questions-swap =
    .ask = Welcher Grande tauscht mit dem König?
    .wait = { $player } wählt einen Grande.
    .next = Die Region des Grande wird die des Königs.
questions-tile =
    .ask = Welche Wertungstafel kommt wohin?
    .wait = { $player } legt eine Wertungstafel.
    .next = Von da an ersetzt sie die aufgedruckten Werte.
questions-recover =
    .ask = Welche gespielte Karte nimmst du zurück?
    .wait = { $player } nimmt eine gespielte Karte zurück.
    .next = Sie kommt verdeckt auf deine Hand und kann wieder gespielt werden.
questions-entourage =
    .ask = Wer folgt dem König? Noch { $left }.
    .wait = { $player } wählt, wer dem König folgt.
    .next = Sie kommen mit ihm in die neue Königsregion.
questions-veto =
    .ask = { $actor } möchte { $step }. Legst du dein Veto ein?
    .wait = { $actor } möchte { $step }. { $player } kann das mit einem Veto verhindern.
    .next =
        { $veto_at_announcement ->
            [yes] Mit einem Veto geschieht nichts von der Sonderaktion.
           *[no] Mit einem Veto entfällt dieser Schritt, und die Sonderaktion endet. Was schon getan ist, bleibt.
        }
questions-chance =
    .ask = Es wird gezogen.
    .wait = Es wird gezogen.
    .next = Es gibt nichts zu tun.
questions-over =
    .ask = Die Partie ist zu Ende.
    .wait = Die Partie ist zu Ende.
    .next = Die meisten Punkte gewinnen. Bei gleichen Punkten teilt man sich den Platz.

## Antworten

answers-stop = Aufhören
answers-skip = Überspringen
answers-place-first = Caballeros einsetzen
answers-special-first = Sonderaktion
answers-without-special = Ohne Sonderaktion beenden
answers-either-first = Eigene Caballeros versetzen
answers-either-second = Caballeros einsetzen
answers-from-court = Von deinem Hof
answers-no-modifier = Kein Modifikator
answers-allow = Diesen Schritt zulassen
answers-allow-rest = Die ganze Aktion zulassen
answers-veto = Veto

## Ereignisse

events-moved = Ein Caballero { OF($owner) } zieht { FROM($source) } { TO($target) }.
events-placed = { $player } setzt einen Caballero { IN($target) } ein.
events-returned =
    { $number ->
        [one] { $number } Caballero { OF($owner) } geht { FROM($source) } zurück in die Provinz.
       *[other] { $number } Caballeros { OF($owner) } gehen { FROM($source) } zurück in die Provinz.
    }
events-took =
    { $number ->
        [one] { $player } nimmt { $number } Caballero aus der Provinz an den Hof.
       *[other] { $player } nimmt { $number } Caballeros aus der Provinz an den Hof.
    }
events-recalled = { $player } nimmt einen Caballero { FROM($source) } an den Hof.
events-scored =
    Wertung: { $place }.
    { $first_only ->
        [yes] Nur der erste Platz zählt.
       *[no] { "" }
    }
    { $times ->
        [2] Die Punkte zählen doppelt.
       *[other] { "" }
    }
events-king-moved = Der König geht { FROM($source) } { TO($target) }.
events-grande-moved = Der Grande { OF($player) } geht { FROM($source) } { TO($target) }.
events-tile-laid =
    { $source ->
        [none] Die Wertungstafel { $tile } liegt jetzt { IN($target) }.
       *[other] Die Wertungstafel { $tile } wandert { FROM($source) } { TO($target) }.
    }
events-recovered =
    { $modifier ->
        [yes] { $player } nimmt einen gespielten Modifikator zurück.
       *[no] { $player } nimmt eine gespielte Machtkarte zurück.
    }
    { $card ->
        [none] { "" }
       *[other] Es ist: { $card }.
    }
events-evicting = Alle Gegner müssen { $region } verlassen.
events-revealed = Die Drehscheiben werden aufgedeckt.
events-gained-veto = { $player } hat jetzt ein Veto.
events-fled =
    { $number ->
        [one] { $number } Caballero { OF($owner) } flieht { FROM($source) } { TO($target) }.
       *[other] { $number } Caballeros { OF($owner) } fliehen { FROM($source) } { TO($target) }.
    }
events-grandes-inside = Die Grandes in der Königsregion kommen ins Castillo.
events-infiltrated = { $player } darf in diesem Zug auch in der Königsregion einsetzen.
events-swapped = Der König und der Grande { OF($player) } tauschen die Plätze.
events-church-taken = { $player } nimmt den Kirchenmarker.
events-special-announced = { $player } kündigt eine Sonderaktion an.
events-round-began = Runde { $round } beginnt.
events-card-shown = Stapel { $pile } zeigt „{ $card }“ ({ $number }).
events-king-placed = Der König beginnt { IN($region) }.
events-home-drawn = { $region } ist die Heimat { OF($player) }.
events-church-drawn = Zwei schwarze Caballeros beginnen { IN($region) }.
events-first-drawn = { $player } beginnt.
events-modifier-dealt =
    { $player } bekommt einen Modifikator.
    { $modifier ->
        [none] { "" }
       *[other] Es ist { $modifier }.
    }
events-modifier-passed =
    { $player } gibt { $to } einen Modifikator.
    { $modifier ->
        [none] { "" }
       *[other] Es ist { $modifier }.
    }
events-bid =
    { $modifier ->
        [none] { $player } spielt die { $value }.
       *[other] { $player } spielt die { $value } mit dem Modifikator { $modifier }: { $sum }.
    }
events-dummy-bid = Der Dummy spielt die { $value }.
events-dummy-placed =
    { $number ->
        [0] Der Dummy zieht { $region } und kann dort nicht einsetzen.
       *[other]
            { $number ->
                [one] Der Dummy setzt { $number } Caballero { IN($region) } ein.
               *[other] Der Dummy setzt { $number } Caballeros { IN($region) } ein.
            }
    }
events-dummy-left =
    { $number ->
        [one] { $number } Caballero des Dummys verlässt das Castillo und kommt neben den Plan.
       *[other] { $number } Caballeros des Dummys verlassen das Castillo und kommen neben den Plan.
    }
events-dummy-took = Der Dummy nimmt „{ $card }“ und legt sie ab.
events-turn-began = { $player } ist am Zug.
events-turn-ended = { $player } ist fertig.
events-card-taken = { $player } wählt „{ $card }“.
events-special-began = { $player } beginnt die Sonderaktion von „{ $card }“.
events-special-ended = Die Sonderaktion ist beendet.
events-vetoed =
    { $card ->
        [none] { $player } legt ein Veto ein.
       *[other]
            { $veto_at_announcement ->
                [yes] { $player } legt ein Veto gegen die Sonderaktion „{ $card }“ { OF($actor) } ein: Nichts davon geschieht.
               *[no] { $player } legt ein Veto gegen die Sonderaktion „{ $card }“ { OF($actor) } ein: Sie endet hier.
            }
    }
events-disc-set =
    { $player } hat die Drehscheibe eingestellt.
    { $region ->
        [none] { "" }
       *[other] Sie zeigt auf { $region }.
    }
events-disc-shown = Die Drehscheibe { OF($player) } zeigt { $region }.
events-general-scoring = Allgemeine Wertung nach Runde { $round }.
events-ranked =
    { $points ->
        [one] { $place }: { $owner } hat mit { $number } den { $rank } Platz und bekommt { $points } Punkt.
       *[other] { $place }: { $owner } hat mit { $number } den { $rank } Platz und bekommt { $points } Punkte.
    }
    { $kings_bonus ->
        [0] { "" }
       *[other] Königsbonus: { $kings_bonus }.
    }
    { $home_bonus ->
        [0] { "" }
       *[other] Heimatbonus: { $home_bonus }.
    }
events-france-bonus =
    { $points ->
        [one] { $owner } bekommt { $points } Extrapunkt für einen Platz in Frankreich.
       *[other] { $owner } bekommt { $points } Extrapunkte für einen Platz in Frankreich.
    }
events-conquered = Granada ist erobert.
events-left-castillo =
    { $number ->
        [0]
            { $grande ->
                [yes] { "" }
               *[no] Von { $player } verlässt nichts das Castillo.
            }
        [one] { $number } Caballero { OF($player) } zieht aus dem Castillo { TO($target) }.
       *[other] { $number } Caballeros { OF($player) } ziehen aus dem Castillo { TO($target) }.
    }
    { $grande ->
        [yes] Der Grande { OF($player) } zieht aus dem Castillo { TO($target) }.
       *[no] { "" }
    }
events-start-marker = { $player } bekommt den Startspielermarker.
events-veto-expired = Das Veto { OF($player) } ist abgelaufen.
events-game-over = Die Partie ist zu Ende.

## Schritte einer Sonderaktion, gegen die es ein Veto geben kann

steps-special-announced = die Sonderaktion von „{ $card }“ nutzen
steps-moved = einen Caballero { OF($owner) } { FROM($source) } { TO($target) } versetzen
steps-placed = einen Caballero { IN($target) } einsetzen
steps-returned =
    { $number ->
        [one] { $number } Caballero { OF($owner) } { FROM($source) } zurückschicken
       *[other] { $number } Caballeros { OF($owner) } { FROM($source) } zurückschicken
    }
steps-took =
    { $number ->
        [one] { $number } Caballero an den Hof nehmen
       *[other] { $number } Caballeros an den Hof nehmen
    }
steps-recalled = einen Caballero { FROM($source) } an den Hof nehmen
steps-scored = { $place } werten
steps-king-moved = den König { TO($target) } versetzen
steps-grande-moved = den Grande { OF($player) } { TO($target) } versetzen
steps-tile-laid = die Wertungstafel { $tile } { TO($target) } legen
steps-recovered = eine gespielte Karte zurücknehmen
steps-evicting = alle Gegner { FROM($region) } vertreiben
steps-revealed = die Drehscheiben aufdecken lassen
steps-gained-veto = ein Veto nehmen
steps-fled = die Caballeros { OF($owner) } { FROM($source) } { TO($target) } fliehen lassen
steps-grandes-inside = die Grandes in der Königsregion ins Castillo bringen
steps-infiltrated = auch in der Königsregion einsetzen
steps-swapped = den König und den Grande { OF($player) } die Plätze tauschen lassen
steps-church-taken = den Kirchenmarker nehmen

## Das Terminal

terminal-welcome = Antworte mit einer Zahl. ? hilft, q beendet.
terminal-prompt = >
terminal-pause = Weiter mit Enter
terminal-you = du
terminal-now = jetzt
terminal-taboo = tabu: nichts hinein, nichts heraus
terminal-map = Regionen, die sich berühren, sind Nachbarn. „Jetzt“: die Punkte, die eine Wertung brächte.
terminal-player = Spieler
terminal-points = Punkte
terminal-court = Hof
terminal-province = Provinz
terminal-power = Macht
terminal-hand = Hand
terminal-place = Ort
terminal-total = Summe
terminal-start = beginnt
terminal-veto = Veto bis Runde { $round }
terminal-answered = hat geantwortet
terminal-secretly = wählt
terminal-first-only = (nur Erste)
terminal-scoring = Bei einer Wertung: der Rang, dann Punkte und Boni, dann die Caballeros in Klammern.
terminal-placed = { $player } setzt Caballeros ein: { $places }.
terminal-reading = Enter: weiter, b: Plan, q: Ende
terminal-thinking = { $player } überlegt.
terminal-where-tile = Wohin kommt die Tafel? Nur Enter geht zurück.
terminal-where-grande = Wohin kommt der Grande? Nur Enter geht zurück.
terminal-where-piece = Der Caballero { OF($owner) } { FROM($place) }: wohin? Nur Enter geht zurück.
terminal-unknown = „{ $typed }“ ist keine der Antworten. Tippe die Zahl einer Antwort, oder ? für Hilfe.
terminal-ambiguous = „{ $typed }“ passt auf mehrere Antworten. Tippe die Zahl.
terminal-help = Eine Zahl wählt die Antwort dahinter. Ein Ort hat seine Zahl auf der Karte, und 0 hört auf. Mehrere Zahlen in einer Zeile beantworten mehrere gleiche Fragen: 3 3 10. Auch der Anfang eines Namens genügt, oder die Kurzschrift der Aufzeichnungen: arag, >aragon.
terminal-chapters = Tippe r und eine Zahl für ein Kapitel.
terminal-won = { $who }: die meisten Punkte. Gut gespielt!
terminal-save = Die Partie in eine Datei schreiben? Ihr Name, oder Enter für nein:
terminal-save-how = Sag, wohin: w und der Name einer Datei.
terminal-saved = Die Partie steht in { $file }.
terminal-not-saved = { $file } lässt sich nicht schreiben. Wähle einen anderen Namen oder Ordner.
terminal-left = Auf Wiedersehen.
terminal-keys =
    .help = diese Hilfe und die Karte in Gebrauch
    .card = die Karte von Stapel 2
    .board = der Plan
    .log = was seit deinem letzten Zug geschah
    .points = Punkte und die letzten Wertungen
    .rules = die Regeln; r 3 für ein Kapitel
    .write = die Partie in eine Datei schreiben
    .quit = beenden

## Lektionen und Aufgaben

lessons-majorities = Mehrheiten
    .text = Wer punktet.
lessons-majorities-first = Blau bist du: 3 Caballeros in Aragón. Die meisten in einer Region bringen die erste Zahl.
lessons-majorities-count = Aragón: Platz eins bringt 5, Platz zwei 4. Wie viel bekommst du?
lessons-majorities-count-wrong = Zähl noch einmal: 3 Blau, 2 Weinrot, 1 Gold. Wer die meisten hat, bekommt die erste Zahl.
lessons-majorities-tie = País Vasco (5/3): Gleichstand mit Weinrot, beide rutschen einen Platz tiefer. Wie viel jetzt?
lessons-majorities-tie-first = Hier ist niemand allein Erster, also bekommt niemand die 5.
lessons-majorities-tie-wrong = Zwei teilen sich den ersten Platz, also bekommen beide den zweiten. Er bringt die zweite Zahl.
lessons-majorities-break = Setz einen Caballero ein: Brich den Gleichstand in País Vasco.
lessons-majorities-break-castillo = Im Castillo bricht er jetzt keinen Gleichstand. Setz ihn in País Vasco ein.
lessons-majorities-break-aragon = In Aragón führst du schon: Ein größerer Vorsprung bringt nicht mehr.
lessons-majorities-break-wrong = So bleibt der Gleichstand. Einer mehr in País Vasco bringt dich auf Platz eins: 5 statt 3.
lessons-majorities-task = Aufgabe: Setz zwei ein, wo sie am meisten bringen.
lessons-majorities-task-failed = Das ist { $points } wert; { $number } sind möglich. Zwei Orte, an denen einer reicht, schlagen einen Ort mit zweien.
lessons-majorities-task-solved = An zwei Orten reichte je einer.
lessons-king = Der König
    .text = Wo du einsetzen darfst.
lessons-king-neighbours = Eingesetzt wird nur, wo es leuchtet: neben dem König oder im Castillo.
lessons-king-place = Setz einen ein. Versuch erst die Region des Königs!
lessons-king-place-castillo = Das Castillo und Aufhören gehen immer. Wähl hier aber eine Region neben dem König.
lessons-king-taboo = Beim König darf nichts hinein oder heraus. Hol einen Weinroten aus Granada, dann führst du.
lessons-king-taboo-own = Der gehört dir: Granada würde schlechter für dich. Nimm einen Weinroten.
lessons-king-taboo-wrong = Das ändert nichts in Granada, wo Gleichstand ist. Nimm dort einen Weinroten.
lessons-king-task = Aufgabe: Weinrot vertreibt gleich drei von dir aus Castilla la Nueva. Wohin muss der König?
lessons-king-task-failed = { $points } von { $number } möglichen Punkten. Stell den König dorthin, wo du führst und eingeholt werden könntest: Von dort kommt nichts mehr weg.
lessons-king-task-solved = Beim König kommt nichts heraus: Deine vier blieben.
lessons-power = Hof und Macht
    .text = Wer beginnt.
lessons-power-court = Am Hof steht einer zum Einsetzen. Machtkarten bringen mehr und entscheiden, wer beginnt.
lessons-power-high = Spiel die 13: Du beginnst, aber niemand kommt.
lessons-power-high-wrong = Spiel diesmal die 13. Die Figuren auf einer Karte sagen, wie viele sie bringt.
lessons-power-high-shown = Fünf Karten zur Wahl, aber nur ein Caballero.
lessons-power-low = Jetzt mit der 2: Fünf kommen, aber du bist zuletzt dran.
lessons-power-low-wrong = Spiel jetzt die 2, um das andere Ende zu sehen.
lessons-power-low-shown = Wenige Karten, viele Caballeros. Jede Machtkarte spielst du nur einmal.
lessons-power-task = Aufgabe: Weinrot spielte die 9 und wertet Castilla la Nueva, wo ihr gleichsteht. Sei schneller, mit einem zum Einsetzen.
lessons-power-task-failed = Das brachte { $points }; { $number } sind möglich. Schlag die 9 mit einer Karte, die noch jemanden bringt, setz ein, dann werte.
lessons-power-task-solved = Die 10 schlägt die 9 und bringt noch einen.
lessons-cards = Aktionskarten
    .text = Einsetzen und handeln.
lessons-cards-cards = Jede Runde liegen fünf Aktionskarten offen, und alle nehmen eine. Die Zahl sagt, wie viele du einsetzen darfst, der Text, was du noch darfst.
lessons-cards-take = Nimm die Karte, die alle Regionen mit einer 5 als erster Zahl wertet.
lessons-cards-take-wrong = Diese Karte wertet nichts. Such die mit der 5.
lessons-cards-order = Du darfst erst einsetzen oder erst die Aktion ausführen. In Aragón steht ihr gleich, und du hast einen Caballero: Was zuerst?
lessons-cards-order-wrong = Jetzt gewertet bringt der Gleichstand 4. Setz erst ein, dann sind es 5.
lessons-cards-put = Setz jetzt dort ein, wo einer dich von Platz zwei auf Platz eins bringt.
lessons-cards-put-valencia = In Valencia gibt das einen Gleichstand: Du bleibst Zweiter. In Aragón wirst du Erster.
lessons-cards-put-wrong = Diese Region wertet die Karte nicht, oder sie bringt dir nichts. Schau auf Aragón.
lessons-cards-task = Aufgabe: Die Königskarte lässt dich den König ziehen und bis zu fünf einsetzen. Mach deine Regionen mit zwei Caballeros möglichst wertvoll.
lessons-cards-task-failed = Das ist { $points } wert; { $number } sind möglich. Zieh erst den König: Dann stehen dir andere Regionen offen.
lessons-cards-task-solved = Erst der König: Das öffnete bessere Regionen.
lessons-castillo = Das Castillo
    .text = Der Turm und seine Geheimnisse.
lessons-castillo-tower = Der Turm ist das Castillo. Dort darfst du immer einsetzen; alle sehen, wer hineingeht, aber niemand darf nachzählen.
lessons-castillo-drop = Setz einen Caballero im Castillo ein.
lessons-castillo-drop-wrong = Gut für später. Nimm diesmal den Turm.
lessons-castillo-remember = Weinrot hat erst 2 eingesetzt, dann 1, dann noch 1. Wie viele von Weinrot sind drin?
lessons-castillo-remember-wrong = Vor einer allgemeinen Wertung verlässt nichts das Castillo: Zähl alle zusammen.
lessons-castillo-task = Aufgabe: Das Castillo wird gewertet, dann schicken geheime Drehscheiben alle darin in eine Region. Die 2 von Weinrot gehen nach Aragón: Wo bringen deine 3 am meisten?
lessons-castillo-task-king = { $points } von { $number } möglichen Punkten. In die Königsregion kommt nichts: Deine 3 gingen nur zurück an den Hof.
lessons-castillo-task-failed = { $points } von { $number } möglichen Punkten. Such, wo deine 3 jemanden überholen: In Aragón bekommt Weinrot 2 dazu.
lessons-castillo-task-solved = Deine versteckten 3 nahmen Weinrot Castilla la Nueva ab.
lessons-scoring = Sonderwertungen
    .text = Der rechte Moment.
lessons-scoring-now = Deine Karte wertet sofort eine Region, für alle darin. Wähl die, die dir am meisten bringt.
lessons-scoring-now-aragon = In Aragón bist du Zweiter: 4 für dich, 5 für Weinrot.
lessons-scoring-now-vieja = Dort teilst du den zweiten Platz und rutschst auf den dritten: Zu dritt gibt das nichts.
lessons-scoring-now-wrong = Dort steht niemand von dir: Das bringt dir nichts.
lessons-scoring-tile = Eine Wertungstafel ersetzt die Zahlen einer Region: 8/4/0 oder 4/0/0. Leg die 8er dorthin, wo du führst.
lessons-scoring-tile-four = Mit der 4er-Tafel verdirbt man die Region eines Rivalen. Du willst die 8er.
lessons-scoring-tile-castillo = Du hast niemanden im Castillo. Leg sie dorthin, wo du führst.
lessons-scoring-tile-wrong = Dort führst du nicht: Die 8 ginge an einen Rivalen oder an niemanden.
lessons-scoring-task = Aufgabe: Weinrot liegt 7 Punkte vorn. Werte die Region, die dich am nächsten heranbringt.
lessons-scoring-task-failed = Dein Gewinn gegenüber Weinrot: { $points }; möglich: { $number }. Was Weinrot dort bekommt, zählt gegen dich.
lessons-scoring-task-solved = Sevilla bringt dir Punkte und Weinrot keine.
lessons-bonus = Boni
    .text = Heimat und König.
lessons-bonus-home = Dein Grande, die große Figur, wohnt in Aragón: Allein auf Platz eins bekommst du dort 2 mehr. Was bringt dir Aragón?
lessons-bonus-home-wrong = Der erste Platz bringt 5, die Heimat 2 dazu.
lessons-bonus-king = Auch der König bringt 2 dazu, wenn man in seiner Region allein Erster ist. Was bringt dir Valencia (5/3)?
lessons-bonus-king-wrong = Der erste Platz bringt 5, der König 2 dazu; dein Grande ist nicht hier.
lessons-bonus-tie = Jetzt steht Weinrot in Aragón (5/4) mit dir gleich. Was bekommst du, mit deinem Grande dort?
lessons-bonus-tie-wrong = Gleichstand an der Spitze heißt Platz zwei: 4. Einen Bonus bekommt nur, wer allein Erster ist.
lessons-bonus-task = Aufgabe: Du bist zuletzt vor der Wertung dran, mit der Königskarte und einem Caballero. Mach deine Regionen möglichst wertvoll.
lessons-bonus-task-failed = Das ist { $points } wert; { $number } sind möglich. Setz erst ein, um daheim allein zu führen; dann hol den König in eine Region, in der du führst.
lessons-bonus-task-solved = Allein daheim und allein beim König: je 2 mehr.
lessons-veto = Veto und Rivalen
    .text = Wann du Rivalen stoppst.
lessons-veto-held = Du hast ein Veto: Vor jedem Schritt der Aktion eines Rivalen wirst du gefragt. Weinrot versetzt einen von Gold; schadet dir das?
lessons-veto-held-veto = Ein Veto ist danach weg, und dieser Schritt kostet dich nichts. Lass ihn zu.
lessons-veto-held-rest = Dann kannst du die Schritte danach nicht stoppen. Lass nur diesen zu.
lessons-veto-stop = Jetzt versetzt Weinrot einen von dir aus Castilla la Nueva. Ein Veto stoppt diesen Schritt und beendet die Aktion.
lessons-veto-stop-wrong = Das kostet dich dort den ersten Platz, der 7 wert ist. Das ist der Moment für das Veto.
lessons-veto-read = Lies deine Rivalen: Weinrot nimmt gleich die Karte, die die Fünfer wertet. Was brächte País Vasco für Weinrot?
lessons-veto-read-wrong = Weinrot hat dort 4 und ist allein Erster: die erste Zahl von 5/3.
lessons-veto-task = Aufgabe: Weinrot wertet drei Regionen nacheinander. Nutz dein Veto so, dass du am Ende möglichst weit vorn liegst.
lessons-veto-task-failed = Dein Vorsprung: { $points }; möglich: { $number }. Lass den Schritt zu, der dir etwas bringt, und stopp den nächsten.
lessons-veto-task-solved = Du nahmst deine Punkte und stopptest die von Weinrot.
puzzles-last = Letzte Runde
    .ask = Die letzte Runde: Welche Karte bringt dir am meisten?
puzzles-king = Der König
    .ask = Welche Karte jetzt? Denk an den König.
puzzles-disc = Die Drehscheibe
    .ask = Worauf stellst du deine Drehscheibe?
puzzles-scoring = Sonderwertung
    .ask = Welche Karte jetzt? Auf dem Plan liegen Punkte.
puzzles-bid = Machtkarten
    .ask = Welche Machtkarte spielst du?
puzzles-ask-king = Wohin schickst du den König?
puzzles-ask-score = Welche Region wertest du?
puzzles-ask-tile = Wohin legst du eine Wertungstafel?
puzzles-solved =
    { $points ->
        [one] Richtig: mindestens { $points } Punkt besser als alles andere.
       *[other] Richtig: mindestens { $points } Punkte besser als alles andere.
    }
puzzles-shown =
    { $points ->
        [one] Die beste Antwort, { $points } Punkt vor der nächsten.
       *[other] Die beste Antwort, { $points } Punkte vor der nächsten.
    }
puzzles-tempting =
    { $points ->
        [one] Verlockend, aber etwa { $points } Punkt hinter der besten.
       *[other] Verlockend, aber etwa { $points } Punkte hinter der besten.
    }
puzzles-wrong =
    { $points ->
        [one] Nicht die beste: mindestens { $points } Punkt dahinter.
       *[other] Nicht die beste: mindestens { $points } Punkte dahinter.
    }

## Der Coach der ersten Partie

coach-power = Hohe Karten sind früh dran, niedrige füllen deinen Hof.
coach-take = Von der Provinz zum Hof: Nur von dort setzt du ein.
coach-card = Die Zahl: wie viele du einsetzt. Der Text: was noch.
coach-part = Beide Teile gehören dir, in beliebiger Folge.
coach-place = Grüne Schilder zeigen, was ein Ort brächte.
coach-move = Versetze Caballeros: Such einen Gleichstand zum Brechen oder einen Rivalen, den du von Platz eins verdrängst.
coach-king = Der König sperrt die Region, in der er steht, und öffnet die rundherum.
coach-score = Das bringt sofort Punkte, allen, die dort einen Platz haben.
coach-tile = Eine Wertungstafel ändert, was ein Ort von nun an bringt.
coach-grande = Dein Grande macht eine Region zur Heimat: 2 Punkte mehr, wenn du dort allein führst.
coach-recover = Nimm eine gespielte Machtkarte zurück: Hohe sind am meisten wert.
coach-veto = Du kannst diesen Schritt mit deinem Veto stoppen. Dann ist es weg.
coach-disc = Deine Drehscheibe nennt die Region; alle werden zugleich gezeigt.
coach-return = Einige deiner Caballeros müssen weg. Gib die her, die nichts einbringen.
coach-flee = Deine Caballeros müssen fort. Schick sie dorthin, wo sie etwas bringen.
coach-rivals = Such, wo ein Rivale am meisten verliert oder du einen Platz aufrückst.
ideas-men = Mehr Caballeros auf dem Plan sind fast immer gut.
ideas-high = Dein Hof ist voll: Jetzt kannst du dir eine hohe Karte leisten.
ideas-low = Dein Hof ist leer: Eine niedrige Karte füllt ihn.
ideas-precious = 13, 12 und 1 sind kostbar: Heb sie für wichtige Runden auf.
ideas-late = Es folgt eine allgemeine Wertung: Wer zuletzt dran ist, hat das letzte Wort.
ideas-second = Zweite Plätze sind oft billiger als erste.
ideas-tower = Caballeros im Castillo zählen zweimal: im Turm, dann in der Region auf deiner Drehscheibe.
ideas-hidden = Zähl, was deine Rivalen versteckt haben: Auch das kommt noch heraus.
ideas-leader = Schenk dem Führenden keine Wertung.
ideas-attack = Greif die an, die schon dran waren: Sie können nicht antworten.
ideas-lock = Sperr die Region, in der du führst.
ideas-quarrel = Lass deine Rivalen miteinander streiten.
ideas-dry = Eine leere Provinz holt Caballeros vom Plan: Denk voraus.

## Bilder der Anleitung

figures-neighbours = Der König steht in Valencia: Eingesetzt wird in den leuchtenden Regionen und im Castillo.
figures-taboo = Blau darf drei Caballeros versetzen, aber keinen in die Königsregion oder aus ihr heraus.
figures-values = Blau hat in Aragón die meisten und bekommt die erste Zahl; Weinrot die zweite, wenn sie zählt.
figures-ties = Blau und Weinrot stehen in der leuchtenden Region gleich: Beide bekommen den zweiten Platz.
figures-bonus = Blau führt allein daheim in Aragón und beim König in Valencia: je 2 Punkte mehr.
figures-tower = Blau sieht die eigenen zwei im Castillo; was Weinrot hineingesetzt hat, muss man sich merken.
figures-general = 1. Alle stellen geheim ihre Scheiben ein.
figures-general-castillo = 2. Das Castillo wird gewertet.
figures-general-moved = 3. Die Scheiben werden gezeigt, und wer drin war, zieht in seine Region.
figures-general-regions = 4. Alle Regionen werden gewertet, eine nach der anderen.
figures-cut =
    { $veto_at_announcement ->
        [yes] Weinrot kündigt eine Sonderaktion an. Ein Veto verhindert sie jetzt ganz.
       *[no] Weinrot kündigt einen Schritt gegen Blau an. Ein Veto stoppt ihn und beendet die Aktion.
    }
figures-start = Alle beginnen mit einem Grande und zwei Caballeros daheim.
figures-france = Der Botschafter von Blau steht in Frankreich; zwei Plätze sind frei.
figures-granada = Sieben stehen in Granada: noch fünf, dann ist es erobert.
figures-church = Blau hat die Kirche: Die schwarzen zählen für Blau.

## Am Tisch erklären, und eine Seite zum Drucken

teach-goal = Worum es geht
    .text = Wir sind große Familien im Spanien vor fünfhundert Jahren. Jeder hat dreißig Caballeros, die kleinen, und einen Grande, den großen. Unsere Caballeros sollen in den Regionen stehen, wenn gezählt wird. Wer nach neun Runden die meisten Punkte hat, gewinnt.
teach-scoring = Was eine Region bringt
    .text =
        { $second-pays ->
            [yes]
                Seht euch Aragón an: { $players-4-5 ->
                    [yes] fünf, vier, eins.
                   *[no] fünf, vier.
                } Die meisten Caballeros bekommen die erste Zahl, die zweitmeisten die nächste. Bei Gleichstand rutschen beide einen Platz tiefer, also ist allein vorn viel wert.
           *[no] Seht euch Aragón an: Zu zweit zählt nur die erste Zahl, fünf. Die meisten Caballeros bekommen sie; bei Gleichstand bekommt sie niemand.
        } Zwei Punkte mehr, wenn ihr dort allein führt, wo euer Grande wohnt, und zwei, wo der König steht.
teach-round = Eine Runde
    .text = Jede Runde liegen fünf Aktionskarten offen, und jeder bekommt eine. Zuerst spielt jeder eine Machtkarte von eins bis dreizehn; keine Zahl zweimal. Die höchste handelt zuerst und wählt zuerst. Niedrige Karten bringen aber viele Caballeros aus der Provinz an den Hof, hohe wenige oder keine. Jede Machtkarte spielt man nur einmal.
teach-turn = Dein Zug
    .text = In deinem Zug nimmst du die Caballeros, die deine Karte bringt, dann eine Aktionskarte. Du darfst so viele vom Hof einsetzen, wie ihre Zahl sagt, und tun, was sie zeigt: Caballeros versetzen, heimschicken, etwas werten. Die Reihenfolge wählst du, und beides darfst du lassen.
teach-king = Der König
    .text = Das ist der König. Eingesetzt wird nur in Regionen, die seine berühren. Und seine eigene ist tabu: nichts hinein, nichts heraus, was eine Karte auch sagt. Der König schützt also, was dort steht. Jede Runde gibt es eine Karte, mit der man ihn überallhin stellt.
teach-castillo = Der Turm
    .text = Das ist das Castillo. Caballeros dürfen immer auch dort hinein. Alle sehen es, aber niemand darf hineinschauen: Merkt euch, wer was hat.
teach-general = Die allgemeinen Wertungen
    .text = Nach Runde drei, sechs und neun wird alles gewertet. Zuerst stellt jeder geheim diese Drehscheibe auf eine Region. Dann wird der Turm geöffnet und gewertet wie eine Region. Dann zeigen wir die Scheiben, und eure Caballeros aus dem Turm gehen in die gewählte Region. Dann werden alle Regionen gewertet, eine nach der anderen.
teach-end = Drei Tipps, und los
    .text = Bringt Caballeros auf den Plan. Verschwendet die hohen Karten nicht zu früh. Und seid vor einer allgemeinen Wertung lieber spät dran. Die Karten erklären sich selbst; fragt jederzeit. Wer in einer Runde die niedrigste Machtkarte hat, beginnt die nächste.
teach-reference = Auf einer Seite
teach-reference-setup = Aufbau: neun Regionskarten mischen; die erste setzt den König, die nächsten je einen Grande mit 2 Caballeros. 7 an jeden Hof, 21 in jede Provinz.
teach-reference-round = Fünf Karten aufdecken; reihum Machtkarten, keine Zahl zweimal; von hoch nach niedrig: Caballeros nehmen, Karte nehmen, einsetzen und Aktion in beliebiger Folge; die niedrigste Machtkarte beginnt die nächste Runde.
teach-reference-place = Einsetzen: neben der Königsregion oder im Castillo. Tabu: Nichts kommt in die Königsregion hinein oder aus ihr heraus.
teach-reference-score =
    { $players-4-5 ->
        [yes] Drei Plätze zählen.
       *[no]
            { $second-pays ->
                [yes] Zwei Plätze zählen.
               *[no] Nur Platz eins zählt.
            }
    } Gleichstand: ein Platz tiefer. Allein vorn: +2 daheim, +2 beim König.
teach-reference-general = Allgemeine Wertung nach Runde 3, 6, 9: Scheiben geheim stellen; Castillo werten; Scheiben zeigen, Caballeros versetzen; Regionen werten.

## Die Anleitung

rules-goal = Worum es geht
    .text =
        Spanien vor rund fünfhundert Jahren. Du stehst an der Spitze eines Adelshauses, als __Grande__, und deine Reiter, die __Caballeros__, gewinnen dir Einfluss in den Regionen. Von Zeit zu Zeit werden Regionen gewertet: Wer dort die meisten Caballeros hat, bekommt die meisten Punkte, wer dahinter liegt, weniger.
        
        { $length ->
            [full] Nach neun Runden und drei allgemeinen Wertungen gewinnen die meisten Punkte.
            [short] Nach sechs Runden und drei allgemeinen Wertungen gewinnen die meisten Punkte.
           *[short-1995] Nach sechs Runden und zwei allgemeinen Wertungen gewinnen die meisten Punkte.
        }
        
        Man spielt zu zweit bis zu fünft. Fast alles liegt offen auf dem Tisch. Schwer ist es, weil die anderen dieselben Regionen wollen und weil der __König__ manche Türen schließt und andere öffnet.
rules-board = Der Plan
    .text =
        Die Karte zeigt neun Regionen. Jede hat drei Zahlen: die Punkte für den ersten, zweiten und dritten Platz.
        
        { $regions }
        
        Das __Castillo__ ist ein Turm neben den Regionen mit den Werten { $castillo-values }. Es ist keine Region: Sagt eine Regel „Region“, ist das Castillo nicht gemeint.
        
        { $edition ->
            [2023]
                { $france ->
                    [yes] { NONE() }
                   *[no]
                        { $new-regency ->
                            [yes] { NONE() }
                           *[no] Frankreich und Portugal sind auf der Karte, aber keine Regionen. Dort kann nichts eingesetzt werden.
                        }
                }
           *[other] { NONE() }
        }
        { $new-regency ->
            [yes] Frankreich und Portugal sind auf der Karte, aber keine Regionen. Nur der König kann dorthin.
           *[no] { NONE() }
        }
        { $edition ->
            [2023] { NONE() }
           *[other]
                { $france ->
                    [yes] { NONE() }
                   *[no] Außerhalb der neun Regionen und des Castillos kann nichts stehen.
                }
        }
        { $france ->
            [yes] Frankreich ist in dieser Partie eine Region; es hat ein eigenes Kapitel.
           *[no] { NONE() }
        }
        
        Deine Caballeros haben einen Weg: __Provinz → Hof → Plan__. Die Provinz ist der allgemeine Vorrat. Der Hof ist der Vorrat vor dir. Nur Caballeros an deinem Hof kannst du einsetzen.
rules-set-up = Aufbau
    .text =
        1. Alle haben 30 Caballeros einer Farbe, einen Grande, 13 Machtkarten (1 bis 13) und eine Drehscheibe.
        2. Mischt die neun Regionenkarten. Die erste gezogene sagt, wo der König beginnt. Dann wird für jeden eine gezogen: Das ist die __Heimatregion__. Stell deinen Grande mit 2 Caballeros dorthin.
        3. Nimm 7 Caballeros an deinen Hof. Die anderen 21 sind in der Provinz.
        4. Mischt die Aktionskarten der Stapel 1 bis 4, jeden Stapel für sich.
        { $new-regency ->
            [yes] 5. Stapel 5 besteht aus den zehn gemischten Karten der Neuen Regentschaft.
           *[no] 5. Stapel 5 ist eine einzelne Karte, die Königskarte, die jede Runde da ist.
        }
        6. Die zwei Wertungstafeln liegen neben dem Plan bereit. Das Los entscheidet, wer den Startspielermarker bekommt.
        
        { $merged_stacks ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Stapel 2 und 3 sind in dieser Partie zusammengemischt, sodass jede Runde vier Karten ausliegen. Eine Karte behält die Zahl ihres Stapels.
                }
           *[no] { NONE() }
        }
        { $may-merge ->
            [yes] Zu dritt könnt ihr vereinbaren, Stapel 2 und 3 zusammenzumischen. Dann ist die Auswahl knapper.
           *[no] { NONE() }
        }
        
        Eine Aktionskarte, ob genutzt oder nicht, ist nach ihrer Runde aus dem Spiel.
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] { NONE() }
                   *[no] Nur die Königskarte kommt wieder.
                }
        }
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] Nur die Königskarte und die Karte der Kirche kommen wieder.
                   *[no] { NONE() }
                }
        }
        { $new-regency ->
            [yes]
                { $church ->
                    [yes] Nur die Karte der Kirche kommt wieder.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
rules-round = Eine Runde
    .text =
        1. __Aufdecken.__ Dreht die oberste Karte jedes Stapels Aktionskarten um.
        2. __Macht.__ Vom Besitzer des Startspielermarkers an spielen alle eine Machtkarte.
        3. __Züge.__ Jeder hat einen Zug, die höchste Machtkarte zuerst.
        4. __Ende.__ Nicht genommene Aktionskarten sind aus dem Spiel. Den Startspielermarker bekommt, wer die niedrigste Machtkarte gespielt hat, auch wenn sie schon wieder auf der Hand ist. Alle Machtkarten dieser Runde sind jetzt verbraucht.
        5. __Wertung.__ Nach manchen Runden folgt eine allgemeine Wertung.
        
        { $length ->
            [full] Allgemeine Wertungen folgen nach Runde 3, 6 und 9.
            [short] Die Runden 1, 4 und 7 entfallen; allgemeine Wertungen folgen nach Runde 3, 6 und 9, also nach jeder zweiten gespielten.
           *[short-1995] Allgemeine Wertungen folgen nach Runde 3 und 6. Eine dritte gibt es nicht.
        }
rules-power = Machtkarten
    .text =
        Du hast dreizehn Machtkarten, und jede kannst du einmal spielen. Deine Karte muss sich von allen unterscheiden, die in dieser Runde schon liegen. Sie bestimmt zweierlei: wie früh du am Zug bist (hoch ist früh) und wie viele Caballeros du an deinen Hof nehmen darfst (niedrig bringt viele).
        
        { $supply }
        
        Macht hat also ihren Preis. Mit der 13 hast du die erste Wahl unter den Aktionskarten und bringst niemanden an den Hof. Mit der 1 bekommst du, was übrig ist, aber sechs neue Caballeros.
rules-turn = Dein Zug
    .text =
        __Erst nehmen.__
        { $must_take ->
            [yes] Nimm so viele Caballeros, wie deine Machtkarte zeigt, aus der Provinz an deinen Hof. Hat die Provinz sie, musst du.
           *[no] Nimm höchstens so viele Caballeros, wie deine Machtkarte zeigt, aus der Provinz an deinen Hof. Weniger ist erlaubt.
        }
        Hat die Provinz zu wenige von dir, darfst du mit eigenen Caballeros aus Regionen auffüllen. Die in der Königsregion und im Castillo kannst du nicht nehmen.
        
        __Dann wähle__ eine der Aktionskarten, die noch ausliegen. Sie hat zwei Teile.
        
        - __Einsetzen.__ Setze höchstens so viele Caballeros, wie die Zahl des Stapels sagt, von deinem Hof ein: im Castillo und in den Regionen neben der des Königs, beliebig verteilt.
        - __Sonderaktion.__ Tu, was die Karte sagt. Du darfst darauf verzichten. Fängst du an, führe sie aus, so weit es geht; nur wo „bis zu“ steht, darfst du weniger tun. Eine Aktion, die jetzt nichts ändern könnte, wird nicht angeboten.
        
        Welchen Teil du zuerst machst, ist dir überlassen, aber mach einen fertig, bevor du den anderen beginnst. Danach kann kein anderer die Karte wählen.
rules-king = Der König
    .text =
        Die Region, in der der König steht, ist die __Königsregion__. Daraus folgt dreierlei.
        
        - __Tabu.__ Nichts kommt hinein oder heraus: kein Caballero, kein Grande, keine Wertungstafel, was eine Karte auch sagt. Gewertet werden kann sie.
        - __Eingesetzt__ wird in den Regionen, die sie berühren.
        - __Bonus.__ Wer dort allein führt, bekommt bei einer Wertung 2 Punkte mehr.
        
        { $new-regency ->
            [yes] Vier Karten der Neuen Regentschaft machen eine Ausnahme vom Tabu: „{ $card-infiltration }“, „{ $card-entourage }“, „{ $card-competition }“ und „{ $card-stand-in }“.
           *[no] Ausnahmen vom Tabu gibt es nicht. Der König geht nie ins Castillo oder außer Landes.
        }
        
        Den König zu versetzen ist das stärkste Mittel im Spiel: Er schützt eine Mehrheit und bestimmt, wer verstärkt werden kann.
rules-castillo = Das Castillo
    .text =
        { $edition ->
            [2023] Immer wenn du Caballeros einsetzt oder versetzt, darfst du sie ins Castillo werfen, wo der König auch ist, außer wenn die Karte es verbietet.
           *[other] Immer wenn du Caballeros einsetzt oder versetzt, darfst du sie ins Castillo werfen, wo der König auch ist.
        }
        { $new-regency ->
            [yes] Nur solange er neben dem Castillo steht, ist es geschlossen.
           *[no] { NONE() }
        }
        Sag, wie viele. Bis zur Wertung darf niemand hineinsehen oder zählen: Versuch, es dir zu merken.
        { $open-castillo ->
            [yes] In dieser Partie ist immer zu sehen, wie viele darin sind.
           *[no] { NONE() }
        }
        
        Aus dem Castillo kommt nur bei einer allgemeinen Wertung etwas heraus. Dann ziehen alle deine Caballeros darin zusammen in eine Region, die du vorher geheim gewählt hast. So kann eine Region im letzten Moment kippen.
rules-scoring = Eine Region werten
    .text =
        Zählt die Caballeros. Die meisten bedeuten den ersten Platz, und so weiter. Wer keinen hat, bekommt keinen Platz. Grandes zählen nicht.
        { $home-advantage ->
            [yes] (Aber siehe das Kapitel zum Heimvorteil.)
           *[no] { NONE() }
        }
        
        { $players-4-5 ->
            [yes] Zu viert oder fünft: Alle drei Zahlen bringen Punkte.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Zu dritt: Erster und zweiter Platz bringen Punkte, der dritte nicht.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Zu zweit: Nur der erste Platz bringt Punkte.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Zu zweit mit Dummy: Erster und zweiter Platz bringen Punkte, der dritte nicht.
           *[no] { NONE() }
        }
        
        __Gleichstand.__ Wer gleichauf liegt, rutscht ab: Alle bekommen den nächsten Platz.
        { $second-pays ->
            [yes] Zwei, die gleichauf Erste sind, bekommen beide die Punkte des zweiten Platzes.
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] Der Nächste bekommt den Platz danach, egal wie viele gleichauf sind. Beispiel mit den Werten 5/3/1: Drei haben je vier Caballeros, der Vierte zwei. Die drei bekommen je 3 Punkte, der Vierte bekommt 1.
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] Für den Nächsten zählen alle, die davor liegen. Beispiel mit den Werten 5/3/1: Drei haben je vier Caballeros, der Vierte zwei. Die drei bekommen je 3 Punkte; der Vierte ist auf dem vierten Platz und bekommt nichts.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes] Ein Gleichstand um den dritten Platz bringt nichts.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Zu dritt: Ein Gleichstand um den zweiten Platz bringt nichts. Beispiel mit den Werten 5/3/1: Zwei haben je vier Caballeros, der Dritte zwei. Die zwei bekommen je 3 Punkte, der Dritte nichts.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Zu zweit: Bei Gleichstand bekommt keiner Punkte für den Platz.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Zu zweit mit Dummy: Ein Gleichstand um den zweiten Platz bringt nichts. Beispiel mit den Werten 5/3/1: Du bist mit dem Dummy gleichauf Erster, dein Gegner hat weniger. Du bekommst 3 Punkte, dein Gegner nichts.
           *[no] { NONE() }
        }
rules-bonuses = Boni und Wertungstafeln
    .text =
        - __Königsbonus:__ 2 Punkte mehr, wenn du in der Königsregion allein führst.
        - __Heimatbonus:__ 2 Punkte mehr, wenn du in der Region deines Grande allein führst.
        
        Beide können zusammenfallen, und beide zählen bei jeder Wertung. Ein geteilter erster Platz bringt keinen.
        
        __Wertungstafeln.__ Es gibt zwei, mit 8/4/0 und 4/0/0. Sie kommen mit „{ $card-tile }“ ins Spiel. Eine Tafel ersetzt die Werte der Region oder des Castillos, wo sie liegt, und nirgends liegen zwei. Spricht eine Karte von 4-Punkte-Regionen, gilt der aktuelle Wert: Eine Region mit der 4er-Tafel ist eine, eine mit der 8er-Tafel ist keine mit 4, 5, 6 oder 7.
rules-general-scoring = Eine allgemeine Wertung
    .text =
        1. __Drehscheiben.__ Wer Caballeros im Castillo hat, stellt geheim die Region ein, in die sie gehen.
        2. __Castillo.__ Es wird geöffnet und wie eine Region gewertet.
        3. __Auszug.__ Die Drehscheiben werden aufgedeckt. Alle deine Caballeros aus dem Castillo gehen in die Region auf deiner Scheibe; teilen kannst du sie nicht.
        { $disc_may_name_king ->
            [yes] Hast du die Königsregion genannt, gehen sie stattdessen zurück an deinen Hof.
           *[no] Die Königsregion kann nicht genannt werden.
        }
        4. __Regionen.__ Alle Regionen werden in dieser Reihenfolge gewertet: { places-galicia }, { places-vasco }, { places-aragon }, { places-cataluna }, { places-vieja }, { places-nueva }, { places-sevilla }, { places-granada }, { places-valencia }.
        { $france ->
            [yes] Frankreich kommt zuletzt.
           *[no] { NONE() }
        }
        
        Danach bleiben alle Caballeros, wo sie sind.
rules-discs = Drehscheiben
    .text =
        Auch bei manchen Karten wählen mehrere Spieler geheim eine Region. Alle stellen ihre Drehscheiben ein, dann wird gemeinsam aufgedeckt.
        
        Müssen Caballeros aus der Region auf deiner Scheibe zurück, kannst du nur eine Region nennen, in der du welche hast, und nicht die des Königs. Musst du fliehen und nennst die Königsregion, landen deine Caballeros an deinem Hof.
        
        Eine Drehscheibe zeigt die neun Regionen, nie das Castillo.
rules-veto = Das Veto
    .text =
        Wer eine Vetokarte nimmt, legt sie offen vor sich. Sie gilt für den Rest dieser Runde und die ganze nächste, für eine Sonderaktion eines anderen. Das normale Einsetzen einer Aktionskarte verhindert sie nie, wohl aber die zusätzlichen Caballeros einer Sonderaktion.
        
        { $veto_at_announcement ->
            [yes] Eine Sonderaktion wird angekündigt, bevor sie beginnt. Dann, und nur dann, kann ein Veto sie verhindern, und nichts davon geschieht.
           *[no] Jeder Schritt einer Sonderaktion wird angekündigt: ein Caballero, der versetzt wird, eine Region, die gewertet wird, Scheiben, die aufgedeckt werden, ein Spieler, der fliehen muss. Jeder mit einem Veto darf es zulassen oder widersprechen, im Uhrzeigersinn vom Spieler am Zug an. Nach einem Widerspruch entfällt dieser Schritt und die Sonderaktion ist beendet, aber was schon getan ist, bleibt.
        }
        
        Eine Vetokarte zu nehmen ist eine Sonderaktion, gegen die es ein Veto geben kann. Gegen ein Veto gibt es keines. Hast du zwei Vetokarten, nutzt du die ältere zuerst.
rules-end = Das Ende
    .text =
        { $length ->
            [short-1995] Die Partie endet mit der zweiten allgemeinen Wertung.
           *[other] Die Partie endet mit der dritten allgemeinen Wertung.
        }
        Die meisten Punkte gewinnen. Bei gleichen Punkten teilt man sich den Platz.
rules-cards = Die Aktionskarten
    .text =
        Versetzen heißt: einen Caballero aus einer beliebigen Region in eine andere oder ins Castillo bringen, nicht nur neben den König. Nie von einem Hof und nie aus dem Castillo. Wertet eine Karte mehrere Regionen, bestimmt der, der sie nutzt, die Reihenfolge.
        { $first_places_in_order ->
            [yes] Nur „{ $card-score-first-places }“ folgt der Reihenfolge einer allgemeinen Wertung.
           *[no] { NONE() }
        }
        
        { $cards }
rules-edition-1995 = Was an der Ausgabe von 1995 besonders ist
    .text =
        { $no-veto ->
            [yes] - Elf Karten in jedem der Stapel 1, 3 und 4; ohne die Vetos neun in Stapel 2.
           *[no] - Elf Karten in jedem der Stapel 1 bis 4.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] - Nach einem Gleichstand zählen alle, die davor liegen: Sind drei gleichauf Erste, ist der Nächste Vierter.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] - Eine freie Wertung darf auch das Castillo sein.
           *[no] { NONE() }
        }
        { $must_take ->
            [yes] - Was die Provinz hat, muss man nehmen.
           *[no] { NONE() }
        }
        { $must_return_each ->
            [yes] - „{ $card-one-of-each }“: Kein Gegner in Reichweite wird verschont.
           *[no] { NONE() }
        }
        { $return_two_or_one ->
            [yes] - „{ $card-disc-return-2 }“: Ein Spieler ohne Region mit zweien gibt einen ab.
           *[no] { NONE() }
        }
        { $disc_may_name_king ->
            [yes] { NONE() }
           *[no] - Bei einer allgemeinen Wertung kann die Drehscheibe die Königsregion nicht nennen.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Zu zweit: Nur erste Plätze bringen Punkte.
                }
           *[no] { NONE() }
        }
rules-edition-big-box = Was an der Big Box besonders ist
    .text =
        { $no-veto ->
            [yes] - Dieselben Karten wie 1995: elf in jedem der Stapel 1, 3 und 4; ohne die Vetos neun in Stapel 2.
           *[no] - Elf Karten in jedem der Stapel 1 bis 4, dieselben wie 1995.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] - Egal wie viele gleichauf sind: Der Nächste liegt nur zwei Plätze unter dem geteilten.
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] { NONE() }
           *[no] - Eine freie Wertung darf nicht das Castillo sein.
        }
        { $must_take ->
            [yes] { NONE() }
           *[no] - Weniger Caballeros zu nehmen, als die Machtkarte zeigt, ist erlaubt.
        }
        { $must_return_each ->
            [yes] { NONE() }
           *[no] - „{ $card-one-of-each }“: Du darfst einen Gegner verschonen.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Zu zweit: Nur erste Plätze bringen Punkte.
                }
           *[no] { NONE() }
        }
rules-edition-2023 = Was an der Ausgabe von 2023 besonders ist
    .text =
        - Zehn Karten in jedem der Stapel 1 bis 4; Veto und einige andere kommen nur mit dem Modul Alte Hasen.
        - Drei Regionen heißen anders: { places-vasco }, { places-vieja } und { places-nueva }.
        - „{ $card-place-2-into-regions }“ reicht nicht ins Castillo.
        { $return_two_or_one ->
            [yes] - Müssen zwei Caballeros zurück und es ist nur einer da, geht einer.
           *[no] { NONE() }
        }
        { $veto_at_announcement ->
            [yes]
                { $vetoes ->
                    [yes] - Ein Veto kommt vor Beginn einer Sonderaktion oder gar nicht.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] - Zu zweit spielt ein Dummy mit.
           *[no] { NONE() }
        }
rules-dummy = Zu zweit mit Dummy
    .text =
        Eine dritte Farbe, der __Dummy__, spielt ohne Spieler mit. Seine 30 Caballeros liegen neben dem Plan, seine 13 Machtkarten sind gemischt. Er hat keinen Grande, keinen Hof und keine Punkte, aber in jeder Rangfolge belegt er den Platz, der ihm zusteht, und kann einen Bonus verderben.
        
        { $merged_stacks ->
            [yes] - Stapel 2 und 3 sind zusammengemischt, sodass jede Runde vier Karten ausliegen. Eine Karte behält die Zahl ihres Stapels.
           *[no] { NONE() }
        }
        - Nach dem Aufbau bilden alle neun Regionenkarten einen Stapel. Jede Runde beginnt mit zwei davon: In jede gezogene Region kommen 2 Caballeros des Dummys, in die Königsregion keine. Nach jeder allgemeinen Wertung ist der Stapel wieder vollständig. Sind keine Caballeros mehr da, wird nicht gezogen.
        - Die Machtkarte des Dummys wird aufgedeckt, bevor du deine wählst, und ihr Wert ist vergeben.
        - In seinem Zug nimmt der Dummy die ausliegende Karte mit den meisten Caballeros und legt sie ungenutzt ab.
        - Er bekommt nie den Startspielermarker, und wo er wählen müsste, wird er übergangen.
        - Seine Caballeros kann man versetzen und zurückschicken wie die eines Gegners.
rules-new-regency = Modul: Neue Regentschaft
    .text =
        Zehn andere Karten bilden Stapel 5, und jede Runde wird eine aufgedeckt. Genutzt oder nicht, sie kommt nicht wieder.
        
        - __Der König im Ausland.__ In Frankreich oder Portugal macht er keine Region tabu und bringt keinen Bonus. Eingesetzt wird in den Regionen, die an das Land grenzen, in dem er ist: { places-france } grenzt an { places-vasco }, { places-aragon } und { places-cataluna }.
        - __Der König neben dem Castillo.__ Jetzt ist das Castillo selbst die Königsregion. Nichts kommt hinein oder heraus, auch nicht bei einer allgemeinen Wertung, und jede Region gilt als Nachbar. Wer dort allein führt, bekommt den Königsbonus.
        - __Grandes im Castillo.__ Ein Grande darin kann seinem Besitzer den Heimatbonus bringen, wenn das Castillo gewertet wird. Der Besitzer stellt bei der allgemeinen Wertung auch ohne Caballeros darin eine Drehscheibe ein, und der Grande zieht in diese Region. Nach „{ $card-score-castillo }“ bleibt er darin.
        - Eine Karte, die den König in eine Nachbarregion versetzt, gilt von dort aus, wo er gerade ist.
rules-old-hands = Modul: Alte Hasen
    .text = Ihr wählt, welche der vier Karten mitspielen: „{ $card-move-all-own-or-place-2-into-regions }“ (Stapel 1), zwei Vetos (Stapel 2) und „{ $card-score-named-once }“ (Stapel 4). Für jede kommt zuvor eine zufällige Karte ihres Stapels verdeckt aus dem Spiel, sodass die Stapel gleich hoch bleiben.
rules-power-shift = Modul: Machtwechsel
    .text =
        Es gibt sechzehn __Modifikatoren__: acht mit 1 und acht mit 2. Jeder bekommt drei, gibt einen nach links weiter und hält die drei, die er dann hat, verdeckt auf der Hand.
        
        Zu einer Machtkarte darfst du einen Modifikator spielen und seine Zahl addieren oder abziehen. Die Summe muss sich von allen unterscheiden, die schon liegen. Summen bestimmen die Reihenfolge und den Startspielermarker; die Caballeros nimmst du nach der Machtkarte selbst.
        
        Die meisten Modifikatoren haben eine Fähigkeit. Du darfst sie in deinem Zug nutzen, nach dem Nehmen und vor der Wahl einer Aktionskarte. Ein gespielter Modifikator ist weg, außer „{ $card-recover }“ bringt ihn zurück.
        
        { $modifiers }
rules-home-advantage = Variante: Heimvorteil
    .text = Dein Grande zählt für die Plätze wie ein Caballero. Und setzt du die volle Zahl der Karte in deiner Heimatregion ein, darfst du dort noch einen einsetzen. Er muss an deinem Hof sein, und in der Heimat muss man wie üblich einsetzen dürfen.
rules-move-limits = Variante: kurze Wege
    .text =
        Eine Karte, die Caballeros versetzt, gibt ihre volle Zahl nur, wenn jeder davon in eine Nachbarregion oder ins Castillo geht. Sobald einer weiter geht, ist die Zahl der Karte insgesamt 2 kleiner.
        { $power-shift ->
            [yes] Für die Fähigkeit eines Modifikators gilt das nicht.
           *[no] { NONE() }
        }
rules-france = Variante: Frankreich
    .text =
        Frankreich ist eine Region, die an { places-vasco }, { places-aragon } und { places-cataluna } grenzt. Es hat drei Plätze für je einen Caballero, und jeder freie darf besetzt werden:
        
        - __Botschafter:__ 2 Extrapunkte für den Besitzer, immer wenn Frankreich gewertet wird.
        - __Gesandter:__ 1 Extrapunkt.
        - __Attaché:__ nichts extra.
        
        Weder der König noch ein Grande kommt dorthin, und Drehscheiben können es nicht nennen.
rules-granada = Variante: Granada unerobert
    .text =
        Granada ist noch in der Hand seiner alten Herrscher. König und Grandes beginnen nicht dort und kommen nicht dorthin, und von einem Hof kann man dort nicht einsetzen; Caballeros kommen durch die Sonderaktion einer Karte oder aus dem Castillo. Es wird nicht gewertet. Karten, die die vollste oder die leerste Region suchen, übergehen es.
        { $power-shift ->
            [yes] Auch die Fähigkeit eines Modifikators versetzt nichts dorthin.
           *[no] { NONE() }
        }
        { $church ->
            [yes] Schwarze Caballeros beginnen dort nicht.
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Der Dummy setzt dort keine ein, und sein Zug erobert es nicht.
           *[no] { NONE() }
        }
        
        Stehen dort am Ende des Zugs eines Spielers 12 oder mehr Caballeros, ist Granada __erobert__: Es wird sofort gewertet, mit doppelten Punkten, und ist von da an eine Region wie die anderen.
rules-church = Variante: die Kirche
    .text =
        Nach dem Aufbau werden noch zwei Regionenkarten gezogen, und in jede dieser Regionen kommen 2 schwarze Caballeros. Ein sechster Stapel ist eine Karte, „{ $card-church }“. Sie ist jede Runde wieder da, und man setzt mit ihr 3 Caballeros ein.
        
        Ihre Sonderaktion bringt den __Kirchenmarker__; man behält ihn, bis ein anderer ihn nimmt. Wer die Karte ohne die Sonderaktion wählt, lässt den Marker, wo er ist. Für den, der ihn hat, zählen die schwarzen Caballeros bei jeder Mehrheit als eigene. Einmal in jedem Zug darf er auch einen Caballero mehr haben: einen mehr, wenn Caballeros aus der Provinz kommen, oder einen mehr beim Einsetzen. Das gilt von dem Moment an, in dem er den Marker nimmt. Für alle anderen sind die schwarzen fremd.
        
        Schwarze Caballeros kommen nie ins Castillo, an einen Hof oder in die Provinz.
        { $france ->
            [yes] Auch nach Frankreich gehen sie nicht.
           *[no] { NONE() }
        }
        { $granada ->
            [yes] Auch nicht nach Granada, bevor es erobert ist.
           *[no] { NONE() }
        }
rules-open-castillo = Variante: offenes Castillo
    .text = Wie viele Caballeros im Castillo sind, ist immer zu sehen. Das schont das Gedächtnis und ändert keine Regel.
rules-no-veto = Variante: ohne Veto
    .text = Es gibt keine Vetokarten. Nichts ersetzt sie.
rules-glossary = Begriffe
    .text =
        - __Caballero:__ ein Reiter; die Figur, die bei Mehrheiten zählt.
        - __Castillo:__ der Turm; keine Region.
        - __Einsetzen:__ einen Caballero von deinem Hof auf den Plan bringen.
        - __Fremd:__ gehört einem anderen.
        - __Grande:__ die große Figur, die deine Heimatregion zeigt.
        - __Heimatregion:__ wo dein Grande steht; 2 Punkte mehr, wenn du dort allein führst.
        - __Hof:__ dein eigener Vorrat, von dem du einsetzt.
        - __Königsregion:__ wo der König steht; tabu.
        - __Provinz:__ der Vorrat aller Caballeros, die nicht im Spiel sind.
        - __Sonderaktion:__ der Text einer Aktionskarte.
        - __Sonderwertung:__ eine Wertung durch eine Karte.
        - __Startspielermarker:__ wer ihn hat, spielt die erste Machtkarte der Runde.
        - __Tabu:__ nichts darf hinein oder heraus.
        - __Versetzen:__ einen Caballero aus einer Region in eine andere oder ins Castillo bringen.
        - __Zurückschicken:__ einen Caballero wieder in die Provinz bringen.
terms-caballero = Ein Reiter eines Hauses. Wer in einer Region die meisten Caballeros hat, bekommt dort die meisten Punkte.
    .forms = Caballero, Caballeros
terms-castillo = Der Turm. Er ist keine Region: Caballeros warten darin und reiten bei einer allgemeinen Wertung hinaus.
    .forms = Castillo
terms-court = Der eigene Vorrat eines Spielers. Nur Caballeros am Hof können eingesetzt werden.
    .forms = Hof, Höfe, Höfen
terms-province = Der Vorrat aller Caballeros, die nicht im Spiel sind. Eine Machtkarte bringt einige davon an den Hof.
    .forms = Provinz
terms-grande = Die große Figur eines Hauses. Sie zeigt die Heimatregion: 2 Punkte mehr, wenn ihr Besitzer dort allein führt.
    .forms = Grande, Grandes
terms-home = Wo der Grande eines Spielers steht: 2 Punkte mehr bei alleiniger Führung.
    .forms = Heimatregion, Heimatbonus
terms-king = Er steht in einer Region. Nur neben ihm wird eingesetzt, und wer in seiner Region allein führt, bekommt 2 Punkte mehr.
    .forms = König, Königs
terms-kings-region = Wo der König steht. Sie ist tabu: nichts darf hinein oder heraus.
    .forms = Königsregion
terms-taboo = Nichts darf hinein oder heraus.
    .forms = tabu
terms-power = Bestimmt die Reihenfolge der Züge, die höchste zuerst. Eine niedrige Karte bringt mehr Caballeros aus der Provinz an den Hof.
    .forms = Machtkarte, Machtkarten
terms-action = Sagt, wie viele Caballeros man einsetzt, und erlaubt eine Sonderaktion.
    .forms = Aktionskarte, Aktionskarten
terms-special = Was eine Aktionskarte außer dem Einsetzen erlaubt: freiwillig, vor oder nach dem Einsetzen.
    .forms = Sonderaktion, Sonderaktionen
terms-disc = Alle Beteiligten wählen darauf geheim eine Region; dann wird gemeinsam aufgedeckt.
    .forms = Drehscheibe, Drehscheiben, Scheibe, Scheiben
terms-general = Erst wird das Castillo gewertet, dann jede Region, und zwar nach den Runden, die die Rundenleiste zeigt.
    .forms = allgemeine Wertung, allgemeinen Wertung, allgemeine Wertungen, allgemeinen Wertungen
terms-veto = Verhindert eine Sonderaktion eines anderen.
    .forms = Veto, Vetos
terms-tile = Liegt auf einer Region und ersetzt die Punkte, die sie wert ist.
    .forms = Wertungstafel, Wertungstafeln
terms-modifier = Wird zu einer Machtkarte gespielt: erhöht oder senkt sie, manche können mehr. Jeder gilt einmal.
    .forms = Modifikator, Modifikatoren
terms-dummy = Eine dritte Farbe im Spiel zu zweit. Sie steht im Weg und belegt Plätze, gewinnt aber nichts.
    .forms = Dummy

## Fehler auf der Kommandozeile

cli-no-such-option = Die Option { $name } gibt es nicht.
cli-no-such-command = Den Befehl { $name } gibt es nicht.
cli-missing = { $name } fehlt.
cli-bad-value = Dieser Wert passt nicht zu { $name }: { $detail }
cli-no-value = { $name } braucht einen Wert.
cli-left-over = { $name } ist hier zu viel: siehe --help.
cli-guesses = Meinst du { $known }?
cli-whole-number = { $name } muss eine ganze Zahl sein, nicht { $value }.
cli-number = { $name } muss eine Zahl sein, nicht { $value }.
cli-at-least = { $name } muss mindestens { $least } sein, nicht { $value }.
cli-between = { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
cli-one-of = { $name } kennt nur { $known }, nicht { $value }.
cli-no-bot = Den Bot { $name } gibt es nicht. Bekannt: { $known }.
cli-either = Gib entweder { $one } oder { $other } an.
cli-together = { $one } und { $other } gehören zusammen.
cli-language = Unbekannte Sprache { $name }. Bekannt: { $known }.
cli-decision = Nach { $at } Einträgen beginnt keine Entscheidung; die nächsten beginnen nach { $known }.
cli-games = Nenne Aufzeichnungen, oder sag mit --games, wie viele Partien gespielt werden.
cli-no-records = { $name }: In diesem Ordner sind keine Aufzeichnungen (.txt, .json).
cli-program = { $name } ist ein Programm und spricht für sich selbst.
cli-no-bots = Nenne mindestens einen Bot. Bekannt: { $known }.
cli-too-many-bots = Das sind { $bots } Bots für { $seats } Plätze.
cli-over = { $name }: Diese Partie ist zu Ende; --at führt zu einem früheren Eintrag zurück.
cli-terminal = { $name } gilt nur für Partien im Terminal: ergänze --terminal.
cli-seat = Den Platz { $name } gibt es nicht. Plätze: { $known }.
cli-needs = { $name } braucht { $needed }, und das ist nicht installiert. Installiere elgrande mit dem Extra [server].
cli-host = { $name } ist keine Adresse dieses Rechners ({ $why }): ändere --host.
cli-port = Port { $port } von { $name } ist nicht benutzbar ({ $why }): wähle mit --port oder --host einen anderen.
cli-origin = Ein Origin sieht aus wie https://club.example, nicht wie { $name }.
cli-options = { $reason } Möglich ist: { $nearest }.

## Ablehnungen

refusals-already-account = Du hast schon ein Konto.
refusals-bad-host = So heißt dieser Server nicht.
refusals-bad-name = Dieser Name geht nicht: Er ist leer, zu lang oder hat unsichtbare Zeichen.
refusals-bad-origin = Das dürfen nur Seiten dieses Servers.
refusals-bad-password = Dieses Passwort ist zu kurz oder zu lang.
refusals-bad-passkey = Dieser Passkey öffnet hier kein Konto. Versuch es noch einmal.
refusals-common-password = Dieses Passwort probieren andere als Erstes. Wähle ein anderes.
refusals-not-account = Das geht nur mit Konto: Leg zuerst eines an.
refusals-wrong-scope = Dieses Token darf das nicht.
refusals-bad-record = Diese Aufzeichnung ist nicht lesbar oder geht nicht auf.
refusals-bad-request = Der Server versteht diese Anfrage nicht.
refusals-bad-text = Dieser Text geht nicht: Er ist leer, zu lang oder hat unsichtbare Zeichen.
refusals-banned = Die Betreiber dieses Servers haben dich ausgeschlossen.
refusals-busy = An diesem Tisch ist zu viel los. Versuch es noch einmal.
refusals-chat-off = Der Gastgeber hat den Chat ausgeschaltet.
refusals-full = Der Server ist voll. Warte ein wenig: Laufende Partien gehen vor.
refusals-hints-off = An diesem Tisch wird ohne Tipps gespielt.
refusals-illegal = Das erlauben die Regeln jetzt nicht.
refusals-impossible-options = Diese Auswahl passt nicht zusammen.
refusals-internal = Hier ging etwas schief. Versuch es noch einmal.
refusals-key-reused = Das wurde schon für etwas anderes benutzt. Versuch es noch einmal.
refusals-muted = Die Betreiber dieses Servers haben deinen Chat abgeschaltet.
refusals-name-taken = Dieser Name ist vergeben.
refusals-no-session = Sag zuerst, wer du bist: als Gast oder mit einem Konto.
refusals-no-spectators = Dieser Tisch hat keine Zuschauer.
refusals-not-admin = Das dürfen nur die Betreiber dieses Servers.
refusals-not-at-table = Du sitzt nicht an diesem Tisch.
refusals-not-away = Das geht erst, wenn ein Spieler eine Weile weg ist.
refusals-not-late = Dieser Spieler hat noch Zeit.
refusals-not-rated = Diese Partie kann nicht gewertet werden: Jeder Platz braucht ein eigenes Konto, es gibt keine Tipps, und Bots spielen nur mit, wo der Tisch es sagt.
refusals-not-invited = Du bist zu diesem Turnier nicht eingeladen.
refusals-not-now = Das Turnier hat begonnen oder ist zu Ende: Das geht jetzt nicht.
refusals-not-entered = Du nimmst an diesem Turnier nicht teil.
refusals-places-taken = Alle Plätze in diesem Turnier sind vergeben.
refusals-too-few = Ein Turnier braucht mindestens zwei Spieler.
refusals-bad-address = An diese Adresse darf dieser Server nichts senden.
refusals-no-mail = Dieser Server verschickt keine E-Mails.
refusals-mail-down = Die E-Mail konnte nicht verschickt werden: Versuch es später noch einmal.
notify-turn = Du bist am Zug: { $title }
notify-table = Dein Tisch ist bereit: { $title }
notify-invited = Du bist zu einer neuen Partie eingeladen: { $title }
notify-over = Die Partie ist zu Ende: { $title }
notify-mention = Du wirst im Chat erwähnt: { $title }
notify-clock = Deine Zeit läuft ab: { $title }
notify-turns = Du bist an { $n } Tischen am Zug
notify-news = Neues von { $n } Tischen
notify-off = Keine Mails mehr: { $link }
notify-confirm = El Grande: Ist das deine Adresse?
notify-confirm-text =
    Öffne diesen Link, um unter dieser Adresse zu erfahren, wann du am Zug bist. Hast du nicht darum gebeten, tu einfach nichts: Dann hörst du nichts mehr.
    { $link }
notify-reset = El Grande: ein neues Passwort
notify-reset-text =
    Öffne diesen Link innerhalb einer halben Stunde, um ein neues Passwort für { $name } zu wählen. Hast du nicht darum gebeten, tu einfach nichts: Das alte bleibt.
    { $link }
refusals-old-link = Dieser Link ist verbraucht oder zu alt. Fordere einen neuen an.
refusals-no-party = Nur der Computer, auf dem der Server läuft, kann ihn für das Netzwerk öffnen.
refusals-no-network = Dieser Computer ist in keinem Netzwerk, das andere nutzen könnten. Verbinde ihn und versuche es noch einmal.
refusals-bad-clock = Diese Uhr ist nicht möglich.
refusals-not-found = Das gibt es nicht.
refusals-not-host = Das darf nur der Gastgeber.
refusals-not-open = Die Partie hat schon begonnen.
refusals-not-over = Die Partie ist noch nicht zu Ende.
refusals-not-playing = Hier wird gerade nicht gespielt.
refusals-not-your-seat = Dieser Platz ist jetzt nicht deiner.
refusals-nothing-to-confirm = Du hast keinen Zug zu bestätigen.
refusals-nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst.
refusals-seat-taken = Dieser Platz ist besetzt.
refusals-seats-open = Einige Plätze sind noch frei.
refusals-stale = Am Tisch ging es weiter: Sieh noch einmal hin.
refusals-stopping = Der Server wird gerade beendet.
refusals-too-large = Das ist zu groß.
refusals-too-many = Das war zu oft. Warte einen Moment.
refusals-switched-off = Der Betreiber dieses Servers bietet das nicht an.
refusals-switched-off-guests = Dieser Server ist nur für Konten: Melde dich erst unter Einstellungen an.
refusals-switched-off-registration = Dieser Server nimmt keine neuen Konten an.
refusals-tables-waiting = Zu viele deiner Tische warten auf Mitspieler: Beginne oder schließe erst einen davon.
refusals-network-tables = Zu viele Tische aus deinem Netz warten auf Mitspieler: Setz dich an einen davon oder versuche es später noch einmal.
refusals-imported = Diese Partie stammt aus einer Aufzeichnung oder Stellung: Sag erst, dass du das weißt.
refusals-unavailable = Der Server kann gerade nichts speichern. Nichts ist verloren: Versuch es gleich noch einmal.
refusals-undo-off = An diesem Tisch wird nichts zurückgenommen.
refusals-waits-for-confirmation = Erst muss der vorige Zug bestätigt werden.
refusals-wrong-method = So geht das nicht.
refusals-password-again = Gib dein Passwort noch einmal ein.
refusals-wrong-password = Name und Passwort passen nicht zusammen.
refusals-wrong-type = Das hat die falsche Form.
illegal-over = Die Partie ist zu Ende.
illegal-not-asked = Du bist nicht gefragt.
illegal-not-readable = Diese Antwort ist nicht lesbar.
illegal-not-an-answer = Das ist keine Antwort auf die Frage.
illegal-card-taken = Ein anderer hat diese Karte schon genommen.
illegal-no-such-card = Dort liegt keine Karte offen.
illegal-disc = Deine Drehscheibe kann diese Region nicht nennen.
illegal-king-stays = Der König steht schon dort.
illegal-king = Diese Karte bringt den König nicht dorthin.
illegal-score = Das kann jetzt nicht gewertet werden.
illegal-not-used = So eine gespielte Karte hast du nicht.
illegal-taboo = Die Königsregion ist tabu: Nichts kommt hinein oder heraus.
illegal-no-such-place = Diesen Ort gibt es in dieser Partie nicht.
illegal-no-such-power = Machtkarten gehen von 1 bis 13.
illegal-not-in-hand = Diese Karte hast du nicht mehr.
illegal-barred = Diese Zahl liegt in dieser Runde schon.
illegal-modifier = Diesen Modifikator hast du nicht, oder die Summe liegt schon.
illegal-must-take = Was die Provinz hat, musst du nehmen.
illegal-too-many = So viele kannst du nicht nehmen.
illegal-court-empty = Dein Hof ist leer.
illegal-home-only = Der zusätzliche Caballero kommt in deine Heimatregion.
illegal-castillo = Das Castillo ist dafür gesperrt.
illegal-granada = Granada ist noch nicht erobert: Nur Versetzen durch Aktionskarten und das Castillo führen dorthin.
illegal-occupied = Dieser Platz ist schon besetzt.
illegal-not-neighbour = Diese Region grenzt nicht an die des Königs.
illegal-no-such-colour = Diese Farbe hat hier niemand.
illegal-nobody-there = So ein Caballero steht dort nicht.
illegal-not-yours = Diese Karte versetzt diesen Caballero nicht.
illegal-no-move = Versetzt wird von einem Ort an einen anderen.
illegal-church = Schwarze Caballeros gehen nicht dorthin.
illegal-too-far = Für einen so weiten Weg reicht die Zahl der Karte nicht mehr.
illegal-grande = Dieser Grande kann nicht dorthin.
illegal-no-such-tile = Es gibt nur die Tafeln 8 und 4.
illegal-tile = Diese Tafel kann dort nicht liegen.
options-players = El Grande ist für 2 bis 5 Spieler.
options-module-edition = Das Modul „{ $module }“ gehört zur Ausgabe von 2023, nicht zu { $edition-name }.
options-hand-module = Die Karte „{ $hand }“ braucht das Modul Alte Hasen.
options-france-regency = Frankreich als Region und Neue Regentschaft schließen sich aus: Dort ist Frankreich das Exil des Königs.
options-no-veto-hands = Eine Partie ohne Veto kann die Vetos der Alten Hasen nicht haben.
options-dummy-players = Der Dummy spielt mit 2 Spielern, nicht mit { $players }.
options-merged-players = Zusammengemischte Stapel sind für 2 oder 3 Spieler, nicht für { $players }.

## Der Browser

ui_bots_random = Zufällig
ui_bots_greedy = Gierig
ui_bots_search = Suche
ui_bots_easy = Leicht
ui_bots_normal = Normal
ui_bots_hard = Schwer
ui_bots_mayordomo = Mayordomo · Schwer, vorsichtig
ui_bots_alcaide = Alcaide · Schwer, liebt das Castillo
ui_bots_privado = Privado · Schwer, Freund des Königs
ui_bots_expert = Experte
ui_bots_master = Meister
ui_whose_own = Eigene
ui_whose_any = Beliebige
ui_whose_foreign = Gegnerische
ui_whose_mixed = Eigene + fremde
ui_whose_everyone = Alle
ui_whose_nobody = { "" }
ui_ordinal = { $n }.
ui_rank = Platz { $n }
ui_points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
ui_caballeros =
    { $n ->
        [one] { $n } Caballero
       *[other] { $n } Caballeros
    }
ui_of = { $a } von { $b }
ui_close = Schließen
ui_cancel = Abbrechen
ui_back = Zurück
ui_home = Startseite
ui_loading = Lädt …
ui_failed = Das hat nicht geklappt.
ui_offline = Der Server antwortet nicht.
ui_notFound = Diese Seite gibt es nicht.
ui_nav_label = Hauptmenü
ui_nav_skip = Zum Inhalt
ui_nav_start = Start
ui_nav_tables = Tische
ui_nav_rules = Regeln
ui_nav_settings = Einstellungen
ui_nav_credits = Mitwirkende
ui_nav_privacy = Datenschutz
ui_start_lead = Ein Brettspiel für zwei bis fünf. Hab die meisten Caballeros, wo gewertet wird, und achte auf den König.
ui_start_playNow = Jetzt spielen
ui_start_playHint = Gegen Bots. Ohne Konto.
ui_start_opponents = Gegner
ui_start_level = Stufe
ui_start_newTable = Neuer Tisch
ui_start_newHint = Ausgaben, Module, Varianten, Freunde, ein Gerät für alle.
ui_start_join = Mitspielen
ui_start_joinHint = Offene Tische und der Link eines Freundes.
ui_start_logIn = Mit deinem Konto anmelden
ui_start_goOn = Weiter
ui_start_yourTurn = du bist dran
ui_start_youAre = Du spielst als { $name }.
ui_start_guest = Gast
ui_start_running = Laufende Partien
ui_learn_title = El Grande lernen
ui_learn_lead = Acht kurze Lektionen. Pause jederzeit.
ui_learn_lessons = Lektionen
ui_learn_begin = Beginnen
ui_learn_again = Noch einmal
ui_learn_step = Schritt { $n } von { $of }
ui_learn_goOn = Weiter
ui_learn_finish = Nächste Lektion
ui_learn_right = Richtig.
ui_learn_solved = Gelöst!
ui_learn_tryAgain = Noch einmal versuchen
ui_learn_skip = Überspringen
ui_coach_title = Deine erste Partie, mit Trainer
ui_coach_hint = Sechs Runden, zwei leichte Bots.
ui_coach_welcome = Bei jedem Turm oben zahlen alle Regionen. Wer die meisten Caballeros hat, bekommt die erste Zahl, der Nächste die zweite.
ui_coach_start = Los geht’s
ui_coach_knows = Ich kenne das Spiel
ui_coach_meant = Dein Zug: { $reasons }.
ui_coach_warn =
    { $points ->
        [one] Halt: etwa { $points } Punkt hinter der besten Antwort.
       *[other] Halt: etwa { $points } Punkte hinter der besten Antwort.
    }
    { $reasons ->
        [none] { "" }
       *[other] Besser: { $reasons }.
    }
ui_coach_anyway = Trotzdem
ui_coach_other = Neu wählen
ui_learn_hint = Lektionen, Partie mit Trainer, Rätsel.
ui_learn_more = Und dann
ui_learn_rules = Regeln mit Bildern
ui_learn_rulesHint = Alle Regeln deiner Ausgabe, mit Beispielen.
ui_puzzles_title = Rätsel
ui_puzzles_lead = Stellungen aus Partien starker Bots, mit einer klar besten Antwort.
ui_puzzles_today = Rätsel des Tages
ui_puzzles_streak = Tage in Folge: { $n }
ui_puzzles_theme = Thema
ui_puzzles_all = Alle
ui_puzzles_last = Letzte Runde
ui_puzzles_king = Der König
ui_puzzles_disc = Die Drehscheibe
ui_puzzles_scoring = Sonderwertung
ui_puzzles_bid = Machtkarten
ui_puzzles_stars = Schwierigkeit { $n } von 4
ui_puzzles_solvedOf = { $a } von { $b } gelöst
ui_puzzles_next = Nächstes Rätsel
ui_puzzles_show = Antwort zeigen
ui_puzzles_again = Noch einmal versuchen
ui_puzzles_share = Link kopieren
ui_puzzles_copied = Kopiert
ui_puzzles_marks_first = sofort gelöst
ui_puzzles_marks_later = gelöst
ui_puzzles_marks_shown = Antwort gesehen
ui_try_title = Eine Stellung zum Ausprobieren
ui_try_hint = Du antwortest reihum für alle.
ui_try_show = Auf dem Plan ausprobieren
ui_train_title = Training
ui_train_lead = Zwei Dinge, die schwerfallen, gegen die Uhr.
ui_train_count = Eine Wertung ausrechnen
ui_train_countHint = Zehn Orte: Wer bekommt wie viel?
ui_train_memory = Das Castillo merken
ui_train_memoryHint = Sieh, wer hineingeht, und sag dann, wie viele drin sind.
ui_train_begin = Beginnen
ui_train_who = { $place }: Wer bekommt wie viel?
ui_train_enters = { $player }: { $n } ins Castillo
ui_train_inside = Wie viele Caballeros { OF($player) } sind drin?
ui_train_score = { $n } von { $of } richtig
ui_train_seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
ui_train_right = Richtig
ui_train_was = Richtig war
ui_train_best = Bestwert: { $n }
ui_teach_title = Am Tisch erklären
ui_teach_lead = Lies das Leuten vor, die noch nie gespielt haben, mit dem Plan vor euch.
ui_teach_minutes = Etwa { $n } Minuten vorgelesen
ui_teach_print = Drucken
ui_nav_learn = Lernen
ui_editor_title = Stellungseditor
ui_editor_lead = Stell die Figuren auf, wie du willst, spiel von dort weiter, sieh, was am besten ist, und teile die Stellung als Link.
ui_editor_round = Runde
ui_editor_fresh = Neu beginnen
ui_editor_tools = Was ein Klick auf die Karte tut
ui_editor_caballero = Caballero dazu
ui_editor_less = Caballero weg
ui_editor_grande = Grande versetzen
ui_editor_king = König versetzen
ui_editor_tile8 = Wertungstafel 8/4/0
ui_editor_tile4 = Wertungstafel 4/0/0
ui_editor_colour = Wessen
ui_editor_points = Punkte
ui_editor_court = Hof
ui_editor_castillo = Castillo
ui_editor_playOn = Von hier weiterspielen
ui_editor_advise = Was ist am besten?
ui_editor_share = Link kopieren
ui_editor_copied = Kopiert
ui_editor_text = Die Stellung als Text
ui_editor_show = Diesen Text zeigen
ui_editor_impossible = Diese Stellung ist nicht möglich.
ui_editor_editHere = Hier bearbeiten
ui_editor_back = Zurück zum Anfang
ui_editor_question = Frage
ui_editor_asItStands = Wie es steht
ui_editor_turn = Ein Zug
ui_editor_power = Eine Machtkarte ausspielen
ui_editor_take = Caballeros nehmen
ui_editor_card = Eine Aktionskarte nehmen
ui_editor_part = Erst einsetzen oder erst die Aktion
ui_editor_place = Caballeros einsetzen
ui_editor_special = Sonderaktion
ui_editor_bots = Gegen Bots spielen
ui_make_title = Neuer Tisch
ui_make_game = Die Partie
ui_make_edition = Ausgabe
ui_make_players = Spieler
ui_make_length = Länge
ui_make_modules = Module von 2023
ui_make_oldHands = Karten der Alten Hasen
ui_make_variants = Varianten
ui_make_switches = Einzelne Regeln
ui_make_switchesHint = Punkte, in denen sich die Ausgaben unterscheiden. Jeder lässt sich einzeln einstellen.
ui_make_without = ohne „{ $name }“
ui_make_seats = Plätze
ui_make_others = Wer noch mitspielt
ui_make_rest_bots = Bots
ui_make_rest_open = Freunde, per Link
ui_make_rest_me = Freunde, an diesem Gerät
ui_make_me = Ich, an diesem Gerät
ui_make_open = Offen: für jemanden mit dem Link
ui_make_bot = Bot: { $level }
ui_make_table = Der Tisch
ui_make_name = Name des Tischs
ui_make_public = In der öffentlichen Lobby
ui_make_spectators = Zuschauer dürfen zusehen
ui_make_hints = Tipps sind erlaubt
ui_make_undo = Schritte dürfen zurückgenommen werden
ui_make_confirm = Züge werden am Ende bestätigt
ui_make_create = Tisch eröffnen
ui_make_createStart = Partie beginnen
ui_make_impossible = Das geht nicht:
ui_make_mend = Die nächstliegende Möglichkeit nehmen
ui_make_hotseat = Mit mehreren Plätzen für dich wird das Gerät weitergereicht.
ui_make_seatName = Name von { $colour }
ui_clock_title = Uhr
ui_clock_none = Keine Uhr
ui_clock_live = Live
ui_clock_turns = Zugbasiert
ui_clock_bank = Zeit je Spieler für die ganze Partie
ui_clock_increment = Gutschrift je beendetem Zug
ui_clock_move = Zeit für einen Zug
ui_clock_seconds = { $n } s
ui_clock_minutes = { $n } min
ui_clock_hours = { $n } h
ui_clock_days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
ui_clock_night = Steht nachts still, von { $from } bis { $to } Uhr
ui_clock_weekends = Steht am Wochenende still
ui_clock_holiday = Steht an diesem Tag still
ui_clock_add = Hinzufügen
ui_clock_remove = { $day } entfernen
ui_clock_zone = Stunden und Tage gelten in { $zone }.
ui_clock_timeUp = Wenn die Zeit eines Spielers um ist
ui_clock_bot = Ein Bot spielt weiter, bis der Spieler zurück ist
ui_clock_vote = Die anderen stimmen ab
ui_clock_sumLive = Live: { $bank } für die Partie, { $more } Gutschrift je Zug
ui_clock_sumBank = Live: { $bank } für die Partie
ui_clock_sumTurns = Zugbasiert: { $move } je Zug
ui_clock_left = noch { $time }
ui_clock_due = bis { $when }
ui_clock_paused = die Uhr steht still
ui_clock_up = die Zeit ist um
ui_clock_isUp = Die Zeit von { $name } ist um. Mehr als die Hälfte der anderen entscheidet, wie es weitergeht.
ui_clock_voteBot = Ein Bot spielt für { $name } ({ $votes } von { $needed })
ui_clock_voteWait = { $name } mehr Zeit geben ({ $votes } von { $needed })
ui_room_title = Vor der Partie
ui_room_invite = Einladen
ui_room_inviteHint = Mit diesem Link kann man einen freien Platz nehmen.
ui_room_onlyHere = Dieser Link geht nur auf diesem Computer. Für andere in deinem Netz starte den Server mit: elgrande party
ui_room_copy = Link kopieren
ui_room_copied = Kopiert
ui_room_sit = Hier Platz nehmen
ui_room_sitToo = Ein Freund an diesem Gerät
ui_room_stand = Aufstehen
ui_room_free = frei
ui_room_former = Früherer Mitspieler
ui_room_letBot = Hier spielt ein Bot
ui_room_setFree = Platz freigeben
ui_room_start = Partie beginnen
ui_room_waitHost = Der Gastgeber beginnt, wenn alle da sind.
ui_room_learn = Neu im Spiel? Die erste Lektion dauert ein paar Minuten.
ui_room_waitSeats =
    { $n ->
        [one] { $n } Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
ui_room_closeTable = Tisch schließen
ui_room_closeSure = Diesen Tisch schließen? Seine Plätze und sein Link sind dann weg.
ui_room_closed = Der Gastgeber hat diesen Tisch geschlossen.
ui_room_host = Du bist der Gastgeber.
ui_room_yourName = Dein Name an diesem Tisch
ui_room_setName = Diesen Namen nehmen
ui_room_guest = Gast
ui_room_account = Konto
ui_room_program = Bot eines Spielers
ui_room_bot = Bot
ui_room_ready = Bereit
ui_room_isReady = bereit
ui_room_notReady = Doch noch nicht bereit
ui_room_moveHere = Diese Farbe nehmen
ui_room_letBots = Bots auf alle freien Plätze
ui_room_share = Teilen
ui_room_shareText = An unserem El-Grande-Tisch ist ein Platz für dich frei: { $title }
ui_room_allReady = Alle sind bereit.
ui_room_talk = Chat
ui_room_imported = Diese Partie stammt aus einer Aufzeichnung oder Stellung: Der Gastgeber kennt womöglich jedes Geheimnis darin. Sie zählt nur für sich.
ui_room_importedAsk = Der Gastgeber hat womöglich jede verdeckte Karte dieser Partie schon gelesen: Machtkarten, Scheiben, was in den Stapeln liegt. Willst du trotzdem mitspielen?
ui_room_importedYes = Trotzdem mitspielen
ui_room_importedNo = Lieber nicht
ui_notify_title = Benachrichtigungen
ui_notify_lead = Wo möchtest du hören, dass du am Zug bist, wenn du nicht hier bist?
ui_notify_browser = Ein Browser
ui_notify_addBrowser = In diesem Browser benachrichtigen
ui_notify_mail = E-Mail
ui_notify_mailSent = Öffne den Link in der Mail, die wir dorthin geschickt haben.
ui_notify_unconfirmed = noch nicht bestätigt: Öffne den Link in der Mail
ui_notify_chat = In einem Chat
ui_notify_shape = Chat
ui_notify_hook = Adresse des Webhooks
ui_notify_discord = Discord
ui_notify_slack = Slack
ui_notify_matrix = Matrix
ui_notify_hosts = Dieser Server erreicht: { $hosts }
ui_notify_add = Hinzufügen
ui_notify_remove = Entfernen
ui_notify_kinds = Wann
ui_notify_turn = Ich bin am Zug
ui_notify_table = Mein Tisch in einem Turnier ist bereit
ui_notify_invited = Ich bin zu einer neuen Partie eingeladen
ui_notify_over = Eine Partie ist zu Ende
ui_notify_mention = Jemand schreibt @ und meinen Namen im Chat
ui_notify_clock = Meine Zeit läuft ab
ui_notify_quiet = Nie nachts, von { $from } bis { $to } Uhr
ui_notify_confirmed = Danke: Ab jetzt erfährst du hier, wann du am Zug bist.
ui_notify_ended = Du bekommst diese Mails nicht mehr.
ui_notify_next = Nächste Partie
ui_notify_waiting =
    { $n ->
        [one] { $n } Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
ui_party_open = Hier mit Freunden spielen
ui_party_hint = Öffnet diesen Server für dein Netzwerk: Freunde spielen auf ihren eigenen Geräten mit.
ui_party_join = Freunde in deinem Netzwerk öffnen eine dieser Adressen oder scannen den Code:
ui_party_firewall = Öffnet sich die Seite bei ihnen nicht: Sind sie im selben Netzwerk, nicht in einem Gäste-WLAN? Sonst sperrt eine Firewall diesen Computer: Lass Python zu, wenn das System fragt.
ui_party_next = Jetzt einen Tisch eröffnen
ui_tables_title = Tische
ui_tables_mine = Meine Tische
ui_tables_none = Du sitzt noch an keinem Tisch.
ui_tables_finished = Beendete Partien
ui_tables_all = Alle { $n } zeigen
ui_tables_gone = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht, oder ein Teil des Links fehlt.
ui_tables_lobby = Für alle offen
ui_tables_noLobby = Gerade kein öffentlicher Tisch. Eröffne einen!
ui_tables_noMatch = So einen öffentlichen Tisch gibt es gerade nicht.
ui_tables_join = Freie Plätze
ui_tables_running = Laufende Partien
ui_tables_any = Alle
ui_tables_pace = Tempo
ui_tables_bots = Bots
ui_tables_noBots = Keine Bots
ui_tables_clear = Alle zeigen
ui_tables_byLink = Mit einem Link mitspielen
ui_tables_link = Link oder Nummer des Tischs
ui_tables_go = Hingehen
ui_tables_badLink = Das ist kein Link zu einem Tisch hier.
ui_tables_status_open = wartet auf Spieler
ui_tables_status_playing = läuft
ui_tables_status_over = zu Ende
ui_tables_status_closed = geschlossen
ui_tables_full = kann beginnen
ui_tables_round = Runde { $n }
ui_tables_won = gewonnen
ui_tables_toMove = am Zug
ui_tables_imported = importiert
ui_tables_importedHint = Aus einer Aufzeichnung oder Stellung: Wer mitspielte, konnte ihre Geheimnisse kennen; sie wird deshalb nie gewertet.
ui_tables_importTitle = Eine aufgezeichnete Partie
ui_tables_importHint = Füge eine Aufzeichnung ein, als JSON oder als Text, um sie anzusehen oder weiterzuspielen.
ui_tables_importGo = Öffnen
ui_profile_mine = Mein Profil
ui_profile_unknown = Diesen Namen hat hier niemand, oder das Profil ist verborgen.
ui_profile_since = Dabei seit { $date }
ui_profile_games = Partien
ui_profile_wins = Siege
ui_profile_none = Noch keine beendete Partie. Mit der ersten kommen die Zahlen.
ui_profile_counted = Partien aus einer Aufzeichnung zählen nicht, und auch nicht solche, in denen eine Person mehrere Plätze spielt.
ui_profile_results = Ergebnisse
ui_profile_edition = Ausgabe
ui_profile_players = Spieler
ui_profile_average = Punkte je Partie
ui_profile_place = Platz im Schnitt
ui_profile_opponents = Gegner
ui_profile_opponent = Gegner
ui_profile_ahead = Davor gelandet
ui_profile_behind = Dahinter gelandet
ui_profile_others = Gäste und Spieler ohne Profil
ui_profile_sources = Woher die Punkte kommen
ui_profile_perGame = Punkte je Partie
ui_profile_source_regions = Regionen
ui_profile_source_castillo = Castillo
ui_profile_source_special = Wertungen durch Karten
ui_profile_source_king = Königsbonus
ui_profile_source_home = Heimatbonus
ui_profile_source_france = Frankreich
ui_profile_regions = Beste Regionen
ui_profile_power = Machtkarten nach Runden
ui_profile_powerHint = Je kräftiger die Farbe eines Felds, desto öfter wurde diese Karte in dieser Runde gespielt.
ui_profile_powerCell = Karte { $card } in Runde { $round }: { $n }
ui_profile_card = Karte
ui_profile_round = Runde
ui_profile_latest = Letzte Partien
ui_profile_date = Datum
ui_profile_points = Punkte
ui_profile_rank = { $rank } von { $of }
ui_profile_finish = Platz
ui_profile_game = Partie
ui_profile_private = Ein Tisch, der nicht öffentlich ist
ui_profile_hidden = Nur du siehst diese Seite.
ui_profile_hide = Mein Profil vor anderen verbergen
ui_settings_title = Einstellungen
ui_settings_language = Sprache
ui_settings_light = Licht
ui_settings_theme_auto = wie das System
ui_settings_theme_light = Tag
ui_settings_theme_dark = Kerze
ui_settings_motion = Bewegung
ui_settings_motions_auto = wie das System
ui_settings_motions_less = keine
ui_settings_pace = Züge der anderen
ui_settings_paces_calm = ruhig
ui_settings_paces_quick = zügig
ui_settings_paces_instant = sofort
ui_settings_sound = Ton
ui_settings_on = An
ui_settings_off = Aus
ui_settings_volume = Lautstärke
ui_settings_pieces = Caballeros
ui_settings_figures = Figuren
ui_settings_plain = Schlicht
ui_settings_who = Wer du bist
ui_settings_name = Name
ui_settings_password = Passwort
ui_settings_guestHint = Du bist Gast: Dieser Browser merkt sich dich. Mit einem Passwort kannst du von überall wiederkommen.
ui_settings_nobodyHint = Du hast noch keinen Namen: Ab deiner ersten Partie spielst du als Gast unter diesem.
ui_settings_beGuest = Diesen Namen nehmen
ui_settings_register = Ein Konto daraus machen
ui_settings_logIn = Anmelden
ui_settings_logOut = Abmelden
ui_settings_oldPassword = Jetziges Passwort
ui_settings_wrongPassword = Das ist nicht dein Passwort.
ui_settings_newPassword = Neues Passwort
ui_settings_change = Passwort ändern
ui_settings_endOthers = Überall sonst abmelden
ui_settings_ended =
    { $n ->
        [0] Du warst nur hier angemeldet.
        [one] { $n } andere Sitzung ist beendet.
       *[other] { $n } andere Sitzungen sind beendet.
    }
ui_settings_myData = Meine Daten mitnehmen
ui_settings_delete = Mein Konto löschen
ui_settings_deleteHint = Das lässt sich nicht rückgängig machen. Name, Passwort, E-Mail-Adresse, Sitzungen und Profil verschwinden, ebenso deine Partien gegen Bots. Partien mit anderen bleiben, auch was du dort im Chat geschrieben hast, aber ohne deinen Namen: Dort heißt du „Früherer Mitspieler“, und ein Bot spielt für dich weiter.
ui_settings_deleteNow = Endgültig löschen
ui_settings_forgot = Passwort vergessen?
ui_settings_passkeys = Passkeys
ui_settings_passkeysHint = Melde dich mit Fingerabdruck, Gesicht oder PIN dieses Geräts an statt mit Namen und Passwort.
ui_settings_passkeyAdd = Passkey hinzufügen
ui_settings_passkeyLogIn = Mit Passkey anmelden
ui_reset_title = Ein neues Passwort
ui_reset_lead = Gib deinen Namen oder deine E-Mail-Adresse ein. Gehört dazu ein Konto mit bestätigter Adresse, geht ein Link dorthin.
ui_reset_who = Name oder E-Mail-Adresse
ui_reset_send = Link schicken
ui_reset_sent = Gibt es ein solches Konto mit bestätigter E-Mail-Adresse, ist der Link unterwegs. Er gilt eine halbe Stunde.
ui_reset_noMail = Dieser Server verschickt keine E-Mails. Seine Betreiber können dir ein neues Passwort geben.
ui_reset_set = Passwort setzen
ui_reset_done = Dein Passwort ist geändert. Du bist hier angemeldet, sonst nirgends.
ui_settings_sessions = Wo du angemeldet bist
ui_settings_here = diese Sitzung
ui_settings_unknownDevice = Unbekanntes Gerät
ui_settings_seen = zuletzt benutzt: { $when }
ui_settings_begun = seit { $when }
ui_settings_end = Abmelden
ui_settings_account = Angemeldet als { $name }.
ui_settings_keys = Tasten
ui_bots_title = Bots
ui_bots_hint = Deine Programme, die hier mitspielen wie Menschen. Jedes hat einen Namen und Tokens; alle sehen, dass es ein Bot ist.
ui_bots_name = Name des Bots
ui_bots_make = Bot anlegen
ui_bots_note = Wofür das Token ist
ui_bots_scope_read = Tische sehen
ui_bots_scope_play = spielen
ui_bots_scope_chat = chatten
ui_bots_token = Neues Token
ui_bots_once = Kopiere es jetzt: Es wird nur einmal gezeigt.
ui_bots_revoke = Widerrufen
ui_bots_used = zuletzt benutzt am { $day }
ui_bots_never = noch nicht benutzt
ui_make_rated = Rangliste
ui_make_ratedNo = nicht gewertet
ui_make_ratedYes = gewertet: Menschen unter sich
ui_make_ratedMixed = gewertet: auch mit Bots
ui_ladder_mark = gewertet
ui_ladder_title = Rangliste
ui_ladder_people = Menschen
ui_ladder_bots = Partien mit Bots
ui_ladder_hint = Eine Wertungszahl und wie unsicher sie ist (eine Standardabweichung). Gereiht wird nach dem, was ein Spieler mindestens wert ist: Wertungszahl minus drei Abweichungen.
ui_ladder_season = Saison
ui_ladder_first = von Anfang an
ui_ladder_player = Spieler
ui_ladder_rating = Wertungszahl
ui_ladder_games = Partien
ui_ladder_wins = Siege
ui_ladder_none = Noch keine gewerteten Partien. Wähle dafür bei einem neuen Tisch unter „Rangliste“, dass die Partie zählt.
ui_ladder_begin = Saison beginnen
ui_ladder_seasonName = Name der Saison
ui_cup_title = Turniere
ui_cup_none = Gerade gibt es keine Turniere.
ui_cup_new = Neues Turnier
ui_cup_name = Name des Turniers
ui_cup_rounds = Runden
ui_cup_size = Spieler je Tisch
ui_cup_entry = Wer teilnehmen darf
ui_cup_entries_open = alle
ui_cup_entries_link = wer den Link hat
ui_cup_entries_list = wen ich einlade
ui_cup_names = Namen ihrer Konten, durch Kommas getrennt
ui_cup_guests = Auch Gäste dürfen teilnehmen
ui_cup_fill = Wenn die Tische nicht aufgehen
ui_cup_fills_bots = Bots nehmen die freien Plätze
ui_cup_fills_byes = einige sind spielfrei
ui_cup_fills_smaller = einige Tische sind kleiner
ui_cup_begins = Beginn (leer: wenn du es sagst)
ui_cup_pause = Pause zwischen den Runden
ui_cup_noPause = keine
ui_cup_deadline = Längste Zeit für eine Runde
ui_cup_noDeadline = ohne Grenze
ui_cup_deadlineHint = Danach spielt ein Bot für Spieler weiter, die ihren Tisch warten lassen.
ui_cup_create = Turnier anlegen
ui_cup_status_open = Anmeldung offen
ui_cup_status_pause = Pause
ui_cup_status_over = zu Ende
ui_cup_status_cancelled = abgesagt
ui_cup_roundOf = Runde { $n } von { $all }
ui_cup_players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
ui_cup_allRounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
ui_cup_tablesOf = { $n } je Tisch
ui_cup_host = Veranstalter: { $name }
ui_cup_starts = Beginn: { $when }
ui_cup_next = Nächste Runde: { $when }
ui_cup_until = Diese Runde dauert höchstens bis { $when }.
ui_cup_won = Sieg: { $names }
ui_cup_enter = Teilnehmen
ui_cup_leave = Turnier verlassen
ui_cup_leaveSure = Verlassen? Ein Bot übernimmt deine Partie.
ui_cup_back = In der nächsten Runde weiterspielen
ui_cup_outHint = Du bist draußen: Du hast aufgehört, oder ein Bot musste deine Partie beenden.
ui_cup_entered = Du nimmst teil.
ui_cup_invitedYou = Du bist eingeladen.
ui_cup_needAccount = Zum Teilnehmen brauchst du ein Konto: Leg es unter Einstellungen an.
ui_cup_mayNot = Turniere richten die Betreiber dieses Servers aus und, wenn sie es erlauben, Spieler mit einem Konto.
ui_cup_ready = Dein Tisch ist bereit
ui_cup_toTable = Zu deinem Tisch
ui_cup_rest = In dieser Runde bist du spielfrei.
ui_cup_begin = Jetzt beginnen
ui_cup_beginNext = Nächste Runde beginnen
ui_cup_cancel = Turnier absagen
ui_cup_cancelSure = Das Turnier endgültig absagen?
ui_cup_deleteSure = Dieses Turnier löschen? Seine Partien bleiben.
ui_cup_lead = Für den Veranstalter
ui_cup_invite = Mit Namen einladen
ui_cup_inviteHint = Wer diesen Link hat, kann teilnehmen.
ui_cup_remove = { $name } ausschließen
ui_cup_removeSure = { $name } ausschließen? Ein Bot übernimmt eine laufende Partie.
ui_cup_isInvited = eingeladen
ui_cup_out = ausgeschieden
ui_cup_standing = Stand
ui_cup_points = Punkte
ui_cup_opponents = Gegner
ui_cup_margin = Vorsprung
ui_cup_hint = Ein Punkt für jeden Gegner, den du am Tisch hinter dir lässt, ein halber bei Gleichstand; spielfrei zählt { $bye }. Bei gleichen Punkten: mehr Siege, dann die mittleren Punkte der Gegner, dann der Vorsprung an Spielpunkten vor dem Mittel des Tisches.
ui_cup_round = Runde { $n }
ui_cup_table = Tisch { $n }
ui_cup_byes = Spielfrei: { $names }
ui_cup_gone = zählt als spielfrei
ui_cup_toTournament = Zum Turnier
ui_credits_title = Mitwirkende
ui_credits_fans = Ein inoffizielles Projekt von Fans, ohne Verbindung zu den Autoren oder Verlagen von El Grande. Es enthält keine Bilder und keine Texte des Originalspiels. Was es so gut macht, lernt man am besten, indem man es kauft.
ui_credits_map = Die Karte folgt der echten Geografie: Provinzgrenzen © Instituto Geográfico Nacional de España, CC BY 4.0, verändert (zu neun Regionen zusammengefasst, vereinfacht), über das Paket es-atlas (MIT).
ui_credits_fonts = Schrift: Alegreya SC und Alegreya Sans von Juan Pablo del Peral, SIL Open Font Licence 1.1.
ui_credits_code = Gebaut mit Svelte. Alle Lizenzen liegen dem Programm bei:
ui_credits_licences = Lizenzen
ui_admin_title = Betreiber
ui_admin_about = Über
ui_admin_reports = Meldungen
ui_admin_noReports = Keine offenen Meldungen.
ui_admin_settle = Erledigt
ui_admin_tables = Tische
ui_admin_rename = Umbenennen
ui_admin_close = Schließen
ui_admin_delete = Löschen
ui_admin_sure = Diesen Tisch mit Partie und Chat löschen?
ui_admin_sureClose = Diesen Tisch schließen? Seine Partie endet ohne Ergebnis.
ui_admin_surePassword = { $name } ein neues Passwort geben? Alle Sitzungen des Kontos enden.
ui_admin_newTitle = Neuer Titel
ui_admin_sanctions = Sperren und Stummschaltungen
ui_admin_account = Konto
ui_admin_address = Adresse
ui_admin_mute = Stummschalten
ui_admin_ban = Sperren
ui_admin_lift = Aufheben
ui_admin_password = Neues Passwort
ui_admin_who = Name, Kennung oder Adresse
ui_admin_days = Tage (0: bis zur Aufhebung)
ui_admin_note = Warum
ui_admin_audit = Was getan wurde
ui_admin_until = bis { $when }
ui_admin_grant = Zum Betreiber gemacht
ui_admin_revoke = Kein Betreiber mehr
ui_admin_season = Neue Saison
ui_admin_tournament = Turnier
ui_admin_begin = Begonnen
ui_admin_cancel = Abgesagt
ui_admin_invite = Spieler eingeladen
ui_admin_remove = Spieler entfernt
ui_admin_console = Befehlszeile
ui_privacy_title = Datenschutz
ui_privacy_host = Diesen Server betreibt { $name }.
ui_privacy_contact = Kontakt: { $contact }
ui_privacy_kept = Dieser Server behält den Namen, den du angibst, deine Partien und was du im Chat schreibst. Von einem Passwort behält er nur einen Hash, aus dem es niemand lesen kann. Das einzige Cookie sagt, wer du bist; keine andere Website erfährt etwas.
ui_privacy_address = Deine Internetadresse dient dazu, die Rechenzeit gerecht zu teilen; gespeichert wird sie nur, wenn die Betreiber sie sperren. Ein Tisch behält einen Code, der nur zeigt, welche Tische aus demselben Netz eröffnet wurden.
ui_privacy_channels = Wenn du gerufen werden möchtest, behält er die E-Mail-Adresse, den Browser oder den Chat, die du nennst, bis du sie entfernst. Nachrichten nennen Tische und nichts aus einer Partie.
ui_privacy_public = Profil und Wertungen eines Kontos können alle sehen, außer du verbirgst sie in deinem Profil; wer an einem Turnier teilnimmt, wird immer gezeigt.
ui_privacy_logs = Die Protokolle enthalten keine Namen, Texte, Karten oder Adressen.
ui_privacy_yours = Unter „Einstellungen“ kannst du deine Daten mitnehmen und dein Konto löschen.
ui_privacy_keptFor = Wie lange
ui_privacy_always = bis die Betreiber es löschen
ui_privacy_openTables = Tische, an denen nie begonnen wurde
ui_privacy_guests = Gäste, die an keinem Tisch sitzen
ui_privacy_chat = Chat
ui_privacy_reports = Meldungen an die Betreiber
ui_privacy_answers = Antworten für Browser, die zweimal fragen
ui_privacy_games = Partien und Konten mit Partien
ui_rules_title = Regeln
ui_rules_search = In den Regeln suchen
ui_rules_contents = Inhalt
ui_rules_nothing = Nichts gefunden.
ui_rules_found = { $n } Kapitel
ui_rules_edition = Ausgabe
ui_rules_with = Mit
ui_table_map = Karte von Spanien
ui_table_players = Spieler
ui_table_cards = Aktionskarten
ui_table_log = Verlauf
ui_table_chat = Chat
ui_table_tabs_cards = Karten
ui_table_tabs_players = Spieler
ui_table_tabs_log = Verlauf
ui_table_tabs_map = Karte
ui_table_panes = Bereiche
ui_table_more = Mehr
ui_table_round = Runde { $n }
ui_table_turnOrder = Zugreihenfolge
ui_table_generalScoring = allgemeine Wertung
ui_table_scores = Punktestand
ui_table_enlarge = Karte vergrößern
ui_table_light = Licht: { $now }
ui_table_leave = Tisch verlassen
ui_table_boardText = Der Plan in Worten
ui_table_replay = Rückblick
ui_table_rulebook = Regeln dieser Partie
ui_table_spectator = Du siehst zu.
ui_table_waiting = Warten
ui_table_asked = Was gefragt ist
ui_table_catchUp = Überspringen
ui_table_resign = Einen Bot für mich spielen lassen
ui_table_comeBack = Meinen Platz zurücknehmen
ui_table_botPlays = Ein Bot spielt für dich.
ui_table_away = { $name } ist weg.
ui_table_idle = { $name } lässt das Spiel schon lange warten.
ui_table_standIn = Einen Bot für { $name } spielen lassen
ui_table_sureStandIn = Ein Bot spielt für { $name } weiter; der Platz kann jederzeit zurückgenommen werden. Das geht, wenn ein Spieler eine Minute weg ist.
ui_table_sureResign = Ein Bot spielt für dich weiter. Du kannst deinen Platz jederzeit zurücknehmen.
ui_table_chatOn = Chat einschalten
ui_table_chatOff = Chat ausschalten
ui_player_you = du
ui_player_bot = Bot
ui_player_start = Start
ui_player_startPlayer = Startspieler
ui_player_veto = Veto
ui_player_vetoUntil = Veto, gültig bis Runde { $round }
ui_player_church = Kirche
ui_player_choosing = wählt
ui_player_ready = fertig
ui_player_here = verbunden
ui_player_away = weg
ui_player_summary =
    { $points ->
        [one] { $name }, { $points } Punkt
       *[other] { $name }, { $points } Punkte
    }
ui_player_home = Heimat des Grande
ui_player_noPower = Noch keine Machtkarte
ui_player_power =
    { $turn ->
        [0] Machtkarte { $value }
       *[other] Machtkarte { $value }, als { $turn }. am Zug
    }
ui_player_powerCards = Machtkarten
ui_player_yourPower = Deine Machtkarten
ui_player_powerCard = Machtkarte
ui_player_brings = bringt { $n } an den Hof
ui_player_none = keine
ui_player_state_now = jetzt gespielt
ui_player_state_used = verbraucht
ui_player_state_hand = auf der Hand
ui_player_state_gone = verbraucht
ui_player_state_maybe = vielleicht zurückgenommen
ui_player_caballeros = Caballeros
ui_player_province = Provinz: noch nicht verfügbar
ui_player_court = Hof: bereit zum Einsetzen
ui_player_map = Auf der Karte
ui_player_path_province = Provinz
ui_player_path_court = Hof
ui_player_path_map = Karte
ui_player_modifiers = Modifikatoren
ui_player_dummy =
    { $power ->
        [0] Machtkarte –, noch { $supply }
       *[other] Machtkarte { $power }, noch { $supply }
    }
ui_player_hidden = { $n } verdeckt
ui_player_played = gespielt: { $modifiers }
ui_card_placeUpTo = Höchstens einsetzen:
ui_card_takenBy = genommen von
ui_card_reconstructed = rekonstruiert
ui_card_reconHint = Keine Anleitung, die wir haben, sagt das; es ist rekonstruiert.
ui_card_about = Mehr über „{ $name }“
ui_card_take = Diese Karte nehmen
ui_card_says = „{ $name }“: { $text }
ui_card_inUse = in Gebrauch
ui_card_marks_all = alle
ui_card_marks_each = je
ui_card_example = Beispiel
ui_card_exampleMark = Beispiel:
ui_card_know = Gut zu wissen
ui_card_inRules = In den Regeln nachschlagen
ui_card_whose = Wessen Caballeros
ui_card_number =
    { $n ->
        [one] Damit setzt man bis zu { $n } Caballero neben dem König oder im Castillo ein.
       *[other] Damit setzt man bis zu { $n } Caballeros neben dem König oder im Castillo ein.
    }
ui_card_taken = { $name } hat diese Karte genommen.
ui_ask_undo = Letzten Schritt zurück
ui_ask_confirm = Zug bestätigen
ui_ask_confirmAsk = Das war dein Zug. Bestätige ihn, oder nimm einen Schritt zurück.
ui_ask_lastStep = Letzter Schritt: { $step }.
ui_ask_confirmWait = { $name } bestätigt den Zug.
ui_ask_putBack = Zurückstellen
ui_ask_chooseAgain = Neu wählen
ui_ask_take =
    { $n ->
        [0] Keinen nehmen
       *[other] { $n } nehmen
    }
ui_ask_fewer = oder weniger:
ui_ask_donePlacing = Fertig eingesetzt
ui_ask_done = Fertig
ui_ask_skipSpecial = Ohne sie beenden
ui_ask_skip = Überspringen
ui_ask_place = Caballeros einsetzen
ui_ask_placeUpTo = Bis zu { $n } einsetzen
ui_ask_takes = „{ $name }“ nehmen und bis zu { $n } einsetzen?
ui_ask_rest =
    { $n ->
        [2] Beide { TO($place) }
       *[other] Alle { $n } { TO($place) }
    }
ui_ask_special = Sonderaktion
ui_ask_either1 = Eigene Caballeros versetzen
ui_ask_either2 = Caballeros einsetzen
ui_ask_fromCourt = Von deinem Hof
ui_ask_allow = Diesen Schritt erlauben
ui_ask_allowRest = Die ganze Aktion erlauben
ui_ask_veto = Veto: verhindern
ui_ask_allowRound = Diese Runde alles zulassen
ui_ask_askAgain = Mich wieder bei jedem Schritt fragen
ui_ask_standing = In dieser Runde lässt du alles zu.
ui_ask_playPower = Die { $n } spielen
ui_ask_whichPower = Tippe auf eine Karte, um sie anzusehen, und noch einmal, um sie zu spielen.
ui_ask_noModifier = kein Modifikator
ui_ask_withModifier = Die { $n }: allein oder mit einem Modifikator?
ui_ask_withModifierMore = Die Summe bestimmt die Reihenfolge. Die Caballeros nimmst du nach der { $n } selbst. Ein Modifikator gilt einmal.
ui_ask_whose = Wessen Caballero { FROM($place) }?
ui_ask_whereTo =
    { $owner ->
        [none] Ein Caballero von dir { FROM($place) }: wohin?
       *[other] Ein Caballero { OF($owner) } { FROM($place) }: wohin?
    }
ui_ask_mayGo = Offen: { $places }.
ui_ask_mayGoBut =
    { $castillo ->
        [yes]
            { $closed ->
                [none] Jede Region oder das Castillo.
               *[other] Jede Region außer { $closed } oder das Castillo.
            }
       *[no]
            { $closed ->
                [none] Jede andere Region.
               *[other] Jede andere Region außer { $closed }.
            }
    }
ui_ask_grandeTo = Der Grande { OF($owner) }: wohin?
ui_ask_tileTo = Die Wertungstafel { $tile }: wohin?
ui_ask_drag = Tippe auf eine Region, oder zieh von hier.
ui_ask_court = Dein Hof
ui_ask_setDisc = Scheibe einstellen
ui_ask_discFirst = Wähle zuerst eine Region.
ui_ask_disc = Drehscheibe
ui_ask_discBarred = die Königsregion: nicht erlaubt
ui_ask_discCourt = die Königsregion: an den Hof
ui_ask_lookAtMap = Karte ansehen
ui_ask_discSet = Deine Drehscheibe ist eingestellt. Warten auf die anderen.
ui_ask_over = Die Partie ist zu Ende.
ui_ask_change = Jetzt gewertet
ui_ask_sent = Wird gesendet …
ui_ask_rule = Regel
ui_ask_wholeRules = Alle Regeln dieser Partie
ui_why_title = Jetzt nicht
ui_why_notAsked = Du bist nicht gefragt.
ui_why_king = Der König ist hier: Nichts kommt in seine Region hinein oder aus ihr heraus.
ui_why_neighbour = Du setzt neben dem König ein, und das grenzt nicht an { $king }.
ui_why_nobody = Hier ist kein Caballero, den du nehmen darfst.
ui_why_other = Dieser Ort ist keine Antwort auf die Frage.
ui_why_powerPlayed = Ein anderer hat diese Zahl schon gespielt.
ui_why_granada = Granada ist noch nicht erobert: Von einem Hof kommt hierher kein Caballero.
ui_place_worth = Wert
ui_place_byTile = , durch eine Wertungstafel
ui_place_locked = Der König ist hier: Nichts kommt hinein oder heraus.
ui_place_secret = Die Zahlen sind geheim bis zu einer Wertung. Du siehst nur deine eigenen.
ui_place_own = { $n } von dir darin
ui_place_inside = darin
ui_place_announced = Angesagt seit der letzten Öffnung
ui_place_player = Spieler
ui_place_caballeros = Caballeros
ui_place_ifScored = Jetzt gewertet
ui_place_nobody = { $place } ist leer.
ui_place_homeOf = Heimat von { $names }.
ui_place_neighbours = Nachbarn: { $names }.
ui_place_kings = die Königsregion
ui_place_grandeOf = Grande { OF($name) }
ui_place_describeWorth =
    { $tile ->
        [yes] Wert { $values } durch eine Wertungstafel
       *[no] Wert { $values }
    }
ui_place_nobodyHere = leer
ui_place_change = { $n } für dich, jetzt gewertet
ui_place_space =
    { $bonus ->
        [0] Frankreich, { $name }
       *[other] Frankreich, { $name }: { $bonus } extra, wenn Frankreich gewertet wird
    }
ui_place_free = frei
ui_place_unconquered = Noch nicht erobert: { $n } von 12 Caballeros.
ui_now_title = Jetzt gewertet
ui_now_all = Alle Regionen
ui_now_region = Region
ui_now_change = seit Beginn deines Zugs
ui_log_title = Was geschah
ui_log_tab = Verlauf
ui_log_since = Seit meinem letzten Zug
ui_log_sinceTab = Seit meinem Zug
ui_log_nothing = Noch nichts.
ui_log_breakdown = Wertung zeigen
ui_log_times = { $n }-mal
ui_log_only = Zeilen von nur einem Spieler
ui_log_onlyOf = Nur { $name }
ui_chat_title = Chat
ui_chat_say = Sag etwas
ui_chat_send = Senden
ui_chat_off = Der Gastgeber hat den Chat ausgeschaltet.
ui_chat_none = Noch keine Nachrichten.
ui_report_line = melden
ui_report_title = Ein Problem melden
ui_report_who = Um wen geht es?
ui_report_table = Den Tisch
ui_report_text = Was ist passiert?
ui_report_hint = Nur die Betreiber dieses Servers lesen es, mit den letzten Zeilen des Chats.
ui_report_send = An die Betreiber senden
ui_report_sent = Danke. Die Betreiber dieses Servers sehen es sich an.
ui_scoring_general = Allgemeine Wertung nach Runde { $round }
ui_scoring_special = Wertung
ui_scoring_place = Ort
ui_scoring_total = Summe
ui_scoring_kings = Königsbonus
ui_scoring_home = Heimatbonus
ui_scoring_numbers = Punkte: Gold für Platz 1, Silber für 2, Bronze für 3. Die kleine Zahl zählt Caballeros.
ui_scoring_legend = K: mit dem Königsbonus von 2. H: mit dem Heimatbonus von 2.
ui_scoring_cell = { $rank } mit { $number }
ui_scoring_goOn = Weiter
ui_scoring_earlier = Frühere Wertung
ui_scoring_later = Spätere Wertung
ui_scene_label = Was geschieht
ui_scene_kinds_setup = Aufbau
ui_scene_kinds_bidding = Machtkarten
ui_scene_kinds_turn = Zug
ui_scene_kinds_general = Allgemeine Wertung
ui_scene_kinds_end = Das Ende
ui_scene_turnOf = Zug { OF($name) }
ui_scene_places = { $name } setzt { $parts } ein.
ui_scene_inPlace = { $n } { IN($place) }
ui_scene_moves = { $name } versetzt { $whose } { FROM($from) } { TO($to) }.
ui_scene_flee = Flucht { FROM($from) } { TO($to) }: { $whose }.
ui_scene_goBack = Zurück { FROM($from) } { TO($to) }: { $parts }.
ui_scene_own =
    { $n ->
        [one] { $n } eigenen Caballero
       *[other] { $n } eigene Caballeros
    }
ui_scene_yours = { $n } von dir
ui_scene_others = { $n } { OF($name) }
ui_scene_tower =
    { $rides ->
        [none] Das Castillo öffnet sich.
       *[other] Das Castillo öffnet sich. { $rides }.
    }
ui_scene_rides = { $name }: { $n } { TO($place) }
ui_scene_scored = Wertung { IN($place) }.
ui_scene_alone = { $name }: { $rank } mit { $number }
ui_scene_tie =
    { $points ->
        [0] { $names } teilen sich { $would } mit je { $number }: keine Punkte
       *[other] { $names } teilen sich { $would } mit je { $number }: alle bekommen { $takes }, je { $points }
    }
ui_scene_noBonus = kein Bonus bei Gleichstand
ui_scene_kings = Königsbonus { $n }
ui_scene_home = Heimatbonus { $n }
ui_scene_france = Plätze { $n }
ui_scene_grande = Grande { $n }
ui_scene_nobody = Keine Punkte { IN($place) }.
ui_scene_namedTwice = Mehrfach genannt, daher ohne Wertung: { $places }.
ui_scene_toCourt = Die Königsregion bedeutet: zurück an den Hof.
ui_scene_youGet =
    { $n ->
        [0] Nichts für dich.
        [one] Du bekommst { $n } Punkt.
       *[other] Du bekommst { $n } Punkte.
    }
ui_scene_fall =
    { $rank ->
        [none] Kostet dich { $n } { IN($place) } ({ $before } → { $after }, jetzt gewertet).
       *[other] Kostet dich { $n } { IN($place) }: jetzt { $rank } ({ $before } → { $after }, jetzt gewertet).
    }
ui_scene_rise =
    { $rank ->
        [none] Bringt dir { $n } { IN($place) } ({ $before } → { $after }, jetzt gewertet).
       *[other] Bringt dir { $n } { IN($place) }: jetzt { $rank } ({ $before } → { $after }, jetzt gewertet).
    }
ui_scene_next = Weiter
ui_scene_waits = Danach bist du am Zug.
ui_scene_show = Zeigen
ui_scene_showTitle = Diese Szene auf der Karte zeigen
ui_scene_away =
    { $scorings ->
        [none] Während du weg warst: { $turns }.
       *[other] Während du weg warst: { $turns } und { $scorings }.
    }
ui_scene_turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
ui_scene_scorings =
    { $n ->
        [one] { $n } Wertung
       *[other] { $n } Wertungen
    }
ui_scene_dismiss = Nicht nötig
ui_scene_again = Auf der Karte zeigen
ui_over_title = Die Partie ist zu Ende
ui_over_winner = { $names } gewinnt.
ui_over_winners = { $names } teilen sich den Sieg.
ui_over_lead = { $points } vor { $name }
ui_over_rematch = Noch einmal spielen
ui_over_toRematch = Zur nächsten Partie
ui_over_replay = Noch einmal ansehen
ui_over_record = Aufzeichnung sichern
ui_over_look = Plan ansehen
ui_over_ranking = Endstand
ui_over_after = Nach Runde
ui_over_special = Zwischen{ "\u00AD" }durch
ui_over_course = Wie es lief
ui_over_moments = Was die meisten Punkte bewegte
ui_over_moment =
    { $general ->
        [yes] Runde { $round }, { $place }, allgemeine Wertung:
       *[no] Runde { $round }, { $place }:
    }
ui_over_share = Teilen
ui_over_shared = Link kopiert
ui_replay_title = Rückblick
ui_replay_step = Schritt { $n } von { $of }
ui_replay_first = Zum Anfang
ui_replay_play = Abspielen
ui_replay_pause = Pause
ui_replay_last = Zum Ende
ui_replay_scrub = Stelle in der Partie
ui_replay_chart = Punkte im Lauf der Partie
ui_replay_leave = Zurück zum Tisch
ui_replay_by = Springen um
ui_replay_units_step = Schritt
ui_replay_units_turn = Zug
ui_replay_units_round = Runde
ui_replay_units_scoring = Wertung
ui_replay_back_step = Einen Schritt zurück
ui_replay_back_turn = Einen Zug zurück
ui_replay_back_round = Eine Runde zurück
ui_replay_back_scoring = Zur vorigen Wertung
ui_replay_on_step = Einen Schritt weiter
ui_replay_on_turn = Einen Zug weiter
ui_replay_on_round = Eine Runde weiter
ui_replay_on_scoring = Zur nächsten Wertung
ui_review_title = Partieanalyse
ui_review_open = Analyse
ui_review_working = Die Partie wird untersucht: Schritt { $n } von { $of }
ui_review_chart = Gewinnchancen im Lauf der Partie
ui_review_turning = Wendepunkte
ui_review_balance = Was den Ausschlag gab
ui_review_setUp = Aufbau
ui_review_cards = Karten
ui_review_own = Eigenes Spiel
ui_review_others = Spiel der anderen
ui_review_given = Verschenkt
ui_review_found = Bestes gefunden
ui_review_costly = Teure Entscheidungen
ui_review_good = Gut gespielt
ui_review_none = Nichts fällt auf.
ui_review_played = Gespielt
ui_review_better = Besser
ui_review_why = Warum
ui_review_playOn = Von hier weiterspielen
ui_review_compare = Zwei Antworten vergleichen
ui_review_comparing = Wird verglichen …
ui_review_chance = Siegchance
ui_review_lead = Vorsprung
ui_review_compared = { $first } ist um { $percent } und { $points } besser als { $second }
ui_review_equal = Kein klarer Unterschied zwischen { $first } und { $second }
ui_hint_ask = Tipp
ui_hint_title = Eine Überlegung wert
ui_hint_behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
ui_hint_best = am besten
ui_hint_clear = klar am besten
ui_hint_likely = wahrscheinlich am besten
ui_hint_close = etwa so gut wie die nächste Möglichkeit
ui_hint_better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser als die nächste Möglichkeit
ui_hint_other = Ein anderer
ui_hint_take = Das tun
ui_hint_thinking = Überlegt …
ui_answer_power = die { $n } spielen
ui_answer_take = { $n } nehmen
ui_answer_pile = „{ $name }“ nehmen
ui_answer_place = { $place } wählen
ui_answer_put = { IN($place) } einsetzen
ui_answer_king = den König { TO($place) } schicken
ui_answer_move =
    { $owner ->
        [none] einen Caballero von dir { FROM($from) } { TO($to) } versetzen
       *[other] einen Caballero { OF($owner) } { FROM($from) } { TO($to) } versetzen
    }
ui_answer_pass = { $modifier } weitergeben
ui_answer_startPlace = zuerst Caballeros einsetzen
ui_answer_startSpecial = jetzt die Sonderaktion nutzen
ui_answer_grande = den Grande { OF($owner) } { TO($to) } versetzen
ui_answer_tile = die Wertungstafel { $tile } { TO($to) } legen
ui_answer_return =
    { $owner ->
        [none] einen Caballero von dir { FROM($place) } zurück in die Provinz schicken
       *[other] einen Caballero { OF($owner) } { FROM($place) } zurück in die Provinz schicken
    }
ui_answer_recall = einen Caballero { FROM($place) } an den Hof nehmen
ui_answer_score = { $place } werten
ui_answer_swap = den König und den Grande { OF($owner) } die Plätze tauschen lassen
ui_answer_recover = die { $n } zurücknehmen
ui_pass_title = Gib das Gerät an { $name }
ui_pass_hint = Niemand sonst sieht hin. Was geheim ist, bleibt geheim, bis der Knopf gedrückt ist.
ui_pass_go = Ich bin { $name }
ui_net_lost = Die Verbindung ist weg. Neuer Versuch …
ui_net_full = Der Server ist voll. Du kommst hinein, sobald Platz ist: Lass diese Seite offen.
ui_net_lostMove = Die Verbindung ist weg. Dein Zug ist noch nicht angekommen; er wird wieder gesendet.
ui_net_arrived = Wieder verbunden. Dein Zug ist angekommen.
ui_net_back = Wieder verbunden.
ui_net_logged-out = Du bist hier abgemeldet. Melde dich wieder an, um weiterzuspielen.
ui_net_refused = Der Server hat die Verbindung beendet.
ui_net_again = Neu verbinden
ui_title_yourTurn = Dein Zug
ui_title_app = El Grande
ui_text_title = Der Plan in Worten
ui_text_region = Region
ui_text_values = Punkte
ui_text_caballeros = Caballeros
ui_text_notes = Bemerkungen
ui_text_supplies = Vorräte
ui_text_court = Hof
ui_text_province = Provinz
ui_text_points = Punkte
ui_text_castillo = Castillo
ui_text_tiles = Neben dem Plan: { $tiles }.
ui_text_king = König
ui_text_abroad = Der König ist { IN($place) }.
ui_settings_keyList_choose = hingehen und wählen, was gewählt werden kann
ui_settings_keyList_undo = einen Schritt zurücknehmen
ui_settings_keyList_done = fertig, bestätigen, das Übliche nehmen
ui_settings_keyList_board = der Plan in Worten
ui_settings_keyList_log = der Verlauf
ui_settings_keyList_escape = eine Figur zurückstellen, ein Fenster schließen, überspringen
