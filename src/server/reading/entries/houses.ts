/** Companies that stand above their posts, with the time of all. */
import type { Locale } from '#contract/locales.ts'
import type { Work } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import type { DateSpan } from '../fields/dates.ts'
import { richTextWith } from '../fields/rich.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { couldBePlace, isPlace } from '../lexicon/places.ts'
import { headingLookOf, unlikeness } from '../sections/looks.ts'
import { isTownName, splitPlace, splitTown } from './pair-words.ts'
import type { Piece } from './pieces.ts'
import type { Entry } from './segmentation.ts'

/** A cue of a post, or of a company, stands where the deciding word stands. */
const TITLE = 3

/** True for a period that is a part of another. */
export const isWithin = (inner: DateSpan, outer: DateSpan) =>
  outer.range &&
  (inner.start || inner.end) >= outer.start.slice(0, (inner.start || inner.end).length) &&
  // October 2012 is within what ended in 2012
  inner.end.slice(0, outer.end.length) <= outer.end

/** True for one moment, as far as both say when: 2012 and November 2012. */
const isSame = (a: string, b: string) =>
  a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))

/** True for the period of another, as far as both say when. */
export const isAllOf = (inner: DateSpan, outer: DateSpan) =>
  isSame(inner.start, outer.start) && isSame(inner.end, outer.end)

/** How much a phrase is a post (above 0) or a company, and how many of both it holds. */
type Words = Record<'score' | 'holds', (text: string) => number>

/** Set otherwise than its posts, at least so much. */
const OTHERWISE = 0.4

/** The posts of a company that stands above them with the time of all: those behind `at` in its time. */
function postsBelow(entries: readonly Entry[], at: number, { score, holds }: Words): Entry[] {
  const { span, pieces, head } = entries[at]!
  const isSure = pieces.some(({ text }) => WITH_LEGAL_FORM.test(text))
  // behind `Romagnoli S.A.` stands where it is
  const isPlaceOf = ({ text }: Piece) =>
    couldBePlace(text) ||
    (isSure && !WITH_LEGAL_FORM.test(text) && score(text) < TITLE && isTownName(text))
  const names = pieces.filter((piece) => !isPlaceOf(piece))
  const isName = ({ text, label }: Piece) => !label && score(text) < TITLE && holds(text) === 1
  const isHouse = names.length > 0 && names.every(isName)
  if (!isHouse || !span?.range) return []
  const isDuring = (entry: Entry) => entry.span !== null && isWithin(entry.span, span)
  const whileIn = (isPost: (entry: Entry) => boolean) => {
    const rest = entries.slice(at + 1)
    const end = rest.findIndex((entry) => !isDuring(entry) || !isPost(entry))
    return rest.slice(0, end < 0 ? rest.length : end)
  }
  const posts = whileIn((entry) => entry.pieces.every(({ text }) => score(text) >= 0))
  // what stands beside both, `Freelance`, is the house of each
  const own = new Set(names.map(({ text }) => text))
  if (posts.some((post) => post.pieces.some(({ text }) => own.has(text)))) return []
  // one after the other they make up all of its time
  const isWhole = (all: readonly Entry[]) =>
    all.length > 1 &&
    all.some((post) => isSame(post.span!.start, span.start)) &&
    all.some((post) => isSame(post.span!.end, span.end))
  // `Nurse - Emergency Department`: then what stands behind a post is where in the house it was
  const named = whileIn(
    ({ pieces: [post, ...others] }) =>
      post !== undefined &&
      score(post.text) >= TITLE &&
      others.every(({ text }) => !WITH_LEGAL_FORM.test(text) && !own.has(text)),
  )
  const look = headingLookOf(head[0]!)
  const isOther = (post: Entry) => unlikeness(headingLookOf(post.head[0]!), look) > OTHERWISE
  for (const all of [posts, named]) if (isWhole(all)) return all
  // one post in all of its time, with the name of a post
  const [only] = posts
  const isAll = only?.span && isAllOf(only.span, span)
  const isNamed = only?.pieces.some(({ text }) => score(text) >= TITLE)
  if (only && isAll && (isNamed || (isSure && isOther(only)))) return [only]
  const same = names.length === 1 ? posts.findIndex((post) => !isOther(post)) : 0
  return posts.slice(0, same < 0 ? posts.length : same)
}

/** What the posts of a company take from it. */
export interface House {
  name: string
  location: string
  /** What else is said of it, which stands with its first post. */
  about: Line[]
  extra: string[]
  posts: readonly Entry[]
}

const isTown = (name: string) => isTownName(name) || couldBePlace(name)

/** `Alme AG, Kiel`, `Alme AG und Töchter in Verl`. */
function nameAndPlace(
  printed: string,
  { score }: Words,
  locales: readonly Locale[],
): { name: string; place: string } {
  const isTownOf = (name: string, front: string) => isPlace(name) || score(front) <= -TITLE
  const { text, town } = splitTown(printed, locales, isTownOf)
  const parted = splitPlace(text)
  return { name: parted.text, place: parted.place || town }
}

/** The companies among the entries that stand above their posts. */
export function housesIn(
  entries: readonly Entry[],
  words: Words,
  locales: readonly Locale[],
): Map<Entry, House> {
  const houses = new Map<Entry, House>()
  for (let at = 0; at < entries.length; at++) {
    const posts = postsBelow(entries, at, words)
    if (posts.length === 0) continue
    const { pieces, details } = entries[at]!
    const named = pieces.find((piece) => !couldBePlace(piece.text))!.text
    const { name, place } = nameAndPlace(named, words, locales)
    const rest = pieces.flatMap(({ text }) => (text.startsWith(name) ? [] : [text]))
    const inHead = rest.find(isTown)
    const below =
      place || inHead ? undefined : details.slice(0, 1).find((line) => isTown(line.text))
    houses.set(entries[at]!, {
      name,
      location: place || inHead || below?.text || '',
      about: details.filter((line) => line !== below),
      extra: rest.filter((one) => one !== inHead),
      posts,
    })
    at += posts.length
  }
  return houses
}

/** A post with the company above it: what stands beside it is its department. */
export function inHouse(
  job: Work,
  entry: Entry,
  { name, location, about, extra, posts }: House,
): Work {
  const own = entry === posts[0] ? richTextWith(extra, about).content : []
  return {
    ...job,
    title: [job.title, job.company].filter(Boolean).join(', '),
    company: name,
    location: job.location || location,
    details: { ...job.details, content: [...own, ...job.details.content] },
  }
}
