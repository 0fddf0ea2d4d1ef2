import { SaxesParser } from 'saxes'
import { ReadingError } from '../document.ts'
import { decoded } from './encoding.ts'

/** An element of a parsed XML part. Names have the prefixes of `PREFIXES`, whatever the file uses. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

/** The namespaces that matter, in their two editions (transitional and strict) and Word 2003's. */
const PREFIXES: [RegExp, string][] = [
  [/\/wordprocessingml(\/2006)?\/main$/, 'w'],
  [/schemas\.microsoft\.com\/office\/word\/2003\/wordml$/, 'w'],
  [/\/officeDocument(\/2006)?\/relationships$/, 'r'],
  [/\/package\/2006\/relationships$/, 'rel'],
  [/\/package\/2006\/content-types$/, 'ct'],
  [/\/word\/2010\/wordml$/, 'w14'],
  [/\/drawingml(\/2006)?\/main$/, 'a'],
  [/\/drawingml(\/2006)?\/wordprocessingDrawing$/, 'wp'],
  [/\/drawing\/2010\/wordprocessingDrawing$/, 'wp14'],
  [/\/word\/2010\/wordprocessingShape$/, 'wps'],
  [/\/drawingml(\/2006)?\/picture$/, 'pic'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/\/officeDocument(\/2006)?\/math$/, 'm'],
  [/\/officeDocument(\/2006)?\/extended-properties$/, 'ep'],
  [/schemas-microsoft-com:vml$/, 'v'],
  [/schemas\.microsoft\.com\/office\/2006\/xmlPackage$/, 'pkg'],
  [/schemas\.microsoft\.com\/office\/word\/2003\/auxHint$/, 'wx'],
]

/** Real documents nest a few dozen elements; reading goes down by recursion. */
const DEEPEST = 400

/** A resume's largest part has some 50,000 elements. */
const MOST_ELEMENTS = 600_000

const prefixes = new Map<string, string>()

function prefixOf(uri: string): string {
  const known = prefixes.get(uri)
  if (known !== undefined) return known
  const prefix = PREFIXES.find(([pattern]) => pattern.test(uri))?.[1] ?? ''
  prefixes.set(uri, prefix)
  return prefix
}

const qualified = (uri: string, local: string) => {
  const prefix = prefixOf(uri)
  return prefix === '' ? local : `${prefix}:${local}`
}

/**
 * Parses an XML part to a tree.
 *
 * @throws ReadingError fileBroken for malformed XML or a DOCTYPE (no document needs one, and
 * entities are how XML is made to explode), fileTooComplex for endless nesting
 */
export function parseXml(source: Uint8Array | string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open: Element[] = [root]
  let count = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new ReadingError('fileBroken', error)
  })
  parser.on('doctype', () => {
    throw new ReadingError('fileBroken', new Error('DOCTYPE'))
  })
  parser.on('opentag', (tag) => {
    if (open.length > DEEPEST || ++count > MOST_ELEMENTS) throw new ReadingError('fileTooComplex')
    const attributes: Record<string, string> = {}
    for (const attribute of Object.values(tag.attributes))
      attributes[qualified(attribute.uri, attribute.local)] = attribute.value
    const element = { name: qualified(tag.uri, tag.local), attributes, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const addText = (text: string) => {
    open.at(-1)?.children.push(text)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(typeof source === 'string' ? source : decoded(source, ENCODING, 200)).close()
  const [element] = childElements(root)
  if (!element) throw new ReadingError('fileBroken')
  return element
}

const ENCODING = /encoding\s*=\s*["']([\w-]+)["']/

export function childElements(element: Element): Element[] {
  return element.children.filter((each) => typeof each !== 'string')
}

/** The first child of that name. */
export function child(element: Element | undefined, name: string): Element | undefined {
  return element && childElements(element).find((each) => each.name === name)
}

/** Follows a path of child names. */
export function at(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>((found, name) => child(found, name), element)
}

/** All descendants of that name, in document order. */
export function* descendants(element: Element, name: string): Generator<Element> {
  for (const each of childElements(element)) {
    if (each.name === name) yield each
    yield* descendants(each, name)
  }
}

/** The `w:val` of a child, the way most properties of Word are written. */
export function valueOf(element: Element | undefined, name: string): string | undefined {
  return child(element, name)?.attributes['w:val']
}

/** All text below an element. */
export function textContent(element: Element): string {
  return element.children
    .map((each) => (typeof each === 'string' ? each : textContent(each)))
    .join('')
}
