import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** French, as written in France, Belgium, Switzerland, Canada and the Maghreb. */
export const fr: Lexicon = {
  headings: {
    personal: words`
      Coordonnées | Contact | Contacts | Informations personnelles | Données personnelles |
      État civil | Renseignements personnels | Me contacter | Informations | Contactez-moi |
      Identité | Infos personnelles | Mes coordonnées | Réseaux | Réseaux sociaux | Liens |
      Adresse | Détails personnels | Infos | Informations de contact | Coordonnées personnelles |
      Renseignements | Situation personnelle | Fiche personnelle | Informations générales |
      Informations privées | Données individuelles | Infos pratiques | Vie privée
    `,
    summary: words`
      Profil | Profil professionnel | À propos | À propos de moi | Résumé | Résumé professionnel |
      Présentation | Synthèse | En bref | Qui suis-je | Qui suis-je ? | Mon profil | Introduction |
      Profil personnel | Sommaire | Accroche | Synthèse professionnelle | Résumé des compétences |
      Bref | Sommaire professionnel | Description | Résumé de carrière | Sommaire exécutif |
      Descriptif | Biographie | En quelques mots | Bio | Parcours en bref | Aperçu | Portrait
    `,
    selfEvaluation: words`
      Auto-évaluation | Autoévaluation | Personnalité | Traits de personnalité |
      Description personnelle | Ma personnalité | Évaluation personnelle | Autoportrait |
      Auto-description | Bilan personnel | Autocritique | Traits de caractère | Caractère
    `,
    strengths: words`
      Atouts | Mes atouts | Points forts | Qualités | Forces | Mes qualités |
      Qualités personnelles | Mes points forts | Atouts personnels | Qualités humaines |
      Mes forces | Savoir-être | Principaux atouts | Atouts professionnels |
      Qualités professionnelles
    `,
    objective: words`
      Objectif | Objectifs | Objectif professionnel | Objectif de carrière | Projet professionnel |
      Ce que je recherche | Poste recherché | Objectifs professionnels | Poste souhaité |
      Emploi recherché | Emploi visé | Recherche | Je recherche | Poste visé | Poste envisagé |
      Projet | Mon objectif | Mon projet professionnel | Ambition | But | Objectif de recherche |
      Motivation | Mon projet | Motivations | Ambitions | Buts professionnels | Souhaits |
      Perspectives | Perspectives d'avenir | Projet de carrière
    `,
    work: words`
      Expérience professionnelle | Expériences professionnelles | Expérience | Expériences |
      Parcours professionnel | Parcours | Emplois | Emploi | Expériences de travail |
      Expérience de travail | Expériences et stages | Stages | Stage | Stages et emplois |
      Historique professionnel | Carrière | Cursus professionnel | Activités professionnelles |
      Emplois occupés | Postes occupés | Expérience pertinente |
      Stages et expériences professionnelles | Mon expérience | Mes expériences |
      Antécédents professionnels | Jobs étudiants | Jobs | Jobs d'été | Missions |
      Expériences significatives | Activité professionnelle | Expérience clinique |
      Autres expériences | Expériences pédagogiques | Expérience d'enseignement |
      Expériences en entreprise | Vie professionnelle | Expériences clés |
      Itinéraire professionnel | Réalisations professionnelles | Expérience en emploi |
      Carrière professionnelle | Principales expériences | Missions réalisées |
      Parcours de carrière | Stages et expériences | Stages et alternances | Stages effectués |
      Expériences en stage | Expérience de terrain | Petits boulots | Emplois saisonniers |
      Missions professionnelles | Expériences cliniques | Expérience en enseignement |
      Expérience en cuisine | Expériences complémentaires |
      Où j'ai travaillé | Mon parcours | Mes postes | Mon chemin professionnel | Travail |
      Fonctions occupées | Fonctions exercées | Employeurs | Situation actuelle |
      Cheminement professionnel | Historique d'emploi | Historique des emplois | Vie active |
      Exercice professionnel | Pratique professionnelle | Expérience de recherche |
      Expériences de recherche | Activités de recherche | Activités d'enseignement | Enseignement |
      Enseignements | États de service | Travaux saisonniers
    `,
    education: words`
      Formation | Formations | Formation académique | Éducation | Études | Diplômes |
      Parcours scolaire | Parcours académique | Formation et diplômes | Diplômes et formations |
      Cursus scolaire | Cursus | Cursus universitaire | Scolarité | Parcours universitaire |
      Éducation et formation | Études et formations | Formation scolaire | Diplômes et concours |
      Diplômes & concours | Formation universitaire | Formation initiale | Cursus académique |
      Formations et diplômes | Parcours de formation | Études et diplômes | Mon parcours scolaire |
      Titres et diplômes | Diplôme | Formation professionnelle | Mes formations |
      Études supérieures | Diplômes obtenus | Niveau d'études | Parcours éducatif |
      Formation et qualifications | Apprentissage | Formation générale |
      Formation professionnelle initiale |
      Mon parcours d'études | Parcours d'études | Mes études | Où j'ai étudié | Mes diplômes |
      Écoles | Antécédents scolaires | Grades universitaires | Enseignement suivi |
      Titres universitaires
    `,
    projects: words`
      Projets | Projet | Projets personnels | Projets académiques | Projets professionnels |
      Projets scolaires | Réalisations | Portfolio | Mes projets | Principaux projets |
      Projets réalisés | Projets universitaires | Projets clés | Projets de recherche |
      Expériences projets | Projets étudiants | Projets notables | Réalisations majeures |
      Principales réalisations | Mémoires et projets | Projets marquants | Chantiers |
      Chantiers réalisés |
      Historique des projets | Expérience projets | Travaux réalisés | Œuvres | Créations |
      Productions | Filmographie | Répertoire
    `,
    skills: words`
      Programmation | Langages de programmation | Stack technique | Compétences | Savoir-faire | Compétences techniques | Compétences professionnelles |
      Compétences clés | Informatique | Compétences informatiques | Connaissances | Outils |
      Logiciels | Aptitudes | Capacités | Domaines de compétences | Domaines d'expertise |
      Expertise | Expertises | Compétences et outils | Mes compétences |
      Connaissances informatiques | Technologies | Outils informatiques |
      Compétences transversales | Compétences personnelles | Compétences fonctionnelles | Langages |
      Langages informatiques | Bureautique | Autres compétences | Savoirs-faire |
      Compétences linguistiques et informatiques | Compétences spécifiques | Compétences sociales |
      Compétences numériques | Compétences métier | Compétences acquises | Principales compétences |
      Connaissances techniques | Outils et logiciels | Compétences comportementales |
      Langues et informatique | Compétences métiers | Compétences principales |
      Compétences culinaires | Compétences cliniques | Savoirs | Outils maîtrisés |
      Logiciels maîtrisés | Maîtrise des logiciels | Domaines d’intervention |
      Aptitudes professionnelles | Techniques | Environnement technique | Hard skills |
      Soft skills | Méthodes | Spécialités | Spécialisations |
      Ce que je sais faire | Ce que je fais bien | Mes savoir-faire | Mes outils | Habiletés |
      Maîtrise technique | Domaines de compétence
    `,
    languages: words`
      Langues | Langue | Langues étrangères | Compétences linguistiques | Langues parlées |
      Connaissances linguistiques | Langues vivantes | Maîtrise des langues | Langue maternelle |
      Autres langues | Langue(s) maternelle(s) | Autre(s) langue(s) | Niveau de langues |
      Linguistique |
      Les langues que je parle | Mes langues | Aptitudes linguistiques | Compétences langagières
    `,
    awards: words`
      Prix | Distinctions | Récompenses | Prix et distinctions | Bourses | Honneurs | Concours |
      Prix et récompenses | Bourses et prix | Distinctions et prix | Prix et bourses | Réussites |
      Accomplissements | Succès | Distinctions honorifiques | Bourses et distinctions | Palmarès |
      Titres honorifiques | Médailles | Trophées | Résultats sportifs | Reconnaissances
    `,
    certificates: words`
      Certifications | Certificats | Certification | Formations complémentaires |
      Formation continue | Habilitations | Permis et certifications | Licences et certifications |
      Formations et certifications | Attestations | Perfectionnement | Cours et certifications |
      Certifications et formations | Formation complémentaire | Agréments |
      Perfectionnement professionnel | Autres formations | Diplômes et certifications | Diplômes et certificats |
      Développement professionnel | Permis | Habilitations et certifications | Stages de formation |
      Permis et certificats | Permis et habilitations | Diplômes complémentaires | CACES |
      Formations professionnelles | MOOC | Titres professionnels | Formations continues |
      Séminaires | Ateliers | Cours suivis | Qualifications complémentaires |
      Formations qualifiantes | Brevets et permis
    `,
    volunteer: words`
      Action humanitaire | Actions humanitaires | Engagement humanitaire | Activités humanitaires | Missions humanitaires |
      Bénévolat | Engagements | Engagement | Vie associative | Expérience bénévole |
      Activités extra-scolaires | Activités bénévoles | Engagement associatif |
      Engagements associatifs | Expériences associatives | Volontariat |
      Activités extra-professionnelles | Activités | Activités parascolaires |
      Expérience associative | Implication sociale | Activités associatives | Implications |
      Expériences bénévoles | Activités extraprofessionnelles | Engagement bénévole |
      Service civique | Vie étudiante | Travail bénévole | Implication communautaire |
      Responsabilités associatives | Associatif
    `,
    interests: words`
      Centres d'intérêt | Centres d'intérêts | Centre d'intérêt | Centre d'intérêts | Loisirs |
      Intérêts | Hobbies | Passions | Loisirs et centres d'intérêt | Centres d'intérêt et loisirs |
      Loisirs et intérêts | Mes passions | Activités et loisirs | Passe-temps |
      Activités et intérêts | Intérêts personnels | Sports et loisirs | Loisirs et activités |
      Divers et loisirs | Activités sportives | Sport | Vie personnelle |
      En dehors du travail | Hors travail | À côté du travail | Et à côté | Activités personnelles |
      Temps libre | Vie extra-professionnelle | Goûts | Divertissements
    `,
    references: words`
      Références | Recommandations | Référence | Références professionnelles | Personnes à contacter |
      Lettres de recommandation | Répondants | Témoignages
    `,
    publications: words`
      Publications | Articles | Communications | Conférences | Travaux | Brevets |
      Publications et communications | Travaux de recherche | Publications scientifiques |
      Ouvrages | Recherche | Travaux et publications | Brevets déposés | Bibliographie | Écrits |
      Colloques | Discographie | Chapitres d'ouvrages
    `,
    custom: words`
      Sommaire | Table des matières |
      Divers | Autres | Informations complémentaires | Autres informations |
      Informations supplémentaires | Renseignements complémentaires | Autre | Mobilité |
      Permis de conduire | Disponibilité | Renseignements supplémentaires | Affiliations | Annexes |
      Associations | Service militaire | Complément | Compléments | En plus |
      Affiliations professionnelles | Infos complémentaires | Informations diverses | Adhésions |
      Plus |
      Expositions | Expositions personnelles | Expositions individuelles |
      Expositions collectives | Principales expositions | Collections publiques |
      Collections privées | Résidences artistiques | Foires d'art
    `,
  },
  documentTitles: words`
    Fiche de candidature | Dossier de candidature | Formulaire de candidature | Fiche candidat |
    Curriculum vitae | CV | Curriculum | Curriculum vitæ | Mon CV | C.V. |
    Curriculum Vitae Europass
  `,
  labels: {
    name: words`
      Nom | Nom et prénom | Prénom et nom | Nom complet | Nom, prénom | Nom(s) / Prénom(s) |
      Nom Prénom | Prénom(s) / Nom(s) | Nom et prénoms |
      Nom / Prénom | Prénom / Nom |
      Nom(s) / Prénom(s) | Prénom(s) / Nom(s) | Nom(s) Prénom(s) | Prénom(s) Nom(s)
    `,
    givenName: words`Prénom | Prénoms | Prénom(s)`,
    familyName: words`Nom | Noms | Nom de famille | Nom d'usage | Nom(s)`,
    headline: words`Profession | Métier | Poste actuel | Fonction actuelle`,
    email: words`
      E-mail | Email | Courriel | Mail | Mél | Adresse e-mail | Adresse électronique |
      Adresse mail | Courrier électronique | Adresse email | Mèl
    `,
    phone: words`
      Téléphone | Tél. | Tél | Tel | Mobile | Portable | Téléphone portable | Téléphone(s) | GSM |
      Numéro de téléphone | Cellulaire | Fixe | Tél. portable | Tél mobile | Port. | Port |
      Téléphone mobile | N° de téléphone | Numéro | Tél. fixe
    `,
    location: words`
      Adresse | Ville | Domicile | Lieu de résidence | Résidence | Localisation | Adresse postale |
      Lieu | Adresse(s) | Adresse actuelle | Habite à | Localité
    `,
    link: words`
      Site web | Site | Site internet | Site personnel | Page web | Portfolio | Blog | Réseau
    `,
    birthDate: words`
      Date de naissance | Né le | Née le | Né(e) le | Naissance | Date et lieu de naissance | Né |
      Née |
      né le | née le | né à | née à | né en | née en
    `,
    extra: words`
      Contact d'urgence | Personne à prévenir | Personne à contacter en cas d'urgence | Nationalité | Situation familiale | État civil | Lieu de naissance | Âge | Sexe | Permis |
      Permis de conduire | Situation matrimoniale | Situation de famille | Situation | Mobilité |
      Enfants | Véhicule | Citoyenneté | Statut | Genre | RQTH | Permis de travail | CIN |
      Carte de séjour | Titre de séjour | Permis B
    `,
    role: words`
      Poste recherché | Poste souhaité | Poste visé | Poste | Emploi recherché | Type de poste
    `,
    salary: words`
      Prétentions salariales | Salaire | Salaire souhaité | Prétentions | Rémunération souhaitée
    `,
    city: words`
      Lieu de travail souhaité | Mobilité | Mobilité géographique | Localisation souhaitée |
      Lieu souhaité
    `,
    availability: words`
      Disponibilité | Disponible | Disponible à partir du | Date de début | Disponible dès |
      Préavis
    `,
    employment: words`Type de contrat | Contrat | Type d'emploi`,
    company: words`
      Entreprise | Société | Employeur | Nom et adresse de l'employeur | Organisme | Structure |
      Nom de l'entreprise
    `,
    title: words`
      Poste | Fonction | Fonction ou poste occupé | Intitulé du poste | Poste occupé | Titre |
      Titre du poste
    `,
    leaving: words`Motif de départ | Motif du départ`,
    dates: words`Dates | Date | Période | Durée | Années | Année | Année d'obtention | Date d'entrée | Date de sortie | Diplôme prévu | Date d'obtention | Obtention prévue | Date d'obtention prévue`,
    institution: words`
      Établissement | École | Université | Institution |
      Nom et type de l'établissement d'enseignement ou de formation | Lycée |
      Nom de l'établissement
    `,
    degree: words`
      Diplôme | Intitulé du certificat ou diplôme délivré | Titre | Diplôme obtenu | Niveau
    `,
    field: words`
      Spécialité | Domaine | Filière | Discipline | Option | Domaine d'études | Spécialisation |
      Mention | Série
    `,
    project: words`
      Projet | Nom du projet | Titre du projet | Projet personnel | Projet de fin d’études | Projet académique | Projet de recherche
    `,
    duties: words`
      Missions | Responsabilités | Description | Descriptif | Tâches | Réalisations |
      Principales activités et responsabilités | Activités | Missions principales |
      Missions et réalisations | Mission | Tâches principales | Tâches réalisées | Résultats |
      Principales missions | Responsabilités principales |
      Faits marquants | Principales réalisations | Réalisations clés | Réalisations principales | Attributions | Responsabilités et réalisations | Tâches et responsabilités | Points clés |
      Environnement technique | Environnement | Technologies utilisées | Stack technique | Outils utilisés | Taille de l'équipe |
      Motif de départ | Raison du départ
    `,
    level: words`Primaire | Secondaire | Études primaires | Études secondaires | Études supérieures | Études universitaires | Enseignement secondaire | Enseignement supérieur`,
  },
  present: words`
    présent | à présent | auj. | aujourd'hui | ce jour | à ce jour | jusqu'à ce jour | actuel |
    actuellement | en cours | maintenant | en poste | jusqu'à présent | jusqu'à aujourd'hui |
    à aujourd'hui | poste actuel | nos jours | à nos jours | à l'heure actuelle |
    jusqu'à maintenant |
    aujourd'hui encore | jusqu'à ce jour | ce jour encore | jusqu'à aujourd'hui | jusqu'à nos jours | la date d'aujourd'hui | toujours en poste | aujourd’hui
  `,
  since: words`depuis | depuis le | depuis la | à partir de | dès`,
  sinceAfter: [],
  toAfter: [],
  expected: words`prévu | en cours`,
  from: words`
    de | du | d' | entre | en | obtenu en | obtenue en | délivré en | décerné en | diplômé en | diplômée en
  `,
  about: words`env | environ | vers`,
  to: words`à | au | jusqu'à | jusqu'en | jusqu'au | et | puis | a`,
  months: {
    janv: 1,
    jan: 1,
    fév: 2,
    févr: 2,
    fevr: 2,
    mars: 3,
    avr: 4,
    juin: 6,
    juil: 7,
    juill: 7,
    jul: 7,
    aout: 8,
    aoû: 8,
    sept: 9,
    sep: 9,
    oct: 10,
    nov: 11,
    déc: 12,
  },
  seasons: words`
    printemps | été | automne | hiver | début | fin | mi | semestre | promotion | courant | année
    | étés | rentrée | session
  `,
  degrees: words`
    étudiant | étudiante | étudiant en | étudiante en | élève | élève ingénieur | études de | études en |
    licence | licence professionnelle | master~ | mastère | doctorat | doctorat en | dut | b.u.t. |
    but | bts | baccalauréat | bac | bac pro | bac +~ | bac+~ | cap | bep | deug | dea | dess |
    capes | agrégation | diplôme | diplôme d'état | diplôme d'ingénieur | diplôme d'études~ |
    maîtrise | certificat | brevet | brevet de technicien | classe préparatoire |
    classes préparatoires | prépa | cpge | ingénieur | cycle d'ingénieur | cycle ingénieur | mba |
    baccalauréat en | dec | aec | dep | crpe | dnb | thèse | deust | cqp |
    titre professionnel | formation | attestation | habilitation | bachelor | cesu | maturité |
    cfc | ausbildung | d.e. | deas | deaes | erasmus | année de | magistère | deavs |
    certificat de | programme grande école | diplôme universitaire | du | duer | deup | btsa |
    licence pro | master | master 1 | master 2 | m1 | m2 | master meef | mastère spécialisé | hdr |
    capet | caplp | cafep | bac +2 | bac +3 | bac +5 | bac s | bac es | bac l | bac stmg |
    baccalauréat professionnel | baccalauréat général | baccalauréat technologique |
    brevet des collèges | brevet professionnel | bp | bepa | bafa | bafd | capa |
    certificat d’aptitude | internat de médecine | année de césure | échange universitaire |
    attestation d’études collégiales | des | graduat | daeu | eseu | cep | capacité en droit | bma |
    dma | bta | btm | l1 | l2 | l3 | docteur en | docteur ès | docteur en médecine |
    docteur en pharmacie | desc | internat | externat | paces | pcem1 | dfgsm | dei | deap | dees |
    deass | deme | deeje | deamp | cafas | caferuis | cafdes | bees | beesan | bnssa | afgsu |
    capeps | agrégé | agrégée | capsais | diu | cafpa | decf | dcg | dscg | dpecf | descf | dsaa |
    dnap | dnsep | dnspm | dnmade | dem | dfe | dplg | hmonp | titre rncp | titre d'ingénieur |
    advf | ssiap | caces | fimo | capacité de transport | afps | vae | validation des acquis |
    terminale | classe de terminale | niveau terminale | classe de première | classe de seconde |
    classe de troisième | niveau bep | niveau cap | niveau bts | niveau licence | hypokhâgne |
    khâgne | maths sup | maths spé | propédeutique | équivalence | équivalent bac |
    échange erasmus | licencié en | licenciée en | patente d'avocat | cess | régendat |
    concours d'entrée | ct1 | bstat | cfim | delf | dalf | probatoire | bepc | bpjeps | dejeps |
    bapaat | bpa | mention complémentaire | niveau bac | résidanat | licencié ès | licenciée ès |
    bachelier en | bachelière en | humanités générales
  `,
  studyStatus: words`
    obtenu | en cours | arrêté | non obtenu | validé | diplômé | diplômée | abandonné |
    en cours d'obtention | interrompu
  `,
  studyNotes: words`
    à distance | en présentiel | présentiel | en ligne | en alternance | en alternance~ |
    cours du soir | formation continue | par correspondance | temps plein | temps partiel |
    mention~ | mentions~ | avec mention~ | moyenne~ | note~ | mémoire~ | sujet~ | thèse sur~ |
    titre de la thèse~ | option~ | très bien | assez bien | directeur de thèse~ | directeur~ | directrice~ | encadrant~ | encadrante~ | rang~ |
    avec les félicitations du jury | spécialités~ |
    grande distinction | la plus grande distinction | avec distinction | distinction | passable | bien | non terminé | non terminée | inachevé | diplôme prévu~
  `,
  nothing: words`aucune | aucun | néant | sans objet | pas d'expérience`,
  declarations: words`
    j'autorise | traitement de mes données | certifie sur l'honneur | certifie l'exactitude |
    déclare sur l'honneur | certifie que les informations | certifie exacts
  `,
  formNotes: words`
    en majuscules | en lettres capitales | en caractères d’imprimerie | écrire lisiblement | à remplir par | à compléter par | merci de remplir | merci de compléter | cocher la case | cochez la case | cocher les cases | rayer la mention inutile | rayer les mentions inutiles | cadre réservé
  `,
  events: {},
  institutions: words`
    université~ | universités | univ | école~ | lycée~ | collège~ | institut~ | iut | iufm | inspe | espe |
    ifsi | iae | cfa | greta | afpa | faculté | fac | hec | essec | edhec | insa | ens | enseirb |
    centrale | centralesupélec | polytechnique | sorbonne | sciences po | cnam | conservatoire |
    académie | haute école | uqam | mcgill | cégep | epfl | ecole | em lyon | emlyon | kedge |
    neoma | epita | epitech | 42 | supélec | ensimag | openclassrooms | irts | enac | esc |
    telecom paris | cned | centre de formation | mines | campus | ufr | polytech | escp | ucl |
    ulb | groupe scolaire | maison familiale | lycée professionnel | lycée hôtelier |
    lycée agricole | école hôtelière | école de commerce | école d’ingénieurs | école nationale |
    école supérieure | école normale | école primaire | école maternelle | institut de formation |
    institut universitaire | faculté de médecine | faculté de droit | université | uqo | ulaval |
    université de | hepia | heig-vd | hes | hep | esi | ensa | ensam | ensae | isae | isep | esiee | ece |
    efrei | ipsa | estp | essca | skema | grenoble em | tbs | ieseg | esdes | audencia |
    rennes school | icn | bsb | isit | esit | celsa | fémis | beaux-arts | école boulle | ensci |
    penninghen | ferrandi | institut paul bocuse | cnfpt | gendarmerie | saint-cyr | esj | ensp |
    ehesp | ena | iep | ehess | agroparistech | ipag | inseec | ensad | esra | cnsm | cnsmd | cfj |
    esmod | cfai | cfppa | ifas | irfss | compagnons du devoir | chambre de métiers |
    chambre des métiers | cci | aftral | mfr | lep | lpo | legta | cité scolaire | ceg | segpa |
    pensionnat | petit séminaire | noviciat | médersa | centre pédagogique | iup | prytanée | enap |
    enm | efb | crfpa | cours pigier | cours simon | alliance française | udem | uclouvain | hepl |
    athénée | gymnase | cycle d'orientation | ofppt | ista | enset | iset | creps | insep | enssib |
    arts déco | arts décoratifs | arts et métiers | commission scolaire | institution sainte |
    auto-école | grand séminaire | cours florent | promotion sociale
  `,
  schools: words`lycée | collège | école primaire | école maternelle | école élémentaire | polyvalente | école secondaire | groupe scolaire | cfa | institution`,
  titles: words`
    directeur | directrice | responsable | chef | cheffe | chef de projet | gérant | gérante |
    manager | manageur | ingénieur | ingénieure | développeur | développeuse | programmeur |
    analyste | consultant | consultante | conseiller | conseillère | technicien | technicienne |
    assistant | assistante | adjoint | adjointe | secrétaire | comptable | auditeur | auditrice |
    contrôleur | contrôleuse | commercial | commerciale | vendeur | vendeuse | caissier |
    caissière | serveur | serveuse | hôte | hôtesse | cuisinier | cuisinière | commis | chauffeur |
    livreur | livreuse | conducteur | conductrice | opérateur | opératrice | ouvrier | ouvrière |
    magasinier | cariste | préparateur | préparatrice | manutentionnaire | mécanicien |
    électricien | plombier | menuisier | maçon | soudeur | professeur | professeure | enseignant |
    enseignante | formateur | formatrice | animateur | animatrice | éducateur | éducatrice |
    infirmier | infirmière | aide-soignant | aide-soignante | médecin | pharmacien | pharmacienne |
    kinésithérapeute | sage-femme | psychologue | avocat | avocate | juriste | notaire | stagiaire |
    stage | alternant | alternante | alternance | apprenti | apprentie | apprentissage | designer |
    graphiste | architecte | journaliste | rédacteur | rédactrice | traducteur | traductrice |
    chercheur | chercheuse | doctorant | doctorante | fondateur | fondatrice | cofondateur |
    co-fondateur | président | présidente | associé | associée | agent | agente | employé |
    employée | chargé | chargée | chargé d'affaires | coordinateur | coordinatrice | coordonnateur |
    coordonnatrice | superviseur | superviseure | réceptionniste | représentant | représentante |
    acheteur | acheteuse | spécialiste | expert | experte | moniteur | monitrice | téléconseiller |
    téléconseillère | garde | auxiliaire | bénévole | intérimaire | freelance | indépendant |
    indépendante | auto-entrepreneur | équipier | équipière | coach | coiffeur | coiffeuse |
    boulanger | pâtissier | géomètre | économiste | biologiste | chimiste | community manager |
    data scientist | data analyst | product owner | scrum master | remplaçant | remplaçante |
    vacataire | baby-sitter | agent de | surveillant | surveillante | barman | maître | sous-chef |
    attaché | attachée | délégué | déléguée | jardinier | libraire | bibliothécaire |
    documentaliste | gestionnaire | contremaître | téléprospecteur | volontaire | tuteur | tutrice |
    esthéticienne | vétérinaire | orthophoniste | ergothérapeute | chef d'équipe | chef de rang |
    chirurgien | chirurgienne | ambulancier | ambulancière | auxiliaire de vie |
    auxiliaire de puériculture | professeur des écoles | instituteur | institutrice |
    maître de conférences | atsem | directrice d’école | chef de cuisine | chef de partie |
    second de cuisine | commis de cuisine | commis de salle | pâtissière | boulangère | boucher |
    bouchère | barmaid | plongeur | gouvernante | femme de chambre | équipier polyvalent |
    hôte de caisse | hôtesse d’accueil | steward | attaché commercial | attachée commerciale |
    chargée d’affaires | chargé de | chargée de | aide-comptable | expert-comptable |
    contrôleur de gestion | contrôleuse de gestion | agent d’accueil | agent d’entretien | clerc |
    huissier | magistrat | greffier | greffière | dessinateur | dessinatrice |
    conducteur de travaux | conductrice de travaux | chef de chantier | cheffe de projet |
    électricienne | charpentier | peintre | couvreur | mécanicienne | carrossier |
    préparateur de commandes | magasinière | chauffeur-livreur | conducteur routier | pilote |
    hôtesse de l’air | militaire | sergent | caporal | adjudant | lieutenant | gendarme | policier |
    policière | gardien de la paix | pompier | sapeur-pompier | agent de sécurité | jardinière |
    paysagiste | agriculteur | agricultrice | viticulteur | ouvrier agricole | couturier |
    couturière | fleuriste | maquettiste | illustrateur | illustratrice | photographe | interprète |
    archiviste | urbaniste | post-doctorat | postdoctorat | post-doctorant | post-doctorante | chercheur postdoctoral | attaché de recherche | ater | étudiant |
    étudiante | garde d’enfants | aide à domicile | administrateur | administratrice | trésorier |
    trésorière | cofondatrice | comédien | comédienne | musicien | musicienne | préposé | préposée |
    intervenant | intervenante | médiateur | médiatrice | logisticien | logisticienne |
    approvisionneur | télévendeur | cdi | cdd | ~ologue | ~technicien | ~technicienne |
    ~mécanicien | ~mécanicienne | ~iculteur | ~icultrice | ~prothésiste | ~ographe | ibode | iade |
    ash | aed | aesh | avs | cpe | vrp | cadre de santé | cadre infirmier | cadre commercial |
    cadre administratif | cadre bancaire | aide médico-psychologique | aide-ménagère |
    aide familiale | aide maçon | aide cuisinier | dame de compagnie | nounou | brancardier |
    brancardière | interne en médecine | interne des hôpitaux | externe en médecine | praticien |
    praticienne | dentiste | psychomotricien | psychomotricienne | diététicien | diététicienne |
    ostéopathe | manipulateur | manipulatrice | opticien | opticienne | toiletteur | toiletteuse |
    soigneur | soigneuse | proviseur | proviseure | accompagnant | accompagnante | conservateur |
    conservatrice | entraîneur | entraîneuse | arbitre | chocolatier | chocolatière | pizzaïolo |
    crêpier | crêpière | restaurateur | restauratrice | commerçant | commerçante | poissonnier |
    poissonnière | fromager | fromagère | bijoutier | bijoutière | télévendeuse | démonstrateur |
    démonstratrice | négociateur | négociatrice | standardiste | commissaire | courtier |
    courtière | juge | procureur | procureure | inspecteur | inspectrice | gardien | gardienne |
    douanier | douanière | capitaine | commandant | commandante | soldat | légionnaire | matelot |
    fusilier | réserviste | second maître | vigile | videur | prêtre | abbé | pasteur | pasteure |
    diacre | catéchiste | organiste | sacristain | aumônier | maire | fonctionnaire | préfet |
    diplomate | domoticien | chauffagiste | frigoriste | façadier | plâtrier | coffreur |
    ferrailleur | terrassier | manœuvre | manoeuvre | pelleteur | étancheur | échafaudeur |
    serrurier | serrurière | métallier | métallière | chaudronnier | chaudronnière | tuyauteur |
    ajusteur | tourneur | tourneuse | fraiseur | fraiseuse | usineur | monteur | monteuse |
    garagiste | pneumaticien | ébéniste | tapissier | tapissière | vitrier | parqueteur | tailleur |
    marbrier | ferronnier | forgeron | maréchal-ferrant | salarié agricole | éleveur | éleveuse |
    vacher | vachère | maraîcher | maraîchère | vigneron | vigneronne | vendangeur | vendangeuse |
    saisonnier | saisonnière | palefrenier | palefrenière | élagueur | pêcheur | marin pêcheur |
    coursier | coursière | déménageur | aiguilleur | machiniste | bagagiste | emballeur |
    emballeuse | régleur | régleuse | modéliste | cordonnier | cordonnière | retoucheur |
    retoucheuse | tisserand | tisserande | imprimeur | relieur | relieuse | femme de ménage |
    laveur | laveuse | éboueur | ripeur | homme toutes mains | factotum | cantonnier | fossoyeur |
    thanatopracteur | mineur de fond | barbier | maquilleur | maquilleuse | mannequin | actrice |
    metteur en scène | metteuse en scène | régisseur | régisseuse | éclairagiste | costumier |
    costumière | décorateur | décoratrice | chorégraphe | danseur | danseuse | chanteur |
    chanteuse | sculpteur | sculptrice | céramiste | potier | potière | artiste peintre | pigiste |
    correspondant | correspondante | écrivain | écrivaine | éditrice | distributeur de prospectus |
    enquêteur | enquêtrice | autoentrepreneur | autoentrepreneuse | micro-entrepreneur | artisan |
    artisane | exploitant | exploitante | mère au foyer | père au foyer | camionneur | camionneuse |
    job étudiant | échevin | bourgmestre | technico-commercial | technico-commerciale |
    guide-conférencier | guide-conférencière | élève-avocat | ~icien | ~icienne | ~iatre | ~opathe |
    ~thérapeute | ~igraphe | veilleur | veilleuse | carreleur | carreleuse | plaquiste | grutier |
    grutière | facteur | factrice | bûcheron | guichetier | guichetière | brigadier |
    brigadier-chef | orthoptiste | herboriste | visiteur médical | visiteuse médicale | lingère |
    maîtresse de maison | guide touristique | perchman | pisteur | dameur | skipper | batelier |
    scaphandrier | cordiste | bardeur | paveur | chapiste | miroitier | souffleur de verre |
    luthier | horloger | horlogère | joaillier | joaillière | sellier | modiste | repasseur |
    repasseuse | teinturier | placier | poseur | poseuse | ascensoriste | postier | postière |
    receveur | receveuse | percepteur | bâtonnier | vicaire | choriste | ouvreur | ouvreuse |
    projectionniste | bouquiniste | forain | foraine | tatoueur | tatoueuse | voyante | laborantin |
    laborantine | anesthésiste | généraliste | urgentiste | acupuncteur | chiropracteur |
    psychanalyste | pédagogue | historien | historienne | linguiste | métreur | métreuse |
    projeteur | projeteuse | jockey | sélectionneur | footballeur | footballeuse | rugbyman |
    handballeur | handballeuse | joueur | joueuse | athlète | maître-nageur | sauveteur |
    secouriste | détective | garde du corps | convoyeur | convoyeuse | timonier | sommelier |
    sommelière | caviste | cafetier | aubergiste | tenancier | plongeuse | écailler | confiseur |
    charcutier | charcutière | épicier | épicière | crémier | étalagiste | marchandiseur |
    antiquaire | brocanteur | disquaire | buraliste | concierge | majordome | nettoyeur |
    nettoyeuse | ramoneur | balayeur | balayeuse | égoutier | fontainier | paysan | paysanne |
    fermier | fermière | tractoriste | chevrier | chevrière | trayeur | trayeuse | scieur |
    débardeur | pépiniériste | tonnelier | brasseur | brasseuse | distillateur | fondeur | mouleur |
    graveur | orfèvre | encadreur | vannier | verrier | brodeur | brodeuse | styliste |
    maroquinier | maroquinière | bottier | infographiste | conditionneur | conditionneuse | trieur |
    trieuse | câbleur | câbleuse | bobinier | tôlier | tôlière | sableur | polisseur | affûteur |
    outilleur | rectifieur | décolleteur | pontier | calorifugeur | désamianteur | foreur |
    présentateur | présentatrice | chroniqueur | chroniqueuse | reporter | cadreur | cadreuse |
    preneur de son | scripte | réalisateur | réalisatrice | producteur | productrice | scénariste |
    dramaturge | romancier | romancière | compositeur | compositrice | pianiste | violoniste |
    guitariste | marionnettiste | clown | acrobate | humoriste | conteur | conteuse | figurant |
    figurante | cascadeur | habilleur | habilleuse | accessoiriste | député | députée | sénateur |
    sénatrice | ministre | ambassadeur | ambassadrice | consul | syndicaliste | vérificateur |
    vérificatrice | instructeur | instructrice | aspirant | maréchal des logis | quartier-maître |
    parachutiste | sapeur | artilleur | rabbin | imam | moine | missionnaire | séminariste |
    recteur | rectrice | doyen | doyenne | intendant | intendante | répétiteur | répétitrice |
    jeune fille au pair | fille au pair | fille de salle | garçon de café | garçon de salle |
    homme de ménage | homme d'entretien | guide de montagne | guide de haute montagne |
    marchand ambulant | acteur de théâtre | prof de | prof d'
  `,
  contracts: words`
    intérim | en intérim | freelance | télétravail | à distance | hybride | sur site |
    saisonnier | saisonnière | alternance | en alternance | stage | bénévolat | bénévole | apprentissage |
    CDI | CDD | CDD-intérim | temps plein | temps partiel | à temps plein | à temps partiel |
    mi-temps | à mi-temps | contrat à durée déterminée | contrat à durée indéterminée
  `,
  selfEmployed: words`indépendant | indépendante | freelance | à mon compte | à son compte | auto-entrepreneur | micro-entrepreneur | travailleur indépendant | profession libérale`,
  breaks: words`
    congé maladie | arrêt maladie | congé d’éducation | mère au foyer | père au foyer | éducation des enfants | éducation de mes enfants | chômage |
    congé parental | congé maternité | congé de maternité | congé sabbatique | année sabbatique |
    pause professionnelle | pause carrière | interruption de carrière | voyage | tour du monde |
    recherche d’emploi | sans emploi | service militaire | service national
  `,
  companies: words`
    sa | s.a. | sas | s.a.s. | sarl | s.a.r.l. | eurl | sasu | scop | snc | sci | groupe | société |
    entreprise | cabinet | agence | banque | crédit | assurance | assurances | clinique | hôpital |
    chu | chru | ch | ehpad | centre hospitalier | pharmacie | mairie | ville de | préfecture |
    conseil | conseil départemental | région | ministère | association | fondation | restaurant |
    hôtel | café | boulangerie | boutique | magasin | supermarché | garage | imprimerie | éditions |
    laboratoire | laboratoires | cnrs | inserm | inria | cea | université | lycée | école |
    collège | éducation nationale | musée | bibliothèque | théâtre | transports | industries |
    établissements | ets | compagnie | cie | coopérative | laiteries | laiterie | plastiques |
    constructions | bureau | studio | atelier | ateliers | librairie | brasserie | centre | office |
    caisse | caf | cpam | sncf | ratp | edf | maison de retraite | crèche | traiteur | ferme |
    domaine | château | ong | mutuelle | notaires | étude | et fils | & fils | frères |
    cabinet d’avocats | étude notariale | cabinet médical | cabinet dentaire | mairie de |
    conseil régional | armée de terre | armée | marine nationale | gendarmerie nationale |
    police nationale | la poste | bistrot | auberge | pâtisserie | boucherie | traiteurs |
    hypermarché | carrefour | auchan | leclerc | intermarché | maison | entreprises | fils |
    associés | et associés | & associés | caisse d’épargne | agence immobilière | immobilier |
    bâtiment | construction | travaux | travaux publics | btp | transport | logistique |
    automobiles | usine | industrie | énergies | énergie | électricité | télécom | édition |
    journal | radio | médiathèque | fédération | croix-rouge | camping | club | centre social |
    centre de loisirs | exploitation | salon | institut de beauté | consulting | services |
    solutions | intérim | aphp | ap-hp | polyclinique | dispensaire | résidence autonomie |
    résidence services | foyer | maison d'accueil | ime | itep | esat | ssiad | admr | ccas |
    secours populaire | secours catholique | emmaüs | restos du cœur | restos du coeur | apajh |
    adapei | mutualité | msa | pôle emploi | france travail | mission locale | micro-crèche |
    halte-garderie | garderie | colonie de vacances | mjc | fournil | charcuterie | poissonnerie |
    fromagerie | abattoir | cave coopérative | crêperie | relais | gîte | chambres d'hôtes |
    résidence de tourisme | cantine | sodexo | épicerie | bijouterie | jardinerie | pépinière |
    pépinières | concession | concessionnaire | carrosserie | station-service | auto-école | taxi |
    taxis | ambulance | ambulances | autocars | air france | aéroport | port autonome |
    déménagements | entrepôt | entrepôts | plateforme logistique | maçonnerie | plomberie |
    charpente | charpentes | serrurerie | métallerie | chaudronnerie | menuiserie | scierie |
    fonderie | fonderies | manufacture | filature | conserverie | papeterie | sté | earl | gaec |
    scea | sprl | srl | asbl | fiduciaire | scp | selarl | tribunal | cour d'appel |
    cour de cassation | cour des comptes | commune de | communauté de communes |
    communauté d'agglomération | métropole | sous-préfecture | rectorat | trésor public |
    direction générale des | direction départementale | direction régionale | douanes |
    commissariat | sdis | caserne | régiment | bataillon | légion étrangère | ambassade | consulat |
    onu | unicef | unesco | parlement | assemblée nationale | sénat | diocèse | évêché | abbaye |
    église | monastère | inra | inrae | institut | orchestre | opéra | conservatoire | cirque |
    festival | galerie | archives départementales | archives nationales | archives municipales |
    ligue | stade | piscine | haras | station de ski | parc d'attractions | parc zoologique |
    parc national | parc naturel | zoo | thermes | pressing | blanchisserie | securitas | adecco |
    manpower | randstad | chambre d'agriculture | chambre de commerce | chambre de métiers |
    chambre des métiers | syndicat | régie | oph | bailleur social | pompes funèbres |
    particulier employeur | particuliers employeurs | chez particuliers | divers employeurs |
    ciusss | cisss | clsc | chsld | dépanneur | ems | commission scolaire | paroisse | maternité |
    service de soins | pouponnière | ludothèque | rôtisserie | quincaillerie | droguerie |
    mercerie | parfumerie | castorama | conforama | leroy merlin | ikea | décathlon | darty | fnac |
    casse auto | trésorerie | chancellerie | base navale | base aérienne | état-major | tabac |
    laverie | teinturerie | cordonnerie | ébénisterie | marbrerie | miroiterie | tôlerie | forges |
    aciéries | verrerie | tuilerie | cimenterie | sucrerie | minoterie | distillerie | biscuiterie |
    confiserie | chocolaterie | caves | vignobles | chantier naval | chantiers navals | écurie |
    écuries | poney-club | hippodrome | casino | discothèque | cabaret | mosquée | synagogue |
    cathédrale | couvent | prieuré | aumônerie | congrégation | centre de détention |
    palais de justice | urssaf | carsat | cpas | forem | poste de police
  `,
  introductions: words`bonjour | salut | je suis | je m'appelle | moi c'est | mon nom est`,
  honorifics: words`
    m. | mme | mlle | monsieur | madame | mademoiselle | dr | pr | me | maître | m | docteur |
    professeur
  `,
  levels: words`
    niveau expert | experte |
    un peu |
    langue maternelle | maternelle | natif | native | bilingue | courant | couramment | lu | écrit
    | parlé | lu, écrit, parlé | notions | scolaire | niveau scolaire | débutant | intermédiaire | confirmé | confirmée | bonnes notions | bonnes bases |
    avancé | professionnel | bon niveau | bases | opérationnel | technique | niveau | bon |
    très bon | bonne maîtrise | maîtrise | basique | élémentaire | moyen | expert |
    très bon niveau | conversation | niveau professionnel | anglais technique |
    lire | écrire | parler | compréhension | lecture | écriture | bilingue français
  `,
  at: {
    only: words`
      dispensé par | dispensé par le | dispensé par la | dispensé par l'~ | dispensée par |
      dispensée par le | dispensée par la | dispensée par l'~ | délivré par | délivré par le |
      délivré par la | délivré par l'~ | délivrée par | délivrée par le | délivrée par la |
      délivrée par l'~ | organisé par | organisé par le | organisé par la | organisé par l'~ |
      organisée par | organisée par le | organisée par la | organisée par l'~ | chez |
      au sein de | au sein du | au sein de la | au sein des | au sein de l'~ | pour la société |
      pour l'entreprise | dans la société | dans l'entreprise
    `,
    also: words`à | au | aux | à la | à l'~`,
    often: words`pour | à | au | à la | à l'~`,
    of: [],
    behind: [],
  },
  as: {
    before: words`en tant que | en tant qu'~ | en qualité de | en qualité d'~ | comme`,
    behind: [],
  },
  verbs: words`j'ai travaillé | je travaille | j'ai été | j'ai exercé | j'exerce | j'étais ~ | j'ai occupé le poste de ~ | j'ai occupé le poste d'~ | j'ai occupé un poste de ~ | j'ai occupé un poste d'~ | travaillé | employé | employée | salarié | salariée | en poste | j'ai obtenu le ~ | j'ai obtenu un ~ | j'ai obtenu mon ~ | obtention du ~ | obtention d'un ~ | j'ai été ~ | je suis ~ | ensuite j'ai travaillé`,
  placed: words`à`,
  same: words`idem | même établissement | même entreprise`,
  and: words`et`,
  open: words`et | de | des | du | en | au | aux | chez`,
  durations: {
    years: words`an | ans`,
    months: words`mois`,
    weeks: words`semaine | semaines`,
    days: words`jour | jours`,
  },
  ages: words`ans`,
  hours: words`heures | heure | h`,
  faculties: words`faculté | département | ufr`,
  places: words`
    paris | lyon | marseille | toulouse | nice | nantes | strasbourg | montpellier | bordeaux |
    lille | rennes | reims | le havre | saint-étienne | toulon | grenoble | dijon | angers | nîmes |
    villeurbanne | clermont-ferrand | le mans | aix-en-provence | brest | tours | amiens | limoges |
    annecy | perpignan | metz | besançon | orléans | rouen | caen | nancy | roanne | saint-nazaire |
    mérignac | la défense | boulogne-billancourt | poitiers | la rochelle | pau | avignon |
    bruxelles | liège | namur | genève | lausanne | montréal | québec | laval | casablanca | rabat |
    tunis | alger | dakar | abidjan | france | belgique | suisse | canada | maroc | tunisie |
    algérie | île-de-france | télétravail | vienne | chambéry | valence | quimper | vannes |
    lorient | mulhouse | colmar | luxembourg | concarneau | saint-malo | saint-brieuc | blois |
    bourges | chartres | niort | angoulême | pessac | bayonne | biarritz | tarbes | blagnac |
    montauban | albi | carcassonne | béziers | arles | cannes | antibes | ajaccio | bastia |
    écully | vénissieux | belfort | troyes | châlons-en-champagne | charleville-mézières |
    beauvais | compiègne | roubaix | tourcoing | villeneuve-d’ascq | villeneuve d’ascq | dunkerque |
    calais | arras | valenciennes | cherbourg | évreux | versailles | nanterre | courbevoie |
    levallois-perret | neuilly-sur-seine | saint-denis | montreuil | créteil | vitry-sur-seine |
    ivry-sur-seine | évry | cergy | massy | palaiseau | issy-les-moulineaux | charleroi | mons |
    louvain-la-neuve | neuchâtel | fribourg | sion | gatineau | sherbrooke | trois-rivières | sfax |
    sousse | oran | constantine | marrakech | fès | tanger | bamako | ouagadougou | douala |
    yaoundé | kinshasa | cotonou | lomé | antananarivo | beyrouth | bretagne | normandie |
    hauts-de-france | grand est | occitanie | nouvelle-aquitaine | auvergne-rhône-alpes |
    bourgogne-franche-comté | pays de la loire | centre-val de loire | paca | corse | la réunion |
    guadeloupe | martinique | guyane | monaco
  `,
  languages: words`
    mandarin | langue des signes | lsf | latin | grec ancien | breton | occitan | kabyle | créole
    | wolof | arabe littéraire | arabe dialectal | darija | flamand | chinois mandarin
  `,
}
