import { localKey } from './opening.ts'
import { keep, save } from './saving.ts'
import { openEditor, replacedBy, update, type ResumeContext } from './state.ts'

/** The newer version of a conflict; null while there is none. */
function newerIn(context: ResumeContext) {
  const saving = openEditor(context)?.saving
  return saving?.status === 'conflict' ? saving.newer : null
}

/** Ends a conflict with what is on screen: it becomes the version after the newer one. */
export async function keepMine(context: ResumeContext): Promise<void> {
  const newer = newerIn(context)
  if (!newer) return
  update(context, ({ origin }) => ({
    origin: { ...origin, version: newer.version },
    saving: { status: 'unsaved' },
  }))
  await save(context)
}

/** Ends a conflict with the newer version; one step back brings the other one again. */
export async function takeOther(context: ResumeContext): Promise<void> {
  const newer = newerIn(context)
  if (!newer) return
  update(context, (editor) => replacedBy(newer, editor, 'conflict', context.now()))
  await keep(context)
}

/** Ends a conflict with two resumes: what is on screen goes on as a new one of this title. */
export async function keepBoth(context: ResumeContext, title: string): Promise<void> {
  if (!newerIn(context)) return
  const before = openEditor(context)?.origin.key
  const key = localKey(context.now())
  update(context, ({ document, origin }) => ({
    document: { ...document, title },
    origin: { ...origin, key, id: null, version: 0 },
    saving: { status: 'unsaved' },
    shared: { document, lineage: [key] },
  }))
  context.storage.set('resumeId', key)
  await keep(context)
  // The other one lives on the server; this browser has nothing to add to it.
  if (before) await context.drafts.remove(before)
  await save(context)
}
