import * as v from 'valibot'
import { SaveResultSchema, type SaveResult } from '#contract/saved-resume.ts'
import type { Api } from './api.ts'
import type { Drafts, LocalDraft } from './drafts.ts'
import { ApiFailure, codeOf } from './failure.ts'
import type { LocalStorage } from './storage.ts'

/**
 * Saves a draft that has no id yet. A page that was left may have sent it, and never heard of the
 * answer: one draft makes one resume, whoever sends it and however often.
 *
 * @param key The draft's key in this browser.
 * @param keepalive Whether it goes on when the page is left.
 */
export async function saveFirst(
  { saveResume }: Pick<Api, 'saveResume'>,
  key: string,
  document: Parameters<Api['saveResume']>[0],
  keepalive = false,
): Promise<SaveResult> {
  try {
    return await saveResume(document, `draft ${key}`, keepalive)
  } catch (error) {
    const made = error instanceof ApiFailure && error.code === 'requestReused' && error.data
    const known = v.safeParse(SaveResultSchema, made)
    if (!known.success) throw error
    const { id, version } = known.output
    return saveResume({ ...document, id, version }, undefined, keepalive).catch((refusal) => {
      // It has been deleted meanwhile.
      if (codeOf(refusal) === 'notFound') return saveResume(document, undefined, keepalive)
      throw refusal
    })
  }
}

/**
 * Sends a draft that only this browser has, and keeps it here under the id that the server gave;
 * it stays as it was where this browser keeps nothing.
 *
 * @param key Its key until now.
 * @throws ApiFailure
 */
export async function sendDraft(
  api: Pick<Api, 'saveResume'>,
  drafts: Drafts,
  storage: LocalStorage,
  key: string,
  local: LocalDraft,
): Promise<void> {
  const { id, version } = await saveFirst(api, key, { title: local.title, ...local.draft })
  const kept = { ...local, id, version, unsaved: false }
  if ((await drafts.write(id, kept)) !== 'stored') return
  if (storage.get('resumeId') === key) storage.set('resumeId', id)
  await drafts.remove(key)
}
