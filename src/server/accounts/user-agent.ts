/** Names in a browser's own name for itself; the first that matches counts, so order matters. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Version\/.*Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

const nameIn = (agent: string, names: readonly (readonly [string, RegExp])[]) =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? ''

/**
 * Browser and system by the header `User-Agent`, for somebody to recognise their own; '' for
 * what is not known.
 */
export function deviceOf(agent: string): { browser: string; system: string } {
  return { browser: nameIn(agent, BROWSERS), system: nameIn(agent, SYSTEMS) }
}
