import { either, opening, whenRest, whole, words, type Lexicon } from './lexicon.ts'
import { ACHIEVEMENTS, OUTCOMES } from './outcomes.ts'

/** Nouns of action, with which most French lines open: Gestion, Suivi, Mise en place. */
const NOUN_OF_ACTION = either(
  /^(?:co-?)?\p{L}{3,}(?:tions?|sions?|xions?|ments?|ages?|ances?|ences?|tures?|ises?)(?!\p{L})/u,
  opening(
    'tutorat, mentorat, monitorat, secrétariat, recouvrement, dépannage, nettoyage, conditionnement, plaidoirie, plaidoiries, consultation, garde, gardes, ramassage, chargement, débit, découpe, cuisson, dressage, suivi, suivis, mise, remise, prise, reprise, tenue, conduite, refonte, vente, ventes, achat, achats, accueil, appui, conseil, audit, audits, contrôle, contrôles, création, étude, études, analyse, analyses, recherche, recherches, bilan, clôture, clôtures, inventaire, inventaires, soins, soutien, relance, relances, relecture, enquête, entretien, entretiens, essai, essais, envoi, emploi, maîtrise, hausse, baisse, réduction, gain, livraison, lancement, pilotage, montage, coaching, reporting, management, marketing, design, synthèse, veille, visite, visites, aide, transport, service, cuisine, saisie, dépôt, ouverture, obtention, responsabilité, collecte, calcul, calculs, diagnostic, mesure, mesures, dialogue, rencontre, planification, préparation',
  ),
)

const INFINITIVE =
  /^(?!hier|premier|dernier|particulier)\p{L}{2,}(?:er|ir|oir|dre|tre|ire|uire)(?!\p{L})/u
const PARTICIPLE =
  /^(?:\p{L}+ment\s+)?(?:(?!chargé|employé|motivé|passionné|diplômé|expérimenté|salarié|qualifié|spécialisé|associé|habitué|organisé e|dédié)\p{L}{2,}é(?:e)?|réduit(?:e)?|conduit(?:e)?|construit(?:e)?|produit|conçu(?:e)?|mis(?:e)?|repris|appris|pris|accru|obtenu|vendu|tenu|maintenu|rendu|défini|établi|fourni|réussi|réuni|garanti|investi|accompli|ouvert|offert|découvert|écrit|décrit|élu|résolu|promu|atteint|fait|suivi|recruté)(?!\p{L})/u

/** « Les commandes ont été préparées. » → « Préparé les commandes. » */
function activeLine(line: string): string | null {
  const parts =
    /^((?:Les|Le|La|L['’]|Des|Une|Un)\s?[^,;]{2,50}?) (?:a|ont) été (\p{L}+é)e?s?( [^,;]*)?([.]?)$/u.exec(
      line,
    )
  if (!parts?.[1] || !parts[2]) return null
  const object = parts[1].charAt(0).toLowerCase() + parts[1].slice(1)
  return `${parts[2].charAt(0).toUpperCase()}${parts[2].slice(1)} ${object}${parts[3] ?? ''}${parts[4] ?? ''}`
}

/** Lexicon of French resumes: noun style, infinitives or participles, without « je ». */
export const fr: Lexicon = {
  unit: 'words',
  scale: 1.15,
  keyword: 'first',
  action: either(
    NOUN_OF_ACTION,
    INFINITIVE,
    PARTICIPLE,
    /^(?:j'ai|j'|je|nous avons)\s?(?:\p{L}+ment )?\p{L}+/u,
    // Third person: Coordonne, Encadre, Gère, A réduit.
    /^(?:a|ont)\s+(?:\p{L}+ment\s+)?\p{L}+(?:é|i|u|it|is|ert)(?!\p{L})/u,
    opening(
      'coordonne, encadre, gère, dirige, pilote, anime, assure, conçoit, développe, réalise, organise, supervise, manage, forme, accompagne, négocie, prépare, rédige, analyse, participe, élabore, traite, vend, conseille, accueille, contrôle, met, optimise, automatise, administre',
    ),
  ),
  weak: [
    {
      phrase: opening(
        "responsable de la, responsable de l', responsable du, responsable des, responsable de, en charge de la, en charge de l', en charge du, en charge des, en charge de, chargé de la, chargée de la, chargé de l', chargée de l', chargé du, chargée du, chargé des, chargée des, chargé de, chargée de, missions :, mes missions :, tâches :, mes missions étaient la, mes missions étaient, je suis chargé de la, je suis chargée de la, je suis chargé de l', je suis chargée de l', j'étais chargé de la, j'étais chargée de la, j'étais chargé de l', j'étais chargée de l', j'étais responsable de la, j'étais responsable de l', j'étais responsable du, j'étais responsable des, j'étais responsable de",
      ),
      rewrite: whenRest(either(NOUN_OF_ACTION, /^(?!la |le |les |l')\p{L}{3,}er(?!\p{L})/u)),
    },
    {
      phrase: words(
        "responsable de, responsable des, responsable du, en charge du, en charge des, chargé de, chargée de, chargé des, chargée des, chargé du, chargée du, aide à, aide aux, j'aide, aidé à, aidée à, participation à, participation au, participation aux, participé à, participé au, participé aux, je participe, je participais, j'ai participé, je m'occupe, je m'occupais, diverses tâches, tâches diverses, différentes tâches, autres tâches, tâches courantes, tâches quotidiennes, quand il le faut, selon les besoins, entre autres, j'ai aidé, j'aidais, j'ai fait des",
      ),
    },
  ],
  filler: words(
    'diverses tâches, tâches diverses, différentes tâches, autres tâches, tâches courantes, tâches quotidiennes, quand il le faut, selon les besoins',
  ),
  firstPerson: words("je, j'ai, j'étais, j'*, moi, me, m'*, mon, ma, mes"),
  droppedPerson: /^(?:j'ai|j’ai) (?=\p{L}+(?:é|i|u|it|is|ert)(?!\p{L}))/u,
  passive:
    /(?<!\p{L})(?:a été|ont été|ai été|était|étaient|fut|furent|est|sont|être|étant|été)\s+(?:\p{L}+ment\s+)?(?!situé|basé|motivé|composé|passionné|diplômé|chargé|responsable)\p{L}{1,}(?:é|ée|és|ées|ite|ites|its|is|ise|ises|ie|ies|us|ue|ues|ert|erts|erte|ertes)(?!\p{L})/u,
  active: activeLine,
  outcome: OUTCOMES.fr,
  achievement: ACHIEVEMENTS.fr,
  numbers: words(
    'deux, trois, quatre, cinq, six, sept, huit, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt, trente, quarante, cinquante, soixante, soixante-dix, quatre-vingts, quatre-vingt-dix, cent, cents, mille, million, millions, milliard, milliards, dizaine, dizaines, douzaine, vingtaine, trentaine, centaine, centaines, millier, milliers, moitié, doublé, triplé, tiers, quart, double',
  ),
  cliches: words(
    `dynamique, dynamiques, motivé, motivée, motivés, très motivé, très motivée, à l'écoute, esprit d'équipe, travail en équipe, travailler en équipe, travaille en équipe, sens du contact, contact humain, bon relationnel, excellent relationnel, aisance relationnelle, rigoureux, rigoureuse, sérieux, sérieuse, autonome, ponctuel, ponctuelle, polyvalent, polyvalente, passionné, passionnée, passionné par, passionnée par, curieux, curieuse, volontaire, investi, investie, sens des responsabilités, sens de l'organisation, organisé, organisée, goût du challenge, goût du défi, relever des défis, relever de nouveaux défis, nouveau challenge, nouveaux challenges, nouveaux défis, nouveau défi, force de proposition, capacité d'adaptation, m'adapte à, m'adapte facilement, s'adapte à toutes, forte capacité, résistance au stress, gestion du stress, souriant, souriante, enthousiaste, créatif, créative, ambitieux, ambitieuse, travailleur, travailleuse, perfectionniste, disponible, réactif, réactive, proactif, proactive, me permettra d'évoluer, permettra d'évoluer, orienté résultats, orientée résultats, apprendre rapidement, apprends vite, envie d'apprendre, soif d'apprendre, mettre mes compétences, mes compétences au service, aime le contact, aime les gens, personne de confiance, esprit d'initiative`,
  ),
  soft: whole(
    `ambitieux, ambitieuse, persévérant, persévérante, persévérance, apprentissage continu, pensée analytique, dynamique, dynamisme, motivé, motivée, motivation, esprit d'équipe, travail d'équipe, travail en équipe, sens du contact, relationnel, bon relationnel, aisance relationnelle, sens du relationnel, rigueur, rigoureux, rigoureuse, sérieux, sérieuse, autonomie, autonome, ponctualité, ponctuel, ponctuelle, polyvalence, polyvalent, polyvalente, curiosité, curieux, curieuse, sens des responsabilités, responsable, sens de l'organisation, organisation, organisé, organisée, communication, écoute, leadership, créativité, créatif, créative, adaptabilité, capacité d'adaptation, flexibilité, flexible, gestion du stress, résistance au stress, gestion du temps, résolution de problèmes, esprit critique, esprit d'analyse, esprit d'initiative, initiative, patience, patient, patiente, empathie, bienveillance, enthousiasme, persévérance, honnêteté, souriant, souriante, réactivité, réactif, réactive, force de proposition, travail sous pression, volontaire, disponibilité, prise de décision, prise d'initiative`,
  ),
  profile: {
    experienced: '{title}, {years} ans d’expérience.',
    skills: 'Compétences : {skills}.',
    separator: ', ',
  },
  extraPages: 0,
}
