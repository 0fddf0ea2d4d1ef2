import { ReadingError, type DocumentText } from '../../document.ts'
import { type Story } from '../blocks.ts'
import { laidOut } from '../laid-out.ts'
import { viewOf } from './bytes.ts'
import { openCompound, type CompoundFile } from './ole.ts'
import { StoryReader } from './stories.ts'
import { openWord97, type Word97 } from './word97.ts'

/** Magic number of Word 6 and 95: the same container, an older text. */
const WORD_95 = 0xa5dc

/** Reads the compound files of Word 97 to 2003, and says what else such a file may be. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const file = openCompound(bytes)
  const document = file.stream('WordDocument')
  if (!document) throw new ReadingError(otherContent(file))
  if (viewOf(document).getUint16(0, true) === WORD_95) throw new ReadingError('fileTypeUnsupported')
  const table = (second: boolean) => file.stream(second ? '1Table' : '0Table')
  const word = openWord97(document, table, file.stream('Data'))
  const reader = new StoryReader(word)
  const stories = storiesOf(word, reader)
  return laidOut('doc', stories, reader.images)
}

/** An encrypted .docx is a compound file, too. So is a spreadsheet. */
function otherContent(file: CompoundFile): 'fileEncrypted' | 'fileTypeMismatch' {
  return file.names.includes('EncryptedPackage') ? 'fileEncrypted' : 'fileTypeMismatch'
}

/** Points; a box that is wider leaves no room beside it on any usual paper. */
const WIDE = 270

/** Parts of the header story: six separators of notes, then six for every section. */
const SEPARATORS = 6
const HEADER_KINDS = ['header', 'header', 'footer', 'footer', 'header', 'footer'] as const

function storiesOf(word: Word97, reader: StoryReader): Story[] {
  const { main, footnotes, headers, comments, endnotes, boxes } = word.stories
  const headerStart = main + footnotes
  const boxStart = headerStart + headers + comments + endnotes
  const headersAndFooters = word.headerParts
    .slice(SEPARATORS)
    .flatMap((start, index, all): Story[] => {
      const end = all[index + 1]
      const region = HEADER_KINDS[index % HEADER_KINDS.length] ?? 'header'
      if (end === undefined || end <= start || end > headers) return []
      return [{ region, blocks: reader.blocks(headerStart + start, headerStart + end) }]
    })
  const unique = headersAndFooters.filter((story, index) =>
    headersAndFooters
      .slice(0, index)
      .every((other) => JSON.stringify(other) !== JSON.stringify(story)),
  )
  const anchored = word.boxes.filter(({ anchor, to }) => anchor < main && to <= boxes)
  const inBody = anchored.map(({ anchor, from, to, width }) => ({
    anchor,
    wide: width > WIDE,
    blocks: reader.blocks(boxStart + from, boxStart + to),
  }))
  const rest = anchored.length > 0 ? [] : reader.blocks(boxStart, boxStart + boxes)
  return [
    ...unique.filter((story) => story.region === 'header'),
    { region: 'main', blocks: reader.blocks(0, main, inBody) },
    { region: 'main', blocks: rest },
    ...unique.filter((story) => story.region === 'footer'),
  ]
}
