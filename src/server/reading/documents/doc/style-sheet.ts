import { applyModifiers, type Properties } from './sprm.ts'
import { viewOf } from './bytes.ts'

/** The style sheet of a Word 97 document, [MS-DOC] 2.4.6.5: styles by number, each on another. */

interface StyleEntry {
  kind: number
  builtIn: number
  base: number
  lists: Uint8Array[]
}

const PARAGRAPH_STYLE = 1
const NO_STYLE = 0xfff

/** Reads the sheet; the look of a style includes what it is based on. */
export function readStyles(sheet: Uint8Array): (index: number) => Properties & { heading: number } {
  const entries = styleEntries(sheet)
  const known = new Map<number, Properties & { heading: number }>()
  const resolve = (index: number, depth: number): Properties & { heading: number } => {
    const entry = entries[index]
    if (!entry || depth > 20) return { heading: 0 }
    const found = known.get(index)
    if (found) return found
    const base = entry.base === NO_STYLE ? { heading: 0 } : resolve(entry.base, depth + 1)
    let properties: Properties = base
    for (const list of entry.lists) properties = applyModifiers(properties, list)
    // Built-in styles 1 to 9 are the headings.
    const heading = entry.builtIn >= 1 && entry.builtIn <= 6 ? entry.builtIn : base.heading
    const style = { ...properties, heading }
    known.set(index, style)
    return style
  }
  return (index) => resolve(index, 0)
}

function styleEntries(sheet: Uint8Array): (StyleEntry | undefined)[] {
  if (sheet.length < 8) return []
  const view = viewOf(sheet)
  const count = view.getUint16(2, true)
  const baseSize = view.getUint16(4, true)
  let at = 2 + view.getUint16(0, true)
  const entries: (StyleEntry | undefined)[] = []
  for (let index = 0; index < count && at + 2 <= sheet.length; index++) {
    const length = view.getUint16(at, true)
    entries.push(
      length > 0 ? styleEntry(sheet.subarray(at + 2, at + 2 + length), baseSize) : undefined,
    )
    at += 2 + length
  }
  return entries
}

/** One style: fixed part, name, then its property lists, each at an even place. */
function styleEntry(bytes: Uint8Array, baseSize: number): StyleEntry | undefined {
  if (bytes.length < baseSize + 2) return undefined
  const view = viewOf(bytes)
  const kind = view.getUint16(2, true) & 0xf
  const listCount = view.getUint16(4, true) & 0xf
  const lists: Uint8Array[] = []
  let at = baseSize + 2 + (view.getUint16(baseSize, true) + 1) * 2
  for (let index = 0; index < listCount && at + 2 <= bytes.length; index++) {
    const length = view.getUint16(at, true)
    const list = bytes.subarray(at + 2, at + 2 + length)
    // A paragraph style's first list begins with its own number.
    lists.push(kind === PARAGRAPH_STYLE && index === 0 ? list.subarray(2) : list)
    at += 2 + length + (length % 2)
  }
  return {
    kind,
    builtIn: view.getUint16(0, true) & 0xfff,
    base: view.getUint16(2, true) >> 4,
    lists,
  }
}
