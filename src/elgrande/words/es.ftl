### Todas las palabras que lee una persona, en español. Las frases son nuestras, no de un reglamento.
###
### Las diez decisiones más difíciles:
###
### 1. Los caballeros se «colocan» (desde la corte) y se «mueven» (entre regiones). 2. La tablilla móvil es un «tablero de
### puntuación», y el tablero a secas es el del juego. 3. «Puntuar» una región es contarla; un lugar «da» puntos, no los
### «paga». 4. La casa del Grande es la «región de origen»; «hogar» solo aparece en el nombre de una carta. 5. Quien va en
### cabeza sin empate es «primero en solitario» o lidera «a solas». 6. Los puestos van como «1.º». 7. Donde el número
### cambiaría el género o el verbo, la cifra va al final («Quedan: 3»). 8. El Rey es una persona: se mueve «al Rey»; el
### Grande es una pieza: se mueve «el Grande». 9. El tercer color es «el dummy», como dicen los jugadores. 10. Se tutea, y a
### varios se les dice vosotros.
###
### No conocemos los títulos impresos en español: los nombres de las cartas son nuestros.


## Nombres

language = Español
places-galicia = Galicia
places-vasco =
    { $edition ->
        [2023] Navarra
       *[other] País Vasco
    }
    .sentence =
        { $edition ->
            [2023] Navarra
           *[other] el País Vasco
        }
    .from =
        { $edition ->
            [2023] de Navarra
           *[other] del País Vasco
        }
    .to =
        { $edition ->
            [2023] a Navarra
           *[other] al País Vasco
        }
    .of =
        { $edition ->
            [2023] de Navarra
           *[other] del País Vasco
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
    .sentence = el Castillo
    .from = del Castillo
    .to = al Castillo
    .of = del Castillo
places-france = Francia
places-portugal = Portugal
places-france-ambassador = Embajador
    .sentence = Francia (Embajador)
places-france-envoy = Enviado
    .sentence = Francia (Enviado)
places-france-attache = Agregado
    .sentence = Francia (Agregado)
places-court = Corte
    .sentence = la corte
places-province = Provincia
    .sentence = la provincia
colours-azul = Azul
colours-granate = Granate
colours-oro = Oro
colours-verde = Verde
colours-purpura = Púrpura
colours-dummy = Dummy
    .sentence = el dummy
    .of = del dummy
    .to = al dummy
colours-church = Iglesia
    .sentence = la Iglesia
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
        [one] Rey
       *[other] Reyes
    }
pieces-castillo =
    { $number ->
        [one] Castillo
       *[other] Castillos
    }
pieces-tile =
    { $number ->
        [one] tablero de puntuación
       *[other] tableros de puntuación
    }
pieces-power-card =
    { $number ->
        [one] carta de poder
       *[other] cartas de poder
    }
pieces-action-card =
    { $number ->
        [one] carta de acción
       *[other] cartas de acción
    }
pieces-region-card =
    { $number ->
        [one] carta de región
       *[other] cartas de región
    }
pieces-modifier =
    { $number ->
        [one] modificador
       *[other] modificadores
    }
pieces-disc =
    { $number ->
        [one] disco secreto
       *[other] discos secretos
    }
pieces-start-marker =
    { $number ->
        [one] marcador inicial
       *[other] marcadores iniciales
    }
pieces-round-marker =
    { $number ->
        [one] marcador de ronda
       *[other] marcadores de ronda
    }
pieces-church-marker =
    { $number ->
        [one] marcador de la Iglesia
       *[other] marcadores de la Iglesia
    }
pieces-point =
    { $number ->
        [one] punto
       *[other] puntos
    }
pieces-round =
    { $number ->
        [one] ronda
       *[other] rondas
    }
tiles-8 = 8/4/0
tiles-4 = 4/0/0
ordinals-1 = 1.º
ordinals-2 = 2.º
ordinals-3 = 3.º
ordinals-4 = 4.º
ordinals-5 = 5.º
whose-own = propios
whose-foreign = de los rivales
whose-any = de cualquier color, a tu elección
whose-all = los de todos
whose-church = los de la Iglesia
form-from = de { $name }
form-to = a { $name }
form-in = en { $name }
form-of = de { $name }

## Razones de una pista

reasons-later = con el resto del turno: { $reasons }
reasons-scores =
    { $points ->
        [one] da { $points } punto
       *[other] da { $points } puntos
    }
    { $later ->
        [yes] { "" }
       *[no] al instante
    }
reasons-gains =
    { $rank ->
        [none] +{ $points } cuando se puntúe { $place }
       *[other] te pone { $rank } en { $place }, +{ $points } cuando se puntúe
    }
reasons-instead =
    { $points ->
        [one] { $points } punto más para ti que con { $place }
       *[other] { $points } puntos más para ti que con { $place }
    }
reasons-loses =
    { $points ->
        [one] le cuesta { TO($player) } { $points } punto en { $place }
       *[other] le cuesta { TO($player) } { $points } puntos en { $place }
    }
reasons-lead = amplía tu ventaja en { $place } a { $number }
reasons-behind = te deja a { $number } del siguiente puesto en { $place }
reasons-locks = ya nada entra ni sale { OF($place) }
reasons-castillo = mete { $number } en el Castillo
reasons-court = trae { $number } a tu corte
reasons-veto = te da un veto para guardar
reasons-back = recupera { $cards }
reasons-turn =
    { $worst ->
        [none] tu turno es el { $best } de esta ronda
       *[other] tu turno está entre el { $best } y el { $worst } de esta ronda
    }
reasons-start = es la más baja: empiezas la próxima ronda
reasons-keeps = reserva { $cards } para las últimas rondas
reasons-supply =
    { $number ->
        [one] trae { $number } caballero a tu corte
       *[other] trae { $number } caballeros a tu corte
    }

## Análisis de una partida

review-colon = { ":" }
review-semicolon = { ";" }
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
review-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
review-moment-set-up = Preparación
review-moment-cards = Ronda { $round }: cartas nuevas
review-moment-bid = Ronda { $round }: { $player } puja
review-moment-turn = Ronda { $round }: turno { OF($player) }
review-moment-disc = Ronda { $round }: { $player } ajusta el disco
review-moment-discs = Ronda { $round }: { $player } ajusta el último disco y se muestran todos
review-moment-veto = Ronda { $round }: { $player } puede vetar
review-moment-answer = Ronda { $round }: { $player } responde
review-cost = cuesta { $percent } y { $points }
review-cost-unsure = quizá cuesta { $percent } y { $points }
review-well = no se encontró nada mejor
review-do-power = jugar el { $value }
review-do-pass = pasar { $modifier }
review-do-take = tomar { $number }
review-do-recall = retirar uno { FROM($source) }
review-do-card = «{ $card }»
review-do-place = { $number } { IN($place) }
review-do-move = { $owner } { FROM($source) } { TO($target) }
review-do-return = { $owner } de vuelta { FROM($source) }
review-do-disc = disco en { $region }
review-do-score = puntuar { $place }
review-do-evict = vaciar { $region }
review-do-king = el Rey { TO($target) }
review-do-grande = el Grande { OF($owner) } { TO($target) }
review-do-swap = cambiar con { $owner }
review-do-tile = tablero { $tile } en { $target }
review-do-recover = recuperar { $card }
review-summary = { $player }: en { $number } de { $of } decisiones no se encontró nada mejor; las demás regalaron { $percent } y { $points }.
review-about = Las probabilidades son medias de partidas simuladas con rapidez, valoradas por una red que aprendió de partidas entre bots. Cada decisión se compara con la mejor continuación encontrada a partir de lo que el jugador podía saber, con los mismos sorteos de cartas ocultas y respuestas. Una pérdida menor que el doble de su error típico puede ser azar.

## Rótulos y frases compartidas

labels-card-name = { $title }: { $subtitle }
labels-somebody = Un jugador
labels-reconstructed = Reconstruido
labels-stack =
    { $number ->
        [one] Mazo { $stack }: coloca hasta { $number } caballero
       *[other] Mazo { $stack }: coloca hasta { $number } caballeros
    }
labels-church-stack = La Iglesia, disponible cada ronda: coloca hasta { $number }
labels-copies = { $number }×
labels-of-them-in-a-game = { $number } de ellas en una partida
labels-region = Región
labels-points = 1.º / 2.º / 3.º
labels-neighbours = Vecinas
labels-value = Carta de poder
labels-caballeros = Caballeros
fragments-taboo = La región del Rey no se toca.
fragments-limits = Si alguno va más allá de una región vecina o del Castillo, puedes mover 2 menos en total.
fragments-black = Los caballeros negros son tuyos si tienes el marcador de la Iglesia; si no, de tus rivales. Nunca van al Castillo.

## Ediciones y opciones

editions-1995 = 1995, el original
    .text = La primera edición. Hay que tomar lo que tenga la provincia, una puntuación libre puede ser la del Castillo, y tras un empate cuentan todos los que van por delante.
editions-big-box = Big Box
    .text = La edición de aniversario y la elección habitual aquí: las cartas originales, con reglas más suaves para los empates y los refuerzos.
editions-2023 = 2023
    .text = La edición revisada: mazos de diez cartas, algunas regiones con otro nombre, un dummy para dos jugadores y tres módulos pequeños.
modules-new-regency = Nueva Regencia
    .text = Otras diez cartas de Rey sustituyen a la única. El Rey puede irse al extranjero, quedarse junto al Castillo o cambiarse con un Grande.
modules-old-hands = Viejos zorros
    .text = Hasta cuatro cartas para jugadores expertos; cada una desplaza una carta al azar de su mazo.
modules-power-shift = Cambio de poder
    .text = Cada jugador tiene tres modificadores que suben o bajan una carta de poder en 1 o 2, casi todos con una pequeña habilidad.
old-hands-delegation = Delegación
    .text = Una carta para el mazo 1 que deja elegir: reagrupar tus caballeros de una región o colocar dos de tu corte casi en cualquier sitio.
old-hands-veto = Veto
    .text = Una carta para el mazo 2 que impide una acción especial de otro jugador.
old-hands-second-veto = Segundo Veto
    .text = Otro Veto para el mazo 2.
old-hands-rivalries = Rivalidades
    .text = Una carta para el mazo 4: cada jugador nombra una región en secreto, y se puntúan las que ha nombrado uno solo.
variants-home-advantage = Ventaja en casa
    .text = Tu Grande cuenta como un caballero en las mayorías. Si colocas todos los que puedes en tu región de origen, puedes añadir uno más allí.
variants-move-limits = Movimientos limitados
    .text = Las cartas que mueven caballeros dan su número completo solo para pasos cortos, a una región vecina o al Castillo. Con un movimiento más largo son 2 menos.
variants-france = Francia
    .text = Francia se convierte en una décima región con sitio para tres caballeros. Dos de sus espacios dan puntos extra.
variants-granada = Granada sin conquistar
    .text = Granada no se puntúa hasta que hay doce caballeros allí; entonces queda conquistada y vale el doble una vez.
variants-church = La Iglesia
    .text = Cuatro caballeros negros cuentan para quien tiene el marcador de la Iglesia. Una sexta carta, disponible cada ronda, lo otorga.
variants-open-castillo = Castillo abierto
    .text = Siempre se ve cuántos caballeros de cada color hay en el Castillo. No hay que recordar nada, y nada más cambia.
variants-no-veto = Sin vetos
    .text = Las cartas de Veto se quedan en la caja. El mazo 2 tiene esas cartas menos.
lengths-full = Partida completa, 9 rondas
    .text = Nueve rondas con una puntuación general cada tres.
lengths-short = Partida corta, 6 rondas
    .text = Se saltan las rondas 1, 4 y 7: seis rondas con una puntuación general cada dos.
lengths-short-1995 = Partida corta, dos puntuaciones
    .text = Solo las rondas 1 a 6, con puntuaciones generales tras las rondas 3 y 6.
switches-ties_count_everybody = Tras un empate cuentan todos los de delante
    .text = Tras un empate, el siguiente puesto cuenta a todos los que van por delante: si tres empatan en cabeza, el siguiente es cuarto. Si no, es tercero, por muchos que empaten.
switches-choose_castillo = Se puede elegir el Castillo
    .text = Una carta que puntúa una región a tu elección también puede puntuar el Castillo.
switches-must_take = Tomar es obligatorio
    .text = Debes tomar todos los caballeros que da tu carta de poder o una carta de acción, mientras la provincia los tenga. Solo es opcional completarlos con los de las regiones.
switches-must_return_each = No se perdona a ningún rival
    .text = La carta que devuelve un caballero de cada rival debe alcanzar a todos los rivales que tengan uno al alcance.
switches-return_two_or_one = Dos, o si no uno
    .text = Cuando hay que devolver dos caballeros de la región del disco, un jugador sin una región así devuelve uno de una región con uno. Si no, no pierde nada.
switches-first_places_in_order = Primeros puestos en orden
    .text = La carta que puntúa solo el primer puesto de todas las regiones sigue el orden de una puntuación general. Si no, el jugador activo elige el orden. Solo importa cuando alguien tiene un veto.
switches-veto_at_announcement = Veto antes de la acción
    .text = El veto se usa al anunciar una acción especial y la impide entera. Si no, puede llegar en cualquier paso, y lo ya hecho se queda.
switches-disc_may_name_king = Los discos pueden nombrar la región del Rey
    .text = En una puntuación general el disco puede señalar la región del Rey; los caballeros vuelven entonces a la corte. Si no, esa región no se puede elegir.
switches-dummy = Jugador dummy
    .text = Con dos jugadores participa un tercer color. Ocupa su puesto en cada mayoría, pero no recibe puntos.
switches-merged_stacks = Mazos 2 y 3 juntos
    .text = Los mazos 2 y 3 se barajan en uno, así que cada ronda se descubre una carta de acción menos.
switches-rulings_0_1 = Criterios de la versión 0.1
    .text = La partida sigue los criterios de la versión 0.1, para que las partidas empezadas con ella puedan terminarse y reproducirse.
facts-portugal-borders = Fronteras de Portugal
    .text = Ningún reglamento que tengamos dice con qué regiones limita Portugal. Lo tomamos del mapa de España: { $borders }. Importa al colocar mientras el Rey está en Portugal.
facts-france-values = Valor de Francia
    .text = Las reglas con Francia no dan sus valores. Jugamos con { $values }.
facts-fairs-2023 = Número de Ferias
    .text = El reglamento no da la lista completa del mazo 2. Jugamos con { $number } cartas que puntúan una región a elección: las tres de las ediciones anteriores y la que estaba en el mazo 3.
facts-regency-number = Colocación con las cartas de Nueva Regencia
    .text = Suponemos que cada carta de Nueva Regencia coloca { $number } caballeros, como la carta del Rey.
facts-regency-rest = Tres cartas de Nueva Regencia
    .text = El reglamento describe siete de las diez cartas. Las otras tres las hemos supuesto: dos que mandan al Rey a cualquier región y una a una vecina.
facts-modifier-split = Modificadores
    .text = Se conocen las tres habilidades, pero no en cuántos modificadores están. Damos cada habilidad, y ninguna, a dos modificadores de cada número.
facts-dummy-castillo = El dummy en el Castillo
    .text = El reglamento no dice adónde van los caballeros del dummy cuando se vacía el Castillo. Los devolvemos junto al tablero.
facts-grande-stays-inside = Un Grande cuyo disco nombra la región del Rey
    .text = Si un Grande está en el Castillo y el disco de su dueño nombra la región del Rey, el Grande se queda dentro hasta la próxima puntuación general.

## Cartas de acción

cards-move-any-3 =
    .title =
        { $edition ->
            [2023] Maniobra
           *[other] Pequeña intriga
        }
    .text =
        Mueve hasta 3 caballeros de cualquier color. Cada uno va de cualquier región a otra o al Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve hasta 3 de cualquier color
    .help = Ejemplo: uno tuyo de { places-sevilla } a { places-nueva }, dos de un rival de { places-granada } al Castillo. { fragments-taboo }
cards-move-any-4 =
    .title =
        { $edition ->
            [2023] Gran maniobra
           *[other] Gran intriga
        }
    .text =
        Mueve hasta 4 caballeros de cualquier color. Cada uno va de cualquier región a otra o al Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve hasta 4 de cualquier color
    .help = Ejemplo: lleva dos tuyos a { places-valencia } y saca de allí a dos del líder. { fragments-taboo }
cards-move-own-4 =
    .title =
        { $edition ->
            [2023] Campaña
           *[other] Jinetes propios
        }
    .text =
        Mueve hasta 4 caballeros tuyos. Cada uno va de cualquier región a otra o al Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve hasta 4 propios
    .help = Ejemplo: pasa tres caballeros sobrantes de { places-aragon } a { places-nueva } y echa un cuarto al Castillo. { fragments-taboo }
cards-move-foreign-3 =
    .title =
        { $edition ->
            [2023] Emboscada
           *[other] Jinetes ajenos
        }
    .text =
        Mueve hasta 3 caballeros de tus rivales, de un color o de varios. Cada uno va de cualquier región a otra o al Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve hasta 3 ajenos
    .help = Tus caballeros no se mueven. Ejemplo: rompe un empate en { places-vieja } mandando a un rival a { places-galicia }. { fragments-taboo }
cards-move-own-2-foreign-2 =
    .title =
        { $edition ->
            [2023] Intriga
           *[other] Dos y dos
        }
    .text =
        Mueve hasta 2 caballeros tuyos y hasta 2 de tus rivales. Cada uno va de cualquier región a otra o al Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve hasta 2 propios y 2 ajenos
    .help = Los movimientos propios sin usar no se convierten en ajenos. Ejemplo: dos tuyos a { places-sevilla } y un rival fuera de allí. { fragments-taboo }
cards-move-5-from-one =
    .title =
        { $edition ->
            [2023] Conspiración
           *[other] Cinco se van
        }
    .text =
        Elige una región. Mueve de ella hasta 5 caballeros de cualquier color, cada uno a otra región o al Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve hasta 5 de cualquier color de una región
    .help = Todos salen de la misma región, pero pueden dispersarse. Ejemplo: vacía { places-cataluna } de rivales justo antes de que se puntúe. { fragments-taboo }
cards-move-all-own-from-one =
    .title = Levantar el campo
    .text =
        Elige una región. Mueve de ella cuantos caballeros tuyos quieras, cada uno a otra región o al Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve cuantos quieras tuyos de una región
    .help = Puedes dejar algunos. Ejemplo: cuatro tuyos salen de { places-granada }, tres hacia { places-valencia } y uno al Castillo. { fragments-taboo }
cards-place-2 =
    .title = Vanguardia
    .text = Coloca hasta 2 caballeros más de tu corte en cualquier región o en el Castillo. No hace falta que estén junto al Rey.
    .short = Coloca hasta 2 más en cualquier sitio
    .help = Se suman a la colocación normal de la carta. Ejemplo: el Rey está en { places-galicia }, pero colocas dos en { places-sevilla }. { fragments-taboo }
cards-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Milicia
           *[other] Vanguardia
        }
    .text = Coloca hasta 2 caballeros más de tu corte en cualquier región. No hace falta que estén junto al Rey, pero el Castillo les está cerrado.
    .short = Coloca hasta 2 más en regiones, no en el Castillo
    .help = Se suman a la colocación normal de la carta. Ejemplo: el Rey está en { places-galicia }, pero colocas dos en { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2 =
    .title =
        { $edition ->
            [2023] Delegación
           *[other] Campo o vanguardia
        }
    .text =
        O eliges una región y mueves de ella cuantos caballeros tuyos quieras a otras regiones o al Castillo, o colocas hasta 2 más de tu corte en cualquier región o en el Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve los tuyos de una región, o coloca 2 más
    .help = Solo una de las dos. Con la corte vacía solo tiene sentido mover. Ejemplo: dos tuyos van de { places-aragon } a { places-valencia }; o, en su lugar, dos de tu corte van a { places-sevilla }. { fragments-taboo }
cards-move-all-own-or-place-2-into-regions =
    .title =
        { $edition ->
            [2023] Delegación
           *[other] Campo o vanguardia
        }
    .text =
        O eliges una región y mueves de ella cuantos caballeros tuyos quieras a otras regiones o al Castillo, o colocas hasta 2 más de tu corte en cualquier región, no en el Castillo.
        { $move-limits ->
            [yes] { fragments-limits }
           *[no] { "" }
        }
        { $church ->
            [yes] { fragments-black }
           *[no] { "" }
        }
    .short = Mueve los tuyos de una región, o coloca 2 más en regiones
    .help = Solo una de las dos. Con la corte vacía solo tiene sentido mover. Ejemplo: dos tuyos van de { places-aragon } a { places-valencia }; o, en su lugar, dos de tu corte van a { places-sevilla }. { fragments-taboo }
cards-veto =
    .title = Veto
    .text =
        Deja esta carta descubierta ante ti hasta el final de la próxima ronda. Una vez en ese tiempo puedes impedir una acción especial de otro jugador.
        { $veto_at_announcement ->
            [yes] Lo dices cuando se anuncia la acción, y no sucede nada de ella.
           *[no] Puedes decirlo en cualquier paso: ese paso no se hace y el resto se pierde, pero lo ya hecho se queda.
        }
    .short = Impide una acción especial, esta ronda o la próxima
    .help = Un veto nunca impide la colocación normal de una carta de acción, pero sí los caballeros extra que coloca una acción especial. Un veto no se puede vetar; tomar esta carta, sí. Ejemplo: un rival va a puntuar { places-nueva }, donde aún no tienes nada; usas el veto y no se puntúa.
cards-court-all =
    .title =
        { $edition ->
            [2023] Destitución
           *[other] Corte vacía
        }
    .text = Todos los rivales vacían su corte: sus caballeros vuelven a la provincia.
    .short = Los rivales vacían su corte
    .help = Tu corte está a salvo. Duele más al principio de la ronda: quienes juegan después solo pueden colocar lo que da su carta de poder. Ejemplo: una corte de seis se vacía; su dueño toma 3 con un 6 y solo tiene esos.
cards-court-3 =
    .title =
        { $edition ->
            [2023] Permiso
           *[other] Corte mermada
        }
    .text = Cada rival devuelve 3 caballeros de su corte a la provincia, o todos si tiene menos.
    .short = Los rivales devuelven 3 de su corte
    .help = Tu corte está a salvo. Ejemplo: una corte de cinco se queda en dos, y una de dos, vacía.
cards-one-of-each =
    .title =
        { $edition ->
            [2023] Citación
           *[other] Uno de cada uno
        }
    .text =
        { $must_return_each ->
            [yes] Devuelve a la provincia 1 caballero de cada rival, de las regiones que elijas. Todo rival con uno a tu alcance pierde uno.
           *[no] Devuelve a la provincia hasta 1 caballero de cada rival, de las regiones que elijas. Puedes perdonar a un rival.
        }
    .short = Devuelve 1 de cada rival de las regiones
    .help = Puede ser una región distinta para cada uno. Los del Castillo y los de la región del Rey quedan fuera de alcance. Ejemplo: un rival pierde uno en { places-aragon }, y otro, uno en { places-sevilla }.
cards-return-3 =
    .title =
        { $edition ->
            [2023] Retirada
           *[other] Tres a casa
        }
    .text = Por turno, empezando por tu izquierda, cada rival devuelve a la provincia 3 caballeros suyos, elegidos libremente de su corte y de las regiones.
    .short = Cada rival devuelve 3 a su elección
    .help = Una corte llena amortigua el golpe: casi todos los sacarán de ella. Un rival con menos de tres a mano los devuelve todos. Ejemplo: un rival con dos en la corte devuelve esos y uno de { places-galicia }.
cards-disc-return-all =
    .title =
        { $edition ->
            [2023] Guerra civil
           *[other] Región perdida
        }
    .text = Cada rival elige en secreto con el disco una región donde tenga caballeros. Se muestran los discos, y cada uno devuelve todo lo de esa región a la provincia.
    .short = Cada rival pierde una región elegida en secreto
    .help = La mayoría renunciará a una región donde tenga uno solo. Un rival sin ninguno a mano no pierde nada. La región del Rey no se puede elegir. Ejemplo: con uno en { places-galicia } y cuatro en { places-nueva }, { places-galicia } sale más barata.
cards-disc-return-2 =
    .title =
        { $edition ->
            [2023] Deserción
           *[other] Pérdida secreta
        }
    .text =
        Cada rival elige en secreto con el disco una región donde tenga al menos 2 caballeros. Se muestran los discos, y cada uno devuelve 2 de allí a la provincia.
        { $return_two_or_one ->
            [yes] Un rival sin una región así elige una con un solo caballero y devuelve ese.
           *[no] Un rival sin una región así no devuelve nada.
        }
    .short = Cada rival devuelve 2 de una región secreta
    .help = Ejemplo: con tres en { places-aragon } y dos en { places-sevilla } hay que elegir una de las dos. La región del Rey no se puede elegir.
cards-score-chosen =
    .title =
        { $edition ->
            [2023] Feria
           *[other] Puntúa una región
        }
    .text =
        Elige una región y puntúala al instante. Se puede elegir la región del Rey.
        { $choose_castillo ->
            [yes] También el Castillo.
           *[no] El Castillo no.
        }
    .short = Puntúa una región a tu elección
    .help = Cuentan todos los puestos que dan puntos, y también los bonos. Colocar antes suele marcar la diferencia entre el primero y el segundo. Ejemplo: lideras { places-nueva } a solas y la puntúas: 7 puntos para ti.
cards-score-fours =
    .title =
        { $edition ->
            [2023] Avanzadas
           *[other] Puntúan los cuatros
        }
    .text = Puntúa todas las regiones cuyo primer puesto valga 4 en este momento.
    .short = Puntúa todas las regiones de 4 puntos
    .help =
        { $france ->
            [yes] Sin tableros: { places-galicia }, { places-cataluna }, { places-sevilla } y { places-france }.
           *[no] Sin tableros: { places-galicia }, { places-cataluna } y { places-sevilla }.
        }
        El tablero de 4 añade su región, el de 8 quita una. Todas o ninguna. Ejemplo: quien lidera { places-sevilla } a solas recibe 4 puntos.
cards-score-fives =
    .title =
        { $edition ->
            [2023] Fiesta
           *[other] Puntúan los cincos
        }
    .text = Puntúa todas las regiones cuyo primer puesto valga 5 en este momento. El Castillo no es una región.
    .short = Puntúa todas las regiones de 5 puntos
    .help = Sin tableros: { places-vasco }, { places-aragon } y { places-valencia }. Una región con un tablero no entra. Todas o ninguna. Ejemplo: quien lidera { places-aragon } a solas recibe 5 puntos, y 2 más en casa.
cards-score-sixes-sevens =
    .title =
        { $edition ->
            [2023] Torneo
           *[other] Puntúan seises y sietes
        }
    .text = Puntúa todas las regiones cuyo primer puesto valga 6 o 7 en este momento.
    .short = Puntúa todas las regiones de 6 y 7 puntos
    .help =
        { $granada ->
            [yes] Sin tableros: { places-vieja }, { places-nueva } y, una vez conquistada, { places-granada }.
           *[no] Sin tableros: { places-vieja }, { places-granada } y { places-nueva }.
        }
        Una región con un tablero no entra. Todas o ninguna. Ejemplo: quien lidera { places-nueva } a solas recibe 7 puntos.
cards-score-castillo =
    .title =
        { $edition ->
            [2023] Revelación
           *[other] Puntúa el Castillo
        }
    .text = Abre el Castillo y puntúalo. Todo lo de dentro se queda dentro.
    .short = Puntúa el Castillo; todos se quedan dentro
    .help = Por un momento todos ven lo que hay dentro. Puedes echar algunos antes. Ejemplo: tienes tres dentro y un rival dos: 5 puntos para ti.
cards-score-first-places =
    .title =
        { $edition ->
            [2023] Gloria
           *[other] Solo los primeros puestos
        }
    .text = Puntúa todas las regiones, pero solo dan puntos los primeros puestos. Un primer puesto compartido no da nada.
    .short = Puntúa los primeros puestos de todas las regiones
    .help =
        Los líderes en solitario reciben también sus bonos. Ejemplo: cinco contra cuatro en { places-nueva } da 7; cinco contra cinco, nada.
        { $first_places_in_order ->
            [yes]
                { $vetoes ->
                    [yes] El orden es el de una puntuación general.
                   *[no] { "" }
                }
           *[no] { "" }
        }
cards-score-most =
    .title =
        { $edition ->
            [2023] Gentío
           *[other] La región más llena
        }
    .text = Puntúa la región con más caballeros, sumando todos los colores. Si varias empatan, puntúa cada una.
    .short = Puntúa la región o regiones más llenas
    .help = El Castillo no cuenta. Colocar antes puede hacer que otra región sea la más llena. Ejemplo: hay nueve en { places-nueva } y menos en las demás, así que se puntúa { places-nueva }.
cards-score-fewest =
    .title =
        { $edition ->
            [2023] Lugar remoto
           *[other] La región más tranquila
        }
    .text = Puntúa la región con menos caballeros, sumando todos los colores, pero al menos uno. Si varias empatan, puntúa cada una.
    .short = Puntúa la región o regiones más tranquilas
    .help = Las regiones vacías y el Castillo no cuentan. Ejemplo: un caballero tuyo solo en { places-cataluna } puede valer 4 puntos.
cards-score-named-once =
    .title =
        { $edition ->
            [2023] Rivalidades
           *[other] Puntuación secreta
        }
    .text = Todos, también tú, nombran en secreto una región con el disco. Se muestran los discos, y se puntúan las regiones que ha nombrado exactamente uno.
    .short = Puntúa las regiones nombradas una vez, en secreto
    .help = Una región modesta que nadie más quiere suele ser mejor elección. Ejemplo: dos nombran { places-nueva } y uno { places-galicia }: solo se puntúa { places-galicia }.
cards-tile =
    .title =
        { $edition ->
            [2023] Decreto
           *[other] Nuevos valores
        }
    .text = Pon uno de los dos tableros de puntuación en una región o en el Castillo, o muévelo allí desde donde esté. Sustituye a los valores impresos, y ningún lugar tiene dos.
    .short = Pon o mueve un tablero de puntuación
    .help = Los tableros valen 8/4/0 y 4/0/0. No pueden entrar en la región del Rey ni salir de ella, y una vez en el mapa allí se quedan. Ejemplo: lideras { places-cataluna } y pones allí el 8/4/0: su primer puesto vale ahora 8.
cards-recover =
    .title =
        { $edition ->
            [2023] Plenos poderes
           *[other] Poder recuperado
        }
    .text =
        Recupera a tu mano, sin enseñarla, una de tus cartas de poder usadas. Puede ser también la de esta ronda.
        { $power-shift ->
            [yes] O recupera en su lugar un modificador usado.
           *[no] { "" }
        }
    .short = Recupera una carta de poder usada
    .help = Aunque recuperes la carta de esta ronda, sigue contando para el marcador inicial. Ejemplo: el 13 de una ronda anterior vuelve a tu mano.
cards-eviction =
    .title =
        { $edition ->
            [2023] Golpe de Estado
           *[other] Todos fuera
        }
    .text = Elige una región que no sea la del Rey. Cada rival con caballeros allí elige en secreto otra región con el disco y los mueve todos a ella; quien nombra la región del Rey se los lleva a la corte.
    .short = Los rivales deben dejar una región
    .help = Los tuyos se quedan solos allí. Los demás pueden huir todos a una región que lideras: mira antes alrededor. Ejemplo: dos rivales comparten { places-valencia } contigo; se van, y tú quedas primero en solitario.
cards-court-2 =
    .title =
        { $edition ->
            [2023] Reclutamiento
           *[other] Refuerzos
        }
    .text =
        { $must_take ->
            [yes] Tu corte gana 2 caballeros de la provincia, o los que tenga.
           *[no] Tu corte gana hasta 2 caballeros de la provincia.
        }
    .short =
        { $must_take ->
            [yes] Lleva 2 más a la corte
           *[no] Lleva hasta 2 más a la corte
        }
    .help = Si en la provincia no hay bastantes tuyos, puedes tomar los que falten de las regiones. Si los tomas antes, puedes colocarlos con esta misma carta. Ejemplo: tu corte está vacía; tomas 2 y los colocas en el mismo turno.
cards-grande =
    .title =
        { $edition ->
            [2023] Hogar adoptivo
           *[other] Nuevo hogar
        }
    .text = Mueve tu Grande a otra región, que pasa a ser tu región de origen. No puede entrar en la región del Rey ni salir de ella.
    .short = Mueve tu Grande
    .help = Varios Grandes pueden compartir una región. Una región de origen que lideras a solas da 2 más cada vez que se puntúa. Ejemplo: tu Grande va a { places-nueva }, donde lideras a solas: 9 puntos en vez de 7.
cards-king-neighbour =
    .title = Paseo corto
    .text = Mueve al Rey a una región vecina de la suya.
    .short = El Rey a una región vecina
    .help = Coloca antes de que se vaya o cuando haya llegado, como prefieras. La región a la que llega queda bloqueada y la que deja, libre. Ejemplo: va de { places-aragon } a { places-valencia }, y nadie puede adelantarte allí.
cards-king-anywhere =
    .title =
        { $edition ->
            [2023] Vuestra Majestad
           *[other] Carta del Rey
        }
    .text = Mueve al Rey a cualquier otra región.
    .short = El Rey a cualquier región
    .help = Esta carta está cada ronda. Coloca antes de que se vaya o cuando haya llegado. Un Rey en una región que lideras la protege. Ejemplo: va a { places-nueva }, donde lideras a solas: nadie puede adelantarte y te da 2 más.
cards-exile =
    .title = Exilio
    .text = Mueve al Rey al extranjero, a Francia o Portugal. Mientras está allí ninguna región es tabú y nadie recibe el bono del Rey.
    .short = El Rey a Francia o Portugal
    .help = Los caballeros se colocan junto al país donde está. Solo esta carta lo manda al extranjero; otras lo traen de vuelta. Ejemplo: si está en { places-france }, se coloca en { places-vasco.sentence }, { places-aragon } y { places-cataluna }.
cards-entourage =
    .title = Séquito
    .text = Mueve al Rey a cualquier región. Luego 2 caballeros a tu elección lo siguen de su antigua región a la nueva, o los que haya.
    .short = El Rey a cualquier región, lo siguen 2 caballeros
    .help = Una excepción al tabú. Ejemplo: va de { places-aragon } a { places-valencia }, y dos tuyos cabalgan con él.
cards-competition =
    .title = Competencia
    .text = Mueve al Rey a cualquier región. Todos los Grandes de esa región van al Castillo.
    .short = El Rey a una región, sus Grandes al Castillo
    .help = Un Grande dentro puede dar el bono de origen cuando se puntúa el Castillo. En la próxima puntuación general va a la región del disco de su dueño. Ejemplo: el Rey va a { places-nueva }; los dos Grandes de allí van al Castillo, y { places-nueva } no es la región de origen de nadie.
cards-chalet =
    .title = Casa de campo
    .text = Mueve al Rey a la región con menos caballeros, pero al menos uno. Si varias empatan, eliges tú.
    .short = El Rey a la región más tranquila
    .help = Se suman todos los colores. Para dejarlo donde está, renuncia a la acción especial. Ejemplo: hay un caballero en { places-cataluna } y al menos dos en las demás regiones no vacías, así que va a { places-cataluna }.
cards-rebellion =
    .title = Rebelión
    .text = El Rey se pone junto al Castillo, que es ahora su región. Nada entra ni sale de él, y todas las regiones son sus vecinas.
    .short = El Rey junto al Castillo
    .help = Quien lidera el Castillo a solas recibe el bono del Rey cuando se puntúa. Ni siquiera una puntuación general lo vacía mientras está allí. Ejemplo: tienes cuatro dentro y quieres añadir dos: colócalos antes de que llegue.
cards-infiltration =
    .title = Infiltración
    .text = El Rey se queda. En este turno puedes colocar también en su región, no solo al lado.
    .short = Coloca también en la región del Rey este turno
    .help = Una excepción al tabú. Úsala antes de colocar o se pierde. Puedes repartir tus caballeros igualmente. Ejemplo: está en { places-nueva }; colocas allí dos y uno en { places-valencia }.
cards-stand-in =
    .title = Suplente
    .text = El Rey y un Grande a tu elección se cambian el sitio. Los dos deben estar en regiones.
    .short = El Rey y un Grande se cambian el sitio
    .help = Una excepción al tabú: el Grande entra en la antigua región del Rey. No vale mientras el Rey está en el extranjero o junto al Castillo. Ejemplo: está en { places-aragon } y tu Grande en { places-sevilla }: ahora él está en { places-sevilla } y { places-aragon } es tu región de origen.
cards-regency-anywhere =
    .title = Viaje real
    .text = Mueve al Rey a cualquier otra región.
    .short = El Rey a cualquier región
    .help = Como la antigua carta del Rey, pero esta desaparece tras su ronda. Ejemplo: va a { places-nueva }, donde lideras a solas: nadie puede adelantarte y te da 2 más.
cards-regency-neighbour =
    .title = Visita real
    .text = Mueve al Rey a una región vecina de donde esté.
    .short = El Rey a una región vecina
    .help = Del extranjero vuelve cruzando la frontera. Junto al Castillo, toda región es su vecina. Ejemplo: va de { places-aragon } a { places-valencia }, y nadie puede adelantarte allí.
cards-church =
    .title = La Iglesia
    .text =
        { $move-limits ->
            [yes] Toma el marcador de la Iglesia. Luego mueve hasta 2 caballeros negros, cada uno a una región vecina, pero no al Castillo.
           *[no] Toma el marcador de la Iglesia. Luego mueve hasta 2 caballeros negros de cualquier región a cualquier otra, pero no al Castillo.
        }
    .short = Marcador de la Iglesia, mueve hasta 2 negros
    .help = Mientras tienes el marcador, los caballeros negros cuentan como tuyos, y cada turno puedes tomar o colocar un caballero más. Ejemplo: dos tuyos y dos negros en { places-aragon } cuentan como cuatro para ti. { fragments-taboo }

## Modificadores

modifier = ±{ $number }
    .add = +{ $number }
    .subtract = −{ $number }
    .text = Suma { $number } a tu carta de poder o le resta { $number }.
abilities-none = Sin habilidad
    .text = Solo cambia el valor.
    .short = –
abilities-court = Reclutar
    .text = Antes de elegir una carta de acción, tu corte puede ganar 1 caballero más de la provincia.
    .short = 1 más en la corte
abilities-move = Cabalgar
    .text = Antes de elegir una carta de acción, puedes mover 1 caballero tuyo a otra región o al Castillo.
    .short = Mueve 1 propio
abilities-grande = Mudanza
    .text = Antes de elegir una carta de acción, puedes mover 1 Grande, de cualquier jugador, a otra región.
    .short = Mueve 1 Grande

## Preguntas: lo que se me pide, lo que ven los demás, lo que sigue

questions-power =
    .ask =
        Juega una carta de poder.
        { $power-shift ->
            [yes] Puedes añadir uno de tus modificadores.
           *[no] { "" }
        }
        { $barred ->
            [none] { "" }
           *[other] Ya jugadas: { $barred }.
        }
    .wait = { $player } elige una carta de poder.
    .next = Las cartas altas actúan antes. Las bajas traen más caballeros, y la más baja empieza la próxima ronda.
questions-modifier =
    .ask = Juega un modificador con tu carta de poder, o deja la carta como está.
    .wait = { $player } piensa en un modificador.
    .next = El total decide el orden de los turnos. Los caballeros que tomas son los de la carta de poder.
questions-pass-modifier =
    .ask =
        { $to ->
            [none] Elige uno de tus modificadores para el jugador de tu izquierda.
           *[other] Elige uno de tus modificadores para { $to }.
        }
    .wait = { $player } elige un modificador para pasarlo.
    .next = Todos pasan a la vez. Te quedas con el que recibes.
questions-take =
    .ask =
        { $left ->
            [one] Tu corte puede ganar hasta { $left } caballero de la provincia. ¿Cuántos?
           *[other] Tu corte puede ganar hasta { $left } caballeros de la provincia. ¿Cuántos?
        }
        { $must_take ->
            [yes] Lo que trae una carta de poder o de acción hay que tomarlo.
           *[no] { "" }
        }
    .wait = { $player } lleva caballeros a la corte.
    .next = Solo se pueden colocar los caballeros de tu corte.
questions-recall =
    .ask = La provincia no tiene más tuyos. Toma hasta { $left } de las regiones, o para.
    .wait = { $player } puede recoger caballeros de las regiones.
    .next = Van a tu corte y se pueden volver a colocar.
questions-card =
    .ask = Elige una carta de acción.
    .wait = { $player } elige una carta de acción.
    .next = Colocarás caballeros y podrás usar la acción especial, en el orden que quieras.
questions-part =
    .ask =
        { $left ->
            [0] ¿Usas la acción especial de «{ $card }»?
           *[other] «{ $card }»: ¿qué haces primero?
        }
    .wait = { $player } decide cómo usar «{ $card }».
    .next =
        { $left ->
            [0] Es todo lo que queda de tu turno.
           *[other] Se termina una parte antes de empezar la otra. La acción especial se puede omitir.
        }
questions-place =
    .ask =
        { $new-regency ->
            [yes] Coloca un caballero en uno de los sitios abiertos ahora, o para. Quedan: { $left }.
           *[no] Coloca un caballero junto al Rey o en el Castillo, o para. Quedan: { $left }.
        }
        { $king ->
            [none] { "" }
           *[other] El Rey: { $king }.
        }
    .wait = { $player } coloca caballeros; quedan: { $left }.
    .next = Lo que no coloques se queda en tu corte.
questions-place-anywhere =
    .ask =
        Coloca un caballero en cualquier región menos la del Rey, o para. Quedan: { $left }.
        { $card_key ->
            [place-2] También el Castillo está abierto.
            [move-all-own-or-place-2] También el Castillo está abierto.
           *[other] { "" }
        }
    .wait = { $player } coloca caballeros donde quiere; quedan: { $left }.
    .next = Lo que no coloques se queda en tu corte.
questions-move =
    .ask =
        { $whose ->
            [black] Mueve un caballero negro, o para. Quedan: { $left }.
            [any] Mueve un caballero de cualquier color, o para. Quedan: { $left }.
            [both] Mueve un caballero, o para. Quedan: { $left } (tuyos: { $own }, ajenos: { $foreign }).
            [own] Mueve un caballero tuyo, o para. Quedan: { $own }.
            [foreign] Mueve un caballero de otro jugador, o para. Quedan: { $foreign }.
           *[all] Mueve cuantos caballeros tuyos quieras, uno a uno, y luego para.
        }
    .wait =
        { $whose ->
            [both] { $player } mueve caballeros; propios: { $own }, ajenos: { $foreign }.
            [all] { $player } mueve caballeros.
           *[other] { $player } mueve caballeros; quedan: { $left }.
        }
    .next = Coge uno y di adónde va. No tienes que usar todos los movimientos.
questions-either =
    .ask = «{ $card }»: ¿cuál de las dos eliges?
    .wait = { $player } elige una mitad de «{ $card }».
    .next = La otra mitad se pierde.
questions-return-each =
    .ask = Elige un caballero de cada rival para devolverlo.
    .wait = { $player } elige caballeros para devolver.
    .next = Va a la provincia de su dueño.
questions-return-choice =
    .ask = Caballeros tuyos que debes devolver, de tu corte o de las regiones: { $left }.
    .wait = { $player } devuelve caballeros; faltan: { $left }.
    .next = Van a la provincia. Luego elige el siguiente rival.
questions-disc-return =
    .ask =
        { $card_key ->
            [disc-return-2]
                { $return_two_or_one ->
                    [yes] Ajusta tu disco en secreto: ¿de qué región vuelven 2 tuyos, o 1 si solo hay uno?
                   *[no] Ajusta tu disco en secreto: ¿de qué región vuelven 2 tuyos?
                }
           *[other] Ajusta tu disco en secreto: ¿de qué región vuelven todos los tuyos?
        }
    .wait = { $player } ajusta el disco en secreto.
    .next = Cuando todos lo hayan hecho se muestran a la vez, y los caballeros vuelven a la provincia.
questions-disc-flee =
    .ask = Ajusta tu disco en secreto: ¿adónde van tus caballeros { OF($region) }?
    .wait = { $player } elige en secreto adónde huir.
    .next = Los discos se muestran a la vez. La región del Rey significa: a la corte.
questions-disc-score =
    .ask = Ajusta tu disco en secreto a una región que quieras puntuar.
    .wait = { $player } nombra una región en secreto.
    .next = Los discos se muestran a la vez. Las regiones que nombran varios no se puntúan.
questions-disc-castillo =
    .ask =
        Ajusta tu disco en secreto: ¿a qué región vas cuando se vacíe el Castillo?
        { $disc_may_name_king ->
            [yes] La región del Rey significa: de vuelta a la corte.
           *[no] { "" }
        }
    .wait = { $player } ajusta el disco en secreto.
    .next = Primero se puntúa el Castillo. Luego se muestran los discos, y los caballeros de cada jugador van a una región.
questions-score =
    .ask =
        Elige una región para puntuarla.
        { $choose_castillo ->
            [yes] También se puede elegir el Castillo.
           *[no] { "" }
        }
    .wait = { $player } elige una región para puntuarla.
    .next = Se puntúa al instante, para todos.
questions-score-order =
    .ask = ¿Qué región se puntúa ahora?
    .wait = { $player } elige la siguiente región que se puntúa.
    .next = El orden importa: un veto aún puede impedir el resto.
questions-evict =
    .ask = Elige la región que tus rivales deben dejar.
    .wait = { $player } elige una región para vaciarla.
    .next = Ajustan sus discos en secreto para decir adónde van. Los tuyos se quedan.
questions-king =
    .ask = ¿Adónde va el Rey?
    .wait = { $player } mueve al Rey.
    .next = Nada entra ni sale de su nueva región, y se coloca en las vecinas.
questions-grande =
    .ask = ¿Qué Grande se mueve y a qué región?
    .wait = { $player } mueve un Grande.
    .next = Su región da 2 más a su dueño si la lidera a solas.
questions-swap =
    .ask = ¿Qué Grande se cambia con el Rey?
    .wait = { $player } elige un Grande.
    .next = La región del Grande pasa a ser la del Rey.
questions-tile =
    .ask = ¿Qué tablero de puntuación va adónde?
    .wait = { $player } pone un tablero de puntuación.
    .next = Desde entonces sustituye a los valores impresos.
questions-recover =
    .ask = ¿Qué carta usada recuperas?
    .wait = { $player } recupera una carta usada.
    .next = Va a tu mano sin que nadie la vea y se puede volver a jugar.
questions-entourage =
    .ask = ¿Quién sigue al Rey? Faltan: { $left }.
    .wait = { $player } elige quién sigue al Rey.
    .next = Entran con él en la nueva región del Rey.
questions-veto =
    .ask = { $actor } quiere { $step }. ¿Usas tu veto?
    .wait = { $actor } quiere { $step }. { $player } puede impedirlo con un veto.
    .next =
        { $veto_at_announcement ->
            [yes] Con un veto no sucede nada de la acción especial.
           *[no] Con un veto este paso no se hace y la acción especial termina. Lo ya hecho se queda.
        }
questions-chance =
    .ask = Se está sacando algo al azar.
    .wait = Se está sacando algo al azar.
    .next = No hay nada que hacer.
questions-over =
    .ask = La partida ha terminado.
    .wait = La partida ha terminado.
    .next = Gana quien tiene más puntos. Con los mismos puntos se comparte el puesto.

## Respuestas

answers-stop = Parar
answers-skip = Omitir
answers-place-first = Colocar caballeros
answers-special-first = Acción especial
answers-without-special = Terminar sin la acción especial
answers-either-first = Mover caballeros propios
answers-either-second = Colocar caballeros
answers-from-court = De tu corte
answers-no-modifier = Sin modificador
answers-allow = Dejar pasar este paso
answers-allow-rest = Dejar pasar toda la acción
answers-veto = Veto

## Sucesos

events-moved = Un caballero { OF($owner) } va { FROM($source) } { TO($target) }.
events-placed = { $player } coloca un caballero en { $target }.
events-returned =
    { $number ->
        [one] { $number } caballero { OF($owner) } vuelve { FROM($source) } a la provincia.
       *[other] { $number } caballeros { OF($owner) } vuelven { FROM($source) } a la provincia.
    }
events-took =
    { $number ->
        [one] { $player } lleva { $number } caballero de la provincia a la corte.
       *[other] { $player } lleva { $number } caballeros de la provincia a la corte.
    }
events-recalled = { $player } lleva un caballero { FROM($source) } a la corte.
events-scored =
    Puntuación: { $place }.
    { $first_only ->
        [yes] Solo cuenta el primer puesto.
       *[no] { "" }
    }
    { $times ->
        [2] Los puntos valen el doble.
       *[other] { "" }
    }
events-king-moved = El Rey va { FROM($source) } { TO($target) }.
events-grande-moved = El Grande { OF($player) } va { FROM($source) } { TO($target) }.
events-tile-laid =
    { $source ->
        [none] El tablero { $tile } se pone en { $target }.
       *[other] El tablero { $tile } pasa { FROM($source) } { TO($target) }.
    }
events-recovered =
    { $modifier ->
        [yes] { $player } recupera un modificador usado.
       *[no] { $player } recupera una carta de poder usada.
    }
    { $card ->
        [none] { "" }
       *[other] Es esta: { $card }.
    }
events-evicting = Todos los rivales deben dejar { $region }.
events-revealed = Se muestran los discos.
events-gained-veto = { $player } tiene ahora un veto.
events-fled =
    { $number ->
        [one] { $number } caballero { OF($owner) } huye { FROM($source) } { TO($target) }.
       *[other] { $number } caballeros { OF($owner) } huyen { FROM($source) } { TO($target) }.
    }
events-grandes-inside = Los Grandes de la región del Rey van al Castillo.
events-infiltrated = { $player } puede colocar también en la región del Rey este turno.
events-swapped = El Rey y el Grande { OF($player) } se cambian el sitio.
events-church-taken = { $player } toma el marcador de la Iglesia.
events-special-announced = { $player } anuncia una acción especial.
events-round-began = Empieza la ronda { $round }.
events-card-shown = El mazo { $pile } muestra «{ $card }» ({ $number }).
events-king-placed = El Rey empieza en { $region }.
events-home-drawn = { $region } es la región de origen { OF($player) }.
events-church-drawn = Dos caballeros negros empiezan en { $region }.
events-first-drawn = Empieza { $player }.
events-modifier-dealt =
    { $player } recibe un modificador.
    { $modifier ->
        [none] { "" }
       *[other] Es { $modifier }.
    }
events-modifier-passed =
    { $player } pasa un modificador { TO($to) }.
    { $modifier ->
        [none] { "" }
       *[other] Es { $modifier }.
    }
events-bid =
    { $modifier ->
        [none] { $player } juega el { $value }.
       *[other] { $player } juega el { $value } con el modificador { $modifier }: { $sum }.
    }
events-dummy-bid = El dummy juega el { $value }.
events-dummy-placed =
    { $number ->
        [0] El dummy saca { $region }, donde no puede colocar.
       *[other]
            { $number ->
                [one] El dummy coloca { $number } caballero en { $region }.
               *[other] El dummy coloca { $number } caballeros en { $region }.
            }
    }
events-dummy-left =
    { $number ->
        [one] { $number } caballero del dummy sale del Castillo y queda junto al tablero.
       *[other] { $number } caballeros del dummy salen del Castillo y quedan junto al tablero.
    }
events-dummy-took = El dummy toma «{ $card }» y la descarta.
events-turn-began = Es el turno { OF($player) }.
events-turn-ended = { $player } ha terminado.
events-card-taken = { $player } elige «{ $card }».
events-special-began = { $player } empieza la acción especial de «{ $card }».
events-special-ended = La acción especial ha terminado.
events-vetoed =
    { $card ->
        [none] { $player } usa un veto.
       *[other]
            { $veto_at_announcement ->
                [yes] { $player } veta la acción especial «{ $card }» { OF($actor) }: no sucede nada de ella.
               *[no] { $player } veta la acción especial «{ $card }» { OF($actor) }: termina aquí.
            }
    }
events-disc-set =
    { $player } ha ajustado el disco.
    { $region ->
        [none] { "" }
       *[other] Señala { $region }.
    }
events-disc-shown = El disco { OF($player) } muestra { $region }.
events-general-scoring = Puntuación general tras la ronda { $round }.
events-ranked =
    { $points ->
        [one] { $place }: { $owner } queda { $rank } con { $number } y recibe { $points } punto.
       *[other] { $place }: { $owner } queda { $rank } con { $number } y recibe { $points } puntos.
    }
    { $kings_bonus ->
        [0] { "" }
       *[other] Bono del Rey: { $kings_bonus }.
    }
    { $home_bonus ->
        [0] { "" }
       *[other] Bono de origen: { $home_bonus }.
    }
events-france-bonus =
    { $points ->
        [one] { $owner } recibe { $points } punto extra por un espacio en Francia.
       *[other] { $owner } recibe { $points } puntos extra por un espacio en Francia.
    }
events-conquered = Granada queda conquistada.
events-left-castillo =
    { $number ->
        [0]
            { $grande ->
                [yes] { "" }
               *[no] Ningún caballero { OF($player) } sale del Castillo.
            }
        [one] { $number } caballero { OF($player) } sale del Castillo y va { TO($target) }.
       *[other] { $number } caballeros { OF($player) } salen del Castillo y van { TO($target) }.
    }
    { $grande ->
        [yes] El Grande { OF($player) } sale del Castillo y va { TO($target) }.
       *[no] { "" }
    }
events-start-marker = { $player } recibe el marcador inicial.
events-veto-expired = El veto { OF($player) } ha caducado.
events-game-over = La partida ha terminado.

## Pasos de una acción especial que un veto puede impedir

steps-special-announced = usar la acción especial de «{ $card }»
steps-moved = mover un caballero { OF($owner) } { FROM($source) } { TO($target) }
steps-placed = colocar un caballero en { $target }
steps-returned =
    { $number ->
        [one] devolver { $number } caballero { OF($owner) } { FROM($source) }
       *[other] devolver { $number } caballeros { OF($owner) } { FROM($source) }
    }
steps-took =
    { $number ->
        [one] llevar { $number } caballero a la corte
       *[other] llevar { $number } caballeros a la corte
    }
steps-recalled = llevar un caballero { FROM($source) } a la corte
steps-scored = puntuar { $place }
steps-king-moved = mover al Rey { TO($target) }
steps-grande-moved = mover el Grande { OF($player) } { TO($target) }
steps-tile-laid = poner el tablero { $tile } en { $target }
steps-recovered = recuperar una carta usada
steps-evicting = vaciar { $region } de rivales
steps-revealed = hacer mostrar los discos
steps-gained-veto = tomar un veto
steps-fled = hacer huir a los caballeros { OF($owner) } { FROM($source) } { TO($target) }
steps-grandes-inside = meter en el Castillo los Grandes de la región del Rey
steps-infiltrated = colocar también en la región del Rey
steps-swapped = cambiar de sitio al Rey y al Grande { OF($player) }
steps-church-taken = tomar el marcador de la Iglesia

## El terminal

terminal-welcome = Responde con un número. ? ayuda, q sale.
terminal-prompt = >
terminal-pause = Intro para seguir
terminal-you = tú
terminal-now = ahora
terminal-taboo = tabú: nada entra ni sale
terminal-map = Las regiones que se tocan son vecinas. «Ahora»: los puntos que daría una puntuación.
terminal-player = Jugador
terminal-points = Puntos
terminal-court = Corte
terminal-province = Provincia
terminal-power = Poder
terminal-hand = Mano
terminal-place = Lugar
terminal-total = Total
terminal-start = empieza
terminal-veto = veto hasta la ronda { $round }
terminal-answered = ha respondido
terminal-secretly = elige
terminal-first-only = (solo el primero)
terminal-scoring = En una puntuación: el puesto, luego los puntos y bonos, y entre paréntesis los caballeros.
terminal-placed = { $player } coloca caballeros: { $places }.
terminal-reading = Intro: seguir, b: tablero, q: parar
terminal-thinking = { $player } está pensando.
terminal-where-tile = ¿Adónde va el tablero? Intro solo vuelve atrás.
terminal-where-grande = ¿Adónde va el Grande? Intro solo vuelve atrás.
terminal-where-piece = El caballero { OF($owner) } { FROM($place) }: ¿adónde? Intro solo vuelve atrás.
terminal-unknown = «{ $typed }» no es ninguna de las respuestas. Escribe el número de una, o ? para ver la ayuda.
terminal-ambiguous = «{ $typed }» podría ser varias respuestas. Escribe el número.
terminal-help = Un número elige la respuesta que lo sigue. Un lugar tiene su número en el mapa, y 0 para. Varios números en una línea responden a varias preguntas iguales: 3 3 10. También vale el principio de un nombre, o la notación breve de los registros: arag, >aragon.
terminal-chapters = Escribe r y un número para ver un capítulo.
terminal-won = { $who }: más puntos que nadie. ¡Bien jugado!
terminal-save = ¿Guardar la partida en un archivo? Su nombre, o Intro para no guardarla:
terminal-save-how = Di dónde: w y el nombre de un archivo.
terminal-saved = La partida está en { $file }.
terminal-not-saved = No se puede escribir { $file }. Elige otro nombre u otra carpeta.
terminal-left = Hasta pronto.
terminal-keys =
    .help = esta ayuda y la carta en uso
    .card = la carta del mazo 2
    .board = el tablero
    .log = lo que ha pasado desde tu último turno
    .points = los puntos y las últimas puntuaciones
    .rules = las reglas; r 3 para un capítulo
    .write = guardar la partida en un archivo
    .quit = salir

## Lecciones y problemas

lessons-majorities = Mayorías
    .text = Quién puntúa.
lessons-majorities-first = Eres Azul: 3 caballeros en Aragón. Quien tiene más en una región gana su primer número.
lessons-majorities-count = Aragón: 5 al primero, 4 al segundo. ¿Cuánto te llevas?
lessons-majorities-count-wrong = Cuenta otra vez: 3 de Azul, 2 de Granate, 1 de Oro. Quien tiene más se lleva el primer número.
lessons-majorities-tie = En el País Vasco (5/3) empatas con Granate: ambos bajáis un puesto. ¿Cuánto ahora?
lessons-majorities-tie-first = Aquí nadie es primero en solitario: el 5 no es para nadie.
lessons-majorities-tie-wrong = Dos comparten el primer puesto, así que ambos toman el segundo. Da el segundo número.
lessons-majorities-break = Coloca un caballero: desempata en el País Vasco.
lessons-majorities-break-castillo = En el Castillo ahora no rompe ningún empate. Ponlo en el País Vasco.
lessons-majorities-break-aragon = En Aragón ya vas en cabeza: más ventaja no da más puntos.
lessons-majorities-break-wrong = Así el empate sigue. Uno más en el País Vasco te da el primer puesto: 5 en vez de 3.
lessons-majorities-task = Tarea: coloca dos donde más te den.
lessons-majorities-task-failed = Eso vale { $points }; se puede llegar a { $number }. Dos sitios donde basta uno valen más que uno con dos.
lessons-majorities-task-solved = En dos sitios bastaba uno.
lessons-king = El Rey
    .text = Dónde puedes colocar.
lessons-king-neighbours = Solo colocas donde está iluminado: junto al Rey o en el Castillo.
lessons-king-place = Coloca uno. ¡Prueba antes la región del Rey!
lessons-king-place-castillo = El Castillo siempre se puede elegir, y también parar. Pero aquí elige una región junto al Rey.
lessons-king-taboo = Nada entra ni sale donde está el Rey. Saca un Granate de Granada y lideras.
lessons-king-taboo-own = Ese es tuyo: empeorarías en Granada. Toma uno de Granate.
lessons-king-taboo-wrong = Eso no cambia nada en Granada, donde empatas. Toma de allí uno de Granate.
lessons-king-task = Tarea: Granate echará a tres tuyos de Castilla la Nueva. ¿Adónde mandas al Rey?
lessons-king-task-failed = Puntos: { $points } de { $number } posibles. Pon al Rey donde lideras y un rival podría alcanzarte: de allí ya no sale nada.
lessons-king-task-solved = Nada sale de la región del Rey: tus cuatro siguen.
lessons-power = Corte y poder
    .text = Quién actúa antes.
lessons-power-court = Colocas desde tu corte: hay uno. Las cartas de poder traen más y deciden quién empieza.
lessons-power-high = Juega el 13: empiezas, pero no viene nadie.
lessons-power-high-wrong = Esta vez juega el 13. Las figuras de una carta dicen cuántos trae.
lessons-power-high-shown = Cinco cartas para elegir, pero un solo caballero.
lessons-power-low = Ahora con el 2: llegan cinco, pero actúas el último.
lessons-power-low-wrong = Juega ahora el 2, para ver el otro extremo.
lessons-power-low-shown = Pocas cartas, muchos caballeros. Cada carta de poder se juega una vez.
lessons-power-task = Tarea: Granate jugó el 9 y puntuará Castilla la Nueva, donde empatáis. Adelántate, con uno que colocar.
lessons-power-task-failed = Eso dio { $points }; se puede llegar a { $number }. Supera el 9 con una carta que aún traiga a alguien, coloca y luego puntúa.
lessons-power-task-solved = El 10 supera al 9 y trae uno.
lessons-cards = Cartas de acción
    .text = Colocar y actuar.
lessons-cards-cards = Cada ronda hay cinco cartas de acción descubiertas y cada jugador toma una. El número dice cuántos puedes colocar; el texto, qué más puedes hacer.
lessons-cards-take = Toma la carta que puntúa todas las regiones cuyo primer número es 5.
lessons-cards-take-wrong = Esa carta no puntúa. Busca la del 5.
lessons-cards-order = Puedes colocar antes o actuar antes. En Aragón empatas y tienes un caballero: ¿qué va primero?
lessons-cards-order-wrong = Si puntúas ahora, el empate te da 4. Coloca antes y te dará 5.
lessons-cards-put = Ahora coloca donde uno te suba del segundo al primer puesto.
lessons-cards-put-valencia = En Valencia haces empate: sigues segundo. En Aragón serás primero.
lessons-cards-put-wrong = Esa región no puntúa con esta carta o no te da nada. Mira Aragón.
lessons-cards-task = Tarea: la carta del Rey te deja mover al Rey y colocar hasta cinco. Con dos caballeros, haz que tus regiones valgan lo máximo.
lessons-cards-task-failed = Eso vale { $points }; se puede llegar a { $number }. Mueve antes al Rey: se te abren otras regiones.
lessons-cards-task-solved = Mover antes al Rey abrió regiones mejores.
lessons-castillo = El Castillo
    .text = La torre y sus secretos.
lessons-castillo-tower = La torre es el Castillo. Siempre puedes colocar allí; todos ven quién entra, pero nadie puede contar lo de dentro.
lessons-castillo-drop = Pon un caballero en el Castillo.
lessons-castillo-drop-wrong = Bueno para después. Esta vez usa la torre.
lessons-castillo-remember = Granate metió 2, luego 1 y luego 1 más. ¿Cuántos de Granate hay dentro?
lessons-castillo-remember-wrong = Nada sale del Castillo antes de una puntuación general: súmalos todos.
lessons-castillo-task = Tarea: se puntúa el Castillo y luego los discos secretos mandan a todos los de dentro a una región. Los 2 de Granate van a Aragón: ¿dónde rinden más tus 3?
lessons-castillo-task-king = Puntos: { $points } de { $number } posibles. En la región del Rey no entra nada: tus 3 solo volvieron a la corte.
lessons-castillo-task-failed = Puntos: { $points } de { $number } posibles. Busca dónde tus 3 adelantan a un rival: en Aragón Granate recibe 2 más.
lessons-castillo-task-solved = Tus 3 ocultos le quitaron Castilla la Nueva a Granate.
lessons-scoring = Puntuaciones especiales
    .text = El momento justo.
lessons-scoring-now = Tu carta puntúa al momento una región, para todos los que están. Elige la que más te da.
lessons-scoring-now-aragon = En Aragón eres segundo: 4 para ti, 5 para Granate.
lessons-scoring-now-vieja = Allí compartes el segundo puesto y bajas al tercero: nada con tres jugadores.
lessons-scoring-now-wrong = Allí no tienes a nadie: no te da nada.
lessons-scoring-tile = Un tablero de puntuación sustituye los números de una región: 8/4/0 o 4/0/0. Pon el 8 donde lideras.
lessons-scoring-tile-four = El 4 sirve para estropear la región de un rival. Tú quieres el 8.
lessons-scoring-tile-castillo = No tienes a nadie en el Castillo. Ponlo donde lideras.
lessons-scoring-tile-wrong = Allí no lideras: el 8 sería para un rival, o para nadie.
lessons-scoring-task = Tarea: Granate te saca 7 puntos. Puntúa la región que más te acerque.
lessons-scoring-task-failed = Lo que recortas a Granate: { $points }; posible: { $number }. Lo que gana Granate allí cuenta en tu contra.
lessons-scoring-task-solved = Sevilla te da puntos, y a Granate ninguno.
lessons-bonus = Bonos
    .text = Tu región y el Rey.
lessons-bonus-home = Tu Grande, la figura mayor, vive en Aragón: si allí eres primero en solitario, ganas 2 más. ¿Cuánto te da Aragón?
lessons-bonus-home-wrong = El primer puesto da 5 y tu Grande suma 2.
lessons-bonus-king = El Rey también suma 2 a quien es primero en solitario en su región. ¿Cuánto te da Valencia (5/3)?
lessons-bonus-king-wrong = El primer puesto da 5 y el Rey suma 2; tu Grande no está aquí.
lessons-bonus-tie = Ahora Granate empata contigo en Aragón (5/4). ¿Cuánto te da, con tu Grande allí?
lessons-bonus-tie-wrong = Empatar en cabeza es segundo puesto: 4. Los bonos son solo para quien es primero en solitario.
lessons-bonus-task = Tarea: actúas el último antes de puntuar, con la carta del Rey y un caballero. Haz que tus regiones valgan lo máximo.
lessons-bonus-task-failed = Eso vale { $points }; se puede llegar a { $number }. Coloca antes, para liderar a solas tu región de origen; luego lleva al Rey a una región que lideres.
lessons-bonus-task-solved = Primero en solitario en casa y donde está el Rey: 2 más cada vez.
lessons-veto = Veto y rivales
    .text = Cuándo frenar a un rival.
lessons-veto-held = Tienes un veto: antes de cada paso de la acción de un rival se te pregunta. Granate mueve uno de Oro; ¿te perjudica?
lessons-veto-held-veto = Un veto se gasta, y este paso no te cuesta nada. Déjalo pasar.
lessons-veto-held-rest = Entonces no podrías frenar los pasos siguientes. Deja pasar solo este.
lessons-veto-stop = Ahora Granate saca uno tuyo de Castilla la Nueva. Un veto frena este paso y acaba la acción.
lessons-veto-stop-wrong = Te cuesta el primer puesto allí, que vale 7. Es el momento del veto.
lessons-veto-read = Lee a tus rivales: Granate tomará la carta que puntúa los cincos. ¿Cuánto le daría el País Vasco a Granate?
lessons-veto-read-wrong = Granate tiene 4 allí y es primero en solitario: el primer número de 5/3.
lessons-veto-task = Tarea: Granate puntúa tres regiones, una tras otra. Usa tu veto para acabar con la mayor ventaja posible.
lessons-veto-task-failed = Tu ventaja: { $points }; posible: { $number }. Deja pasar el paso que te da puntos y frena el siguiente.
lessons-veto-task-solved = Sumaste tus puntos y frenaste los de Granate.
puzzles-last = Última ronda
    .ask = La última ronda: ¿qué carta te da más?
puzzles-king = El Rey
    .ask = ¿Qué carta ahora? Piensa en el Rey.
puzzles-disc = El disco
    .ask = ¿Qué región nombra tu disco?
puzzles-scoring = Puntuación especial
    .ask = ¿Qué carta ahora? Hay puntos en el tablero.
puzzles-bid = Cartas de poder
    .ask = ¿Qué carta de poder juegas?
puzzles-ask-king = ¿Adónde mandas al Rey?
puzzles-ask-score = ¿Qué región puntúas?
puzzles-ask-tile = ¿Dónde pones un tablero de puntuación?
puzzles-solved =
    { $points ->
        [one] Correcto: al menos { $points } punto mejor que todo lo demás.
       *[other] Correcto: al menos { $points } puntos mejor que todo lo demás.
    }
puzzles-shown =
    { $points ->
        [one] La mejor respuesta, { $points } punto por delante de la siguiente.
       *[other] La mejor respuesta, { $points } puntos por delante de la siguiente.
    }
puzzles-tempting =
    { $points ->
        [one] Tentador, pero alrededor de { $points } punto por debajo de lo mejor.
       *[other] Tentador, pero unos { $points } puntos por debajo de lo mejor.
    }
puzzles-wrong =
    { $points ->
        [one] No es la mejor: al menos { $points } punto por debajo.
       *[other] No es la mejor: al menos { $points } puntos por debajo.
    }

## El entrenador de la primera partida

coach-power = Las altas actúan antes; las bajas llenan tu corte.
coach-take = De provincia a corte: solo desde allí colocas.
coach-card = El número: cuántos colocas. El texto: qué más haces.
coach-part = Ambas partes son tuyas, en cualquier orden.
coach-place = Las señales verdes dicen cuánto daría.
coach-move = Mueve caballeros: busca un empate que romper o un rival que bajar del primer puesto.
coach-king = El Rey cierra la región donde está y abre las de alrededor.
coach-score = Esto da puntos al momento, a todos los que tienen puesto allí.
coach-tile = Un tablero de puntuación cambia lo que da un lugar desde ahora.
coach-grande = Tu Grande marca tu región de origen: 2 puntos más si la lideras a solas.
coach-recover = Recupera una carta de poder usada: las altas valen más.
coach-veto = Puedes frenar este paso con tu veto. Pero entonces se gasta.
coach-disc = Tu disco secreto nombra la región; todos se muestran a la vez.
coach-return = Tienes que perder algunos. Entrega los que no te dan nada.
coach-flee = Tus caballeros deben irse. Mándalos donde den algo.
coach-rivals = Busca dónde pierde más un rival o dónde subes un puesto.
ideas-men = Más caballeros en el tablero casi siempre es bueno.
ideas-high = Tu corte está llena: ahora puedes permitirte una carta alta.
ideas-low = Tu corte está vacía: una carta baja la llena.
ideas-precious = 13, 12 y 1 son valiosas: guárdalas para rondas importantes.
ideas-late = Viene una puntuación general: quien actúa el último tiene la última palabra.
ideas-second = Los segundos puestos suelen ser más baratos que los primeros.
ideas-tower = Los caballeros del Castillo cuentan dos veces: en la torre y luego en la región de tu disco.
ideas-hidden = Cuenta lo que escondieron tus rivales: también saldrá.
ideas-leader = No regales una puntuación a quien va en cabeza.
ideas-attack = Ataca a quien ya actuó: no puede responder.
ideas-lock = Cierra lo que lideras.
ideas-quarrel = Haz que tus rivales peleen entre sí.
ideas-dry = Una provincia vacía saca caballeros del tablero: piénsalo antes.

## Imágenes del reglamento

figures-neighbours = El Rey está en Valencia: se coloca en las regiones iluminadas y en el Castillo.
figures-taboo = Azul puede mover tres caballeros, pero ninguno puede entrar en la región del Rey ni salir de ella.
figures-values = Azul tiene la mayoría en Aragón y gana el primer número; Granate el segundo, si da puntos.
figures-ties = Azul y Granate empatan en la región iluminada: ambos toman el segundo puesto.
figures-bonus = Azul es primero en solitario en casa, en Aragón, y donde está el Rey, en Valencia: 2 puntos más en cada una.
figures-tower = Azul ve sus dos en el Castillo; lo que metió Granate hay que recordarlo.
figures-general = 1. Todos ajustan su disco en secreto.
figures-general-castillo = 2. Se puntúa el Castillo.
figures-general-moved = 3. Se muestran los discos y los de dentro van a sus regiones.
figures-general-regions = 4. Se puntúan todas las regiones, una tras otra.
figures-cut =
    { $veto_at_announcement ->
        [yes] Granate anuncia una acción especial. Un veto la impide ahora por completo.
       *[no] Granate anuncia un paso contra Azul. Un veto lo frena y acaba la acción.
    }
figures-start = Cada jugador empieza con un Grande y dos caballeros en casa.
figures-france = El Embajador de Azul está en Francia; quedan dos espacios libres.
figures-granada = Hay siete en Granada: cinco más y está conquistada.
figures-church = Azul tiene la Iglesia: los negros cuentan como suyos.

## Explicarlo a la mesa, y una página para imprimir

teach-goal = De qué se trata
    .text = Somos grandes familias de la España de hace quinientos años. Cada uno tiene treinta caballeros, los pequeños, y un Grande, el mayor. Queremos tener caballeros en las regiones cuando se cuenten. Gana quien tenga más puntos tras nueve rondas.
teach-scoring = Lo que da una región
    .text =
        { $second-pays ->
            [yes]
                Mirad Aragón: { $players-4-5 ->
                    [yes] cinco, cuatro, uno.
                   *[no] cinco, cuatro.
                } La mayoría de caballeros gana el primer número; la siguiente, el segundo. Si dos empatan, ambos bajan un puesto: ser primero en solitario vale mucho.
           *[no] Mirad Aragón: entre dos solo cuenta el primer número, cinco. Lo gana quien tiene más caballeros; si empatamos, nadie.
        } Dos puntos más si eres primero en solitario donde vive tu Grande, y dos donde está el Rey.
teach-round = Una ronda
    .text = Cada ronda hay cinco cartas de acción descubiertas y cada uno toma una. Primero jugamos una carta de poder, del uno al trece; ningún número dos veces. La más alta actúa y elige primero. Pero las bajas traen muchos caballeros de la provincia a la corte, y las altas pocos o ninguno. Cada carta de poder se usa una sola vez.
teach-turn = Tu turno
    .text = En tu turno tomas los caballeros que trae tu carta y luego una carta de acción. Puedes colocar desde la corte tantos como diga su número y hacer lo que muestra: mover caballeros, mandarlos a casa, puntuar algo. Tú eliges el orden, y puedes omitir cualquiera de las dos cosas.
teach-king = El Rey
    .text = Este es el Rey. Solo se coloca en las regiones que tocan la suya. Y su región es tabú: nada entra, nada sale, diga lo que diga una carta. El Rey protege, pues, lo que hay allí. Cada ronda hay una carta que deja moverlo a cualquier parte.
teach-castillo = La torre
    .text = Este es el Castillo. Siempre podéis echar caballeros dentro. Todos lo ven, pero nadie puede mirar: recordad quién tiene qué.
teach-general = Las puntuaciones generales
    .text = Tras las rondas tres, seis y nueve se puntúa todo. Primero cada uno ajusta en secreto este disco a una región. Luego se abre la torre y se puntúa como una región. Después mostramos los discos, y vuestros caballeros de la torre van a la región elegida. Al final se puntúan todas las regiones, una tras otra.
teach-end = Tres consejos, y a jugar
    .text = Llevad caballeros al tablero. No gastéis pronto las cartas altas. Y antes de una puntuación general, mejor actuar tarde. Las cartas se explican solas; preguntad cuando queráis. La carta de poder más baja de una ronda empieza la siguiente.
teach-reference = En una página
teach-reference-setup = Preparación: se barajan nueve cartas de región; la primera coloca al Rey, las siguientes el Grande de cada jugador con 2 caballeros. 7 en cada corte, 21 en cada provincia.
teach-reference-round = Se descubren cinco cartas; cartas de poder por turno, sin repetir; de alta a baja: tomar caballeros, tomar carta, colocar y acción en cualquier orden; la más baja empieza la ronda siguiente.
teach-reference-place = Colocar: junto a la región del Rey o en el Castillo. Tabú: nada entra ni sale de la región del Rey.
teach-reference-score =
    { $players-4-5 ->
        [yes] Puntúan tres puestos.
       *[no]
            { $second-pays ->
                [yes] Puntúan dos puestos.
               *[no] Solo puntúa el primer puesto.
            }
    } Los empates bajan un puesto. Primero en solitario: +2 en casa, +2 con el Rey.
teach-reference-general = Puntuación general tras las rondas 3, 6, 9: discos en secreto; se puntúa el Castillo; se muestran los discos y se mueven los caballeros; se puntúan las regiones.

## El reglamento

rules-goal = De qué trata
    .text =
        España, hace unos quinientos años. Eres la cabeza de una casa noble, un __Grande__, y tus jinetes, los __caballeros__, ganan influencia para ti en las regiones. De vez en cuando se puntúan regiones: quien tiene allí más caballeros recibe más puntos, y quienes van detrás, menos.
        
        { $length ->
            [full] Tras nueve rondas y tres puntuaciones generales, gana quien tiene más puntos.
            [short] Tras seis rondas y tres puntuaciones generales, gana quien tiene más puntos.
           *[short-1995] Tras seis rondas y dos puntuaciones generales, gana quien tiene más puntos.
        }
        
        Juegan de dos a cinco jugadores. Casi todo está a la vista. Lo difícil es que los demás quieren las mismas regiones, y que el __Rey__ cierra unas puertas y abre otras.
rules-board = El tablero
    .text =
        El mapa muestra nueve regiones. Cada una tiene tres números: los puntos del primer, segundo y tercer puesto.
        
        { $regions }
        
        El __Castillo__ es una torre junto a las regiones, que vale { $castillo-values }. No es una región: cuando una regla dice «región», no se refiere al Castillo.
        
        { $edition ->
            [2023]
                { $france ->
                    [yes] { NONE() }
                   *[no]
                        { $new-regency ->
                            [yes] { NONE() }
                           *[no] Francia y Portugal están en el mapa, pero no son regiones. Allí no se puede colocar nada.
                        }
                }
           *[other] { NONE() }
        }
        { $new-regency ->
            [yes] Francia y Portugal están en el mapa, pero no son regiones. Solo el Rey puede ir allí.
           *[no] { NONE() }
        }
        { $edition ->
            [2023] { NONE() }
           *[other]
                { $france ->
                    [yes] { NONE() }
                   *[no] Nada puede estar fuera de las nueve regiones y el Castillo.
                }
        }
        { $france ->
            [yes] Francia es una región en esta partida; tiene su propio capítulo.
           *[no] { NONE() }
        }
        
        Tus caballeros siguen un camino: __provincia → corte → tablero__. La provincia es la reserva común. La corte es la provisión que tienes delante. Solo se pueden colocar los caballeros de tu corte.
rules-set-up = Preparación
    .text =
        1. Cada jugador tiene 30 caballeros de un color, un Grande, 13 cartas de poder (1 a 13) y un disco secreto.
        2. Barajad las nueve cartas de región. La primera que sale dice dónde empieza el Rey. Luego se saca una para cada jugador: es su __región de origen__. Pon allí tu Grande con 2 caballeros.
        3. Pon 7 caballeros en tu corte. Los otros 21 están en la provincia.
        4. Barajad las cartas de acción de los mazos 1 a 4, cada mazo por separado.
        { $new-regency ->
            [yes] 5. El mazo 5 son las diez cartas de Nueva Regencia barajadas.
           *[no] 5. El mazo 5 es una sola carta, la carta del Rey, que está cada ronda.
        }
        6. Los dos tableros de puntuación quedan junto al mapa. Se sortea quién recibe el marcador inicial.
        
        { $merged_stacks ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] En esta partida los mazos 2 y 3 están barajados en uno, así que cada ronda se descubren cuatro cartas. Cada carta conserva el número de su mazo.
                }
           *[no] { NONE() }
        }
        { $may-merge ->
            [yes] Con tres jugadores podéis acordar barajar juntos los mazos 2 y 3. Así la elección de cartas es más reñida.
           *[no] { NONE() }
        }
        
        Una carta de acción, usada o no, sale del juego tras su ronda.
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] { NONE() }
                   *[no] Solo vuelve la carta del Rey.
                }
        }
        { $new-regency ->
            [yes] { NONE() }
           *[no]
                { $church ->
                    [yes] Solo vuelven la carta del Rey y la de la Iglesia.
                   *[no] { NONE() }
                }
        }
        { $new-regency ->
            [yes]
                { $church ->
                    [yes] Solo vuelve la carta de la Iglesia.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
rules-round = Una ronda
    .text =
        1. __Descubrir.__ Se descubre la carta superior de cada mazo de acción.
        2. __Poder.__ Empezando por quien tiene el marcador inicial, cada jugador juega una carta de poder.
        3. __Turnos.__ Cada jugador tiene un turno, la carta de poder más alta primero.
        4. __Final.__ Las cartas de acción que nadie tomó salen del juego. El marcador inicial va a quien jugó la carta de poder más baja, aunque la haya recuperado. Todas las cartas de poder de esta ronda quedan usadas.
        5. __Puntuación.__ Tras algunas rondas hay una puntuación general.
        
        { $length ->
            [full] Hay puntuaciones generales tras las rondas 3, 6 y 9.
            [short] Se saltan las rondas 1, 4 y 7; hay puntuaciones generales tras las rondas 3, 6 y 9, es decir, cada dos rondas jugadas.
           *[short-1995] Hay puntuaciones generales tras las rondas 3 y 6. No hay una tercera.
        }
rules-power = Cartas de poder
    .text =
        Tienes trece cartas de poder, y cada una se juega una vez. Tu carta debe ser distinta de las ya jugadas en la ronda. Decide dos cosas: cuándo te toca (cuanto más alta, antes) y cuántos caballeros puedes llevar a tu corte (cuanto más baja, más).
        
        { $supply }
        
        El poder tiene su precio. Con el 13 eliges primero entre las cartas de acción y no llevas a nadie a la corte. Con el 1 te quedas con lo que sobra, pero con seis caballeros nuevos.
rules-turn = Tu turno
    .text =
        __Primero, toma.__
        { $must_take ->
            [yes] Lleva de la provincia a tu corte tantos caballeros como muestra tu carta de poder. Si la provincia los tiene, es obligatorio.
           *[no] Lleva de la provincia a tu corte como máximo tantos caballeros como muestra tu carta de poder. Pueden ser menos.
        }
        Si en la provincia no hay bastantes tuyos, puedes completar el número con caballeros tuyos de las regiones. Los de la región del Rey y los del Castillo no se pueden tomar.
        
        __Luego elige__ una de las cartas de acción que quedan. Tiene dos partes.
        
        - __Colocar.__ Pon en el tablero, como máximo, tantos caballeros de tu corte como diga el número de su mazo: en el Castillo y en las regiones vecinas de la del Rey, como quieras repartirlos.
        - __Acción especial.__ Haz lo que dice la carta. Puedes omitirla. Si empiezas, hazla hasta donde se pueda; solo donde una carta dice «hasta» puedes hacer menos. Una acción que ahora no cambiaría nada no se ofrece.
        
        El orden de las dos partes lo decides tú, pero termina una antes de empezar la otra. Después ningún otro jugador puede elegir la carta.
rules-king = El Rey
    .text =
        La región donde está el Rey es la __región del Rey__. Eso tiene tres efectos.
        
        - __Tabú.__ Nada entra ni sale: ni caballeros, ni Grandes, ni tableros de puntuación, diga lo que diga una carta. Sí se puede puntuar.
        - __Se coloca__ en las regiones que la tocan.
        - __Bono.__ Quien la lidera a solas recibe 2 puntos más cuando se puntúa.
        
        { $new-regency ->
            [yes] Cuatro cartas de Nueva Regencia son una excepción al tabú: «{ $card-infiltration }», «{ $card-entourage }», «{ $card-competition }» y «{ $card-stand-in }».
           *[no] No hay excepciones al tabú. El Rey nunca entra en el Castillo ni sale del país.
        }
        
        Mover al Rey es el arma más fuerte del juego: protege una mayoría y decide quién puede recibir refuerzos.
rules-castillo = El Castillo
    .text =
        { $edition ->
            [2023] Siempre que colocas o mueves caballeros puedes echarlos al Castillo, esté donde esté el Rey, salvo que la carta lo prohíba.
           *[other] Siempre que colocas o mueves caballeros puedes echarlos al Castillo, esté donde esté el Rey.
        }
        { $new-regency ->
            [yes] Solo mientras está junto a él queda cerrado.
           *[no] { NONE() }
        }
        Di cuántos. Nadie puede mirar dentro ni contar hasta que se puntúe, así que intenta recordarlo.
        { $open-castillo ->
            [yes] En esta partida siempre se ve cuántos hay dentro.
           *[no] { NONE() }
        }
        
        Nada sale del Castillo salvo en una puntuación general. Entonces todos tus caballeros de dentro van juntos a una región que elegiste antes en secreto. Así puede cambiar una región en el último momento.
rules-scoring = Puntuar una región
    .text =
        Se cuentan los caballeros. Quien más tiene queda primero, y así sucesivamente. Quien no tiene ninguno no se clasifica. Los Grandes no cuentan.
        { $home-advantage ->
            [yes] (Pero mira el capítulo sobre la ventaja en casa.)
           *[no] { NONE() }
        }
        
        { $players-4-5 ->
            [yes] Cuatro o cinco jugadores: los tres números dan puntos.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Tres jugadores: puntúan el primer y el segundo puesto, el tercero no.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Dos jugadores: solo puntúa el primer puesto.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Dos jugadores y el dummy: puntúan el primer y el segundo puesto, el tercero no.
           *[no] { NONE() }
        }
        
        __Empates.__ Los que empatan bajan: todos ocupan el puesto siguiente.
        { $second-pays ->
            [yes] Dos empatados en cabeza reciben los dos los puntos del segundo puesto.
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] El siguiente ocupa el puesto de después, por muchos que empaten. Ejemplo con valores 5/3/1: tres empatan con cuatro caballeros y el cuarto tiene dos. Los tres reciben 3 puntos cada uno y el cuarto recibe 1.
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] Para el siguiente cuentan todos los que van por delante. Ejemplo con valores 5/3/1: tres empatan con cuatro caballeros y el cuarto tiene dos. Los tres reciben 3 puntos cada uno; el cuarto queda en cuarto puesto y no recibe nada.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $players-4-5 ->
            [yes] Un empate en el tercer puesto no da nada.
           *[no] { NONE() }
        }
        { $players-3 ->
            [yes] Tres jugadores: un empate en el segundo puesto no da nada. Ejemplo con valores 5/3/1: dos empatan con cuatro caballeros y el tercero tiene dos. Los dos reciben 3 puntos cada uno; el tercero, nada.
           *[no] { NONE() }
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] Dos jugadores: si empatan, ninguno recibe puntos por el puesto.
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] Dos jugadores y el dummy: un empate en el segundo puesto no da nada. Ejemplo con valores 5/3/1: empatas con el dummy en cabeza y tu rival tiene menos. Tú recibes 3 puntos; tu rival, nada.
           *[no] { NONE() }
        }
rules-bonuses = Bonos y tableros
    .text =
        - __Bono del Rey:__ 2 puntos más si lideras a solas la región del Rey.
        - __Bono de origen:__ 2 puntos más si lideras a solas la región de tu Grande.
        
        Pueden darse los dos a la vez, y cuentan en cada puntuación. Un primer puesto compartido no da ninguno.
        
        __Tableros de puntuación.__ Hay dos, de 8/4/0 y 4/0/0. Entran en juego con «{ $card-tile }». Un tablero sustituye a los valores de la región o del Castillo donde está, y ningún lugar tiene dos. Cuando una carta habla de regiones de 4 puntos, cuenta el valor vigente: una región con el tablero de 4 lo es; una con el de 8 no es de 4, 5, 6 ni 7.
rules-general-scoring = Una puntuación general
    .text =
        1. __Discos.__ Quien tiene caballeros en el Castillo ajusta en secreto el disco a la región adonde irán.
        2. __Castillo.__ Se abre y se puntúa como una región.
        3. __Salida.__ Se muestran los discos. Todos tus caballeros del Castillo van a la región de tu disco, y no puedes repartirlos.
        { $disc_may_name_king ->
            [yes] Si nombraste la región del Rey, vuelven a tu corte.
           *[no] La región del Rey no se puede nombrar.
        }
        4. __Regiones.__ Se puntúan todas las regiones en este orden: { places-galicia }, { places-vasco }, { places-aragon }, { places-cataluna }, { places-vieja }, { places-nueva }, { places-sevilla }, { places-granada }, { places-valencia }.
        { $france ->
            [yes] Francia va la última.
           *[no] { NONE() }
        }
        
        Después todos los caballeros se quedan donde están.
rules-discs = Discos secretos
    .text =
        También algunas cartas hacen que varios jugadores elijan una región en secreto. Todos ajustan sus discos y luego se muestran a la vez.
        
        Si hay que devolver caballeros de la región de tu disco, solo puedes nombrar una región donde tengas alguno, y no la del Rey. Si tienes que huir y nombras la región del Rey, tus caballeros acaban en tu corte.
        
        Un disco muestra las nueve regiones, nunca el Castillo.
rules-veto = El Veto
    .text =
        Quien toma una carta de Veto la deja descubierta ante sí. Vale para el resto de esta ronda y toda la siguiente, y para una acción especial de otro jugador. Nunca impide la colocación normal de una carta de acción, pero sí los caballeros extra que coloca una acción especial.
        
        { $veto_at_announcement ->
            [yes] Una acción especial se anuncia antes de empezar. Entonces, y solo entonces, un veto puede impedirla, y no sucede nada de ella.
           *[no] Cada paso de una acción especial se anuncia: un caballero que se mueve, una región que se puntúa, discos que se muestran, un jugador que debe huir. Cada jugador con un veto puede dejarlo pasar u oponerse, en el sentido de las agujas del reloj desde el jugador en turno. Si alguien se opone, ese paso no se hace y la acción especial termina, pero lo ya hecho se queda.
        }
        
        Tomar una carta de Veto es una acción especial y se puede vetar. Un veto no. Si tienes dos, usas primero el más antiguo.
rules-end = El final
    .text =
        { $length ->
            [short-1995] La partida termina con la segunda puntuación general.
           *[other] La partida termina con la tercera puntuación general.
        }
        Gana quien tiene más puntos. Con los mismos puntos se comparte el puesto.
rules-cards = Las cartas de acción
    .text =
        Mover es llevar un caballero de cualquier región a otra o al Castillo, no solo junto al Rey. Nunca desde una corte ni desde el Castillo. Si una carta puntúa varias regiones, quien la usa dice en qué orden.
        { $first_places_in_order ->
            [yes] Solo «{ $card-score-first-places }» sigue el orden de una puntuación general.
           *[no] { NONE() }
        }
        
        { $cards }
rules-edition-1995 = Lo particular de la edición de 1995
    .text =
        { $no-veto ->
            [yes] - Once cartas en cada uno de los mazos 1, 3 y 4; sin los Vetos, nueve en el mazo 2.
           *[no] - Once cartas en cada uno de los mazos 1 a 4.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] - Tras un empate cuentan todos los que van por delante: si tres empatan en cabeza, el siguiente es cuarto.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] - Una puntuación libre puede ser la del Castillo.
           *[no] { NONE() }
        }
        { $must_take ->
            [yes] - Hay que tomar lo que tenga la provincia.
           *[no] { NONE() }
        }
        { $must_return_each ->
            [yes] - «{ $card-one-of-each }»: no se perdona a ningún rival al alcance.
           *[no] { NONE() }
        }
        { $return_two_or_one ->
            [yes] - «{ $card-disc-return-2 }»: un jugador sin una región con dos devuelve uno.
           *[no] { NONE() }
        }
        { $disc_may_name_king ->
            [yes] { NONE() }
           *[no] - En una puntuación general el disco no puede nombrar la región del Rey.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Dos jugadores: solo puntúan los primeros puestos.
                }
           *[no] { NONE() }
        }
rules-edition-big-box = Lo particular de la Big Box
    .text =
        { $no-veto ->
            [yes] - Las mismas cartas que en 1995: once en cada uno de los mazos 1, 3 y 4; sin los Vetos, nueve en el mazo 2.
           *[no] - Once cartas en cada uno de los mazos 1 a 4, las mismas que en 1995.
        }
        { $players-4-5 ->
            [yes]
                { $ties_count_everybody ->
                    [yes] { NONE() }
                   *[no] - Por muchos que empaten, el siguiente queda solo dos puestos por debajo del que comparten.
                }
           *[no] { NONE() }
        }
        { $choose_castillo ->
            [yes] { NONE() }
           *[no] - Una puntuación libre no puede ser la del Castillo.
        }
        { $must_take ->
            [yes] { NONE() }
           *[no] - Se pueden tomar menos caballeros de los que muestra la carta de poder.
        }
        { $must_return_each ->
            [yes] { NONE() }
           *[no] - «{ $card-one-of-each }»: puedes perdonar a un rival.
        }
        { $players-2 ->
            [yes]
                { $dummy ->
                    [yes] { NONE() }
                   *[no] - Dos jugadores: solo puntúan los primeros puestos.
                }
           *[no] { NONE() }
        }
rules-edition-2023 = Lo particular de la edición de 2023
    .text =
        - Diez cartas en cada uno de los mazos 1 a 4; el Veto y algunas otras solo vienen con el módulo Viejos zorros.
        - Tres regiones tienen otro nombre: { places-vasco }, { places-vieja } y { places-nueva }.
        - «{ $card-place-2-into-regions }» no llega al Castillo.
        { $return_two_or_one ->
            [yes] - Si hay que devolver dos caballeros y solo hay uno, vuelve uno.
           *[no] { NONE() }
        }
        { $veto_at_announcement ->
            [yes]
                { $vetoes ->
                    [yes] - Un veto llega antes de que empiece una acción especial, o no llega.
                   *[no] { NONE() }
                }
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] - Con dos jugadores participa un dummy.
           *[no] { NONE() }
        }
rules-dummy = Dos jugadores y un dummy
    .text =
        Un tercer color, el __dummy__, participa sin jugador. Sus 30 caballeros están junto al tablero y sus 13 cartas de poder, barajadas. No tiene Grande, corte ni puntos, pero en cada clasificación ocupa el puesto que le toca, y puede estropear un bono.
        
        { $merged_stacks ->
            [yes] - Los mazos 2 y 3 están barajados en uno, así que cada ronda se descubren cuatro cartas. Cada carta conserva el número de su mazo.
           *[no] { NONE() }
        }
        - Tras la preparación, las nueve cartas de región forman un mazo. Cada ronda empieza con dos: en cada región que sale se ponen 2 caballeros del dummy, pero ninguno en la del Rey. El mazo se completa tras cada puntuación general. Si no le quedan caballeros, no se saca nada.
        - La carta de poder del dummy se descubre antes de que elijas la tuya, y su valor queda ocupado.
        - En su turno el dummy toma la carta disponible con más caballeros y la descarta sin usarla.
        - Nunca recibe el marcador inicial, y donde tendría que elegir se le salta.
        - Sus caballeros se pueden mover y devolver como los de un rival.
rules-new-regency = Módulo: Nueva Regencia
    .text =
        Otras diez cartas forman el mazo 5, y cada ronda se descubre una. Usada o no, no vuelve.
        
        - __El Rey en el extranjero.__ En Francia o Portugal no hace tabú ninguna región ni da bono. Se coloca en las regiones que limitan con el país donde está: { places-france } limita con { places-vasco.sentence }, { places-aragon } y { places-cataluna }.
        - __El Rey junto al Castillo.__ Ahora el propio Castillo es la región del Rey. Nada entra ni sale, ni siquiera en una puntuación general, y toda región cuenta como vecina. Liderarlo a solas da el bono del Rey.
        - __Grandes en el Castillo.__ Un Grande dentro puede dar a su dueño el bono de origen cuando se puntúa el Castillo. Su dueño ajusta un disco en la puntuación general aunque no tenga caballeros dentro, y el Grande va a esa región. Tras «{ $card-score-castillo }» se queda dentro.
        - Una carta que mueve al Rey a una vecina parte de donde esté.
rules-old-hands = Módulo: Viejos zorros
    .text = Elegís cuáles de las cuatro cartas entran: «{ $card-move-all-own-or-place-2-into-regions }» (mazo 1), dos Vetos (mazo 2) y «{ $card-score-named-once }» (mazo 4). Por cada una sale antes, sin mirarla, una carta al azar de ese mazo, así que los mazos conservan su tamaño.
rules-power-shift = Módulo: Cambio de poder
    .text =
        Hay dieciséis __modificadores__: ocho de 1 y ocho de 2. Cada jugador recibe tres, pasa uno a la izquierda y guarda ocultos los tres que le quedan.
        
        Con una carta de poder puedes jugar un modificador y sumar o restar su número. El total debe ser distinto de los ya jugados. Los totales deciden el orden de los turnos y el marcador inicial; los caballeros que tomas son los de la carta de poder.
        
        La mayoría de los modificadores tienen una habilidad. Puedes usarla en tu turno después de tomar caballeros y antes de elegir una carta de acción. Un modificador usado se pierde, salvo que «{ $card-recover }» lo recupere.
        
        { $modifiers }
rules-home-advantage = Variante: ventaja en casa
    .text = Tu Grande cuenta como un caballero al clasificar los puestos. Y si colocas el número completo de la carta, todo en tu región de origen, puedes colocar allí uno más. Debe estar en tu corte, y en la región de origen se tiene que poder colocar.
rules-move-limits = Variante: movimientos limitados
    .text =
        Una carta que mueve caballeros da su número completo solo si cada uno va a una región vecina o al Castillo. En cuanto uno va más lejos, el número de la carta es 2 menos en total.
        { $power-shift ->
            [yes] La habilidad de un modificador no tiene este límite.
           *[no] { NONE() }
        }
rules-france = Variante: Francia
    .text =
        Francia es una región que limita con { places-vasco.sentence }, { places-aragon } y { places-cataluna }. Tiene tres espacios para un caballero cada uno, y se puede ocupar cualquiera que esté libre:
        
        - __Embajador:__ 2 puntos extra para su dueño siempre que se puntúa Francia.
        - __Enviado:__ 1 punto extra.
        - __Agregado:__ nada extra.
        
        Ni el Rey ni los Grandes van allí, y los discos no pueden nombrarla.
rules-granada = Variante: Granada sin conquistar
    .text =
        Granada sigue en manos de sus antiguos señores. Ni el Rey ni los Grandes empiezan o van allí, y desde una corte no se puede colocar en ella; los caballeros llegan por la acción especial de una carta o desde el Castillo. No se puntúa. Las cartas que buscan la región más llena o la más tranquila la pasan por alto.
        { $power-shift ->
            [yes] Tampoco la habilidad de un modificador mueve nada allí.
           *[no] { NONE() }
        }
        { $church ->
            [yes] Ningún caballero negro empieza allí.
           *[no] { NONE() }
        }
        { $dummy ->
            [yes] El dummy no coloca ninguno allí, y su turno no la conquista.
           *[no] { NONE() }
        }
        
        Si al final del turno de un jugador hay allí 12 caballeros o más, Granada queda __conquistada__: se puntúa al instante, con puntos dobles, y desde entonces es una región como las demás.
rules-church = Variante: la Iglesia
    .text =
        Tras la preparación se sacan dos cartas de región más, y en cada una de esas regiones se ponen 2 caballeros negros. Un sexto mazo tiene una sola carta, «{ $card-church }». Está cada ronda y coloca 3 caballeros.
        
        Su acción especial da el __marcador de la Iglesia__; se conserva hasta que otro lo toma. Quien elige la carta sin la acción especial deja el marcador donde está. Para quien lo tiene, los caballeros negros cuentan como propios en cada mayoría. Una vez por turno puede además tener un caballero extra: uno más cuando llegan caballeros de la provincia, o uno más al colocar. Vale desde el momento en que se toma el marcador. Para los demás los negros son ajenos.
        
        Los caballeros negros nunca entran en el Castillo, en una corte ni en la provincia.
        { $france ->
            [yes] Tampoco van a Francia.
           *[no] { NONE() }
        }
        { $granada ->
            [yes] Ni a Granada antes de su conquista.
           *[no] { NONE() }
        }
rules-open-castillo = Variante: Castillo abierto
    .text = Siempre se ve cuántos caballeros hay en el Castillo. La memoria descansa y ninguna regla cambia.
rules-no-veto = Variante: sin vetos
    .text = No hay cartas de Veto. Nada las sustituye.
rules-glossary = Palabras del juego
    .text =
        - __Acción especial:__ el texto de una carta de acción.
        - __Ajeno:__ de otro jugador.
        - __Caballero:__ un jinete; la pieza que cuenta en las mayorías.
        - __Castillo:__ la torre; no es una región.
        - __Colocar:__ poner en el tablero un caballero de tu corte.
        - __Corte:__ tu propia provisión, desde la que colocas.
        - __Devolver:__ mandar un caballero de vuelta a la provincia.
        - __Grande:__ la pieza grande que marca tu región de origen.
        - __Marcador inicial:__ quien lo tiene juega la primera carta de poder de la ronda.
        - __Mover:__ llevar un caballero de una región a otra o al Castillo.
        - __Provincia:__ la reserva de los caballeros que no están en juego.
        - __Puntuación especial:__ la que provoca una carta.
        - __Región de origen:__ donde está tu Grande; 2 puntos más si la lideras a solas.
        - __Región del Rey:__ donde está el Rey; tabú.
        - __Tabú:__ nada puede entrar ni salir.
terms-caballero = Un jinete de una casa. Quien tiene más caballeros en una región recibe allí más puntos.
    .forms = caballero, caballeros
terms-castillo = La torre. No es una región: los caballeros esperan dentro y salen en una puntuación general.
    .forms = Castillo
terms-court = La provisión propia de un jugador. Solo se colocan caballeros de la corte.
    .forms = corte, cortes
terms-province = La reserva de los caballeros que no están en juego. Una carta de poder lleva algunos a la corte.
    .forms = provincia
terms-grande = La pieza grande de una casa. Marca la región de origen, que da 2 puntos más a su dueño si la lidera a solas.
    .forms = Grande, Grandes
terms-home = Donde está el Grande de un jugador: 2 puntos más por liderarla a solas.
    .forms = región de origen, bono de origen
terms-king = Está en una región. Solo se coloca junto a él, y liderar a solas su región da 2 puntos más.
    .forms = Rey
terms-kings-region = Donde está el Rey. Es tabú: nada entra ni sale.
    .forms = región del Rey
terms-taboo = Nada puede entrar ni salir.
    .forms = tabú
terms-power = Decide el orden de los turnos, la más alta primero. Una carta baja lleva más caballeros de la provincia a la corte.
    .forms = carta de poder, cartas de poder
terms-action = Dice cuántos caballeros se colocan y permite una acción especial.
    .forms = carta de acción, cartas de acción
terms-special = Lo que una carta de acción permite además de colocar. Es opcional, antes o después de colocar.
    .forms = acción especial, acciones especiales
terms-disc = Cada implicado marca en él una región en secreto; se descubren todos a la vez.
    .forms = disco secreto, discos secretos, disco, discos
terms-general = Se puntúan el Castillo y después cada región, tras las rondas que muestra el contador.
    .forms = puntuación general, puntuaciones generales
terms-veto = Impide una acción especial de otro jugador.
    .forms = veto, vetos
terms-tile = Se pone sobre una región y sustituye los puntos que vale.
    .forms = tablero de puntuación, tableros de puntuación
terms-modifier = Se juega con una carta de poder: la sube o la baja, y algunos hacen más. Cada uno se usa una vez.
    .forms = modificador, modificadores
terms-dummy = Un tercer color en la partida de dos. Estorba y ocupa puestos, pero no gana nada.
    .forms = dummy

## Errores de la línea de órdenes

cli-no-such-option = No existe la opción { $name }.
cli-no-such-command = No existe la orden { $name }.
cli-missing = Falta { $name }.
cli-bad-value = { $name } no admite este valor: { $detail }
cli-no-value = { $name } necesita un valor.
cli-left-over = { $name } sobra aquí: consulta --help.
cli-guesses = ¿Querías decir { $known }?
cli-whole-number = { $name } debe ser un número entero, no { $value }.
cli-number = { $name } debe ser un número, no { $value }.
cli-at-least = { $name } debe ser al menos { $least }, no { $value }.
cli-between = { $name } debe estar entre { $least } y { $most }, no { $value }.
cli-one-of = { $name } solo admite { $known }, no { $value }.
cli-no-bot = No existe el bot { $name }. Conocidos: { $known }.
cli-either = Indica { $one } o { $other }, pero no ambas.
cli-together = { $one } y { $other } van juntas.
cli-language = Idioma desconocido: { $name }. Conocidos: { $known }.
cli-decision = Ninguna decisión empieza tras { $at } entradas. Las más cercanas empiezan tras { $known }.
cli-games = Nombra registros, o di con --games cuántas partidas se juegan.
cli-no-records = { $name }: en esta carpeta no hay registros (.txt, .json).
cli-program = { $name } es un programa y habla por sí mismo.
cli-no-bots = Nombra al menos un bot. Conocidos: { $known }.
cli-too-many-bots = Hay { $bots } bots para { $seats } asientos.
cli-over = { $name }: esta partida ha terminado; --at vuelve a una entrada anterior.
cli-terminal = { $name } es para una partida en el terminal: añade --terminal.
cli-seat = No existe el asiento { $name }. Asientos: { $known }.
cli-needs = { $name } necesita { $needed }, que no está instalado. Instala elgrande con el extra [server].
cli-host = { $name } no es una dirección de esta máquina ({ $why }): cambia --host.
cli-port = El puerto { $port } de { $name } no se puede usar ({ $why }): elige otro con --port o --host.
cli-origin = Un origen se escribe como https://club.example, no como { $name }.
cli-options = { $reason } Sí es posible: { $nearest }.

## Rechazos

refusals-already-account = Ya tienes una cuenta.
refusals-bad-host = Este servidor no se llama así.
refusals-bad-name = Ese nombre no vale: está vacío, es demasiado largo o tiene caracteres invisibles.
refusals-bad-origin = Eso solo pueden hacerlo las páginas de este servidor.
refusals-bad-password = Esa contraseña es demasiado corta o demasiado larga.
refusals-bad-passkey = Esta clave de acceso no abre ninguna cuenta aquí. Inténtalo otra vez.
refusals-common-password = Esa contraseña es de las primeras que otros prueban. Elige otra.
refusals-not-account = Un invitado no puede hacer eso: crea antes una cuenta.
refusals-wrong-scope = Este token no permite eso.
refusals-bad-record = Este registro no se puede leer o no cuadra.
refusals-bad-request = El servidor no entiende esa petición.
refusals-bad-text = Ese texto no vale: está vacío, es demasiado largo o tiene caracteres invisibles.
refusals-banned = Los administradores de este servidor te han expulsado.
refusals-busy = Pasan demasiadas cosas en esta mesa. Inténtalo otra vez.
refusals-chat-off = El anfitrión ha desactivado el chat.
refusals-full = El servidor está lleno. Espera un poco: las partidas en curso van primero.
refusals-hints-off = En esta mesa se juega sin pistas.
refusals-illegal = Las reglas no lo permiten ahora.
refusals-impossible-options = Esas opciones no encajan juntas.
refusals-internal = Algo ha fallado aquí. Inténtalo otra vez.
refusals-key-reused = Eso ya se usó para otra cosa. Inténtalo otra vez.
refusals-muted = Los administradores de este servidor han desactivado tu chat.
refusals-name-taken = Ese nombre está ocupado.
refusals-no-session = Di primero quién eres: como invitado o con una cuenta.
refusals-no-spectators = Esta mesa no admite espectadores.
refusals-not-admin = Solo los administradores de este servidor pueden hacer eso.
refusals-not-at-table = No estás en esta mesa.
refusals-not-away = Eso solo se puede cuando un jugador lleva un rato ausente.
refusals-not-late = A ese jugador aún le queda tiempo.
refusals-not-rated = Esta partida no puede ser clasificatoria: cada asiento necesita una cuenta propia, sin pistas, y los bots juegan solo donde la mesa lo dice.
refusals-not-invited = No te han invitado a este torneo.
refusals-not-now = El torneo ha empezado o ya terminó: eso ahora no es posible.
refusals-not-entered = No participas en este torneo.
refusals-places-taken = Todas las plazas de este torneo están ocupadas.
refusals-too-few = Un torneo necesita al menos dos jugadores.
refusals-bad-address = Este servidor no puede enviar nada a esa dirección.
refusals-no-mail = Este servidor no envía correos.
refusals-mail-down = No se ha podido enviar el correo: inténtalo más tarde.
notify-turn = Es tu turno: { $title }
notify-table = Tu mesa está lista: { $title }
notify-invited = Te invitan a jugar otra vez: { $title }
notify-over = La partida ha terminado: { $title }
notify-mention = Te mencionan en el chat: { $title }
notify-clock = Se te acaba el tiempo: { $title }
notify-turns = Es tu turno en { $n } mesas
notify-news = Novedades de { $n } mesas
notify-off = No recibir más correos: { $link }
notify-confirm = El Grande: ¿es esta tu dirección?
notify-confirm-text =
    Abre este enlace para saber en esta dirección cuándo es tu turno. Si no lo has pedido, no hagas nada: no recibirás más.
    { $link }
notify-reset = El Grande: una contraseña nueva
notify-reset-text =
    Abre este enlace antes de media hora para elegir una contraseña nueva para { $name }. Si no lo has pedido, no hagas nada: la anterior sigue valiendo.
    { $link }
refusals-old-link = Este enlace ya se usó o es demasiado antiguo. Pide otro.
refusals-no-party = Solo el ordenador donde funciona el servidor puede abrirlo a la red.
refusals-no-network = Este ordenador no está en ninguna red que otros puedan usar. Conéctalo e inténtalo de nuevo.
refusals-bad-clock = Ese reloj no es posible.
refusals-not-found = Eso no existe.
refusals-not-host = Eso solo puede hacerlo el anfitrión.
refusals-not-open = La partida ya ha empezado.
refusals-not-over = La partida aún no ha terminado.
refusals-not-playing = Aquí no se está jugando ahora.
refusals-not-your-seat = Ese asiento no es tuyo ahora.
refusals-nothing-to-confirm = No tienes ningún turno que confirmar.
refusals-nothing-to-undo = No hay nada que puedas deshacer.
refusals-seat-taken = Ese asiento está ocupado.
refusals-seats-open = Aún hay asientos libres.
refusals-stale = La mesa ha seguido: mira otra vez.
refusals-stopping = El servidor se está deteniendo.
refusals-too-large = Eso es demasiado grande.
refusals-too-many = Demasiado seguido. Espera un momento.
refusals-switched-off = Los administradores de este servidor no ofrecen eso.
refusals-switched-off-guests = Este servidor es solo para cuentas: inicia sesión antes, en Ajustes.
refusals-switched-off-registration = Este servidor no admite cuentas nuevas.
refusals-tables-waiting = Demasiadas de tus mesas esperan jugadores: empieza o cierra antes alguna.
refusals-network-tables = Demasiadas mesas abiertas desde tu red esperan jugadores: únete a una de ellas o inténtalo más tarde.
refusals-imported = Esta partida viene de un registro o de una posición: di antes que lo sabes.
refusals-unavailable = El servidor no puede guardar nada ahora. No se ha perdido nada: inténtalo en un momento.
refusals-undo-off = En esta mesa no se deshace nada.
refusals-waits-for-confirmation = Antes hay que confirmar el turno anterior.
refusals-wrong-method = Así no funciona.
refusals-password-again = Escribe tu contraseña otra vez.
refusals-wrong-password = El nombre y la contraseña no coinciden.
refusals-wrong-type = Eso no tiene la forma correcta.
illegal-over = La partida ha terminado.
illegal-not-asked = No te toca responder.
illegal-not-readable = Esa respuesta no se puede leer.
illegal-not-an-answer = Eso no responde a la pregunta.
illegal-card-taken = Otro jugador ha tomado esa carta.
illegal-no-such-card = Ahí no hay ninguna carta descubierta.
illegal-disc = Tu disco no puede nombrar esa región.
illegal-king-stays = El Rey ya está ahí.
illegal-king = Esta carta no lleva al Rey ahí.
illegal-score = Eso no se puede puntuar ahora.
illegal-not-used = No tienes esa carta usada para recuperarla.
illegal-taboo = La región del Rey es tabú: nada entra ni sale.
illegal-no-such-place = Ese lugar no existe en esta partida.
illegal-no-such-power = Las cartas de poder van del 1 al 13.
illegal-not-in-hand = Ya no tienes esa carta.
illegal-barred = Ese número ya se ha jugado esta ronda.
illegal-modifier = No tienes ese modificador, o su total ya se ha jugado.
illegal-must-take = Hay que tomar lo que tenga la provincia.
illegal-too-many = No puedes tomar tantos.
illegal-court-empty = Tu corte está vacía.
illegal-home-only = El caballero extra va a tu región de origen.
illegal-castillo = El Castillo está cerrado para eso.
illegal-granada = Granada aún no está conquistada: solo se llega moviendo con cartas de acción o desde el Castillo.
illegal-occupied = Ese espacio está ocupado.
illegal-not-neighbour = Esa región no toca la del Rey.
illegal-no-such-colour = Ningún jugador tiene ese color.
illegal-nobody-there = Ahí no hay ningún caballero así.
illegal-not-yours = Esta carta no mueve ese caballero.
illegal-no-move = Un movimiento va de un lugar a otro.
illegal-church = Los caballeros negros no van ahí.
illegal-too-far = No quedan bastantes movimientos para ir tan lejos.
illegal-grande = Ese Grande no puede ir ahí.
illegal-no-such-tile = Solo existen los tableros 8 y 4.
illegal-tile = Ese tablero no puede ir ahí.
options-players = El Grande es para 2 a 5 jugadores.
options-module-edition = El módulo «{ $module }» es de la edición de 2023, no de { $edition-name }.
options-hand-module = La carta «{ $hand }» necesita el módulo Viejos zorros.
options-france-regency = Francia como región y Nueva Regencia se excluyen: allí Francia es el exilio del Rey.
options-no-veto-hands = Una partida sin vetos no puede tener los vetos de Viejos zorros.
options-dummy-players = El dummy juega con 2 jugadores, no con { $players }.
options-merged-players = Los mazos juntos son para 2 o 3 jugadores, no para { $players }.

## El navegador

ui_bots_random = Azar
ui_bots_greedy = Codicioso
ui_bots_search = Búsqueda
ui_bots_easy = Fácil
ui_bots_normal = Normal
ui_bots_hard = Difícil
ui_bots_mayordomo = Mayordomo · Difícil, prudente
ui_bots_alcaide = Alcaide · Difícil, ama el Castillo
ui_bots_privado = Privado · Difícil, amigo del Rey
ui_bots_expert = Experto
ui_bots_master = Maestro
ui_whose_own = Propios
ui_whose_any = Cualquiera
ui_whose_foreign = Rivales
ui_whose_mixed = Propios + ajenos
ui_whose_everyone = Todos
ui_whose_nobody = { "" }
ui_ordinal = { $n }.º
ui_rank =
    { $n ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
        [4] cuarto puesto
        [5] quinto puesto
       *[other] { $n }.º puesto
    }
ui_points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
ui_caballeros =
    { $n ->
        [one] { $n } caballero
       *[other] { $n } caballeros
    }
ui_of = { $a } de { $b }
ui_close = Cerrar
ui_cancel = Cancelar
ui_back = Volver
ui_home = Inicio
ui_loading = Cargando…
ui_failed = No ha funcionado.
ui_offline = El servidor no responde.
ui_notFound = Esa página no existe.
ui_nav_label = Principal
ui_nav_skip = Ir al contenido
ui_nav_start = Inicio
ui_nav_tables = Mesas
ui_nav_rules = Reglas
ui_nav_settings = Ajustes
ui_nav_credits = Créditos
ui_nav_privacy = Privacidad
ui_start_lead = Un juego de mesa para dos a cinco. Ten más caballeros que nadie donde se puntúa, y cuidado con el Rey.
ui_start_playNow = Jugar ya
ui_start_playHint = Contra bots. Sin cuenta.
ui_start_opponents = Rivales
ui_start_level = Nivel
ui_start_newTable = Mesa nueva
ui_start_newHint = Ediciones, módulos, variantes, amigos, un dispositivo para todos.
ui_start_join = Unirse
ui_start_joinHint = Mesas abiertas y el enlace de un amigo.
ui_start_logIn = Entrar en tu cuenta
ui_start_goOn = Continuar
ui_start_yourTurn = te toca
ui_start_youAre = Juegas como { $name }.
ui_start_guest = Invitado
ui_start_running = En juego ahora
ui_learn_title = Aprende El Grande
ui_learn_lead = Ocho lecciones cortas, a tu ritmo.
ui_learn_lessons = Lecciones
ui_learn_begin = Empezar
ui_learn_again = Repetir
ui_learn_step = Paso { $n } de { $of }
ui_learn_goOn = Seguir
ui_learn_finish = Lección siguiente
ui_learn_right = Correcto.
ui_learn_solved = ¡Resuelto!
ui_learn_tryAgain = Otra vez
ui_learn_skip = Saltar
ui_coach_title = Tu primera partida, con entrenador
ui_coach_hint = Seis rondas, dos bots fáciles.
ui_coach_welcome = En cada torre de arriba se puntúan todas las regiones. Quien tiene más caballeros en una gana su primer número; el siguiente, el segundo.
ui_coach_start = ¡Vamos!
ui_coach_knows = Ya conozco el juego
ui_coach_meant = Tu jugada: { $reasons }.
ui_coach_warn =
    { $points ->
        [one] Espera: alrededor de { $points } punto por debajo de lo mejor.
       *[other] Espera: unos { $points } puntos por debajo de lo mejor.
    }
    { $reasons ->
        [none] { "" }
       *[other] Mejor: { $reasons }.
    }
ui_coach_anyway = Hacerlo igualmente
ui_coach_other = Elegir otra vez
ui_learn_hint = Lecciones, partida con entrenador, problemas.
ui_learn_more = Y después
ui_learn_rules = Reglas con imágenes
ui_learn_rulesHint = Todas las reglas de tu edición, con ejemplos.
ui_puzzles_title = Problemas
ui_puzzles_lead = Posiciones de partidas de bots fuertes, con una respuesta claramente mejor.
ui_puzzles_today = Problema del día
ui_puzzles_streak = Días seguidos: { $n }
ui_puzzles_theme = Tema
ui_puzzles_all = Todos
ui_puzzles_last = Última ronda
ui_puzzles_king = El Rey
ui_puzzles_disc = El disco
ui_puzzles_scoring = Puntuación especial
ui_puzzles_bid = Cartas de poder
ui_puzzles_stars = Dificultad { $n } de 4
ui_puzzles_solvedOf = { $a } de { $b } resueltos
ui_puzzles_next = Problema siguiente
ui_puzzles_show = Ver la respuesta
ui_puzzles_again = Otra vez
ui_puzzles_share = Copiar el enlace
ui_puzzles_copied = Copiado
ui_puzzles_marks_first = resuelto a la primera
ui_puzzles_marks_later = resuelto
ui_puzzles_marks_shown = respuesta vista
ui_try_title = Una posición para probar
ui_try_hint = Respondes por cada jugador, por turnos.
ui_try_show = Pruébalo en el tablero
ui_train_title = Entrenamiento
ui_train_lead = Dos cosas que cuestan, contra el reloj.
ui_train_count = Calcular una puntuación
ui_train_countHint = Diez lugares: ¿cuánto gana cada uno?
ui_train_memory = Recordar el Castillo
ui_train_memoryHint = Mira quién entra y di luego cuántos hay dentro.
ui_train_begin = Empezar
ui_train_who = { $place }: ¿cuánto gana cada uno?
ui_train_enters = { $player }: { $n } al Castillo
ui_train_inside = ¿Cuántos caballeros { OF($player) } hay dentro?
ui_train_score = { $n } de { $of } aciertos
ui_train_seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
ui_train_right = Bien
ui_train_was = Era
ui_train_best = Récord: { $n }
ui_teach_title = Explicarlo a la mesa
ui_teach_lead = Léelo en voz alta a quien nunca ha jugado, con el tablero delante.
ui_teach_minutes = Unos { $n } minutos en voz alta
ui_teach_print = Imprimir
ui_nav_learn = Aprender
ui_editor_title = Editor de posiciones
ui_editor_lead = Coloca las piezas donde quieras, sigue jugando desde ahí, mira qué es lo mejor y comparte la posición con un enlace.
ui_editor_round = Ronda
ui_editor_fresh = Empezar de nuevo
ui_editor_tools = Qué hace un clic en el mapa
ui_editor_caballero = Añadir un caballero
ui_editor_less = Quitar un caballero
ui_editor_grande = Mover el Grande
ui_editor_king = Mover al Rey
ui_editor_tile8 = Tablero de puntuación 8/4/0
ui_editor_tile4 = Tablero de puntuación 4/0/0
ui_editor_colour = De quién
ui_editor_points = Puntos
ui_editor_court = Corte
ui_editor_castillo = Castillo
ui_editor_playOn = Seguir desde aquí
ui_editor_advise = ¿Qué es lo mejor?
ui_editor_share = Copiar el enlace
ui_editor_copied = Copiado
ui_editor_text = La posición como texto
ui_editor_show = Mostrar este texto
ui_editor_impossible = Esta posición no es posible.
ui_editor_editHere = Editar aquí
ui_editor_back = Volver al principio
ui_editor_question = Pregunta
ui_editor_asItStands = Tal como está
ui_editor_turn = Un turno
ui_editor_power = Jugar una carta de poder
ui_editor_take = Tomar caballeros
ui_editor_card = Tomar una carta de acción
ui_editor_part = Primero colocar o primero la acción
ui_editor_place = Colocar caballeros
ui_editor_special = Acción especial
ui_editor_bots = Jugar contra bots
ui_make_title = Mesa nueva
ui_make_game = La partida
ui_make_edition = Edición
ui_make_players = Jugadores
ui_make_length = Duración
ui_make_modules = Módulos de 2023
ui_make_oldHands = Cartas de Viejos zorros
ui_make_variants = Variantes
ui_make_switches = Reglas sueltas
ui_make_switchesHint = Puntos en los que difieren las ediciones. Cada uno se puede ajustar por separado.
ui_make_without = sin «{ $name }»
ui_make_seats = Asientos
ui_make_others = Quién más juega
ui_make_rest_bots = bots
ui_make_rest_open = amigos, con un enlace
ui_make_rest_me = amigos, en este dispositivo
ui_make_me = Yo, en este dispositivo
ui_make_open = Abierto: para alguien con el enlace
ui_make_bot = Bot: { $level }
ui_make_table = La mesa
ui_make_name = Nombre de la mesa
ui_make_public = En la sala pública
ui_make_spectators = Puede haber espectadores
ui_make_hints = Se permiten pistas
ui_make_undo = Se pueden deshacer pasos
ui_make_confirm = Los turnos se confirman al final
ui_make_create = Abrir la mesa
ui_make_createStart = Empezar la partida
ui_make_impossible = No es posible:
ui_make_mend = Usar la combinación posible más parecida
ui_make_hotseat = Con varios asientos para ti, el dispositivo se pasa de mano en mano.
ui_make_seatName = Nombre de { $colour }
ui_clock_title = Reloj
ui_clock_none = Sin reloj
ui_clock_live = En vivo
ui_clock_turns = Por turnos
ui_clock_bank = Tiempo de cada jugador para la partida
ui_clock_increment = Tiempo extra por turno terminado
ui_clock_move = Tiempo por jugada
ui_clock_seconds = { $n } s
ui_clock_minutes = { $n } min
ui_clock_hours = { $n } h
ui_clock_days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
ui_clock_night = Se detiene por la noche, de { $from } a { $to } h
ui_clock_weekends = Se detiene los fines de semana
ui_clock_holiday = Se detiene este día
ui_clock_add = Añadir
ui_clock_remove = Quitar { $day }
ui_clock_zone = Las horas y los días son los de { $zone }.
ui_clock_timeUp = Cuando a un jugador se le acaba el tiempo
ui_clock_bot = Un bot sigue jugando hasta que vuelva
ui_clock_vote = Los demás votan
ui_clock_sumLive = En vivo: { $bank } para la partida y { $more } más por turno
ui_clock_sumBank = En vivo: { $bank } para la partida
ui_clock_sumTurns = Por turnos: { $move } por jugada
ui_clock_left = queda: { $time }
ui_clock_due = plazo: { $when }
ui_clock_paused = el reloj está detenido
ui_clock_up = se acabó el tiempo
ui_clock_isUp = A { $name } se le ha acabado el tiempo. Más de la mitad de los demás decide qué pasa.
ui_clock_voteBot = Un bot juega por { $name } ({ $votes } de { $needed })
ui_clock_voteWait = Dar más tiempo a { $name } ({ $votes } de { $needed })
ui_room_title = Antes de la partida
ui_room_invite = Invitar
ui_room_inviteHint = Con este enlace se puede ocupar un asiento libre.
ui_room_copy = Copiar el enlace
ui_room_copied = Copiado
ui_room_onlyHere = Este enlace solo funciona en este ordenador. Para otros de tu red, inicia el servidor con: elgrande party
ui_room_sit = Sentarse aquí
ui_room_sitToo = Un amigo en este dispositivo
ui_room_stand = Levantarse
ui_room_free = libre
ui_room_former = Antiguo jugador
ui_room_letBot = Aquí juega un bot
ui_room_setFree = Dejar libre este asiento
ui_room_start = Empezar la partida
ui_room_waitHost = El anfitrión empieza cuando estén todos.
ui_room_learn = ¿No conoces el juego? La primera lección dura unos minutos.
ui_room_waitSeats =
    { $n ->
        [one] Queda { $n } asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
ui_room_closeTable = Cerrar la mesa
ui_room_closeSure = ¿Cerrar esta mesa? Se pierden sus asientos y su enlace.
ui_room_closed = El anfitrión ha cerrado esta mesa.
ui_room_host = Eres el anfitrión.
ui_room_yourName = Tu nombre en esta mesa
ui_room_setName = Usar este nombre
ui_room_guest = invitado
ui_room_account = cuenta
ui_room_program = bot de un jugador
ui_room_bot = bot
ui_room_ready = Listo
ui_room_isReady = listo
ui_room_notReady = Aún no estoy listo
ui_room_moveHere = Tomar este color
ui_room_letBots = Bots en todos los asientos libres
ui_room_share = Compartir
ui_room_shareText = Hay un asiento libre para ti en nuestra mesa de El Grande: { $title }
ui_room_allReady = Todos están listos.
ui_room_talk = Chat
ui_room_imported = Esta partida viene de un registro o de una posición: el anfitrión puede conocer todos sus secretos. No cuenta para nada más.
ui_room_importedAsk = El anfitrión puede haber leído ya todas las cartas ocultas de esta partida: cartas de poder, discos, lo que hay en los mazos. ¿Quieres jugar de todos modos?
ui_room_importedYes = Jugar de todos modos
ui_room_importedNo = Mejor no
ui_notify_title = Avisos
ui_notify_lead = ¿Dónde quieres enterarte de que es tu turno cuando no estás aquí?
ui_notify_browser = Un navegador
ui_notify_addBrowser = Avisarme en este navegador
ui_notify_mail = Correo electrónico
ui_notify_mailSent = Abre el enlace del correo que hemos enviado.
ui_notify_unconfirmed = sin confirmar: abre el enlace del correo
ui_notify_chat = En un chat
ui_notify_shape = Chat
ui_notify_hook = Dirección del webhook
ui_notify_discord = Discord
ui_notify_slack = Slack
ui_notify_matrix = Matrix
ui_notify_hosts = Este servidor puede avisar a: { $hosts }
ui_notify_add = Añadir
ui_notify_remove = Quitar
ui_notify_kinds = Cuándo
ui_notify_turn = Es mi turno
ui_notify_table = Mi mesa de un torneo está lista
ui_notify_invited = Me invitan a jugar otra vez
ui_notify_over = Termina una partida
ui_notify_mention = Alguien escribe @ y mi nombre en el chat
ui_notify_clock = Se me acaba el tiempo
ui_notify_quiet = Nunca de noche, de { $from } a { $to } h
ui_notify_confirmed = Gracias: desde ahora sabrás aquí cuándo es tu turno.
ui_notify_ended = Ya no recibirás estos correos.
ui_notify_next = Siguiente partida
ui_notify_waiting =
    { $n ->
        [one] { $n } mesa te espera
       *[other] { $n } mesas te esperan
    }
ui_party_open = Jugar aquí con amigos
ui_party_hint = Abre este servidor a tu red: los amigos juegan desde sus propios dispositivos.
ui_party_join = Los amigos de tu red abren una de estas direcciones o escanean el código:
ui_party_firewall = Si no se les abre la página: ¿están en la misma red, y no en una wifi de invitados? Si lo están, un cortafuegos bloquea este ordenador: permite Python cuando el sistema lo pregunte.
ui_party_next = Ahora abre una mesa
ui_tables_title = Mesas
ui_tables_mine = Mis mesas
ui_tables_none = Aún no estás en ninguna mesa.
ui_tables_finished = Partidas terminadas
ui_tables_all = Mostrar las { $n }
ui_tables_gone = Esa mesa no existe. Quizá se borró, o falta una parte del enlace.
ui_tables_lobby = Abiertas a todos
ui_tables_noLobby = Ahora no hay ninguna mesa pública. ¡Abre una!
ui_tables_noMatch = Ahora no hay ninguna mesa pública así.
ui_tables_join = Asientos libres
ui_tables_running = En juego
ui_tables_any = Todas
ui_tables_pace = Ritmo
ui_tables_bots = Bots
ui_tables_noBots = Sin bots
ui_tables_clear = Mostrar todas
ui_tables_byLink = Unirse con un enlace
ui_tables_link = Enlace o número de la mesa
ui_tables_go = Ir
ui_tables_badLink = Eso no es un enlace a una mesa de aquí.
ui_tables_status_open = espera jugadores
ui_tables_status_playing = en juego
ui_tables_status_over = terminada
ui_tables_status_closed = cerrada
ui_tables_full = lista para empezar
ui_tables_round = ronda { $n }
ui_tables_won = ha ganado
ui_tables_toMove = le toca
ui_tables_imported = importada
ui_tables_importedHint = De un registro o de una posición: los jugadores podían conocer sus secretos, así que nunca es clasificatoria.
ui_tables_importTitle = El registro de una partida
ui_tables_importHint = Pega un registro, en JSON o en texto, para verlo o seguir jugando.
ui_tables_importGo = Abrir
ui_profile_mine = Mi perfil
ui_profile_unknown = Aquí no hay nadie con ese nombre, o su perfil está oculto.
ui_profile_since = Aquí desde { $date }
ui_profile_games = Partidas
ui_profile_wins = Victorias
ui_profile_none = Todavía no hay partidas terminadas. Las cifras llegan con la primera.
ui_profile_counted = No cuentan las partidas importadas ni aquellas en que una persona juega en varios asientos.
ui_profile_results = Resultados
ui_profile_edition = Edición
ui_profile_players = Jugadores
ui_profile_average = Puntos por partida
ui_profile_place = Puesto medio
ui_profile_opponents = Rivales
ui_profile_opponent = Rival
ui_profile_ahead = Por delante
ui_profile_behind = Por detrás
ui_profile_others = Invitados y jugadores sin perfil
ui_profile_sources = De dónde vienen los puntos
ui_profile_perGame = Puntos por partida
ui_profile_source_regions = Regiones
ui_profile_source_castillo = Castillo
ui_profile_source_special = Puntuaciones por cartas
ui_profile_source_king = Bono del Rey
ui_profile_source_home = Bono de origen
ui_profile_source_france = Francia
ui_profile_regions = Mejores regiones
ui_profile_power = Cartas de poder por ronda
ui_profile_powerHint = Cuanto más intenso el color de una casilla, más veces se jugó esa carta en esa ronda.
ui_profile_powerCell = Carta { $card } en la ronda { $round }: { $n }
ui_profile_card = Carta
ui_profile_round = Ronda
ui_profile_latest = Últimas partidas
ui_profile_date = Fecha
ui_profile_points = Puntos
ui_profile_rank = { $rank } de { $of }
ui_profile_finish = Puesto
ui_profile_game = Partida
ui_profile_private = Una mesa que no es pública
ui_profile_hidden = Solo tú ves esta página.
ui_profile_hide = Ocultar mi perfil a los demás
ui_settings_title = Ajustes
ui_settings_language = Idioma
ui_settings_light = Luz
ui_settings_theme_auto = como el sistema
ui_settings_theme_light = día
ui_settings_theme_dark = vela
ui_settings_motion = Movimiento
ui_settings_motions_auto = como el sistema
ui_settings_motions_less = ninguno
ui_settings_pace = Jugadas de los demás
ui_settings_paces_calm = tranquilo
ui_settings_paces_quick = rápido
ui_settings_paces_instant = al instante
ui_settings_sound = Sonido
ui_settings_on = Sí
ui_settings_off = No
ui_settings_volume = Volumen
ui_settings_pieces = Caballeros
ui_settings_figures = Figuras
ui_settings_plain = Sencillos
ui_settings_who = Quién eres
ui_settings_name = Nombre
ui_settings_password = Contraseña
ui_settings_guestHint = Eres invitado: este navegador te recuerda. Con una contraseña puedes volver desde cualquier sitio.
ui_settings_nobodyHint = Aún no tienes nombre: tu primera partida te hace invitado con este.
ui_settings_beGuest = Usar este nombre
ui_settings_register = Convertirlo en cuenta
ui_settings_logIn = Entrar
ui_settings_logOut = Salir
ui_settings_oldPassword = Contraseña actual
ui_settings_wrongPassword = Esa no es tu contraseña.
ui_settings_newPassword = Contraseña nueva
ui_settings_change = Cambiar la contraseña
ui_settings_endOthers = Cerrar las demás sesiones
ui_settings_ended =
    { $n ->
        [0] Solo tenías sesión aquí.
        [one] Se ha cerrado { $n } sesión más.
       *[other] Se han cerrado { $n } sesiones más.
    }
ui_settings_myData = Llevarme mis datos
ui_settings_delete = Eliminar mi cuenta
ui_settings_deleteHint = No se puede deshacer. Desaparecen tu nombre, contraseña, correo, sesiones y perfil, y también tus partidas contra bots. Las partidas con otras personas se conservan, igual que lo que escribiste en su chat, pero sin tu nombre: allí figuras como «Antiguo jugador», y un bot sigue jugando por ti.
ui_settings_deleteNow = Eliminar para siempre
ui_settings_forgot = ¿Has olvidado la contraseña?
ui_settings_passkeys = Claves de acceso
ui_settings_passkeysHint = Entra con la huella, la cara o el PIN de este dispositivo en lugar del nombre y la contraseña.
ui_settings_passkeyAdd = Añadir una clave de acceso
ui_settings_passkeyLogIn = Entrar con una clave de acceso
ui_reset_title = Una contraseña nueva
ui_reset_lead = Escribe tu nombre o tu correo. Si corresponde a una cuenta con dirección confirmada, allí llegará un enlace.
ui_reset_who = Nombre o correo
ui_reset_send = Enviarme un enlace
ui_reset_sent = Si existe una cuenta así con el correo confirmado, el enlace va de camino. Vale media hora.
ui_reset_noMail = Este servidor no envía correos. Sus administradores pueden darte una contraseña nueva.
ui_reset_set = Guardar la contraseña
ui_reset_done = Tu contraseña ha cambiado. Tienes la sesión abierta aquí y en ningún otro sitio.
ui_settings_sessions = Dónde tienes sesión abierta
ui_settings_here = esta sesión
ui_settings_unknownDevice = Dispositivo desconocido
ui_settings_seen = último uso: { $when }
ui_settings_begun = desde el { $when }
ui_settings_end = Cerrar sesión
ui_settings_account = Has entrado como { $name }.
ui_settings_keys = Teclas
ui_bots_title = Bots
ui_bots_hint = Programas tuyos que juegan aquí como las personas. Cada uno tiene un nombre y tokens; todos ven que es un bot.
ui_bots_name = Nombre del bot
ui_bots_make = Crear un bot
ui_bots_note = Para qué es el token
ui_bots_scope_read = ver mesas
ui_bots_scope_play = jugar
ui_bots_scope_chat = chatear
ui_bots_token = Nuevo token
ui_bots_once = Cópialo ahora: solo se muestra una vez.
ui_bots_revoke = Revocar
ui_bots_used = último uso: { $day }
ui_bots_never = aún sin usar
ui_make_rated = Clasificación
ui_make_ratedNo = no clasificatoria
ui_make_ratedYes = clasificatoria: personas entre sí
ui_make_ratedMixed = clasificatoria: también con bots
ui_ladder_mark = clasificatoria
ui_ladder_title = Clasificación
ui_ladder_people = Personas
ui_ladder_bots = Partidas con bots
ui_ladder_hint = Una valoración y su incertidumbre (una desviación típica). El orden es por lo que vale un jugador como mínimo: la valoración menos tres desviaciones.
ui_ladder_season = Temporada
ui_ladder_first = desde el principio
ui_ladder_player = Jugador
ui_ladder_rating = Valoración
ui_ladder_games = Partidas
ui_ladder_wins = Victorias
ui_ladder_none = Aún no hay partidas clasificatorias. Para jugar una, elígelo en «Clasificación» al abrir una mesa.
ui_ladder_begin = Empezar una temporada
ui_ladder_seasonName = Nombre de la temporada
ui_cup_title = Torneos
ui_cup_none = Ahora no hay torneos.
ui_cup_new = Torneo nuevo
ui_cup_name = Nombre del torneo
ui_cup_rounds = Rondas
ui_cup_size = Jugadores por mesa
ui_cup_entry = Quién puede participar
ui_cup_entries_open = todos
ui_cup_entries_link = quien tenga el enlace
ui_cup_entries_list = a quienes invite
ui_cup_names = Nombres de sus cuentas, separados por comas
ui_cup_guests = También pueden participar invitados
ui_cup_fill = Si los jugadores no llenan las mesas
ui_cup_fills_bots = los bots ocupan los asientos libres
ui_cup_fills_byes = algunos descansan
ui_cup_fills_smaller = algunas mesas son más pequeñas
ui_cup_begins = Empieza (vacío: cuando tú digas)
ui_cup_pause = Pausa entre rondas
ui_cup_noPause = ninguna
ui_cup_deadline = Tiempo máximo para una ronda
ui_cup_noDeadline = sin límite
ui_cup_deadlineHint = Pasado ese tiempo, un bot sigue jugando por quien haga esperar a su mesa.
ui_cup_create = Crear el torneo
ui_cup_status_open = inscripción abierta
ui_cup_status_pause = pausa
ui_cup_status_over = terminado
ui_cup_status_cancelled = cancelado
ui_cup_roundOf = ronda { $n } de { $all }
ui_cup_players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
ui_cup_allRounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
ui_cup_tablesOf = mesas de { $n }
ui_cup_host = Organiza: { $name }
ui_cup_starts = Empieza: { $when }
ui_cup_next = Próxima ronda: { $when }
ui_cup_until = Esta ronda termina como muy tarde: { $when }.
ui_cup_won = Gana: { $names }
ui_cup_enter = Participar
ui_cup_leave = Dejar el torneo
ui_cup_leaveSure = ¿Dejarlo? Un bot se hará cargo de tu partida.
ui_cup_back = Seguir en la próxima ronda
ui_cup_outHint = Estás fuera: lo dejaste, o un bot tuvo que terminar tu partida.
ui_cup_entered = Participas.
ui_cup_invitedYou = Te han invitado.
ui_cup_needAccount = Para participar necesitas una cuenta: créala en Ajustes.
ui_cup_mayNot = Los torneos los organizan los administradores de este servidor y, si lo permiten, jugadores con cuenta.
ui_cup_ready = Tu mesa está lista
ui_cup_toTable = Ir a tu mesa
ui_cup_rest = En esta ronda descansas.
ui_cup_begin = Empezar ahora
ui_cup_beginNext = Empezar la próxima ronda
ui_cup_cancel = Cancelar el torneo
ui_cup_cancelSure = ¿Cancelar el torneo para siempre?
ui_cup_deleteSure = ¿Eliminar este torneo? Sus partidas se conservan.
ui_cup_lead = Para quien organiza
ui_cup_invite = Invitar por nombre
ui_cup_inviteHint = Quien tenga este enlace puede participar.
ui_cup_remove = Expulsar a { $name }
ui_cup_removeSure = ¿Expulsar a { $name }? Un bot se hará cargo de su partida en curso.
ui_cup_isInvited = sin confirmar
ui_cup_out = fuera
ui_cup_standing = Clasificación
ui_cup_points = Puntos
ui_cup_opponents = Rivales
ui_cup_margin = Ventaja
ui_cup_hint = Un punto por cada rival que dejas atrás en la mesa, medio por un empate; descansar vale { $bye }. A igualdad de puntos: más victorias, luego la media de puntos de los rivales, luego la ventaja en puntos de partida sobre la media de la mesa.
ui_cup_round = Ronda { $n }
ui_cup_table = Mesa { $n }
ui_cup_byes = Descansan: { $names }
ui_cup_gone = cuenta como descanso
ui_cup_toTournament = Al torneo
ui_credits_title = Créditos
ui_credits_fans = Un proyecto no oficial de aficionados, sin relación con los autores ni las editoriales de El Grande. No contiene ilustraciones ni textos del juego original. Para saber qué lo hace grande, cómpralo.
ui_credits_map = El mapa está dibujado a partir de la geografía real: límites provinciales © Instituto Geográfico Nacional de España, CC BY 4.0, modificados (unidos en nueve regiones, simplificados), mediante el paquete es-atlas (MIT).
ui_credits_fonts = Letra: Alegreya SC y Alegreya Sans, de Juan Pablo del Peral, SIL Open Font Licence 1.1.
ui_credits_code = Hecho con Svelte. Todas las licencias acompañan al programa:
ui_credits_licences = Licencias
ui_admin_title = Administración
ui_admin_about = Sobre
ui_admin_reports = Denuncias
ui_admin_noReports = No hay denuncias pendientes.
ui_admin_settle = Resuelta
ui_admin_tables = Mesas
ui_admin_rename = Cambiar nombre
ui_admin_close = Cerrar
ui_admin_delete = Eliminar
ui_admin_sure = ¿Eliminar esta mesa con su partida y su chat?
ui_admin_sureClose = ¿Cerrar esta mesa? Su partida termina sin resultado.
ui_admin_surePassword = ¿Dar a { $name } una contraseña nueva? Se cierran todas las sesiones de la cuenta.
ui_admin_newTitle = Título nuevo
ui_admin_sanctions = Expulsiones y silencios
ui_admin_account = Cuenta
ui_admin_address = Dirección
ui_admin_mute = Silenciar
ui_admin_ban = Expulsar
ui_admin_lift = Levantar
ui_admin_password = Contraseña nueva
ui_admin_who = Nombre, identificador o dirección
ui_admin_days = Días (0: hasta que se levante)
ui_admin_note = Motivo
ui_admin_audit = Lo que se ha hecho
ui_admin_until = hasta: { $when }
ui_admin_grant = Pasa a administrar
ui_admin_revoke = Ya no administra
ui_admin_season = Temporada nueva
ui_admin_tournament = Torneo
ui_admin_begin = Empezado
ui_admin_cancel = Cancelado
ui_admin_invite = Jugador invitado
ui_admin_remove = Jugador retirado
ui_admin_console = Línea de órdenes
ui_privacy_title = Privacidad
ui_privacy_host = Este servidor lo gestiona { $name }.
ui_privacy_contact = Contacto: { $contact }
ui_privacy_kept = Este servidor guarda el nombre que das, tus partidas y lo que escribes en el chat. De una contraseña solo guarda un resumen, del que nadie puede leerla. La única cookie dice quién eres; ningún otro sitio se entera de nada.
ui_privacy_address = Usa tu dirección de internet para repartir su tiempo con justicia y no la guarda, salvo que los administradores la expulsen; una mesa guarda un código que solo muestra qué mesas se abrieron desde la misma red.
ui_privacy_channels = Si quieres que te avise, guarda la dirección de correo, el navegador o el chat que indiques hasta que los quites. Los mensajes nombran mesas y nada de una partida.
ui_privacy_public = Todos pueden ver el perfil y las puntuaciones de una cuenta, salvo que los ocultes en tu perfil; quién juega un torneo se muestra siempre.
ui_privacy_logs = Sus registros no contienen nombres, textos, cartas ni direcciones.
ui_privacy_yours = En «Ajustes» puedes llevarte tus datos y eliminar tu cuenta.
ui_privacy_keptFor = Cuánto tiempo
ui_privacy_always = hasta que los administradores lo eliminen
ui_privacy_openTables = Mesas que nunca empezaron
ui_privacy_guests = Invitados que no están en ninguna mesa
ui_privacy_chat = Chat
ui_privacy_reports = Denuncias a los administradores
ui_privacy_answers = Respuestas para navegadores que preguntan dos veces
ui_privacy_games = Partidas, y cuentas con partidas
ui_rules_title = Reglas
ui_rules_search = Buscar en las reglas
ui_rules_contents = Contenido
ui_rules_nothing = No se ha encontrado nada.
ui_rules_found =
    { $n ->
        [one] { $n } capítulo
       *[other] { $n } capítulos
    }
ui_rules_edition = Edición
ui_rules_with = Con
ui_table_map = Mapa de España
ui_table_players = Jugadores
ui_table_cards = Cartas de acción
ui_table_log = Historial
ui_table_chat = Chat
ui_table_tabs_cards = Cartas
ui_table_tabs_players = Jugadores
ui_table_tabs_log = Historial
ui_table_tabs_map = Mapa
ui_table_panes = Paneles
ui_table_more = Más
ui_table_round = Ronda { $n }
ui_table_turnOrder = Orden de turnos
ui_table_generalScoring = puntuación general
ui_table_scores = Puntuación
ui_table_enlarge = Ampliar el mapa
ui_table_light = Luz: { $now }
ui_table_leave = Dejar la mesa
ui_table_boardText = El tablero en palabras
ui_table_replay = Repetición
ui_table_rulebook = Reglas de esta partida
ui_table_spectator = Estás mirando.
ui_table_waiting = Esperando
ui_table_asked = Lo que se pregunta
ui_table_catchUp = Saltar
ui_table_resign = Que un bot juegue por mí
ui_table_comeBack = Recuperar mi asiento
ui_table_botPlays = Un bot juega por ti.
ui_table_away = { $name } no está.
ui_table_idle = { $name } lleva mucho tiempo haciendo esperar.
ui_table_standIn = Que un bot juegue por { $name }
ui_table_sureStandIn = Un bot sigue jugando por { $name }, que puede recuperar el asiento cuando quiera. Se puede llamar a un bot cuando un jugador lleva un minuto ausente.
ui_table_sureResign = Un bot sigue jugando por ti. Puedes recuperar tu asiento cuando quieras.
ui_table_chatOn = Activar el chat
ui_table_chatOff = Desactivar el chat
ui_player_you = tú
ui_player_bot = bot
ui_player_start = Inicio
ui_player_startPlayer = Jugador inicial
ui_player_veto = Veto
ui_player_vetoUntil = Veto, válido hasta la ronda { $round }
ui_player_church = Iglesia
ui_player_choosing = eligiendo
ui_player_ready = listo
ui_player_here = conectado
ui_player_away = ausente
ui_player_summary =
    { $points ->
        [one] { $name }, { $points } punto
       *[other] { $name }, { $points } puntos
    }
ui_player_home = Región de origen
ui_player_noPower = Aún sin carta de poder
ui_player_power =
    { $turn ->
        [0] Carta de poder { $value }
       *[other] Carta de poder { $value }, { $turn }.º en actuar
    }
ui_player_powerCards = Cartas de poder
ui_player_yourPower = Tus cartas de poder
ui_player_powerCard = Carta de poder
ui_player_brings = trae { $n } a la corte
ui_player_none = ninguno
ui_player_state_now = jugada ahora
ui_player_state_used = usada
ui_player_state_hand = en la mano
ui_player_state_gone = usada
ui_player_state_maybe = quizá recuperada
ui_player_caballeros = Caballeros
ui_player_province = Provincia: aún no disponibles
ui_player_court = Corte: listos para colocar
ui_player_map = En el mapa
ui_player_path_province = provincia
ui_player_path_court = corte
ui_player_path_map = mapa
ui_player_modifiers = Modificadores
ui_player_dummy =
    { $power ->
        [0] Carta de poder –; quedan: { $supply }
       *[other] Carta de poder { $power }; quedan: { $supply }
    }
ui_player_hidden = ocultos: { $n }
ui_player_played = jugados: { $modifiers }
ui_card_placeUpTo = Coloca hasta
ui_card_takenBy = la tiene
ui_card_reconstructed = reconstruido
ui_card_reconHint = Ningún reglamento que tengamos dice esto; está reconstruido.
ui_card_about = Más sobre «{ $name }»
ui_card_take = Tomar esta carta
ui_card_says = «{ $name }»: { $text }
ui_card_inUse = en uso
ui_card_marks_all = todos
ui_card_marks_each = cada uno
ui_card_example = Ejemplo
ui_card_exampleMark = Ejemplo:
ui_card_know = Conviene saber
ui_card_inRules = Buscarlo en las reglas
ui_card_whose = De quién son los caballeros
ui_card_number =
    { $n ->
        [one] Coloca hasta { $n } caballero junto al Rey o en el Castillo.
       *[other] Coloca hasta { $n } caballeros junto al Rey o en el Castillo.
    }
ui_card_taken = { $name } ha tomado esta carta.
ui_ask_undo = Deshacer el último paso
ui_ask_confirm = Confirmar el turno
ui_ask_confirmAsk = Ese ha sido tu turno. Confírmalo o da un paso atrás.
ui_ask_lastStep = Último paso: { $step }.
ui_ask_confirmWait = { $name } confirma el turno.
ui_ask_putBack = Devolver a su sitio
ui_ask_chooseAgain = Elegir de nuevo
ui_ask_take =
    { $n ->
        [0] No tomar ninguno
       *[other] Tomar { $n }
    }
ui_ask_fewer = o menos:
ui_ask_donePlacing = Terminar de colocar
ui_ask_done = Hecho
ui_ask_skipSpecial = Terminar sin ella
ui_ask_skip = Omitir
ui_ask_place = Colocar caballeros
ui_ask_placeUpTo = Colocar hasta { $n }
ui_ask_takes = ¿Tomar «{ $name }» y colocar hasta { $n }?
ui_ask_rest = Los { $n } { TO($place) }
ui_ask_special = Acción especial
ui_ask_either1 = Mover caballeros propios
ui_ask_either2 = Colocar caballeros
ui_ask_fromCourt = De tu corte
ui_ask_allow = Permitir este paso
ui_ask_allowRest = Permitir toda la acción
ui_ask_veto = Veto: impedirlo
ui_ask_allowRound = Permitir todo esta ronda
ui_ask_askAgain = Preguntarme otra vez en cada paso
ui_ask_standing = Esta ronda lo dejas pasar todo.
ui_ask_playPower = Jugar el { $n }
ui_ask_whichPower = Toca una carta para mirarla y otra vez para jugarla.
ui_ask_noModifier = sin modificador
ui_ask_withModifier = El { $n }: ¿solo o con un modificador?
ui_ask_withModifierMore = El total decide el orden de los turnos. Los caballeros que tomas son los del { $n }. Un modificador se usa una vez.
ui_ask_whose = ¿De quién es el caballero { FROM($place) }?
ui_ask_whereTo =
    { $owner ->
        [none] Un caballero tuyo { FROM($place) }: ¿adónde?
       *[other] Un caballero { OF($owner) } { FROM($place) }: ¿adónde?
    }
ui_ask_mayGo = Puede ir a: { $places }.
ui_ask_mayGoBut =
    { $castillo ->
        [yes]
            { $closed ->
                [none] Cualquier región o el Castillo.
               *[other] Cualquier región menos { $closed }, o el Castillo.
            }
       *[no]
            { $closed ->
                [none] Cualquier otra región.
               *[other] Cualquier otra región menos { $closed }.
            }
    }
ui_ask_grandeTo = El Grande { OF($owner) }: ¿adónde?
ui_ask_tileTo = El tablero { $tile }: ¿adónde?
ui_ask_drag = Toca una región o arrastra desde aquí.
ui_ask_court = Tu corte
ui_ask_setDisc = Ajustar el disco
ui_ask_discFirst = Elige antes una región.
ui_ask_disc = Disco secreto
ui_ask_discBarred = la región del Rey: no se puede
ui_ask_discCourt = la región del Rey: a la corte
ui_ask_lookAtMap = Mirar el mapa
ui_ask_discSet = Tu disco está ajustado. Esperando a los demás.
ui_ask_over = La partida ha terminado.
ui_ask_change = Si se puntúa ahora
ui_ask_sent = Enviando…
ui_ask_rule = Regla
ui_ask_wholeRules = Todas las reglas de esta partida
ui_why_title = Ahora no
ui_why_notAsked = No te toca responder.
ui_why_king = El Rey está aquí: nada entra ni sale de su región.
ui_why_neighbour = Se coloca junto al Rey, y esto no toca { $king }.
ui_why_nobody = Aquí no hay ningún caballero que puedas tomar.
ui_why_other = Este lugar no responde a la pregunta.
ui_why_powerPlayed = Otro jugador ya ha jugado este número.
ui_why_granada = Granada aún no está conquistada: ningún caballero llega aquí desde una corte.
ui_place_worth = Valor
ui_place_byTile = , por un tablero de puntuación
ui_place_locked = El Rey está aquí: nada entra ni sale.
ui_place_secret = Los totales son secretos hasta una puntuación. Solo ves los tuyos.
ui_place_own = dentro, tuyos: { $n }
ui_place_inside = dentro
ui_place_announced = Anunciados desde la última apertura
ui_place_player = Jugador
ui_place_caballeros = Caballeros
ui_place_ifScored = Si se puntúa ahora
ui_place_nobody = { $place }: vacío.
ui_place_homeOf = Región de origen de { $names }.
ui_place_neighbours = Vecinas: { $names }.
ui_place_kings = la región del Rey
ui_place_grandeOf = Grande { OF($name) }
ui_place_describeWorth =
    { $tile ->
        [yes] vale { $values } por un tablero de puntuación
       *[no] vale { $values }
    }
ui_place_nobodyHere = vacío
ui_place_change = { $n } para ti si se puntúa ahora
ui_place_space =
    { $bonus ->
        [0] Francia, { $name }
       *[other] Francia, { $name }: { $bonus } extra cuando se puntúa Francia
    }
ui_place_free = libre
ui_place_unconquered = Aún sin conquistar: { $n } de 12 caballeros.
ui_now_title = Si se puntúa ahora
ui_now_all = Todas las regiones
ui_now_region = Región
ui_now_change = desde que empezó tu turno
ui_log_title = Lo que ha pasado
ui_log_tab = Historial
ui_log_since = Desde mi último turno
ui_log_sinceTab = Desde mi turno
ui_log_nothing = Aún nada.
ui_log_breakdown = Mostrar la puntuación
ui_log_times = { $n } veces
ui_log_only = Líneas de un jugador
ui_log_onlyOf = Solo { $name }
ui_chat_title = Chat
ui_chat_say = Di algo
ui_chat_send = Enviar
ui_chat_off = El anfitrión ha desactivado el chat.
ui_chat_none = Aún no hay mensajes.
ui_report_line = denunciar
ui_report_title = Denunciar un problema
ui_report_who = ¿De quién se trata?
ui_report_table = La mesa
ui_report_text = ¿Qué ha pasado?
ui_report_hint = Solo lo leen los administradores de este servidor, con las últimas líneas del chat.
ui_report_send = Enviar a los administradores
ui_report_sent = Gracias. Los administradores de este servidor lo mirarán.
ui_scoring_general = Puntuación general tras la ronda { $round }
ui_scoring_special = Puntuación
ui_scoring_place = Lugar
ui_scoring_total = Total
ui_scoring_kings = Rey: bono
ui_scoring_home = Origen: bono
ui_scoring_numbers = Puntos: oro por el 1.º, plata por el 2.º, bronce por el 3.º. El número pequeño cuenta caballeros.
ui_scoring_legend = R: con el bono del Rey de 2. O: con el bono de origen de 2.
ui_scoring_cell = { $rank } con { $number }
ui_scoring_goOn = Continuar
ui_scoring_earlier = Puntuación anterior
ui_scoring_later = Puntuación siguiente
ui_scene_label = Qué ocurre
ui_scene_kinds_setup = Preparación
ui_scene_kinds_bidding = Cartas de poder
ui_scene_kinds_turn = Turno
ui_scene_kinds_general = Puntuación general
ui_scene_kinds_end = El final
ui_scene_turnOf = Turno { OF($name) }
ui_scene_places = { $name } coloca { $parts }.
ui_scene_inPlace = { $n } { IN($place) }
ui_scene_moves = { $name } mueve { $whose } { FROM($from) } { TO($to) }.
ui_scene_flee = Huyen { FROM($from) } { TO($to) }: { $whose }.
ui_scene_goBack = Vuelven { FROM($from) } { TO($to) }: { $parts }.
ui_scene_own =
    { $n ->
        [one] { $n } caballero propio
       *[other] { $n } caballeros propios
    }
ui_scene_yours = { $n } de los tuyos
ui_scene_others = { $n } { OF($name) }
ui_scene_tower =
    { $rides ->
        [none] Se abre el Castillo.
       *[other] Se abre el Castillo. { $rides }.
    }
ui_scene_rides = { $name }: { $n } { TO($place) }
ui_scene_scored = Se puntúa { $place }.
ui_scene_alone = { $name }: { $rank } con { $number }
ui_scene_tie =
    { $points ->
        [0] { $names } empatan por el { $would } con { $number }: sin puntos
       *[other] { $names } empatan por el { $would } con { $number }: cada uno recibe el { $takes }, { $points }
    }
ui_scene_noBonus = sin bono en caso de empate
ui_scene_kings = bono del Rey { $n }
ui_scene_home = bono de origen { $n }
ui_scene_france = espacios { $n }
ui_scene_grande = Grande { $n }
ui_scene_nobody = Sin puntos { IN($place) }.
ui_scene_namedTwice = Nombradas más de una vez, no se puntúan: { $places }.
ui_scene_toCourt = La región del Rey significa: de vuelta a la corte.
ui_scene_youGet =
    { $n ->
        [0] Nada para ti.
        [one] Recibes { $n } punto.
       *[other] Recibes { $n } puntos.
    }
ui_scene_fall =
    { $rank ->
        [none] Te cuesta { $n } { IN($place) } ({ $before } → { $after } si se puntuara ahora).
       *[other] Te cuesta { $n } { IN($place) }: ahora { $rank } ({ $before } → { $after } si se puntuara ahora).
    }
ui_scene_rise =
    { $rank ->
        [none] Te da { $n } { IN($place) } ({ $before } → { $after } si se puntuara ahora).
       *[other] Te da { $n } { IN($place) }: ahora { $rank } ({ $before } → { $after } si se puntuara ahora).
    }
ui_scene_next = Seguir
ui_scene_waits = Después te toca a ti.
ui_scene_show = Mostrar
ui_scene_showTitle = Mostrar esta escena en el mapa
ui_scene_away =
    { $scorings ->
        [none] Mientras no estabas: { $turns }.
       *[other] Mientras no estabas: { $turns } y { $scorings }.
    }
ui_scene_turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
ui_scene_scorings =
    { $n ->
        [one] { $n } puntuación
       *[other] { $n } puntuaciones
    }
ui_scene_dismiss = No hace falta
ui_scene_again = Mostrarlo en el mapa
ui_over_title = La partida ha terminado
ui_over_winner = Gana { $names }.
ui_over_winners = { $names } comparten la victoria.
ui_over_lead = { $points } más que { $name }
ui_over_rematch = Jugar otra vez
ui_over_toRematch = A la próxima partida
ui_over_replay = Verla otra vez
ui_over_record = Guardar el registro
ui_over_look = Mirar el tablero
ui_over_ranking = Clasificación final
ui_over_after = Tras la ronda
ui_over_special = Entre medias
ui_over_course = Cómo fue
ui_over_moments = Lo que movió más puntos
ui_over_moment =
    { $general ->
        [yes] Ronda { $round }, { $place }, puntuación general:
       *[no] Ronda { $round }, { $place }:
    }
ui_over_share = Compartir
ui_over_shared = Enlace copiado
ui_replay_title = Repetición
ui_replay_step = Paso { $n } de { $of }
ui_replay_first = Al principio
ui_replay_play = Reproducir
ui_replay_pause = Pausa
ui_replay_last = Al final
ui_replay_scrub = Momento de la partida
ui_replay_chart = Puntos a lo largo de la partida
ui_replay_leave = Volver a la mesa
ui_replay_by = Saltar por
ui_replay_units_step = Paso
ui_replay_units_turn = Turno
ui_replay_units_round = Ronda
ui_replay_units_scoring = Puntuación
ui_replay_back_step = Un paso atrás
ui_replay_back_turn = Un turno atrás
ui_replay_back_round = Una ronda atrás
ui_replay_back_scoring = A la puntuación anterior
ui_replay_on_step = Un paso adelante
ui_replay_on_turn = Un turno adelante
ui_replay_on_round = Una ronda adelante
ui_replay_on_scoring = A la puntuación siguiente
ui_review_title = Análisis de la partida
ui_review_open = Análisis
ui_review_working = Se analiza la partida: paso { $n } de { $of }
ui_review_chart = Probabilidad de ganar a lo largo de la partida
ui_review_turning = Momentos decisivos
ui_review_balance = Lo que decidió
ui_review_setUp = Preparación
ui_review_cards = Cartas
ui_review_own = Juego propio
ui_review_others = Juego de los demás
ui_review_given = Regalado
ui_review_found = Lo mejor
ui_review_costly = Decisiones caras
ui_review_good = Bien jugado
ui_review_none = Nada llama la atención.
ui_review_played = Jugado
ui_review_better = Mejor
ui_review_why = Por qué
ui_review_playOn = Seguir jugando desde aquí
ui_review_compare = Comparar dos respuestas
ui_review_comparing = Comparando…
ui_review_chance = Probabilidad de ganar
ui_review_lead = Ventaja
ui_review_compared = { $first } es mejor que { $second }: { $percent } y { $points } más
ui_review_equal = No hay diferencia clara entre { $first } y { $second }
ui_hint_ask = Pista
ui_hint_title = Vale la pena pensarlo
ui_hint_behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos menos
ui_hint_best = lo mejor
ui_hint_clear = claramente lo mejor
ui_hint_likely = probablemente lo mejor
ui_hint_close = casi tan bueno como la siguiente opción
ui_hint_better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor que la siguiente opción
ui_hint_other = Otra
ui_hint_take = Hacerlo
ui_hint_thinking = Pensando…
ui_answer_power = jugar el { $n }
ui_answer_take = tomar { $n }
ui_answer_pile = tomar «{ $name }»
ui_answer_place = elegir { $place }
ui_answer_put = colocar en { $place }
ui_answer_king = mandar al Rey { TO($place) }
ui_answer_move =
    { $owner ->
        [none] mover un caballero tuyo { FROM($from) } { TO($to) }
       *[other] mover un caballero { OF($owner) } { FROM($from) } { TO($to) }
    }
ui_answer_pass = pasar { $modifier }
ui_answer_startPlace = colocar caballeros primero
ui_answer_startSpecial = usar ahora la acción especial
ui_answer_grande = mover el Grande { OF($owner) } { TO($to) }
ui_answer_tile = poner el tablero { $tile } en { $to }
ui_answer_return =
    { $owner ->
        [none] devolver un caballero tuyo { FROM($place) } a la provincia
       *[other] devolver un caballero { OF($owner) } { FROM($place) } a la provincia
    }
ui_answer_recall = llevar un caballero { FROM($place) } a la corte
ui_answer_score = puntuar { $place }
ui_answer_swap = cambiar de sitio al Rey y al Grande { OF($owner) }
ui_answer_recover = recuperar el { $n }
ui_pass_title = Pasa el dispositivo a { $name }
ui_pass_hint = Que no mire nadie más. Lo oculto sigue oculto hasta pulsar el botón.
ui_pass_go = Soy { $name }
ui_net_lost = Se ha perdido la conexión. Reintentando…
ui_net_full = El servidor está lleno. Entrarás en cuanto haya sitio: deja esta página abierta.
ui_net_lostMove = Se ha perdido la conexión. Tu jugada aún no ha llegado; se enviará otra vez.
ui_net_arrived = Conectado de nuevo. Tu jugada ha llegado.
ui_net_back = Conectado de nuevo.
ui_net_logged-out = Aquí ya no has iniciado sesión. Vuelve a entrar para seguir jugando.
ui_net_refused = El servidor ha cerrado la conexión.
ui_net_again = Conectar de nuevo
ui_title_yourTurn = Tu turno
ui_title_app = El Grande
ui_text_title = El tablero en palabras
ui_text_region = Región
ui_text_values = Puntos
ui_text_caballeros = Caballeros
ui_text_notes = Notas
ui_text_supplies = Provisiones
ui_text_court = Corte
ui_text_province = Provincia
ui_text_points = Puntos
ui_text_castillo = Castillo
ui_text_tiles = Junto al tablero: { $tiles }.
ui_text_king = Rey
ui_text_abroad = El Rey está en { $place }.
ui_settings_keyList_choose = ir a lo que se puede elegir y elegirlo
ui_settings_keyList_undo = dar un paso atrás
ui_settings_keyList_done = hecho, confirmar, tomar lo habitual
ui_settings_keyList_board = el tablero en palabras
ui_settings_keyList_log = el historial
ui_settings_keyList_escape = devolver una pieza, cerrar una ventana, saltar
