import { LOCALES } from '#contract/locales.ts'
import { key } from './fold.ts'
import { allWords, LEXICONS } from './index.ts'
import type { EventKind } from './types.ts'
import { alternatives } from './words.ts'

const wordsOf = (kind: EventKind) =>
  LOCALES.flatMap((locale) => LEXICONS[locale].events[kind] ?? [])

const VERBS = ['enters', 'finishes', 'joins', 'leaves'] as const
export type Told = (typeof VERBS)[number]

const kinds = new Map(VERBS.flatMap((kind) => wordsOf(kind).map((word) => [word, kind] as const)))
const AROUND = alternatives([...wordsOf('around'), ...wordsOf('reason')])
const EVENT = new RegExp(
  `^(.*?)[\\s、]*(?:(?:${AROUND})\\s*)*(${alternatives([...kinds.keys()])})(?:${alternatives(wordsOf('politely'))})?\\s*(?=$|[\\s。、（(])`,
  'u',
)
const REASON = new RegExp(`(?:${alternatives(wordsOf('because'))})[\\s、]*$`, 'u')
/** Reasons that are listed may have the name in front of them. */
const LISTED_REASON = new RegExp(`(?:${alternatives(wordsOf('reason'))})[\\s、]*$`, 'u')
/** `プロジェクト終了のため会社を離れました`: whichever it was. */
const ANY_COMPANY = /[、\s]?会社$/u
const POST = new RegExp(
  `^([^\\s、。,]{2,20}?)(?:${alternatives(wordsOf('becomes'))})(?:される?|する)?$`,
  'u',
)

const nameKey = (text: string) => key(text) || text.trim()
const same = new Set(allWords('same').map(nameKey))

/** True for what stands in place of a name that the entry before has: 同上, `ditto`. */
export const isSame = (text: string): boolean => same.has(nameKey(text))

export interface Event {
  kind: Told
  /** Of the school or company; '' where the row above has it. */
  name: string
  verb: string
  /** What stands behind the verb. */
  rest: string
}

/**
 * What a row tells that ends in a verb, or goes on behind it.
 *
 * @example eventIn('青葉病院に入職。病棟に勤務') // { kind: 'joins', name: '青葉病院', verb: '入職', … }
 */
export function eventIn(text: string): Event | null {
  const match = EVENT.exec(text)
  if (!match) return null
  const [all, name = '', verb = ''] = match
  const rest = text.slice(all.length).replace(/^[。、（(\s]+|[)）。\s]+$/gu, '')
  const kind = kinds.get(verb)!
  const front = all.slice(0, all.lastIndexOf(verb)).replace(ANY_COMPANY, '')
  const isReason = kind === 'leaves' && REASON.test(front) && !LISTED_REASON.test(front)
  // two reasons: 閉鎖のため 会社都合により退職
  const isNone = isSame(name) || isReason || (kind === 'leaves' && REASON.test(name))
  return { kind, name: isNone ? '' : name.trim(), verb, rest }
}

/** What somebody became, where a row tells so: 管理薬剤師として勤務. */
export const postIn = (text: string): string => POST.exec(text)?.[1] ?? ''
