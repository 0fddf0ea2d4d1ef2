/**
 * Structured log: one JSON line an event on standard error. Never content, tokens, names, file
 * names or query values: a line tells what happened to the service, not to whom.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'

export type Fields = Record<string, string | number | boolean | null | undefined>

export interface Log {
  info(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
}

/** The request that is being answered; its id stands in every line that comes of it. */
const request = new AsyncLocalStorage<string>()

/** Does something on behalf of a request. */
export const onBehalfOf = <T>(id: string, work: (id: string) => T): T => request.run(id, work, id)

/** Bytes of lines that wait for a reader who has stalled; then lines are dropped, not calls. */
const LONGEST_BACKLOG = 4_000_000

const standardError = () => pino.destination({ dest: 2, sync: false, maxLength: LONGEST_BACKLOG })

/** A log that gives its lines to `write`, or to standard error without holding anybody up. */
export function createLog(write?: (line: string) => void): Log {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'event',
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => {
      const id = request.getStore()
      return id ? { request: id } : {}
    },
  }
  const logger = pino(options, write ? { write } : standardError())
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  }
}

/**
 * What may be logged of an unexpected error: its name, code and place. Not its message, which
 * may quote what somebody sent (`JSON.parse` does).
 */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    code: String((error as NodeJS.ErrnoException).code ?? ''),
    at: at.slice(0, 4).join(' | ').replaceAll(/\s+/g, ' ').trim(),
    cause: error.cause instanceof Error ? error.cause.name : undefined,
  }
}
