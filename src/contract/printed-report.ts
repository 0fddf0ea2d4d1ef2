import * as v from 'valibot'
import { LOCALES } from './locales.ts'

const LineSchema = v.pipe(v.string(), v.maxLength(500))
/** A message or a quoted passage; longer ones than a resume's paragraph do not occur. */
const PassageSchema = v.pipe(v.string(), v.maxLength(4_000))

/**
 * A report in finished sentences, as it is printed: by the browser, or by the typesetter where
 * the browser cannot shape the script. Everything is text; absent parts are ''.
 */
export const PrintedReportSchema = v.object({
  locale: v.picklist(LOCALES),
  title: LineSchema,
  fileName: LineSchema,
  /** The overall score, such as '84', or '' when there is none. */
  score: LineSchema,
  scoreLabel: LineSchema,
  verdict: PassageSchema,
  sections: v.pipe(
    v.array(v.object({ name: LineSchema, score: LineSchema, evaluation: PassageSchema })),
    v.maxLength(12),
  ),
  findingsTitle: LineSchema,
  /** More marks than any report has. */
  findings: v.pipe(
    v.array(
      v.object({
        where: LineSchema,
        points: LineSchema,
        quote: PassageSchema,
        message: PassageSchema,
        after: PassageSchema,
      }),
    ),
    v.maxLength(500),
  ),
  /** Language of quotes and rewritten lines, BCP 47. */
  language: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/)),
  factsTitle: LineSchema,
  facts: v.pipe(v.array(v.object({ name: LineSchema, value: LineSchema })), v.maxLength(20)),
  colophon: v.pipe(v.array(PassageSchema), v.maxLength(6)),
})
export type PrintedReport = v.InferOutput<typeof PrintedReportSchema>
