import type { PDFDocumentProxy } from 'pdfjs-dist'
// Modules are shared by the files of a worker: whoever loads pdf.js first loads it mended.
import '#server/reading/documents/pdf/mend-pdfjs.ts'
import { pdfjs } from '#server/reading/documents/pdf/pdfjs.ts'

/** What a finished PDF says of itself. */
export interface PdfFacts {
  title: string
  author: string
  language: string
  xmp: string
  tagged: boolean
  /** Roles of the structure tree, in order. */
  roles: string[]
  bookmarks: string[]
  attachments: { name: string; text: string }[]
  links: string[]
  /** Names of the fonts; those without a font program are in `missing`. */
  fonts: { embedded: string[]; missing: string[] }
  /** Text runs that end outside the page. */
  overflows: string[]
}

export async function factsOf(pdf: Uint8Array): Promise<PdfFacts> {
  const task = pdfjs.getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    fontExtraProperties: true,
  })
  const document = await task.promise
  const { info, metadata } = await document.getMetadata()
  // pdf.js 6 gives a map; its types still tell of an object.
  const marks: unknown = await document.getMarkInfo()
  const facts: PdfFacts = {
    title: String((info as Record<string, unknown>)['Title'] ?? ''),
    author: String((info as Record<string, unknown>)['Author'] ?? ''),
    language: String((info as Record<string, unknown>)['Language'] ?? ''),
    xmp: metadata?.getRaw() ?? '',
    tagged: (marks as Map<string, boolean> | null)?.get('Marked') === true,
    roles: [],
    bookmarks: ((await document.getOutline()) ?? []).map(({ title }) => title),
    attachments: await attachmentsOf(document),
    links: [],
    fonts: { embedded: [], missing: [] },
    overflows: [],
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    facts.roles.push(...rolesOf(await page.getStructTree()))
    for (const { url } of await page.getAnnotations()) if (url) facts.links.push(url)
    await page.getOperatorList()
    const { items } = await page.getTextContent()
    const [, , width = 0, height = 0] = page.view
    for (const item of items) {
      if (!('str' in item)) continue
      addFont(facts, page.commonObjs.get(item.fontName))
      const [x, y] = [item.transform[4], item.transform[5]]
      const inside = x >= -0.5 && x + item.width <= width + 0.5 && y >= 0 && y <= height
      if (!inside) facts.overflows.push(item.str)
    }
  }
  await task.destroy()
  return facts
}

async function attachmentsOf(document: PDFDocumentProxy): Promise<PdfFacts['attachments']> {
  const found = [...((await document.getAttachments()) ?? [])]
  return Promise.all(
    found.map(async ([id, { rawFilename }]) => {
      const content = await document.getAttachmentContent(id)
      return { name: rawFilename, text: new TextDecoder().decode(content as unknown as Uint8Array) }
    }),
  )
}

interface StructNode {
  role?: string
  children?: StructNode[]
}

function rolesOf(node: unknown): string[] {
  const { role, children = [] } = (node ?? {}) as StructNode
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)]
}

function addFont(facts: PdfFacts, font: { name: string; missingFile?: boolean }): void {
  const list = font.missingFile ? facts.fonts.missing : facts.fonts.embedded
  if (!list.includes(font.name)) list.push(font.name)
}

/** For each page: the role that directly holds its last content, in reading order. */
export async function lastRolesOf(pdf: Uint8Array): Promise<string[]> {
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const roles: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    roles.push(holdersOf(await page.getStructTree()).at(-1) ?? '')
  }
  await task.destroy()
  return roles
}

/** The role that directly holds each piece of content, in order. */
function holdersOf(node: unknown, holder = ''): string[] {
  const { role, type, children = [] } = (node ?? {}) as StructNode & { type?: string }
  if (type === 'content') return [holder]
  return children.flatMap((child) => holdersOf(child, role ?? holder))
}
