/**
 * Figures that texts name, by their placeholders. Each is the constant that the software itself
 * obeys, so that no sentence can promise another limit than the code keeps.
 */
import { CONSENT } from './consent.ts'
import { LIMITS } from './limits.ts'
import { LOCALES } from './locales.ts'
import type { Template } from './message.ts'
import { DAY_MS, NEWEST_VERSIONS, RETENTION_MS } from './retention.ts'
import { BAND_FLOORS, RUBRIC, RULE_FIGURES } from './rubric.ts'
import { TEMPLATES } from './template.ts'

function capOf(key: string): number {
  const rule = RUBRIC.find((row) => row.key === key)
  if (!rule || !('cap' in rule)) throw new Error(`No rule “${key}” caps the score.`)
  return rule.cap
}

export const FIGURES: Record<string, number> = {
  fileMegabytes: LIMITS.fileBytes / 1024 ** 2,
  filePages: LIMITS.pages,
  visitorMinutes: LIMITS.visitorMinutes,
  trashDays: LIMITS.trashDays,
  newestVersions: NEWEST_VERSIONS,
  versionDays: RETENTION_MS.versions / DAY_MS,
  consentDays: CONSENT.days.some,
  consentYearDays: Math.floor(CONSENT.days.all),
  rules: RUBRIC.length,
  strongFloor: BAND_FLOORS.strong,
  fairFloor: BAND_FLOORS.fair,
  reachableCap: capOf('reachable'),
  resultCap: capOf('anyResult'),
  outcomeCap: capOf('outcome'),
  languageCount: LOCALES.length,
  templates: TEMPLATES.length,
  freeTemplates: TEMPLATES.filter(({ tier }) => tier === 'free').length,
  ...RULE_FIGURES,
}

/**
 * A text with the figures filled in, written as the language writes numbers; other placeholders
 * stay for whoever shows the text.
 *
 * @example withFigures('at most {fileMegabytes} MB', 'en') // 'at most 5 MB'
 */
export function withFigures(template: Template, locale: string): Template {
  const number = new Intl.NumberFormat(locale)
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const figure = FIGURES[name]
      return figure === undefined ? whole : number.format(figure)
    })
  if (typeof template === 'string') return fill(template)
  return Object.fromEntries(Object.entries(template).map(([form, text]) => [form, fill(text)]))
}

/** A file of sentences with the figures filled in. */
export const catalogueWithFigures = <T extends Record<string, Record<string, Template>>>(
  catalogue: T,
  locale: string,
): T =>
  Object.fromEntries(
    Object.entries(catalogue).map(([group, sentences]) => [
      group,
      Object.fromEntries(
        Object.entries(sentences).map(([key, template]) => [key, withFigures(template, locale)]),
      ),
    ]),
  ) as T
