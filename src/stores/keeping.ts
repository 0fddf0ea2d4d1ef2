import { storage } from '#browser/storage.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Saving } from './resume/state.ts'

/**
 * How long the server keeps what was saved: in an account until it is deleted, for a visitor until
 * a time (ms); null when it has nothing.
 */
export function keptUntil(saving: Saving): 'account' | number | null {
  if (saving.status !== 'saved') return null
  return storage.get('token') === null ? saving.at + LIMITS.visitorMinutes * 60_000 : 'account'
}
