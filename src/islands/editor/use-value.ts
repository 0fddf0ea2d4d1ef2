import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { $target, focusTaken } from '#stores/focus.ts'
import { valueAt } from '#stores/resume/path.ts'
import { resumeStore } from '#stores/resume/store.ts'

const { $document } = resumeStore
const subscribe = (onChange: () => void) => $document.listen(onChange)

/**
 * What the resume holds at a path. The component renders again only when this changes, so
 * typing in one field leaves the others alone.
 *
 * @param fallback For the moment between an entry's removal and that of its fields.
 */
export function useValue<T>(path: string, fallback: T): T {
  const snapshot = useCallback(() => valueAt($document.get()?.content, path), [path])
  return (useSyncExternalStore(subscribe, snapshot) as T | undefined) ?? fallback
}

/**
 * What `tell` makes of the value at a path, such as a line that sums an entry up. The component
 * renders again only when that is another, so typing in an entry leaves its list alone.
 *
 * @param tell Gives something that compares by identity; the value is undefined as long as a
 *   field outlives its entry.
 */
export function useTold<T>(path: string, tell: (value: unknown) => T): T {
  return useSyncExternalStore(subscribe, () => tell(valueAt($document.get()?.content, path)))
}

/** Calls `onTarget` when the cursor is wanted at a path for which `isMine` holds. */
export function useTarget(isMine: (path: string) => boolean, onTarget: (path: string) => void) {
  const latest = useRef({ isMine, onTarget })
  useEffect(() => {
    latest.current = { isMine, onTarget }
  })
  useEffect(
    () =>
      $target.subscribe((path) => {
        if (path !== null && latest.current.isMine(path)) latest.current.onTarget(path)
      }),
    [],
  )
}

/** Lets a field take the cursor when it is wanted there, now or as soon as it is shown. */
export function useFocusTarget<E extends HTMLElement>(path: string): RefObject<E | null> {
  const element = useRef<E>(null)
  useTarget(
    (target) => target === path,
    () => {
      if (!element.current) return
      element.current.focus({ preventScroll: true })
      element.current.scrollIntoView({ block: 'center' })
      focusTaken(path)
    },
  )
  return element
}
