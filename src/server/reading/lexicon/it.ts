import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** Italian, as written in Italy and Ticino. */
export const it: Lexicon = {
  headings: {
    personal: words`
      Dati personali | Informazioni personali | Contatti | Contatto | Dati anagrafici | Recapiti |
      Anagrafica | Informazioni di contatto | Informazioni | Link | Collegamenti | Profili | Social | Dati |
      Generalità | Indirizzo | Dettagli personali | I miei contatti | Dati di contatto |
      Dati del candidato | Contattami | Dove trovarmi | Come contattarmi | Scheda personale |
      Scheda anagrafica | Dati identificativi | Dati biografici | Dati generali | Note anagrafiche |
      Seguimi | Social network | Informazioni anagrafiche | Informazioni generali |
      Informazioni sul candidato | Informazioni sulla persona | I miei dati | Contatti personali
    `,
    summary: words`
      Profilo | Profilo professionale | Profilo personale | Presentazione | Chi sono | Su di me |
      Sommario | Riepilogo | Sintesi | Sintesi professionale | Riassunto | Riepilogo professionale |
      In breve | Breve presentazione | Introduzione | About me | Descrizione | Bio | Biografia |
      Presentazione personale | Sommario professionale | Il mio profilo | Informazioni su di me |
      Di me | Qualcosa su di me | Mi presento | Profilo sintetico | Abstract |
      In poche parole | Due parole su di me | Conosciamoci | La mia storia | Nota biografica |
      Note biografiche | Dichiarazione personale | Chi sono io | Un po' di me |
      Lettera di presentazione | Profilo lavorativo | Profilo del candidato | Breve biografia |
      Breve profilo
    `,
    selfEvaluation: words`
      Autovalutazione | Descrizione personale | Personalità | Caratteristiche personali |
      Carattere | Il mio carattere | Tratti personali | Tratti caratteriali | Mi descrivo |
      Come sono | Descrizione di me | Profilo caratteriale | Aspetti caratteriali |
      Autodescrizione | La mia personalità
    `,
    strengths: words`
      Punti di forza | Punti forti | Qualità personali | Qualità | I miei punti di forza |
      Attitudini | Attitudini personali | Doti personali | Pregi | Virtù | I miei valori |
      Valori personali | Cosa offro | Cosa posso offrire | Cosa porto | Cosa posso dare |
      Valore aggiunto | Doti | Le mie doti | Doti professionali | Caratteristiche professionali |
      Le mie qualità | I miei pregi
    `,
    objective: words`
      Obiettivo | Obiettivi | Obiettivo professionale | Obiettivi professionali |
      Obiettivo di carriera | Occupazione desiderata | Posizione desiderata | Aspirazioni |
      Cosa cerco | Settore professionale | Occupazione desiderata/Settore professionale |
      Posizione ricercata | Posizione ricoperta | Occupazione | Aspirazioni professionali |
      Posizione per la quale si concorre | Aspettative | Ruolo desiderato | Obiettivi di carriera |
      Obiettivo lavorativo | Cosa sto cercando | Motivazioni | Ambizioni | Ambizioni professionali |
      Area di interesse | Aree di interesse | Area di interesse professionale |
      Aree di interesse professionale | Settore di interesse | Settori di interesse |
      Impiego ricercato | Impiego desiderato | Lavoro desiderato | Professione desiderata |
      Ruolo ricercato | Candidatura | Posizione per cui si candida | Mete professionali |
      Interessi professionali | I miei obiettivi
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
      Dove ho lavorato | Il mio percorso | I miei lavori | La mia strada | Precedenti lavorativi |
      Precedenti professionali | Lavori precedenti | Precedenti lavori | Impiego attuale |
      Attuale occupazione | Attuale impiego | Vita lavorativa | Vita professionale |
      Attività didattica | Attività didattiche | Attività di docenza | Attività di insegnamento |
      Attività di ricerca | Attività artistica | Attività concertistica | Attività clinica |
      Attività assistenziale | Attività sportiva agonistica | Docenze | Docenza | Servizi prestati |
      Servizio prestato | Servizi svolti | Stato di servizio | Storia professionale |
      Storico professionale | Storico degli impieghi | Trascorsi lavorativi |
      Trascorsi professionali | Iter professionale | Iter lavorativo | Cariche | Cariche ricoperte |
      Ruoli ricoperti | Incarichi professionali | Alternanza scuola-lavoro | PCTO |
      Lavori stagionali | Lavori occasionali | Filmografia | Esperienze artistiche |
      Esperienze teatrali | Rapporti di lavoro
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
      Dove ho studiato | I miei studi | Cosa ho studiato | Corsi di studio | Scuole frequentate |
      Titoli | Titoli conseguiti | Titoli culturali | Iter scolastico | Iter formativo |
      Iter di studi | Preparazione scolastica | Preparazione accademica | Preparazione culturale |
      Percorsi formativi | Carriera formativa | Curriculum formativo | Curriculum accademico |
      Curriculum studiorum | Cursus studiorum | Curriculum di studi | Background formativo |
      Lauree | Scolarizzazione | Storia formativa | Dati scolastici | Formazione musicale |
      Formazione artistica | Livello di istruzione | Grado di istruzione | Scuole e corsi
    `,
    projects: words`
      Progetti | Progetto | Progetti personali | Progetti accademici | Progetti principali |
      Progetti realizzati | Portfolio | Progetti universitari | Progetti scolastici |
      Principali progetti | Progetti significativi | Progetti rilevanti | Progetti professionali |
      Progetti di ricerca | Progetti selezionati | Lavori selezionati | Portfolio progetti |
      Realizzazioni | Opere | Cantieri | Tesi e progetti |
      Storico progetti | Esperienza progettuale | Progetti svolti | Lavori realizzati |
      Lavori creativi | Installazioni artistiche | Repertorio | Le mie opere |
      I miei progetti
    `,
    skills: words`
      Programmazione | Linguaggi di programmazione | Stack tecnologico | Competenze | Competenze tecniche | Capacità | Abilità | Conoscenze | Capacità e competenze |
      Competenze professionali | Competenze personali | Competenze informatiche |
      Conoscenze informatiche | Informatica | Capacità e competenze personali |
      Capacità e competenze tecniche | Capacità e competenze organizzative |
      Capacità e competenze relazionali | Competenze chiave | Competenze digitali |
      Conoscenze tecniche | Strumenti | Software | Competenze comunicative |
      Competenze organizzative | Competenze trasversali | Altre competenze | Skills |
      Competenze relazionali | Competenze organizzative e gestionali | Competenze gestionali e organizzative | Competenze gestionali | Altre capacità e competenze |
      Tecnologie | Abilità tecniche | Capacità professionali | Conoscenze e competenze |
      Aree di competenza | Specializzazioni | Competenze specifiche | Capacità personali |
      Competenze e abilità | Soft skills | Le mie competenze | Conoscenze professionali |
      Abilità informatiche | Altre conoscenze | Competenze sociali | Capacità tecniche |
      Capacità e competenze informatiche | Capacità e competenze artistiche | Programmi |
      Competenze tecnico-professionali | Capacità e competenze sociali | Software utilizzati |
      Tecniche | Aree di specializzazione | Hard skill | Soft skill | Hard skills |
      Ulteriori competenze | Competenze di laboratorio | Metodologie |
      Cosa so fare | Quello che so fare | Ciò che so fare | In cosa sono bravo |
      In cosa sono brava | I miei strumenti | Saper fare | Saperi | Conoscenza del computer |
      Conoscenza PC | Conoscenza del PC | Uso del computer | Uso del PC | Utilizzo del computer |
      Utilizzo del PC | Utilizzo PC | Pacchetti applicativi |
      Competenze linguistiche e informatiche | Ambiti di competenza | Ambito di competenza |
      Ambiti di specializzazione | Settori di competenza | Macchinari e attrezzature | Expertise
    `,
    languages: words`
      Lingue | Lingue straniere | Conoscenze linguistiche | Competenze linguistiche | Lingua |
      Lingua madre | Madrelingua | Conoscenza delle lingue | Lingue conosciute | Altre lingue |
      Altra lingua | Altra(e) lingua(e) | Conoscenza lingue | Conoscenza lingue straniere |
      Conoscenza linguistica | Capacità linguistiche | Lingue parlate | Madrelingua e altre lingue |
      Le lingue che parlo | Lingue che parlo | Le mie lingue | Livello linguistico |
      Livelli linguistici | Padronanza linguistica | Padronanza delle lingue |
      Abilità linguistiche | Idiomi | Certificazioni linguistiche | Lingue estere
    `,
    awards: words`
      Premi | Riconoscimenti | Premi e riconoscimenti | Borse di studio | Onorificenze |
      Riconoscimenti e premi | Successi | Traguardi | Risultati | Borse di studio e premi |
      Premi e borse di studio | Concorsi | Risultati raggiunti | Menzioni | Premi e menzioni |
      Meriti | Meriti accademici | Encomi | Encomi e onorificenze | Medaglie |
      Medaglie e decorazioni | Onori | Palmarès | Concorsi vinti
    `,
    certificates: words`
      Formazione | Formazione professionale |
      Certificazioni | Certificati | Abilitazioni | Attestati | Corsi | Corsi di formazione |
      Corsi e certificazioni | Formazione complementare | Abilitazione professionale | Patenti |
      Licenze | Formazione continua | Aggiornamento professionale | Corsi di aggiornamento |
      Licenze e certificazioni | Iscrizione albo | Iscrizioni ad albi | Certificazioni e corsi |
      Corsi frequentati | Corsi e seminari | Altri corsi | Seminari | Brevetti e abilitazioni |
      Attestati e certificazioni | Master e corsi | Corsi e attestati | Corsi di specializzazione |
      Altra formazione | Ulteriore formazione | Abilitazione | Abilitazioni professionali |
      Patenti e abilitazioni | Patentini | Seminari e corsi | Workshop | Iscrizione all’albo |
      Titoli professionali | Corsi professionali | Perfezionamento |
      Abilitazioni e certificazioni | Corsi e stage | Corsi e convegni | Corsi e aggiornamenti |
      Aggiornamenti | Formazione e aggiornamento | Aggiornamento e formazione |
      Formazione extrascolastica | Formazione aggiuntiva | Formazione specifica | Formazione extra |
      Formazione integrativa | Formazione permanente | Formazione ECM | Crediti ECM |
      Giornate di studio | Giornate formative | Masterclass | Attestazioni |
      Attestati di formazione | Titoli abilitanti | Titoli di specializzazione | Idoneità |
      Albo professionale | Albi professionali | Iscrizione agli albi | Stage e seminari |
      Stage formativi | Corsi extrascolastici
    `,
    volunteer: words`
      Attività umanitarie | Attività umanitaria | Impegno umanitario | Missioni umanitarie |
      Volontariato | Attività di volontariato | Esperienze di volontariato |
      Attività extracurricolari | Attività | Attività sociali | Impegno sociale | Servizio civile
      | Attività extra-curriculari | Associazionismo | Attività associative |
      Attività extracurriculari | Esperienza di volontariato | Esperienza volontaria |
      Esperienze come volontaria | Esperienze come volontario | Esperienza come volontario |
      Esperienza come volontaria | Impegno civile | Impegno nel sociale | Impegno civico |
      Impegno politico | Azione sociale | Cittadinanza attiva | Vita associativa |
      Esperienze nel sociale | Esperienza nel sociale | Attività parrocchiali | Attività benefiche
    `,
    interests: words`
      Interessi | Hobby | Hobbies | Interessi personali | Interessi e hobby | Hobby e interessi |
      Tempo libero | Passioni | Interessi e passioni | Altri interessi | I miei interessi |
      Passatempi | Sport | Sport e tempo libero | Attività e interessi | Attività ricreative |
      Attività sportive | Attività sportiva | Cosa mi piace | Mi piace | Svaghi | I miei hobby |
      Le mie passioni | Nel tempo libero | Attività del tempo libero
    `,
    references: words`
      Referenze | Raccomandazioni | Referenze professionali | Contatti di riferimento |
      Referenze e contatti | Referenti | Persone di riferimento | Persone da contattare |
      Lettere di raccomandazione | Lettere di referenza | Lettere di referenze |
      Chi può parlare di me | Dicono di me | Testimonianze
    `,
    publications: words`
      Pubblicazioni | Articoli | Conferenze | Pubblicazioni scientifiche |
      Pubblicazioni e conferenze | Brevetti | Pubblicazioni e risultati scientifici | Convegni |
      Interventi | Relazioni a convegni | Partecipazione a convegni | Convegni e seminari |
      Pubblicazioni e convegni | Comunicazioni a congressi | Attività scientifica |
      Produzione scientifica | Libri pubblicati | Libri e articoli | Saggi | Saggi e articoli |
      Monografie | Contributi scientifici | Capitoli di libro | Relazioni e comunicazioni |
      Comunicazioni scientifiche | Presentazioni a congressi | Congressi e convegni |
      Partecipazione a congressi | Partecipazioni a convegni | Attività congressuale |
      Produzione letteraria | Discografia | Bibliografia | Opere pubblicate | Testi pubblicati |
      Elenco delle pubblicazioni
    `,
    custom: words`
      Indice | Sommario |
      Ulteriori informazioni | Altre informazioni | Informazioni aggiuntive | Altro | Patente |
      Patente di guida | Trattamento dei dati personali | Appartenenza a gruppi |
      Appartenenza a gruppi / associazioni | Allegati | Varie |
      Autorizzazione al trattamento dei dati | Dati personali e privacy | Privacy |
      Patente o patenti | Servizio militare | Disponibilità | Appartenenza ad associazioni |
      Referenze e allegati | Dichiarazioni | Consenso al trattamento dei dati personali |
      Obblighi di leva | Autorizzazione | Appartenenze | Affiliazioni | Note |
      Mostre | Esposizioni | Mostre personali | Mostre collettive | Mostre ed esposizioni |
      Esposizioni personali | Esposizioni collettive | Principali mostre | Principali esposizioni |
      Collezioni pubbliche | Collezioni private | Opere in collezioni | Residenze artistiche |
      Residenze d'artista | Fiere d'arte
    `,
  },
  documentTitles: words`
    Scheda candidato | Scheda del candidato | Domanda di assunzione | Scheda di candidatura |
    Formato europeo | Formato europeo per il curriculum vitae | per il curriculum | per il curriculum vitae | Modello europeo per il curriculum vitae | Vitae | Il mio CV | Il mio curriculum |
    Curriculum vitae | Curriculum | CV | Curriculum vitae europeo |
    Formato europeo per il curriculum vitae | Europass | Curriculum professionale |
    Curriculum vitae et studiorum | Europass Curriculum vitae
  `,
  labels: {
    name: words`
      Nome | Nome e cognome | Cognome e nome | Cognome/Nome | Nome/Cognome | Nome(i) / Cognome(i)
      | Nome completo | Cognome nome | Cognome(i) / Nome(i) | Nome Cognome | Nominativo |
      Cognome(/i) e Nome(/i) | Nome(/i) e Cognome(/i) | Nome(/i) Cognome(/i) | Cognome(/i) Nome(/i) | Nome(i) Cognome(i) | Cognome(i) e Nome(i)
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
      Data e luogo di nascita | Nascita | Data nascita |
      nato a | nata a | nato il | nata il | nato/a il | nato/a a
    `,
    extra: words`
      Contatto di emergenza | In caso di emergenza | Nazionalità | Cittadinanza | Stato civile | Luogo di nascita | Età | Sesso | Codice fiscale |
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
    leaving: words`Motivo della cessazione | Motivo della fine`,
    dates: words`Date | Data | Periodo | Durata | Date (da – a) | Anno | Anno di conseguimento | Date (da - a) | Laurea prevista | Data di laurea | Conseguimento previsto | Data conseguimento`,
    institution: words`
      Istituto | Università | Scuola | Nome dell'istituto | Nome istituto | Nome della scuola |
      Nome e tipo di organizzazione erogatrice dell’istruzione e formazione |
      Nome e tipo di istituto | Nome e tipo di istituto di istruzione o formazione | Nome e tipo d'organizzazione | Nome e tipo di organizzazione | Nome e tipo di istituto di istruzione | Ateneo | Istituzione | Ente formatore
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
      Mansioni | Responsabilità | Descrizione | Descrizione delle attività | Attività | Tipo di azienda o settore | Principali attività e responsabilità |
      Principali mansioni e responsabilità | Attività svolte | Risultati | Compiti |
      Mansioni svolte | Principali mansioni | Principali attività | Attività e responsabilità |
      Principali risultati | Risultati principali | Risultati raggiunti | Traguardi | Responsabilità principali | Principali responsabilità | Compiti principali | Obiettivi raggiunti |
      Tecnologie utilizzate | Ambiente | Stack tecnologico | Strumenti utilizzati |
      Motivo della cessazione
    `,
    level: words`Scuola primaria | Scuola secondaria | Scuola superiore | Studi universitari | Istruzione superiore | Istruzione secondaria`,
  },
  present: words`
    oggi | ad oggi | in attività | att. | attuale | attualmente | presente | in corso | alla data attuale | a oggi |
    attualità | ora | data odierna | tuttora | fino ad oggi | al presente | corrente | ad ora |
    fino a oggi | in essere | all'attualità | oggi in corso |
    fino ad ora | fino al presente | sino ad oggi | sino a oggi | a tutt'oggi | tutt'oggi | in forza | ad adesso | adesso | data attuale | giorno d'oggi | ad oggi in corso
  `,
  since: words`da | dal | a partire da | a decorrere da | a partire dal | dal mese di`,
  sinceAfter: [],
  toAfter: [],
  expected: words`previsto | prevista | in corso`,
  from: words`
    da | dalla | dall' | nel | conseguito nel | conseguita nel | conseguito a | ottenuto nel | rilasciato nel | nell'anno
  `,
  about: words`ca | circa`,
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
    a.s | a.a | anno scolastico | anno accademico |
    primavera | estate | estati | autunno | inverno | inizio | fine | metà | a.a. | anno accademico | a.s.
    | anno scolastico | anno | anni | primo semestre | secondo semestre
  `,
  degrees: words`
    studente | studentessa | studente di | studentessa di | studi di | iscritto a | iscritta a |
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
    abilitazione all’esercizio | corso di laurea in | corso professionale | tirocinio formativo |
    terza media | scuola dell'obbligo | obbligo scolastico | biennio | biennio specialistico |
    triennio | quinta elementare | baccalaureato | baccellierato | bachelor | ragioneria |
    ragioniera | odontotecnico | agrotecnico | agrotecnica | tecnico dei servizi |
    tecnica dei servizi | tecnico della gestione | tecnico delle industrie |
    tecnica della gestione | segretario d'azienda | segretaria d'azienda |
    operatore socio sanitario | dattilografia | stenodattilografia | acconciatore | estetista |
    o.s.s. | infermiere professionale | infermiera professionale | vigilatrice d'infanzia |
    puericultrice | maestra d'asilo | insegnante di scuola materna | assistente di comunità |
    assistente all'infanzia | dirigente di comunità | dott. in | dott.ssa in | dottore magistrale |
    dottoressa magistrale | lm | scienze della formazione | giurisprudenza | medicina e chirurgia |
    scienze infermieristiche | economia e commercio | lettere moderne | lettere classiche |
    perfezionamento | corso di perfezionamento |
    ssis | siss | tfa | tfa sostegno | 24 cfu | 60 cfu | cfu | idoneità | esame di stato |
    esame di maturità | esame di abilitazione | specialista in | specialità in | compimento |
    licenza di | licenza in | maestro d'arte | patente nautica | patentino | brevetto | haccp |
    libretto sanitario | apprendistato | afc | magistero | scienze religiose | crediti formativi |
    isef | anno integrativo | laurea breve | diploma isef | maturità professionale |
    maturità tecnica commerciale | corso serale | corso regionale | tecnico di laboratorio |
    operatrice socio sanitaria | licenza di scuola | concorso ordinario
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
    media ponderata~ | con lode | relatore~ | relatrice~ | 110/110~ | 110 e lode~ |
    giudizio~ | non terminato | non terminata | non conclusa | non concluso | giudizio buono
  `,
  nothing: words`nessuna | nessuno | nessuna esperienza | non applicabile`,
  declarations: words`
    autorizzo il trattamento | autorizzo al trattamento | trattamento dei miei dati |
    trattamento dei dati personali | dichiaro che le informazioni | dichiara sotto la propria
    responsabilità | consapevole delle sanzioni | consapevole che le dichiarazioni | autorizza
    il trattamento | dichiarazioni sostitutive
  `,
  formNotes: words`
    in stampatello | compilare in | compilare tutti i | compilare il modulo | barrare la casella | barrare le caselle | crocettare la | spazio riservato a | riservato all’ufficio
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
    tor vergata | roma tre | alma mater studiorum | università telematica | unibo | unipd | unimi |
    unimib | unipi | unina | uniba | unict | unipa | unifi | unisa | unicatt | uniroma~ |
    ecampus | mercatorum | uninettuno | lumsa | liuc | cpia | ctp | ciofs | cnos-fap | cnos |
    enfap | ecipa | irfa | ifoa | itcg | i.t.c. | i.t.c.g. | i.t.i. | itt | itas | i.t.g. |
    i.t.a.s. | i.p.s.i.a. | ipia | i.p.c. | i.p.s. | i.p.s.c. | i.p.s.s.c.t. | ipsct | ipsar |
    i.p.s.s.a.r. | i.p.s.s.e.o.a. | iiss | i.i.s.s. | i.s.i.s. | isiss | ginnasio | scuole~ |
    scuola secondaria | i.c. | s.m.s. | convitto | educandato | salesiani | don bosco | orsoline |
    barnabiti | gesuiti | scolopi | cepu | grandi scuole | autoscuola | nunziatella | afam | issm |
    civica scuola | centro sperimentale | silvio d'amico | polimoda | iaad | domus academy |
    seminario vescovile | seminario maggiore | seminario arcivescovile | studentato | issr |
    pontificio | gregoriana | lateranense | angelicum | croce rossa | formedil | esem |
    ente scuola edile | cna formazione | ascom | its academy | fondazione its | gambero rosso |
    wall street english | british school | british institutes | centro territoriale |
    centro professionale | centro studi | cpt | spai | epfl | sorbona | università popolare |
    università della terza età | conservatorio di musica | istituto musicale | ssis | noviziato |
    pontificia università | istituto europeo di design | ente regionale | centro formazione
  `,
  schools: words`liceo | istituto tecnico | istituto professionale | istituto comprensivo | scuola media | scuola primaria | scuola elementare | scuola superiore | scuola secondaria | itis | ipsia | itc | ipssar | istituto magistrale | istituto alberghiero | istituto statale`,
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
    specializzanda | ausiliario | ausiliaria | osa | barelliere | barelliera | soccorritore |
    soccorritrice | autista soccorritore | puericultrice | strumentista | anestesista | cardiologo |
    cardiologa | pediatra | ginecologo | ginecologa | ortopedico | dermatologo | dermatologa |
    oculista | psichiatra | radiologo | radiologa | neurologo | neurologa | oncologo | oncologa |
    urologo | osteopata | massaggiatore | massaggiatrice | massofisioterapista | odontotecnico |
    odontotecnica | igienista | ottico | optometrista | audioprotesista | ortottista | podologo |
    podologa | terapista | psicomotricista | psicoterapeuta | pedagogista | psicopedagogista |
    counselor | mediatore | mediatrice | supplente | lettore di | lettrice | rettore | rettrice |
    prorettore | preside | vicepreside | dsga | bidella | cultore della materia |
    post-doc | postdottorato | assegno di ricerca | cultrice della materia | postdoc | matematico | sociologo | sociologa | politologo |
    storico dell'arte | storica dell'arte | filosofo | filosofa | antropologo | antropologa |
    archeologo | archeologa | geografo | geografa | astronomo | astronoma | astrofisico |
    meteorologo | curatore | curatrice | museologo | museologa | conservatore di | linguista |
    correttore di bozze | correttrice | scrittore | scrittrice | poeta | sceneggiatore |
    sceneggiatrice | drammaturgo | drammaturga | videomaker | cameraman | fonico | scenografo |
    scenografa | costumista | speaker | conduttrice | cantante | soprano | tenore | pianista |
    chitarrista | violinista | percussionista | compositore | compositrice | direttore d'orchestra |
    ballerino | ballerina | coreografo | coreografa | danzatore | danzatrice | doppiatore |
    doppiatrice | pittore | pittrice | scultore | scultrice | ceramista | decoratore | decoratrice |
    incisore | orafo | orafa | gioielliere | orologiaio | ebanista | liutaio | liutaia |
    rilegatore | rilegatrice | tatuatore | tatuatrice | truccatore | truccatrice | make-up artist |
    onicotecnica | acconciatore | acconciatrice | preparatore atletico | preparatrice atletica |
    personal trainer | calciatore | calciatrice | atleta | arbitro | arbitra | maestro di sci |
    assistente bagnanti | caposervizio | chef de rang | runner di sala | banchista | gelataio |
    gelataia | pasticciere | pasticciera | rosticcere | rosticciere | facchino | facchina |
    lavandaia | stiratrice | guardarobiera | domestico | domestica | collaboratrice familiare |
    donna delle pulizie | addetto pulizie | netturbino | spazzino | trattorista | cantiniere |
    enologo | enologa | viticoltore | viticoltrice | allevatore | allevatrice | apicoltore |
    apicoltrice | mungitore | casaro | casara | norcino | potatore | boscaiolo | pescatore |
    marinaio | marittimo | mozzo | nostromo | comandante | sottufficiale | manovale | ferraiolo |
    carpentiera | intonacatore | stuccatore | cartongessista | piastrellista | pavimentatore |
    posatore | parchettista | marmista | scalpellino | lattoniere | gruista | escavatorista |
    palista | asfaltista | termoidraulico | caldaista | bruciatorista | frigorista | installatore |
    installatrice | impiantista | elettrotecnico | elettromeccanico | elettrauto | carrozziere |
    verniciatore | verniciatrice | fresatore | attrezzista | stampatore | stampatrice | tipografo |
    tipografa | cartotecnico | fonditore | fabbro | vetraio | assemblatore | assemblatrice |
    confezionatore | confezionatrice | cucitrice | tagliatore | modellista | ricamatrice |
    tessitore | tessitrice | filatore | filatrice | calzolaio | tappezziere | tappezziera |
    pellettiere | macellaia | pescivendolo | fruttivendolo | fruttivendola | salumiere | salumiera |
    banconiere | banconiera | scaffalista | allestitore | allestitrice | vetrinista | negoziante |
    commerciante | esercente | benzinaio | edicolante | tabaccaio | tabaccaia |
    venditore ambulante | telefonista | telemarketer | operatore call center |
    informatore scientifico | informatore medico | informatrice scientifica | informatrice medico |
    intermediario | intermediaria | subagente | assicuratore | assicuratrice | bancario | bancaria |
    sportellista | gestrice | vicedirettrice | promotore finanziario | broker | attuario |
    liquidatore | liquidatrice | curatore fallimentare | procuratore | procuratrice | cancelliere |
    ufficiale giudiziario | criminologo | criminologa | investigatore | investigatrice | ispettore |
    ispettrice | commissario | vice ispettore | appuntato | brigadiere | colonnello | bersagliere |
    paracadutista | vfp1 | vfp4 | finanziere | messo comunale | usciere | sindaco | sindaca |
    vicesindaco | vicesindaca | assessore | assessora | deputato | deputata | senatore | senatrice |
    ambasciatore | ambasciatrice | parroco | viceparroco | sacerdote | diacono | suora |
    catechista | missionario | organista | corista | sacrestano | sagrestano | cappellano |
    seminarista | tassista | padroncino | fattorino | fattorina | postino | postina | portalettere |
    spedizioniere | macchinista | capotreno | controllore | steward | pony express | rider |
    smistatore | imballatore | imballatrice | picker | accompagnatore turistico | accompagnatrice |
    croupier | influencer | blogger | studente lavoratore | studentessa lavoratrice | pensionato |
    pensionata | casalinga | imprenditore | imprenditrice | artigiano | artigiana | artista |
    modella | indossatrice | comparsa | figurante | clown | mago | custode | portinaio | portinaia |
    sorvegliante | vigilante | buttafuori | maschera di sala | casellante | preposto | rspp | aspp |
    collaudatore | collaudatrice | metalmeccanico | arredatore | arredatrice | interior designer |
    urbanista | paesaggista | topografo | rilevatore | rilevatrice | intervistatore |
    intervistatrice | caporedattore | caporedattrice | inviato | inviata | ricercatore td | medica |
    guardaparco | guardiacaccia | tecnologo | tecnologa | microbiologo | biotecnologo |
    biotecnologa | naturalista | ludotecario | ludotecaria | bambinaia | accompagnatore |
    rappresentante di commercio | procacciatore | procacciatrice | tecnico di laboratorio |
    saldatrice | gestore di | gestrice di | ufficiale di | capo stazione | guardia forestale |
    conduttore di | conduttrice di | agente forestale | endocrinologo | endocrinologa | nefrologo |
    nefrologa | reumatologo | reumatologa | pneumologo | pneumologa | ematologo | ematologa |
    gastroenterologo | gastroenterologa | internista | geriatra | urologa | otorino |
    perfusionista | serramentista | imbianchina | suonatore | suonatrice
  `,
  contracts: words`
    da remoto | ibrido | in sede | smart working | freelance | partita IVA | stagionale |
    tempo pieno | tempo parziale | a tempo pieno | a tempo parziale | tempo indeterminato |
    tempo determinato | a tempo indeterminato | a tempo determinato |
    contratto a tempo determinato | contratto a tempo indeterminato
  `,
  selfEmployed: words`libero professionista | libera professionista | lavoratore autonomo | lavoratrice autonoma | lavoro autonomo | in proprio | partita IVA | freelance`,
  breaks: words`
    malattia | cura dei figli | cura della famiglia | casalinga | aspettativa |
    congedo parentale | congedo di maternità | maternità | pausa lavorativa | pausa professionale
    | anno sabbatico | viaggio | ricerca di lavoro | disoccupazione | servizio militare | servizio
    di leva | disoccupato | disoccupata | in cerca di lavoro
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
    laboratori | servizi | soluzioni | sistemi | consulting | farmaceutici | parrucchieria |
    parrucchieri | acconciature | barberia | autoscuola | ludoteca | scuola dell'infanzia |
    scuola materna | cascina | podere | masseria | vivaio | vivai | floricoltura | frantoio |
    latteria | macello | salumificio | prosciuttificio | pescheria | ortofrutta | salumeria |
    alimentari | drogheria | edicola | tabaccheria | tabacchi | cartoleria | merceria | ferramenta |
    mobilificio | arredamenti | falegnameria | vetreria | marmeria | marmi | termoidraulica |
    elettroforniture | edil~ | impresa individuale | calcestruzzi | autocarrozzeria | autosalone |
    stazione di servizio | pneumatici | autolinee | autoservizi | atac | trenitalia | aeroporto |
    aeroporto di | alitalia | autorità portuale | compagnia di navigazione | cantieri navali |
    cantiere navale | traslochi | lavanderia | sartoria | confezioni | calzature | gioielleria |
    oreficeria | ottica | erboristeria | profumeria | paninoteca | tavola calda | birreria |
    birrificio | discoteca | pub | locanda | ostello | campeggio | camping | residence | terme |
    stabilimento balneare | catering | mensa | casa protetta | casa famiglia | casa albergo |
    casa della salute | comunità alloggio | comunità terapeutica | comunità educativa |
    comunità montana | poliambulatorio | ambulatorio | consultorio | azienda sanitaria |
    azienda usl | asst | ats | irccs | presidio ospedaliero | istituto ortopedico | inps | inail |
    istat | protezione civile | vigili del fuoco | polizia locale | polizia municipale |
    polizia penitenziaria | guardia di finanza | carabinieri | corpo forestale | questura |
    reggimento | battaglione | caserma | capitaneria di porto | ministero della |
    casa circondariale | carcere | corte d'appello | corte di cassazione | procura |
    procura della repubblica | giudice di pace | avvocatura | agenzia delle entrate |
    camera dei deputati | senato | presidenza del consiglio | città metropolitana | municipio |
    unione dei comuni | ambasciata | consolato | coni | figc | federazione | confederazione |
    comitato | curia | diocesi | arcidiocesi | chiesa di | chiesa valdese | chiesa evangelica |
    convento | monastero | suore | oratorio | confraternita | misericordia | condominio |
    sindacato | cgil | cisl | patronato | acli | arci | confcommercio | confindustria | coldiretti |
    confartigianato | ordine degli | ordine dei | avvocati associati | studio associato |
    brokeraggio | cineteca | produzioni | casa di produzione | orchestra | filarmonica |
    banda musicale | compagnia teatrale | balletto | circo | galleria d'arte | archivio di stato |
    auditorium | stamperia | grafiche | arti grafiche | rivista | quotidiano | emittente | rai |
    polisportiva | a.s.d. | asd | ssd | società sportiva | unione sportiva | piscina | circolo |
    parco nazionale | parco regionale | parco naturale | zoo | acquario | canile | scarl |
    s.c.a.r.l. | s.c.r.l. | eredi | pastificio | biscottificio | molino | mulino | cementificio |
    acciaieria | fonderia | fonderie | ferriera | metalmeccanica | carpenteria | ceramiche |
    ceramica | cartiera | conceria | pelletteria | filatura | tintoria | lanificio | camiceria |
    multiservizi | call center | poste | cassa rurale | cassa edile | distilleria | torrefazione |
    maneggio | funivie | autogrill | ambulatorio veterinario | clinica veterinaria |
    onoranze funebri | pompe funebri | cimitero | elettroimpianti | termosanitari | tour operator |
    direzione didattica | circolo didattico | ufficio scolastico | provveditorato |
    patronato scolastico | legione carabinieri | aeronautica militare | guardia costiera |
    consorzio di bonifica | acquedotto | villaggio vacanze | rifugio alpino | impresa di pulizie |
    comando provinciale | ente nazionale | ente parco | istituto di vigilanza | corte dei conti |
    rettifiche | serramenti | segheria | legnami | casa di accoglienza | torneria | infissi
  `,
  introductions: words`ciao | salve | io sono | sono | mi chiamo`,
  honorifics: words`
    sig. | sig.ra | signor | signora | dott. | dott.ssa | dottor | dottoressa | dr. | dr.ssa |
    ing. | avv. | arch. | geom. | rag. | prof. | prof.ssa | dott | dr | ing | avv | arch | geom |
    rag | prof | sig | sig.na | mons | don | per. ind | p.i
  `,
  levels: words`
    esperto | esperta | livello esperto |
    un po' | un po’ |
    madrelingua | lingua madre | bilingue | fluente | ottimo | ottima | buono | buona | discreto |
    discreta | sufficiente | scolastico | scolastica | livello scolastico | base | intermedio |
    avanzato | elementare | eccellente | professionale | livello | livello base |
    livello intermedio | livello avanzato | ottima conoscenza | buona conoscenza | conoscenza base
    | scritto | parlato | conoscenza scolastica | principiante | livello b1 | livello b2 | nativo |
    letto | lettura | ascolto | comprensione | scrittura | produzione orale | parlato e scritto
  `,
  at: {
    only: words`
      erogato da | erogato dal | erogato dalla | erogato dall'~ | organizzato da |
      organizzato dal | organizzato dalla | organizzato dall'~ | rilasciato da | rilasciato dal |
      rilasciato dalla | rilasciato dall'~ | tenuto da | tenuto dal | tenuto dalla |
      tenuto dall'~ | erogata da | erogata dal | erogata dalla | erogata dall'~ | organizzata da |
      organizzata dal | organizzata dalla | organizzata dall'~ | rilasciata da | rilasciata dal |
      rilasciata dalla | rilasciata dall'~ | presso | presso il | presso la | presso lo |
      presso i | presso gli | presso l'~ | c/o | per la ditta | per l'azienda | presso la ditta |
      presso l'azienda | nella ditta
    `,
    also: words`all'~ | alla | al | allo | nella | nell'~`,
    often: words`per`,
    of: [],
    behind: [],
  },
  as: { before: words`come | in qualità di | con mansione di | con mansioni di`, behind: [] },
  verbs: words`ho lavorato | lavoro | lavorato | impiegato | impiegata | assunto | assunta | conseguito | conseguita | ho conseguito il ~ | ho conseguito la ~ | ho ottenuto il ~ | ho ottenuto la ~ | ho frequentato il ~ | ho frequentato la ~ | sono stato ~ | sono stata ~ | ho svolto il ruolo di ~`,
  placed: words`a`,
  same: words`idem | stessa azienda | stesso istituto`,
  and: words`e | ed`,
  open: words`e | di | del | della`,
  durations: {
    years: words`anno | anni`,
    months: words`mese | mesi`,
    weeks: words`settimana | settimane`,
    days: words`giorno | giorni`,
  },
  ages: words`anni`,
  hours: words`ore | ora | h`,
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
    lingua dei segni |
    italiana | spagnola | tedesca | russa | araba | rumena | polacca | ucraina | lingua italiana | lingua inglese | lingua francese
  `,
}
