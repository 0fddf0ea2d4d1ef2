/** Contact that stands in no head: at the end of the page, under `Contact`, in a line of skills. */
import type { Resume } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { key } from '../lexicon/fold.ts'
import { isDocumentTitle } from '../lexicon/headings.ts'
import { labelled } from '../lexicon/labels.ts'
import { couldBeHome } from '../lexicon/places.ts'
import type { SectionKind } from '../lexicon/types.ts'
import type { Parts } from '../sections/index.ts'
import { contactIn, emailsIn } from './contact.ts'

/** Lines with which a document ends, about. */
const LAST_LINES = 3

const OF_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'volunteer',
  'references',
  'publications',
])

/** `275, chemin des Tilleuls - 13100 Aix`: a house number, a street, a postcode and its town. */
const isWholeAddress = (text: string) =>
  text.length < 100 &&
  /^\d{1,4}\p{L}?,?\s\p{L}.*[\s,-]\d{4,5}\s\p{Lu}\p{L}|^\p{Lu}\p{L}.*\s\d{1,4}\p{L}?,\s*\d{4,5}\s\p{Lu}\p{L}/u.test(
    text.trim(),
  )

/** `📍 Địa chỉ: Tân An, Cần Thơ`, wherever it stands. */
function homeBehindLabel({ text }: Line): string | undefined {
  const found = labelled(text)
  return found?.kinds.includes('location') && couldBeHome(found.value) ? found.value : undefined
}

/**
 * Takes e-mail, phone and address from the sections where the head has none; those of references
 * are not theirs.
 */
export function addContact(resume: Resume, { sections }: Parts, language: string): void {
  const { basics } = resume
  const lines = sections.flatMap((section) => (section.kind === 'references' ? [] : section.lines))
  // those of entries are where employers and schools are, but for what ends the document
  const own = sections.flatMap(({ kind, lines: all }) => (OF_ENTRIES.has(kind) ? [] : all))
  const all = contactIn(lines, language)
  basics.email ||= all.email
  // beside a post stands the number of whoever led it
  basics.phone ||= contactIn(own, language).phone || all.phone
  if (sections.at(-1)?.kind !== 'references') own.push(...lines.slice(-LAST_LINES))
  basics.location ||= own.find(({ text }) => isWholeAddress(text))?.text.trim() ?? ''
  basics.location ||= own.map(homeBehindLabel).find(Boolean) ?? ''
  dropContactFromSkills(resume)
  dropFootFromLanguages(resume)
}

/** The same below its languages: `Lebenslauf`, a name and an address are none. */
function dropFootFromLanguages(resume: Resume): void {
  const name = key(resume.basics.name)
  resume.languages = resume.languages.filter(
    (language) =>
      !isDocumentTitle(language.name) &&
      emailsIn(language.name).length === 0 &&
      (name === '' || key(language.name) !== name),
  )
}

const digitsOf = (text: string) => text.replaceAll(/\P{Nd}/gu, '')

/** The foot of a page below its skills tells once more who somebody is, and that is no skill. */
function dropContactFromSkills(resume: Resume): void {
  const { name, email, phone } = resume.basics
  const isKnown = (item: string) =>
    item === name || item === email || (phone !== '' && digitsOf(item) === digitsOf(phone))
  if (!resume.skills.some(({ items }) => items.some(isKnown))) return
  resume.skills = resume.skills
    .map((group) => ({ ...group, items: group.items.filter((item) => !isKnown(item)) }))
    .filter(({ items }) => items.length > 0)
}
