/** What axe finds, everywhere by the same rules. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA, and what axe's authors recommend beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Options {
  /** A selector of the part that is looked at; without it the whole page. */
  within?: string
  /** Names of single rules instead of all. */
  rules?: string[]
}

/**
 * Violations on a page as it stands, each as its rule and the first of every offender's HTML.
 * Legacy mode runs in the page itself instead of opening a second one: our pages have no frames,
 * so it finds the same in half the time.
 */
export async function violationsOn(page: Page, { within, rules }: Options = {}) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    // What passes is not told one by one, which takes a third of the time.
    .options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (rules) axe.withRules(rules)
  else axe.withTags(TAGS)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html.slice(0, 200)),
  }))
}
