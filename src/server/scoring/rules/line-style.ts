import type { Entry } from '../entries.ts'
import { PAST } from '../lexicon/english-verbs.ts'
import type { Line } from '../lines.ts'
import { capitalised, quoted, rewrite } from '../rewriting.ts'
import type { Check, Remark } from '../rule.ts'
import { namesGiven } from '../stuffing.ts'
import { linesOf } from './lines.ts'
import type { Work } from '#contract/resume.ts'

type Role = Entry<Work>

/** Roles of which something is true, and how many it is asked of. */
function perRole(
  asked: readonly Role[],
  broken: readonly Role[],
  remark: (role: Role) => Remark,
): ReturnType<Check> {
  return {
    credit: asked.length === 0 ? 1 : 1 - broken.length / asked.length,
    remarks: () => broken.map(remark),
  }
}

/** English lines of ended roles that open with a verb in the present; one remark a role. */
const tense: Check = ({ work, resume }) => {
  const ended = work.filter(({ value }) => isEnded(value))
  const lines = linesOf(ended)
  const present = lines.filter((line) => pastOf(line.text) !== null)
  return {
    credit: lines.length === 0 ? 1 : 1 - present.length / lines.length,
    remarks: () =>
      ended
        .map((role) => ({ role, own: role.lines.filter((line) => present.includes(line)) }))
        // One such line may be a noun that looks like a verb.
        .filter(({ own }) => own.length > 1)
        .slice(0, 1)
        .map(({ role, own }) => tenseRemark(role, own, resume.locale)),
  }
}

/** The fix leaves lines alone that go on with a second verb, which would stay in the present. */
function tenseRemark(role: Role, present: readonly Line[], tag: string): Remark {
  const changes = present
    .filter(({ text }) => !SECOND_VERB.test(text))
    .map((line) => {
      const [verb = ''] = line.text.split(/\s/, 1)
      const insert = capitalised(pastOf(line.text) ?? verb, tag)
      return { line, change: rewrite(line, [{ from: 0, to: verb.length, insert }]) }
    })
  const [first] = changes
  const params = { entry: role.label, count: present.length }
  // A list that is half in the past would be worse than one in the present.
  const changed = new Set(changes.map(({ line }) => line))
  const isAll = role.lines.every((line) => changed.has(line) || isPast(line.text))
  const remark = { key: 'tense', params, quote: present[0]?.text, at: `${role.at}.details` }
  if (!first?.change.suggestion || !isAll) return remark
  return {
    ...remark,
    quote: first.line.text,
    fix: changes.flatMap(({ change }) => change.fix ?? []),
    suggestion: first.change.suggestion,
  }
}

/** “… and modularize”, “…, test and ship”. */
const SECOND_VERB = /,|;|\s(?:and|or|&|then|to)\s/u

const PASTS = new Set(PAST.values())
const isPast = (text: string): boolean => {
  const [verb = ''] = text.toLowerCase().split(/\s/, 1)
  // “speed” and “feed” are none
  return /(?:[^e]|[rt]e)ed$/u.test(verb) || PASTS.has(verb)
}

const isEnded = ({ end }: Work): boolean => end !== '' && end !== 'present'

/** The past of the verb that opens a line, when that is a present form; else null. */
function pastOf(text: string): string | null {
  const [verb = '', next = ''] = text.split(/\s/, 2)
  const past = PAST.get(verb.toLowerCase())
  // “Sales training” and “Set up” also begin with what could be a verb.
  if (
    !past ||
    past === verb.toLowerCase() ||
    NOUN_TOO.has(verb.toLowerCase()) ||
    next === '' ||
    NOT_AFTER_VERB.test(next)
  )
    return null
  return past
}

/** What follows a noun, not a verb. */
const NOT_AFTER_VERB = /^(?:who|that|which|for|at|in|of|to|and|or|with|on|[–—|,:-])/iu

/** Verbs whose base form opens a noun phrase just as often: “Design lead for …”. */
const NOUN_TOO = new Set(
  'audit balance boost budget care catalog chair champion change check coach code contract control cook cost count cut design direct document double draft drive edit exchange express file finance fix forecast form fund gain group guide hand head help host index issue judge label lead lift load log market master measure model monitor move nurse offer open order own pack partner pilot place plan present price process produce program project prototype purchase question rank record refer reform release rent repair report research review reward run sample scale schedule service shape share ship show sign sort source speed split stack staff start stock store study supply support survey target test track trade train transfer transport travel treat trial upgrade use visit volunteer wire work'.split(
    ' ',
  ),
)

/** The word that carries the action does not come back five times in one role. */
const repeated: Check = (facts) => {
  const isName = namesGiven(facts)
  const repetitionOf = (role: Role) => {
    const word = repetition(role)
    return word !== null && isName(word) ? null : word
  }
  const asked = facts.work.filter(({ lines }) => lines.length > 2)
  const broken = asked.filter((role) => repetitionOf(role) !== null)
  return perRole(asked, broken, (role) => {
    const word = repetitionOf(role) ?? ''
    return {
      key: 'repeatedOpener',
      params: { word },
      quote: word,
      at: `${role.at}.details`,
    }
  })
}

const REPEATED_TIMES = 5

/** Only lines that show action have a verb that could be another one. */
export function repetition({ lines }: Role): string | null {
  const counts = new Map<string, number>()
  for (const { keyword, acting } of lines) {
    if (keyword.length > 1 && acting) counts.set(keyword, (counts.get(keyword) ?? 0) + 1)
  }
  const [word, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count >= REPEATED_TIMES && count * 2 >= lines.length ? word : null
}

/** Lines from which it matters which one stands first. */
const LINES_TO_ORDER = 4

/** A result that stands below two lines that tell none; the fix moves it up. */
function hiddenBest({ lines, all }: Role): Line | undefined {
  const [first, second] = lines
  // parts of a role, and what heads them, keep their lines
  if (all.some(({ bullet, text }) => !bullet || PLACED.test(text))) return
  if (lines.length < LINES_TO_ORDER || told(first) || told(second) || !first?.bullet) return
  return lines.find(({ outcome, measured, weak }) => outcome && measured && !weak)
}

const told = (line: Line | undefined): boolean => line?.measured === true || line?.outcome === true

const bestFirst: Check = ({ work }) => ({
  credit: 1,
  remarks: () =>
    work.flatMap((role) => {
      const best = hiddenBest(role)
      if (!best) return []
      const params = { entry: role.label, quote: quoted(best.text) }
      return [
        {
          key: 'bestFirst',
          params,
          quote: best.text,
          at: `${role.at}.details`,
          ...movedUp(role, best),
        },
      ]
    }),
})

/** Heads what follows, or belongs to a time: `■業務内容`, `Phase 2:`, `Role: lead`, `2021.04 - 2022.03`. */
const PLACED = /[:：]\s*$|^[【［[〔■□◆◇●○▼▽★☆]|^[^\s:：]{1,12}[:：]|(?:19|20)\d{2}\s?[./年년-]/u

/** Moves an item of a plain list to its top; anything more nested is left to the person. */
function movedUp({ all: lines, at, value }: Role, best: Line): Pick<Remark, 'fix' | 'suggestion'> {
  const [list, ...others] = value.details.content
  if (list?.type === 'paragraph' || !list || others.length > 0) return {}
  if (
    lines.some(({ alone, text }) => !alone || PLACED.test(text)) ||
    list.content.length !== lines.length
  )
    return {}
  const order = [best, ...lines.filter((line) => line !== best)]
  const items = order.map((line) => list.content[lines.indexOf(line)])
  return {
    fix: [
      { op: 'replace', path: `/${at.replace('.', '/')}/details/content/0/content`, value: items },
    ],
    suggestion: {
      before: lines.map(({ text }) => text).join('\n'),
      after: order.map(({ text }) => text).join('\n'),
      blanks: [],
    },
  }
}

export const lineStyle = {
  'work.bestFirst': bestFirst,
  'work.tense': tense,
  'work.repeated': repeated,
} satisfies Record<string, Check>
