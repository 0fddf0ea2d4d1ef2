import { atom } from 'nanostores'

/** Path of the field that wants the cursor, until that field has taken it. */
export const $target = atom<string | null>(null)

/** Asks for the cursor; the entry around the field opens, and the field takes it. */
export function requestFocus(path: string): void {
  $target.set(null)
  $target.set(path)
}

/** The field has the cursor. */
export function focusTaken(path: string): void {
  if ($target.get() === path) $target.set(null)
}
