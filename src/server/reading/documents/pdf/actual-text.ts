import { cleanText } from '../characters.ts'
import type { Glyph } from './page.ts'
import { readsRightToLeft } from './visual-order.ts'

/** Stretches of glyphs for which the document says, by ActualText, what they read as. */

/** A text that is this many times longer than what is shown, and then some, is not what it says. */
const LONGER = { times: 4, more: 8 } as const

/** Baselines of one line differ by less than this part of the letters' size. */
const ONE_LINE = 0.6

/** The characters of a PDF string: UTF-16 or UTF-8 by its byte order mark, else Latin. */
export function textOfBytes(bytes: string): string {
  const encodings: [mark: string, name: string][] = [
    ['\u00FE\u00FF', 'utf-16be'],
    ['\u00FF\u00FE', 'utf-16le'],
    ['\u00EF\u00BB\u00BF', 'utf-8'],
  ]
  const encoding = encodings.find(([mark]) => bytes.startsWith(mark))?.[1] ?? 'windows-1252'
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}

const squeezed = (text: string) => cleanText(text).replace(/[\s\u00AD]/g, '')

/** What takes the place of a stretch's glyphs, and a text that claims more than is shown. */
interface Spoken {
  glyphs: Glyph[]
  hidden: string
}

/**
 * The glyphs of a stretch with the text that they stand for. The stretch becomes one glyph for
 * each of its words. Glyphs on several lines, and such as already say the same, stay.
 */
export function spoken(glyphs: Glyph[], text: string): Spoken {
  const [first] = glyphs
  const shown = glyphs.map((glyph) => glyph.text).join('')
  const wanted = squeezed(text)
  if (!first || wanted === squeezed(shown)) return { glyphs, hidden: '' }
  if (wanted.length > glyphs.length * LONGER.times + LONGER.more)
    return { glyphs, hidden: cleanText(text).trim() }
  const size = Math.max(...glyphs.map((glyph) => glyph.size))
  const isOneLine = glyphs.every(
    ({ baseline, angle }) =>
      Math.abs(baseline - first.baseline) < size * ONE_LINE && angle === first.angle,
  )
  if (!isOneLine || first.angle !== 0) return { glyphs, hidden: '' }
  return { glyphs: wordsOver(glyphs, { ...first, size }, text), hidden: '' }
}

const printed = (part: string) => (part.trim() === '' ? ' ' : part.replaceAll('\u00AD', '\u2010'))

/** A soft hyphen that is drawn is one at the end of a line (U+2010); whitespace stays a blank. */
function wordsOver(glyphs: Glyph[], look: Glyph, text: string): Glyph[] {
  const left = Math.min(...glyphs.map((glyph) => glyph.x))
  const right = Math.max(...glyphs.map((glyph) => glyph.x + glyph.width))
  const parts = text.match(/\s+|\S+/g) ?? []
  const unit = (right - left) / Math.max(1, text.length)
  const rightToLeft = readsRightToLeft(Array.from(text, (character) => ({ text: character })))
  let start = 0
  return parts.map((part) => {
    const width = part.length * unit
    const x = rightToLeft ? right - start - width : left + start
    start += width
    return { ...look, text: printed(part), x, width }
  })
}
