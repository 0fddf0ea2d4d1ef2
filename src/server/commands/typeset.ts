/**
 * `npm run --silent typeset -- RESUME.json --template ID --out FILE.pdf` sets a resume (or a
 * draft: a resume with its looks) and prints one line of JSON, `{ ok, ms, pages, readBack }` or
 * `{ ok: false, ms, error }`. Notes go to standard error; exit 1 when it failed, 2 when called
 * wrongly.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { DraftOrResumeSchema, type Draft } from '#contract/draft.ts'
import type { ServerErrorCode } from '#contract/errors.ts'
import { TEMPLATE_IDS, type TemplateId } from '#contract/template.ts'
import { createTypesetter } from '../typeset/index.ts'
import { TypesetError } from '../typeset/typesetting-error.ts'
import { attachedResumesHere } from './attached-resumes.ts'

const USAGE = `Usage: npm run --silent typeset -- RESUME.json [--template ID] --out FILE.pdf
Templates: ${TEMPLATE_IDS.join(', ')}\n`

/** The file is not there, not JSON, or not a resume. */
class DraftError extends Error {
  readonly code = 'resumeInvalid' satisfies ServerErrorCode
}

async function draftFrom(file: string, template: TemplateId | undefined): Promise<Draft> {
  try {
    const given: unknown = JSON.parse(await readFile(file, 'utf8'))
    const draft = v.parse(DraftOrResumeSchema, given)
    // Parsed once more with the template, whose own look fills what the draft leaves open.
    const body = isDraft(given) ? given : { content: draft.content }
    return template ? v.parse(DraftOrResumeSchema, { ...body, templateId: template }) : draft
  } catch (error) {
    throw new DraftError(`${file}: ${String(error)}`)
  }
}

const isDraft = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && 'content' in given

async function typeset(file: string, out: string, template?: TemplateId): Promise<boolean> {
  let started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  const typesetter = createTypesetter({
    warmUps: 1,
    workers: 1,
    attachedResumes: attachedResumesHere(true),
  })
  try {
    const draft = await draftFrom(file, template)
    // What a running server has long done: the figure is that of a download, not of a start.
    await typesetter.ready
    started = performance.now()
    const { pdf, pages, readBack } = await typesetter.pdf(draft)
    const line = JSON.stringify({ ok: true, ms: ms(), pages, readBack })
    await writeFile(out, pdf)
    process.stdout.write(`${line}\n`)
    return true
  } catch (error) {
    process.stderr.write(`${String(error)}\n`)
    const known = error instanceof TypesetError || error instanceof DraftError
    const code = known ? error.code : 'internal'
    process.stdout.write(`${JSON.stringify({ ok: false, ms: ms(), error: code })}\n`)
    return false
  } finally {
    typesetter.close()
  }
}

function isTemplate(id: string | undefined): id is TemplateId | undefined {
  return id === undefined || (TEMPLATE_IDS as readonly string[]).includes(id)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { template: { type: 'string' }, out: { type: 'string' } },
})
const [file] = positionals
const { template, out } = values

if (file && out && isTemplate(template)) {
  process.exitCode = (await typeset(file, out, template)) ? 0 : 1
} else {
  process.stderr.write(USAGE)
  process.exitCode = 2
}
