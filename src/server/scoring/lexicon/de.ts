import { either, opening, whenRest, whole, words, type Lexicon } from './lexicon.ts'
import { ACHIEVEMENTS, OUTCOMES } from './outcomes.ts'

/** Nouns of action, with which German lines open: Führung, Auslegung, Aufbau, Verkauf. */
const NOUN_OF_ACTION =
  '\\p{L}+(?:ung|ungen|ierung|ation|ationen|ition|age|führung|pflege|arbeit|arbeiten|tätigkeit|tätigkeiten|analyse|analysen|planung|leitung|kontrolle|kontrollen|recherche|übergabe|abnahme|annahme|ausgabe|aufnahme|übernahme|inbetriebnahme|teilnahme|mitarbeit|zusammenarbeit|pflege|suche|hilfe|abschluss|abschlüsse|aufbau|ausbau|umbau|einbau|verkauf|einkauf|ankauf|vertrieb|versand|entwurf|entwürfe|betrieb|test|tests|design|management|marketing|controlling|coaching|training|montage|inventur|dekoration|kasse|kassieren|service)'

/** Participles at the end of a line: gesenkt, verkürzt, reduziert, eingeführt, aufgebaut. */
const PARTICIPLE =
  '(?:(?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|mit|nach|um|unter|über|vor|weg|weiter|zu|zurück|zusammen|bereit|sicher|hoch|fertig|frei|neu|teil|wieder|da|los|statt|fort|kennen|voran|vorbei)?ge\\p{L}{2,}(?:t|en|an)|(?:be|ent|er|ver|zer|emp|miss|über|unter|wider|hinter|voll|wieder|durch|um)\\p{L}{3,}(?:t|en)|\\p{L}+iert|(?:an|auf|aus|ein|vor|ab|zu|mit|um|nach)(?:be|er|ver|ent)\\p{L}{2,}(?:t|en))'

/** „Die Kunden wurden beraten.“ → „Kunden beraten.“: the participle at the end stays. */
function activeLine(line: string): string | null {
  const participle = new RegExp(`(?<!\\p{L})${PARTICIPLE}[.]?$`, 'u')
  if (
    !participle.test(line.toLowerCase()) ||
    /[,;]|\bund\b.*\b(?:wurden?|werden|wird)\b/u.test(line)
  )
    return null
  const parts = /^(?:Es\s+)?(?:(.*?)\s+)?(?:[Ww]urden?|[Ww]erden|[Ww]ird)\s+(.+)$/u.exec(line)
  if (!parts?.[2]) return null
  const head = (parts[1] ?? '').replace(/^(?:Die|Der|Das|Den)\s+/u, '')
  return head === '' ? parts[2] : `${head} ${parts[2]}`
}

/** Lexicon of German resumes: noun style, or a participle at the end. */
export const de: Lexicon = {
  unit: 'words',
  scale: 0.88,
  keyword: 'first',
  action: either(
    new RegExp(
      `^(?:(?:\\p{L}+(?:e|en|er|es),?\\s+)?(?:und\\s+|sowie\\s+)?){0,3}(?:${NOUN_OF_ACTION})(?!\\p{L})`,
      'u',
    ),
    new RegExp(`(?<!\\p{L})${PARTICIPLE}(?:\\s*(?:\\([^)]*\\)|und\\s+${PARTICIPLE}))?[.;!]?$`, 'u'),
    new RegExp(`(?<!\\p{L})${PARTICIPLE},\\s`, 'u'),
    opening(
      'leite, leitete, führe, führte, entwickle, entwickelte, baue, baute, plane, plante, steuere, steuerte, verantworte, verantwortete, koordiniere, koordinierte, senkte, steigerte, erhöhte, reduzierte, verkürzte, verbesserte, optimierte, organisierte, betreue, betreute, berate, beriet, schule, schulte, gewann, erstelle, erstellte, erzielte, implementierte, automatisierte, verhandelte, verkaufte, bediente, kassierte, pflege, pflegte, prüfe, prüfte, start, aufbau, ausbau, umbau, verkauf, einkauf, vertrieb, versand, einsatz, entwurf, bau, umzug, wechsel, umgang, empfang, aufbau und leitung, konstruktion, produktion, kommunikation, moderation, präsentation, redaktion, akquise, neukundenakquise, kundenakquise, pflege, hilfe, mithilfe, mitwirkung, begleitung, unterricht, training, coaching, controlling',
    ),
    /(?<!\p{L})\p{L}{3,}(?:en|ern|eln)[.;]?$/u,
  ),
  // No verb and no noun of action: articles, prepositions, and words for work in general.
  idle: /^(?:mein|meine|unser|unsere|verschiedene|diverse|allgemeine|sonstige|anfallende|alle|aufgaben|tätigkeiten|kunden|gäste|büro|kasse|küche|gute|sehr|erfahrung|kenntnisse|als|in|im|bei|mit|für|von|an|am|auf|aus|zu|zum|zur|es|die|der|das|ein|eine)(?!\p{L})/u,
  weak: [
    {
      phrase: opening(
        'verantwortlich für die, verantwortlich für den, verantwortlich für das, verantwortlich für, hauptverantwortlich für die, hauptverantwortlich für, mitverantwortlich für, zuständig für die, zuständig für den, zuständig für das, zuständig für, war zuständig für die, war zuständig für den, war zuständig für das, war zuständig für, war verantwortlich für die, war verantwortlich für den, war verantwortlich für das, war verantwortlich für, ich war zuständig für die, ich war zuständig für den, ich war zuständig für das, ich war zuständig für, ich war verantwortlich für die, ich war verantwortlich für den, ich war verantwortlich für das, ich war verantwortlich für, ich bin zuständig für die, ich bin zuständig für den, ich bin zuständig für das, ich bin zuständig für, ich bin verantwortlich für, zu meinen aufgaben gehörte die, zu meinen aufgaben gehörten die, zu meinen aufgaben gehörte, zu meinen aufgaben gehörten, zu den aufgaben gehörte die, zu den aufgaben gehörten, aufgabenbereich:, aufgaben:, tätigkeiten:, betraut mit der, betraut mit',
      ),
      // The noun that follows carries the line: “Verantwortlich für die Leitung von …” → “Leitung von …”.
      rewrite: whenRest(/^\p{L}{4,}/u),
    },
    {
      phrase: words(
        'verantwortlich für, zuständig für, mithilfe bei, mitarbeit bei, mitarbeit in, mitarbeit an, unterstützung bei, unterstützung des, unterstützung der, half bei, half mit, hilfe bei, aushilfe bei, diverse aufgaben, diverse tätigkeiten, verschiedene aufgaben, verschiedene tätigkeiten, verschiedenen aufgaben, allgemeine aufgaben, allgemeine tätigkeiten, allgemeine bürotätigkeiten, sonstige aufgaben, sonstige tätigkeiten, alle anfallenden arbeiten, alle anfallenden aufgaben, anfallende arbeiten, anfallende aufgaben, anfallenden arbeiten, anfallenden aufgaben, anfallender arbeiten, anfallender aufgaben, und so weiter, teilnahme an, beteiligt an, war beteiligt an, mitgeholfen',
      ),
    },
  ],
  filler: words(
    'diverse, verschiedene aufgaben, verschiedene tätigkeiten, verschiedenen aufgaben, allgemeine aufgaben, allgemeine tätigkeiten, allgemeine bürotätigkeiten, sonstige, alle anfallenden, anfallende, anfallenden, anfallender',
  ),
  firstPerson: words('ich, mir, mich, mein, meine, meinen, meinem, meiner, meines'),
  passive: /(?<!\p{L})(?:wurde|wurden|wird|werden|worden)(?!\p{L})(?! ich)/u,
  active: activeLine,
  outcome: OUTCOMES.de,
  achievement: ACHIEVEMENTS.de,
  numbers: words(
    'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, hundert, hunderte, tausend, tausende, million, millionen, milliarde, milliarden, dutzend, hälfte, halbiert, verdoppelt, verdreifacht, doppelt, drittel, viertel, zweier, dreier, beider, beiden',
  ),
  cliches: words(
    `teamfähig*, teamplayer, teamplayerin, teamorientiert*, belastbar*, hochmotiviert*, hoch motiviert*, motiviert*, motivation, engagiert*, flexibel, flexible*, flexibilität, kommunikativ*, kommunikationsstark*, kommunikationsfähigkeit, zuverlässig*, pünktlich*, lernbereit*, lernfähig*, leistungsbereit*, einsatzbereit*, einsatzbereitschaft, dynamisch*, zielstrebig*, zielorientiert*, ergebnisorientiert*, lösungsorientiert*, aufgeschlossen*, kontaktfreudig*, begeisterungsfähig*, ehrgeizig*, fleißig*, freundlich*, ehrlich*, kreativ*, verantwortungsbewusst*, selbstständige arbeitsweise, selbständige arbeitsweise, strukturierte arbeitsweise, eigenverantwortliche arbeitsweise, schnelle auffassungsgabe, hands-on-mentalität, hands on mentalität, über den tellerrand, neue herausforderung*, neuen herausforderung*, herausforderung*, hohe motivation, leidenschaft*, spaß an der arbeit, spaß am umgang mit menschen, umgang mit menschen, arbeite gern*, arbeite sehr gern*, freude am umgang, offenes wesen, gute laune, stressresistent*, organisationstalent, querdenker, macher, soft skills, sozialkompetenz, soziale kompetenz, ausgeprägte*, positive einstellung`,
  ),
  soft: whole(
    `problemlösungskompetenz, problemlösekompetenz, eigeninitiative, führungskompetenz, anpassungsfähigkeit, analytische fähigkeiten, kontinuierliches lernen, teamfähig, teamfähigkeit, teamarbeit, teamgeist, teamplayer, teamplayerin, belastbar, belastbarkeit, stressresistent, stressresistenz, motiviert, hochmotiviert, motivation, engagiert, engagement, flexibel, flexibilität, kommunikativ, kommunikation, kommunikationsfähigkeit, kommunikationsstärke, kommunikationsstark, zuverlässig, zuverlässigkeit, pünktlich, pünktlichkeit, lernbereit, lernbereitschaft, leistungsbereitschaft, einsatzbereitschaft, einsatzbereit, dynamisch, zielstrebig, zielstrebigkeit, kreativ, kreativität, verantwortungsbewusst, verantwortungsbewusstsein, selbstständigkeit, selbstständig, selbständig, selbstständige arbeitsweise, strukturierte arbeitsweise, schnelle auffassungsgabe, organisationstalent, organisationsfähigkeit, organisiert, durchsetzungsvermögen, durchsetzungsfähigkeit, empathie, einfühlungsvermögen, geduld, geduldig, freundlich, freundlichkeit, ehrlich, ehrlichkeit, ehrgeizig, ehrgeiz, fleißig, fleiß, sozialkompetenz, soziale kompetenz, führungsqualität, führungsqualitäten, führungsstärke, problemlösung, problemlösungsfähigkeit, zeitmanagement, kritisches denken, analytisches denken, multitasking, sorgfalt, sorgfältig, gewissenhaft, ordentlich, hilfsbereit, hilfsbereitschaft, kontaktfreudig, offen, aufgeschlossen, lernfähig, umgang mit menschen`,
  ),
  profile: {
    experienced: '{title} mit {years} Jahren Berufserfahrung.',
    skills: 'Kenntnisse: {skills}.',
    separator: ', ',
  },
  extraPages: 1,
}
