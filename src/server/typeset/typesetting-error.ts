/** A resume that could not be set, or not in time; the API answers with `code`. */
export class TypesetError extends Error {
  readonly code = 'typesettingFailed'
  constructor(message: string) {
    super(message)
    this.name = 'TypesetError'
  }
}
