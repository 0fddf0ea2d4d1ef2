import type { Element } from '../xml.ts'

/** What elements of a run stand for. */
export const CHARACTERS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
  'w:softHyphen': '',
}

/** Pictures of symbol fonts stand in the private use area, as Word itself writes them. */
export function symbol(element: Element): string {
  const code = Number.parseInt(element.attributes['w:char'] ?? '', 16)
  return Number.isFinite(code) && code > 0 && code < 0x10ffff ? String.fromCodePoint(code) : ''
}
