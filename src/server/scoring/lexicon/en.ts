import { GERUNDS, PAST } from './english-verbs.ts'
import { either, opening, whole, words, type Lexicon } from './lexicon.ts'
import { ACHIEVEMENTS, OUTCOMES } from './outcomes.ts'

const VERB_FORMS = [...PAST]
  .flatMap(([base, past]) => [base, past, /(?:s|x|ch|sh)$/.test(base) ? `${base}es` : `${base}s`])
  .join(',')

/** What parts the items of a list. */
const LINK = /(, (?:and )?| and | & )/
const GERUND = /^[A-Za-z-]+ing\b/
const baseOf = (item: string): string | undefined =>
  GERUNDS.get(GERUND.exec(item)?.[0].toLowerCase() ?? '')

/** “taking orders and handling cash” → “Took orders and handled cash”; null when unsure. */
function gerundsToVerbs(rest: string, past: boolean): string | null {
  // links stand at the odd places
  const parts = rest.split(LINK)
  const items = parts.filter((_, at) => at % 2 === 0)
  const [first = ''] = items
  // “ordering, rotas and paperwork” lists nouns, and so does “orders, quality and training”
  if (!baseOf(first) || isBare(first)) return null
  if (!items.every(baseOf) && items.some((item) => baseOf(item) && isBare(item))) return null
  return parts
    .map((part, at) => {
      const base = at % 2 === 0 ? baseOf(part) : undefined
      return base ? part.replace(GERUND, past ? (PAST.get(base) ?? base) : base) : part
    })
    .join('')
}

/** A gerund without an object, which may be a noun. */
const isBare = (item: string): boolean => /^[A-Za-z-]+ing(?:\s*[.;]|\s+or\s|\s*$)/.test(item)

/** Words that may lose their capital when they leave the head of the line. */
const PLAIN_HEAD =
  /^(?:The|All|Weekly|Daily|Monthly|Yearly|New|Customers?|Orders?|Reports?|Sales|Calls?|E-?mails?|Data|Meetings?|Events?|Tests?|Products?|Projects?|Invoices?|Payments?|Patients?|Students?|Lessons?|Documents?|Files?|Records?|Inventory|Stock|Tasks?|Training|Bugs?|Features?|Designs?|Content|Posts?|Articles?|Complaints?|Questions?|Goods|Deliveries|Budgets?|Contracts?|Presentations?|Plans?|Schedules?|Processes|Systems?|Software|Code|Two|Three|Four|Five|Several|Various|Many|\p{Nd}+)(?!\p{L})/u

/** “Weekly reports were prepared for the board.” → “Prepared weekly reports for the board.” */
function activeLine(line: string): string | null {
  const parts =
    /^([^,;]{3,50}?) (?:was|were) (\p{L}{2,}ed)((?: (?:for|with|in|at|on|to|from|during|using|within|under|across|per|every|each|daily|weekly|monthly|regularly)(?: [^,;]*)?)?[.]?)$/u.exec(
      line,
    )
  if (!parts?.[1] || !parts[2] || !PLAIN_HEAD.test(parts[1])) return null
  const object = parts[1].charAt(0).toLowerCase() + parts[1].slice(1)
  return `${parts[2].charAt(0).toUpperCase()}${parts[2].slice(1)} ${object}${parts[3] ?? ''}`
}

/** Lexicon of English resumes: lines open with a verb, without “I”. */
export const en: Lexicon = {
  unit: 'words',
  scale: 1,
  keyword: 'first',
  action: either(
    opening(VERB_FORMS),
    // An adverb may come first: “Successfully launched …”; so may a second verb or “Co-”.
    /^(?:\p{L}+ly|co-?)\s?(?:\p{L}+ed|led|ran|built|won|grew|wrote|drove|made|taught)(?!\p{L})/u,
    // Any other regular past, unless it describes the person.
    /^(?!based|need|experienc|skilled|dedicated|motivat|detail|certif\p{L}+(?!\p{L})(?! (?:\p{Nd}|two|three|four|five|six|seven|eight|nine|ten|over|more|all|new))|licen[cs]ed|qualified|advanced|involved|tasked|assigned|expected|required|interested|driven|talented|limited|united|related|varied|used to|helped|assisted|worked|participated|supported with)\p{L}{3,}ed(?!\p{L})/u,
  ),
  // Articles, prepositions, nouns by their endings, plurals: “Cleaning of …”, “Sales at …”.
  idle: /^(?:(?:the|a|an|all|any|some|various|several|many|most|other|different|general|daily|weekly|monthly|day-to-day|full|part|this|that|these|it|there|my|our|with|without|for|in|on|at|as|of|from|to|by|under|very|good|great|excellent|strong|basic|experience|knowledge|customer|client|phone|telephone|cash|data|office|job|duty|stuff|everything|anything|also|and|not?|responsible|able|busy|daily|front|back|night|day|\p{L}+(?:tion|sion|ment|ance|ence|ity|ness|ship|ing|er|or|ist|ant|al|ful|ive|ous|able|ible)|\p{L}+(?<!s)s)(?![\p{L}'’])|[^\p{L}])/u,
  weak: [
    {
      phrase: opening(
        'i was responsible for, i am responsible for, i was in charge of, i was tasked with, my responsibilities included, my duties included, was responsible for, were responsible for, responsible for, mainly responsible for, responsibilities included, responsibilities include, duties included, duties include, duties included:, tasks included, tasks include, job duties included, in charge of, was in charge of, tasked with, was tasked with, charged with, responsable for',
      ),
      rewrite: gerundsToVerbs,
    },
    {
      // Helping is not doing: without the phrase the line would claim too much.
      phrase: opening(
        'helped, helped with, helped in, assisted, assisted with, assisted in, worked on, worked as, involved in, was involved in, participated in, took part in, handled various, did, familiar with, exposure to, had to, got to',
      ),
    },
    {
      phrase: words(
        'responsible for, duties included, in charge of, various things, various tasks, different tasks, other tasks, other duties, miscellaneous tasks, as needed, as required, as necessary, and so on, day-to-day tasks, helped out, anything else that was needed, stuff',
      ),
    },
  ],
  // Not the Roman numeral of “Level I” or “Phase I”, nor thirteen seasons behind me.
  filler: words(
    'various, different tasks, different duties, other tasks, other duties, miscellaneous, as needed, as required, as necessary, day-to-day tasks, general duties, anything else, stuff',
  ),
  firstPerson: new RegExp(
    `(?<!\\p{L}\\.|(?:behind|level|phase|type|class|grade|tier|part|stage|category|step|volume|war|trial|engineer|analyst|technician) )(?:${words("i, i'm, i've, i'd, i'll, me, my, myself, mine").source})`,
    'u',
  ),
  // “I am” and “I have” cannot lose their subject, “I led” can.
  droppedPerson:
    /^i (?:also |then |mainly )?(?=(?!am|was|have|had|will|would|can|could|may|might|do|did|like|love|want|need|hope|wish|believe|think|feel|know|seek|look|enjoy|get|got|used)\p{L}{3,})/u,
  passive:
    /(?<!\p{L})(?:was|were|been|being|is|are)\s+(?:\p{L}+ly\s+)?(?!interested|skilled|qualified|responsible|involved|experienced|motivated|located|based)(?:\p{L}{2,}ed|done|given|made|taken|built|written|held|led|run|sold|kept|sent|shown|taught|met|won|grown|driven|chosen|brought|put|set)(?!\p{L})/u,
  active: activeLine,
  outcome: OUTCOMES.en,
  achievement: ACHIEVEMENTS.en,
  numbers: words(
    'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, hundreds, thousand, thousands, million, millions, billion, dozen, dozens, half, halved, doubled, tripled, quadrupled, twice, third, quarter',
  ),
  cliches: words(
    `team player, team-player, hard working, hard-working, hardworking, hard worker, self-starter, self starter, self-motivated, highly motivated, motivated individual,
    motivated professional, motivated person, motivated and, go-getter, think outside the box, outside the box, results-driven, results driven, result-oriented, results-oriented, detail-oriented, detail oriented,
    dynamic professional, dynamic individual, dynamic team, dynamic environment, dynamic and, fast-paced, fast paced, fast learner, quick learner, people person, people skills, works well under pressure, work well under pressure, working under pressure,
    good under pressure, strong work ethic, excellent communication skills, great communication skills, good communication skills, strong communication skills, communication skills, passionate about, proven track record, track record of success, synergy, synergies, value add, value-added,
    win-win, go the extra mile, extra mile, give 110, 110%, bottom line, strategic thinker, thought leader, seasoned professional, best of breed, game changer, game-changer, utilize my skills, use my skills, utilise my skills, grow with the company, grow as a person, grow as a professional, opportunity to grow,
    challenging position, challenging role, challenging environment, enthusiastic, reliable and, punctual, good listener, natural leader, born leader, perfectionist, can-do attitude, can do attitude, willing to learn, eager to learn, love to learn, love working with people, working with people, good attitude, positive attitude, great attitude, team spirit, wear many hats, hit the ground running, think outside, attention to detail, goal-oriented, goal oriented, multitasker, multi-tasker, dedicated professional, dedicated and, ambitious, responsible person, flexible and, energetic, outgoing`,
  ),
  soft: whole(
    `analytical thinking, analytical skills, strategic thinking, continuous learning, lifelong learning, self-learning, emotional intelligence, team player, teamwork, team work, communication, communication skills, communications skills, excellent communication, good communication, leadership, leadership skills, multitasking, multi-tasking, detail-oriented, detail oriented, attention to detail, problem solving, problem-solving, critical thinking, creative thinking, creativity, creative, time management, organization, organisation, organizational skills, organised, organized, hard working, hardworking, hard worker, hard-working, motivated, self-motivated, self motivated, highly motivated, fast learner, quick learner, willing to learn, adaptability, adaptable, flexibility, flexible, reliability, reliable, punctual, punctuality, responsible, responsibility, honest, honesty, friendly, positive attitude, enthusiasm, enthusiastic, passion, passionate, interpersonal skills, people skills, people person, work ethic, strong work ethic, works well under pressure, work under pressure, working under pressure, stress resistance, decision making, decision-making, initiative, self-starter, dedication, dedicated, ambition, ambitious, patience, patient, empathy, collaboration, good listener, active listening, soft skills, dynamic, proactive, goal-oriented, results-driven, energetic, loyal, computer skills, customer focus, good with people`,
  ),
  profile: {
    experienced: '{title} with {years} years of experience.',
    skills: 'Skills: {skills}.',
    separator: ', ',
  },
  extraPages: 0,
}
