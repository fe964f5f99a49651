### Tutto ciò che legge una persona, in italiano. Le frasi sono nostre, mai quelle di un regolamento o di una carta stampata.
###
### Le dieci scelte più difficili:
###
### 1. «Round» per il giro di tutti e «turno» per quello di un giocatore: così dicono i regolamenti italiani di oggi, e «turno»
### per entrambi confonde. 2. «Conteggio» per l’assegnazione dei punti: «punteggio» è il risultato. 3. Si «piazza» dalla corte
### e si «sposta» da una regione all’altra. 4. I nomi delle regioni restano spagnoli ma prendono le preposizioni italiane:
### «dall’Aragón», «in Galicia», «a Sevilla», «nel País Vasco». 5. «Caballeros» tiene il plurale spagnolo, «Grande» quello
### italiano: i Grandi. 6. Il premio in casa è il «bonus del Grande»: «bonus natale» farebbe pensare al Natale. 7. Un posto in
### classifica è «al 1º posto»: «primo» vorrebbe il genere del giocatore, che non conosciamo. 8. Davanti a una carta potere
### sta «la carta»: «il 7» ma «l’8» cambierebbero l’articolo. 9. Il dummy è «il neutrale»: «fantoccio» suona male al tavolo.
### 10. Dove il numero cambierebbe il verbo, sta in fondo, dopo «ancora:».
###
### Si dà del tu. I titoli italiani stampati non li conosciamo: i nomi delle carte sono nostri.


## Nomi

language = Italiano
places-galicia = Galicia
    .sentence = la Galicia
    .from = dalla Galicia
    .to = in Galicia
    .in = in Galicia
places-vasco =
    { $edition ->
        [2023] Navarra
       *[other] País Vasco
    }
    .sentence =
        { $edition ->
            [2023] la Navarra
           *[other] il País Vasco
        }
    .from =
        { $edition ->
            [2023] dalla Navarra
           *[other] dal País Vasco
        }
    .to =
        { $edition ->
            [2023] in Navarra
           *[other] nel País Vasco
        }
    .in =
        { $edition ->
            [2023] in Navarra
           *[other] nel País Vasco
        }
places-aragon = Aragón
    .sentence = l’Aragón
    .from = dall’Aragón
    .to = in Aragón
    .in = in Aragón
places-cataluna = Cataluña
    .sentence = la Cataluña
    .from = dalla Cataluña
    .to = in Cataluña
    .in = in Cataluña
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
            [2023] dalla Castilla
           *[other] dalla Castilla la Vieja
        }
    .to =
        { $edition ->
            [2023] in Castilla
           *[other] in Castilla la Vieja
        }
    .in =
        { $edition ->
            [2023] in Castilla
           *[other] in Castilla la Vieja
        }
places-nueva =
    { $edition ->
        [2023] Toledo
       *[other] Castilla la Nueva
    }
    .sentence =
        { $edition ->
            [2023] Toledo
           *[other] Castilla la Nueva
        }
    .from =
        { $edition ->
            [2023] da Toledo
           *[other] dalla Castilla la Nueva
        }
    .to =
        { $edition ->
            [2023] a Toledo
           *[other] in Castilla la Nueva
        }
    .in =
        { $edition ->
            [2023] a Toledo
           *[other] in Castilla la Nueva
        }
places-sevilla = Sevilla
places-granada = Granada
places-valencia = Valencia
places-castillo = Castillo
    .sentence = il Castillo
    .from = dal Castillo
    .to = nel Castillo
    .in = nel Castillo
places-france = Francia
    .sentence = la Francia
    .from = dalla Francia
    .to = in Francia
    .in = in Francia
places-portugal = Portogallo
    .sentence = il Portogallo
    .from = dal Portogallo
    .to = in Portogallo
    .in = in Portogallo
places-france-ambassador = Ambasciatore
    .sentence = la Francia (Ambasciatore)
    .from = dalla Francia (Ambasciatore)
    .to = in Francia (Ambasciatore)
    .in = in Francia (Ambasciatore)
places-france-envoy = Inviato
    .sentence = la Francia (Inviato)
    .from = dalla Francia (Inviato)
    .to = in Francia (Inviato)
    .in = in Francia (Inviato)
places-france-attache = Addetto
    .sentence = la Francia (Addetto)
    .from = dalla Francia (Addetto)
    .to = in Francia (Addetto)
    .in = in Francia (Addetto)
places-court = Corte
    .sentence = la corte
    .from = dalla corte
    .to = nella corte
    .in = nella corte
places-province = Provincia
    .sentence = la provincia
    .from = dalla provincia
    .to = nella provincia
    .in = nella provincia
colours-azul = Blu
colours-granate = Granata
colours-oro = Oro
colours-verde = Verde
colours-purpura = Porpora
colours-dummy = Neutrale
    .sentence = il neutrale
    .of = del neutrale
    .to = al neutrale
colours-church = Chiesa
    .sentence = la Chiesa
    .of = della Chiesa
    .to = alla Chiesa
pieces-caballero =
    { $number ->
        [one] caballero
       *[other] caballeros
    }
pieces-grande =
    { $number ->
        [one] Grande
       *[other] Grandi
    }
pieces-king =
    { $number ->
       *[other] Re
    }
pieces-castillo =
    { $number ->
        [one] Castillo
       *[other] Castillos
    }
pieces-tile =
    { $number ->
        [one] tessera punteggio
       *[other] tessere punteggio
    }
pieces-power-card =
    { $number ->
        [one] carta potere
       *[other] carte potere
    }
pieces-action-card =
    { $number ->
        [one] carta azione
       *[other] carte azione
    }
pieces-region-card =
    { $number ->
        [one] carta regione
       *[other] carte regione
    }
pieces-modifier =
    { $number ->
        [one] modificatore
       *[other] modificatori
    }
pieces-disc =
    { $number ->
        [one] disco segreto
       *[other] dischi segreti
    }
pieces-start-marker =
    { $number ->
        [one] segnalino primo giocatore
       *[other] segnalini primo giocatore
    }
pieces-round-marker =
    { $number ->
        [one] segnalino round
       *[other] segnalini round
    }
pieces-church-marker =
    { $number ->
        [one] segnalino Chiesa
       *[other] segnalini Chiesa
    }
pieces-point =
    { $number ->
        [one] punto
       *[other] punti
    }
pieces-round =
    { $number ->
       *[other] round
    }
tiles-8 = 8/4/0
tiles-4 = 4/0/0
ordinals-1 = 1º
ordinals-2 = 2º
ordinals-3 = 3º
ordinals-4 = 4º
ordinals-5 = 5º
whose-own = i tuoi
whose-foreign = quelli degli avversari
whose-any = di qualsiasi colore, a tua scelta
whose-all = quelli di tutti
whose-church = quelli della Chiesa
form-from = da { $name }
form-to = a { $name }
form-in = a { $name }
form-of = di { $name }

## Motivi di un suggerimento

reasons-later = con il resto del turno: { $reasons }
reasons-scores =
    { $points ->
        [one] frutta { $points } punto
       *[other] frutta { $points } punti
    }
    { $later ->
        [yes] { "" }
       *[no] subito
    }
reasons-gains =
    { $rank ->
        [none] +{ $points } al conteggio { IN($place) }
       *[other] ti porta al { $rank } posto { IN($place) }, +{ $points } al conteggio
    }
reasons-instead =
    { $points ->
        [one] { $points } punto in più per te che { IN($place) }
       *[other] { $points } punti in più per te che { IN($place) }
    }
reasons-loses =
    { $points ->
        [one] costa { $points } punto { TO($player) } { IN($place) }
       *[other] costa { $points } punti { TO($player) } { IN($place) }
    }
reasons-lead = porta a { $number } il tuo vantaggio { IN($place) }
reasons-behind = ti porta a { $number } dal posto successivo { IN($place) }
reasons-locks = niente entra o esce più { FROM($place) }
reasons-castillo = ne mette { $number } nel Castillo
reasons-court = ne porta { $number } nella tua corte
reasons-veto = ti dà un veto da tenere
reasons-back = riprende { $cards }
reasons-turn =
    { $worst ->
        [none] il tuo turno è il { $best } di questo round
       *[other] il tuo turno è tra il { $best } e il { $worst } di questo round
    }
reasons-start = è la più bassa, quindi inizi tu il prossimo round
reasons-keeps = conserva { $cards } per gli ultimi round
reasons-supply =
    { $number ->
        [one] porta { $number } caballero nella tua corte
       *[other] porta { $number } caballeros nella tua corte
    }

## Analisi di una partita

review-colon = { ":" }
review-semicolon = { ";" }
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
review-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
review-moment-set-up = Preparazione
review-moment-cards = Round { $round }: nuove carte
review-moment-bid = Round { $round }: la carta potere { OF($player) }
review-moment-turn = Round { $round }: il turno { OF($player) }
review-moment-disc = Round { $round }: { $player } imposta il disco
review-moment-discs = Round { $round }: { $player } imposta l’ultimo disco e si mostrano tutti
review-moment-veto = Round { $round }: { $player } può porre il veto
review-moment-answer = Round { $round }: { $player } risponde
review-cost = costa { $percent } e { $points }
review-cost-unsure = costa forse { $percent } e { $points }
review-well = non si è trovato niente di meglio
review-do-power = giocare la carta { $value }
review-do-pass = passare { $modifier }
review-do-take = prenderne { $number }
review-do-recall = richiamarne uno { FROM($source) }
review-do-card = «{ $card }»
review-do-place = { $number } { IN($place) }
review-do-move = { $owner } { FROM($source) } { TO($target) }
review-do-return = ritorno { FROM($source) }: { $owner }
review-do-disc = disco: { $region }
review-do-score = conteggiare { $place }
review-do-evict = svuotare { $region }
review-do-king = il Re { TO($target) }
review-do-grande = il Grande { OF($owner) } { TO($target) }
review-do-swap = scambio con il Grande { OF($owner) }
review-do-tile = tessera { $tile } { IN($target) }
review-do-recover = riprendere { $card }
review-summary = { $player }: per { $number } decisioni su { $of } non si è trovato niente di meglio; le altre sono costate { $percent } e { $points }.
review-about = Le probabilità sono medie di partite rapide simulate, valutate da una rete che ha imparato da partite tra bot. Una decisione è confrontata con la migliore linea trovata in base a ciò che il giocatore poteva sapere, sugli stessi campioni di carte nascoste e di risposte. Un costo entro il doppio del suo errore standard può essere un caso.

## Etichette e frasi comuni a più testi

labels-card-name = { $title }: { $subtitle }
labels-somebody = Un giocatore
labels-reconstructed = Ricostruito
labels-stack =
    { $number ->
        [one] Pila { $stack }: piazza fino a { $number } caballero
       *[other] Pila { $stack }: piazza fino a { $number } caballeros
    }
labels-church-stack = La Chiesa, di nuovo a ogni round: piazza fino a { $number }
labels-copies = { $number }×
labels-of-them-in-a-game = in una partita ce ne sono { $number }
labels-region = Regione
labels-points = 1º / 2º / 3º
labels-neighbours = Confinanti
labels-value = Carta potere
labels-caballeros = Caballeros
fragments-taboo = La regione del Re non si tocca.
fragments-limits = Se uno di loro va oltre una regione confinante o il Castillo, puoi spostarne 2 in meno in tutto.
fragments-black = I caballeros neri sono tuoi se hai il segnalino Chiesa, altrimenti degli avversari; non vanno mai nel Castillo.

## Edizioni e opzioni

editions-1995 = 1995, l’originale
    .text = La prima edizione. Devi prendere ciò che la provincia ha, un conteggio a scelta può essere quello del Castillo, e dopo una parità contano tutti i giocatori davanti.
editions-big-box = Big Box
    .text = L’edizione dell’anniversario e la scelta abituale qui: le carte originali, con regole più morbide per le parità e per i rinforzi.
editions-2023 = 2023
    .text = L’edizione rivista: pile di dieci carte, alcune regioni con un altro nome, un neutrale per due giocatori e tre piccoli moduli da aggiungere.
modules-new-regency = Nuova Reggenza
    .text = Altre dieci carte del Re prendono il posto dell’unica. Il Re può andare all’estero, stare accanto al Castillo o scambiarsi di posto con un Grande.
modules-old-hands = Vecchie Volpi
    .text = Fino a quattro carte per giocatori esperti; ognuna scaccia una carta a caso dalla sua pila.
modules-power-shift = Giochi di Potere
    .text = Ogni giocatore ha tre modificatori che alzano o abbassano una carta potere di 1 o 2, quasi tutti con una piccola abilità.
old-hands-delegation = Delegazione
    .text = Una carta per la pila 1 che lascia la scelta: riordinare i tuoi caballeros di una regione, o piazzarne due dalla corte quasi ovunque.
old-hands-veto = Veto
    .text = Una carta per la pila 2 che ferma un’azione speciale di un altro giocatore.
old-hands-second-veto = Secondo Veto
    .text = Un altro Veto per la pila 2.
old-hands-rivalries = Rivalità
    .text = Una carta per la pila 4: ogni giocatore nomina in segreto una regione, e si conteggiano quelle nominate da uno solo.
variants-home-advantage = Fattore campo
    .text = Il tuo Grande conta come un caballero nelle maggioranze. Se piazzi tutti quelli che puoi nella tua regione d’origine, puoi aggiungerne uno.
variants-move-limits = Spostamenti limitati
    .text = Le carte che spostano caballeros danno il numero intero solo per passi brevi, in una regione confinante o nel Castillo. Con un viaggio più lungo ne hai 2 in meno.
variants-france = Francia
    .text = La Francia diventa una decima regione con posto per tre caballeros. Due delle sue caselle danno punti in più.
variants-granada = Granada da conquistare
    .text = Granada non si conteggia finché non ci sono dodici caballeros; allora è conquistata e per una volta vale doppio.
variants-church = La Chiesa
    .text = Quattro caballeros neri contano per chi ha il segnalino Chiesa. Lo dà una sesta carta, presente a ogni round.
variants-open-castillo = Castillo aperto
    .text = Si vede sempre quanti caballeros di ogni colore sono nel Castillo. Niente da ricordare, nient’altro cambia.
variants-no-veto = Senza veto
    .text = Le carte Veto restano nella scatola. La pila 2 è più sottile.
lengths-full = Partita completa, 9 round
    .text = Nove round, con un conteggio generale ogni tre.
lengths-short = Partita breve, 6 round
    .text = Si saltano i round 1, 4 e 7: sei round, con un conteggio generale ogni due.
lengths-short-1995 = Partita breve, due conteggi
    .text = Solo i round da 1 a 6, con un conteggio generale dopo il 3 e il 6.
switches-ties_count_everybody = Dopo una parità contano tutti quelli davanti
    .text = Dopo una parità il posto seguente conta tutti i giocatori davanti: se tre sono primi a pari merito, il prossimo è quarto. Altrimenti è terzo, non importa quanti siano alla pari.
switches-choose_castillo = Il Castillo si può scegliere
    .text = Una carta che conteggia una regione a tua scelta può conteggiare anche il Castillo.
switches-must_take = Prendere è obbligatorio
    .text = Devi prendere tutti i caballeros che porta la tua carta potere o una carta azione, finché la provincia ne ha. È facoltativo solo prendere il resto dalle regioni.
switches-must_return_each = Nessun avversario è risparmiato
    .text = La carta che rimanda un caballero di ogni avversario deve colpire tutti quelli che ne hanno uno a portata.
switches-return_two_or_one = Due, oppure uno
    .text = Dove due caballeros devono lasciare la regione sul disco, un giocatore che non ha una regione così ne rimanda uno da una regione con uno solo. Altrimenti non perde niente.
switches-first_places_in_order = Primi posti in ordine
    .text = La carta che conteggia solo il primo posto di ogni regione segue l’ordine di un conteggio generale. Altrimenti l’ordine lo sceglie il giocatore di turno. Conta solo quando un giocatore ha un veto.
switches-veto_at_announcement = Veto prima dell’azione
    .text = Un veto si usa quando un’azione speciale è annunciata e la ferma tutta. Altrimenti può venire a ogni passo, e ciò che è fatto resta fatto.
switches-disc_may_name_king = I dischi possono nominare la regione del Re
    .text = A un conteggio generale il disco può indicare la regione del Re; i caballeros tornano allora nella corte. Altrimenti quella regione non si può scegliere.
switches-dummy = Giocatore neutrale
    .text = In due partecipa un terzo colore. Occupa posti in ogni maggioranza ma non fa punti.
switches-merged_stacks = Pile 2 e 3 unite
    .text = Le pile 2 e 3 sono mescolate in una sola: a ogni round si scopre una carta azione in meno.
switches-rulings_0_1 = Interpretazioni della versione 0.1
    .text = La partita segue le interpretazioni della versione 0.1, perché le partite iniziate con quella si possano finire e rivedere.
facts-portugal-borders = Confini del Portogallo
    .text = Nessun regolamento che abbiamo dice quali regioni tocca il Portogallo. Lo abbiamo preso dalla carta della Spagna: { $borders }. Conta per piazzare quando il Re è in Portogallo.
facts-france-values = Valore della Francia
    .text = Le regole che usano la Francia non ne danno i valori. Noi giochiamo { $values }.
facts-fairs-2023 = Numero delle Fiere
    .text = Il regolamento non dà l’elenco completo della pila 2. Giochiamo con { $number } carte che conteggiano una regione a scelta: le tre delle edizioni precedenti e quella che stava nella pila 3.
facts-regency-number = Piazzamento delle carte Nuova Reggenza
    .text = Supponiamo che ogni carta Nuova Reggenza piazzi { $number } caballeros, come la carta del Re.
facts-regency-rest = Tre carte Nuova Reggenza
    .text = Sette delle dieci carte sono descritte nel regolamento. Le altre tre sono una nostra ipotesi: due che mandano il Re in una regione qualsiasi e una che lo manda in una confinante.
facts-modifier-split = Modificatori
    .text = Le tre abilità sono note, ma non su quanti modificatori si trovano. Diamo ogni abilità a due modificatori di ogni numero; altri due non ne hanno.
facts-dummy-castillo = Il neutrale nel Castillo
    .text = Il regolamento non dice dove vanno i caballeros del neutrale quando il Castillo si svuota. Li rimettiamo accanto al tabellone.
facts-grande-stays-inside = Un Grande il cui disco nomina la regione del Re
    .text = Se un Grande è nel Castillo e il disco del suo proprietario nomina la regione del Re, lo lasciamo dentro fino al prossimo conteggio generale.

## Carte azione

cards-move-any-3 =
    .title =
        { $edition ->
            [2023] Manovra
           *[other] Piccolo intrigo
        }
    .text =
        Sposta fino a 3 caballeros di qualsiasi colore. Ognuno va da una regione qualsiasi in un’altra o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Spostane fino a 3 di qualsiasi colore
    .help = Esempio: uno dei tuoi da { places-sevilla } { places-nueva.to }, due di un avversario da { places-granada } nel Castillo. { fragments-taboo }
cards-move-any-4 =
    .title =
        { $edition ->
            [2023] Grande manovra
           *[other] Grande intrigo
        }
    .text =
        Sposta fino a 4 caballeros di qualsiasi colore. Ognuno va da una regione qualsiasi in un’altra o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Spostane fino a 4 di qualsiasi colore
    .help = Esempio: porta due dei tuoi a { places-valencia } e togline due a chi è in testa. { fragments-taboo }
cards-move-own-4 =
    .title =
        { $edition ->
            [2023] Campagna
           *[other] I propri cavalieri
        }
    .text =
        Sposta fino a 4 dei tuoi caballeros. Ognuno va da una regione qualsiasi in un’altra o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Sposta fino a 4 dei tuoi
    .help = Esempio: porta tre caballeros superflui { places-aragon.from } { places-nueva.to } e lasciane cadere un quarto nel Castillo. { fragments-taboo }
cards-move-foreign-3 =
    .title =
        { $edition ->
            [2023] Imboscata
           *[other] Cavalieri altrui
        }
    .text =
        Sposta fino a 3 caballeros degli avversari, di uno o più colori. Ognuno va da una regione qualsiasi in un’altra o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Sposta fino a 3 caballeros avversari
    .help = I tuoi caballeros restano dove sono. Esempio: rompi una parità { places-vieja.in } mandando un rivale in { places-galicia }. { fragments-taboo }
cards-move-own-2-foreign-2 =
    .title =
        { $edition ->
            [2023] Intrigo
           *[other] Due e due
        }
    .text =
        Sposta fino a 2 dei tuoi caballeros e fino a 2 degli avversari. Ognuno va da una regione qualsiasi in un’altra o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Sposta fino a 2 dei tuoi e 2 avversari
    .help = Gli spostamenti dei tuoi che non usi non passano agli avversari. Esempio: due dei tuoi a { places-sevilla }, un rivale via di lì. { fragments-taboo }
cards-move-5-from-one =
    .title =
        { $edition ->
            [2023] Congiura
           *[other] In cinque partono
        }
    .text =
        Scegli una regione. Sposta da lì fino a 5 caballeros di qualsiasi colore, ognuno in un’altra regione o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Spostane fino a 5 di qualsiasi colore da una regione
    .help = Vengono tutti dalla stessa regione, ma possono disperdersi. Esempio: libera la { places-cataluna } dai rivali appena prima del conteggio. { fragments-taboo }
cards-move-all-own-from-one =
    .title = Levare le tende
    .text =
        Scegli una regione. Sposta da lì quanti dei tuoi caballeros vuoi, ognuno in un’altra regione o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Sposta quanti dei tuoi vuoi da una regione
    .help = Puoi lasciarne qualcuno. Esempio: quattro dei tuoi lasciano { places-granada }, tre per { places-valencia } e uno per il Castillo. { fragments-taboo }
cards-place-2 =
    .title = Avanguardia
    .text = Piazza fino a 2 caballeros in più dalla tua corte in regioni qualsiasi o nel Castillo. Non devono essere accanto al Re.
    .short = Piazzane fino a 2 in più, ovunque
    .help = Si aggiungono al piazzamento della carta. Esempio: il Re è in { places-galicia }, eppure ne piazzi due a { places-sevilla }. { fragments-taboo }
cards-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Milizia
           *[other] Avanguardia
        }
    .text = Piazza fino a 2 caballeros in più dalla tua corte in regioni qualsiasi. Non devono essere accanto al Re, ma il Castillo è chiuso per loro.
    .short = Piazzane fino a 2 in più in regioni, non nel Castillo
    .help = Si aggiungono al piazzamento della carta. Esempio: il Re è in { places-galicia }, eppure ne piazzi due a { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2 =
    .title =
        { $edition ->
            [2023] Delegazione
           *[other] Tende o avanguardia
        }
    .text =
        O scegli una regione e sposti da lì quanti dei tuoi caballeros vuoi, in altre regioni o nel Castillo; o ne piazzi fino a 2 in più dalla tua corte in regioni qualsiasi o nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Sposta i tuoi da una regione, o piazzane 2 in più
    .help = Solo una delle due. Con la corte vuota ha senso solo spostare. Esempio: due dei tuoi vanno dall’{ places-aragon } a { places-valencia }; oppure due della tua corte vanno a { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Delegazione
           *[other] Tende o avanguardia
        }
    .text =
        O scegli una regione e sposti da lì quanti dei tuoi caballeros vuoi, in altre regioni o nel Castillo; o ne piazzi fino a 2 in più dalla tua corte in regioni qualsiasi, non nel Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Sposta i tuoi da una regione, o piazzane 2 in regioni
    .help = Solo una delle due. Con la corte vuota ha senso solo spostare. Esempio: due dei tuoi vanno dall’{ places-aragon } a { places-valencia }; oppure due della tua corte vanno a { places-sevilla }. { fragments-taboo }
cards-veto =
    .title = Veto
    .text =
        Tieni questa carta scoperta davanti a te fino alla fine del prossimo round. Una volta in questo tempo puoi fermare un’azione speciale di un altro giocatore.
        { $veto_at_announcement ->
            [yes] Lo dici quando l’azione è annunciata, e non ne accade niente.
           *[no] Puoi dirlo a ogni passo: quel passo non si fa e il resto è perso, ma ciò che è fatto resta fatto.
        }
    .short = Ferma un’azione speciale, in questo round o nel prossimo
    .help = Un veto non ferma mai il piazzamento di una carta azione. Può fermare i caballeros in più che piazza un’azione speciale. Un veto non si può fermare con un veto, ma prendere questa carta sì. Esempio: un avversario sta per conteggiare { places-nueva.sentence }, dove non hai ancora nessuno; dici veto, e non si conteggia.
cards-court-all =
    .title =
        { $edition ->
            [2023] Congedo
           *[other] Corte vuota
        }
    .text = La corte di ogni avversario si svuota: tutti i suoi caballeros tornano nella provincia.
    .short = Gli avversari svuotano la corte
    .help = La tua corte è al sicuro. Fa più male all’inizio del round: chi viene dopo di te può piazzare solo ciò che porta la sua carta potere. Esempio: una corte di sei si svuota; il proprietario ne prende poi 3 con un 6 e ha solo quelli.
cards-court-3 =
    .title =
        { $edition ->
            [2023] Licenza
           *[other] Corte sfoltita
        }
    .text = Ogni avversario rimanda 3 caballeros dalla corte nella provincia, o tutti se ne ha di meno.
    .short = Gli avversari ne rimandano 3 dalla corte
    .help = La tua corte è al sicuro. Esempio: una corte di cinque si riduce a due, una di due resta vuota.
cards-one-of-each =
    .title =
        { $edition ->
            [2023] Convocazione
           *[other] Uno per ciascuno
        }
    .text =
        { $must_return_each ->
            [yes] Rimanda nella provincia 1 caballero di ogni avversario, da regioni a tua scelta. Ogni avversario che ne ha uno a portata ne perde uno.
           *[no] Rimanda nella provincia fino a 1 caballero di ogni avversario, da regioni a tua scelta. Puoi risparmiare un avversario.
        }
    .short = Rimanda 1 di ogni avversario dalle regioni
    .help = Va bene anche una regione diversa per ciascuno. Quelli nel Castillo e nella regione del Re sono fuori portata. Esempio: un rivale ne perde uno in { places-aragon }, un altro uno a { places-sevilla }.
cards-return-3 =
    .title =
        { $edition ->
            [2023] Ritirata
           *[other] Tre tornano a casa
        }
    .text = A turno, a partire dalla tua sinistra, ogni avversario rimanda nella provincia 3 dei suoi caballeros, scelti liberamente tra corte e regioni.
    .short = Ogni avversario ne rimanda 3 a sua scelta
    .help = Una corte piena attutisce il colpo: quasi tutti pagheranno da lì. Un avversario che ne ha meno di tre a portata li rimanda tutti. Esempio: un avversario con due nella corte rimanda quelli e uno dalla { places-galicia }.
cards-disc-return-all =
    .title =
        { $edition ->
            [2023] Guerra civile
           *[other] Regione perduta
        }
    .text = Ogni avversario sceglie in segreto sul disco una regione dove ha caballeros. Si mostrano tutti i dischi, e ognuno rimanda nella provincia tutti i suoi da quella regione.
    .short = Ogni avversario perde una regione scelta in segreto
    .help = Quasi tutti cederanno una regione dove ne hanno uno solo. Un avversario che non ne ha a portata non perde niente. La regione del Re non si può scegliere. Esempio: con uno in { places-galicia } e quattro { places-nueva.in }, conviene cedere la { places-galicia }.
cards-disc-return-2 =
    .title =
        { $edition ->
            [2023] Diserzione
           *[other] Perdita segreta
        }
    .text =
        Ogni avversario sceglie in segreto sul disco una regione dove ha almeno 2 caballeros. Si mostrano tutti i dischi, e ognuno ne rimanda 2 da lì nella provincia.
        { $return_two_or_one ->
            [yes] Un avversario che non ha una regione così ne sceglie una con un solo caballero e rimanda quello.
           *[no] Un avversario che non ha una regione così non rimanda niente.
        }
    .short = Ogni avversario ne rimanda 2 da una regione segreta
    .help = Esempio: con tre in { places-aragon } e due a { places-sevilla } si deve scegliere una delle due. La regione del Re non si può scegliere.
cards-score-chosen =
    .title =
        { $edition ->
            [2023] Fiera
           *[other] Una regione conta
        }
    .text =
        Scegli una regione e conteggiala subito. La regione del Re si può scegliere.
        { $choose_castillo ->
            [yes] Anche il Castillo.
           *[no] Il Castillo no.
        }
    .short = Conteggia una regione a tua scelta
    .help = Contano tutti i posti che danno punti, e anche i bonus. Piazzare prima fa spesso la differenza tra il primo e il secondo. Esempio: sei in testa da solo { places-nueva.in } e la conteggi: 7 punti per te.
cards-score-fours =
    .title =
        { $edition ->
            [2023] Avamposti
           *[other] I quattro contano
        }
    .text = Conteggia tutte le regioni il cui primo posto vale 4 in questo momento.
    .short = Conteggia tutte le regioni da 4 punti
    .help =
        { $france ->
            [yes] Senza tessere: { places-galicia }, { places-cataluna }, { places-sevilla } e { places-france }.
           *[no] Senza tessere: { places-galicia }, { places-cataluna } e { places-sevilla }.
        }
        La tessera 4 aggiunge la sua regione, la tessera 8 ne toglie una. Tutte o nessuna. Esempio: chi è in testa da solo a { places-sevilla } ottiene 4 punti.
cards-score-fives =
    .title =
        { $edition ->
            [2023] Fiesta
           *[other] I cinque contano
        }
    .text = Conteggia tutte le regioni il cui primo posto vale 5 in questo momento. Il Castillo non è una regione.
    .short = Conteggia tutte le regioni da 5 punti
    .help = Senza tessere: { places-vasco }, { places-aragon } e { places-valencia }. Una regione sotto una tessera non ne fa parte. Tutte o nessuna. Esempio: chi è in testa da solo in { places-aragon } ottiene 5 punti, e 2 in più nella propria regione d’origine.
cards-score-sixes-sevens =
    .title =
        { $edition ->
            [2023] Torneo
           *[other] I sei e i sette contano
        }
    .text = Conteggia tutte le regioni il cui primo posto vale 6 o 7 in questo momento.
    .short = Conteggia tutte le regioni da 6 e 7 punti
    .help =
        { $granada ->
            [yes] Senza tessere: { places-vieja }, { places-nueva } e, una volta conquistata, { places-granada }.
           *[no] Senza tessere: { places-vieja }, { places-granada } e { places-nueva }.
        }
        Una regione sotto una tessera non ne fa parte. Tutte o nessuna. Esempio: chi è in testa da solo { places-nueva.in } ottiene 7 punti.
cards-score-castillo =
    .title =
        { $edition ->
            [2023] Rivelazione
           *[other] Il Castillo conta
        }
    .text = Apri il Castillo e conteggialo. Tutto ciò che c’è dentro resta dentro.
    .short = Conteggia il Castillo; tutti restano dentro
    .help = Per un momento tutti vedono che cosa c’è dentro. Prima puoi farne cadere dentro altri. Esempio: tu ne hai tre dentro, un rivale due: 5 punti per te.
cards-score-first-places =
    .title =
        { $edition ->
            [2023] Gloria
           *[other] Contano solo i primi
        }
    .text = Conteggia tutte le regioni, ma si pagano solo i primi posti. Un primo posto condiviso non rende niente.
    .short = Conteggia i primi posti di tutte le regioni
    .help =
        Chi è in testa da solo ha anche i suoi bonus. Esempio: cinque contro quattro { places-nueva.in } rendono 7, cinque contro cinque niente.
        { $first_places_in_order ->
            [yes]
                { $vetoes ->
                    [yes] L’ordine è quello di un conteggio generale.
                   *[no] { "" }
                }
           *[no] { "" }
        }
cards-score-most =
    .title =
        { $edition ->
            [2023] Folla
           *[other] La regione più affollata
        }
    .text = Conteggia la regione con più caballeros, tutti i colori insieme. A parità, conteggiale tutte.
    .short = Conteggia la regione o le regioni più affollate
    .help = Il Castillo non conta. Piazzare prima può rendere più affollata un’altra regione. Esempio: nove sono { places-nueva.in } e meno in ogni altra regione, quindi si conteggia { places-nueva.sentence }.
cards-score-fewest =
    .title =
        { $edition ->
            [2023] Angolo remoto
           *[other] La regione meno affollata
        }
    .text = Conteggia la regione con meno caballeros, tutti i colori insieme, ma almeno uno. A parità, conteggiale tutte.
    .short = Conteggia la regione o le regioni meno affollate
    .help = Le regioni vuote e il Castillo non contano. Esempio: un solo tuo caballero in { places-cataluna } può valere 4 punti.
cards-score-named-once =
    .title =
        { $edition ->
            [2023] Rivalità
           *[other] Conteggio segreto
        }
    .text = Tutti i giocatori, tu compreso, nominano in segreto una regione sul disco. Si mostrano tutti i dischi, e si conteggiano le regioni nominate da un solo giocatore.
    .short = Conteggia le regioni nominate una volta, in segreto
    .help = Una regione modesta che nessun altro vuole è spesso la scelta migliore. Esempio: due nominano { places-nueva.sentence } e uno la { places-galicia }: si conteggia solo la { places-galicia }.
cards-tile =
    .title =
        { $edition ->
            [2023] Editto
           *[other] Nuovi valori
        }
    .text = Metti una delle due tessere punteggio su una regione o sul Castillo, o spostala lì da dove si trova. Sostituisce i valori stampati, e nessun luogo ne ha due.
    .short = Metti o sposta una tessera punteggio
    .help = Le tessere valgono 8/4/0 e 4/0/0. Non possono entrare nella regione del Re né uscirne, e una volta sul tabellone ci restano. Esempio: sei in testa in { places-cataluna } e ci metti la tessera 8/4/0: il primo posto ora vale 8.
cards-recover =
    .title =
        { $edition ->
            [2023] Pieni poteri
           *[other] Potere ritrovato
        }
    .text =
        Riprendi in mano, senza mostrarla, una delle tue carte potere usate. Va bene anche quella di questo round.
        { $power-shift ->
            [yes] Oppure riprendi un modificatore usato.
           *[no] { "" }
        }
    .short = Riprendi una carta potere usata
    .help = Anche se riprendi la carta di questo round, conta ancora per il segnalino primo giocatore. Esempio: la carta 13 di un round precedente torna in mano tua.
cards-eviction =
    .title =
        { $edition ->
            [2023] Colpo di Stato
           *[other] Tutti fuori
        }
    .text = Scegli una regione diversa da quella del Re. Ogni avversario che vi ha caballeros sceglie in segreto un’altra regione sul disco e ve li sposta tutti; chi nomina la regione del Re li riporta nella corte.
    .short = Gli avversari devono lasciare una regione
    .help = I tuoi restano lì da soli. Gli altri possono fuggire tutti in una regione dove sei in testa: prima guardati intorno. Esempio: due rivali dividono con te { places-valencia }; se ne vanno, e il primo posto è solo tuo.
cards-court-2 =
    .title =
        { $edition ->
            [2023] Arruolamento
           *[other] Rinforzi
        }
    .text =
        { $must_take ->
            [yes] La tua corte riceve 2 caballeros dalla provincia, o quanti ne ha.
           *[no] La tua corte riceve fino a 2 caballeros dalla provincia.
        }
    .short =
        { $must_take ->
            [yes] Portane 2 in più nella corte
           *[no] Portane fino a 2 in più nella corte
        }
    .help = Se nella provincia i tuoi non bastano, puoi prendere quelli che mancano dalle regioni. Se li prendi prima, puoi piazzarli con questa stessa carta. Esempio: la tua corte è vuota; ne prendi 2 e li piazzi nello stesso turno.
cards-grande =
    .title =
        { $edition ->
            [2023] Patria d’adozione
           *[other] Nuova patria
        }
    .text = Sposta il tuo Grande in un’altra regione, che diventa la tua regione d’origine. Non può entrare nella regione del Re né uscirne.
    .short = Sposta il tuo Grande
    .help = Più Grandi possono stare nella stessa regione. Una regione d’origine dove sei in testa da solo rende 2 in più a ogni conteggio. Esempio: il tuo Grande va { places-nueva.to }, dove sei in testa da solo: 9 punti invece di 7.
cards-king-neighbour =
    .title = Breve cavalcata
    .text = Sposta il Re in una regione confinante con la sua.
    .short = Il Re in una confinante
    .help = Piazza prima che parta o dopo che è arrivato, come preferisci. La regione in cui entra è bloccata, quella che lascia è libera. Esempio: va dall’{ places-aragon } a { places-valencia }, e lì nessuno può superarti.
cards-king-anywhere =
    .title =
        { $edition ->
            [2023] Vostra Maestà
           *[other] Carta del Re
        }
    .text = Sposta il Re in qualsiasi altra regione.
    .short = Il Re in qualsiasi regione
    .help = Questa carta c’è a ogni round. Piazza prima che parta o dopo che è arrivato. Un Re in una regione dove sei in testa la protegge. Esempio: va { places-nueva.to }, dove sei in testa da solo: nessuno può superarti, e ti rende 2 in più.
cards-exile =
    .title = Esilio
    .text = Manda il Re all’estero, in Francia o in Portogallo. Finché è lì nessuna regione è tabù e nessuno ha il bonus del Re.
    .short = Il Re in Francia o in Portogallo
    .help = I caballeros si piazzano accanto al paese in cui si trova. Solo questa carta lo manda all’estero; altre lo riportano. Esempio: se è in { places-france }, si piazza in queste regioni: { places-vasco }, { places-aragon } e { places-cataluna }.
cards-entourage =
    .title = Seguito
    .text = Sposta il Re in qualsiasi regione. Poi 2 caballeros a tua scelta lo seguono dalla vecchia regione nella nuova, o quanti ce ne sono.
    .short = Il Re dove vuoi, 2 caballeros lo seguono
    .help = Un’eccezione al tabù. Esempio: va dall’{ places-aragon } a { places-valencia }, e due dei tuoi lo accompagnano.
cards-competition =
    .title = Concorrenza
    .text = Sposta il Re in qualsiasi regione. Tutti i Grandi di quella regione vanno nel Castillo.
    .short = Il Re in una regione, i suoi Grandi nel Castillo
    .help = Un Grande nel Castillo può dare il bonus del Grande quando lo si conteggia. Al prossimo conteggio generale va nella regione sul disco del suo proprietario. Esempio: va { places-nueva.to }; i due Grandi che erano lì vanno nel Castillo, e { places-nueva.sentence } non è più la regione d’origine di nessuno.
cards-chalet =
    .title = Chalet
    .text = Sposta il Re nella regione con meno caballeros, ma almeno uno. A parità, scegli tu.
    .short = Il Re nella regione meno affollata
    .help = Si contano tutti i colori insieme. Per lasciarlo dov’è, rinuncia all’azione speciale. Esempio: un caballero è in { places-cataluna } e almeno due in ogni altra regione non vuota: va in { places-cataluna }.
cards-rebellion =
    .title = Ribellione
    .text = Il Re va accanto al Castillo, che ora è la sua regione. Niente vi entra o ne esce, e tutte le regioni sono confinanti.
    .short = Il Re accanto al Castillo
    .help = Chi è in testa da solo nel Castillo ha il bonus del Re al conteggio. Nemmeno un conteggio generale lo svuota finché lui è lì. Esempio: ne hai quattro dentro e vuoi aggiungerne due: piazzali prima che arrivi.
cards-infiltration =
    .title = Infiltrazione
    .text = Il Re resta. In questo turno puoi piazzare anche nella sua regione, oltre che accanto.
    .short = Piazza anche nella regione del Re in questo turno
    .help = Un’eccezione al tabù. Usala prima di piazzare, altrimenti è sprecata. Puoi comunque distribuire i tuoi caballeros. Esempio: il Re è { places-nueva.in }; ne piazzi due lì e uno a { places-valencia }.
cards-stand-in =
    .title = Sostituto
    .text = Il Re e un Grande a tua scelta si scambiano di posto. Devono stare entrambi in regioni.
    .short = Il Re e un Grande si scambiano di posto
    .help = Un’eccezione al tabù: il Grande entra nella vecchia regione del Re. Non si può mentre il Re è all’estero o accanto al Castillo. Esempio: il Re è in { places-aragon }, il tuo Grande a { places-sevilla }: ora il Re è a { places-sevilla } e l’{ places-aragon } è la tua regione d’origine.
cards-regency-anywhere =
    .title = Viaggio reale
    .text = Sposta il Re in qualsiasi altra regione.
    .short = Il Re in qualsiasi regione
    .help = Come la vecchia carta del Re, ma questa sparisce dopo il suo round. Esempio: va { places-nueva.to }, dove sei in testa da solo: nessuno può superarti, e ti rende 2 in più.
cards-regency-neighbour =
    .title = Visita reale
    .text = Sposta il Re in una regione confinante con il luogo in cui si trova.
    .short = Il Re in una confinante
    .help = Dall’estero ritorna attraverso il confine. Accanto al Castillo ogni regione è confinante. Esempio: va dall’{ places-aragon } a { places-valencia }, e lì nessuno può superarti.
cards-church =
    .title = La Chiesa
    .text =
        { $move-limits ->
            [yes] Prendi il segnalino Chiesa. Poi sposta fino a 2 caballeros neri, ognuno in una regione confinante, ma non nel Castillo.
           *[no] Prendi il segnalino Chiesa. Poi sposta fino a 2 caballeros neri da regioni qualsiasi in altre, ma non nel Castillo.
        }
    .short = Segnalino Chiesa, sposta fino a 2 neri
    .help = Finché hai il segnalino, i caballeros neri contano come tuoi, e a ogni turno puoi prendere o piazzare un caballero in più. Esempio: due dei tuoi e due neri in { places-aragon } contano per te come quattro. { fragments-taboo }

## Modificatori

modifier = ±{ $number }
    .add = +{ $number }
    .subtract = −{ $number }
    .text = Aggiunge { $number } alla tua carta potere o le toglie { $number }.
abilities-none = Senza abilità
    .text = Cambia solo il valore.
    .short = –
abilities-court = Arruolare
    .text = Prima che tu scelga una carta azione, la tua corte può ricevere 1 caballero in più dalla provincia.
    .short = 1 in più nella corte
abilities-move = Cavalcare
    .text = Prima di scegliere una carta azione, puoi spostare 1 dei tuoi caballeros in un’altra regione o nel Castillo.
    .short = Sposta 1 dei tuoi
abilities-grande = Traslocare
    .text = Prima di scegliere una carta azione, puoi spostare 1 Grande, di qualsiasi giocatore, in un’altra regione.
    .short = Sposta 1 Grande

## Domande: che cosa mi si chiede, che cosa vedono gli altri, che cosa succede poi

questions-power =
    .ask =
        Gioca una carta potere.
        { $power-shift ->
            [yes] Puoi aggiungere uno dei tuoi modificatori.
           *[no] { "" }
        }
        { $barred ->
            [none] { "" }
           *[other] Già giocate: { $barred }.
        }
    .wait = { $player } sceglie una carta potere.
    .next = Le carte alte agiscono per prime. Le basse portano più caballeros, e la più bassa apre il prossimo round.
questions-modifier =
    .ask = Gioca un modificatore con la tua carta potere, o lascia la carta com’è.
    .wait = { $player } pensa a un modificatore.
    .next = Il totale decide l’ordine dei turni. I caballeros che prendi sono quelli della carta potere.
questions-pass-modifier =
    .ask =
        { $to ->
            [none] Scegli uno dei tuoi modificatori per il giocatore alla tua sinistra.
           *[other] Scegli uno dei tuoi modificatori da passare { TO($to) }.
        }
    .wait = { $player } sceglie un modificatore da passare.
    .next = Si passano tutti insieme. Tieni quello che ricevi.
questions-take =
    .ask =
        { $left ->
            [one] La tua corte può ricevere fino a { $left } caballero dalla provincia. Quanti?
           *[other] La tua corte può ricevere fino a { $left } caballeros dalla provincia. Quanti?
        }
        { $must_take ->
            [yes] Ciò che porta una carta potere o una carta azione si deve prendere.
           *[no] { "" }
        }
    .wait = { $player } porta caballeros nella corte.
    .next = Solo i caballeros nella tua corte si possono piazzare sul tabellone.
questions-recall =
    .ask = La provincia non ha più caballeros tuoi. Prendine ancora dalle regioni, al massimo { $left }, oppure fermati.
    .wait = { $player } può richiamare caballeros dalle regioni.
    .next = Vanno nella tua corte e si possono piazzare di nuovo.
questions-card =
    .ask = Scegli una carta azione.
    .wait = { $player } sceglie una carta azione.
    .next = Piazzerai caballeros e potrai usare l’azione speciale, nell’ordine che vuoi.
questions-part =
    .ask =
        { $left ->
            [0] Usi l’azione speciale di «{ $card }»?
           *[other] «{ $card }»: che cosa fai prima?
        }
    .wait = { $player } decide come usare «{ $card }».
    .next =
        { $left ->
            [0] È tutto ciò che resta del tuo turno.
           *[other] Si finisce una parte prima di cominciare l’altra. All’azione speciale si può rinunciare.
        }
questions-place =
    .ask =
        { $new-regency ->
            [yes] Piazza un caballero in uno dei luoghi ora aperti, o fermati. Ancora: { $left }.
           *[no] Piazza un caballero accanto al Re o nel Castillo, o fermati. Ancora: { $left }.
        }
        { $king ->
            [none] { "" }
           *[other] Il Re: { $king }.
        }
    .wait = { $player } piazza caballeros; ancora: { $left }.
    .next = Quelli che non piazzi restano nella tua corte.
questions-place-anywhere =
    .ask =
        Piazza un caballero in qualsiasi regione tranne quella del Re, o fermati. Ancora: { $left }.
        { $card_key ->
            [place-2] Anche il Castillo è aperto.
            [move-all-own-or-place-2] Anche il Castillo è aperto.
           *[other] { "" }
        }
    .wait = { $player } piazza caballeros dove vuole; ancora: { $left }.
    .next = Quelli che non piazzi restano nella tua corte.
questions-move =
    .ask =
        { $whose ->
            [black] Sposta un caballero nero, o fermati. Ancora: { $left }.
            [any] Sposta un caballero di qualsiasi colore, o fermati. Ancora: { $left }.
            [both] Sposta un caballero, o fermati. Ancora: { $left } (tuoi: { $own }, altrui: { $foreign }).
            [own] Sposta uno dei tuoi caballeros, o fermati. Ancora: { $own }.
            [foreign] Sposta un caballero di un altro giocatore, o fermati. Ancora: { $foreign }.
           *[all] Sposta quanti dei tuoi caballeros vuoi, uno alla volta, poi fermati.
        }
    .wait =
        { $whose ->
            [both] { $player } sposta caballeros; propri: { $own }, altrui: { $foreign }.
            [all] { $player } sposta caballeros.
           *[other] { $player } sposta caballeros; ancora: { $left }.
        }
    .next = Prendine uno, poi di’ dove va. Non devi usare tutti gli spostamenti.
questions-either =
    .ask = «{ $card }»: quale delle due scegli?
    .wait = { $player } sceglie una metà di «{ $card }».
    .next = L’altra metà è persa.
questions-return-each =
    .ask = Scegli un caballero di un avversario da rimandare, uno per ciascuno.
    .wait = { $player } sceglie caballeros da rimandare.
    .next = Va nella provincia del suo proprietario.
questions-return-choice =
    .ask = Caballeros che devi rimandare, dalla corte o dalle regioni: { $left }.
    .wait = { $player } rimanda caballeros; ancora: { $left }.
    .next = Vanno nella provincia. Poi sceglie il prossimo avversario.
questions-disc-return =
    .ask =
        { $card_key ->
            [disc-return-2]
                { $return_two_or_one ->
                    [yes] Imposta il disco in segreto: da quale regione tornano 2 dei tuoi, o 1 se ce n’è uno solo?
                   *[no] Imposta il disco in segreto: da quale regione tornano 2 dei tuoi?
                }
           *[other] Imposta il disco in segreto: da quale regione tornano tutti i tuoi?
        }
    .wait = { $player } imposta il disco in segreto.
    .next = Quando sono tutti pronti si mostrano insieme, e i caballeros tornano nella provincia.
questions-disc-flee =
    .ask = Imposta il disco in segreto: dove vanno i tuoi caballeros { FROM($region) }?
    .wait = { $player } sceglie in segreto dove fuggire.
    .next = Si mostrano tutti i dischi insieme. La regione del Re significa: nella corte.
questions-disc-score =
    .ask = Imposta il disco in segreto su una regione che vuoi conteggiare.
    .wait = { $player } nomina una regione in segreto.
    .next = Si mostrano tutti i dischi insieme. Le regioni nominate da due o più non si conteggiano.
questions-disc-castillo =
    .ask =
        Imposta il disco in segreto: in quale regione vai quando si svuota il Castillo?
        { $disc_may_name_king ->
            [yes] La regione del Re significa: di nuovo nella corte.
           *[no] { "" }
        }
    .wait = { $player } imposta il disco in segreto.
    .next = Prima si conteggia il Castillo. Poi si mostrano i dischi, e i caballeros di ogni giocatore partono per una regione.
questions-score =
    .ask =
        Scegli una regione da conteggiare.
        { $choose_castillo ->
            [yes] Si può scegliere anche il Castillo.
           *[no] { "" }
        }
    .wait = { $player } sceglie una regione da conteggiare.
    .next = Si conteggia subito, per tutti i giocatori.
questions-score-order =
    .ask = Quale regione si conteggia adesso?
    .wait = { $player } sceglie la prossima regione da conteggiare.
    .next = L’ordine conta: un veto può ancora fermare il resto.
questions-evict =
    .ask = Scegli la regione che i tuoi avversari devono lasciare.
    .wait = { $player } sceglie una regione da svuotare.
    .next = Con i dischi, in segreto, dicono dove vanno. I tuoi restano.
questions-king =
    .ask = Dove va il Re?
    .wait = { $player } sposta il Re.
    .next = Niente entra o esce dalla sua nuova regione, e si piazza accanto.
questions-grande =
    .ask = Quale Grande si sposta, e in quale regione?
    .wait = { $player } sposta un Grande.
    .next = La sua regione rende 2 in più al proprietario, se è in testa da solo.
questions-swap =
    .ask = Quale Grande si scambia di posto con il Re?
    .wait = { $player } sceglie un Grande.
    .next = La regione del Grande diventa quella del Re.
questions-tile =
    .ask = Quale tessera punteggio va dove?
    .wait = { $player } mette una tessera punteggio.
    .next = Da quel momento sostituisce i valori stampati lì.
questions-recover =
    .ask = Quale carta usata riprendi?
    .wait = { $player } riprende una carta usata.
    .next = Va in mano tua senza essere mostrata e si può giocare di nuovo.
questions-entourage =
    .ask = Chi segue il Re? Ancora: { $left }.
    .wait = { $player } sceglie chi segue il Re.
    .next = Entrano con lui nella nuova regione del Re.
questions-veto =
    .ask = { $actor } vuole { $step }. Usi il tuo veto?
    .wait = { $actor } vuole { $step }. { $player } può impedirlo con un veto.
    .next =
        { $veto_at_announcement ->
            [yes] Con un veto non accade niente dell’azione speciale.
           *[no] Con un veto questo passo non si fa e l’azione speciale finisce. Ciò che è fatto resta fatto.
        }
questions-chance =
    .ask = Si sta estraendo qualcosa.
    .wait = Si sta estraendo qualcosa.
    .next = Non c’è niente da fare.
questions-over =
    .ask = La partita è finita.
    .wait = La partita è finita.
    .next = Vince chi ha più punti. A pari punti si divide il posto.

## Risposte

answers-stop = Fermati
answers-skip = Salta
answers-place-first = Piazza caballeros
answers-special-first = Azione speciale
answers-without-special = Finisci senza l’azione speciale
answers-either-first = Sposta i tuoi caballeros
answers-either-second = Piazza caballeros
answers-from-court = Dalla tua corte
answers-no-modifier = Nessun modificatore
answers-allow = Lascia passare questo passo
answers-allow-rest = Lascia passare tutta l’azione
answers-veto = Veto

## Eventi

events-moved = Un caballero { OF($owner) } va { FROM($source) } { TO($target) }.
events-placed = { $player } piazza un caballero { IN($target) }.
events-returned =
    { $number ->
        [one] { $number } caballero { OF($owner) } torna { FROM($source) } nella provincia.
       *[other] { $number } caballeros { OF($owner) } tornano { FROM($source) } nella provincia.
    }
events-took =
    { $number ->
        [one] { $player } porta { $number } caballero dalla provincia nella corte.
       *[other] { $player } porta { $number } caballeros dalla provincia nella corte.
    }
events-recalled = { $player } porta un caballero { FROM($source) } nella corte.
events-scored =
    Conteggio: { $place }.
    { $first_only ->
        [yes] Conta solo il primo posto.
       *[no] { "" }
    }
    { $times ->
        [2] I punti valgono doppio.
       *[other] { "" }
    }
events-king-moved = Il Re va { FROM($source) } { TO($target) }.
events-grande-moved = Il Grande { OF($player) } va { FROM($source) } { TO($target) }.
events-tile-laid =
    { $source ->
        [none] La tessera { $tile } viene messa { IN($target) }.
       *[other] La tessera { $tile } passa { FROM($source) } { TO($target) }.
    }
events-recovered =
    { $modifier ->
        [yes] { $player } riprende un modificatore usato.
       *[no] { $player } riprende una carta potere usata.
    }
    { $card ->
        [none] { "" }
       *[other] È questa: { $card }.
    }
events-evicting = Tutti gli avversari devono andarsene { FROM($region) }.
events-revealed = Si mostrano i dischi.
events-gained-veto = { $player } ha ora un veto.
events-fled =
    { $number ->
        [one] { $number } caballero { OF($owner) } fugge { FROM($source) } { TO($target) }.
       *[other] { $number } caballeros { OF($owner) } fuggono { FROM($source) } { TO($target) }.
    }
events-grandes-inside = I Grandi della regione del Re vanno nel Castillo.
events-infiltrated = { $player } può piazzare anche nella regione del Re in questo turno.
events-swapped = Il Re e il Grande { OF($player) } si scambiano di posto.
events-church-taken = { $player } prende il segnalino Chiesa.
events-special-announced = { $player } annuncia un’azione speciale.
events-round-began = Comincia il round { $round }.
events-card-shown = La pila { $pile } mostra «{ $card }» ({ $number }).
events-king-placed = Il Re comincia { IN($region) }.
events-home-drawn = { $region } è la regione d’origine { OF($player) }.
events-church-drawn = Due caballeros neri cominciano { IN($region) }.
events-first-drawn = Comincia { $player }.
events-modifier-dealt =
    { $player } riceve un modificatore.
    { $modifier ->
        [none] { "" }
       *[other] È { $modifier }.
    }
events-modifier-passed =
    { $player } passa un modificatore { TO($to) }.
    { $modifier ->
        [none] { "" }
       *[other] È { $modifier }.
    }
events-bid =
    { $modifier ->
        [none] { $player } gioca la carta { $value }.
       *[other] { $player } gioca la carta { $value } con il modificatore { $modifier }: { $sum }.
    }
events-dummy-bid = Il neutrale gioca la carta { $value }.
events-dummy-placed =
    { $number ->
        [0] Il neutrale estrae { $region }, dove non può piazzare.
       *[other]
            { $number ->
                [one] Il neutrale piazza { $number } caballero { IN($region) }.
               *[other] Il neutrale piazza { $number } caballeros { IN($region) }.
            }
    }
events-dummy-left =
    { $number ->
        [one] { $number } caballero del neutrale lascia il Castillo e va accanto al tabellone.
       *[other] { $number } caballeros del neutrale lasciano il Castillo e vanno accanto al tabellone.
    }
events-dummy-took = Il neutrale prende «{ $card }» e la scarta.
events-turn-began = È il turno { OF($player) }.
events-turn-ended = { $player } ha finito.
events-card-taken = { $player } sceglie «{ $card }».
events-special-began = { $player } comincia l’azione speciale di «{ $card }».
events-special-ended = L’azione speciale è finita.
events-vetoed =
    { $card ->
        [none] { $player } usa un veto.
       *[other]
            { $veto_at_announcement ->
                [yes] { $player } pone il veto all’azione speciale «{ $card }» { OF($actor) }: non ne accade niente.
               *[no] { $player } pone il veto all’azione speciale «{ $card }» { OF($actor) }: finisce qui.
            }
    }
events-disc-set =
    { $player } ha impostato il disco.
    { $region ->
        [none] { "" }
       *[other] Indica { $region }.
    }
events-disc-shown = Il disco { OF($player) } mostra { $region }.
events-general-scoring = Conteggio generale dopo il round { $round }.
events-ranked =
    { $points ->
        [one] { $place }: { $owner } è al { $rank } posto con { $number } e ottiene { $points } punto.
       *[other] { $place }: { $owner } è al { $rank } posto con { $number } e ottiene { $points } punti.
    }
    { $kings_bonus ->
        [0] { "" }
       *[other] Bonus del Re: { $kings_bonus }.
    }
    { $home_bonus ->
        [0] { "" }
       *[other] Bonus del Grande: { $home_bonus }.
    }
events-france-bonus =
    { $points ->
        [one] { $owner } ottiene { $points } punto in più per una casella in Francia.
       *[other] { $owner } ottiene { $points } punti in più per una casella in Francia.
    }
events-conquered = Granada è conquistata.
events-left-castillo =
    { $number ->
        [0]
            { $grande ->
                [yes] { "" }
               *[no] Nessun caballero { OF($player) } lascia il Castillo.
            }
        [one] { $number } caballero { OF($player) } lascia il Castillo e va { TO($target) }.
       *[other] { $number } caballeros { OF($player) } lasciano il Castillo e vanno { TO($target) }.
    }
    { $grande ->
        [yes] Il Grande { OF($player) } lascia il Castillo e va { TO($target) }.
       *[no] { "" }
    }
events-start-marker = { $player } riceve il segnalino primo giocatore.
events-veto-expired = Il veto { OF($player) } è scaduto.
events-game-over = La partita è finita.

## Passi di un’azione speciale che un veto può fermare

steps-special-announced = usare l’azione speciale di «{ $card }»
steps-moved = spostare un caballero { OF($owner) } { FROM($source) } { TO($target) }
steps-placed = piazzare un caballero { IN($target) }
steps-returned =
    { $number ->
        [one] rimandare { $number } caballero { OF($owner) } { FROM($source) }
       *[other] rimandare { $number } caballeros { OF($owner) } { FROM($source) }
    }
steps-took =
    { $number ->
        [one] portare { $number } caballero nella corte
       *[other] portare { $number } caballeros nella corte
    }
steps-recalled = portare un caballero { FROM($source) } nella corte
steps-scored = conteggiare { $place }
steps-king-moved = spostare il Re { TO($target) }
steps-grande-moved = spostare il Grande { OF($player) } { TO($target) }
steps-tile-laid = mettere la tessera { $tile } { IN($target) }
steps-recovered = riprendere una carta usata
steps-evicting = scacciare tutti gli avversari { FROM($region) }
steps-revealed = far mostrare i dischi
steps-gained-veto = prendere un veto
steps-fled = far fuggire i caballeros { OF($owner) } { FROM($source) } { TO($target) }
steps-grandes-inside = mettere nel Castillo i Grandi della regione del Re
steps-infiltrated = piazzare anche nella regione del Re
steps-swapped = scambiare di posto il Re e il Grande { OF($player) }
steps-church-taken = prendere il segnalino Chiesa

## Il terminale

terminal-welcome = Rispondi con un numero. ? aiuta, q esce.
terminal-prompt = >
terminal-pause = Invio per continuare
terminal-you = tu
terminal-now = ora
terminal-taboo = tabù: niente entra, niente esce
terminal-map = Le regioni che si toccano sono confinanti. «Ora»: i punti che darebbe un conteggio.
terminal-player = Giocatore
terminal-points = Punti
terminal-court = Corte
terminal-province = Provincia
terminal-power = Potere
terminal-hand = Mano
terminal-place = Luogo
terminal-total = Totale
terminal-start = comincia
terminal-veto = veto fino al round { $round }
terminal-answered = ha risposto
terminal-secretly = sceglie
terminal-first-only = (solo i primi)
terminal-scoring = In un conteggio: il posto, poi punti e bonus, poi i caballeros tra parentesi.
terminal-placed = { $player } piazza caballeros: { $places }.
terminal-reading = Invio: avanti, b: tabellone, q: basta
terminal-thinking = { $player } sta pensando.
terminal-where-tile = Dove va la tessera? Invio da solo torna indietro.
terminal-where-grande = Dove va il Grande? Invio da solo torna indietro.
terminal-where-piece = Il caballero { OF($owner) } { FROM($place) }: dove va? Invio da solo torna indietro.
terminal-unknown = «{ $typed }» non è una delle risposte. Scrivi il numero di una risposta, o ? per l’aiuto.
terminal-ambiguous = «{ $typed }» può essere più di una risposta. Scrivi il numero.
terminal-help = Un numero sceglie la risposta che lo segue. Un luogo ha il suo numero sulla mappa, e 0 ferma. Più numeri su una riga rispondono a più domande dello stesso tipo: 3 3 10. Basta anche l’inizio di un nome, o la notazione breve delle partite: arag, >aragon.
terminal-chapters = Scrivi r e un numero per un capitolo.
terminal-won = { $who }: più punti di tutti. Ben giocato!
terminal-save = Scrivere la partita in un file? Il nome, o Invio per no:
terminal-save-how = Di’ dove: w e il nome di un file.
terminal-saved = La partita è in { $file }.
terminal-not-saved = Impossibile scrivere { $file }. Scegli un altro nome o un’altra cartella.
terminal-left = Arrivederci.
terminal-keys =
    .help = questo aiuto e la carta in uso
    .card = la carta della pila 2
    .board = il tabellone
    .log = che cosa è successo dal tuo ultimo turno
    .points = i punti e gli ultimi conteggi
    .rules = le regole; r 3 per un capitolo
    .write = scrivere la partita in un file
    .quit = uscire

## Lezioni e problemi

lessons-majorities = Maggioranze
    .text = Chi fa punti.
lessons-majorities-first = Sei Blu: 3 caballeros in Aragón. Chi ne ha di più in una regione ottiene il primo numero.
lessons-majorities-count = Aragón: 5 al primo, 4 al secondo. Quanto ti spetta?
lessons-majorities-count-wrong = Conta di nuovo: 3 Blu, 2 Granata, 1 Oro. Chi ne ha di più prende il primo numero.
lessons-majorities-tie = Nel País Vasco (5/3) pareggi con Granata: scendete di un posto. Quanto ora?
lessons-majorities-tie-first = Qui nessuno è primo da solo, quindi il 5 non va a nessuno.
lessons-majorities-tie-wrong = In due dividono il primo posto, quindi entrambi prendono il secondo. Vale il secondo numero.
lessons-majorities-break = Piazza un caballero: rompi la parità nel País Vasco.
lessons-majorities-break-castillo = Nel Castillo ora non rompe nessuna parità. Mettilo nel País Vasco.
lessons-majorities-break-aragon = In Aragón sei già in testa: un vantaggio più grande non rende di più.
lessons-majorities-break-wrong = Così la parità resta. Uno in più nel País Vasco ti rende primo: 5 invece di 3.
lessons-majorities-task = Compito: piazzane due dove rendono di più.
lessons-majorities-task-failed = Questo vale { $points }; si può arrivare a { $number }. Due luoghi dove basta un caballero rendono più di uno con due.
lessons-majorities-task-solved = In due luoghi ne bastava uno.
lessons-king = Il Re
    .text = Dove puoi piazzare.
lessons-king-neighbours = Piazza solo dov’è illuminato: accanto al Re o nel Castillo.
lessons-king-place = Piazzane uno. Prova prima la regione del Re!
lessons-king-place-castillo = Il Castillo è sempre permesso, e anche fermarsi. Qui però scegli una regione accanto al Re.
lessons-king-taboo = Niente entra o esce dove sta il Re. Togli un Granata da Granada e conduci.
lessons-king-taboo-own = Quello è tuo: Granada peggiorerebbe per te. Prendi un Granata.
lessons-king-taboo-wrong = Questo non cambia niente a Granada, dove sei in parità. Prendi da lì un Granata.
lessons-king-task = Compito: Granata caccerà tre dei tuoi dalla Castilla la Nueva. Dove mandi il Re?
lessons-king-task-failed = Punti: { $points } su { $number } possibili. Metti il Re dove sei in testa e un rivale potrebbe raggiungerti: da lì non esce più niente.
lessons-king-task-solved = Niente esce dalla regione del Re: i tuoi quattro restano.
lessons-power = Corte e potere
    .text = Chi agisce prima.
lessons-power-court = Nella corte ne hai uno da piazzare. Le carte potere ne portano altri e decidono chi comincia.
lessons-power-high = Gioca il 13: cominci, ma non arriva nessuno.
lessons-power-high-wrong = Questa volta gioca la carta 13. Le figure su una carta dicono quanti ne porta.
lessons-power-high-shown = Cinque carte a scelta, ma un solo caballero.
lessons-power-low = Ora il 2: ne arrivano cinque, ma agisci per ultimo.
lessons-power-low-wrong = Ora gioca la carta 2, per vedere l’altro estremo.
lessons-power-low-shown = Poche carte, molti caballeros. Ogni carta potere si gioca una volta.
lessons-power-task = Compito: Granata ha giocato 9 e conteggerà la Castilla la Nueva, dove siete pari. Agisci prima, con uno da piazzare.
lessons-power-task-failed = Questo ha reso { $points }; si può arrivare a { $number }. Batti il 9 con una carta che porti ancora qualcuno, piazza, poi conteggia.
lessons-power-task-solved = Il 10 batte il 9 e ne porta uno.
lessons-cards = Carte azione
    .text = Piazzare e agire.
lessons-cards-cards = A ogni round ci sono cinque carte azione scoperte, e ogni giocatore ne prende una. Il numero dice quanti ne puoi piazzare, il testo che altro puoi fare.
lessons-cards-take = Prendi la carta che conteggia tutte le regioni il cui primo numero è 5.
lessons-cards-take-wrong = Quella carta non conteggia niente. Cerca quella con il 5.
lessons-cards-order = Puoi prima piazzare o prima agire. In Aragón sei in parità, e hai un caballero: che cosa viene prima?
lessons-cards-order-wrong = Conteggiata ora, la parità ti rende 4. Piazza prima, e rende 5.
lessons-cards-put = Ora piazza dove un caballero ti porta dal secondo al primo posto.
lessons-cards-put-valencia = A Valencia diventa una parità: resti al secondo posto. In Aragón passi al primo.
lessons-cards-put-wrong = Questa carta non conteggia quella regione, o lì non ti rende niente. Guarda l’Aragón.
lessons-cards-task = Compito: la carta del Re ti lascia spostare il Re e piazzarne fino a cinque. Con due caballeros, fai rendere al massimo le tue regioni.
lessons-cards-task-failed = Questo vale { $points }; si può arrivare a { $number }. Sposta prima il Re: ti si aprono altre regioni.
lessons-cards-task-solved = Spostare prima il Re ha aperto regioni migliori.
lessons-castillo = Il Castillo
    .text = La torre e i suoi segreti.
lessons-castillo-tower = La torre è il Castillo. Ci puoi sempre piazzare; tutti vedono chi entra, ma nessuno può contare quanti sono dentro.
lessons-castillo-drop = Metti un caballero nel Castillo.
lessons-castillo-drop-wrong = Buono per più tardi. Questa volta usa la torre.
lessons-castillo-remember = Granata ne ha messi 2, poi 1, poi ancora 1. Quanti dei suoi sono dentro?
lessons-castillo-remember-wrong = Niente lascia il Castillo prima di un conteggio generale: sommali tutti.
lessons-castillo-task = Compito: si conteggia il Castillo, poi i dischi segreti mandano tutti in una regione. I 2 di Granata vanno in Aragón: dove rendono di più i tuoi 3?
lessons-castillo-task-king = Punti: { $points } su { $number } possibili. Niente entra nella regione del Re: i tuoi 3 sono solo tornati nella corte.
lessons-castillo-task-failed = Punti: { $points } su { $number } possibili. Cerca dove i tuoi 3 superano un rivale: in Aragón Granata ne riceve altri 2.
lessons-castillo-task-solved = I tuoi 3 nascosti hanno tolto la Castilla la Nueva a Granata.
lessons-scoring = Conteggi speciali
    .text = Il momento giusto.
lessons-scoring-now = La tua carta conteggia subito una regione, per tutti quelli che ci sono. Scegli quella che ti rende di più.
lessons-scoring-now-aragon = In Aragón sei al secondo posto: 4 per te, 5 per Granata.
lessons-scoring-now-vieja = Lì dividi il secondo posto, quindi scendi al terzo: niente, in tre giocatori.
lessons-scoring-now-wrong = Lì non hai nessuno: non ti rende niente.
lessons-scoring-tile = Una tessera punteggio sostituisce i numeri di una regione: 8/4/0, o 4/0/0. Metti quella da 8 dove sei in testa.
lessons-scoring-tile-four = La tessera 4 serve a rovinare la regione di un rivale. A te serve quella da 8.
lessons-scoring-tile-castillo = Nel Castillo non hai nessuno. Mettila dove sei in testa.
lessons-scoring-tile-wrong = Lì non sei in testa: l’8 andrebbe a un rivale, o a nessuno.
lessons-scoring-task = Compito: Granata è avanti di 7 punti. Conteggia la regione che ti avvicina di più.
lessons-scoring-task-failed = Il tuo guadagno su Granata: { $points }; possibile: { $number }. Ciò che Granata prende lì conta contro di te.
lessons-scoring-task-solved = Sevilla rende punti a te, e niente a Granata.
lessons-bonus = Bonus
    .text = La tua regione e il Re.
lessons-bonus-home = Il tuo Grande, la figura grossa, vive in Aragón: se lì sei primo da solo ottieni 2 in più. Quanto ti rende l’Aragón?
lessons-bonus-home-wrong = Il primo posto rende 5, il tuo Grande aggiunge 2.
lessons-bonus-king = Anche il Re aggiunge 2, per chi è primo da solo nella sua regione. Quanto ti rende Valencia (5/3)?
lessons-bonus-king-wrong = Il primo posto rende 5, il Re aggiunge 2; il tuo Grande non è qui.
lessons-bonus-tie = Ora Granata è in parità con te in Aragón (5/4). Quanto ti rende, con il tuo Grande lì?
lessons-bonus-tie-wrong = Primi a pari merito vuol dire secondo posto: 4. I bonus sono solo per chi è primo da solo.
lessons-bonus-task = Compito: agisci per ultimo prima del conteggio, con la carta del Re e un caballero. Fai rendere al massimo le tue regioni.
lessons-bonus-task-failed = Questo vale { $points }; si può arrivare a { $number }. Piazza prima, per essere primo da solo nella tua regione d’origine; poi porta il Re in una regione dove sei in testa.
lessons-bonus-task-solved = Primo da solo nella tua regione d’origine e dal Re: 2 in più ogni volta.
lessons-veto = Veto e rivali
    .text = Quando fermare un rivale.
lessons-veto-held = Hai un veto: prima di ogni passo dell’azione di un rivale decidi se usarlo. Granata sposta uno di Oro; ti danneggia?
lessons-veto-held-veto = Un veto si consuma, e questo passo non ti costa niente. Lascialo passare.
lessons-veto-held-rest = Allora non potresti fermare i passi seguenti. Lascia passare solo questo.
lessons-veto-stop = Ora Granata toglie uno dei tuoi dalla Castilla la Nueva. Un veto ferma questo passo e chiude l’azione.
lessons-veto-stop-wrong = Questo ti costa lì il primo posto, che vale 7. È il momento del veto.
lessons-veto-read = Leggi i rivali: Granata prenderà la carta che conteggia i 5. Quanto renderebbe a Granata il País Vasco?
lessons-veto-read-wrong = Granata ne ha 4 lì ed è primo da solo: il primo numero di 5/3.
lessons-veto-task = Compito: Granata conteggia tre regioni, una dopo l’altra. Usa il veto per finire con il massimo vantaggio.
lessons-veto-task-failed = Il tuo vantaggio: { $points }; possibile: { $number }. Lascia passare il passo che ti rende punti, e ferma il prossimo.
lessons-veto-task-solved = Hai preso i tuoi punti e fermato quelli di Granata.
puzzles-last = Ultimo round
    .ask = L’ultimo round: quale carta ti rende di più?
puzzles-king = Il Re
    .ask = Quale carta adesso? Pensa al Re.
puzzles-disc = Il disco
    .ask = Su quale regione imposti il tuo disco?
puzzles-scoring = Conteggio speciale
    .ask = Quale carta adesso? Ci sono punti sul tabellone.
puzzles-bid = Carte potere
    .ask = Quale carta potere giochi?
puzzles-ask-king = Dove mandi il Re?
puzzles-ask-score = Quale regione conteggi?
puzzles-ask-tile = Dove metti una tessera punteggio?
puzzles-solved =
    { $points ->
        [one] Giusto: almeno { $points } punto meglio di tutto il resto.
       *[other] Giusto: almeno { $points } punti meglio di tutto il resto.
    }
puzzles-shown =
    { $points ->
        [one] La risposta migliore, { $points } punto davanti alla seconda.
       *[other] La risposta migliore, { $points } punti davanti alla seconda.
    }
puzzles-tempting =
    { $points ->
        [one] Allettante, ma circa { $points } punto dietro la migliore.
       *[other] Allettante, ma circa { $points } punti dietro la migliore.
    }
puzzles-wrong =
    { $points ->
        [one] Non è la migliore: almeno { $points } punto dietro.
       *[other] Non è la migliore: almeno { $points } punti dietro.
    }

## L’allenatore di una prima partita

coach-power = Le alte agiscono prima, le basse riempiono la corte.
coach-take = Dalla provincia alla corte: solo da lì si piazza.
coach-card = Il numero: quanti ne piazzi. Il testo: che altro fai.
coach-part = Entrambe le parti sono tue, in qualsiasi ordine.
coach-place = I segni verdi dicono quanto renderebbe.
coach-move = Sposta caballeros: cerca una parità da rompere, o un rivale da scalzare dal primo posto.
coach-king = Il Re chiude la regione in cui sta e apre quelle intorno.
coach-score = Questo rende subito, a tutti quelli che vi hanno un posto.
coach-tile = Una tessera cambia ciò che un luogo rende d’ora in poi.
coach-grande = Il tuo Grande segna la tua regione d’origine: 2 punti in più quando lì sei in testa da solo.
coach-recover = Riprendi una carta potere usata: le alte valgono di più.
coach-veto = Puoi fermare questo passo con il tuo veto. Poi è consumato.
coach-disc = Il tuo disco segreto nomina la regione; si mostrano tutti insieme.
coach-return = Alcuni dei tuoi devono andarsene. Cedi quelli che non rendono niente.
coach-flee = I tuoi caballeros devono andarsene. Mandali dove rendono qualcosa.
coach-rivals = Cerca dove un rivale perde di più, o dove sali di un posto.
ideas-men = Avere più caballeros sul tabellone è quasi sempre un bene.
ideas-high = La tua corte è piena: ora puoi permetterti una carta alta.
ideas-low = La tua corte è vuota: una carta bassa la riempie.
ideas-precious = Le carte 13, 12 e 1 sono preziose: conservale per i round che contano.
ideas-late = Segue un conteggio generale: chi agisce per ultimo ha l’ultima parola.
ideas-second = I secondi posti costano spesso meno dei primi.
ideas-tower = I caballeros nel Castillo contano due volte: nella torre, poi nella regione del tuo disco.
ideas-hidden = Conta ciò che i rivali hanno nascosto: arriverà anche quello.
ideas-leader = Non regalare un conteggio a chi è in testa.
ideas-attack = Attacca chi ha già agito: non può rispondere.
ideas-lock = Blocca la regione dove sei in testa.
ideas-quarrel = Fai litigare i rivali tra loro.
ideas-dry = Una provincia che si svuota toglie caballeros dal tabellone: pensaci prima.

## Figure del regolamento

figures-neighbours = Il Re è a Valencia: si piazza nelle regioni illuminate, e nel Castillo.
figures-taboo = Blu può spostare tre caballeros, ma nessuno dentro o fuori dalla regione del Re.
figures-values = Blu ne ha di più in Aragón e prende il primo numero; Granata prende il secondo, se rende.
figures-ties = Blu e Granata sono primi a pari merito nella regione illuminata, quindi prendono entrambi il secondo posto.
figures-bonus = Blu è in testa da solo nella sua regione d’origine, l’Aragón, e in quella del Re, Valencia: 2 punti in più in ognuna.
figures-tower = Blu vede i suoi due nel Castillo; quanti ne ha messi Granata, bisogna ricordarlo.
figures-general = 1. Tutti impostano il disco in segreto.
figures-general-castillo = 2. Si conteggia il Castillo.
figures-general-moved = 3. Si mostrano i dischi, e quelli che erano dentro vanno nelle loro regioni.
figures-general-regions = 4. Si conteggiano tutte le regioni, una dopo l’altra.
figures-cut =
    { $veto_at_announcement ->
        [yes] Granata annuncia un’azione speciale. Un veto ora la impedisce del tutto.
       *[no] Granata annuncia un passo contro Blu. Un veto lo ferma e chiude l’azione.
    }
figures-start = Ogni giocatore comincia con un Grande e due caballeros nella regione d’origine.
figures-france = L’Ambasciatore di Blu è in Francia; due caselle sono libere.
figures-granada = Sette sono a Granada: altri cinque, ed è conquistata.
figures-church = Blu tiene la Chiesa: i neri contano come suoi.

## Spiegare al tavolo, e una pagina da stampare

teach-goal = A che cosa puntiamo
    .text = Siamo grandi famiglie della Spagna di cinquecento anni fa. Ognuno ha trenta caballeros, questi piccoli, e un Grande, quello grosso. Vogliamo che i nostri caballeros siano nelle regioni quando si conta. Dopo nove round vince chi ha più punti.
teach-scoring = Quanto rende una regione
    .text =
        { $second-pays ->
            [yes]
                Guardate l’Aragón: { $players-4-5 ->
                    [yes] cinque, quattro, uno.
                   *[no] cinque, quattro.
                } Chi ha più caballeros prende il primo numero, chi viene dopo il successivo. Se due sono in parità, scendono entrambi di un posto: essere primi da soli vale molto.
           *[no] Guardate l’Aragón: in due rende solo il primo numero, cinque. Lo prende chi ha più caballeros; in parità, nessuno.
        } Due punti in più se sei primo da solo dove vive il tuo Grande, e due dove sta il Re.
teach-round = Un round
    .text = A ogni round ci sono cinque carte azione scoperte, e ognuno di noi ne prende una. Prima ognuno gioca una carta potere, da uno a tredici; nessun numero due volte. La più alta agisce per prima e sceglie per prima. Ma le carte basse portano molti caballeros dalla provincia nella corte, e quelle alte pochi o nessuno. Ogni carta potere si usa una volta in tutta la partita.
teach-turn = Il tuo turno
    .text = Nel tuo turno prendi i caballeros che porta la tua carta, poi una carta azione. Ti lascia piazzarne dalla corte quanti dice il suo numero, e fare ciò che mostra: spostare caballeros, mandarli a casa, conteggiare qualcosa. L’ordine lo scegli tu, e puoi rinunciare a una delle due cose.
teach-king = Il Re
    .text = Questo è il Re. Si piazza solo nelle regioni che toccano la sua. E la sua regione è tabù: niente entra, niente esce, qualunque cosa dica una carta. Così il Re protegge ciò che c’è dentro. A ogni round una carta permette a chi la prende di spostarlo ovunque.
teach-castillo = La torre
    .text = Questo è il Castillo. Invece che in una regione potete sempre far cadere qui i caballeros. Lo vedono tutti, ma nessuno può guardare dentro: ricordatevi chi ha che cosa.
teach-general = I conteggi generali
    .text = Dopo i round tre, sei e nove si conteggia tutto. Prima ognuno imposta in segreto questo disco su una regione. Poi la torre si apre e si conteggia come una regione. Poi mostriamo i dischi, e i vostri caballeros della torre vanno nella regione che avete scelto. Poi si conteggiano tutte le regioni, una dopo l’altra.
teach-end = Tre consigli, e si comincia
    .text = Portate caballeros sul tabellone. Non sprecate presto le carte alte. E prima di un conteggio generale, cercate di agire tardi. Le carte si spiegano da sole; chiedete quando volete. La carta potere più bassa di un round apre il successivo.
teach-reference = In una pagina
teach-reference-setup = Preparazione: si mescolano nove carte regione; la prima piazza il Re, le seguenti il Grande di ogni giocatore con 2 caballeros. 7 in ogni corte, 21 in ogni provincia.
teach-reference-round = Scoprire cinque carte; carte potere a turno, nessun numero due volte; dalla più alta alla più bassa: prendere caballeros, prendere una carta, piazzare e agire in qualsiasi ordine; la carta potere più bassa apre il round successivo.
teach-reference-place = Piazzare: accanto alla regione del Re, o nel Castillo. Tabù: niente entra o esce dalla regione del Re.
teach-reference-score =
    { $players-4-5 ->
        [yes] Rendono tre posti.
       *[no]
            { $second-pays ->
                [yes] Rendono due posti.
               *[no] Rende solo il primo posto.
            }
    } A parità si prende il posto successivo. Primi da soli: +2 nella propria regione d’origine, +2 con il Re.
teach-reference-general = Conteggio generale dopo i round 3, 6 e 9: dischi in segreto; si conteggia il Castillo; si mostrano i dischi, i caballeros si spostano; si conteggiano le regioni.

## Il regolamento

rules-goal = Di che cosa si tratta
    .text =
        La Spagna, circa cinquecento anni fa. Sei a capo di una casata nobile, un __Grande__, e i tuoi cavalieri, i __caballeros__, ti procurano influenza nelle regioni. Di tanto in tanto le regioni si conteggiano: chi vi ha più caballeros ottiene più punti, e chi segue ne ottiene meno.
        
        { $length ->
            [full] Dopo nove round e tre conteggi generali vince chi ha più punti.
            [short] Dopo sei round e tre conteggi generali vince chi ha più punti.
           *[short-1995] Dopo sei round e due conteggi generali vince chi ha più punti.
        }
        
        Si gioca da due a cinque. Quasi tutto è visibile sul tavolo. Il difficile è che gli altri vogliono le stesse regioni, e che il __Re__ chiude alcune porte e ne apre altre.
rules-board = Il tabellone
    .text =
        La mappa mostra nove regioni. Ognuna ha tre numeri: i punti per il primo, il secondo e il terzo posto.
        
        { $regions }
        
        Il __Castillo__ è una torre accanto alle regioni e vale { $castillo-values }. Non è una regione: dove una regola dice «regione», il Castillo non è compreso.
        
        { $edition ->
            [2023]
                { $france ->
                    [yes] { NONE() }
                   *[no]
                        { $new-regency ->
                            [yes] { NONE() }
                           *[no] Francia e Portogallo sono sulla mappa ma non sono regioni. Non vi si può piazzare niente.
                        }
                }
           *[other] { NONE() }
        }
        { $new-regency ->
            [yes] Francia e Portogallo sono sulla mappa ma non sono regioni. Solo il Re può andarci.
           *[no] { NONE() }
        }
        { $edition ->
            [2023] { NONE() }
           *[other]
                { $france ->
                    [yes] { NONE() }
                   *[no] Niente può stare fuori dalle nove regioni e dal Castillo.
                }
        }
        { $france ->
            [yes] In questa partita la Francia è una regione; ha un capitolo a parte.
           *[no] { NONE() }
        }
        
        I tuoi caballeros fanno una sola strada: __provincia → corte → tabellone__. La provincia è la riserva comune. La corte è la scorta davanti a te. Solo i caballeros nella tua corte si possono piazzare.
rules-set-up = Preparazione
    .text =
        1. Ogni giocatore ha 30 caballeros di un colore, un Grande, 13 carte potere (da 1 a 13) e un disco segreto.
        2. Mescolate le nove carte regione. La prima estratta dice dove comincia il Re. Poi se ne estrae una per ogni giocatore: è la __regione d’origine__. Metti lì il tuo Grande con 2 caballeros.
        3. Metti 7 caballeros nella tua corte. Gli altri 21 sono nella provincia.
        4. Mescolate le carte azione delle pile da 1 a 4, ogni pila per conto suo.
        { $new-regency ->
            [yes] 5. La pila 5 è formata dalle dieci carte Nuova Reggenza, mescolate.
           *[no] 5. La pila 5 è una carta sola, la carta del Re, presente a ogni round.
        }
        6. Le due tessere punteggio sono pronte accanto al tabellone. Si estrae a sorte chi riceve il segnalino primo giocatore.
        
        { $merged_stacks ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] In questa partita le pile 2 e 3 sono mescolate in una sola: a ogni round si scoprono quattro carte. Una carta conserva il numero della sua pila.
                }
           *[no] { NONE() }
        }
        { $may-merge ->
            [yes] In tre potete accordarvi per mescolare le pile 2 e 3 in una sola. La scelta delle carte diventa più stretta.
           *[no] { NONE() }
        }
        
        Una carta azione, usata o no, lascia il gioco dopo il suo round.
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] { NONE() }
                   *[no] Solo la carta del Re ritorna.
                }
        }
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] Solo la carta del Re e quella della Chiesa ritornano.
                   *[no] { NONE() }
                }
        }
        { $new-regency ->
            [yes]
                { $church ->
                    [yes] Solo la carta della Chiesa ritorna.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
rules-round = Un round
    .text =
        1. __Scoprire.__ Girate la prima carta di ogni pila di carte azione.
        2. __Potere.__ A partire da chi ha il segnalino primo giocatore, ogni giocatore gioca una carta potere.
        3. __Turni.__ Ogni giocatore ha un turno, prima la carta potere più alta.
        4. __Fine.__ Le carte azione non prese lasciano il gioco. Il segnalino primo giocatore va a chi ha giocato la carta potere più bassa, anche se quella è tornata in mano. Tutte le carte potere di questo round sono ora usate.
        5. __Conteggio.__ Dopo alcuni round segue un conteggio generale.
        
        { $length ->
            [full] I conteggi generali seguono i round 3, 6 e 9.
            [short] Si saltano i round 1, 4 e 7; i conteggi generali seguono i round 3, 6 e 9, cioè ogni due round giocati.
           *[short-1995] I conteggi generali seguono i round 3 e 6. Non ce n’è un terzo.
        }
rules-power = Carte potere
    .text =
        Hai tredici carte potere, e ognuna si gioca una volta. La tua carta deve essere diversa da tutte quelle già giocate nel round. Decide due cose: quanto presto viene il tuo turno (alta è presto) e quanti caballeros puoi portare nella tua corte (bassa ne porta molti).
        
        { $supply }
        
        Il potere ha dunque un prezzo. Con la carta 13 scegli per primo tra le carte azione e non porti caballeros nella corte. Con la carta 1 prendi ciò che resta, ma sei nuovi caballeros.
rules-turn = Il tuo turno
    .text =
        __Prima prendi.__
        { $must_take ->
            [yes] Porta dalla provincia nella tua corte tanti caballeros quanti ne mostra la tua carta potere. Se la provincia li ha, devi.
           *[no] Porta dalla provincia nella tua corte al massimo tanti caballeros quanti ne mostra la tua carta potere. Puoi prenderne meno.
        }
        Se nella provincia i tuoi non bastano, puoi completare il numero con i tuoi caballeros dalle regioni. Quelli nella regione del Re e nel Castillo non si possono prendere.
        
        __Poi scegli__ una delle carte azione ancora disponibili. Ha due parti.
        
        - __Piazzare.__ Metti sul tabellone, dalla tua corte, al massimo tanti caballeros quanti ne dice il numero della sua pila: nel Castillo e nelle regioni che toccano quella del Re, distribuiti come vuoi.
        - __Azione speciale.__ Fai ciò che dice la carta. Puoi rinunciare. Se cominci, eseguila fin dove è possibile; solo dove una carta dice «fino a» puoi fare meno. Un’azione che ora non potrebbe cambiare niente non viene offerta.
        
        L’ordine delle due parti lo decidi tu, ma finisci l’una prima di cominciare l’altra. Dopo, nessun altro può scegliere quella carta.
rules-king = Il Re
    .text =
        La regione dove sta il Re è la __regione del Re__. Ne seguono tre cose.
        
        - __Tabù.__ Niente vi entra o ne esce: né caballeros, né Grandi, né tessere punteggio, qualunque cosa dica una carta. Si può conteggiare.
        - __Si piazza__ nelle regioni che la toccano.
        - __Bonus.__ Chi vi è in testa da solo ottiene 2 punti in più al conteggio.
        
        { $new-regency ->
            [yes] Quattro carte Nuova Reggenza fanno eccezione al tabù: «{ $card-infiltration }», «{ $card-entourage }», «{ $card-competition }» e «{ $card-stand-in }».
           *[no] Al tabù non ci sono eccezioni. Il Re non va mai nel Castillo né fuori dal paese.
        }
        
        Spostare il Re è l’arma più forte del gioco: protegge una maggioranza e decide chi può ricevere rinforzi.
rules-castillo = Il Castillo
    .text =
        { $edition ->
            [2023] Ogni volta che piazzi o sposti caballeros puoi lasciarli cadere nel Castillo, ovunque sia il Re, a meno che la carta non lo vieti.
           *[other] Ogni volta che piazzi o sposti caballeros puoi lasciarli cadere nel Castillo, ovunque sia il Re.
        }
        { $new-regency ->
            [yes] È chiuso solo finché il Re gli sta accanto.
           *[no] { NONE() }
        }
        Di’ quanti. Nessuno può guardare dentro o contare prima di un conteggio: cerca di ricordare.
        { $open-castillo ->
            [yes] In questa partita si vede sempre quanti sono dentro.
           *[no] { NONE() }
        }
        
        Niente lascia il Castillo se non a un conteggio generale. Allora tutti i tuoi caballeros dentro partono insieme per una regione che hai scelto prima in segreto. Così una regione può ribaltarsi all’ultimo momento.
rules-scoring = Conteggiare una regione
    .text =
        Si contano i caballeros. Chi ne ha di più è primo, e così via. Chi non ne ha non è in classifica. I Grandi non contano.
        { $home-advantage ->
            [yes] (Ma vedi il capitolo sul fattore campo.)
           *[no] { NONE() }
        }
        
        { $players-4-5 ->
            [yes] In quattro o cinque: rendono tutti e tre i numeri.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] In tre: rendono il primo e il secondo posto, il terzo no.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] In due: rende solo il primo posto.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] In due con il neutrale: rendono il primo e il secondo posto, il terzo no.
           *[no] { NONE() }
        }
        
        __Parità.__ Chi è in parità scende: tutti prendono il posto successivo.
        { $second-pays ->
            [yes] Due primi a pari merito ottengono entrambi i punti del secondo posto.
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] Il giocatore che segue prende il posto dopo, non importa quanti siano alla pari. Esempio con i valori 5/3/1: tre giocatori hanno quattro caballeros, il quarto due. I tre ottengono 3 punti ciascuno, il quarto 1.
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] Per il giocatore che segue contano tutti quelli davanti. Esempio con i valori 5/3/1: tre giocatori hanno quattro caballeros, il quarto due. I tre ottengono 3 punti ciascuno; il quarto è al quarto posto e non ottiene niente.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes] Una parità per il terzo posto non rende niente.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] In tre: una parità per il secondo posto non rende niente. Esempio con i valori 5/3/1: due hanno quattro caballeros, il terzo due. I due ottengono 3 punti ciascuno, il terzo niente.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] In due: a parità nessuno dei due ottiene punti per il posto.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] In due con il neutrale: una parità per il secondo posto non rende niente. Esempio con i valori 5/3/1: sei primo a pari merito con il neutrale, e il tuo avversario ne ha meno. Tu ottieni 3 punti, il tuo avversario niente.
           *[no] { NONE() }
        }
rules-bonuses = Bonus e tessere
    .text =
        - __Bonus del Re:__ 2 punti in più se sei in testa da solo nella regione del Re.
        - __Bonus del Grande:__ 2 punti in più se sei in testa da solo nella regione del tuo Grande.
        
        Possono venire insieme, e contano a ogni conteggio. Un primo posto condiviso non ne dà nessuno.
        
        __Tessere punteggio.__ Sono due, da 8/4/0 e 4/0/0. Entrano in gioco con «{ $card-tile }». Una tessera sostituisce i valori della regione o del Castillo dove si trova, e nessun luogo ne può avere due. Quando una carta parla di regioni da 4 punti, conta il valore del momento: una regione sotto la tessera 4 lo è, una regione sotto la tessera 8 non è né da 4, né da 5, né da 6, né da 7.
rules-general-scoring = Un conteggio generale
    .text =
        1. __Dischi.__ Ogni giocatore che ha caballeros nel Castillo imposta in segreto il disco sulla regione in cui andranno.
        2. __Castillo.__ Si apre e si conteggia come una regione.
        3. __Uscita.__ Si mostrano i dischi. Tutti i tuoi caballeros del Castillo vanno nella regione del tuo disco, senza dividersi.
        { $disc_may_name_king ->
            [yes] Se hai nominato la regione del Re, tornano invece nella tua corte.
           *[no] La regione del Re non si può nominare.
        }
        4. __Regioni.__ Si conteggiano tutte le regioni in quest’ordine: { places-galicia }, { places-vasco }, { places-aragon }, { places-cataluna }, { places-vieja }, { places-nueva }, { places-sevilla }, { places-granada }, { places-valencia }.
        { $france ->
            [yes] La Francia viene per ultima.
           *[no] { NONE() }
        }
        
        Dopo, tutti i caballeros restano dove sono.
rules-discs = Dischi segreti
    .text =
        Anche alcune carte fanno scegliere in segreto una regione a più giocatori. Tutti impostano il disco, poi si mostrano insieme.
        
        Se dei caballeros devono lasciare la regione del tuo disco, puoi nominare solo una regione dove ne hai, e non quella del Re. Se devi fuggire e nomini la regione del Re, i tuoi caballeros finiscono nella tua corte.
        
        Un disco mostra le nove regioni, mai il Castillo.
rules-veto = Il Veto
    .text =
        Chi prende una carta Veto la tiene scoperta. Vale per il resto di questo round e per tutto il prossimo, e per una sola azione speciale di un altro giocatore. Non ferma mai il piazzamento di una carta azione, ma può fermare i caballeros in più che piazza un’azione speciale.
        
        { $veto_at_announcement ->
            [yes] Un’azione speciale è annunciata prima di cominciare. Allora, e solo allora, un veto può fermarla, e non ne accade niente.
           *[no] Ogni passo di un’azione speciale è annunciato: un caballero da spostare, una regione da conteggiare, dischi da mostrare, un giocatore che deve fuggire. Ogni giocatore con un veto può lasciar passare od opporsi, in senso orario a partire dal giocatore di turno. Dopo un’opposizione quel passo non si fa e l’azione speciale è finita, ma ciò che è fatto resta fatto.
        }
        
        Prendere una carta Veto è un’azione speciale e si può fermare con un veto. Un veto no. Se ne hai due, usi prima il più vecchio.
rules-end = La fine
    .text =
        { $length ->
            [short-1995] La partita finisce con il secondo conteggio generale.
           *[other] La partita finisce con il terzo conteggio generale.
        }
        Vince chi ha più punti. A pari punti si divide il posto.
rules-cards = Le carte azione
    .text =
        Uno spostamento porta un caballero da una regione qualsiasi in un’altra o nel Castillo, non solo accanto al Re. Mai da una corte, e mai fuori dal Castillo. Se una carta conteggia più regioni, chi la usa dice in quale ordine.
        { $first_places_in_order ->
            [yes] Solo «{ $card-score-first-places }» segue l’ordine di un conteggio generale.
           *[no] { NONE() }
        }
        
        { $cards }
rules-edition-1995 = Che cosa ha di speciale l’edizione del 1995
    .text =
        { $no-veto ->
            [yes] - Undici carte in ognuna delle pile 1, 3 e 4; senza i Veto, nove nella pila 2.
           *[no] - Undici carte in ognuna delle pile da 1 a 4.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] - Dopo una parità contano tutti quelli davanti: se tre sono primi a pari merito, il prossimo è quarto.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] - Un conteggio a scelta può cadere sul Castillo.
           *[no] { NONE() }
        }
        { $must_take ->
            [yes] - Ciò che la provincia ha si deve prendere.
           *[no] { NONE() }
        }
        { $must_return_each ->
            [yes] - «{ $card-one-of-each }»: nessun avversario a portata è risparmiato.
           *[no] { NONE() }
        }
        { $return_two_or_one ->
            [yes] - «{ $card-disc-return-2 }»: un giocatore che non ha una regione con due ne rimanda uno.
           *[no] { NONE() }
        }
        { $disc_may_name_king ->
            [yes] { NONE() }
           *[no] - A un conteggio generale il disco non può nominare la regione del Re.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - In due: rendono solo i primi posti.
                }
           *[no] { NONE() }
        }
rules-edition-big-box = Che cosa ha di speciale la Big Box
    .text =
        { $no-veto ->
            [yes] - Le stesse carte del 1995: undici in ognuna delle pile 1, 3 e 4; senza i Veto, nove nella pila 2.
           *[no] - Undici carte in ognuna delle pile da 1 a 4, le stesse del 1995.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] - Non importa quanti siano alla pari, il prossimo è solo due posti sotto quello che dividono.
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] { NONE() }
           *[no] - Un conteggio a scelta non può cadere sul Castillo.
        }
        { $must_take ->
            [yes] { NONE() }
           *[no] - Si possono prendere meno caballeros di quanti ne mostra la carta potere.
        }
        { $must_return_each ->
            [yes] { NONE() }
           *[no] - «{ $card-one-of-each }»: puoi risparmiare un avversario.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - In due: rendono solo i primi posti.
                }
           *[no] { NONE() }
        }
rules-edition-2023 = Che cosa ha di speciale l’edizione del 2023
    .text =
        - Dieci carte in ognuna delle pile da 1 a 4; il Veto e poche altre arrivano solo con il modulo Vecchie Volpi.
        - Tre regioni hanno un altro nome: { places-vasco }, { places-vieja } e { places-nueva }.
        - «{ $card-place-2-into-regions }» non arriva nel Castillo.
        { $return_two_or_one ->
            [yes] - Dove due caballeros devono tornare e ce n’è uno solo, torna quello.
           *[no] { NONE() }
        }
        { $veto_at_announcement ->
            [yes]
                { $vetoes ->
                    [yes] - Un veto viene prima che cominci un’azione speciale, o non viene affatto.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] - In due partecipa un neutrale.
           *[no] { NONE() }
        }
rules-dummy = In due con un neutrale
    .text =
        Un terzo colore, il __neutrale__, partecipa senza un giocatore. I suoi 30 caballeros stanno accanto al tabellone e le sue 13 carte potere sono mescolate. Non ha Grande, né corte, né punti, ma in ogni classifica prende il posto che si è guadagnato, e può rovinare un bonus.
        
        { $merged_stacks ->
            [yes] - Le pile 2 e 3 sono mescolate in una sola: a ogni round si scoprono quattro carte. Una carta conserva il numero della sua pila.
           *[no] { NONE() }
        }
        - Dopo la preparazione le nove carte regione formano un mazzo. Ogni round comincia con due di esse: 2 caballeros del neutrale vanno in ogni regione estratta, nessuno in quella del Re. Il mazzo si ricompone dopo ogni conteggio generale. Se non ha più caballeros, non si estrae niente.
        - La carta potere del neutrale si gira prima che tu scelga la tua, e il suo valore è occupato.
        - Al suo turno il neutrale prende la carta disponibile con più caballeros e la scarta senza usarla.
        - Non riceve mai il segnalino primo giocatore, e dove dovrebbe scegliere viene saltato.
        - I suoi caballeros si possono spostare e rimandare come quelli di un avversario.
rules-new-regency = Modulo: Nuova Reggenza
    .text =
        Altre dieci carte formano la pila 5, e a ogni round se ne scopre una. Usata o no, non ritorna.
        
        - __Il Re all’estero.__ In Francia o in Portogallo non rende tabù nessuna regione e non dà bonus. Si piazza nelle regioni che confinano con il paese in cui si trova: la { places-france } tocca { places-vasco.sentence }, { places-aragon.sentence } e { places-cataluna.sentence }.
        - __Il Re accanto al Castillo.__ Ora la regione del Re è il Castillo stesso. Niente entra o esce, nemmeno a un conteggio generale, e ogni regione è confinante. Esservi in testa da solo dà il bonus del Re.
        - __Grandi nel Castillo.__ Un Grande dentro può dare al proprietario il bonus del Grande quando si conteggia il Castillo. Il proprietario imposta un disco al conteggio generale anche senza caballeros dentro, e il Grande va nella regione del disco. Dopo «{ $card-score-castillo }» resta dentro.
        - Una carta che sposta il Re in una regione confinante parte da dovunque si trovi.
rules-old-hands = Modulo: Vecchie Volpi
    .text = Scegliete quali delle quattro carte entrano: «{ $card-move-all-own-or-place-2-into-regions }» (pila 1), due Veto (pila 2) e «{ $card-score-named-once }» (pila 4). Per ogni carta aggiunta ne esce prima una della sua pila, estratta a caso e non vista: le pile conservano la loro misura.
rules-power-shift = Modulo: Giochi di Potere
    .text =
        Ci sono sedici __modificatori__: otto da 1 e otto da 2. Ogni giocatore ne riceve tre, ne passa uno a sinistra e tiene nascosti i tre che ha poi in mano.
        
        Con una carta potere puoi giocare un modificatore e aggiungere o togliere il suo numero. Il totale deve essere diverso da tutti quelli già giocati. I totali decidono l’ordine dei turni e il segnalino primo giocatore; i caballeros che prendi sono quelli della carta potere stessa.
        
        La maggior parte dei modificatori ha un’abilità. Puoi usarla nel tuo turno dopo aver preso i caballeros e prima di scegliere una carta azione. Un modificatore usato è perso, a meno che «{ $card-recover }» non lo riporti in mano.
        
        { $modifiers }
rules-home-advantage = Variante: fattore campo
    .text = Il tuo Grande conta come un caballero in classifica. E se piazzi il numero intero della carta, tutto nella tua regione d’origine, puoi piazzarne lì uno in più. Deve essere nella tua corte, e nella regione d’origine si deve poter piazzare come al solito.
rules-move-limits = Variante: spostamenti limitati
    .text =
        Una carta che sposta caballeros dà il suo numero intero solo se ognuno va in una regione confinante o nel Castillo. Appena uno va più lontano, il numero della carta cala di 2 in tutto.
        { $power-shift ->
            [yes] L’abilità di un modificatore non è limitata.
           *[no] { NONE() }
        }
rules-france = Variante: la Francia
    .text =
        La Francia è una regione che tocca { places-vasco.sentence }, { places-aragon.sentence } e { places-cataluna.sentence }. Ha tre caselle per un caballero ciascuna, e si può prendere qualsiasi casella libera:
        
        - __Ambasciatore:__ 2 punti in più al proprietario a ogni conteggio della Francia.
        - __Inviato:__ 1 punto in più.
        - __Addetto:__ niente in più.
        
        Né il Re né un Grande ci va, e i dischi non possono nominarla.
rules-granada = Variante: Granada da conquistare
    .text =
        Granada è ancora in mano ai suoi vecchi signori. Né il Re né un Grande vi comincia o ci va, e dalla corte non vi si possono piazzare caballeros; arrivano con l’azione speciale di una carta o dal Castillo. Non si conteggia. Le carte che cercano la regione più affollata o la meno affollata la saltano.
        { $power-shift ->
            [yes] Nemmeno l’abilità di un modificatore sposta lì qualcosa.
           *[no] { NONE() }
        }
        { $church ->
            [yes] Nessun caballero nero vi comincia.
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Il neutrale non ne mette lì, e il suo turno non la conquista.
           *[no] { NONE() }
        }
        
        Se alla fine del turno di un giocatore vi sono 12 o più caballeros, Granada è __conquistata__: si conteggia subito, con punti doppi, e da allora è una regione come le altre.
rules-church = Variante: la Chiesa
    .text =
        Dopo la preparazione si estraggono altre due carte regione, e in ognuna di quelle regioni si mettono 2 caballeros neri. Una sesta pila ha una sola carta, «{ $card-church }». Ritorna a ogni round e piazza 3 caballeros.
        
        La sua azione speciale dà il __segnalino Chiesa__; si tiene finché un altro non lo prende. Chi sceglie la carta senza l’azione speciale lascia il segnalino dov’è. Per chi lo ha, i caballeros neri contano come propri in ogni maggioranza. Una volta per turno può anche avere un caballero in più: uno in più quando i caballeros vengono dalla provincia, o uno in più nel piazzamento. Vale dal momento in cui si prende il segnalino. Per tutti gli altri i neri sono altrui.
        
        I caballeros neri non entrano mai nel Castillo, in una corte o nella provincia.
        { $france ->
            [yes] E nemmeno in Francia.
           *[no] { NONE() }
        }
        { $granada ->
            [yes] E nemmeno a Granada prima che sia conquistata.
           *[no] { NONE() }
        }
rules-open-castillo = Variante: Castillo aperto
    .text = Si vede sempre quanti caballeros sono nel Castillo. Risparmia la memoria e non cambia nessuna regola.
rules-no-veto = Variante: senza veto
    .text = Non ci sono carte Veto. Niente le sostituisce.
rules-glossary = Le parole del gioco
    .text =
        - __Altrui:__ di un altro giocatore.
        - __Azione speciale:__ il testo di una carta azione.
        - __Caballero:__ un cavaliere; il pezzo che conta nelle maggioranze.
        - __Castillo:__ la torre; non è una regione.
        - __Conteggio speciale:__ un conteggio dovuto a una carta.
        - __Corte:__ la tua scorta, da cui piazzi.
        - __Grande:__ il pezzo grosso che segna la tua regione d’origine.
        - __Piazzare:__ mettere sul tabellone un caballero della tua corte.
        - __Provincia:__ la riserva di tutti i caballeros che non sono in gioco.
        - __Regione del Re:__ dove sta il Re; tabù.
        - __Regione d’origine:__ dove sta il tuo Grande; 2 punti in più se sei in testa da solo.
        - __Rimandare:__ riportare un caballero nella provincia.
        - __Segnalino primo giocatore:__ chi lo ha gioca la prima carta potere del round.
        - __Spostare:__ portare un caballero da una regione in un’altra o nel Castillo.
        - __Tabù:__ niente può entrare o uscire.
terms-caballero = Un cavaliere di una casata. Chi ha più caballeros in una regione vi ottiene più punti.
    .forms = caballero, caballeros
terms-castillo = La torre. Non è una regione: i caballeros vi aspettano e ne escono a un conteggio generale.
    .forms = Castillo
terms-court = La scorta personale di un giocatore. Solo i caballeros della corte si possono piazzare.
    .forms = corte, corti
terms-province = La riserva di tutti i caballeros che non sono in gioco. Una carta potere ne porta alcuni nella corte.
    .forms = provincia
terms-grande = Il pezzo grosso di una casata. Segna la regione d’origine, che rende 2 punti in più al proprietario in testa da solo.
    .forms = Grande, Grandi
terms-home = Dove sta il Grande di un giocatore: 2 punti in più se è in testa da solo.
    .forms = regione d’origine, bonus del Grande
terms-king = Sta in una regione. Si piazza solo accanto a lui, ed essere in testa da soli nella sua regione rende 2 punti in più.
    .forms = Re
terms-kings-region = Dove sta il Re. È tabù: niente entra o esce.
    .forms = regione del Re
terms-taboo = Niente può entrare o uscire.
    .forms = tabù
terms-power = Decide l’ordine dei turni, prima la più alta. Una carta bassa porta più caballeros dalla provincia nella corte.
    .forms = carta potere, carte potere
terms-action = Dice quanti caballeros si piazzano e permette un’azione speciale.
    .forms = carta azione, carte azione
terms-special = Ciò che una carta azione permette oltre a piazzare. È facoltativa, prima o dopo aver piazzato.
    .forms = azione speciale, azioni speciali
terms-disc = Ogni giocatore interessato vi imposta una regione in segreto; si mostrano tutti insieme.
    .forms = disco segreto, dischi segreti, disco, dischi
terms-general = Si conteggiano il Castillo e poi tutte le regioni, dopo i round indicati sul tracciato.
    .forms = conteggio generale, conteggi generali
terms-veto = Ferma un’azione speciale di un altro giocatore.
    .forms = veto
terms-tile = Sta su una regione e sostituisce i punti che vale.
    .forms = tessera punteggio, tessere punteggio
terms-modifier = Si gioca con una carta potere: la alza o la abbassa, e alcuni fanno di più. Ognuno si usa una volta.
    .forms = modificatore, modificatori
terms-dummy = Un terzo colore in una partita a due. Intralcia e occupa posti, ma non vince niente.
    .forms = neutrale

## Errori della riga di comando

cli-no-such-option = L’opzione { $name } non esiste.
cli-no-such-command = Il comando { $name } non esiste.
cli-missing = Manca { $name }.
cli-bad-value = { $name } non accetta questo valore: { $detail }
cli-no-value = { $name } richiede un valore.
cli-left-over = { $name } qui è di troppo: vedi --help.
cli-guesses = Intendevi { $known }?
cli-whole-number = { $name } dev’essere un numero intero, non { $value }.
cli-number = { $name } dev’essere un numero, non { $value }.
cli-at-least = { $name } dev’essere almeno { $least }, non { $value }.
cli-between = { $name } dev’essere tra { $least } e { $most }, non { $value }.
cli-one-of = { $name } accetta solo { $known }, non { $value }.
cli-no-bot = Il bot { $name } non esiste. Bot disponibili: { $known }.
cli-either = Indica { $one } oppure { $other }.
cli-together = { $one } e { $other } vanno insieme.
cli-language = Lingua sconosciuta: { $name }. Lingue disponibili: { $known }.
cli-decision = Nessuna decisione comincia dopo { $at } voci. Le più vicine cominciano dopo { $known }.
cli-games = Indica delle partite registrate, o con --games quante giocarne.
cli-no-records = { $name }: in questa cartella non ci sono partite registrate (.txt, .json).
cli-program = { $name } è un programma e parla da sé.
cli-no-bots = Indica almeno un bot. Bot disponibili: { $known }.
cli-too-many-bots = Ci sono { $bots } bot per { $seats } posti.
cli-over = { $name }: questa partita è finita; --at torna a una voce precedente.
cli-terminal = { $name } vale per una partita nel terminale: aggiungi --terminal.
cli-seat = Il posto { $name } non esiste. Posti: { $known }.
cli-needs = { $name } ha bisogno di { $needed }, che non è installato. Installa elgrande con l’extra [server].
cli-host = { $name } non è un indirizzo di questa macchina ({ $why }): cambia --host.
cli-port = La porta { $port } di { $name } non si può usare ({ $why }): scegline un’altra con --port o --host.
cli-origin = Un’origine si scrive come https://club.example, non come { $name }.
cli-options = { $reason } È invece possibile: { $nearest }.

## Rifiuti, secondo i codici del server, delle regole e delle opzioni

refusals-already-account = Hai già un account.
refusals-bad-host = Questo server non si chiama così.
refusals-bad-name = Quel nome non va: è vuoto, troppo lungo o ha caratteri invisibili.
refusals-bad-origin = Solo le pagine di questo server possono farlo.
refusals-bad-password = Quella password è troppo corta o troppo lunga.
refusals-bad-passkey = Questa passkey non apre alcun account qui. Riprova.
refusals-common-password = Quella password è tra le prime che altri provano. Scegline un’altra.
refusals-not-account = Gli ospiti non possono farlo: crea prima un account.
refusals-wrong-scope = Questo token non lo permette.
refusals-bad-record = Questa partita registrata non si può leggere, o non torna.
refusals-bad-request = Il server non capisce questa richiesta.
refusals-bad-text = Quel testo non va: è vuoto, troppo lungo o ha caratteri invisibili.
refusals-banned = I gestori di questo server ti hanno escluso.
refusals-busy = A questo tavolo succedono troppe cose. Riprova.
refusals-chat-off = Chi ospita ha spento la chat.
refusals-full = Il server è pieno. Aspetta un poco: prima vengono le partite in corso.
refusals-hints-off = A questo tavolo si gioca senza suggerimenti.
refusals-illegal = Le regole ora non lo permettono.
refusals-impossible-options = Queste scelte non vanno d’accordo.
refusals-internal = Qui qualcosa è andato storto. Riprova.
refusals-key-reused = È già servito per altro. Riprova.
refusals-muted = I gestori di questo server ti hanno tolto la chat.
refusals-name-taken = Quel nome è già preso.
refusals-no-session = Di’ prima chi sei: come ospite o con un account.
refusals-no-spectators = Questo tavolo non ha spettatori.
refusals-not-admin = Solo i gestori di questo server possono farlo.
refusals-not-at-table = Non sei a questo tavolo.
refusals-not-away = È possibile solo quando un giocatore manca da un po’.
refusals-not-late = Quel giocatore ha ancora tempo.
refusals-not-rated = Questa partita non può valere per la classifica: ogni posto richiede un account proprio, senza suggerimenti, e i bot giocano solo dove il tavolo lo dice.
refusals-not-invited = Non hai un invito a questo torneo.
refusals-not-now = Il torneo è iniziato o è finito: ora non si può.
refusals-not-entered = Non partecipi a questo torneo.
refusals-places-taken = Tutti i posti di questo torneo sono occupati.
refusals-too-few = Un torneo ha bisogno di almeno due giocatori.
refusals-bad-address = Questo server non può scrivere a quell’indirizzo.
refusals-no-mail = Questo server non manda e-mail.
refusals-mail-down = Non è stato possibile mandare l’e-mail: riprova più tardi.
notify-turn = Tocca a te: { $title }
notify-table = Il tuo tavolo è pronto: { $title }
notify-invited = Ti invitano a giocare ancora: { $title }
notify-over = La partita è finita: { $title }
notify-mention = Ti hanno nominato nella chat: { $title }
notify-clock = Il tuo tempo sta per finire: { $title }
notify-turns = Tocca a te a { $n } tavoli
notify-news = Novità da { $n } tavoli
notify-off = Niente più e-mail di questo tipo: { $link }
notify-confirm = El Grande: è tuo questo indirizzo?
notify-confirm-text =
    Apri questo link per sapere a questo indirizzo quando tocca a te. Se non l’hai chiesto tu, non fare niente: non riceverai altro.
    { $link }
notify-reset = El Grande: una nuova password
notify-reset-text =
    Apri questo link entro mezz’ora per scegliere una nuova password per { $name }. Se non l’hai chiesto tu, non fare niente: quella vecchia resta valida.
    { $link }
refusals-old-link = Questo link è già stato usato o è troppo vecchio. Chiedine un altro.
refusals-no-party = Solo il computer su cui gira il server può aprirlo alla rete.
refusals-no-network = Questo computer non è in nessuna rete che altri possano usare. Collegalo, poi riprova.
refusals-bad-clock = Questo orologio non è possibile.
refusals-not-found = Non esiste.
refusals-not-host = Solo chi ospita può farlo.
refusals-not-open = La partita è già cominciata.
refusals-not-over = La partita non è ancora finita.
refusals-not-playing = Qui ora non si gioca.
refusals-not-your-seat = Quel posto ora non è tuo.
refusals-nothing-to-confirm = Non hai un turno da confermare.
refusals-nothing-to-undo = Non c’è niente che tu possa annullare.
refusals-seat-taken = Quel posto è occupato.
refusals-seats-open = Alcuni posti sono ancora liberi.
refusals-stale = Il tavolo è andato avanti: guarda di nuovo.
refusals-stopping = Il server si sta fermando.
refusals-too-large = È troppo grande.
refusals-too-many = Troppe volte. Aspetta un momento.
refusals-switched-off = Il gestore di questo server non lo offre.
refusals-switched-off-guests = Questo server è solo per account: accedi prima dalle impostazioni.
refusals-switched-off-registration = Questo server non accetta nuovi account.
refusals-tables-waiting = Troppi dei tuoi tavoli aspettano giocatori: prima comincia o chiudine uno.
refusals-network-tables = Troppi tavoli aperti dalla tua rete aspettano giocatori: unisciti a uno di essi o riprova più tardi.
refusals-imported = Questa partita viene da una registrazione o da una posizione: di’ prima che lo sai.
refusals-unavailable = Il server ora non può salvare niente. Niente è perso: riprova tra un momento.
refusals-undo-off = A questo tavolo si gioca senza annullare.
refusals-waits-for-confirmation = Prima va confermato il turno precedente.
refusals-wrong-method = Non funziona così.
refusals-password-again = Inserisci di nuovo la password.
refusals-wrong-password = Nome e password non corrispondono.
refusals-wrong-type = Non ha la forma giusta.
illegal-over = La partita è finita.
illegal-not-asked = Non tocca a te rispondere.
illegal-not-readable = Questa risposta non si può leggere.
illegal-not-an-answer = Questo non risponde alla domanda.
illegal-card-taken = Un altro giocatore ha preso quella carta.
illegal-no-such-card = Lì non c’è una carta scoperta.
illegal-disc = Il tuo disco non può nominare quella regione.
illegal-king-stays = Il Re è già lì.
illegal-king = Questa carta non porta il Re lì.
illegal-score = Ora non si può conteggiare.
illegal-not-used = Non hai una carta usata così da riprendere.
illegal-taboo = La regione del Re è tabù: niente vi entra o ne esce.
illegal-no-such-place = In questa partita quel luogo non esiste.
illegal-no-such-power = Le carte potere vanno da 1 a 13.
illegal-not-in-hand = Non hai più quella carta.
illegal-barred = Quel numero è già stato giocato in questo round.
illegal-modifier = Quel modificatore non è in mano tua, o il suo totale è già stato giocato.
illegal-must-take = Ciò che la provincia ha si deve prendere.
illegal-too-many = Non puoi prenderne così tanti.
illegal-court-empty = La tua corte è vuota.
illegal-home-only = Il caballero in più va nella tua regione d’origine.
illegal-castillo = Il Castillo è chiuso a quella mossa.
illegal-granada = Granada non è ancora conquistata: vi si arriva solo spostati da carte azione o dal Castillo.
illegal-occupied = Quella casella è occupata.
illegal-not-neighbour = Quella regione non tocca quella del Re.
illegal-no-such-colour = Qui nessun giocatore ha quel colore.
illegal-nobody-there = Lì non c’è un caballero così.
illegal-not-yours = Questa carta non sposta quel caballero.
illegal-no-move = Uno spostamento va da un luogo a un altro.
illegal-church = I caballeros neri non vanno lì.
illegal-too-far = Restano troppo pochi spostamenti per andare così lontano.
illegal-grande = Quel Grande non può andare lì.
illegal-no-such-tile = Ci sono solo le tessere 8 e 4.
illegal-tile = Quella tessera non può andare lì.
options-players = El Grande si gioca da 2 a 5.
options-module-edition = Il modulo «{ $module }» è dell’edizione del 2023, non di questa: { $edition-name }.
options-hand-module = La carta «{ $hand }» richiede il modulo Vecchie Volpi.
options-france-regency = La Francia come regione e Nuova Reggenza si escludono: lì la Francia è dove il Re va in esilio.
options-no-veto-hands = Una partita senza veto non può avere i veto di Vecchie Volpi.
options-dummy-players = Il neutrale gioca con 2 giocatori, non con { $players }.
options-merged-players = Le pile unite sono per 2 o 3 giocatori, non per { $players }.

## Il browser

ui_bots_random = Caso
ui_bots_greedy = Avido
ui_bots_search = Ricerca
ui_bots_easy = Facile
ui_bots_normal = Normale
ui_bots_hard = Difficile
ui_bots_mayordomo = Mayordomo · Difficile, prudente
ui_bots_alcaide = Alcaide · Difficile, ama il Castillo
ui_bots_privado = Privado · Difficile, amico del Re
ui_bots_expert = Esperto
ui_bots_master = Maestro
ui_whose_own = I tuoi
ui_whose_any = A scelta
ui_whose_foreign = Avversari
ui_whose_mixed = Tuoi + altrui
ui_whose_everyone = Tutti
ui_whose_nobody = { "" }
ui_ordinal = { $n }º
ui_rank = { $n }º posto
ui_points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
ui_caballeros =
    { $n ->
        [one] { $n } caballero
       *[other] { $n } caballeros
    }
ui_of = { $a } di { $b }
ui_close = Chiudi
ui_cancel = Annulla
ui_back = Indietro
ui_home = Inizio
ui_loading = Caricamento…
ui_failed = Non ha funzionato.
ui_offline = Il server non risponde.
ui_notFound = Questa pagina non esiste.
ui_nav_label = Menu principale
ui_nav_skip = Vai al contenuto
ui_nav_start = Inizio
ui_nav_tables = Tavoli
ui_nav_rules = Regole
ui_nav_settings = Impostazioni
ui_nav_credits = Crediti
ui_nav_privacy = Privacy
ui_start_lead = Un gioco da tavolo per due fino a cinque. Abbi più caballeros dove si conta, e attento al Re.
ui_start_playNow = Gioca ora
ui_start_playHint = Contro i bot. Senza account.
ui_start_opponents = Avversari
ui_start_level = Livello
ui_start_newTable = Nuovo tavolo
ui_start_newHint = Edizioni, moduli, varianti, amici, un solo dispositivo.
ui_start_join = Unisciti
ui_start_joinHint = I tavoli aperti e il link di un amico.
ui_start_logIn = Accedi al tuo account
ui_start_goOn = Continua
ui_start_yourTurn = tocca a te
ui_start_youAre = Giochi con il nome { $name }.
ui_start_guest = Ospite
ui_start_running = In corso
ui_learn_title = Impara El Grande
ui_learn_lead = Otto brevi lezioni, quando vuoi.
ui_learn_lessons = Lezioni
ui_learn_begin = Comincia
ui_learn_again = Di nuovo
ui_learn_step = Passo { $n } di { $of }
ui_learn_goOn = Avanti
ui_learn_finish = Prossima lezione
ui_learn_right = Giusto.
ui_learn_solved = Risolto!
ui_learn_tryAgain = Riprova
ui_learn_skip = Salta
ui_coach_title = La prima partita, con allenatore
ui_coach_hint = Sei round, due bot facili.
ui_coach_welcome = A ogni torre nella riga in alto rendono tutte le regioni. Chi ha più caballeros in una ottiene il primo numero, chi segue il secondo.
ui_coach_start = Si comincia
ui_coach_knows = Conosco il gioco
ui_coach_meant = La tua mossa: { $reasons }.
ui_coach_warn =
    { $points ->
        [one] Aspetta: circa { $points } punto dietro la migliore.
       *[other] Aspetta: circa { $points } punti dietro la migliore.
    }
    { $reasons ->
        [none] { "" }
       *[other] Meglio: { $reasons }.
    }
ui_coach_anyway = Fallo lo stesso
ui_coach_other = Scegli di nuovo
ui_learn_hint = Lezioni, una partita con l’allenatore, problemi.
ui_learn_more = E poi
ui_learn_rules = Regole con figure
ui_learn_rulesHint = Tutte le regole della tua edizione, con esempi.
ui_puzzles_title = Problemi
ui_puzzles_lead = Posizioni da partite di bot forti, con una risposta nettamente migliore.
ui_puzzles_today = Problema del giorno
ui_puzzles_streak = Giorni di fila: { $n }
ui_puzzles_theme = Tema
ui_puzzles_all = Tutti
ui_puzzles_last = Ultimo round
ui_puzzles_king = Il Re
ui_puzzles_disc = Il disco
ui_puzzles_scoring = Conteggio speciale
ui_puzzles_bid = Carte potere
ui_puzzles_stars = Difficoltà { $n } su 4
ui_puzzles_solvedOf = risolti { $a } su { $b }
ui_puzzles_next = Prossimo problema
ui_puzzles_show = Mostra la risposta
ui_puzzles_again = Riprova
ui_puzzles_share = Copia il link
ui_puzzles_copied = Copiato
ui_puzzles_marks_first = risolto al primo colpo
ui_puzzles_marks_later = risolto
ui_puzzles_marks_shown = risposta vista
ui_try_title = Una posizione da provare
ui_try_hint = Rispondi a turno per ogni giocatore.
ui_try_show = Provala sul tabellone
ui_train_title = Allenamento
ui_train_lead = Due cose difficili, contro il tempo.
ui_train_count = Calcolare un conteggio
ui_train_countHint = Dieci luoghi: chi ottiene quanto?
ui_train_memory = Ricordare il Castillo
ui_train_memoryHint = Guarda chi entra, poi di’ quanti sono dentro.
ui_train_begin = Comincia
ui_train_who = { $place }: chi ottiene quanto?
ui_train_enters = { $player }: { $n } nel Castillo
ui_train_inside = Quanti caballeros { OF($player) } sono dentro?
ui_train_score = { $n } giuste su { $of }
ui_train_seconds =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
ui_train_right = Giusto
ui_train_was = Era
ui_train_best = Primato: { $n }
ui_teach_title = Spiegare il gioco al tavolo
ui_teach_lead = Leggi questo ad alta voce a chi non ha mai giocato, con il tabellone davanti.
ui_teach_minutes = Circa { $n } minuti ad alta voce
ui_teach_print = Stampa
ui_nav_learn = Impara
ui_editor_title = Crea una posizione
ui_editor_lead = Metti i pezzi dove vuoi, gioca da lì, guarda che cosa è meglio e condividi la posizione con un link.
ui_editor_round = Round
ui_editor_fresh = Ricomincia
ui_editor_tools = Che cosa fa un clic sulla mappa
ui_editor_caballero = Aggiungi un caballero
ui_editor_less = Togline uno
ui_editor_grande = Sposta il Grande
ui_editor_king = Sposta il Re
ui_editor_tile8 = Tessera punteggio 8/4/0
ui_editor_tile4 = Tessera punteggio 4/0/0
ui_editor_colour = Di chi
ui_editor_points = Punti
ui_editor_court = Corte
ui_editor_castillo = Castillo
ui_editor_playOn = Gioca da qui
ui_editor_advise = Che cosa è meglio?
ui_editor_share = Copia il link
ui_editor_copied = Copiato
ui_editor_text = La posizione come testo
ui_editor_show = Mostra questo testo
ui_editor_impossible = Questa posizione non può esistere.
ui_editor_editHere = Modifica qui
ui_editor_back = Torna all’inizio
ui_editor_question = Domanda
ui_editor_asItStands = Così com’è
ui_editor_turn = Un turno
ui_editor_power = Giocare una carta potere
ui_editor_take = Prendere caballeros
ui_editor_card = Prendere una carta azione
ui_editor_part = Prima piazzare o prima l’azione
ui_editor_place = Piazzare caballeros
ui_editor_special = Azione speciale
ui_editor_bots = Gioca contro i bot
ui_make_title = Nuovo tavolo
ui_make_game = La partita
ui_make_edition = Edizione
ui_make_players = Giocatori
ui_make_length = Durata
ui_make_modules = Moduli del 2023
ui_make_oldHands = Carte di Vecchie Volpi
ui_make_variants = Varianti
ui_make_switches = Singole regole
ui_make_switchesHint = I punti in cui le edizioni si distinguono. Ognuno si può impostare da solo.
ui_make_without = senza «{ $name }»
ui_make_seats = Posti
ui_make_others = Chi altro gioca
ui_make_rest_bots = bot
ui_make_rest_open = amici, con un link
ui_make_rest_me = amici, su questo dispositivo
ui_make_me = Io, su questo dispositivo
ui_make_open = Aperto: per chi ha il link
ui_make_bot = Bot: { $level }
ui_make_table = Il tavolo
ui_make_name = Nome del tavolo
ui_make_public = Nell’elenco pubblico
ui_make_spectators = Gli spettatori possono guardare
ui_make_hints = I suggerimenti sono permessi
ui_make_undo = I passi si possono annullare
ui_make_confirm = I turni si confermano alla fine
ui_make_create = Apri il tavolo
ui_make_createStart = Comincia la partita
ui_make_impossible = Non è possibile:
ui_make_mend = Prendi il possibile più vicino
ui_make_hotseat = Con più posti per te, il dispositivo passa di mano in mano.
ui_make_seatName = Nome per { $colour }
ui_clock_title = Orologio
ui_clock_none = Senza orologio
ui_clock_live = In diretta
ui_clock_turns = Per corrispondenza
ui_clock_bank = Tempo di ogni giocatore per la partita
ui_clock_increment = In più per ogni turno finito
ui_clock_move = Tempo per una mossa
ui_clock_seconds = { $n } s
ui_clock_minutes = { $n } min
ui_clock_hours = { $n } h
ui_clock_days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
ui_clock_night = Fermo di notte, tra le { $from } e le { $to }
ui_clock_weekends = Fermo nel fine settimana
ui_clock_holiday = Fermo in questo giorno
ui_clock_add = Aggiungi
ui_clock_remove = Togli { $day }
ui_clock_zone = Ore e giorni sono quelli di { $zone }.
ui_clock_timeUp = Quando il tempo di un giocatore è scaduto
ui_clock_bot = Un bot gioca fino al suo ritorno
ui_clock_vote = Gli altri votano
ui_clock_sumLive = In diretta: { $bank } per la partita, { $more } in più per turno
ui_clock_sumBank = In diretta: { $bank } per la partita
ui_clock_sumTurns = Per corrispondenza: { $move } per mossa
ui_clock_left = ancora { $time }
ui_clock_due = scadenza: { $when }
ui_clock_paused = l’orologio è fermo
ui_clock_up = tempo scaduto
ui_clock_isUp = { $name } non ha più tempo. Più della metà degli altri decide che cosa succede.
ui_clock_voteBot = Un bot gioca per { $name } ({ $votes } di { $needed })
ui_clock_voteWait = Più tempo per { $name } ({ $votes } di { $needed })
ui_room_title = Prima della partita
ui_room_invite = Invita
ui_room_inviteHint = Con questo link si può prendere un posto libero.
ui_room_copy = Copia il link
ui_room_copied = Copiato
ui_room_onlyHere = Questo link funziona solo su questo computer. Per altri nella tua rete, avvia il server con: elgrande party
ui_room_sit = Siediti qui
ui_room_sitToo = Un amico su questo dispositivo
ui_room_stand = Alzati
ui_room_free = libero
ui_room_former = Ex giocatore
ui_room_letBot = Qui gioca un bot
ui_room_setFree = Libera questo posto
ui_room_start = Comincia la partita
ui_room_waitHost = Chi ospita comincia quando ci sono tutti.
ui_room_learn = Non conosci il gioco? La prima lezione dura pochi minuti.
ui_room_waitSeats =
    { $n ->
        [one] { $n } posto è ancora libero.
       *[other] { $n } posti sono ancora liberi.
    }
ui_room_closeTable = Chiudi il tavolo
ui_room_closeSure = Chiudere questo tavolo? I posti e il link non ci saranno più.
ui_room_closed = Chi ospita ha chiuso questo tavolo.
ui_room_host = Sei tu che ospiti.
ui_room_yourName = Il tuo nome a questo tavolo
ui_room_setName = Usa questo nome
ui_room_guest = ospite
ui_room_account = account
ui_room_program = bot di un giocatore
ui_room_bot = bot
ui_room_ready = Sono a posto
ui_room_isReady = a posto
ui_room_notReady = Non ancora, invece
ui_room_moveHere = Prendi questo colore
ui_room_letBots = Bot in tutti i posti liberi
ui_room_share = Condividi
ui_room_shareText = C’è un posto libero per te al nostro tavolo di El Grande: { $title }
ui_room_allReady = Tutti sono a posto.
ui_room_talk = Chat
ui_room_imported = Questa partita viene da una registrazione o da una posizione: chi ospita può conoscerne ogni segreto. Vale solo per sé stessa.
ui_room_importedAsk = Chi ospita può aver già letto ogni carta nascosta di questa partita: carte potere, dischi, quello che c’è nei mazzi. Vuoi giocare lo stesso?
ui_room_importedYes = Gioca lo stesso
ui_room_importedNo = Meglio di no
ui_notify_title = Notifiche
ui_notify_lead = Dove vuoi sapere che tocca a te, quando non sei qui?
ui_notify_browser = Un browser
ui_notify_addBrowser = Avvisami in questo browser
ui_notify_mail = E-mail
ui_notify_mailSent = Apri il link nell’e-mail che abbiamo mandato.
ui_notify_unconfirmed = non ancora confermato: apri il link nell’e-mail
ui_notify_chat = In una chat
ui_notify_shape = Chat
ui_notify_hook = Indirizzo del webhook
ui_notify_discord = Discord
ui_notify_slack = Slack
ui_notify_matrix = Matrix
ui_notify_hosts = Questo server può chiamare: { $hosts }
ui_notify_add = Aggiungi
ui_notify_remove = Togli
ui_notify_kinds = Quando
ui_notify_turn = Tocca a me
ui_notify_table = Il mio tavolo di un torneo è pronto
ui_notify_invited = Mi invitano a giocare ancora
ui_notify_over = Una partita è finita
ui_notify_mention = Qualcuno scrive @ e il mio nome nella chat
ui_notify_clock = Il mio tempo sta per finire
ui_notify_quiet = Mai di notte, tra le { $from } e le { $to }
ui_notify_confirmed = Grazie: d’ora in poi saprai qui quando tocca a te.
ui_notify_ended = Non riceverai più queste e-mail.
ui_notify_next = Prossima partita
ui_notify_waiting =
    { $n ->
        [one] { $n } tavolo ti aspetta
       *[other] { $n } tavoli ti aspettano
    }
ui_party_open = Gioca qui con gli amici
ui_party_hint = Apre questo server alla tua rete: gli amici giocano dai loro dispositivi.
ui_party_join = Gli amici nella tua rete aprono uno di questi indirizzi, o inquadrano il codice:
ui_party_firewall = Se agli amici la pagina non si apre: sono nella stessa rete, e non in un Wi-Fi per ospiti? Se sì, un firewall blocca questo computer: autorizza Python quando il sistema lo chiede.
ui_party_next = Ora apri un tavolo
ui_tables_title = Tavoli
ui_tables_mine = I miei tavoli
ui_tables_none = Non sei ancora a nessun tavolo.
ui_tables_finished = Partite concluse
ui_tables_all = Mostrale tutte ({ $n })
ui_tables_gone = Questo tavolo non esiste. Forse è stato eliminato, o manca una parte del link.
ui_tables_lobby = Aperti a tutti
ui_tables_noLobby = Nessun tavolo pubblico in questo momento. Aprine uno!
ui_tables_noMatch = Al momento nessun tavolo pubblico è così.
ui_tables_join = Posti liberi
ui_tables_running = In corso
ui_tables_any = Tutti
ui_tables_pace = Ritmo
ui_tables_bots = Bot
ui_tables_noBots = Senza bot
ui_tables_clear = Mostra tutti
ui_tables_byLink = Unisciti con un link
ui_tables_link = Link o numero del tavolo
ui_tables_go = Vai
ui_tables_badLink = Non è un link a un tavolo di qui.
ui_tables_status_open = aspetta giocatori
ui_tables_status_playing = in corso
ui_tables_status_over = finito
ui_tables_status_closed = chiuso
ui_tables_full = pronto a cominciare
ui_tables_round = round { $n }
ui_tables_won = ha vinto
ui_tables_toMove = di turno
ui_tables_imported = importata
ui_tables_importedHint = Da una registrazione o da una posizione: chi gioca poteva conoscerne i segreti, perciò non vale mai per la classifica.
ui_tables_importTitle = Una partita registrata
ui_tables_importHint = Incolla una partita, in JSON o come testo, per guardarla o continuarla.
ui_tables_importGo = Apri
ui_profile_mine = Il mio profilo
ui_profile_unknown = Qui nessuno ha questo nome, oppure il profilo è nascosto.
ui_profile_since = Qui dal { $date }
ui_profile_games = Partite
ui_profile_wins = Vittorie
ui_profile_none = Ancora nessuna partita finita. Le cifre arrivano con la prima.
ui_profile_counted = Non contano le partite importate né quelle in cui una persona gioca più posti.
ui_profile_results = Risultati
ui_profile_edition = Edizione
ui_profile_players = Giocatori
ui_profile_average = Punti a partita
ui_profile_place = Posto medio
ui_profile_opponents = Avversari
ui_profile_opponent = Avversario
ui_profile_ahead = Davanti
ui_profile_behind = Dietro
ui_profile_others = Ospiti e giocatori senza profilo
ui_profile_sources = Da dove vengono i punti
ui_profile_perGame = Punti a partita
ui_profile_source_regions = Regioni
ui_profile_source_castillo = Castillo
ui_profile_source_special = Conteggi con le carte
ui_profile_source_king = Bonus del Re
ui_profile_source_home = Bonus del Grande
ui_profile_source_france = Francia
ui_profile_regions = Regioni migliori
ui_profile_power = Carte potere per round
ui_profile_powerHint = Più forte è il colore di una casella, più spesso questa carta è stata giocata in questo round.
ui_profile_powerCell = Carta { $card } nel round { $round }: { $n }
ui_profile_card = Carta
ui_profile_round = Round
ui_profile_latest = Ultime partite
ui_profile_date = Data
ui_profile_points = Punti
ui_profile_rank = { $rank } su { $of }
ui_profile_finish = Posto
ui_profile_game = Partita
ui_profile_private = Un tavolo non pubblico
ui_profile_hidden = Solo tu vedi questa pagina.
ui_profile_hide = Nascondi il mio profilo agli altri
ui_settings_title = Impostazioni
ui_settings_language = Lingua
ui_settings_light = Luce
ui_settings_theme_auto = come il sistema
ui_settings_theme_light = giorno
ui_settings_theme_dark = candela
ui_settings_motion = Movimento
ui_settings_motions_auto = come il sistema
ui_settings_motions_less = nessuno
ui_settings_pace = Mosse degli altri
ui_settings_paces_calm = con calma
ui_settings_paces_quick = veloci
ui_settings_paces_instant = subito
ui_settings_sound = Suono
ui_settings_on = Sì
ui_settings_off = No
ui_settings_volume = Volume
ui_settings_pieces = Caballeros
ui_settings_figures = Figure
ui_settings_plain = Semplici
ui_settings_who = Chi sei
ui_settings_name = Nome
ui_settings_password = Password
ui_settings_guestHint = Giochi come ospite: questo browser si ricorda di te. Con una password puoi tornare da ovunque.
ui_settings_nobodyHint = Non hai ancora un nome: la tua prima partita ti fa ospite con questo.
ui_settings_beGuest = Prendi questo nome
ui_settings_register = Fanne un account
ui_settings_logIn = Accedi
ui_settings_logOut = Esci
ui_settings_oldPassword = Password attuale
ui_settings_wrongPassword = Questa non è la tua password.
ui_settings_newPassword = Nuova password
ui_settings_change = Cambia la password
ui_settings_endOthers = Esci da tutti gli altri dispositivi
ui_settings_ended =
    { $n ->
        [0] Avevi l’accesso solo qui.
        [one] { $n } altra sessione è stata chiusa.
       *[other] { $n } altre sessioni sono state chiuse.
    }
ui_settings_myData = Scarica i miei dati
ui_settings_delete = Elimina il mio account
ui_settings_deleteHint = Non si può annullare. Spariscono nome, password, indirizzo e-mail, sessioni e profilo, e anche le tue partite contro i bot. Le partite con altre persone restano, come ciò che hai scritto nella loro chat, ma senza il tuo nome: lì diventi «Ex giocatore», e un bot gioca al posto tuo.
ui_settings_deleteNow = Elimina per sempre
ui_settings_forgot = Password dimenticata?
ui_settings_passkeys = Passkey
ui_settings_passkeysHint = Accedi con impronta, volto o PIN di questo dispositivo invece che con nome e password.
ui_settings_passkeyAdd = Aggiungi una passkey
ui_settings_passkeyLogIn = Accedi con una passkey
ui_reset_title = Una nuova password
ui_reset_lead = Scrivi il tuo nome o il tuo indirizzo e-mail. Se corrisponde a un account con indirizzo confermato, lì arriva un link.
ui_reset_who = Nome o indirizzo e-mail
ui_reset_send = Mandami un link
ui_reset_sent = Se esiste un account così con un indirizzo confermato, il link è in arrivo. Vale mezz’ora.
ui_reset_noMail = Questo server non manda e-mail. Chi lo gestisce può darti una nuova password.
ui_reset_set = Imposta la password
ui_reset_done = La password è cambiata. L’accesso è attivo qui e in nessun altro posto.
ui_settings_sessions = Dove hai fatto l’accesso
ui_settings_here = questa sessione
ui_settings_unknownDevice = Dispositivo sconosciuto
ui_settings_seen = ultimo uso: { $when }
ui_settings_begun = dal { $when }
ui_settings_end = Esci
ui_settings_account = Accesso con il nome { $name }.
ui_settings_keys = Tasti
ui_bots_title = Bot
ui_bots_hint = Programmi tuoi che giocano qui come le persone. Ognuno ha un nome e dei token; tutti vedono che è un bot.
ui_bots_name = Nome del bot
ui_bots_make = Crea un bot
ui_bots_note = A che cosa serve il token
ui_bots_scope_read = vedere i tavoli
ui_bots_scope_play = giocare
ui_bots_scope_chat = chattare
ui_bots_token = Nuovo token
ui_bots_once = Copialo ora: viene mostrato una volta sola.
ui_bots_revoke = Revoca
ui_bots_used = ultimo uso: { $day }
ui_bots_never = mai usato
ui_make_rated = Classifica
ui_make_ratedNo = non vale
ui_make_ratedYes = vale: solo persone
ui_make_ratedMixed = vale: anche con i bot
ui_ladder_mark = vale per la classifica
ui_ladder_title = Classifica
ui_ladder_people = Persone
ui_ladder_bots = Partite con i bot
ui_ladder_hint = Un punteggio e la sua incertezza (una deviazione standard). L’ordine segue quanto un giocatore vale almeno: il punteggio meno tre deviazioni.
ui_ladder_season = Stagione
ui_ladder_first = dall’inizio
ui_ladder_player = Giocatore
ui_ladder_rating = Punteggio
ui_ladder_games = Partite
ui_ladder_wins = Vittorie
ui_ladder_none = Ancora nessuna partita valida. Per giocarne una, sceglilo in «Classifica» quando apri un tavolo.
ui_ladder_begin = Inizia una stagione
ui_ladder_seasonName = Nome della stagione
ui_cup_title = Tornei
ui_cup_none = Nessun torneo al momento.
ui_cup_new = Nuovo torneo
ui_cup_name = Nome del torneo
ui_cup_rounds = Turni
ui_cup_size = Giocatori per tavolo
ui_cup_entry = Chi può partecipare
ui_cup_entries_open = tutti
ui_cup_entries_link = chi ha il link
ui_cup_entries_list = chi invito io
ui_cup_names = Nomi dei loro account, separati da virgole
ui_cup_guests = Possono partecipare anche gli ospiti
ui_cup_fill = Se i giocatori non riempiono i tavoli
ui_cup_fills_bots = i bot prendono i posti liberi
ui_cup_fills_byes = alcuni riposano
ui_cup_fills_smaller = alcuni tavoli sono più piccoli
ui_cup_begins = Inizio (vuoto: quando lo dici tu)
ui_cup_pause = Pausa tra i turni
ui_cup_noPause = nessuna
ui_cup_deadline = Tempo massimo per un turno
ui_cup_noDeadline = senza limite
ui_cup_deadlineHint = Dopo questo tempo un bot gioca per chi fa aspettare il proprio tavolo.
ui_cup_create = Crea il torneo
ui_cup_status_open = iscrizioni aperte
ui_cup_status_pause = pausa
ui_cup_status_over = finito
ui_cup_status_cancelled = annullato
ui_cup_roundOf = turno { $n } di { $all }
ui_cup_players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
ui_cup_allRounds =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
ui_cup_tablesOf = tavoli da { $n }
ui_cup_host = Organizza: { $name }
ui_cup_starts = Inizio: { $when }
ui_cup_next = Prossimo turno: { $when }
ui_cup_until = Questo turno finisce al più tardi: { $when }.
ui_cup_won = Vince: { $names }
ui_cup_enter = Partecipa
ui_cup_leave = Lascia il torneo
ui_cup_leaveSure = Lasciare? Un bot prende in mano la tua partita.
ui_cup_back = Torna nel prossimo turno
ui_cup_outHint = Sei fuori: hai lasciato, o un bot ha dovuto finire la tua partita.
ui_cup_entered = Partecipi.
ui_cup_invitedYou = Hai ricevuto un invito.
ui_cup_needAccount = Per partecipare serve un account: crealo nelle impostazioni.
ui_cup_mayNot = I tornei li organizzano i gestori di questo server e, se lo permettono, i giocatori con un account.
ui_cup_ready = Il tuo tavolo è pronto
ui_cup_toTable = Vai al tuo tavolo
ui_cup_rest = In questo turno riposi.
ui_cup_begin = Inizia ora
ui_cup_beginNext = Inizia il prossimo turno
ui_cup_cancel = Annulla il torneo
ui_cup_cancelSure = Annullare il torneo per sempre?
ui_cup_deleteSure = Eliminare questo torneo? Le sue partite restano.
ui_cup_lead = Per chi organizza
ui_cup_invite = Invita per nome
ui_cup_inviteHint = Chi ha questo link può partecipare.
ui_cup_remove = Escludi { $name }
ui_cup_removeSure = Escludere { $name }? Un bot prende in mano la partita in corso.
ui_cup_isInvited = in attesa
ui_cup_out = fuori
ui_cup_standing = Classifica
ui_cup_points = Punti
ui_cup_opponents = Avversari
ui_cup_margin = Vantaggio
ui_cup_hint = Un punto per ogni avversario lasciato dietro al tavolo, mezzo per un pareggio; il riposo vale { $bye }. A parità di punti: più vittorie, poi la media dei punti degli avversari, poi il vantaggio in punti partita sulla media del tavolo.
ui_cup_round = Turno { $n }
ui_cup_table = Tavolo { $n }
ui_cup_byes = Riposo: { $names }
ui_cup_gone = vale come riposo
ui_cup_toTournament = Al torneo
ui_credits_title = Crediti
ui_credits_fans = Un progetto non ufficiale di appassionati, senza legami con gli autori o gli editori di El Grande. Non contiene illustrazioni né testi del gioco originale. Per sapere che cosa lo rende grande, compralo.
ui_credits_map = La mappa è disegnata sulla geografia vera: confini delle province © Instituto Geográfico Nacional de España, CC BY 4.0, modificati (uniti in nove regioni, semplificati), dal pacchetto es-atlas (MIT).
ui_credits_fonts = Caratteri: Alegreya SC e Alegreya Sans di Juan Pablo del Peral, SIL Open Font Licence 1.1.
ui_credits_code = Fatto con Svelte. Tutte le licenze accompagnano il programma:
ui_credits_licences = Licenze
ui_admin_title = Gestori
ui_admin_about = Riguarda
ui_admin_reports = Segnalazioni
ui_admin_noReports = Nessuna segnalazione aperta.
ui_admin_settle = Risolta
ui_admin_tables = Tavoli
ui_admin_rename = Rinomina
ui_admin_close = Chiudi
ui_admin_delete = Elimina
ui_admin_sure = Eliminare questo tavolo con la sua partita e la sua chat?
ui_admin_sureClose = Chiudere questo tavolo? La sua partita finisce senza risultato.
ui_admin_surePassword = Dare a { $name } una nuova password? Tutte le sessioni dell’account terminano.
ui_admin_newTitle = Nuovo titolo
ui_admin_sanctions = Esclusioni e silenzi
ui_admin_account = Account
ui_admin_address = Indirizzo
ui_admin_mute = Togli la chat
ui_admin_ban = Escludi
ui_admin_lift = Revoca
ui_admin_password = Nuova password
ui_admin_who = Nome, id o indirizzo
ui_admin_days = Giorni (0: fino alla revoca)
ui_admin_note = Motivo
ui_admin_audit = Che cosa è stato fatto
ui_admin_until = fino a: { $when }
ui_admin_grant = Ora è gestore
ui_admin_revoke = Non è più gestore
ui_admin_season = Nuova stagione
ui_admin_tournament = Torneo
ui_admin_begin = Iniziato
ui_admin_cancel = Annullato
ui_admin_invite = Giocatore invitato
ui_admin_remove = Giocatore rimosso
ui_admin_console = Riga di comando
ui_privacy_title = Privacy
ui_privacy_host = Questo server è gestito da { $name }.
ui_privacy_contact = Contatto: { $contact }
ui_privacy_kept = Questo server conserva il nome che dai, le tue partite e ciò che scrivi nella chat. Di una password conserva solo un hash, da cui nessuno può ricavarla. L’unico cookie dice chi sei; nessun altro sito viene a sapere niente.
ui_privacy_address = Usa il tuo indirizzo internet per dividere equamente il suo tempo e non lo conserva, a meno che i gestori non lo escludano; un tavolo conserva un codice che mostra solo quali tavoli sono stati aperti dalla stessa rete.
ui_privacy_channels = Se vuoi essere avvisato, conserva l’indirizzo e-mail, il browser o la chat che indichi finché non li togli. I messaggi nominano tavoli e niente di una partita.
ui_privacy_public = Tutti possono vedere il profilo e le valutazioni di un account, a meno che tu non li nasconda nel tuo profilo; chi gioca un torneo è sempre visibile.
ui_privacy_logs = I suoi registri non contengono nomi, testi, carte o indirizzi.
ui_privacy_yours = In «Impostazioni» puoi scaricare i tuoi dati ed eliminare il tuo account.
ui_privacy_keptFor = Per quanto tempo
ui_privacy_always = finché i gestori non lo eliminano
ui_privacy_openTables = Tavoli mai cominciati
ui_privacy_guests = Ospiti che non sono a nessun tavolo
ui_privacy_chat = Chat
ui_privacy_reports = Segnalazioni ai gestori
ui_privacy_answers = Risposte per i browser che chiedono due volte
ui_privacy_games = Partite, e account con partite
ui_rules_title = Regole
ui_rules_search = Cerca nelle regole
ui_rules_contents = Indice
ui_rules_nothing = Non si è trovato niente.
ui_rules_found =
    { $n ->
        [one] { $n } capitolo
       *[other] { $n } capitoli
    }
ui_rules_edition = Edizione
ui_rules_with = Con
ui_table_map = Mappa della Spagna
ui_table_players = Giocatori
ui_table_cards = Carte azione
ui_table_log = Diario
ui_table_chat = Chat
ui_table_tabs_cards = Carte
ui_table_tabs_players = Giocatori
ui_table_tabs_log = Diario
ui_table_tabs_map = Mappa
ui_table_panes = Riquadri
ui_table_more = Altro
ui_table_round = Round { $n }
ui_table_turnOrder = Ordine dei turni
ui_table_generalScoring = conteggio generale
ui_table_scores = Punteggi
ui_table_enlarge = Ingrandisci la mappa
ui_table_light = Luce: { $now }
ui_table_leave = Lascia il tavolo
ui_table_boardText = Il tabellone a parole
ui_table_replay = Rivedi
ui_table_rulebook = Regole di questa partita
ui_table_spectator = Stai guardando.
ui_table_waiting = In attesa
ui_table_asked = Che cosa si chiede
ui_table_catchUp = Salta avanti
ui_table_resign = Fai giocare un bot per me
ui_table_comeBack = Riprendi il mio posto
ui_table_botPlays = Un bot gioca per te.
ui_table_away = { $name } non c’è.
ui_table_idle = { $name } fa aspettare la partita da molto.
ui_table_standIn = Fai giocare un bot per { $name }
ui_table_sureStandIn = Un bot continua per { $name }, che può riprendere il posto in ogni momento. Si può chiamare un bot quando un giocatore manca da un minuto.
ui_table_sureResign = Un bot continua per te. Puoi riprendere il tuo posto in ogni momento.
ui_table_chatOn = Accendi la chat
ui_table_chatOff = Spegni la chat
ui_player_you = tu
ui_player_bot = bot
ui_player_start = Inizia
ui_player_startPlayer = Primo giocatore
ui_player_veto = Veto
ui_player_vetoUntil = Veto, valido fino al round { $round }
ui_player_church = Chiesa
ui_player_choosing = sceglie
ui_player_ready = a posto
ui_player_here = in linea
ui_player_away = assente
ui_player_summary =
    { $points ->
        [one] { $name }, { $points } punto
       *[other] { $name }, { $points } punti
    }
ui_player_home = Regione d’origine
ui_player_noPower = Ancora nessuna carta potere
ui_player_power =
    { $turn ->
        [0] Carta potere { $value }
       *[other] Carta potere { $value }, { $turn }º turno
    }
ui_player_powerCards = Carte potere
ui_player_yourPower = Le tue carte potere
ui_player_powerCard = Carta potere
ui_player_brings = ne porta { $n } nella corte
ui_player_none = nessuno
ui_player_state_now = giocata ora
ui_player_state_used = usata
ui_player_state_hand = in mano
ui_player_state_gone = usata
ui_player_state_maybe = forse ripresa
ui_player_caballeros = Caballeros
ui_player_province = Provincia: non ancora disponibili
ui_player_court = Corte: pronti da piazzare
ui_player_map = Sulla mappa
ui_player_path_province = provincia
ui_player_path_court = corte
ui_player_path_map = mappa
ui_player_modifiers = Modificatori
ui_player_dummy =
    { $power ->
        [0] Carta potere –, ancora { $supply }
       *[other] Carta potere { $power }, ancora { $supply }
    }
ui_player_hidden = nascosti: { $n }
ui_player_played = giocati: { $modifiers }
ui_card_placeUpTo = Piazza fino a
ui_card_takenBy = presa da
ui_card_reconstructed = ricostruito
ui_card_reconHint = Nessun regolamento che abbiamo lo dice; è ricostruito.
ui_card_about = Altro su «{ $name }»
ui_card_take = Prendi questa carta
ui_card_says = «{ $name }»: { $text }
ui_card_inUse = in uso
ui_card_marks_all = tutti
ui_card_marks_each = ognuno
ui_card_example = Esempio
ui_card_exampleMark = Esempio:
ui_card_know = Buono a sapersi
ui_card_inRules = Cercala nelle regole
ui_card_whose = Di chi sono i caballeros
ui_card_number =
    { $n ->
        [one] Piazza fino a { $n } caballero accanto al Re o nel Castillo.
       *[other] Piazza fino a { $n } caballeros accanto al Re o nel Castillo.
    }
ui_card_taken = { $name } ha preso questa carta.
ui_ask_undo = Annulla l’ultimo passo
ui_ask_confirm = Conferma il turno
ui_ask_confirmAsk = Questo era il tuo turno. Confermalo, o torna indietro di un passo.
ui_ask_lastStep = Ultimo passo: { $step }.
ui_ask_confirmWait = { $name } sta confermando il turno.
ui_ask_putBack = Rimettilo
ui_ask_chooseAgain = Scegli di nuovo
ui_ask_take =
    { $n ->
        [0] Non prenderne
       *[other] Prendine { $n }
    }
ui_ask_fewer = o meno:
ui_ask_donePlacing = Basta piazzare
ui_ask_done = Fatto
ui_ask_skipSpecial = Finisci senza
ui_ask_skip = Salta
ui_ask_place = Piazza caballeros
ui_ask_placeUpTo = Piazzane fino a { $n }
ui_ask_takes = Prendi «{ $name }» e ne piazzi fino a { $n }?
ui_ask_rest = Tutti e { $n } { TO($place) }
ui_ask_special = Azione speciale
ui_ask_either1 = Sposta i tuoi caballeros
ui_ask_either2 = Piazza caballeros
ui_ask_fromCourt = Dalla tua corte
ui_ask_allow = Permetti questo passo
ui_ask_allowRest = Permetti tutta l’azione
ui_ask_veto = Veto: fermala
ui_ask_allowRound = Permetti tutto in questo round
ui_ask_askAgain = Chiedimelo di nuovo a ogni passo
ui_ask_standing = In questo round lasci passare tutto.
ui_ask_playPower = Gioca la carta { $n }
ui_ask_whichPower = Tocca una carta per guardarla, toccala ancora per giocarla.
ui_ask_noModifier = nessun modificatore
ui_ask_withModifier = La carta { $n }: da sola, o con un modificatore?
ui_ask_withModifierMore = Il totale decide l’ordine dei turni. I caballeros che prendi sono quelli della carta { $n }. Un modificatore si usa una volta.
ui_ask_whose = Il caballero di chi, { FROM($place) }?
ui_ask_whereTo =
    { $owner ->
        [none] Un tuo caballero { FROM($place) }: dove va?
       *[other] Un caballero { OF($owner) } { FROM($place) }: dove va?
    }
ui_ask_mayGo = Può andare qui: { $places }.
ui_ask_mayGoBut =
    { $castillo ->
        [yes]
            { $closed ->
                [none] Qualsiasi regione, o il Castillo.
               *[other] Qualsiasi regione tranne { $closed }, o il Castillo.
            }
       *[no]
            { $closed ->
                [none] Qualsiasi altra regione.
               *[other] Qualsiasi altra regione tranne { $closed }.
            }
    }
ui_ask_grandeTo = Il Grande { OF($owner) }: dove va?
ui_ask_tileTo = La tessera { $tile }: dove va?
ui_ask_drag = Tocca una regione, o trascina da qui.
ui_ask_court = La tua corte
ui_ask_setDisc = Imposta il disco
ui_ask_discFirst = Scegli prima una regione.
ui_ask_disc = Disco segreto
ui_ask_discBarred = la regione del Re: non permessa
ui_ask_discCourt = la regione del Re: nella corte
ui_ask_lookAtMap = Guarda la mappa
ui_ask_discSet = Il tuo disco è impostato. Si aspettano gli altri.
ui_ask_over = La partita è finita.
ui_ask_change = Conteggiando ora
ui_ask_sent = Invio…
ui_ask_rule = Regola
ui_ask_wholeRules = Tutte le regole di questa partita
ui_why_title = Non ora
ui_why_notAsked = Non tocca a te rispondere.
ui_why_king = Qui c’è il Re: niente entra o esce dalla sua regione.
ui_why_neighbour = Si piazza accanto al Re, e questa non tocca { $king }.
ui_why_nobody = Qui non c’è un caballero che tu possa prendere.
ui_why_other = Questo luogo non risponde alla domanda.
ui_why_powerPlayed = Un altro giocatore ha già giocato questo numero.
ui_why_granada = Granada non è ancora conquistata: dalla corte non vi arriva nessun caballero.
ui_place_worth = Vale
ui_place_byTile = , per una tessera punteggio
ui_place_locked = Qui c’è il Re: niente entra o esce.
ui_place_secret = I totali sono segreti fino a un conteggio. Vedi solo i tuoi.
ui_place_own = tuoi dentro: { $n }
ui_place_inside = dentro
ui_place_announced = Annunciati dall’ultima apertura
ui_place_player = Giocatore
ui_place_caballeros = Caballeros
ui_place_ifScored = Conteggiando ora
ui_place_nobody = { $place }: nessuno.
ui_place_homeOf = Regione d’origine di { $names }.
ui_place_neighbours = Confinanti: { $names }.
ui_place_kings = la regione del Re
ui_place_grandeOf = Grande { OF($name) }
ui_place_describeWorth =
    { $tile ->
        [yes] vale { $values } per una tessera punteggio
       *[no] vale { $values }
    }
ui_place_nobodyHere = vuoto
ui_place_change = { $n } per te conteggiando ora
ui_place_space =
    { $bonus ->
        [0] Francia, { $name }
       *[other] Francia, { $name }: { $bonus } in più al conteggio della Francia
    }
ui_place_free = libero
ui_place_unconquered = Non ancora conquistata: caballeros { $n } su 12.
ui_now_title = Conteggiando ora
ui_now_all = Tutte le regioni
ui_now_region = Regione
ui_now_change = dall’inizio del tuo turno
ui_log_title = Che cosa è successo
ui_log_tab = Diario
ui_log_since = Dal mio ultimo turno
ui_log_sinceTab = Dal mio turno
ui_log_nothing = Ancora niente.
ui_log_breakdown = Mostra il conteggio
ui_log_times = { $n } volte
ui_log_only = Righe di un solo giocatore
ui_log_onlyOf = Solo { $name }
ui_chat_title = Chat
ui_chat_say = Di’ qualcosa
ui_chat_send = Invia
ui_chat_off = Chi ospita ha spento la chat.
ui_chat_none = Ancora nessun messaggio.
ui_report_line = segnala
ui_report_title = Segnala un problema
ui_report_who = Di chi si tratta?
ui_report_table = Il tavolo
ui_report_text = Che cosa è successo?
ui_report_hint = Lo leggono solo i gestori di questo server, con le ultime righe della chat.
ui_report_send = Invia ai gestori
ui_report_sent = Grazie. I gestori di questo server ci daranno un’occhiata.
ui_scoring_general = Conteggio generale dopo il round { $round }
ui_scoring_special = Conteggio
ui_scoring_place = Luogo
ui_scoring_total = Totale
ui_scoring_kings = Re: bonus
ui_scoring_home = Grande: bonus
ui_scoring_numbers = Punti: oro per il 1º posto, argento per il 2º, bronzo per il 3º. Il numero piccolo conta i caballeros.
ui_scoring_legend = R: con il bonus del Re di 2. G: con il bonus del Grande di 2.
ui_scoring_cell = { $rank } con { $number }
ui_scoring_goOn = Continua
ui_scoring_earlier = Conteggio precedente
ui_scoring_later = Conteggio successivo
ui_scene_label = Che cosa succede
ui_scene_kinds_setup = Preparazione
ui_scene_kinds_bidding = Carte potere
ui_scene_kinds_turn = Turno
ui_scene_kinds_general = Conteggio generale
ui_scene_kinds_end = La fine
ui_scene_turnOf = Turno { OF($name) }
ui_scene_places = { $name } piazza { $parts }.
ui_scene_inPlace = { $n } { IN($place) }
ui_scene_moves = { $name } sposta { $whose } { FROM($from) } { TO($to) }.
ui_scene_flee = Fuga { FROM($from) } { TO($to) }: { $whose }.
ui_scene_goBack = Ritorno { FROM($from) } { TO($to) }: { $parts }.
ui_scene_own =
    { $n ->
        [one] { $n } caballero proprio
       *[other] { $n } caballeros propri
    }
ui_scene_yours = { $n } dei tuoi
ui_scene_others = { $n } { OF($name) }
ui_scene_tower =
    { $rides ->
        [none] Il Castillo si apre.
       *[other] Il Castillo si apre. { $rides }.
    }
ui_scene_rides = { $name }: { $n } { TO($place) }
ui_scene_scored = Conteggio: { $place }.
ui_scene_alone = { $name }: { $rank } con { $number }
ui_scene_tie =
    { $points ->
        [0] { $names } in parità per il { $would } con { $number }: nessun punto
       *[other] { $names } in parità per il { $would } con { $number }: a ciascuno il { $takes }, { $points }
    }
ui_scene_noBonus = nessun bonus in parità
ui_scene_kings = bonus del Re { $n }
ui_scene_home = bonus del Grande { $n }
ui_scene_france = caselle { $n }
ui_scene_grande = Grande { $n }
ui_scene_nobody = Nessun punto { IN($place) }.
ui_scene_namedTwice = Indicate più di una volta, niente conteggio: { $places }.
ui_scene_toCourt = La regione del Re significa: di nuovo nella corte.
ui_scene_youGet =
    { $n ->
        [0] Niente per te.
        [one] Ottieni { $n } punto.
       *[other] Ottieni { $n } punti.
    }
ui_scene_fall =
    { $rank ->
        [none] Ti costa { $n } { IN($place) } ({ $before } → { $after } conteggiando ora).
       *[other] Ti costa { $n } { IN($place) }: ora { $rank } ({ $before } → { $after } conteggiando ora).
    }
ui_scene_rise =
    { $rank ->
        [none] Ti dà { $n } { IN($place) } ({ $before } → { $after } conteggiando ora).
       *[other] Ti dà { $n } { IN($place) }: ora { $rank } ({ $before } → { $after } conteggiando ora).
    }
ui_scene_next = Avanti
ui_scene_waits = Poi tocca a te.
ui_scene_show = Mostra
ui_scene_showTitle = Mostra questa scena sulla mappa
ui_scene_away =
    { $scorings ->
        [none] Mentre non c’eri: { $turns }.
       *[other] Mentre non c’eri: { $turns } e { $scorings }.
    }
ui_scene_turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
ui_scene_scorings =
    { $n ->
        [one] { $n } conteggio
       *[other] { $n } conteggi
    }
ui_scene_dismiss = Non serve
ui_scene_again = Mostralo sulla mappa
ui_over_title = La partita è finita
ui_over_winner = Vince { $names }.
ui_over_winners = { $names } si dividono la vittoria.
ui_over_lead = { $points } in più di { $name }
ui_over_rematch = Gioca ancora
ui_over_toRematch = Alla prossima partita
ui_over_replay = Rivedila
ui_over_record = Salva la partita
ui_over_look = Guarda il tabellone
ui_over_ranking = Classifica finale
ui_over_after = Dopo il round
ui_over_special = Nel mezzo
ui_over_course = Com’è andata
ui_over_moments = Che cosa ha mosso più punti
ui_over_moment =
    { $general ->
        [yes] Round { $round }, { $place }, conteggio generale:
       *[no] Round { $round }, { $place }:
    }
ui_over_share = Condividi
ui_over_shared = Link copiato
ui_replay_title = Rivedi
ui_replay_step = Passo { $n } di { $of }
ui_replay_first = All’inizio
ui_replay_play = Avvia
ui_replay_pause = Pausa
ui_replay_last = Alla fine
ui_replay_scrub = A che punto della partita
ui_replay_chart = Punti nel corso della partita
ui_replay_leave = Torna al tavolo
ui_replay_by = Salta per
ui_replay_units_step = Passo
ui_replay_units_turn = Turno
ui_replay_units_round = Round
ui_replay_units_scoring = Conteggio
ui_replay_back_step = Un passo indietro
ui_replay_back_turn = Un turno indietro
ui_replay_back_round = Un round indietro
ui_replay_back_scoring = Al conteggio precedente
ui_replay_on_step = Un passo avanti
ui_replay_on_turn = Un turno avanti
ui_replay_on_round = Un round avanti
ui_replay_on_scoring = Al prossimo conteggio
ui_review_title = Analisi della partita
ui_review_open = Analisi
ui_review_working = Analisi della partita: { $n } passi su { $of }
ui_review_chart = Probabilità di vincere nel corso della partita
ui_review_turning = Svolte
ui_review_balance = Che cosa ha deciso
ui_review_setUp = Preparazione
ui_review_cards = Carte
ui_review_own = Gioco proprio
ui_review_others = Gioco degli altri
ui_review_given = Perso
ui_review_found = Il meglio trovato
ui_review_costly = Decisioni costose
ui_review_good = Ben giocato
ui_review_none = Niente di notevole.
ui_review_played = Giocato
ui_review_better = Meglio
ui_review_why = Perché
ui_review_playOn = Continua da qui
ui_review_compare = Confronta due risposte
ui_review_comparing = Confronto in corso…
ui_review_chance = Probabilità di vincere
ui_review_lead = Vantaggio
ui_review_compared = { $first } è meglio di { $second }: { $percent } e { $points } in più
ui_review_equal = Nessuna differenza chiara tra { $first } e { $second }
ui_hint_ask = Suggerimento
ui_hint_title = Da considerare
ui_hint_behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in meno
ui_hint_best = il meglio
ui_hint_clear = nettamente il meglio
ui_hint_likely = probabilmente il meglio
ui_hint_close = buono quasi quanto il successivo
ui_hint_better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti meglio della seconda scelta
ui_hint_other = Un altro
ui_hint_take = Fallo
ui_hint_thinking = Sto pensando…
ui_answer_power = giocare la carta { $n }
ui_answer_take = prenderne { $n }
ui_answer_pile = prendere «{ $name }»
ui_answer_place = scegliere { $place }
ui_answer_put = piazzare { IN($place) }
ui_answer_king = mandare il Re { TO($place) }
ui_answer_move =
    { $owner ->
        [none] spostare un tuo caballero { FROM($from) } { TO($to) }
       *[other] spostare un caballero { OF($owner) } { FROM($from) } { TO($to) }
    }
ui_answer_pass = passare { $modifier }
ui_answer_startPlace = piazzare prima i caballeros
ui_answer_startSpecial = usare ora l’azione speciale
ui_answer_grande = spostare il Grande { OF($owner) } { TO($to) }
ui_answer_tile = mettere la tessera { $tile } { IN($to) }
ui_answer_return =
    { $owner ->
        [none] rimandare un tuo caballero { FROM($place) } nella provincia
       *[other] rimandare un caballero { OF($owner) } { FROM($place) } nella provincia
    }
ui_answer_recall = portare un caballero { FROM($place) } nella corte
ui_answer_score = conteggiare { $place }
ui_answer_swap = far scambiare di posto il Re e il Grande { OF($owner) }
ui_answer_recover = riprendere la carta { $n }
ui_pass_title = Passa il dispositivo a { $name }
ui_pass_hint = Nessun altro guardi. Ciò che è nascosto resta nascosto finché non si preme il pulsante.
ui_pass_go = Sono { $name }
ui_net_lost = La connessione è caduta. Nuovo tentativo…
ui_net_full = Il server è pieno. Entrerai appena c’è posto: lascia aperta questa pagina.
ui_net_lostMove = La connessione è caduta. La tua mossa non è ancora arrivata; sarà inviata di nuovo.
ui_net_arrived = Di nuovo in linea. La tua mossa è arrivata.
ui_net_back = Di nuovo in linea.
ui_net_logged-out = Qui non hai più l’accesso. Accedi di nuovo per continuare a giocare.
ui_net_refused = Il server ha chiuso la connessione.
ui_net_again = Riconnetti
ui_title_yourTurn = Tocca a te
ui_title_app = El Grande
ui_text_title = Il tabellone a parole
ui_text_region = Regione
ui_text_values = Punti
ui_text_caballeros = Caballeros
ui_text_notes = Note
ui_text_supplies = Scorte
ui_text_court = Corte
ui_text_province = Provincia
ui_text_points = Punti
ui_text_castillo = Castillo
ui_text_tiles = Accanto al tabellone: { $tiles }.
ui_text_king = Re
ui_text_abroad = Il Re è { IN($place) }.
ui_settings_keyList_choose = andare a ciò che si può scegliere e sceglierlo
ui_settings_keyList_undo = tornare indietro di un passo
ui_settings_keyList_done = fatto, conferma, la scelta consueta
ui_settings_keyList_board = il tabellone a parole
ui_settings_keyList_log = il diario
ui_settings_keyList_escape = rimettere un pezzo, chiudere una finestra, saltare avanti
