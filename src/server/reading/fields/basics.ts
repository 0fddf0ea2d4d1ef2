/**
 * Who somebody is and how to reach them stands above the sections, beside them, or under a heading
 * of its own: as lines of phrases between signs, or as labels with values. What has a form (e-mail,
 * phone, link) is taken wherever it stands; labels come next; what is left is told by its place.
 */
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { emptyResume, type Basics } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { couldBeHome, couldBePlace, isPlace } from '../lexicon/places.ts'
import { key } from '../lexicon/fold.ts'
import { headingKind, isDocumentTitle } from '../lexicon/headings.ts'
import { labelKinds, labelled, namesExtra, type Labelled } from '../lexicon/labels.ts'
import { emailsIn, phonesIn, withTurnedNumbers } from './contact.ts'
import { withAddress } from './home.ts'
import { bareUrl, linksIn, linksOf } from './links.ts'
import { findName } from './find-name.ts'
import { headlineIn } from './headline.ts'
import { askedOf, KEPT, WISHES, WITHOUT_PHONE, type HeadFields } from './head-fields.ts'
import {
  bareName,
  nameIn,
  nameInParts,
  noteBehind,
  readingOf,
  withoutIntroduction,
} from './name.ts'
import { isPersonalNote } from './personal-notes.ts'
import { bare, clean, joinBroken, phrasesIn, proseOf, type Phrase } from './phrases.ts'

/** 林知遥的简历: what stands between a name and what the page is called. */
const OF_NAME = /^(?:的|の|['’]s\s)\s*/u

/** 履 | 歴 | 書. */
const isSpacedTitle = ({ cells }: Line) => isDocumentTitle(cells.map(({ text }) => text).join(''))

/** `(한글) 최은별`: in which letters. */
const SCRIPT = /^[(（](?:한글|한자|영문|국문|漢字|カナ|かな)[)）]\s*/u

const cut = (text: string) => text.slice(0, RESUME_LIMITS.line)

/** Reads the lines above and beside the sections. */
export class HeadReader {
  readonly #basics: Basics = emptyResume('en').basics
  readonly #wishes: HeadFields['wishes'] = []
  readonly #study: HeadFields['study'] = {}
  readonly #language: string
  readonly #locales: readonly Locale[]
  readonly #studies: boolean
  /** Figures are taken for a phone number from this certainty on. */
  #phoneCertainty = 2

  /** @param studies true when the document lists studies elsewhere */
  constructor(language: string, locales: readonly Locale[], studies: boolean) {
    this.#language = language
    this.#locales = locales
    this.#studies = studies
  }

  /**
   * @param head lines above, beside and around the sections
   * @param personal lines under headings such as 'Contact' or 'Personal data', with those headings
   */
  read(head: readonly Line[], personal: readonly Line[]): HeadFields {
    const lines = joinBroken([...head, ...personal]).filter((line) => !isSpacedTitle(line))
    const prose = proseOf(lines)
    const phrases = phrasesIn(lines.filter((line) => !prose.includes(line)))
    this.#takeAnnotations(lines)
    let rest = phrases.filter((phrase) => !this.#takeForm(phrase))
    if (this.#basics.phone === '') {
      this.#phoneCertainty = 1
      rest = rest.filter((phrase) => !this.#takeForm(phrase))
    }
    const form = nameInParts(rest)
    this.#basics.name = cut(form.name)
    rest = this.#takeName(
      head,
      form.rest.filter((phrase) => !this.#takeLabelled(phrase)),
    )
    rest = rest.filter((phrase) => !this.#takeNote(phrase) && !this.#takePlace(phrase))
    const home = withAddress(this.#takeHeadline(rest), lines, this.#basics.location, this.#language)
    this.#basics.location = home.location
    rest = home.rest
    const left = rest.filter(
      ({ text }) =>
        !isDocumentTitle(text) &&
        labelKinds(text).length === 0 &&
        headingKind(text, this.#locales) === null &&
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
      study: this.#study,
      wishes: this.#wishes,
    }
  }

  /** A further one is kept with its label. */
  #addContact(kind: 'email' | 'phone', printed: string, label: string): void {
    const basics = this.#basics
    const known = [basics[kind], ...basics.extras.map(({ value }) => value)]
    if (basics[kind] === '') basics[kind] = cut(printed)
    else if (!known.some((value) => key(value) === key(printed)))
      basics.extras.push({ label: cut(label), value: cut(printed) })
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
        if (phone && line.text.includes(phone[1]!)) this.#addContact('phone', phone[1]!, '')
      }
      // a footer's link is the maker's of the template
      if (line.region === 'footer' && emailsIn(line.text).length === 0) continue
      for (const link of linksOf(line))
        this.#addLink(bareUrl(link.text) === bareUrl(link.url) ? '' : link.text, link.url)
    }
  }

  /** E-mail, phone and link: known by their form. True when nothing else is in the phrase. */
  #takeForm(phrase: Phrase): boolean {
    const said = phrase.label?.value || phrase.text
    let left = withTurnedNumbers(said.replace(/[\u2010\u2011]/g, '-'))
    for (const email of emailsIn(left)) {
      this.#addContact('email', email, phrase.label?.label ?? '')
      left = left.replace(email, ' ')
    }
    for (const { url } of linksIn(left)) {
      this.#addLink('', url)
      left = left.replace(url, ' ')
    }
    const kinds = phrase.label?.kinds ?? []
    if (!kinds.some((kind) => WITHOUT_PHONE.has(kind))) {
      for (const phone of phonesIn(left, this.#language, kinds.includes('phone'))) {
        if (phone.certainty < this.#phoneCertainty) continue
        this.#addContact('phone', phone.text, phrase.label?.label ?? '')
        left = left.replace(phone.text, ' ')
      }
    }
    const rest = bare(left)
    if (rest === bare(said)) return false
    if (rest === '' || labelKinds(rest).length > 0) return true
    if (couldBePlace(rest)) this.#basics.location ||= cut(rest)
    // what stands behind may have a label of its own: `☎ 137… 微信：qin-export`
    const [, labelInside = ''] = /(?:^|\s)(\p{L}+[:：]\s?\S.*)$/u.exec(left) ?? []
    phrase.text = labelInside || rest
    phrase.label = labelled(labelInside)
    return couldBePlace(rest)
  }

  #takeLabelled({ label, text }: Phrase): boolean {
    if (!label || !label.value || !label.kinds.length) return this.#takeUnlisted(label, text)
    const { value, kinds } = label
    const basics = this.#basics
    const set = (field: 'birthDate' | 'location' | 'headline') => {
      if (basics[field]) return this.#addExtra(label)
      basics[field] = cut(value)
      return true
    }
    // `Ada Byron, née King`
    const [called = '', ...notes] = value.replace(SCRIPT, '').split(/\s*[,(（]\s*/u)
    const whole = kinds.includes('name') ? nameIn(value.replace(SCRIPT, ''), this.#locales) : null
    const name = whole ?? (kinds.includes('name') ? nameIn(called, this.#locales) : null)
    if (name && basics.name === '') {
      if (!whole)
        this.#addExtra({ label: '', value: notes.join(', ').replace(/[)）]$/u, ''), kinds: [] })
      basics.name = bareName(name, this.#locales)
      const reading = readingOf(value)
      if (reading) basics.extras.push({ label: '', value: cut(reading) })
      return true
    }
    if (kinds.includes('birthDate')) return set('birthDate')
    // 项目地址：https://…
    if (kinds.includes('location') && !/https?:|www\./u.test(value)) return set('location')
    // `GitHub | Utrecht` has a home beside its link; where a user's name leads is not printed
    if (kinds.includes('link')) return isPlace(value) ? set('location') : this.#addExtra(label)
    const asked = this.#studies ? undefined : askedOf(this.#study, kinds)
    if (asked) {
      this.#study[asked] = cut(value)
      return true
    }
    const wish = WISHES.find((kind) => kinds.includes(kind))
    if (kinds.includes('headline') && !wish) return set('headline')
    if (wish && !kinds.includes('extra')) {
      this.#wishes.push({ kind: wish, value: cut(value) })
      return true
    }
    if (kinds.some((kind) => KEPT.has(kind))) return this.#addExtra(label)
    return this.#takeUnlisted(label, text)
  }

  #addExtra({ label, value }: Labelled): true {
    this.#basics.extras.push({ label: cut(label), value: cut(value) })
    return true
  }

  /** A label that no list has, with a short value: kept as printed. */
  #takeUnlisted(label: Labelled | null, text: string): boolean {
    if (!label || !label.value || !/[:：]/u.test(text) || label.label.length > 40) return false
    return this.#addExtra(label)
  }

  #takeName(head: readonly Line[], phrases: readonly Phrase[]): Phrase[] {
    // where the head has none, it may stand among the personal data
    const beside = phrases.filter(
      ({ label, line }) =>
        !label && !head.includes(line) && headingKind(line.text, this.#locales) === null,
    )
    const found = [head, beside.map(({ line }) => line)]
      .map((lines) => (this.#basics.name ? null : findName(lines, this.#locales)))
      .find((one) => one?.name)
    if (found?.name) this.#basics.name = cut(found.name)
    const name = this.#basics.name
    return phrases.flatMap((phrase) => {
      if (found?.parts.includes(phrase.text)) return []
      if (!name || !phrase.text.includes(name)) {
        // a name set over two lines, or letter by letter
        return phrase.text.replace(/\s/g, '') === name.replace(/\s/g, '') && name ? [] : [phrase]
      }
      const rest = withoutIntroduction(`${phrase.text.replace(name, ' ')} `)
      const note = noteBehind(rest, this.#locales)
      if (note) return this.#addExtra({ label: '', value: note, kinds: [] }) && []
      const left = clean(rest.trim().replace(/^[,،–—(（-]+|[)）–—-]+$|\s+(?=,)/gu, ''))
      return left && !isDocumentTitle(left.replace(OF_NAME, '')) ? [{ ...phrase, text: left }] : []
    })
  }

  #takePlace({ text }: Phrase): boolean {
    // what a link is called says where it leads, and nothing of a home
    if (this.#basics.links.some(({ label }) => label && key(label) === key(text))) return true
    if (this.#basics.location !== '' || !couldBeHome(text)) return false
    this.#basics.location = cut(text)
    return true
  }

  /** An age, a title of address, how the name is read: kept without a label. */
  #takeNote({ text }: Phrase): boolean {
    const isNote = isPersonalNote(text) || namesExtra(text)
    return isNote && this.#addExtra({ label: '', value: text, kinds: [] })
  }

  /** The phrase right below the name that names a job. */
  #takeHeadline(phrases: readonly Phrase[]): Phrase[] {
    if (this.#basics.headline) return [...phrases]
    const parts = headlineIn(phrases, this.#basics.name, this.#locales)
    this.#basics.headline = cut(parts.map(({ text }) => text).join(' | '))
    return phrases.filter((phrase) => !parts.includes(phrase))
  }
}
