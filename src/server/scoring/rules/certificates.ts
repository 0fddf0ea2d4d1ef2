import { richTextLines } from '#contract/rich-text.ts'
import { findDates } from '#server/reading/fields/dates.ts'
import { DRIVING } from '../lexicon/section-words.ts'
import { quoted } from '../rewriting.ts'
import { hint, type Check } from '../rule.ts'

/** Certificates from which on a reader cannot tell which are old, and which still count. */
const SEVERAL = 3
const isDatedText = (text: string): boolean => findDates(text).length > 0

/** Certificates of which none is dated: neither how old they are nor whether they still count is told. */
const undated = hint(({ resume: { awards }, doubts }) => {
  const certificates = awards.filter(
    ({ kind, title }) => kind === 'certificate' && !DRIVING.test(title),
  )
  const isDated = ({ title, issuer, date, details }: (typeof certificates)[number]): boolean =>
    date !== '' ||
    [title, issuer, ...richTextLines(details).map(({ text }) => text)].some(isDatedText)
  const [first] = certificates
  if (!first || certificates.length < SEVERAL || certificates.some(isDated)) return []
  // What was torn from its date is dated all the same.
  const beside = doubts.lines.some(
    (line) => isDatedText(line) && certificates.some(({ title }) => title && line.includes(title)),
  )
  if (beside) return []
  return [
    { key: 'certificatesUndated', params: { quote: quoted(first.title) }, quote: first.title },
  ]
})

export const certificates = { 'strengths.certificates': undated } satisfies Record<string, Check>
