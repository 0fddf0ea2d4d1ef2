/**
 * Structured log: one JSON line an event on standard error. Never content, tokens, names, file
 * names or query values: a line tells what happened to the service, not to whom.
 */
export type Fields = Record<string, string | number | boolean | null | undefined>

export interface Log {
  info(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
}

/** A log that gives its lines to `write`. */
export function createLog(
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const line =
    (level: string) =>
    (event: string, fields: Fields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: line('info'), error: line('error') }
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
