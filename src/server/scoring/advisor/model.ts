/** The one door to a model: any endpoint that speaks OpenAI's chat completions. */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import type { ModelReason } from '#contract/analysis.ts'
import { ANSWER_SCHEMA, type Prompt } from './prompt.ts'

export interface ModelConfig {
  name: string
  /** '' where the endpoint asks for none. */
  apiKey: string
  baseUrl: string
}

/** Answers a prompt in pieces; throws ModelFailure. */
export interface Model {
  name: string
  answer(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>
}

/** Why a call gave no answer, and whether the same call may be made again. */
export class ModelFailure extends Error {
  readonly reason: ModelReason
  readonly mayRetry: boolean
  /** Milliseconds that the endpoint asks to wait, or null. */
  readonly retryAfterMs: number | null
  /** HTTP status, where there was one. */
  readonly status: number | undefined

  constructor(
    reason: ModelReason,
    mayRetry: boolean,
    more: { retryAfterMs?: number | null; status?: number | undefined; cause?: unknown } = {},
  ) {
    super(reason, { cause: more.cause })
    this.name = 'ModelFailure'
    this.reason = reason
    this.mayRetry = mayRetry
    this.retryAfterMs = more.retryAfterMs ?? null
    this.status = more.status
  }
}

/**
 * Four suggestions take about 400 tokens; at 180 tokens a second this many are written in under
 * five seconds. What is cut off loses its last suggestion at most.
 */
const MOST_TOKENS = 800

/** 800 tokens, each in an event of its own of about 300 bytes, come to a quarter of this. */
const MOST_BYTES = 1_000_000

class AnswerTooLong extends Error {}

/** Follows no redirect, which would carry the text elsewhere, and stops reading at a limit. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MOST_BYTES) controller.error(new AnswerTooLong())
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}

/** No tools, one answer, held to the schema. Retries are the caller's, who knows the deadline. */
export function createModel({ name, apiKey, baseUrl }: ModelConfig): Model {
  const client = new OpenAI({
    // The library refuses to start without one.
    apiKey: apiKey || 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    // Its log would quote what is sent.
    logLevel: 'off',
    fetch: boundedFetch,
  })
  return {
    name,
    async *answer({ system, user }, signal) {
      try {
        const stream = await client.chat.completions.create(
          {
            model: name,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
            max_completion_tokens: MOST_TOKENS,
            response_format: {
              type: 'json_schema',
              json_schema: { name: 'advice', strict: true, schema: ANSWER_SCHEMA },
            },
            stream: true,
          },
          { signal },
        )
        for await (const chunk of stream) {
          const choice = chunk.choices?.[0]
          if (typeof choice?.delta?.content === 'string') yield choice.delta.content
        }
      } catch (error) {
        throw failureOf(error, signal)
      }
      // The library ends an aborted stream as if it were whole.
      if (signal.aborted) throw new ModelFailure('timeout', true)
    },
  }
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  const cause = error
  if (signal.aborted || error instanceof APIConnectionTimeoutError) {
    return new ModelFailure('timeout', true, { cause })
  }
  if (isTooLong(error) || error instanceof SyntaxError) {
    return new ModelFailure('unusable', false, { cause })
  }
  if (error instanceof APIError && error.status !== undefined) {
    const { reason, mayRetry } = meaningOf(error.status)
    const retryAfterMs = retryAfterIn(error.headers)
    return new ModelFailure(reason, mayRetry, { retryAfterMs, status: error.status, cause })
  }
  // Refused, reset, or cut while it was streaming.
  const isKnown = error instanceof APIConnectionError || error instanceof TypeError
  return new ModelFailure(isKnown ? 'unavailable' : 'unusable', isKnown, { cause })
}

function isTooLong(error: unknown): boolean {
  return (
    error instanceof AnswerTooLong ||
    (error instanceof Error && error.cause !== undefined && isTooLong(error.cause))
  )
}

/** What a status says about the next attempt. */
function meaningOf(status: number): { reason: ModelReason; mayRetry: boolean } {
  if (status === 408) return { reason: 'timeout', mayRetry: true }
  if (status === 409 || status === 429) return { reason: 'busy', mayRetry: true }
  if (status >= 500) return { reason: 'unavailable', mayRetry: true }
  return { reason: 'refused', mayRetry: false }
}

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterIn(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after')
  if (!value) return null
  const ms = /^\d+(?:\.\d+)?$/.test(value.trim())
    ? Number(value) * 1_000
    : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
