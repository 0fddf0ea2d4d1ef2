import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createReader } from '#server/reading/process/sandbox.ts'

const sample = (extension: string) =>
  new Uint8Array(
    readFileSync(
      new URL(
        `../../../../../src/server/reading/process/warm-up/sample.${extension}`,
        import.meta.url,
      ),
    ),
  )

describe('the pool of reading processes', () => {
  const reader = createReader({ size: 2 })
  afterAll(() => reader.close())

  test('reads documents of every format, more of them than it has processes', async () => {
    const formats = ['pdf', 'docx', 'doc']
    const readings = await Promise.all(
      formats.map((each) => reader.read(sample(each), `cv.${each}`)),
    )
    expect(readings.map((reading) => reading.document.format)).toEqual(formats)
    expect(readings.every((reading) => reading.resume.basics.email === 'ada@example.org')).toBe(
      true,
    )
  })

  test('passes on why a document cannot be read, and goes on', async () => {
    const broken = sample('docx').slice(0, 3_000)
    await expect(reader.read(broken, 'cv.docx')).rejects.toMatchObject({ code: 'fileBroken' })
    await expect(reader.read(sample('docx'), 'cv.docx')).resolves.toBeDefined()
  })
})

test('a document that takes too long is given up', async () => {
  const reader = createReader({ size: 1, deadlineMs: 0 })
  await expect(reader.read(sample('pdf'), 'cv.pdf')).rejects.toMatchObject({
    code: 'readingTimeout',
  })
  reader.close()
})

test('a closed pool takes no more documents', async () => {
  const reader = createReader({ size: 1 })
  reader.close()
  await expect(reader.read(sample('pdf'), 'cv.pdf')).rejects.toMatchObject({ code: 'busy' })
})
