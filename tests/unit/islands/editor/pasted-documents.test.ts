import { describe, expect, test } from 'vitest'
import { withoutStyles } from '#islands/editor/rich/pasted.ts'

/** What Word 365 puts into the clipboard for two bullets, one of them bold and linked. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoListParagraphCxSpFirst {margin-left:.5in; mso-pagination:widow-orphan;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b style='mso-bidi-font-weight:normal'>Cut late departures</b> from 9% to 3%.<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>See <a href="https://example.com/score"><span style='color:#0563C1'>the scorecard</span></a>.<o:p></o:p></p>
<!--EndFragment--></body></html>`

/** What Google Docs puts into the clipboard for a list with bold, italic and underlined words. */
const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-family:Arial;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">Led</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> four</span><span style="font-weight:400;text-decoration:underline;"> engineers</span></p></li></ul></b><br class="Apple-interchange-newline">`

/** Every attribute that is left, by name. */
const attributes = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*?\s([a-z-]+)=/gi)].map(([, name]) => name)

describe('a list out of Word', () => {
  const clean = withoutStyles(WORD)

  test('keeps its words, its emphasis and its link', () => {
    expect(clean).toContain('<b>Cut late departures</b> from 9% to 3%.')
    expect(clean).toContain('href="https://example.com/score"')
  })

  test('becomes a list, without the marks that Word types before each item', () => {
    expect(clean.match(/<li>/g)).toHaveLength(2)
    expect(clean).not.toContain('·')
    expect(clean).not.toContain('&nbsp;')
  })

  test('leaves no styles, no classes, no comments', () => {
    expect(new Set(attributes(clean))).toEqual(new Set(['href']))
    expect(clean).not.toMatch(/<!|<style|<xml|mso/i)
  })
})

describe('a list out of Google Docs', () => {
  const clean = withoutStyles(GOOGLE_DOCS)

  test('keeps emphasis where it was, and only there', () => {
    expect(clean).toContain('<b>Led</b>')
    expect(clean).toContain('<i> four</i>')
    expect(clean).toContain('<u> engineers</u>')
    expect(clean).toContain('<li><p>')
    expect(clean.match(/<b>/g)).toHaveLength(1)
  })

  test('leaves no attributes', () => {
    expect(attributes(clean)).toEqual([])
  })
})
