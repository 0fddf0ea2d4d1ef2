import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CONTROLS, type Controls } from './controls.ts'

const LIST = new URL('../../test-results/controls.md', import.meta.url).pathname

/**
 * Writes the list of all controls of islands that the tests met, each with the tests that press
 * it, and says how many nobody pressed.
 */
export default class ControlsReporter implements Reporter {
  readonly #pressedBy = new Map<string, Set<string>>()

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== CONTROLS || !body) continue
      const { seen, pressed } = JSON.parse(body.toString()) as Controls
      for (const control of seen) this.#testsOf(control)
      const title = `${basename(test.location.file)}: ${test.title}`
      for (const control of pressed) this.#testsOf(control).add(title)
    }
  }

  onEnd(): void {
    if (this.#pressedBy.size === 0) return
    const rows = [...this.#pressedBy].toSorted(([one], [other]) => one.localeCompare(other))
    const lines = rows.map(([control, tests]) => {
      const [first = '', ...more] = tests
      return `| ${control} | ${first}${more.length > 0 ? ` and ${more.length} more` : ''} |`
    })
    mkdirSync(join(LIST, '..'), { recursive: true })
    writeFileSync(LIST, `| Control | Pressed by |\n|---|---|\n${lines.join('\n')}\n`)
    const unpressed = rows.filter(([, tests]) => tests.size === 0).map(([control]) => control)
    process.stdout.write(`\n${rows.length} controls, not pressed: ${unpressed.length} (${LIST})\n`)
  }

  #testsOf(control: string): Set<string> {
    const tests = this.#pressedBy.get(control) ?? new Set<string>()
    this.#pressedBy.set(control, tests)
    return tests
  }
}
