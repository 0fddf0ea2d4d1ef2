import * as v from 'valibot'
import { ApiFailure } from './failure.ts'

const TemplateSchema = v.union([v.string(), v.record(v.string(), v.string())])

/** Locale files by name: groups of sentences. */
const WordsSchema = v.record(v.string(), v.record(v.string(), v.record(v.string(), TemplateSchema)))
export type Words = v.InferOutput<typeof WordsSchema>

/**
 * Sentences that a page does not carry itself.
 *
 * @throws ApiFailure 'offline' or 'unexpectedAnswer'
 */
export async function fetchWords(url: string): Promise<Words> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ApiFailure('offline', null, cause)
  })
  const parsed = v.safeParse(WordsSchema, await response.json().catch(() => null))
  if (!response.ok || !parsed.success) throw new ApiFailure('unexpectedAnswer')
  return parsed.output
}
