import { either, opening, whenRest, whole, words, type Lexicon } from './lexicon.ts'
import { ACHIEVEMENTS, OUTCOMES } from './outcomes.ts'

const NOUN_OF_ACTION = either(
  /^(?:co-?)?\p{L}{3,}(?:zione|zioni|sione|sioni|mento|menti|aggio|aggi|anza|enza|tura|ture)(?!\p{L})/u,
  opening(
    'confronto, confronti, recupero, recuperi, trasporto, trasporti, riparazione, saldatura, taglio, cottura, allestimento, arbitrato, difesa, patrocinio, stipula, bilanci, collaudo, collaudi, carico, scarico, guida, sorveglianza, rilascio, calo, aumento, accoglienza, acquisto, acquisti, affiancamento, aiuto, analisi, apertura, archivio, assistenza, audit, avvio, bilancio, calcolo, cassa, chiusura, colloqui, conduzione, consegna, consulenza, controllo, controlli, crescita, cura, creazione, direzione, diminuzione, disegno, docenza, elaborazione, fatturazione, formazione, gestione, guida, ideazione, incremento, indagine, ingresso, insegnamento, inserimento, integrazione, lancio, messa, misura, montaggio, organizzazione, ordini, pianificazione, preparazione, presa, produzione, progetto, progettazione, promozione, pulizia, raccolta, rapporti, redazione, restauro, ricerca, ricerche, riduzione, rilievo, rilievi, rinnovo, riscontro, sconto, scrittura, selezione, servizio, sostegno, stesura, studio, supporto, supervisione, sviluppo, taglio, tenuta, test, traduzione, trattativa, uso, utilizzo, vendita, vendite, verifica, verifiche, visita, coordinamento',
  ),
)
const PAST =
  /^(?:ho|ha|abbiamo|hanno)\s+(?:\p{L}+mente\s+)?\p{L}{2,}(?:ato|uto|ito|tto|so|sto|rto|lto|nto)(?!\p{L})/u
const PARTICIPLE =
  /^(?:\p{L}+mente\s+)?(?!laureat|diplomat|motivat|appassionat|qualificat|impiegat|specializzat|apprezzat)\p{L}{2,}(?:at|ut|it)[oaie](?!\p{L})|^(?:ridott|condott|prodott|introdott|scritt|diretto|diretta|apert|svolt|risolt|raccolt|assunt|raggiunt|vint|mess|res|pres|conclus|promoss|fatt)[oaie]?(?!\p{L})/u

/** «Le pratiche sono state gestite.» → «Gestite le pratiche.»: the participle opens the line. */
function activeLine(line: string): string | null {
  const first =
    /^(?:È stat[oa]|Sono stat[ei]|Venn?e(?:ro)?|Furono) (\p{L}+(?:at|ut|it)[oaie])( [^;]+)$/u.exec(
      line,
    )
  if (first?.[1])
    return first[1].charAt(0).toLocaleUpperCase('it') + first[1].slice(1) + (first[2] ?? '')
  const later =
    /^((?:Le|Gli|I|La|Il|Lo|L['’])\s?[^,;]{2,50}?) (?:è stat[oa]|sono stat[ei]) (\p{L}+(?:at|ut|it)[oaie])( [^,;]*)?([.]?)$/u.exec(
      line,
    )
  if (!later?.[1] || !later[2]) return null
  const object = later[1].charAt(0).toLowerCase() + later[1].slice(1)
  return `${later[2].charAt(0).toLocaleUpperCase('it')}${later[2].slice(1)} ${object}${later[3] ?? ''}${later[4] ?? ''}`
}

/** Lexicon of Italian resumes: perfects in first or third person, present tense, nouns of action. */
export const it: Lexicon = {
  unit: 'words',
  scale: 1.07,
  keyword: 'first',
  action: either(
    NOUN_OF_ACTION,
    PAST,
    PARTICIPLE,
    /^(?!ulteriore|superiore|maggiore|settore|cellulare|particolare)\p{L}{2,}(?:are|ere|ire)(?!\p{L})/u,
    opening(
      'coordina, coordino, gestisce, gestisco, dirige, dirigo, guida, guido, organizza, organizzo, sviluppa, sviluppo, progetta, progetto, realizza, realizzo, supervisiona, supervisiono, vende, vendo, forma, formo, analizza, analizzo, controlla, controllo, redige, redigo, cura, curo, segue, seguo, assiste, assisto, prepara, preparo, insegna, insegno, negozia, negozio, pianifica, pianifico, amministra, amministro, conduce, conduco, riduce, riduco',
    ),
  ),
  // No verb and no noun of action: articles, prepositions, and words for work in general.
  idle: /^(?:mio|mia|miei|mie|varie|vari|diverse|diversi|altre|altri|tutte|tutti|mansioni|compiti|attività|clienti|esperienza|conoscenza|buona|ottima|come|in|nel|nella|presso|con|per|di|da|al|alla|il|la|lo|i|le|gli|un|una)(?!\p{L})/u,
  weak: [
    {
      phrase: opening(
        "responsabile della, responsabile del, responsabile dell', responsabile dei, responsabile delle, responsabile degli, responsabile di, incaricato della, incaricata della, incaricato del, incaricata del, incaricato di, incaricata di, mi occupavo della, mi occupavo del, mi occupavo dei, mi occupavo delle, mi occupavo degli, mi occupavo dell', mi occupavo di, mi occupo della, mi occupo del, mi occupo dell', mi occupo di, mi sono occupato della, mi sono occupata della, mi sono occupato del, mi sono occupata del, mi sono occupato di, mi sono occupata di, mansioni:, compiti:, mansioni di, ero responsabile della, ero responsabile del, ero responsabile di, sono stato responsabile della, sono stata responsabile della",
      ),
      rewrite: whenRest(either(NOUN_OF_ACTION, /^\p{L}{3,}(?:are|ere|ire)(?!\p{L})/u)),
    },
    {
      phrase: words(
        "responsabile di, responsabile della, responsabile del, mi occupavo delle, mi occupavo dei, mi occupavo di, mi occupo di, aiuto nella, aiuto nelle, aiuto nel, aiuto in, aiuto ai, aiutavo, aiutato, collaborazione nella, collaborazione alla, collaborazione al, collaborato a, collaborato alla, partecipazione a, partecipazione alla, partecipazione al, partecipato a, partecipato alla, partecipato al, varie mansioni, mansioni varie, diverse mansioni, altre mansioni, vari compiti, diversi compiti, attività varie, varie attività, quando necessario, all'occorrenza, secondo necessità, supporto nelle attività",
      ),
    },
  ],
  filler: words(
    "varie mansioni, mansioni varie, diverse mansioni, altre mansioni, vari compiti, diversi compiti, attività varie, varie attività, quando necessario, all'occorrenza, secondo necessità",
  ),
  firstPerson: words('io, mio, mia, miei, mie, me'),
  droppedPerson: /^io (?=\p{L})/u,
  passive:
    /(?<!\p{L})(?:è stat|sono stat|era|erano|venne|vennero|viene|vengono|veniva|venivano|fu|furono)[oaie]?\s+(?:\p{L}+mente\s+)?\p{L}{2,}(?:at|ut|it|tt|st|rt|lt|nt|s)[oaie](?!\p{L})|^si\s+(?:è|sono)\s+\p{L}+|(?<!\p{L})stat[oaie]\s+\p{L}{2,}(?:at|ut|it|tt)[oaie](?!\p{L})/u,
  active: activeLine,
  outcome: OUTCOMES.it,
  achievement: ACHIEVEMENTS.it,
  numbers: words(
    'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta, cento, centinaia, mille, mila, duemila, tremila, milione, milioni, miliardo, miliardi, dozzina, decina, decine, ventina, trentina, centinaio, migliaia, migliaio, metà, doppio, raddoppiato, triplicato, terzo, quarto',
  ),
  cliches: words(
    `spirito di squadra, lavoro di squadra, lavorare in team, lavoro in team, lavorare in gruppo, lavorare in squadra, team working, problem solving, dinamico, dinamica, motivato, motivata, fortemente motivato, fortemente motivata, determinato, determinata, solare, ottime doti, ottime capacità, buone capacità, buone doti, capacità relazionali, doti relazionali, capacità comunicative, doti comunicative, capacità organizzative, propensione al, predisposizione al, contatto con il pubblico, contatto con la gente, rapporti interpersonali, serio, seria, seria e, affidabile, puntuale, precisa e, preciso e, flessibile, flessibilità, proattivo, proattiva, orientato al risultato, orientata al risultato, orientato agli obiettivi, orientata agli obiettivi, sotto pressione, sotto stress, resistenza allo stress, gestione dello stress, voglia di imparare, voglia di crescere, voglia di mettermi in gioco, mettermi in gioco, nuove sfide, nuova sfida, crescere professionalmente, crescita professionale, appassionato, appassionata, passione per, entusiasta, intraprendente, curioso, curiosa, creativo, creativa, ambizioso, ambiziosa, lavoratore, lavoratrice, imparo velocemente, imparo in fretta, massima serietà, disponibilità immediata, perfezionista, spirito di adattamento, capacità di adattamento, dare il massimo, dare il meglio`,
  ),
  soft: whole(
    `capacità di analisi, pensiero analitico, apprendimento continuo, voglia di imparare, spirito di squadra, lavoro di squadra, lavoro in team, lavoro in gruppo, team working, teamwork, problem solving, dinamico, dinamica, dinamismo, motivato, motivata, motivazione, determinato, determinata, determinazione, solare, capacità relazionali, doti relazionali, capacità comunicative, doti comunicative, comunicazione, capacità organizzative, organizzazione, organizzato, organizzata, serietà, serio, seria, affidabile, affidabilità, puntuale, puntualità, preciso, precisa, precisione, flessibile, flessibilità, proattivo, proattiva, proattività, orientamento al risultato, orientamento agli obiettivi, resistenza allo stress, gestione dello stress, gestione del tempo, curiosità, curioso, curiosa, creatività, creativo, creativa, entusiasmo, intraprendenza, intraprendente, spirito di iniziativa, spirito d'iniziativa, spirito di adattamento, capacità di adattamento, adattabilità, empatia, pazienza, leadership, autonomia, ascolto, ascolto attivo, pensiero critico, attenzione ai dettagli, cortesia, gentilezza, onestà, responsabilità, responsabile, ambizione`,
  ),
  profile: {
    experienced: '{title}, {years} anni di esperienza.',
    skills: 'Competenze: {skills}.',
    separator: ', ',
  },
  extraPages: 1,
}
