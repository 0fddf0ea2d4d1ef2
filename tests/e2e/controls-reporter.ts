import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { CONTROLS, type Controls } from './controls.ts'

const FOLDER = new URL('.', import.meta.url).pathname
const LIST = new URL('../../test-results/controls.md', import.meta.url).pathname

/** Controls that no test need press, each with its reason. */
const SPARED: Record<string, string> = {}

/**
 * Writes the list of all controls that the tests met, each with the tests that press it. A run of
 * all specs fails where nobody presses one.
 */
export default class ControlsReporter implements Reporter {
  readonly #pressedBy = new Map<string, Set<string>>()
  #isWhole = false

  onBegin(_: unknown, suite: Suite): void {
    const files = new Set(suite.allTests().map(({ location }) => basename(location.file)))
    const isFiltered = process.argv.some((arg) => /^(-g|--grep|--shard|--last-failed)/.test(arg))
    const specs = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'))
    this.#isWhole = !isFiltered && specs.every((name) => files.has(name))
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== CONTROLS || !body) continue
      const { seen, pressed } = JSON.parse(body.toString()) as Controls
      for (const control of seen) this.#testsOf(control)
      const title = `${basename(test.location.file)}: ${test.title}`
      for (const control of pressed) this.#testsOf(control).add(title)
    }
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.#pressedBy.size === 0) return undefined
    const rows = [...this.#pressedBy].toSorted(([one], [other]) => one.localeCompare(other))
    const lines = rows.map(([control, tests]) => {
      const [first = '', ...more] = tests
      return `| ${control} | ${first}${more.length > 0 ? ` and ${more.length} more` : ''} |`
    })
    mkdirSync(join(LIST, '..'), { recursive: true })
    writeFileSync(LIST, `| Control | Pressed by |\n|---|---|\n${lines.join('\n')}\n`)
    const unpressed = rows.filter(([control, tests]) => tests.size === 0 && !SPARED[control])
    process.stdout.write(`\n${rows.length} controls, ${unpressed.length} of them not pressed\n`)
    if (!this.#isWhole || unpressed.length === 0) return undefined
    process.stdout.write('Press each in a test and look at what comes of it:\n')
    for (const [control] of unpressed) process.stdout.write(`  ${control}\n`)
    return { status: 'failed' }
  }

  #testsOf(control: string): Set<string> {
    const tests = this.#pressedBy.get(control) ?? new Set<string>()
    this.#pressedBy.set(control, tests)
    return tests
  }
}
