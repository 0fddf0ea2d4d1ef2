import type { PDFPageProxy } from 'pdfjs-dist'
import { matrixFrom, type Matrix } from './matrix.ts'

/** The parts of pdf.js's font object that matter here. */
export interface Font {
  bold: boolean
  italic: boolean
  vertical: boolean
  /** Its glyphs are pictures, whatever letters its encoding claims. */
  icons: boolean
  fontMatrix: Matrix
}

export const NO_FONT: Font = {
  bold: false,
  italic: false,
  vertical: false,
  icons: false,
  fontMatrix: [0.001, 0, 0, 0.001, 0, 0],
}

/** Family and weight names that mean bold; pdf.js itself only knows the word "Bold". */
const BOLD_NAME =
  /bold|black|heavy|semibd|demi|medi(?!um)|(^|[-_+])(cmbx|sfbx|ecbx)|-bd|,b|-w[6-9]\b/i
const ITALIC_NAME = /italic|oblique|slanted|(^|\+)(cmti|cmsl|sfti|sfsl|ecti)/i

/** The word as names of fonts write it: `MaterialIcons`, `bootstrap-icons`, but never `DemiCond`. */
const ICON_WORD = /(?<!\p{L})icon|Icon|icons|ICON(?!D)/u

/** Families of icons and ornaments. Wingdings and Symbol are left out: their maps are right. */
const ICON_NAME =
  /awesome|phosphor|fontello|marvosym|entypo|typicons|feather|lucide|remix|msam|bbding|glyphs?$/i

/** True for a font of pictures by its name, `ABCDEF+FontAwesome5Free-Solid`. */
export const isOfIcons = (name: string): boolean => ICON_WORD.test(name) || ICON_NAME.test(name)

/** Reads pdf.js's font objects, which arrive beside the operators. */
export function fontReader(page: PDFPageProxy): (id: string) => Font {
  const fonts = new Map<string, Font>()
  return (id) => {
    const known = fonts.get(id)
    if (known) return known
    const raw = page.commonObjs.has(id)
      ? (page.commonObjs.get(id) as Partial<Font> & { name?: string; black?: boolean })
      : {}
    const name = String(raw.name ?? '')
    const font: Font = {
      bold: Boolean(raw.bold || raw.black) || BOLD_NAME.test(name),
      italic: Boolean(raw.italic) || ITALIC_NAME.test(name),
      vertical: Boolean(raw.vertical),
      icons: isOfIcons(name),
      fontMatrix: raw.fontMatrix ? matrixFrom(raw.fontMatrix) : NO_FONT.fontMatrix,
    }
    fonts.set(id, font)
    return font
  }
}

/** TeX fonts without a Unicode map show the places of their ligatures and quotes as controls. */
const TEX: Record<string, string> = {
  '\u000B': 'ff',
  '\u000C': 'fi',
  '\u000E': 'ffi',
  '\u000F': 'ffl',
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
}

/**
 * Glyphs without a character are mostly ligatures that a subsetting program forgot to map.
 * Their width, in letter sizes, tells how many letters they hold; `fi` is by far the commonest.
 */
const FORGOTTEN: [upTo: number, text: string][] = [
  [0.4, ''],
  [0.64, 'fi'],
  [0.76, 'ff'],
  [1, 'ffi'],
]

const UNMAPPED = /^[\0\uFFFD]?$/

const ICON_BASE = 0xe000

/**
 * The characters of a glyph, whose own map may be missing or misleading.
 *
 * @param width in letter sizes
 */
export function encodingOf(font: Font, unicode: string, width: number): string {
  if (font.icons) return String.fromCodePoint(ICON_BASE + ((unicode.codePointAt(0) ?? 0) & 0xfff))
  if (UNMAPPED.test(unicode)) return FORGOTTEN.find(([upTo]) => width < upTo)?.[1] ?? ''
  // A hyphen that is drawn is one, also where a font has the same glyph for both.
  if (unicode === '\u00AD' && width > 0.1) return '-'
  return TEX[unicode] ?? unicode
}
