import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gainOf, partsOf } from '#components/specimen.ts'
import { LOCALES } from '#contract/locales.ts'
import { readResume } from '#server/reading/index.ts'
import { score } from '#server/scoring/index.ts'

describe.each(LOCALES)('the sample in %s', (locale) => {
  test('shows its marks on the lines that they quote, with the points of its report', async () => {
    const file = readFileSync(new URL(`../../../public/samples/${locale}.pdf`, import.meta.url))
    const { reading } = await readResume(new Uint8Array(file), `${locale}.pdf`)
    const report = score(reading)
    const { summary, jobs } = partsOf({ resume: reading.resume, report })
    const marked = [summary, ...jobs.map(({ lines }) => lines)]
      .flat()
      .filter(({ findings }) => findings.length > 0)
    expect(marked.length).toBeGreaterThan(0)
    for (const { text, findings } of marked) {
      for (const { quote = '' } of findings) expect(text).toContain(quote)
    }
    expect(marked.some(({ findings }) => findings.some((finding) => gainOf(finding) > 0))).toBe(
      true,
    )
  })
})
