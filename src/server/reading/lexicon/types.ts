/** What a heading of a resume can announce. Two kinds may end in one part of the contract. */
export const SECTION_KINDS = [
  'personal',
  'summary',
  'selfEvaluation',
  'strengths',
  'objective',
  'work',
  'education',
  'projects',
  'skills',
  'languages',
  'awards',
  'certificates',
  'volunteer',
  'interests',
  'references',
  'publications',
  'custom',
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** What a label in front of a value can say: `Tel.: …`, `生年月日 …`. */
export const LABEL_KINDS = [
  'name',
  // forms ask for both parts of a name
  'givenName',
  'familyName',
  'furigana',
  'headline',
  'email',
  'phone',
  'location',
  'link',
  'birthDate',
  /** Nationality, marital status, gender …: kept with their label as printed. */
  'extra',
  'role',
  'salary',
  'city',
  'availability',
  'employment',
  // labels inside entries, where every value stands behind its own label
  'company',
  'title',
  'dates',
  'institution',
  'degree',
  'field',
  'project',
  'duties',
  /** Why somebody left a post. */
  'leaving',
  /** Which of somebody's schools follows: `Secondary: Holy Rosary School`, 최종학력. */
  'level',
] as const
export type LabelKind = (typeof LABEL_KINDS)[number]

/**
 * What a row of a list of events tells, as in a 履歴書: somebody enters a school and finishes it, joins
 * a company and leaves it, or takes a post there. `around` stands between a name and its verb, `reason`
 * is why somebody left, `because` ends any other reason, which is no name, and `politely` follows a verb.
 */
export type EventKind =
  | 'enters'
  | 'finishes'
  | 'joins'
  | 'leaves'
  | 'becomes'
  | 'around'
  | 'reason'
  | 'because'
  | 'politely'

/**
 * The words by which resumes of one language are understood. Compared after `fold()`, so case,
 * accents and letter variants do not matter.
 *
 * A cue (degrees, institutions, titles, companies) is a whole word or phrase; `~` opens an end:
 * `~ingenieur` also matches Entwicklungsingenieur, `universit~` also Universität. Cues in
 * Chinese, Japanese, Korean match anywhere.
 */
export interface Lexicon {
  /** Headings as people write them. */
  headings: Partial<Record<SectionKind, readonly string[]>>
  /** What stands above or beside the name on a page: 'Curriculum vitae', 履歴書, 写真. Never a name. */
  documentTitles: readonly string[]
  labels: Partial<Record<LabelKind, readonly string[]>>
  /** 'present', 'heute': the open end of a range. */
  present: readonly string[]
  /** 'since', 'seit': in front of a date that opens a range. */
  since: readonly string[]
  /** 'beri', '부터': behind a date that opens a range. */
  sinceAfter: readonly string[]
  /** 'kadar', '까지': behind the second date of a range. */
  toAfter: readonly string[]
  /** 'expected', 'in corso': in brackets behind a date that is still to come. */
  expected: readonly string[]
  /** 'from', 'graduated in': in front of a date and part of it; it opens no range. */
  from: readonly string[]
  /** 'approx', 'ca': in brackets, or alone, in front of a date. */
  about: readonly string[]
  /** 'to', 'bis': between two dates. Dashes and tildes are known in every language. */
  to: readonly string[]
  /** Month names that `Intl` does not give: abbreviations, regional names, inflected forms. */
  months: Readonly<Record<string, number>>
  /** Seasons and terms: they date to the year. */
  seasons: readonly string[]
  degrees: readonly string[]
  /** 'graduated', '재학': how a study stands, which is no degree. */
  studyStatus: readonly string[]
  /**
   * 'GPA', 'Note', 'cum laude', 'thesis': how well somebody studied and what about, which is neither
   * degree nor school. A word that ends in `~` may have more behind it.
   */
  studyNotes: readonly string[]
  /** 'none', 'なし': what a form says where there is nothing to say. */
  nothing: readonly string[]
  /** 'I hereby declare', 'autorizzo il trattamento': with which a person signs, and says nothing of their career. */
  declarations: readonly string[]
  /** What a form asks of whoever fills it in, as parts of its sentences: 'in Druckschrift', ご記入ください. */
  formNotes: readonly string[]
  /** Verbs behind the name of a school or company, where rows tell events instead of spans. */
  events: Readonly<Partial<Record<EventKind, readonly string[]>>>
  institutions: readonly string[]
  /** 'high school', 'lycée': schools without subjects, so that a town stands behind their comma. */
  schools: readonly string[]
  titles: readonly string[]
  /** 'part-time', 'CDI': by what contract somebody works, which is beside the title no part of it. */
  contracts: readonly string[]
  /** 'freelance', 'autónomo': stands where others name who employed them. */
  selfEmployed: readonly string[]
  /** 'parental leave', 'Weltreise': what stands among jobs and names nobody who employed them. */
  breaks: readonly string[]
  companies: readonly string[]
  /** 'Hello', 'I'm', `~です`: with which somebody gives their name. A word with `~` follows it. */
  introductions: readonly string[]
  /** 'Dr.', 'Herr': around a name, not part of it. */
  honorifics: readonly string[]
  /** 'native', 'fluent': how well a language is spoken. */
  levels: readonly string[]
  /**
   * Between a job title and a company: `only` has no other use there; `also` has, so that a cue must
   * follow it; `often` parts them where all heads of a section are built so (`Analyst for Acme`);
   * `of` joins a post to a name of several words that a cue tells (`Assistentin der Universität Kiel`);
   * `behind` follows the company (にて, 'nde). `~` opens the end that is written to its neighbour.
   */
  at: Readonly<Record<'only' | 'also' | 'often' | 'of' | 'behind', readonly string[]>>
  /** 'as', 担任: before the job title; 'olarak', として: behind it. `~` as above. */
  as: Readonly<Record<'before' | 'behind', readonly string[]>>
  /** 'I worked', 'tätig', 勤務: around title and company, and neither. `~` as above. */
  verbs: readonly string[]
  /** 'in': between a company or school and its town. */
  placed: readonly string[]
  /** 'ditto', 同上: in place of a name, what the entry before has there. */
  same: readonly string[]
  /** 'and': between the parts of a heading, before the last item of a list. */
  and: readonly string[]
  /** 'of', 'für': words after which a line goes on. */
  open: readonly string[]
  /** Behind a figure: how long something took. */
  durations: Readonly<Record<'years' | 'months' | 'weeks' | 'days', readonly string[]>>
  /** 'years old': behind an age. */
  ages: readonly string[]
  /** 'hours', 'UE': behind a figure, how long a course took. */
  hours: readonly string[]
  /** Cues of parts of a university. */
  faculties: readonly string[]
  /** Cities and regions that often stand behind a company or school. */
  places: readonly string[]
  /** Names of languages beyond those of `Intl`. */
  languages: readonly string[]
}
