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

/** What browsers say when an `import()` finds nothing: Chromium, Firefox, Safari. */
const NOT_LOADED =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i

function recover(failure: Event): void {
  if (!mayReload(Date.now())) return
  // It is being dealt with: nobody needs to hear of it.
  failure.preventDefault()
  location.reload()
}

/** Reloads the page when a script that it needs is gone. */
export function recoverChunks(): void {
  addEventListener('vite:preloadError', recover)
  // Astro loads islands by itself, past Vite, and tells of a failure in its own way.
  addEventListener('astro:hydration-error', (event) => {
    const { error } = (event as CustomEvent<{ error: unknown }>).detail
    if (NOT_LOADED.test(String(error))) recover(event)
  })
}
