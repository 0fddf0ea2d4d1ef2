/**
 * Who somebody is and how to reach them stands above the sections, beside them, or under a heading
 * of its own: as lines of phrases between signs, or as labels with values. What has a form (e-mail,
 * phone, link) is taken wherever it stands; labels come next; what is left is told by its place.
 */
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import type { Basics } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { couldBePlace } from '../lexicon/places.ts'
import { isDocumentTitle } from '../lexicon/headings.ts'
import { labelInFront, labelKinds, labelled, type Labelled } from '../lexicon/labels.ts'
import { emailsIn, phonesIn } from './contact.ts'
import { isProse } from './rows.ts'
import { bareUrl, linksIn, linksOf } from './links.ts'
import { bareName, findName, looksLikeName } from './name.ts'

export interface HeadFields {
  basics: Basics
  /** Sentences above the sections: a summary without a heading. */
  prose: Line[]
  /** What is left, printed as it is. */
  rest: Line[]
  /** Wishes that stood among the personal data. */
  wishes: { kind: 'role' | 'salary' | 'city' | 'availability' | 'employment'; value: string }[]
}

/** More words without a sign between them are a sentence. */
const LONGEST_HEADLINE = 8

const WISHES = ['role', 'salary', 'city', 'availability', 'employment'] as const

interface Phrase {
  text: string
  line: Line
  label: Labelled | null
}

const SIGNS = /\s*[|•·∙‧¦‖◆●｜\t⋄]\s*|\s{3,}|\s+[–—]\s+/u
/** Icons of icon fonts, which have no text of their own. */
const ICONS = /[\ue000-\uf8ff\u{f0000}-\u{ffffd}☎✆✉📞📱📧🏠📍🔗🖂🌐🎂◎⌂♂♀✎]\ufe0f?/gu

const clean = (text: string) =>
  text
    .replace(ICONS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,;:~#>\s]+|[,;\s]+$/g, '')

/** Joins what was wrapped inside a link or address: a narrow sidebar breaks them anywhere. */
function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const broken =
      last &&
      last.region === line.region &&
      /(?:[a-z0-9]\.[a-z]{2,}\/\S*[-/._]|@\S*[-.]?|[\w.]+@)$/i.test(last.text) &&
      /^[\w.@/-]+$/.test(line.text) &&
      !emailsIn(line.text).length &&
      !/(?:\.[a-z]{2,4})$/i.test(last.text)
    const own =
      labelled(line.text) !== null ||
      emailsIn(line.text).length > 0 ||
      linksIn(line.text).length > 0
    const wrapped = last && line.continues && !line.bullet && !own && /[,،-]$/u.test(last.text)
    if (last && (broken || wrapped)) {
      const text = last.text + (broken ? '' : ' ') + line.text
      joined[joined.length - 1] = {
        ...last,
        text,
        cells: [{ ...last.cells[0]!, text }],
        links: [...last.links, ...line.links],
      }
    } else joined.push(line)
  }
  return joined
}

/** The phrases of a line, each with its label: `Label: value`, `Label value`, or a cell before it. */
function phrasesOf(line: Line): Phrase[] {
  const parts = line.cells
    .flatMap(({ text }) => text.split(SIGNS))
    .map(clean)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  const phrases: Phrase[] = []
  for (let at = 0; at < parts.length; at++) {
    const text = parts[at]!
    const next = parts[at + 1]
    const own = labelled(text)
    if (own && (own.value || !next) && !/^\d/.test(own.label))
      phrases.push({ text, line, label: own })
    else if (
      next !== undefined &&
      labelKinds(text.replace(/[:：]$/u, '')).length > 0 &&
      labelKinds(next).length === 0
    ) {
      phrases.push({
        text: `${text} ${next}`,
        line,
        label: {
          label: text.replace(/\s*[:：]$/u, ''),
          value: next.replace(/^[:：]\s*/u, ''),
          kinds: labelKinds(text.replace(/[:：]$/u, '')),
        },
      })
      at++
    } else phrases.push({ text, line, label: labelInFront(text) })
  }
  return phrases
}

/** A label alone on its line belongs to the line below. */
function joinStacked(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = []
  for (const phrase of phrases) {
    const last = joined.at(-1)
    const alone = last && last.line !== phrase.line && isLoneLabel(last)
    if (last && alone && !isLoneLabel(phrase) && !phrase.label?.value) {
      const label = (last.label?.label ?? last.text).replace(/\s*[:：]$/u, '')
      joined[joined.length - 1] = {
        text: `${label} ${phrase.text}`,
        line: phrase.line,
        label: { label, value: phrase.text, kinds: labelKinds(label) },
      }
    } else joined.push(phrase)
  }
  return joined
}

const isLoneLabel = ({ text, label }: Phrase) =>
  label
    ? label.value === '' && label.kinds.length > 0
    : labelKinds(text).length > 0 &&
      labelKinds(text).some((kind) => kind !== 'role' && kind !== 'title')

const cut = (text: string) => text.slice(0, RESUME_LIMITS.line)

/** Reads the lines above and beside the sections. */
export class HeadReader {
  readonly #basics: Basics = {
    name: '',
    headline: '',
    email: '',
    phone: '',
    location: '',
    birthDate: '',
    photo: '',
    links: [],
    extras: [],
  }
  readonly #wishes: HeadFields['wishes'] = []
  readonly #language: string
  readonly #locales: readonly Locale[]
  /** Figures are taken for a phone number from this certainty on. */
  #phoneCertainty = 2

  constructor(language: string, locales: readonly Locale[]) {
    this.#language = language
    this.#locales = locales
  }

  /**
   * @param head lines above, beside and around the sections
   * @param personal lines under headings such as 'Contact' or 'Personal data', with those headings
   */
  read(head: readonly Line[], personal: readonly Line[]): HeadFields {
    const lines = joinBroken([...head, ...personal])
    const prose = lines.filter(
      (line) =>
        isProse(line.text) &&
        line.cells.length === 1 &&
        linksIn(line.text).length === 0 &&
        emailsIn(line.text).length === 0,
    )
    const phrases = joinStacked(lines.filter((line) => !prose.includes(line)).flatMap(phrasesOf))
    this.#takeAnnotations(lines)
    let rest = phrases.filter((phrase) => !this.#takeForm(phrase))
    if (this.#basics.phone === '') {
      this.#phoneCertainty = 1
      rest = rest.filter((phrase) => !this.#takeForm(phrase))
    }
    rest = rest.filter((phrase) => !this.#takeLabelled(phrase))
    rest = this.#takeName(head, rest)
    rest = rest.filter((phrase) => !this.#takePlace(phrase))
    rest = this.#takeHeadline(rest)
    rest = this.#takeAddress(rest)
    const left = rest.filter(
      ({ text }) =>
        !isDocumentTitle(text) &&
        labelKinds(text).length === 0 &&
        !/^(?:\d{1,2}|page\s.*|\d+\s?\/\s?\d+)$/i.test(text),
    )
    return {
      basics: this.#basics,
      prose,
      rest: left.map(({ text, line }) => ({
        ...line,
        text,
        cells: [{ ...line.cells[0]!, text }],
        bullet: false,
        continues: false,
      })),
      wishes: this.#wishes,
    }
  }

  #addPhone(phone: string, label: string): void {
    const basics = this.#basics
    if (basics.phone === '') basics.phone = cut(phone)
    else if (basics.phone !== phone && !basics.extras.some(({ value }) => value === phone)) {
      basics.extras.push({ label: cut(label), value: cut(phone) })
    }
  }

  #addLink(label: string, url: string): void {
    const known = this.#basics.links.find((link) => bareUrl(link.url) === bareUrl(url))
    if (!known && bareUrl(url))
      this.#basics.links.push({ label: cut(label), url: url.slice(0, RESUME_LIMITS.url) })
  }

  /** Annotations that lead elsewhere than their text says. */
  #takeAnnotations(lines: readonly Line[]): void {
    for (const line of lines) {
      for (const { url } of line.links) {
        const mail = /^mailto:([^?]+)/i.exec(url)
        if (mail) this.#basics.email ||= decodeURIComponent(mail[1]!)
        const phone = /^tel:(.+)/i.exec(url)
        if (phone && line.text.includes(phone[1]!)) this.#addPhone(phone[1]!, '')
      }
      // a footer's link is the maker's of the template
      if (line.region === 'footer' && emailsIn(line.text).length === 0) continue
      for (const link of linksOf(line))
        this.#addLink(bareUrl(link.text) === bareUrl(link.url) ? '' : link.text, link.url)
    }
  }

  /** E-mail, phone and link: known by their form. True when nothing else is in the phrase. */
  #takeForm(phrase: Phrase): boolean {
    let left = phrase.label?.value || phrase.text
    for (const email of emailsIn(left)) {
      this.#basics.email ||= email
      left = left.replace(email, ' ')
    }
    for (const { url } of linksIn(left)) {
      this.#addLink('', url)
      left = left.replace(url, ' ')
    }
    const kinds = phrase.label?.kinds ?? []
    if (!kinds.includes('birthDate') && !kinds.includes('extra')) {
      for (const phone of phonesIn(left, this.#language, kinds.includes('phone'))) {
        if (phone.certainty < this.#phoneCertainty) continue
        this.#addPhone(phone.text, phrase.label?.label ?? '')
        left = left.replace(phone.text, ' ')
      }
    }
    left = left.replace(/[\s|,;:/()（）.-]+/gu, ' ').trim()
    if (left === (phrase.label?.value || phrase.text).replace(/[\s|,;:/()（）.-]+/gu, ' ').trim())
      return false
    if (left === '' || labelKinds(left).length > 0) return true
    if (couldBePlace(left)) this.#basics.location ||= cut(left)
    else phrase.label = null
    phrase.text = left
    return couldBePlace(left)
  }

  #takeLabelled({ label, text }: Phrase): boolean {
    if (!label || !label.value || !label.kinds.length) return this.#takeUnlisted(label, text)
    const { value, kinds } = label
    const basics = this.#basics
    const set = (field: 'birthDate' | 'location' | 'headline') => {
      if (basics[field]) basics.extras.push({ label: cut(label.label), value: cut(value) })
      else basics[field] = cut(value)
      return true
    }
    if (kinds.includes('name') && looksLikeName(value, this.#locales)) {
      basics.name = bareName(value)
      return true
    }
    if (kinds.includes('birthDate')) return set('birthDate')
    if (kinds.includes('location')) return set('location')
    // a user's name without an address: where it leads is not printed
    if (kinds.includes('link')) return this.#addExtra(label)
    const wish = WISHES.find((kind) => kinds.includes(kind))
    if (kinds.includes('headline') && !wish) return set('headline')
    if (wish && !kinds.includes('extra')) {
      this.#wishes.push({ kind: wish, value: cut(value) })
      return true
    }
    if (
      kinds.includes('extra') ||
      kinds.includes('furigana') ||
      kinds.includes('phone') ||
      kinds.includes('email') ||
      kinds.includes('name')
    ) {
      return this.#addExtra(label)
    }
    return this.#takeUnlisted(label, text)
  }

  #addExtra({ label, value }: Labelled): true {
    this.#basics.extras.push({ label: cut(label), value: cut(value) })
    return true
  }

  /** A label that no list has, with a short value: kept as printed. */
  #takeUnlisted(label: Labelled | null, text: string): boolean {
    if (!label || !label.value || !/[:：]/u.test(text) || label.label.length > 40) return false
    this.#basics.extras.push({ label: cut(label.label), value: cut(label.value) })
    return true
  }

  #takeName(head: readonly Line[], phrases: readonly Phrase[]): Phrase[] {
    const found = this.#basics.name
      ? null
      : findName(head.length ? head : phrases.map(({ line }) => line), this.#locales)
    if (found?.name) this.#basics.name = cut(found.name)
    const name = this.#basics.name
    return phrases.flatMap((phrase) => {
      if (!name || !phrase.text.includes(name)) {
        // a name set over two lines, or letter by letter
        return phrase.text.replace(/\s/g, '') === name.replace(/\s/g, '') && name ? [] : [phrase]
      }
      const left = clean(phrase.text.replace(name, ' '))
        .replace(/^[,–—(（-]+|[)）]+$/gu, '')
        .trim()
      return left ? [{ ...phrase, text: left }] : []
    })
  }

  #takePlace({ text }: Phrase): boolean {
    if (this.#basics.location !== '' || !couldBePlace(text)) return false
    this.#basics.location = cut(text)
    return true
  }

  /** The phrase right below the name that names a job. */
  #takeHeadline(phrases: readonly Phrase[]): Phrase[] {
    if (this.#basics.headline) return [...phrases]
    const fits = phrases.filter(
      ({ text, line }) =>
        text.length < 100 &&
        (text.split(/\s+/).length <= LONGEST_HEADLINE || /[,|/&]/.test(text)) &&
        line.region !== 'footer' &&
        !isDocumentTitle(text) &&
        !/\d{4}/.test(text) &&
        /\p{L}{2}/u.test(text),
    )
    const byCue = fits.find(({ text }) => cueScore(text, 'titles', this.#locales) > 0)
    const byPlace = fits.find(
      ({ line, text }) =>
        (line.fontSize > 10.9 || line.bold || line.italic) &&
        !text.includes(',') &&
        text.split(' ').length <= 8,
    )
    const chosen = byCue ?? byPlace
    if (!chosen) return [...phrases]
    this.#basics.headline = cut(chosen.text)
    return phrases.filter((phrase) => phrase !== chosen)
  }

  /** Streets and postal codes: what has figures and letters, or stands beside the phone. */
  #takeAddress(phrases: readonly Phrase[]): Phrase[] {
    const isAddress = ({ text }: Phrase) =>
      text.length < 120 &&
      ((/\p{L}{3}/u.test(text) && /\d/.test(text) && !/\d{4}\s?[-–]\s?\d{4}/.test(text)) ||
        /^\p{Lu}[\p{L}.' -]+,\s*\p{Lu}[\p{L}.' -]+$/u.test(text) ||
        couldBePlace(text))
    const besideContact = ({ text, line }: Phrase) =>
      text.split(/\s+/).length <= 4 &&
      !isDocumentTitle(text) &&
      /^\p{L}/u.test(text) &&
      (emailsIn(line.text).length > 0 || phonesIn(line.text, this.#language).length > 0)
    const parts = phrases.filter((phrase) => isAddress(phrase) || besideContact(phrase)).slice(0, 4)
    if (parts.length === 0 || (this.#basics.location && !parts.some(({ text }) => /\d/.test(text))))
      return [...phrases]
    const location = [...parts.map(({ text }) => text), this.#basics.location]
      .filter(Boolean)
      .join(', ')
    if (location.length > RESUME_LIMITS.line) return [...phrases]
    this.#basics.location = location
    return phrases.filter((phrase) => !parts.includes(phrase))
  }
}
