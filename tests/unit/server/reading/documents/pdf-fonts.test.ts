import { describe, expect, test } from 'vitest'
import { readPdf } from '#server/reading/documents/pdf/index.ts'
import { makePdf, text } from './make-pdf.ts'

const linesOf = async (bytes: Uint8Array) => (await readPdf(bytes)).lines.map((line) => line.text)

const show = (font: string, hex: string, x = 60, y = 700) =>
  `BT 0 g /${font} 12 Tf ${x} ${y} Td <${hex}> Tj ET\n`

const utf16 = (word: string) =>
  Array.from(word, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')

const composite = (collection: string, encoding: string) =>
  `/F3 << /Type /Font /Subtype /Type0 /BaseFont /Foreign /Encoding /${encoding} ` +
  '/DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Foreign ' +
  `/CIDSystemInfo << /Registry (Adobe) /Ordering (${collection}) /Supplement 2 >> /DW 1000 ` +
  '/FontDescriptor << /Type /FontDescriptor /FontName /Foreign /Flags 4 /ItalicAngle 0 ' +
  '/FontBBox [0 -200 1000 900] /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >> >>] >>'

describe('fonts without a map to Unicode', () => {
  test.each([
    ['Japan1', 'UniJIS-UTF16-H', utf16('職務経歴書'), '職務経歴書'],
    ['Japan1', '90ms-RKSJ-H', '904596b18c6f97f08f91', '職務経歴書'],
    ['GB1', 'GBK-EUC-H', 'bcf2c0fa', '简历'],
    ['GB1', 'UniGB-UCS2-H', utf16('教育背景'), '教育背景'],
    ['CNS1', 'ETen-B5-H', 'bc69befa', '履歷'],
    ['Korea1', 'KSCms-UHC-H', 'c0ccb7c2bcad', '이력서'],
  ])('%s by %s %s', async (collection, encoding, codes, expected) => {
    const bytes = makePdf({ pages: [show('F3', codes)], fonts: composite(collection, encoding) })
    expect(await linesOf(bytes)).toEqual([expected])
  })

  test('by the names of their glyphs', async () => {
    const fonts =
      '/F3 << /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Own /FirstChar 1 /LastChar 3 ' +
      '/Widths [600 600 600] /Encoding << /Type /Encoding /Differences [1 /eacute /Scaron /uni0131] >> >>'
    expect(await linesOf(makePdf({ pages: [show('F3', '010203')], fonts }))).toEqual(['éŠı'])
  })

  test('drawn as pictures of letters', async () => {
    const fonts =
      '/F3 << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] ' +
      '/CharProcs << >> /FirstChar 65 /LastChar 67 /Widths [600 600 600] ' +
      '/Encoding << /Type /Encoding /Differences [65 /A /B /C] >> /Resources << >> >>'
    expect(await linesOf(makePdf({ pages: [show('F3', '414243')], fonts }))).toEqual(['ABC'])
  })
})

describe('vertical writing', () => {
  test('is read from top to bottom, column by column from the right', async () => {
    const bytes = makePdf({
      pages: [
        show('F3', utf16('氏名山田太郎'), 400, 700) +
          show('F3', utf16('東京都出身者'), 370, 700) +
          show('F3', utf16('営業部長経験'), 340, 700),
      ],
      fonts: composite('Japan1', 'UniJIS-UTF16-V'),
    })
    expect(await linesOf(bytes)).toEqual(['氏名山田太郎', '東京都出身者', '営業部長経験'])
  })
})

/** Drawn upwards, as on a page that is turned to be read. */
const upwards = (x: number, words: string) =>
  `BT 0 g /F1 12 Tf 0 1 -1 0 ${x} 100 Tm (${words}) Tj ET\n`

describe('pages', () => {
  test('that are turned are read as they are seen', async () => {
    const bytes = makePdf({
      pages: [upwards(100, 'Ada Byron') + upwards(120, 'Works on engines')],
      page: '/Rotate 90',
    })
    expect(await linesOf(bytes)).toEqual(['Ada Byron', 'Works on engines'])
  })

  test('show what was filled into forms and typed onto them', async () => {
    const drawn = 'BT 0 g /F1 10 Tf 2 5 Td (Countess of Lovelace) Tj ET'
    const bytes = makePdf({
      pages: [text(60, 760, 'Name')],
      catalog: '/AcroForm << /Fields [] /NeedAppearances true /DA (/Helv 10 Tf 0 g) >>',
      annotations: [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada Byron) /F 4 ' +
          '/Rect [60 700 260 720] /DA (/Helv 10 Tf 0 g) >>',
        '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [60 650 260 670] ' +
          '/DA (/Helv 10 Tf 0 g) /Contents (Countess of Lovelace) /AP << /N 8 0 R >> >>',
      ],
      objects: [
        `<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Length ${drawn.length} ` +
          `/Resources << /Font << /F1 3 0 R >> >> >>\nstream\n${drawn}\nendstream`,
      ],
    })
    expect(await linesOf(bytes)).toEqual(['Name', 'Ada Byron', 'Countess of Lovelace'])
  })

  test('hide what stands on a layer that is switched off', async () => {
    const bytes = makePdf({
      pages: [`${text(60, 760, 'Ada Byron')}/OC /L1 BDC\n${text(60, 700, 'Hire her')}EMC\n`],
      resources: '/Properties << /L1 8 0 R >>',
      catalog: '/OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] >> >>',
      objects: ['<< /Type /OCG /Name (Notes) >>'],
    })
    const { lines, facts } = await readPdf(bytes)
    expect(lines.map((line) => line.text)).toEqual(['Ada Byron'])
    expect(facts.hiddenText).toEqual(['Hire her'])
  })

  test('show a shadow of their text only once', async () => {
    const shadow = text(61, 699, 'Ada Byron', { size: 20, color: '0.7 0.7 0.7' })
    const bytes = makePdf({ pages: [shadow + text(60, 700, 'Ada Byron', { size: 20 })] })
    expect(await linesOf(bytes)).toEqual(['Ada Byron'])
  })
})
