import type { Patch } from '#contract/patch.ts'
import type { Block, ListItem, RichText } from '#contract/rich-text.ts'
import { editLine } from '../edits.ts'
import type { Entry } from '../facts.ts'
import { PAST } from '../lexicon/english-verbs.ts'
import type { Line } from '../lines.ts'
import { capitalised, quoted, rewrite } from '../rewriting.ts'
import type { Check, Remark } from '../rule.ts'
import { linesOf } from './lines.ts'
import type { Work } from '#contract/resume.ts'

type Role = Entry<Work>

const FULL_STOP = /(?<![.…])[.。．]\s*$/u
/** Signs after which a missing full stop is no slip. */
const OTHER_END = /[!?！？…:：;；]\s*$/u

/** Roles of which something is true, and how many it is asked of. */
function perRole(
  asked: readonly Role[],
  broken: readonly Role[],
  remark: (role: Role) => Remark,
): ReturnType<Check['check']> {
  return {
    kept: asked.length === 0 ? 1 : 1 - broken.length / asked.length,
    remarks: () => broken.map(remark),
  }
}

/** Three lines and more stand as a list; the fix changes no word. */
const bullets: Check = {
  applies: ({ work }) => work.some(({ lines }) => lines.length > 2),
  check: ({ work }) => {
    const asked = work.filter(({ lines }) => lines.length > 2)
    // One line of introduction above a list is good style.
    const broken = asked.filter(({ lines }) => lines.filter(({ bullet }) => !bullet).length > 1)
    return perRole(asked, broken, ({ label, at, value }) => ({
      key: 'bullets',
      params: { entry: label },
      at: `${at}.details`,
      fix: [
        { op: 'replace', path: `/${at.replace('.', '/')}/details`, value: asList(value.details) },
      ],
    }))
  },
}

/** Every paragraph as an item of one list, with the formatting it has. */
function asList({ content }: RichText): RichText {
  const items = content.flatMap((block: Block): ListItem[] =>
    block.type === 'paragraph'
      ? block.content?.length
        ? [{ type: 'listItem', content: [block] }]
        : []
      : block.content,
  )
  return { type: 'doc', content: [{ type: 'bulletList', content: items }] }
}

/** Lines of one role all end with a full stop, or none; the fix follows the majority. */
const punctuation: Check = {
  applies: ({ work }) => work.some(({ lines }) => lines.length > 1),
  check: ({ work }) => {
    const asked = work.filter(({ lines }) => lines.length > 1)
    const broken = asked.filter(({ lines }) => {
      const ended = lines.filter(({ text }) => FULL_STOP.test(text)).length
      return ended > 0 && lines.some(({ text }) => !FULL_STOP.test(text) && !OTHER_END.test(text))
    })
    return perRole(asked, broken, ({ label, at, lines }) => ({
      key: 'punctuation',
      params: { entry: label },
      at: `${at}.details`,
      fix: lines.flatMap((line) => alikeEnding(line, lines)),
    }))
  },
}

function alikeEnding(line: Line, lines: readonly Line[]): Patch {
  const ended = lines.filter(({ text }) => FULL_STOP.test(text))
  const length = line.text.trimEnd().length
  if (ended.length * 2 >= lines.length) {
    if (FULL_STOP.test(line.text) || OTHER_END.test(line.text)) return []
    const stop = ended[0]?.text.trimEnd().at(-1) ?? '.'
    return editLine(line, [{ from: length, to: line.text.length, insert: stop }])
  }
  if (!FULL_STOP.test(line.text)) return []
  return editLine(line, [{ from: length - 1, to: line.text.length, insert: '' }])
}

/** English lines of ended roles that open with a verb in the present. */
const tense: Check = {
  applies: ({ work }) => work.some(({ value, lines }) => isEnded(value) && lines.length > 0),
  check: ({ work, resume }) => {
    const lines = linesOf(work.filter(({ value }) => isEnded(value)))
    const present = lines.filter((line) => pastOf(line.text) !== null)
    return {
      kept: lines.length === 0 ? 1 : 1 - present.length / lines.length,
      remarks: () =>
        present.map((line) => {
          const [verb = ''] = line.text.split(/\s/, 1)
          const change = rewrite(line, [
            {
              from: 0,
              to: verb.length,
              insert: capitalised(pastOf(line.text) ?? verb, resume.locale),
            },
          ])
          const role = work.find((entry) => entry.lines.includes(line))
          const params = { entry: role?.label ?? '', after: quoted(change.suggestion?.after ?? '') }
          return { key: 'tense', params, quote: line.text, at: line.at, ...change }
        }),
    }
  },
}

const isEnded = ({ end }: Work): boolean => end !== '' && end !== 'present'

/** The past of the verb that opens a line, when that is a present form; else null. */
function pastOf(text: string): string | null {
  const [verb = '', next = ''] = text.split(/\s/, 2)
  const past = PAST.get(verb.toLowerCase())
  // “Sales training” and “Set up” also begin with what could be a verb.
  if (!past || past === verb.toLowerCase() || NOUN_TOO.has(verb.toLowerCase()) || next === '')
    return null
  return past
}

/** Verbs whose base form opens a noun phrase just as often: “Design lead for …”. */
const NOUN_TOO = new Set(
  'audit balance boost budget care catalog chair champion change check coach code contract control cook cost count cut design direct document double draft drive edit exchange express file finance fix forecast form fund gain group guide hand head help host index issue judge label lead lift load log market master measure model monitor move nurse offer open order own pack partner pilot place plan present price process produce program project prototype purchase question rank record refer reform release rent repair report research review reward run sample scale schedule service shape share ship show sign sort source speed split stack staff start stock store study supply support survey target test track trade train transfer transport travel treat trial upgrade use visit volunteer wire work'.split(
    ' ',
  ),
)

/** The word that carries the action does not come back three times in one role. */
const repeated: Check = {
  applies: ({ lexicon, work }) => lexicon !== null && work.some(({ lines }) => lines.length > 2),
  check: ({ work }) => {
    const asked = work.filter(({ lines }) => lines.length > 2)
    const broken = asked.filter((role) => repetition(role) !== null)
    return perRole(asked, broken, (role) => {
      const found = repetition(role)
      return {
        key: 'repeatedOpener',
        params: { word: found?.word ?? '', count: found?.count ?? 0, entry: role.label },
        quote: found?.word,
        at: `${role.at}.details`,
      }
    })
  },
}

export function repetition({ lines }: Role): { word: string; count: number } | null {
  const counts = new Map<string, number>()
  for (const { keyword } of lines) {
    if (keyword !== '') counts.set(keyword, (counts.get(keyword) ?? 0) + 1)
  }
  const [word, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count >= 3 ? { word, count } : null
}

/** A measured line opens each of the roles that have one; the fix moves it up. */
const bestFirst: Check = {
  applies: ({ work }) => work.some(hasHiddenBest) || work.some(opensWithBest),
  check: ({ work }) => {
    const broken = work.filter((role) => hasHiddenBest(role) && !opensWithBest(role))
    const asked = work.filter((role) => hasHiddenBest(role) || opensWithBest(role))
    return perRole(asked, broken, (role) => {
      const best =
        role.lines.find((line) => isBest(line) && line.outcome) ?? role.lines.find(isBest)
      return {
        key: 'bestFirst',
        params: { entry: role.label, quote: quoted(best?.text ?? '') },
        quote: best?.text,
        at: `${role.at}.details`,
        ...(best && movedUp(role, best)),
      }
    })
  },
}

/** With two lines both are read first. */
const LINES_TO_ORDER = 3

const isBest = ({ measured, weak }: Line): boolean => measured && weak === null
const opensWithBest = ({ lines }: Role): boolean =>
  lines.length >= LINES_TO_ORDER && lines[0]?.measured === true
const hasHiddenBest = ({ lines }: Role): boolean =>
  lines.length >= LINES_TO_ORDER && lines[0]?.measured === false && lines.some(isBest)

/** Moves an item of a plain list to its top; anything more nested is left to the person. */
function movedUp({ lines, at, value }: Role, best: Line): Pick<Remark, 'fix' | 'suggestion'> {
  const [list, ...others] = value.details.content
  if (list?.type === 'paragraph' || !list || others.length > 0) return {}
  if (lines.some(({ alone }) => !alone) || list.content.length !== lines.length) return {}
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
  'work.bullets': bullets,
  'work.punctuation': punctuation,
  'work.tense': tense,
  'work.repeated': repeated,
} satisfies Record<string, Check>
