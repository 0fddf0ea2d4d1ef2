/** What a visitor may agree to, and how long that holds. */
export const CONSENT = {
  cookie: 'cc_cookieconsent',
  /** Raised when the categories or what they mean change: everybody is asked again. */
  revision: 1,
  /** Days until a visitor is asked again: after agreeing to everything, after anything else. */
  days: { all: 365.25, some: 3 },
} as const

/** In the order of the dialog; the first cannot be switched off. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'ads', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
