import { ReadingError, type DocumentText } from '../../document.ts'
import type { Block, Story } from '../blocks.ts'
import { blocksOfHtml } from '../doc/html.ts'
import { contentOf } from '../file-type.ts'
import { leastPages, mostPages } from '../facts.ts'
import { laidOut } from '../laid-out.ts'
import { childElements, descendants, parseXml, textContent, type Element } from '../xml.ts'
import { openArchive, type Archive } from './archive.ts'
import { BodyReader, type Setting } from './body.ts'
import { hasFilledShapes } from './drawings.ts'
import { NOTES, noteBlocks } from './notes.ts'
import { readNumbering } from './numbering.ts'
import { readStyles } from './styles.ts'

/** Reads a .docx straight from its parts: body, headers, footers, styles, lists, links. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const archive = await openArchive(bytes)
  const main = await mainPart(archive)
  const root = await part(archive, main)
  const body = root && childElements(root).find(({ name }) => name === 'w:body')
  if (!root || !body) throw new ReadingError('fileBroken')

  const around = await relationships(archive, main)
  const styles = readStyles(await part(archive, around.path('styles')))
  const numbering = readNumbering(await part(archive, around.path('numbering')))
  const paper = paperOf(root)
  const chunks = await readChunks(archive, root, around)
  const setting: Setting = {
    styles,
    numbering,
    target: around.target,
    chunk: (id) => chunks.get(id) ?? [],
    paper,
    underBoxes: hasFilledShapes(root) ? undefined : paper,
    textWidth: textWidthOf(root),
  }

  const reader = new BodyReader(setting)
  const blocks = reader.story(body)
  const headers = await edges(archive, root, around, setting, 'w:headerReference')
  const footers = await edges(archive, root, around, setting, 'w:footerReference')
  const notes = await notesOf(archive, root, around, setting)
  const stories: Story[] = [...headers, { region: 'main', blocks }, ...footers, ...notes]
  const { lines, facts } = laidOut('docx', stories, reader.images)
  const counted = (await countedPages(archive)) ?? Infinity
  const pages = Math.max(counted <= mostPages(lines) ? counted : facts.pages, leastPages(facts))
  return { lines, facts: { ...facts, pages, columns: columnsOf(root, facts.columns) } }
}

/** Pages of HTML that Word would take over when it opens the document; web editors write such. */
async function readChunks(
  archive: Archive,
  root: Element,
  around: Relationships,
): Promise<Map<string, Block[]>> {
  const chunks = new Map<string, Block[]>()
  for (const { attributes } of descendants(root, 'w:altChunk')) {
    const id = attributes['r:id'] ?? ''
    const bytes = await archive.read(around.pathOf(id) ?? '')
    if (bytes && ['html', 'unknown'].includes(contentOf(bytes)))
      chunks.set(id, blocksOfHtml(bytes).blocks)
  }
  return chunks
}

async function part(archive: Archive, name: string | undefined): Promise<Element | undefined> {
  const bytes = name === undefined ? undefined : await archive.read(name)
  return bytes && parseXml(bytes)
}

/** The part that the package's relationships call the document; its name is only a custom. */
async function mainPart(archive: Archive): Promise<string> {
  const root = await part(archive, '_rels/.rels')
  const found =
    root &&
    childElements(root).find(({ attributes }) => attributes['Type']?.endsWith('/officeDocument'))
  const target = found?.attributes['Target']?.replace(/^\//, '')
  const name = target && archive.has(target) ? target : 'word/document.xml'
  if (!archive.has(name)) throw new ReadingError('fileBroken')
  return name
}

const external = (mode: string | undefined) => mode === 'External'

interface Relationships {
  /** Part of the package by the end of its type, such as 'styles'. */
  path(type: string): string | undefined
  pathOf(id: string): string | undefined
  /** Address outside of the package. */
  target(id: string): string | undefined
}

async function relationships(archive: Archive, main: string): Promise<Relationships> {
  const folder = main.includes('/') ? main.slice(0, main.lastIndexOf('/') + 1) : ''
  const root = await part(archive, `${folder}_rels/${main.slice(folder.length)}.rels`)
  const all = root ? childElements(root).map(({ attributes }) => attributes) : []
  const inside = (target: string | undefined) =>
    target === undefined ? undefined : new URL(target, `http://package/${folder}`).pathname.slice(1)
  return {
    path: (type) =>
      inside(
        all.find(({ Type, TargetMode }) => Type?.endsWith(`/${type}`) && !external(TargetMode))?.[
          'Target'
        ],
      ),
    pathOf: (id) =>
      inside(all.find(({ Id, TargetMode }) => Id === id && !external(TargetMode))?.['Target']),
    target: (id) => all.find(({ Id, TargetMode }) => Id === id && external(TargetMode))?.['Target'],
  }
}

/** Headers or footers, each text once, however many sections and kinds of pages repeat it. */
async function edges(
  archive: Archive,
  root: Element,
  around: Relationships,
  setting: Setting,
  reference: 'w:headerReference' | 'w:footerReference',
): Promise<Story[]> {
  const stories: Story[] = []
  const seen = new Set<string>()
  for (const { attributes } of descendants(root, reference)) {
    const name = around.pathOf(attributes['r:id'] ?? '')
    const element = await part(archive, name)
    if (!element || name === undefined) continue
    const text = textContent(element)
    if (seen.has(text)) continue
    seen.add(text)
    const own = await relationships(archive, name)
    const reader = new BodyReader({ ...setting, target: own.target })
    const region = reference === 'w:headerReference' ? 'header' : 'footer'
    stories.push({ region, blocks: reader.story(element) })
  }
  return stories
}

/** Notes stand at the foot of a page, outside of the section that refers to them. */
async function notesOf(
  archive: Archive,
  root: Element,
  around: Relationships,
  setting: Setting,
): Promise<Story[]> {
  const stories: Story[] = []
  for (const kind of NOTES) {
    const name = around.path(kind.type)
    const notes = await part(archive, name)
    if (!notes || name === undefined) continue
    const own = await relationships(archive, name)
    const reader = new BodyReader({ ...setting, target: own.target })
    stories.push({ region: 'footer', blocks: noteBlocks(root, notes, kind, reader) })
  }
  return stories
}

const PAGE = { width: 11_906, margin: 1_440 } as const

/** Between the margins of the last part of the document. */
function textWidthOf(root: Element): number {
  const attributes = (name: string) => [...descendants(root, name)].at(-1)?.attributes
  const margins = attributes('w:pgMar')
  const width = Number(attributes('w:pgSz')?.['w:w'] ?? PAGE.width)
  const left = Number(margins?.['w:left'] ?? PAGE.margin)
  return (width - left - Number(margins?.['w:right'] ?? PAGE.margin)) / 20
}

/** White, unless the page is coloured or shapes stand behind the text: then nobody knows. */
function paperOf(root: Element): string | undefined {
  const colored = childElements(root).some(({ name }) => name === 'w:background')
  const behind = [...descendants(root, 'wp:anchor')].some(
    ({ attributes }) => attributes['behindDoc'] === '1',
  )
  return colored || behind || !descendants(root, 'w:pict').next().done ? undefined : '#ffffff'
}

function columnsOf(root: Element, least: number): number {
  const counts = [...descendants(root, 'w:cols')].map(({ attributes }) =>
    Number(attributes['w:num'] ?? 1),
  )
  return Math.max(least, ...counts.filter((count) => count > 1 && count < 10))
}

/** The page count that the writing program left. */
async function countedPages(archive: Archive): Promise<number | undefined> {
  const root = await part(archive, 'docProps/app.xml').catch(() => undefined)
  const pages = root && childElements(root).find(({ name }) => name === 'ep:Pages')
  const count = pages ? Number.parseInt(textContent(pages), 10) : 0
  return count > 0 ? count : undefined
}
