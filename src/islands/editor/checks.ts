/** What a line should look like. A check only remarks: it never keeps anybody from typing. */
const CHECKS = {
  /** Something, one @, a domain with a dot; the mail server knows the rest. */
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /** At least six digits of any script, with what people put between them. */
  phone: /^(?=(?:\P{Nd}*\p{Nd}){6})[\p{Nd}\s()+./x#-]+$/u,
  /** With or without a scheme. */
  url: /^([a-z][a-z0-9+.-]*:(\/\/)?)?[^\s/]+(\.|:|@)[^\s]+$/i,
} as const

export type Check = keyof typeof CHECKS

/** True when the text is empty or looks as it should. */
export function looksRight(check: Check, text: string): boolean {
  return text.trim() === '' || CHECKS[check].test(text.trim())
}
