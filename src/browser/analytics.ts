/** What a consent means to tags and to the analytics script. Nothing here loads before it. */
import type { ConsentCategory } from '#contract/consent.ts'

export interface Analytics {
  /** Origin of the analytics script, such as `https://stats.example`. */
  host: string
  websiteId: string
}

const SCRIPT_ID = 'analytics'

/** Consent Mode v2: which category grants which kind of storage. */
const GRANTED_BY: Record<string, ConsentCategory> = {
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Tags read `arguments` objects from the data layer, not arrays (Google's gtag.js). */
function gtag(..._values: unknown[]): void {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- an array is not recognised as a command.
  window.dataLayer.push(arguments)
}

/**
 * Tells the tags what is granted, and adds or removes the analytics script.
 *
 * @param analytics Null where none may load: none is configured, or the page is private.
 */
export function applyConsent(accepted: readonly string[], analytics: Analytics | null): void {
  const states = Object.entries(GRANTED_BY).map(([storage, category]) => [
    storage,
    accepted.includes(category) ? 'granted' : 'denied',
  ])
  gtag('consent', 'update', Object.fromEntries(states))
  const present = document.getElementById(SCRIPT_ID)
  if (!analytics || !accepted.includes('analytics')) return void present?.remove()
  if (present) return
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.defer = true
  script.src = `${analytics.host}/script.js`
  script.dataset.websiteId = analytics.websiteId
  document.head.append(script)
}
