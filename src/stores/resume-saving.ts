import * as v from 'valibot'
import { randomKey } from '#browser/api.ts'
import { ApiFailure } from '#browser/failure.ts'
import { SavedResumeSchema, type SaveResult } from '#contract/api.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { recorded } from './history.ts'
import {
  documentOf,
  localDraftOf,
  update,
  type OpenEditor,
  type ResumeContext,
  type ResumeDocument,
  type Saving,
} from './resume-state.ts'

/** Failures after which the same save is worth another try by itself. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'offline',
  'timeout',
  'busy',
  'storageUnavailable',
])

/** One key for each state of a document, so that a repeated save is not made twice. */
const attempts = new WeakMap<ResumeDocument, string>()

/** Writes what is on screen into this browser, and says when the browser refuses. */
export async function keep(context: ResumeContext): Promise<void> {
  const editor = context.$editor.get()
  if (editor.status !== 'open') return
  const kept = await context.drafts.write(editor.origin.key, localDraftOf(editor, context.now()))
  update(context, ({ saving }) =>
    'kept' in saving && saving.kept !== kept ? { saving: { ...saving, kept } } : {},
  )
}

/** Sends what is on screen to the server. Edits made meanwhile stay unsaved. */
export async function save(context: ResumeContext): Promise<void> {
  const editor = context.$editor.get()
  if (editor.status !== 'open') return
  if (editor.saving.status === 'saving' || editor.saving.status === 'conflict') return
  update(context, () => ({ saving: { status: 'saving' } }))
  try {
    await settle(context, editor, await send(context, editor))
  } catch (error) {
    const saving = savingAfter(error)
    update(context, ({ origin }) => (origin.key === editor.origin.key ? { saving } : {}))
  }
  await keep(context)
}

async function send({ api }: ResumeContext, editor: OpenEditor): Promise<SaveResult> {
  const { document, origin } = editor
  const key = attempts.get(document) ?? randomKey()
  attempts.set(document, key)
  const known = origin.id === null ? {} : { id: origin.id, version: origin.version }
  try {
    return await api.saveResume({ ...document, ...known }, key)
  } catch (error) {
    // What a visitor saved is gone from the server after a while: then it is saved as a new one.
    if (!(error instanceof ApiFailure) || error.code !== 'notFound' || !origin.id) throw error
    return api.saveResume(document)
  }
}

/** Takes over what the server said, unless another resume was opened meanwhile. */
async function settle(
  context: ResumeContext,
  sent: OpenEditor,
  { id, version, savedAt }: SaveResult,
): Promise<void> {
  const { drafts, storage } = context
  update(context, ({ document, origin }) => {
    if (origin.key !== sent.origin.key) return {}
    storage.set('resumeId', id)
    return {
      origin: { ...origin, key: id, id, version },
      saving:
        document === sent.document
          ? { status: 'saved', at: Date.parse(savedAt) }
          : { status: 'unsaved', kept: true },
    }
  })
  if (id === sent.origin.key) return
  await keep(context)
  await drafts.remove(sent.origin.key)
}

/** How a document stands after a call to the server failed. */
export function savingAfter(error: unknown): Saving {
  if (!(error instanceof ApiFailure)) {
    return { status: 'failed', code: 'unexpectedAnswer', kept: true }
  }
  const { code, data } = error
  const newer = v.safeParse(SavedResumeSchema, data)
  if (code === 'conflict' && newer.success) return { status: 'conflict', newer: newer.output }
  if (PASSING.has(code)) return { status: 'offline', kept: true }
  return { status: 'failed', code, kept: true }
}

/** Ends a conflict with what is on screen: it becomes the version after the newer one. */
export async function keepMine(context: ResumeContext): Promise<void> {
  update(context, ({ origin, saving }) =>
    saving.status === 'conflict'
      ? {
          origin: { ...origin, version: saving.newer.version },
          saving: { status: 'unsaved', kept: true },
        }
      : {},
  )
  await save(context)
}

/** Ends a conflict with the newer version; one step back brings the other one again. */
export async function takeOther(context: ResumeContext): Promise<void> {
  update(context, ({ document, origin, saving, history }) =>
    saving.status === 'conflict'
      ? {
          document: documentOf(saving.newer),
          origin: { ...origin, version: saving.newer.version },
          saving: { status: 'saved', at: Date.parse(saving.newer.savedAt) },
          history: recorded(history, document, 'conflict', context.now()),
        }
      : {},
  )
  await keep(context)
}
