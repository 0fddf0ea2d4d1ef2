import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 768px)'

const query = () => matchMedia(NARROW)

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** True on a phone, where a page is shown strip by strip. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
}
