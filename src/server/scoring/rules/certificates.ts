import { findDates } from '#server/reading/fields/dates.ts'
import { quoted } from '../rewriting.ts'
import { hint, type Check } from '../rule.ts'

/** Certificates from which on a reader cannot tell which are old, and which still count. */
const SEVERAL = 3
/** Licences to drive, which nobody dates. */
const DRIVING =
  /driving|driver['’]?s? licen|führerschein|permis|carnet de conducir|licencia de conducir|patente|ehliyet|sürücü belgesi|رخصة|قيادة|運転免許|운전면허|驾驶证|驾照|驾驶执照|(?:giấy phép|bằng) lái/iu

/** Certificates of which none is dated: neither how old they are nor whether they still count is told. */
const undated = hint(({ resume: { awards }, doubts }) => {
  const certificates = awards.filter(
    ({ kind, title }) => kind === 'certificate' && !DRIVING.test(title),
  )
  const isDated = ({ title, issuer, date, details }: (typeof certificates)[number]): boolean =>
    date !== '' || findDates([title, issuer, JSON.stringify(details)].join(' ')).length > 0
  const [first] = certificates
  if (!first || certificates.length < SEVERAL || certificates.some(isDated)) return []
  // What was torn from its date is dated all the same.
  const beside = doubts.lines.some(
    (line) =>
      findDates(line).length > 0 && certificates.some(({ title }) => title && line.includes(title)),
  )
  if (beside) return []
  return [
    { key: 'certificatesUndated', params: { quote: quoted(first.title) }, quote: first.title },
  ]
})

export const certificates = { 'strengths.certificates': undated } satisfies Record<string, Check>
