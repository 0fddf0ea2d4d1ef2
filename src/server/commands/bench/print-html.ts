import { pathToFileURL } from 'node:url'
import type { Block, Inline } from '#contract/rich-text.ts'
import { fontFiles, type Family } from '../../typeset/fonts.ts'
import type { PrintedEntry, PrintedSection } from '../../typeset/printed-sections.ts'
import type { Printed, PrintedField } from '../../typeset/printed.ts'

/** The template "classic" once more, in HTML: same content, fonts, sizes and rules. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const field = ({ text, url }: { text: string; url?: string }): string =>
  url ? `<a href="${escaped(url)}">${escaped(text)}</a>` : escaped(text)
const joined = (fields: PrintedField[], between: string): string => fields.map(field).join(between)

const TAGS: Record<string, string> = { bold: 'b', italic: 'i', underline: 'u' }
const LISTS = { bulletList: 'ul', orderedList: 'ol' } as const

function inline(node: Inline): string {
  if (node.type === 'hardBreak') return '<br>'
  return (node.marks ?? []).reduce((body, mark) => {
    if (mark.type === 'link') return `<a href="${escaped(mark.attrs.href)}">${body}</a>`
    return `<${TAGS[mark.type]}>${body}</${TAGS[mark.type]}>`
  }, escaped(node.text))
}

function block(node: Block): string {
  if (node.type === 'paragraph') return `<p>${(node.content ?? []).map(inline).join('')}</p>`
  const items = node.content.map((item) => `<li>${item.content.map(block).join('')}</li>`)
  return `<${LISTS[node.type]}>${items.join('')}</${LISTS[node.type]}>`
}

function entry({ heading, aside, dates, details }: PrintedEntry, separator: string): string {
  return `<article>
    <div class="head"><h2>${joined(heading, separator)}</h2><span>${joined(dates, '')}</span></div>
    <p class="aside">${joined(aside, separator)}</p>
    ${details ? details.rich.content.map(block).join('') : ''}
  </article>`
}

function section(part: PrintedSection, { marks }: Printed): string {
  const title = `<h1>${escaped(part.title.text)}</h1>`
  if (part.kind === 'text') return title + part.text.rich.content.map(block).join('')
  if (part.kind === 'entries') {
    return title + part.entries.map((item) => entry(item, marks.separator)).join('')
  }
  const rows = part.rows.map(
    ({ label, values }) =>
      `<p><b>${label.map(field).join('')}${marks.colon}</b>${joined(values, marks.comma)}</p>`,
  )
  return title + rows.join('') + (part.text?.rich.content.map(block).join('') ?? '')
}

/** The part of the page that changes with the resume. */
export function bodyOf(printed: Printed): string {
  const { name, headline, contacts } = printed.header
  const line = contacts.map(({ label, value }) => {
    const before = label ? `${escaped(label.text)}${printed.marks.colon}` : ''
    return `<span>${before}${field(value)}</span>`
  })
  return `<header><div class="name">${joined(name, '')}</div>
    <p class="headline">${joined(headline, '')}</p><p class="contacts">${line.join('')}</p></header>
    ${printed.sections.map((part) => `<section>${section(part, printed)}</section>`).join('')}`
}

/** Weight and style, as the names of the cuts tell them. */
function faces(family: Family, files: string[]): string {
  return files
    .map((file) => {
      const weight = /_(\d00)/.exec(file)?.[1] ?? '400'
      const style = file.includes('Italic') ? 'italic' : 'normal'
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style};
        src: url('${pathToFileURL(file).href}') }`
    })
    .join('\n')
}

/** A page in which `bodyOf` any resume of this language can be put. */
export function pageFor({ page, style }: Printed): string {
  const fonts = Object.entries(fontFiles()) as [Family, string[]][]
  const families = page.families.map(({ name }) => `'${name}'`).join(', ')
  return `<!doctype html><html lang="${page.lang}" dir="${page.direction}"><meta charset="utf-8">
  <title>${escaped(page.title)}</title><style>
  ${fonts.map(([family, files]) => faces(family, files)).join('\n')}
  @page { size: A4; margin: ${style.margin}mm }
  body { margin: 0; font: ${style.size}pt/1.32 ${families}; color: #1f1f1f;
    font-variant-ligatures: none; font-variant-numeric: lining-nums }
  .name { font-size: 2.7em; line-height: 1.1; color: ${style.accent} }
  .headline { font-size: 1.15em; font-style: italic; color: #525252 }
  .contacts span + span::before { content: ''; border-inline-start: 0.5pt solid #8f9caf;
    margin: 0 0.75em }
  h1 { font: 600 1.25em ${families}; font-variant-caps: small-caps; letter-spacing: 0.06em;
    color: ${style.accent}; border-block-end: 0.5pt solid #8f9caf; margin: 1.5em 0 0.6em;
    break-after: avoid }
  h2 { font: 600 1em ${families}; margin: 0 }
  p, ul { margin: 0 0 0.35em } ul { padding-inline-start: 1.2em; list-style: '–  ' }
  article { margin-block-end: 0.9em; break-inside: avoid }
  .head { display: flex; justify-content: space-between; gap: 2em; break-after: avoid }
  .head span, .aside { color: #525252 } .aside { font-style: italic }
  a { color: inherit; text-decoration: none }
  </style><body></body></html>`
}
