import { run } from 'vanilla-cookieconsent'
import { CONSENT, CONSENT_CATEGORIES } from '#contract/consent.ts'
import { applyConsent, type Analytics } from './analytics.ts'

export interface ConsentOptions {
  /** Language of the page; `words` is the address of its sentences. */
  locale: string
  words: string
  /** Null where no analytics may load: none is configured, or the page is private. */
  analytics: Analytics | null
}

const CATEGORIES = Object.fromEntries(
  CONSENT_CATEGORIES.map((category) => [
    category,
    category === 'necessary' ? { enabled: true, readOnly: true } : {},
  ]),
)

/**
 * Asks a visitor who has not chosen yet, and lets everybody change their choice. Buttons with
 * `data-cc="show-preferencesModal"` open the settings from then on.
 */
export async function startConsent({ locale, words, analytics }: ConsentOptions): Promise<void> {
  const told = ({ cookie }: { cookie: { categories: string[] } }) =>
    applyConsent(cookie.categories, analytics)
  await run({
    revision: CONSENT.revision,
    cookie: {
      name: CONSENT.cookie,
      sameSite: 'Lax',
      expiresAfterDays: (kind) => (kind === 'all' ? CONSENT.days.all : CONSENT.days.some),
    },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom right' },
      preferencesModal: { layout: 'box', position: 'right' },
    },
    categories: CATEGORIES,
    language: { default: locale, rtl: 'ar', translations: { [locale]: words } },
    onConsent: told,
    onChange: told,
  })
}
