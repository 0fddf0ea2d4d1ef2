import { ReadingError, type DocumentText } from '../../document.ts'
import { laidOut } from '../laid-out.ts'
import { BodyReader } from '../docx/body.ts'
import { hasFilledShapes } from '../docx/drawings.ts'
import { readNumbering } from '../docx/numbering.ts'
import { readStyles } from '../docx/styles.ts'
import { child, descendants, parseXml, type Element } from '../xml.ts'

/**
 * Reads what Word saves as XML: Word 2003's `w:wordDocument`, and the flat package (`pkg:package`)
 * of later versions. Both keep the body in the words of WordprocessingML.
 */
export async function readWordXml(bytes: Uint8Array): Promise<DocumentText> {
  const root = parseXml(bytes)
  const body = first(root, 'w:body')
  if (!body) throw new ReadingError('fileTypeMismatch')
  const reader = new BodyReader({
    styles: readStyles(first(root, 'w:styles')),
    numbering: readNumbering(first(root, 'w:numbering')),
    target: (id) => linkTarget(root, id),
    chunk: () => [],
    paper: '#ffffff',
    underBoxes: hasFilledShapes(root) ? undefined : '#ffffff',
    textWidth: 450,
  })
  const blocks = reader.story(body)
  return laidOut('doc', [{ region: 'main', blocks }], reader.images)
}

function first(root: Element, name: string): Element | undefined {
  return child(root, name) ?? descendants(root, name).next().value
}

function linkTarget(root: Element, id: string): string | undefined {
  for (const { attributes } of descendants(root, 'rel:Relationship'))
    if (attributes['Id'] === id && attributes['TargetMode'] === 'External')
      return attributes['Target']
  return undefined
}
