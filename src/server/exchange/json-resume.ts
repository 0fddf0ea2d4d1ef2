import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { LOCALES } from '#contract/locales.ts'
import { ResumeSchema, type Resume } from '#contract/resume.ts'
import { ApiError } from '../errors.ts'
import { textOf as allText } from '../draft-reading.ts'
import type { Line } from '../reading/document.ts'
import { detectLanguage } from '../reading/language.ts'
import { RESUME, type View } from './json-resume-rows.ts'
import { OWN, isObject, pick, read, write, type Json } from './lens.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Where a resume keeps what an imported file said and we cannot: the file's own words. */
const KEPT = 'jsonResume'
/** The language that an imported file was taken to be in; no need to write what was only read. */
const LANGUAGE = 'jsonResumeLanguage'

/**
 * The resume as a JSON Resume. Fields of ours that the schema lacks stand under `x-vitascope`;
 * fields of an imported file that we lack are back at their places.
 */
export function toJsonResume(resume: Resume): Json {
  // As it will be when it is read again: no key whose value is undefined.
  const plain = JSON.parse(JSON.stringify(resume)) as Resume
  const { [KEPT]: kept, [LANGUAGE]: language } = plain.extensions
  const view = viewOf(plain)
  if (!isObject(kept)) return { $schema: SCHEMA, ...write(RESUME, view) }
  return write(RESUME, language === view.locale ? { ...view, locale: '' } : view, kept)
}

/**
 * The resume of a JSON Resume, or of what was exported here.
 *
 * @throws ApiError importInvalid when it is neither.
 */
export function fromJson(json: unknown): Resume {
  const own = ownResume(json)
  if (own) return own
  if (!isJsonResume(json)) throw new ApiError('importInvalid')
  const view = read(RESUME, json)
  const locale = view.locale || languageOf(view)
  const parsed = v.safeParse(ResumeSchema, resumeOf({ ...view, locale }))
  if (!parsed.success) {
    // Only what claims to be ours can be wrong here: then the file counts as any other's.
    if (!hasOwn(json)) throw new ApiError('importInvalid')
    return fromJson(withoutOwn(json))
  }
  return { ...parsed.output, extensions: keptOf(json, parsed.output, view.locale === '') }
}

/** A bare resume or a draft, as our PDFs and calls carry them. */
function ownResume(json: unknown): Resume | null {
  const content = isObject(json) && isObject(json.content) ? json.content : json
  if (!isObject(content) || !('selfEvaluation' in content || 'layout' in content)) return null
  const parsed = v.safeParse(ResumeSchema, content)
  return parsed.success ? parsed.output : null
}

/** An object with at least one section that is what the schema says. */
function isJsonResume(json: unknown): json is Json {
  if (!isObject(json)) return false
  const lists = RESUME.flatMap(({ keys }) => keys).filter((key) => key !== 'basics')
  return isObject(json.basics) || lists.some((key) => Array.isArray(json[key]))
}

/** What the file says and the resume alone would not say again: nothing, for most of ours. */
function keptOf(json: Json, resume: Resume, isLanguageRead: boolean): Resume['extensions'] {
  const again = toJsonResume({ ...resume, extensions: {} })
  if (isDeepStrictEqual(again, json)) return {}
  const known = RESUME.map(({ keys }) => keys)
  const groups = [
    ...known,
    ...Object.keys(json)
      .filter((key) => key !== OWN && !known.flat().includes(key))
      .map((key) => [key]),
  ]
  const different = groups.filter(
    (keys) => !isDeepStrictEqual(pick(again, keys), pick(json, keys)) || isForeign(keys),
  )
  return {
    [KEPT]: Object.assign({}, ...different.map((keys) => pick(json, keys))) as Json,
    ...(isLanguageRead && { [LANGUAGE]: resume.locale }),
  }
}

const isForeign = (keys: readonly string[]) => keys[0] === '$schema'

function languageOf({ basics, work, education, projects, other }: View): string {
  const text = allText([basics.headline, basics.summary, work, education, projects, other])
  const lines = text.split('\n').filter(Boolean)
  const { code } = detectLanguage(lines.map((line) => ({ text: line }) as Line))
  // zh is written zh-CN here; other languages than ours keep their code.
  return LOCALES.find((locale) => locale === code || locale.split('-')[0] === code) ?? code
}

function viewOf({ basics, selfEvaluation, other, ...rest }: Resume): View {
  const indexed = other.map((part, index) => ({ ...part, index }))
  return {
    ...rest,
    basics: { ...basics, summary: selfEvaluation },
    other: other.filter(({ kind }) => kind !== 'custom'),
    custom: indexed.filter(({ kind }) => kind === 'custom'),
  }
}

function resumeOf({ basics: { summary, ...basics }, custom, other, ...rest }: View): Json {
  const all = [...other]
  for (const { index, ...part } of custom) all.splice(index, 0, part)
  return { ...rest, basics, selfEvaluation: summary, other: all }
}

const hasOwn = (json: unknown): boolean => JSON.stringify(json).includes(`"${OWN}":`)

/** The same without anything that claims to be ours. */
function withoutOwn(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutOwn)
  if (!isObject(json)) return json
  const fields = Object.entries(json).filter(([key]) => key !== OWN)
  return Object.fromEntries(fields.map(([key, value]) => [key, withoutOwn(value)]))
}
