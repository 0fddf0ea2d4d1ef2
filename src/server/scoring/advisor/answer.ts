/**
 * A model's answer is one JSON object that arrives in pieces. Each suggestion is given as soon as
 * its closing brace is there, so that people need not wait for the last.
 */
import * as v from 'valibot'
import { ANSWER_LIMITS, SuggestionSchema, type Suggestion } from './prompt.ts'

/** Twelve suggestions of three texts, twice over for escapes; more is no answer. */
const MOST_CHARACTERS = 32_000

type AnswerState =
  /** Something is missing yet. */
  | 'open'
  /** The list is closed, or has as many suggestions as are taken. */
  | 'complete'
  /** This is not, or not any more, what was asked for. */
  | 'broken'

export interface AnswerReader {
  /** Takes the next piece, and gives the suggestions that it completes. */
  push(piece: string): Suggestion[]
  state(): AnswerState
  /** Objects of the list so far, valid or not. */
  count(): number
}

const HEAD = /^\s*\{\s*"suggestions"\s*:\s*\[/
const BARE_HEAD = '{"suggestions":['

/** True as long as a text can still become the head of an answer. */
function mayOpen(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '')
  return text.length < 100 && BARE_HEAD.startsWith(bare)
}

export function createAnswerReader(): AnswerReader {
  let text = ''
  let at = 0
  let start = -1
  let depth = 0
  let inString = false
  let escaped = false
  let count = 0
  let state: AnswerState = 'open'

  function opened(): boolean {
    if (at > 0) return true
    const head = HEAD.exec(text)
    if (head) at = head[0].length
    else if (!mayOpen(text)) state = 'broken'
    return at > 0
  }

  /** Looks at one sign; true when it ends an object of the list. */
  function step(sign: string): boolean {
    if (inString) {
      if (escaped) escaped = false
      else if (sign === '\\') escaped = true
      else if (sign === '"') inString = false
      return false
    }
    if (sign === '"') inString = depth > 0
    if (depth === 0 && sign === ']') state = 'complete'
    else if (depth === 0 && !/[\s,{]/.test(sign)) state = 'broken'
    if (sign === '{' || (depth > 0 && sign === '[')) {
      if (depth === 0) start = at
      depth += 1
    }
    if (depth > 0 && (sign === '}' || sign === ']')) {
      depth -= 1
      return depth === 0
    }
    return false
  }

  return {
    push(piece) {
      const found: Suggestion[] = []
      text += piece
      if (text.length > MOST_CHARACTERS) state = 'broken'
      if (state !== 'open' || !opened()) return found
      for (; at < text.length && state === 'open'; at += 1) {
        if (!step(text.charAt(at))) continue
        count += 1
        const suggestion = parsed(text.slice(start, at + 1))
        if (suggestion === 'broken') state = 'broken'
        else if (suggestion) found.push(suggestion)
        if (count >= ANSWER_LIMITS.suggestions) state = 'complete'
      }
      return found
    },
    state: () => state,
    count: () => count,
  }
}

/** The suggestion, or null when it breaks the schema: too long, empty, with other keys. */
function parsed(json: string): Suggestion | null | 'broken' {
  try {
    const result = v.safeParse(SuggestionSchema, JSON.parse(json))
    return result.success ? result.output : null
  } catch {
    return 'broken'
  }
}
