import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { Draft } from '#contract/draft.ts'
import { LIMITS } from '#contract/limits.ts'
import { emptyResume } from '#contract/resume.ts'
import type { Resume } from '#contract/resume.ts'
import { createAttachedResumes } from '#server/attached-resume.ts'
import { attachedResumeIn } from '#server/reading/attachment.ts'
import { readResume } from '#server/reading/index.ts'
import { createReader } from '#server/reading/process/sandbox.ts'
import { draftOf, fullResume, shortResume } from './typeset/drafts.ts'
import { setPages } from './typeset/set.ts'
import { PATIENT } from './patient.ts'

const attachedResumes = createAttachedResumes('a secret of 32 random characters')
const reader = createReader({ ...PATIENT, size: 1, warmUp: false, attachedResumes })
afterAll(() => reader.close())

/** What an upload would find, without a process for it. */
async function believed(pdf: Uint8Array, by = attachedResumes) {
  const { attached } = await readResume(new Uint8Array(pdf), 'resume.pdf')
  return attached ? by.open(attached) : null
}

const setWith = async (draft: Draft) => (await setPages(draft, attachedResumes.write(draft))).pdf
const made = new Map<string, Promise<Uint8Array>>()

/** The PDF of a resume, set once. */
function pdfOf(resume: Resume): Promise<Uint8Array> {
  const key = JSON.stringify(resume)
  const pdf = made.get(key) ?? setWith(draftOf(resume))
  made.set(key, pdf)
  return pdf
}

/** The document with another text in it, in place of its own attachment. */
function carrying(pdf: Uint8Array, text: string | Buffer): Uint8Array {
  const file = Buffer.from(pdf)
  const stranger = Buffer.concat([
    Buffer.from('%PDF-1.7\n99 0 obj\n<</Type/EmbeddedFile/Filter/FlateDecode>>\nstream\n'),
    deflateSync(text),
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const without = Buffer.from(
    file.toString('latin1').replaceAll('/EmbeddedFile', '/EmbeddedNone'),
    'latin1',
  )
  return new Uint8Array(Buffer.concat([without, stranger]))
}

describe('our own PDF, uploaded', () => {
  test('gives back every mark, link, list, extra and the order of its sections', async () => {
    const order = ['skills' as const, 'education' as const]
    const layout = { ...fullResume().layout, order }
    const resume = { ...fullResume(), layout, extensions: {} }
    const reading = await reader.read(new Uint8Array(await pdfOf(resume)), 'resume.pdf')
    expect(reading.resume).toEqual(resume)
    expect(reading.language).toEqual({ code: resume.locale, confidence: 1 })
    const { templateId, style } = draftOf(resume)
    expect(reading.looks).toEqual({ templateId, style })
    expect(reading.document).toMatchObject({ format: 'pdf', pages: 2, textLayer: true })
  })

  test('has nothing of what was not printed', async () => {
    const resume = {
      ...fullResume(),
      layout: { order: [], hidden: ['work' as const, 'other' as const], titles: {}, newPage: [] },
      extensions: { meta: { note: 'private' } },
    }
    const pdf = await setWith(draftOf(resume, { photo: false }))
    const basics = { ...resume.basics, photo: '' }
    const { layout } = emptyResume()
    const printed = { ...resume, basics, work: [], other: [], layout, extensions: {} }
    expect((await believed(pdf))?.content).toEqual(printed)
    expect(attachedResumeIn(pdf)).not.toMatch(/private|data:image/)
  })
})

describe('an attachment that is not to be believed', () => {
  const resume = shortResume('en')
  const written = JSON.parse(attachedResumes.write(draftOf(resume))) as Record<string, unknown>

  test('is that of another deployment', async () => {
    const others = createAttachedResumes('another secret of 32 random char')
    const pdf = await pdfOf(resume)
    expect(await believed(pdf, others)).toBeNull()
    expect(await believed(pdf, createAttachedResumes(null))).toBeNull()
  })

  test('has no seal, since it was set without a secret', async () => {
    const unsealed = createAttachedResumes(null).write(draftOf(resume))
    expect(await believed(carrying(await pdfOf(resume), unsealed))).toBeNull()
  })

  test('was changed', async () => {
    const content = { ...resume, basics: { ...resume.basics, phone: '+44 20 7946 0000' } }
    const changed = JSON.stringify({ ...written, content })
    expect(await believed(carrying(await pdfOf(resume), changed))).toBeNull()
    expect(await believed(carrying(await pdfOf({ ...resume, ...content }), changed))).toBeNull()
  })

  test('came from another PDF', async () => {
    const pdf = carrying(await pdfOf(shortResume('de')), JSON.stringify(written))
    expect(attachedResumeIn(pdf)).not.toBe('')
    expect(await believed(pdf)).toBeNull()
    const { resume: read } = await reader.read(pdf, 'resume.pdf')
    expect(read.basics.name).toBe(shortResume('de').basics.name)
  })

  test('tells of pages that have changed since', async () => {
    const [first, ...others] = resume.work
    const edits = {
      word: { ...resume, basics: { ...resume.basics, headline: 'Director of Operations' } },
      less: { ...resume, work: others },
      more: { ...resume, work: [...resume.work, { ...first!, company: 'Fabrikam' }] },
    }
    for (const [change, edited] of Object.entries(edits)) {
      const pdf = carrying(await pdfOf(edited), JSON.stringify(written))
      expect(await believed(pdf), change).toBeNull()
    }
  })

  test.for([
    { name: 'no JSON', text: '{"seal": ' },
    { name: 'no object', text: '["seal"]' },
    { name: 'nothing', text: '' },
    { name: 'a resume by no means', text: JSON.stringify({ seal: 'AAAA', content: [1, 2, 3] }) },
    { name: 'endlessly nested', text: `{"seal":${'['.repeat(400_000)}${']'.repeat(400_000)}}` },
    { name: 'huge', text: Buffer.alloc(64 * 1024 * 1024, '{"seal":1}   ') },
  ])('is $name', async ({ text }) => {
    const pdf = carrying(await pdfOf(resume), text)
    expect(await believed(pdf)).toBeNull()
    const { resume: read } = await reader.read(pdf, 'resume.pdf')
    expect(read.basics.email).toBe(resume.basics.email)
  })
})

describe('an attachment in a file', () => {
  test('is believed wherever another program puts it', async () => {
    const resume = shortResume('en')
    const pdf = carrying(await pdfOf(resume), attachedResumes.write(draftOf(resume)))
    expect((await believed(pdf))?.content).toEqual(resume)
  })

  test('is not unpacked beyond the size of a draft', () => {
    const bomb = deflateSync(Buffer.alloc(LIMITS.bodyBytes + 1, '{"seal":1}'))
    const head = Buffer.from('1 0 obj\n<</Type/EmbeddedFile/Filter/FlateDecode>>\nstream\n')
    expect(attachedResumeIn(Buffer.concat([head, bomb]))).toBe('')
  })

  test('is found where it is not compressed, and behind others', () => {
    const file = `1 0 obj <</Type /EmbeddedFile>> stream\nother\nendstream endobj
2 0 obj <</Length 12 /Type /EmbeddedFile>> stream\r\n{"seal":"é"}\r\nendstream endobj`
    expect(attachedResumeIn(Buffer.from(file))).toBe('{"seal":"é"}')
  })

  test('is nothing where there is none', () => {
    expect(attachedResumeIn(Buffer.from('%PDF-1.7 /EmbeddedFiles /EmbeddedFile'))).toBe('')
    expect(attachedResumeIn(new Uint8Array())).toBe('')
  })
})
