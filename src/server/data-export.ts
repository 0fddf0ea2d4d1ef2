import { DEFAULT_TEMPLATE, restyled, type TemplateId } from '#contract/template.ts'
import type { Draft } from '#contract/draft.ts'
import type { ServerErrorCode } from '#contract/errors.ts'
import { templateRights, type Entitlements } from '#contract/rights.ts'
import type { Dependencies } from './dependencies.ts'
import { asApiError } from './errors.ts'
import { downloadName } from './file-name.ts'
import type { Ask } from './processes/turns.ts'
import type { Owner } from './storage/owner.ts'
import type { KeptResume } from './storage/resumes.ts'
import type { ZipFile } from './zip.ts'

interface Person {
  owner: Owner
  /** Null for a visitor. */
  userId: string | null
  entitlements: Entitlements
  ask: Ask
}

type Parts = Pick<Dependencies, 'storage' | 'typesetter' | 'now'>

/**
 * Everything that is kept of somebody, as files: the account, each resume as JSON and PDF with
 * its earlier versions, what lies in the trash, each analysis with all its reports.
 */
export async function* dataOf(parts: Parts, person: Person): AsyncGenerator<ZipFile> {
  const { storage, now } = parts
  const { owner, userId, entitlements } = person
  if (userId !== null) yield await accountFile(parts, userId, entitlements)

  const numbers = { resumes: 0, trash: 0, analyses: 0 }
  for await (const kept of storage.resumes.each(owner)) {
    const place = kept.deletedAt === null ? 'resumes' : 'trash'
    numbers[place]++
    const { title, content } = kept.saved
    const folder = `${place}/${folderName(numbers[place], title || content.basics.name)}`
    yield* resumeFiles(parts, person, kept, folder)
  }

  for await (const { record, reading, report, isInTrash } of storage.records.each(owner)) {
    const place = isInTrash ? 'trash' : 'analyses'
    numbers[place]++
    const earlier = await storage.reports.all(owner, record.id)
    const folder = `${place}/${folderName(numbers[place], record.fileName)}`
    const content = { ...record, ...reading, report, earlierReports: earlier }
    yield jsonFile(`${folder}/analysis.json`, content, new Date(record.createdAt))
  }

  // So that a person without anything gets an archive that opens.
  yield jsonFile('export.json', { exportedAt: new Date(now()).toISOString() }, new Date(now()))
}

async function accountFile(
  { storage, now }: Parts,
  userId: string,
  { plan, bought }: Entitlements,
): Promise<ZipFile> {
  const sessions = (await storage.sessions.list(userId)).map(({ agent, createdAt, seenAt }) => ({
    browser: agent,
    signedInAt: timeOf(createdAt),
    seenAt: timeOf(seenAt),
  }))
  const account = { ...(await storage.users.find(userId)), plan, bought, sessions }
  return jsonFile('account.json', account, new Date(now()))
}

async function* resumeFiles(
  parts: Parts,
  person: Person,
  { saved, deletedAt, madeWith }: KeptResume,
  folder: string,
): AsyncGenerator<ZipFile> {
  const { storage } = parts
  const { content, templateId, style } = saved
  const modified = new Date(saved.savedAt)
  const draft = printable({ content, templateId, style }, person.entitlements, madeWith)
  const printed = await pdfOf(parts, draft, person.ask)
  const versionName = await storage.resumes.versionName(person.owner, saved.id)
  const about = {
    ...saved,
    ...(versionName && { versionName }),
    deletedAt,
    ...(printed.failure && { pdf: printed.failure }),
  }
  yield jsonFile(`${folder}/resume.json`, about, modified)
  if (printed.bytes) yield { path: `${folder}/resume.pdf`, bytes: printed.bytes, modified }
  for (const { version } of await storage.versions.list(person.owner, saved.id)) {
    const state = await storage.versions.find(person.owner, saved.id, version)
    // It may have been thinned out meanwhile.
    if (!state) continue
    const path = `${folder}/versions/${version}.json`
    yield jsonFile(path, state, new Date(state.savedAt))
  }
}

/** A resume in a template that is not the person's own leaves in the one that is everybody's. */
function printable(
  draft: Draft,
  entitlements: Entitlements,
  madeWith: TemplateId | undefined,
): Draft {
  if (templateRights(draft.templateId, entitlements, madeWith).download) return draft
  const style = restyled(draft.style, draft.templateId, DEFAULT_TEMPLATE)
  return { ...draft, templateId: DEFAULT_TEMPLATE, style }
}

/** One page that cannot be set must not cost the rest: the file beside it says why. */
async function pdfOf(
  { typesetter }: Parts,
  draft: Draft,
  ask: Ask,
): Promise<{ bytes?: Uint8Array; failure?: ServerErrorCode }> {
  try {
    return { bytes: (await typesetter.pdf(draft, ask)).pdf }
  } catch (error) {
    if (ask.signal?.aborted) throw error
    return { failure: asApiError(error).code }
  }
}

const timeOf = (ms: number) => new Date(ms).toISOString()

function jsonFile(path: string, content: unknown, modified: Date): ZipFile {
  return { path, bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`), modified }
}

/** Numbered, since two may have one name. */
const folderName = (number: number, name: string) =>
  `${String(number).padStart(3, '0')} ${downloadName(name, '', '').replace(/\.$/, '')}`
