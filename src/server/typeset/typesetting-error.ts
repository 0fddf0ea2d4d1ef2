import type { ServerErrorCode } from '#contract/errors.ts'

/** A resume that could not be set, or not in time; the API answers with `code`. */
export class TypesetError extends Error {
  readonly code: Extract<ServerErrorCode, 'typesettingFailed' | 'busy'>
  constructor(code: TypesetError['code'], message: string) {
    super(message)
    this.name = 'TypesetError'
    this.code = code
  }
}
