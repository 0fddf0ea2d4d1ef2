/** The worst that the limits allow, each sent again and again by one who does nothing else. */
import { randomBytes } from 'node:crypto'
import { emptyResume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { ordinary, PATHS, withText, type Visitor } from './visitor.ts'

/** The longest resume that is taken: hundred entries of twenty-five lines. */
const LONGEST = JSON.stringify({
  ...emptyResume(),
  work: Array.from({ length: 100 }, (_, at) => ({
    company: `Company ${at}`,
    details: richTextOf(
      Array.from({ length: 25 }, () => ({ text: 'what was done there, '.repeat(3), bullet: true })),
    ),
  })),
})
const FAULTY = JSON.stringify({
  work: Array.from({ length: 6_000 }, () => ({ company: 1, title: 2 })),
})
const LARGE = JSON.stringify({ ...ordinary(), extensions: { blob: 'x'.repeat(1.3e6) } })
const JUNK = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4.9e6, 'q Q ')])
const BEYOND = Buffer.alloc(20e6, 'x')

type Attack = (eve: Visitor) => Promise<unknown>
const post =
  (path: string, body: string): Attack =>
  (eve) =>
    eve.post(path, body)

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'the longest previews': post(PATHS.preview, LONGEST),
  'the longest scores': post(PATHS.score, LONGEST),
  'faulty bodies': post(PATHS.save, FAULTY),
  'large saves': post(PATHS.save, `{"content":${LARGE}}`),
  'large exports': post(`${PATHS.export}?format=docx`, LONGEST),
  'files of junk': (eve) => eve.upload(JUNK, 'a.pdf'),
  'files far too large': (eve) => eve.upload(BEYOND, 'a.pdf'),
  'words without end': post(
    PATHS.score,
    JSON.stringify(withText('de', 'donaudampfschiff'.repeat(1_200))),
  ),
  'new cookies all the time': (eve) => {
    eve.cookie = `vitascope_visitor=${randomBytes(32).toString('base64url')}`
    return eve.post(PATHS.preview, LONGEST)
  },
}
