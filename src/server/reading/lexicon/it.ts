import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** Italian, as written in Italy and Ticino. */
export const it: Lexicon = {
  headings: {
    personal: words`
      Dati personali | Informazioni personali | Contatti | Contatto | Dati anagrafici | Recapiti |
      Anagrafica | Informazioni di contatto | Informazioni | Link | Profili | Social | Dati |
      Generalità | Indirizzo | Dettagli personali | I miei contatti | Dati di contatto
    `,
    summary: words`
      Profilo | Profilo professionale | Profilo personale | Presentazione | Chi sono | Su di me |
      Sommario | Riepilogo | Sintesi | Sintesi professionale | Riassunto | Riepilogo professionale |
      In breve | Breve presentazione | Introduzione | About me | Descrizione | Bio | Biografia |
      Presentazione personale | Sommario professionale | Il mio profilo | Informazioni su di me |
      Di me | Qualcosa su di me | Mi presento | Profilo sintetico | Abstract |
      In poche parole | Due parole su di me
    `,
    selfEvaluation: words`
      Autovalutazione | Descrizione personale | Personalità | Caratteristiche personali
    `,
    strengths: words`
      Punti di forza | Punti forti | Qualità personali | Qualità | I miei punti di forza |
      Attitudini | Attitudini personali | Doti personali | Pregi
    `,
    objective: words`
      Obiettivo | Obiettivi | Obiettivo professionale | Obiettivi professionali |
      Obiettivo di carriera | Occupazione desiderata | Posizione desiderata | Aspirazioni |
      Cosa cerco | Settore professionale | Occupazione desiderata/Settore professionale |
      Posizione ricercata | Posizione ricoperta | Occupazione | Aspirazioni professionali |
      Posizione per la quale si concorre | Aspettative | Ruolo desiderato | Obiettivi di carriera |
      Obiettivo lavorativo
    `,
    work: words`
      Esperienza lavorativa | Esperienze lavorative | Esperienza professionale |
      Esperienze professionali | Esperienza | Esperienze | Percorso professionale | Percorso | Carriera |
      Tirocini | Tirocinio | Stage | Stage e tirocini | Tirocini e stage | Attività lavorativa |
      Attività professionale | Storia lavorativa | Lavoro | Impieghi | Esperienze di lavoro |
      Precedenti esperienze | Occupazioni | Esperienze pregresse | Storico lavorativo |
      Percorso lavorativo | Esperienza di lavoro | Esperienze lavorative e professionali |
      Attività lavorative | Altre esperienze | Altre esperienze lavorative |
      Carriera professionale | Esperienze didattiche | Esperienze di stage |
      Attività professionali | Curriculum professionale | Esperienza clinica |
      Principali esperienze | Le mie esperienze | Impieghi precedenti | Lavori svolti |
      Stage e lavori | Esperienza didattica | Esperienza di insegnamento |
      Esperienze di insegnamento | Esperienze clinico-assistenziali | Esperienza in cucina |
      Incarichi | Incarichi ricoperti | Esperienza lavorativa e professionale | Praticantato |
      Collaborazioni | Posizioni ricoperte | Esperienze significative |
      Dove ho lavorato | Il mio percorso | I miei lavori | La mia strada
    `,
    education: words`
      Istruzione | Formazione | Istruzione e formazione | Formazione e istruzione |
      Titoli di studio | Titolo di studio | Studi | Percorso di studi | Formazione accademica |
      Percorso formativo | Carriera universitaria | Formazione scolastica | Percorso accademico |
      Curriculum studi | Educazione | Educazione e formazione | Studi effettuati |
      Formazione universitaria | Studi compiuti | Curriculum scolastico | Carriera scolastica |
      Percorso scolastico | Istruzione universitaria | Formazione professionale |
      Esperienze formative | Titoli accademici | Diplomi | Qualifiche | Scolarità |
      Studi e formazione | Carriera accademica | Scuola | Diplomi e lauree |
      Istruzione e titoli di studio | Formazione culturale |
      Dove ho studiato | I miei studi | Cosa ho studiato
    `,
    projects: words`
      Progetti | Progetto | Progetti personali | Progetti accademici | Progetti principali |
      Progetti realizzati | Portfolio | Progetti universitari | Progetti scolastici |
      Principali progetti | Progetti significativi | Progetti rilevanti | Progetti professionali |
      Progetti di ricerca | Progetti selezionati | Lavori selezionati | Portfolio progetti |
      Realizzazioni | Opere | Cantieri | Mostre | Tesi e progetti |
      Storico progetti | Esperienza progettuale | Progetti svolti
    `,
    skills: words`
      Programmazione | Linguaggi di programmazione | Stack tecnologico | Competenze | Competenze tecniche | Capacità | Abilità | Conoscenze | Capacità e competenze |
      Competenze professionali | Competenze personali | Competenze informatiche |
      Conoscenze informatiche | Informatica | Capacità e competenze personali |
      Capacità e competenze tecniche | Capacità e competenze organizzative |
      Capacità e competenze relazionali | Competenze chiave | Competenze digitali |
      Conoscenze tecniche | Strumenti | Software | Competenze comunicative |
      Competenze organizzative | Competenze trasversali | Altre competenze | Skills |
      Competenze relazionali | Competenze organizzative e gestionali | Altre capacità e competenze |
      Tecnologie | Abilità tecniche | Capacità professionali | Conoscenze e competenze |
      Aree di competenza | Specializzazioni | Competenze specifiche | Capacità personali |
      Competenze e abilità | Soft skills | Le mie competenze | Conoscenze professionali |
      Abilità informatiche | Altre conoscenze | Competenze sociali | Capacità tecniche |
      Capacità e competenze informatiche | Capacità e competenze artistiche | Programmi |
      Competenze tecnico-professionali | Capacità e competenze sociali | Software utilizzati |
      Tecniche | Aree di specializzazione | Hard skill | Soft skill | Hard skills |
      Ulteriori competenze | Competenze di laboratorio | Metodologie |
      Cosa so fare | Quello che so fare | Ciò che so fare | In cosa sono bravo |
      In cosa sono brava | I miei strumenti
    `,
    languages: words`
      Lingue | Lingue straniere | Conoscenze linguistiche | Competenze linguistiche | Lingua |
      Lingua madre | Madrelingua | Conoscenza delle lingue | Lingue conosciute | Altre lingue |
      Altra lingua | Altra(e) lingua(e) | Conoscenza lingue | Conoscenza lingue straniere |
      Conoscenza linguistica | Capacità linguistiche | Lingue parlate | Madrelingua e altre lingue |
      Le lingue che parlo | Lingue che parlo | Le mie lingue
    `,
    awards: words`
      Premi | Riconoscimenti | Premi e riconoscimenti | Borse di studio | Onorificenze |
      Riconoscimenti e premi | Successi | Traguardi | Risultati | Borse di studio e premi |
      Premi e borse di studio | Concorsi | Risultati raggiunti | Menzioni | Premi e menzioni
    `,
    certificates: words`
      Certificazioni | Certificati | Abilitazioni | Attestati | Corsi | Corsi di formazione |
      Corsi e certificazioni | Formazione complementare | Abilitazione professionale | Patenti |
      Licenze | Formazione continua | Aggiornamento professionale | Corsi di aggiornamento |
      Licenze e certificazioni | Iscrizione albo | Iscrizioni ad albi | Certificazioni e corsi |
      Corsi frequentati | Corsi e seminari | Altri corsi | Seminari | Brevetti e abilitazioni |
      Attestati e certificazioni | Master e corsi | Corsi e attestati | Corsi di specializzazione |
      Altra formazione | Ulteriore formazione | Abilitazione | Abilitazioni professionali |
      Patenti e abilitazioni | Patentini | Seminari e corsi | Workshop | Iscrizione all’albo |
      Titoli professionali | Corsi professionali | Perfezionamento |
      Abilitazioni e certificazioni
    `,
    volunteer: words`
      Volontariato | Attività di volontariato | Esperienze di volontariato |
      Attività extracurricolari | Attività | Attività sociali | Impegno sociale | Servizio civile
      | Attività extra-curriculari | Associazionismo | Attività associative |
      Attività extracurriculari | Esperienza di volontariato
    `,
    interests: words`
      Interessi | Hobby | Hobbies | Interessi personali | Interessi e hobby | Hobby e interessi |
      Tempo libero | Passioni | Interessi e passioni | Altri interessi | I miei interessi |
      Passatempi | Sport | Sport e tempo libero | Attività e interessi
    `,
    references: words`
      Referenze | Raccomandazioni | Referenze professionali | Contatti di riferimento
    `,
    publications: words`
      Pubblicazioni | Articoli | Conferenze | Pubblicazioni scientifiche |
      Pubblicazioni e conferenze | Brevetti | Pubblicazioni e risultati scientifici | Convegni |
      Interventi | Relazioni a convegni | Partecipazione a convegni | Convegni e seminari |
      Pubblicazioni e convegni | Comunicazioni a congressi | Attività scientifica |
      Produzione scientifica
    `,
    custom: words`
      Ulteriori informazioni | Altre informazioni | Informazioni aggiuntive | Altro | Patente |
      Patente di guida | Trattamento dei dati personali | Appartenenza a gruppi |
      Appartenenza a gruppi / associazioni | Allegati | Varie |
      Autorizzazione al trattamento dei dati | Dati personali e privacy | Privacy |
      Patente o patenti | Servizio militare | Disponibilità | Appartenenza ad associazioni |
      Referenze e allegati | Dichiarazioni | Consenso al trattamento dei dati personali |
      Obblighi di leva | Autorizzazione | Appartenenze | Affiliazioni | Note
    `,
  },
  documentTitles: words`
    Curriculum vitae | Curriculum | CV | Curriculum vitae europeo |
    Formato europeo per il curriculum vitae | Europass | Curriculum professionale |
    Curriculum vitae et studiorum | Europass Curriculum vitae
  `,
  labels: {
    name: words`
      Nome | Nome e cognome | Cognome e nome | Cognome/Nome | Nome/Cognome | Nome(i) / Cognome(i)
      | Nome completo | Cognome nome | Cognome(i) / Nome(i) | Nome Cognome | Nominativo
    `,
    givenName: words`Nome | Nome(i)`,
    familyName: words`Cognome | Cognome(i)`,
    headline: words`Professione | Occupazione attuale | Qualifica`,
    email: words`
      E-mail | Email | Mail | Posta elettronica | Indirizzo e-mail | PEC | Indirizzo email |
      Indirizzo mail | Indirizzo di posta elettronica
    `,
    phone: words`
      Telefono | Tel. | Tel | Cellulare | Cell. | Cell | Mobile | Numero di telefono |
      Telefono cellulare | Telefono/i | Telefono fisso | Recapito telefonico | Numero di cellulare |
      Telefono(i) | Tel. cellulare | Tel. e cell | Recapito
    `,
    location: words`
      Indirizzo | Residenza | Domicilio | Città | Luogo di residenza | Località | Residente a |
      Residente in | Indirizzo/i | Sede | Indirizzo di residenza | Domiciliato a | Indirizzo(i) |
      Luogo | Abitazione
    `,
    link: words`
      Sito web | Sito | Sito internet | Pagina web | Sito personale | Portfolio | Profilo LinkedIn
    `,
    birthDate: words`
      Data di nascita | Nato il | Nata il | Nato a | Nata a | Luogo e data di nascita |
      Data e luogo di nascita | Nascita | Data nascita
    `,
    extra: words`
      Nazionalità | Cittadinanza | Stato civile | Luogo di nascita | Età | Sesso | Codice fiscale |
      Patente | Patente di guida | Automunito | Genere | C.F. | Servizio militare |
      Categorie protette | P. IVA | Partita IVA | Tipo di patente | Mezzo proprio | Figli |
      Patenti | Obblighi di leva | Categoria protetta | Iscrizione albo
    `,
    role: words`Ruolo | Occupazione desiderata | Posizione desiderata | Ruolo desiderato | Posizione`,
    salary: words`Retribuzione | Retribuzione desiderata | Retribuzione richiesta | RAL | RAL desiderata`,
    city: words`
      Sede di lavoro | Sede preferita | Disponibilità a trasferte | Disponibilità al trasferimento
    `,
    availability: words`Disponibilità | Disponibile da | Preavviso | Disponibile dal`,
    employment: words`Tipo di contratto | Contratto | Tipo di impiego`,
    company: words`
      Azienda | Società | Datore di lavoro | Nome e indirizzo del datore di lavoro | Ente |
      Nome e indirizzo datore di lavoro | Nome del datore di lavoro | Organizzazione | Impresa |
      Nome azienda
    `,
    title: words`
      Posizione | Ruolo | Lavoro o posizione ricoperti | Lavoro e posizione ricoperti | Tipo di impiego | Mansione | Qualifica |
      Posizione ricoperta | Funzione | Incarico
    `,
    dates: words`Date | Data | Periodo | Durata | Date (da – a) | Anno | Anno di conseguimento | Date (da - a) | Laurea prevista | Data di laurea | Conseguimento previsto | Data conseguimento`,
    institution: words`
      Istituto | Università | Scuola | Nome dell'istituto | Nome istituto | Nome della scuola |
      Nome e tipo di organizzazione erogatrice dell’istruzione e formazione |
      Nome e tipo di istituto di istruzione o formazione | Nome e tipo d'organizzazione | Nome e tipo di organizzazione | Nome e tipo di istituto di istruzione | Ateneo | Istituzione | Ente formatore
    `,
    degree: words`
      Titolo | Titolo della qualifica rilasciata | Qualifica conseguita | Titolo conseguito |
      Diploma | Titolo di studio | Laurea
    `,
    field: words`
      Indirizzo di studi | Specializzazione | Corso di laurea | Facoltà |
      Principali tematiche/competenze professionali possedute |
      Principali materie / abilità professionali oggetto dello studio | Corso di studi | Materie
    `,
    project: words`
      Progetto | Nome del progetto | Titolo del progetto | Progetto personale | Progetto finale | Progetto accademico | Progetto di ricerca
    `,
    duties: words`
      Mansioni | Responsabilità | Attività | Tipo di azienda o settore | Principali attività e responsabilità |
      Principali mansioni e responsabilità | Attività svolte | Risultati | Compiti |
      Mansioni svolte | Principali mansioni | Principali attività | Attività e responsabilità |
      Principali risultati | Risultati principali | Risultati raggiunti | Traguardi | Responsabilità principali | Principali responsabilità | Compiti principali | Obiettivi raggiunti |
      Tecnologie utilizzate | Ambiente | Stack tecnologico | Strumenti utilizzati
    `,
  },
  present: words`
    oggi | ad oggi | att. | attuale | attualmente | presente | in corso | alla data attuale | a oggi |
    attualità | ora | data odierna | tuttora | fino ad oggi | al presente | corrente | ad ora |
    fino a oggi | in essere | all'attualità | oggi in corso
  `,
  since: words`da | dal | a partire da | a decorrere da | a partire dal | dal mese di`,
  sinceAfter: [],
  toAfter: [],
  expected: words`previsto | prevista | in corso`,
  from: words`
    da | dalla | dall' | nel | conseguito nel | conseguita nel | conseguito a | ottenuto nel | rilasciato nel | nell'anno
  `,
  to: words`a | al | fino a | fino al | ad | alla | e | sino a | sino al | all'`,
  months: {
    gen: 1,
    genn: 1,
    febb: 2,
    mag: 5,
    magg: 5,
    giu: 6,
    lug: 7,
    ago: 8,
    set: 9,
    sett: 9,
    ott: 10,
    dic: 12,
    febbr: 2,
    giug: 6,
    lugl: 7,
    apr: 4,
    nov: 11,
    mar: 3,
    feb: 2,
  },
  seasons: words`
    primavera | estate | autunno | inverno | inizio | fine | metà | a.a. | anno accademico | a.s.
    | anno scolastico | anno | primo semestre | secondo semestre
  `,
  degrees: words`
    laurea | laurea magistrale | laurea triennale | laurea specialistica |
    laurea vecchio ordinamento | laurea in | laureato in | laureata in | dottorato |
    dottorato di ricerca | master | master di i livello | master di ii livello |
    master universitario | diploma | diploma di | diploma di maturità | diploma magistrale |
    maturità | maturità classica | maturità scientifica | perito | perito industriale | ragioniere |
    geometra | qualifica | qualifica professionale | attestato | attestato di | licenza media |
    specializzazione | scuola di specializzazione | abilitazione | corso di laurea | corso di |
    diploma accademico | laureando | laureanda | erasmus | dottore in | dottoressa in |
    certificato | its | ifts | mediatore | corso | operatore | tecnico superiore |
    laurea magistrale a ciclo unico | laurea quadriennale | laurea quinquennale |
    laurea di primo livello | laurea di secondo livello | ph.d | phd | diploma di scuola superiore |
    diploma di istruzione superiore | diploma accademico di primo livello |
    diploma accademico di secondo livello | diploma universitario | diploma professionale |
    diploma di tecnico | diploma alberghiero | diploma di ragioneria | diploma di geometra |
    diploma di perito | maturità linguistica | maturità artistica | maturità tecnica |
    licenza elementare | qualifica di | attestato di qualifica | attestato di frequenza |
    abilitazione all’esercizio | corso di laurea in | corso professionale | tirocinio formativo
  `,
  studyStatus: words`
    in corso | conseguito | conseguita | non conseguito | sospeso | in fase di conseguimento |
    laureato | laureata | in svolgimento | interrotto
  `,
  studyNotes: words`
    in presenza | a distanza | online | da remoto | serale | corso serale | part-time |
    full-time | in modalità telematica |
    voto~ | votazione~ | con votazione~ | valutazione~ | con voto~ | punteggio~ | tesi~ |
    tesi di laurea~ | titolo della tesi~ | titolo tesi~ | media~ | media voti~ |
    media ponderata~ | con lode | relatore~ | relatrice~ | 110/110~ | 110 e lode~
  `,
  events: {},
  institutions: words`
    università~ | ateneo | istituto~ | liceo~ | scuola~ | politecnico~ | accademia~ | facoltà |
    conservatorio | collegio | itis | itc | ipsia | i.t.i.s. | i.i.s. | iis | ipssar | alma mater~ |
    sapienza | luiss | bocconi | cattolica | iulm | sissa | normale | centro di formazione |
    ente di formazione | polo | itet | ist. | enaip | ied | istituto tecnico | its | campus | iuav |
    supsi | ministero | bicocca | ca' foscari | onlus | luspio | unicusano | pegaso |
    istituto comprensivo | scuola media | università | univ | politecnico | accademia |
    accademia di belle arti | isia | naba | istituto | istituto professionale |
    istituto alberghiero | istituto d’arte | istituto magistrale | ipsseoa | ipseoa | itg | ipc |
    liceo | liceo classico | liceo scientifico | liceo linguistico | liceo artistico |
    liceo musicale | liceo delle scienze umane | scuola | scuola superiore | scuola alberghiera |
    scuola edile | scuola normale superiore | facoltà di | dipartimento |
    centro di formazione professionale | cfp | engim | ial | alma | la sapienza | federico ii |
    tor vergata | roma tre | alma mater studiorum | università telematica
  `,
  titles: words`
    direttore | direttrice | responsabile | capo | capocantiere | coordinatore | coordinatrice |
    supervisore | ingegnere | sviluppatore | sviluppatrice | programmatore | programmatrice |
    analista | consulente | tecnico | assistente | aiuto | addetto | addetta | impiegato |
    impiegata | segretario | segretaria | contabile | ragioniere | revisore | commerciale |
    venditore | venditrice | commesso | commessa | cassiere | cassiera | cameriere | cameriera |
    barista | cuoco | cuoca | chef | pizzaiolo | autista | corriere | operaio | operaia |
    operatore | operatrice | magazziniere | magazziniera | meccanico | elettricista | idraulico |
    muratore | saldatore | professore | professoressa | insegnante | docente | maestro | maestra |
    formatore | formatrice | educatore | educatrice | infermiere | infermiera | medico |
    farmacista | fisioterapista | psicologo | psicologa | avvocato | avvocata | praticante |
    legale | notaio | tirocinante | tirocinio | stagista | stage | apprendista | designer |
    grafico | grafica | architetto | geometra | giornalista | redattore | redattrice | traduttore |
    traduttrice | interprete | ricercatore | ricercatrice | dottorando | dottoranda | fondatore |
    fondatrice | co-fondatore | cofondatore | presidente | vicepresidente | socio | amministratore |
    amministratrice | agente | rappresentante | promotore | promotrice | specialista | esperto |
    esperta | receptionist | hostess | animatore | animatrice | bagnino | guida | guardia |
    badante | baby sitter | babysitter | colf | volontario | volontaria | libero professionista |
    freelance | collaboratore | collaboratrice | project manager | product manager |
    account manager | buyer | controller | store manager | web developer | social media manager |
    parrucchiere | parrucchiera | estetista | oss | capo reparto | caporeparto | quadro |
    dirigente | funzionario | banconista | lavapiatti | scrutatore | bibliotecario | bibliotecaria |
    biologo | biologa | chimico | veterinario | centralinista | perito | disegnatore |
    disegnatrice | progettista | operatore socio sanitario | operatrice socio sanitaria |
    ostetrica | chirurgo | dentista | odontoiatra | logopedista | dietista | nutrizionista |
    veterinaria | tecnica | assistente sociale | assistente di volo | insegnante di sostegno |
    assegnista | assegnista di ricerca | borsista | tutor | vicedirettore | capo partita |
    capo cantiere | capoturno | caposala | referente | addetto alle vendite | addetta alle vendite |
    addetto vendite | addetta vendite | impiegato amministrativo | impiegata amministrativa |
    ragioniera | commercialista | sous chef | secondo chef | commis | commis di cucina |
    commis di sala | aiuto cuoco | pizzaiola | pasticcere | pasticcera | panettiere | panettiera |
    fornaio | macellaio | barman | bartender | maître | sommelier | portiere | governante |
    agente di commercio | agente immobiliare | promoter | mulettista | carrellista | camionista |
    conducente | pilota | manutentore | falegname | imbianchino | tornitore | montatore |
    carpentiere | architetta | ingegnera | avvocatessa | praticante avvocato | giudice |
    magistrato | giurista | carabiniere | poliziotto | poliziotta | vigile | vigile del fuoco |
    guardia giurata | militare | soldato | caporale | sergente | maresciallo | tenente | capitano |
    agricoltore | giardiniere | giardiniera | bracciante | sarto | sarta | fiorista |
    graphic designer | art director | illustratore | illustratrice | fotografo | fotografa |
    archivista | musicista | attore | attrice | regista | socia | titolare | libera professionista |
    addetto alle pulizie | bidello | collaboratore scolastico | tesoriere | consigliere |
    allenatore | allenatrice | istruttore | istruttrice | guida turistica | restauratore |
    restauratrice | chimica | fisico | geologo | geologa | agronomo | agronoma | specializzando |
    specializzanda
  `,
  contracts: words`
    da remoto | ibrido | in sede | smart working | freelance | partita IVA | stagionale |
    tempo pieno | tempo parziale | a tempo pieno | a tempo parziale | tempo indeterminato |
    tempo determinato | a tempo indeterminato | a tempo determinato |
    contratto a tempo determinato | contratto a tempo indeterminato
  `,
  breaks: words`
    congedo parentale | congedo di maternità | maternità | pausa lavorativa | pausa professionale
    | anno sabbatico | viaggio | ricerca di lavoro | disoccupazione | servizio militare | servizio
    di leva
  `,
  companies: words`
    s.p.a. | spa | s.r.l. | srl | s.r.l.s. | srls | s.n.c. | snc | s.a.s. | sas | soc. coop. |
    coop | cooperativa | società | gruppo | azienda | ditta | impresa | studio | studio tecnico |
    studio legale | banca | assicurazioni | ospedale | clinica | asl | usl | ausl | policlinico |
    casa di cura | farmacia | comune | comune di | provincia | regione | ministero | fondazione |
    associazione | onlus | ristorante | pizzeria | pizza | trattoria | bar | hotel | albergo |
    negozio | supermercato | costruzioni | edilizia | industrie | officina | officine |
    laboratorio | agenzia | editore | edizioni | casa editrice | radio | università | istituto |
    scuola | liceo | museo | biblioteca | teatro | trasporti | poste italiane | ferrovie |
    consorzio | centro | caffè | panificio | cantina | azienda agricola | fratelli | f.lli |
    e figli | & figli | cartiere | tipografia | camera di commercio | residenza | tribunale |
    enoteca | gelateria | alma mater~ | caf | parrocchia | asilo | studio notarile |
    studio di architettura | studio medico | studio dentistico | studio commercialista |
    azienda ospedaliera | ulss | casa di riposo | rsa | asilo nido | provincia di | prefettura |
    esercito | esercito italiano | marina militare | aeronautica | arma dei carabinieri |
    polizia di stato | osteria | pasticceria | macelleria | agriturismo | villaggio turistico |
    bed & breakfast | supermercati | ipermercato | conad | esselunga | boutique |
    centro commerciale | cantine | fattoria | caseificio | oleificio | impresa edile |
    impresa di costruzioni | immobiliare | agenzia immobiliare | agenzia di viaggi |
    agenzia interinale | autofficina | carrozzeria | concessionaria | autotrasporti | logistica |
    spedizioni | fabbrica | industria | manifattura | tessitura | maglificio | calzaturificio |
    acciaierie | meccanica | elettronica | energia | telecomunicazioni | cassa di risparmio |
    credito | s.r.l | s.p.a | s.n.c | s.a.s | s.r.l.s | coop sociale | cooperativa sociale | & c |
    croce rossa | caritas | giornale | cinema | palestra | centro estetico | centro sportivo |
    laboratori | servizi | soluzioni | sistemi | consulting | farmaceutici
  `,
  introductions: words`ciao | salve | io sono | sono | mi chiamo`,
  honorifics: words`
    sig. | sig.ra | signor | signora | dott. | dott.ssa | dottor | dottoressa | dr. | dr.ssa |
    ing. | avv. | arch. | geom. | rag. | prof. | prof.ssa | dott | dr | ing | avv | arch | geom |
    rag | prof | sig | sig.na | mons | don | per. ind | p.i
  `,
  levels: words`
    madrelingua | lingua madre | bilingue | fluente | ottimo | ottima | buono | buona | discreto |
    discreta | sufficiente | scolastico | scolastica | livello scolastico | base | intermedio |
    avanzato | elementare | eccellente | professionale | livello | livello base |
    livello intermedio | livello avanzato | ottima conoscenza | buona conoscenza | conoscenza base
    | scritto | parlato | conoscenza scolastica | principiante | livello b1 | livello b2 | nativo
  `,
  at: {
    only: words`presso | presso il | presso la | presso lo | presso i | presso gli | presso l'~ | c/o`,
    also: words`all'~ | alla | al | allo | nella | nell'~`,
    often: words`per`,
    of: [],
    behind: [],
  },
  as: { before: words`come | in qualità di | con mansione di | con mansioni di`, behind: [] },
  verbs: words`ho lavorato | lavoro | lavorato | impiegato | impiegata | assunto | assunta | conseguito | conseguita`,
  placed: words`a`,
  same: words`idem | stessa azienda | stesso istituto`,
  and: words`e | ed`,
  open: words`e | di | del | della`,
  durations: {
    years: words`anno | anni`,
    months: words`mese | mesi`,
    weeks: words`settimana | settimane`,
  },
  ages: words`anni`,
  faculties: words`facoltà | dipartimento`,
  places: words`
    roma | milano | napoli | torino | palermo | genova | bologna | firenze | bari | catania |
    venezia | verona | messina | padova | trieste | brescia | parma | taranto | prato | modena |
    reggio emilia | perugia | ravenna | livorno | rimini | cagliari | foggia | ferrara | salerno |
    siena | pisa | ancona | trento | bolzano | udine | bergamo | como | vicenza | treviso | lecce |
    pescara | l'aquila | novara | piacenza | lugano | italia | svizzera | lombardia | lazio |
    toscana | veneto | emilia-romagna | da remoto | smart working | terni | monza | varese | lucca |
    arezzo | sassari | latina | siracusa | mestre | reggio calabria | giugliano | forlì | cesena |
    andria | pesaro | urbino | barletta | alessandria | la spezia | pistoia | grosseto | massa |
    carrara | catanzaro | cosenza | crotone | vibo valentia | potenza | matera | brindisi | trani |
    caserta | avellino | benevento | chieti | teramo | campobasso | isernia | viterbo | rieti |
    frosinone | macerata | fermo | ascoli piceno | lecco | sondrio | cremona | mantova | lodi |
    pavia | busto arsizio | legnano | sesto san giovanni | cinisello balsamo | rho | asti | cuneo |
    biella | vercelli | verbania | aosta | savona | imperia | sanremo | rovigo | belluno | gorizia |
    pordenone | olbia | nuoro | oristano | trapani | marsala | agrigento | caltanissetta | enna |
    ragusa | acireale | aci castello | aci trezza | taormina | gela | carpi | imola | faenza |
    fano | jesi | foligno | civitavecchia | tivoli | pomezia | aversa | torre del greco | pozzuoli |
    castellammare di stabia | portici | sorrento | piemonte | liguria | umbria | marche | abruzzo |
    molise | campania | puglia | basilicata | calabria | sicilia | sardegna | trentino-alto adige |
    friuli-venezia giulia | valle d’aosta | bellinzona | locarno | mendrisio | san marino
  `,
  languages: words`
    mandarino | cinese mandarino | latino | greco antico | lis | sardo | friulano |
    lingua dei segni
  `,
}
