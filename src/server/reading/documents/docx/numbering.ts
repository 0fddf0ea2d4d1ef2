import { child, childElements, descendants, valueOf, type Element } from '../xml.ts'
import { paragraphLook } from './styles.ts'

/** How paragraphs of a list and level are set. */
export interface ListLevel {
  /** They print a bullet or a number. */
  bullet: boolean
  /** How far in they stand (points), where the list says so. */
  indent?: number | undefined
}

export type Numbering = (id: string, level: number) => ListLevel

/** Reads `numbering.xml`; a list that it does not know still counts, but for 0, which ends a list. */
export function readNumbering(root: Element | undefined): Numbering {
  const formats = new Map<string, Map<number, ListLevel>>()
  const lists = new Map<string, string>()
  for (const element of root ? childElements(root) : []) {
    if (element.name === 'w:abstractNum') {
      const levels = new Map<number, ListLevel>()
      for (const level of descendants(element, 'w:lvl'))
        levels.set(Number(level.attributes['w:ilvl'] ?? 0), {
          bullet: valueOf(level, 'w:numFmt') !== 'none',
          indent: paragraphLook(child(level, 'w:pPr')).indent,
        })
      formats.set(element.attributes['w:abstractNumId'] ?? '', levels)
    }
    if (element.name === 'w:num')
      lists.set(element.attributes['w:numId'] ?? '', valueOf(element, 'w:abstractNumId') ?? '')
  }
  return (id, level) => {
    if (id === '' || id === '0') return { bullet: false }
    return formats.get(lists.get(id) ?? '')?.get(level) ?? { bullet: true }
  }
}
