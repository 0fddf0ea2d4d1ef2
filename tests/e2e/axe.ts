/** What axe finds, everywhere by the same rules. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** WCAG 2.2 AA, and what axe's authors recommend beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What its source leaves in the page. */
declare const axe: typeof Axe

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Options {
  /** A selector of the part that is looked at; without it the whole page. */
  within?: string
  /** Names of single rules instead of all. */
  rules?: string[]
  /** Names of rules that are left out. */
  without?: string[]
}

/** Before a test that looks at many documents: put into each as it begins, axe is compiled once. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(AXE)

/** Violations on a page as it stands, each as its rule and the first of every offender's HTML. */
export async function violationsOn(page: Page, { within, rules, without = [] }: Options = {}) {
  // Once a document: reading axe's source takes longer than most of its rules.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  }
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
    rules: Object.fromEntries(without.map((name) => [name, { enabled: false }])),
    // What passes is not told one by one, which takes a third of the time.
    resultTypes: ['violations'],
  }
  return page.evaluate(
    async ({ selector, chosen }) => {
      const { violations } = await axe.run(selector ?? document, chosen)
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => html.slice(0, 200)),
      }))
    },
    { selector: within, chosen: options },
  )
}
