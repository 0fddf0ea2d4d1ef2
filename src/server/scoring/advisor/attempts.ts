import { setTimeout as pause } from 'node:timers/promises'
import { createAnswerReader } from './answer.ts'
import type { Breaker } from './breaker.ts'
import { ModelFailure, type Model } from './model.ts'
import type { Prompt, Suggestion } from './prompt.ts'

/** How long one analysis waits for its model, in milliseconds. */
export interface Patience {
  /** From the first call until nothing more is taken. */
  deadlineMs: number
  tryMs: number
  /** Attempts after the first. */
  retries: number
  /** Before the first retry; doubled before each other, and a random part of it left out. */
  backoffMs: number
}

interface Circumstances {
  model: Model
  breaker: Breaker
  patience: Patience
  /** Ends everything, at the deadline. */
  deadline: AbortSignal
  /** When that is. */
  endsAt: number
  now: () => number
  /** From 0 to 1. */
  random: () => number
}

/**
 * The suggestions of one call as they arrive. It is made again where that may help: after 408,
 * 409, 429, 5xx and lost connections, as long as nothing has arrived yet.
 *
 * @throws ModelFailure of the last attempt.
 */
export async function* suggestionsOf(
  prompt: Prompt,
  circumstances: Circumstances,
): AsyncGenerator<Suggestion> {
  const { breaker, patience, deadline } = circumstances
  for (let retry = 0; ; retry += 1) {
    if (!breaker.admits()) throw new ModelFailure('unavailable', false)
    let given = 0
    try {
      for await (const suggestion of attempt(prompt, circumstances)) {
        given += 1
        yield suggestion
      }
      breaker.worked()
      return
    } catch (error) {
      const failure = error as ModelFailure
      // What a resume's own text may cause says nothing about the endpoint.
      if (failure.reason === 'unusable') breaker.worked()
      else breaker.failed()
      const wait = waitBefore(retry, failure, circumstances)
      if (given > 0 || retry >= patience.retries || wait === null) throw failure
      await pause(wait, undefined, { signal: deadline }).catch(() => undefined)
      if (deadline.aborted) throw failure
    }
  }
}

/** One call from its first to its last byte. */
async function* attempt(
  prompt: Prompt,
  { model, deadline, patience }: Circumstances,
): AsyncGenerator<Suggestion> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(patience.tryMs)])
  const reader = createAnswerReader()
  let characters = 0
  for await (const piece of untilAborted(model.answer(prompt, signal), signal)) {
    characters += piece.length
    yield* reader.push(piece)
    if (reader.state() === 'complete') return
    if (reader.state() === 'broken') throw new ModelFailure('unusable', false)
  }
  // Ended in the middle: at the limit of tokens with something to show, or cut off.
  if (reader.count() > 0) return
  throw characters === 0
    ? new ModelFailure('unusable', false)
    : new ModelFailure('unavailable', true)
}

/** Milliseconds until the next attempt; null when it may not be made, or would come too late. */
function waitBefore(
  retry: number,
  { mayRetry, retryAfterMs }: ModelFailure,
  { patience, now, random, endsAt }: Circumstances,
): number | null {
  if (!mayRetry) return null
  const backoff = patience.backoffMs * 2 ** retry * (0.5 + random() / 2)
  const wait = Math.max(backoff, retryAfterMs ?? 0)
  return now() + wait < endsAt ? wait : null
}

/** A source that does not heed its signal must not hold anybody up. */
async function* untilAborted(
  source: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const aborted = Promise.withResolvers<never>()
  aborted.promise.catch(() => undefined)
  const stop = () => aborted.reject(new ModelFailure('timeout', true))
  signal.addEventListener('abort', stop, { once: true })
  const pieces = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await Promise.race([pieces.next(), aborted.promise])
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    void pieces.return?.(undefined)?.catch(() => undefined)
  }
}
