/** Stripe's requests: forms whose names nest by brackets. */
export type Form = { [name: string]: string | Form }

/** @example parseForm('a[b]=1&a[c][0]=2') // { a: { b: '1', c: { 0: '2' } } } */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let place = form
    for (const part of path) place = (place[part] ??= {}) as Form
    place[last] = value
  }
  return form
}

export const textOf = (value: string | Form | undefined) => (typeof value === 'string' ? value : '')

export const formOf = (value: string | Form | undefined): Form =>
  typeof value === 'object' ? value : {}

/** A form of texts only, such as metadata. */
export const textsOf = (value: string | Form | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(formOf(value)).map(([key, text]) => [key, textOf(text)]))

/** What is refused as Stripe refuses it. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string
  constructor(status: number, type: string, code: string, message: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export const invalid = (code: string, message: string) =>
  new Refusal(400, 'invalid_request_error', code, message)

/** Stripe refuses names that it does not know, and asks for those that it needs. */
export function check(form: Form, known: readonly string[], needed: readonly string[] = []): void {
  const strange = Object.keys(form).find((name) => !known.includes(name))
  if (strange) throw invalid('parameter_unknown', `Received unknown parameter: ${strange}`)
  const missing = needed.find((name) => form[name] === undefined)
  if (missing) throw invalid('parameter_missing', `Missing required param: ${missing}.`)
}
