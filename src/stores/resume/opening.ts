import { isSame } from './differences.ts'
import type { LocalDraft } from '#browser/drafts.ts'
import { codeOf } from '#browser/failure.ts'
import type { SavedResume } from '#contract/saved-resume.ts'
import type { Looks } from '#contract/draft.ts'
import { emptyResume, type Resume } from '#contract/resume.ts'
import { DEFAULT_TEMPLATE, defaultStyle } from '#contract/template.ts'
import { keep, savingAfter } from './saving.ts'
import {
  documentOf,
  opened,
  type OpenEditor,
  type ResumeContext,
  type ResumeDocument,
  type Saving,
} from './state.ts'

/** What to open: a saved resume, the resume of an analysis, or, with neither, the last one. */
export interface OpenRequest {
  id?: string | undefined
  recordId?: string | undefined
}

export interface ResumeImport {
  resume: Resume
  /** The analysis that it came from; null when it came from a file of ours. */
  recordId: string | null
  /** Name of the uploaded file; the resume's title is made of it. */
  fileName: string
  /** The looks that came with it; null for the usual ones. */
  looks: Looks | null
}

const UNSAVED: Saving = { status: 'unsaved' }

/** Opens what is asked for; what this browser holds and the server lacks always comes first. */
export async function open(context: ResumeContext, request: OpenRequest): Promise<void> {
  context.$editor.set({ status: 'loading' })
  try {
    if (request.recordId) return await openRecord(context, request.recordId)
    const key = request.id ?? context.storage.get('resumeId')
    if (!key) return context.$editor.set({ status: 'empty' })
    await openKey(context, key)
  } catch (error) {
    context.$editor.set({ status: 'failed', code: codeOf(error) })
  }
}

/** What was imported before, and perhaps edited since, is opened rather than imported again. */
async function openRecord(context: ResumeContext, recordId: string): Promise<void> {
  const last = context.storage.get('resumeId')
  const local = last ? await context.drafts.read(last) : null
  if (last && local?.recordId === recordId) return openKey(context, last)
  const { record, resume, looks } = await context.api.optimizeResult(recordId)
  await importResume(context, { resume, recordId, fileName: record.fileName, looks })
}

async function openKey(context: ResumeContext, key: string): Promise<void> {
  const local = await context.drafts.read(key)
  if (local?.id === null) return show(context, fromLocal(key, local, UNSAVED))
  if (!local && isLocalKey(key)) return forget(context)
  try {
    show(context, fromServer(await context.api.resume(local?.id ?? key), local))
  } catch (error) {
    const isGone = codeOf(error) === 'notFound'
    if (!local && isGone) return forget(context)
    if (!local) throw error
    // What a visitor saved is gone from the server after a while, but not from their browser.
    const ownOnly = { ...local, id: null, version: 0 }
    show(context, fromLocal(key, isGone ? ownOnly : local, isGone ? UNSAVED : savingAfter(error)))
  }
}

/** The server's resume, unless this browser holds edits that it lacks. */
function fromServer(saved: SavedResume, local: LocalDraft | null): OpenEditor {
  if (!local?.unsaved) {
    const origin = {
      key: saved.id,
      id: saved.id,
      version: saved.version,
      recordId: local?.recordId ?? null,
    }
    const saving: Saving = { status: 'saved', at: Date.parse(saved.savedAt) }
    const known = local?.version === saved.version ? local.lineage.at(-1) : undefined
    const state = known ?? `${saved.id} ${saved.version}`
    return opened(documentOf(saved), origin, saving, state)
  }
  // the last words before leaving may have been saved without this browser hearing of it
  const isOwn = isSame(documentOf(saved), { ...local.draft, title: local.title })
  if (isOwn) return fromServer(saved, { ...local, unsaved: false })
  const isStale = saved.version > local.version
  return fromLocal(saved.id, local, isStale ? { status: 'conflict', newer: saved } : UNSAVED)
}

function fromLocal(key: string, local: LocalDraft, saving: Saving): OpenEditor {
  const { id, version, recordId, title, draft } = local
  const origin = { key, id, version, recordId }
  return opened({ ...draft, title }, origin, saving, local.lineage.at(-1) ?? key)
}

/** The remembered resume is nowhere any more. */
function forget({ $editor, storage }: ResumeContext): void {
  storage.remove('resumeId')
  $editor.set({ status: 'empty' })
}

function show({ $editor, storage }: ResumeContext, editor: OpenEditor): void {
  storage.set('resumeId', editor.origin.key)
  $editor.set(editor)
}

/**
 * Opens the resume of an analysis as a new one. Resolves when this browser holds it, so that
 * the caller may leave the page.
 */
export async function importResume(
  context: ResumeContext,
  { resume, recordId, fileName, looks }: ResumeImport,
): Promise<void> {
  const title = fileName.replace(/\.[^.]+$/, '')
  await openNew(context, { content: resume, title, ...looks }, recordId, UNSAVED)
}

/** Opens a copy of a document as a new resume of this title. */
export async function duplicate(
  context: ResumeContext,
  document: ResumeDocument,
  title: string,
): Promise<void> {
  await openNew(context, { ...document, title }, null, UNSAVED)
}

/** Opens an empty resume written in `locale`. */
export async function startBlank(context: ResumeContext, locale: string): Promise<void> {
  await openNew(context, { content: emptyResume(locale), title: '' }, null, { status: 'new' })
}

async function openNew(
  context: ResumeContext,
  given: Pick<ResumeDocument, 'content' | 'title'> & Partial<Looks>,
  recordId: string | null,
  saving: Saving,
): Promise<void> {
  const document: ResumeDocument = {
    templateId: context.storage.get('templateId') ?? DEFAULT_TEMPLATE,
    style: defaultStyle(),
    ...given,
  }
  const key = localKey(context.now())
  show(context, opened(document, { key, id: null, version: 0, recordId }, saving, key))
  await keep(context)
}

/** Key of a draft that the server does not know; its ids never look like that. */
export const localKey = (now: number): string => `local.${now.toString(36)}`
const isLocalKey = (key: string): boolean => key.startsWith('local.')
