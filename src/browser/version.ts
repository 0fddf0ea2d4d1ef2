/** Notices that a newer build is served while a page stays open. */
const FIRST_CHECK_MS = 5_000
const INTERVAL_MS = 300_000
/** A page that nobody has touched for so long need not ask any more. */
const MAX_CHECKS = 10
const KEY = 'version'

async function servedVersion(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const { version } = (await response.json()) as { version?: unknown }
    return response.ok && typeof version === 'string' ? version : null
  } catch {
    return null
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(version: string): boolean {
  try {
    localStorage.setItem(KEY, version)
    return true
  } catch {
    return false
  }
}

/**
 * Compares the served version with the one that ran last: after five seconds, then every five
 * minutes, ten times. What is open is kept before the reload: the editor listens to `pagehide`.
 *
 * @param sentence What the alert says before the page is loaded again.
 */
export function watchVersion(sentence: string): void {
  let checks = 0
  async function check(): Promise<void> {
    checks += 1
    const served = await servedVersion()
    const known = stored()
    // Without a store the alert would come back after each reload.
    const isNew = served !== null && served !== known && store(served)
    if (isNew && known !== null) {
      alert(sentence)
      location.reload()
    } else if (checks < MAX_CHECKS) setTimeout(check, INTERVAL_MS)
  }
  setTimeout(check, FIRST_CHECK_MS)
}
