import { withWordLists } from './word-lists.ts'

/** Never shown, and read as style or script where they are parsed. */
const UNREAD = /<!--[\s\S]*?-->|<(style|script|title|xml)\b[\s\S]*?<\/\1\s*>/gi
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g

/** `data-pm-slice` is what the editor itself leaves in the clipboard. */
const KEPT: ReadonlySet<string> = new Set(['href', 'data-pm-slice'])
const VOID: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
  'col',
])

/** A resume holds no tables: a row is a line of its own, and its cells are words in it. */
const OF_TABLES: Partial<Record<string, string>> = {
  table: 'div',
  thead: 'div',
  tbody: 'div',
  tfoot: 'div',
  caption: 'div',
  tr: 'div',
  td: 'span',
  th: 'span',
}
const isCell = (name: string) => name === 'td' || name === 'th'

/** What a style says in marks that a resume has. */
const EMPHASIS = [
  { tag: 'b', says: /(?:^|[;\s])font-weight:\s*(bold|[6-9]00)/i },
  { tag: 'i', says: /(?:^|[;\s])font-style:\s*(italic|oblique)/i },
  { tag: 'u', says: /(?:^|[;\s])text-decoration(-line)?:[^;]*underline/i },
] as const

/** Google Docs wraps what it copies in `<b style="font-weight:normal">`. */
const NOT_BOLD = /(?:^|[;\s])font-weight:\s*(normal|[1-4]00)/i

/**
 * Pasted HTML without attributes but `href`, its emphasis turned from styles into tags. The
 * policy of our pages forbids inline styles and handlers wherever HTML is parsed, even in a
 * detached document: left in, each would be reported as a violation and its meaning lost.
 * What may enter a resume is decided by the editor's schema, not here.
 *
 * @example withoutStyles('<span style="font-weight:700">x</span>') // '<span><b>x</b></span>'
 */
export function withoutStyles(html: string): string {
  const open: { name: string; close: string }[] = []
  return withWordLists(html)
    .replace(UNREAD, '')
    .replace(TAG, (_, slash: string, tag: string, rest: string) => {
      const name = tag.toLowerCase()
      if (slash) {
        const at = open.findLastIndex((element) => element.name === name)
        return at < 0 ? '' : (open.splice(at, 1)[0]?.close ?? '')
      }
      const { start, close } = rebuilt(name, attributesIn(rest))
      if (VOID.has(name)) return start
      open.push({ name, close })
      return start
    })
}

function rebuilt(name: string, attributes: Map<string, string>) {
  const style = attributes.get('style') ?? ''
  const isPlain = (name === 'b' || name === 'strong') && NOT_BOLD.test(style)
  const element = isPlain ? 'span' : (OF_TABLES[name] ?? name)
  const kept = [...attributes].filter(([key]) => KEPT.has(key))
  const marks = EMPHASIS.filter(({ says }) => says.test(style)).map(({ tag }) => tag)
  return {
    start:
      `<${element}${kept.map(([key, value]) => ` ${key}="${value}"`).join('')}>` +
      marks.map((mark) => `<${mark}>`).join(''),
    close: `${marks
      .toReversed()
      .map((mark) => `</${mark}>`)
      .join('')}</${element}>${isCell(name) ? ' ' : ''}`,
  }
}

function attributesIn(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? ''
    // A double quote can only stand in a value that was in single quotes.
    found.set(name.toLowerCase(), value.replaceAll('"', '&quot;'))
  }
  return found
}
