/** L1: what Lighthouse says; `npm test` asks it about one page, and leaves speed out. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findBrowser } from '../browser.ts'
import { IS_FULL } from './extent.ts'
import { rowOf } from './rows.ts'
import { ROOT } from './server.ts'

/** Pages that search engines are not to list lose the last figure for that alone. */
const isWhole = (line: string) => {
  const scores = line.split('  ')[0]?.split(' ').map(Number) ?? []
  return scores.slice(0, -1).every((score) => score === 100) && (scores.at(-1) ?? 0) >= 60
}

test.runIf(findBrowser())(
  'Lighthouse gives full marks to every page, in every language',
  { timeout: (IS_FULL ? 90 : 3) * 60_000 },
  async (context) => {
    const row = rowOf(context, 'L1')
    const args = IS_FULL ? ['--all'] : ['--steady', '/ar']
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'tests/lighthouse.ts'), ...args],
      { cwd: ROOT, maxBuffer: 2 ** 26 },
    ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
    const pages = stdout.split('\n').filter((line) => /^\d+ \d+ /.test(line))
    expect(pages.length).toBeGreaterThan(IS_FULL ? 100 : 0)
    const short = pages.filter((line) => !isWhole(line))
    if (short.length > 0) process.stdout.write(`${short.join('\n')}\n`)
    row.atMost(`pages below full marks, of ${pages.length}`, short.length, 0)
  },
)
