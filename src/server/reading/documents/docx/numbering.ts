import { childElements, descendants, valueOf, type Element } from '../xml.ts'

/** True when paragraphs of the list and level print a bullet or a number. */
export type Numbering = (id: string, level: number) => boolean

/** Reads `numbering.xml`; a list that it does not know still counts, but for 0, which ends a list. */
export function readNumbering(root: Element | undefined): Numbering {
  const formats = new Map<string, Map<number, string>>()
  const lists = new Map<string, string>()
  for (const element of root ? childElements(root) : []) {
    if (element.name === 'w:abstractNum') {
      const levels = new Map<number, string>()
      for (const level of descendants(element, 'w:lvl'))
        levels.set(Number(level.attributes['w:ilvl'] ?? 0), valueOf(level, 'w:numFmt') ?? 'decimal')
      formats.set(element.attributes['w:abstractNumId'] ?? '', levels)
    }
    if (element.name === 'w:num')
      lists.set(element.attributes['w:numId'] ?? '', valueOf(element, 'w:abstractNumId') ?? '')
  }
  return (id, level) => {
    if (id === '' || id === '0') return false
    return formats.get(lists.get(id) ?? '')?.get(level) !== 'none'
  }
}
