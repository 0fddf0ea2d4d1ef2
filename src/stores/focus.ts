import { atom } from 'nanostores'

/** Where the cursor goes in a field, as far as somebody has pointed there. */
export interface Caret {
  /** Line of a text that has several, from 0; null for the whole field. */
  line: number | null
  /** Share of that line's letters that stand before the cursor, from 0 to 1. */
  share: number
}

export interface FocusTarget {
  path: string
  /** Null where nobody has pointed at a letter. */
  caret: Caret | null
}

/** The field that wants the cursor, until that field has taken it. */
export const $target = atom<FocusTarget | null>(null)

/** Asks for the cursor; the entry around the field opens, and the field takes it. */
export function requestFocus(path: string, caret: Caret | null = null): void {
  $target.set({ path, caret })
}

/** The field has the cursor. */
export function focusTaken(path: string): void {
  if ($target.get()?.path === path) $target.set(null)
}

/**
 * The place of a caret in a text.
 *
 * @example offsetIn('Excel\nWord', { line: 1, share: 0.5 }) // 8
 */
export function offsetIn(text: string, { line, share }: Caret): number {
  const lines = text.split('\n')
  const index = line === null ? 0 : Math.min(line, lines.length - 1)
  const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0)
  const length = line === null ? text.length : (lines[index]?.length ?? 0)
  return start + Math.round(share * length)
}
