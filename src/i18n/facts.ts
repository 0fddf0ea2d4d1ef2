import { CONSENT } from '#contract/consent.ts'
import { FILE_EXTENSIONS, LIMITS } from '#contract/limits.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { DAY_MS, NEWEST_VERSIONS, VERSION_MAX_AGE_MS } from '#contract/retention.ts'
import { TEMPLATE_PRICE_USD } from '#contract/rights.ts'
import { BAND_FLOORS, RUBRIC } from '#contract/rubric.ts'
import { TEMPLATES } from '#contract/template.ts'
import { dollars } from './format.ts'
import { COOKIE_DAYS } from './locales.ts'

/** For consumers in the European Union (Directive 2011/83/EU, Article 9); given to everybody. */
const WITHDRAWAL_DAYS = 14

/** What a deployment calls itself: given, since it may differ. */
interface Deployment {
  name: string
  contact: string
}

/**
 * What documents say about the product, by the placeholder's name, written as the language
 * writes numbers. Each comes from the constant that the software itself obeys.
 */
export function factsFor(locale: Locale, { name, contact }: Deployment): Record<string, string> {
  const numbers = {
    fileMegabytes: LIMITS.fileBytes / 1024 ** 2,
    pages: LIMITS.pages,
    visitorMinutes: LIMITS.visitorMinutes,
    trashDays: LIMITS.trashDays,
    newestVersions: NEWEST_VERSIONS,
    versionDays: VERSION_MAX_AGE_MS / DAY_MS,
    localeCookieDays: COOKIE_DAYS,
    consentDays: CONSENT.days.some,
    consentYearDays: Math.floor(CONSENT.days.all),
    withdrawalDays: WITHDRAWAL_DAYS,
    rules: RUBRIC.length,
    strongFloor: BAND_FLOORS.strong,
    fairFloor: BAND_FLOORS.fair,
    languages: LOCALES.length,
    templates: TEMPLATES.length,
  }
  return {
    name,
    contact,
    fileTypes: new Intl.ListFormat(locale).format(FILE_EXTENSIONS),
    templatePrice: dollars(TEMPLATE_PRICE_USD, locale),
    ...Object.fromEntries(
      Object.entries(numbers).map(([key, value]) => [key, format('{value}', { value }, locale)]),
    ),
  }
}
