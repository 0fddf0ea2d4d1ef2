/** A part of a build that is gone from the server cannot be loaded: only a reload helps. */
const GUARD_MS = 60_000
const KEY = 'chunkReload'

/** True once a minute: what a reload did not mend, another one will not either. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now - last < GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

/** Reloads the page when a script that it needs could not be loaded (Vite's `preloadError`). */
export function recoverChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now())) return
    // The failure is being dealt with: nobody needs to hear of it.
    event.preventDefault()
    location.reload()
  })
}
