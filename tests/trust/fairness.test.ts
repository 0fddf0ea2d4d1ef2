/** While one visitor does the worst that the limits allow, another hardly notices. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ATTACKS } from './attacks.ts'
import { paste } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { quantile, rowOf } from './rows.ts'
import { ROOT, startServer } from './server.ts'
import { ordinary, Visitor } from './visitor.ts'

/** One round of what a person does; each call's time by its name. */
async function work(ada: Visitor, times: Record<string, number[]>, round: number): Promise<void> {
  const resume = ordinary('en', `Cut delivery times by ${round} % within a year.`)
  const answers = {
    upload: await paste(ada, `Ada Lovelace\nada@example.org\nCut costs by ${round} %.`),
    preview: await ada.preview(resume),
    save: await ada.save(resume),
  }
  for (const [name, { status, ms, body }] of Object.entries(answers)) {
    expect([name, status, body.error]).toEqual([name, 200, undefined])
    ;(times[name] ??= []).push(ms)
  }
}

/** Quicker (ms) than anybody saves, and slow enough that a person's own calls do not pile up. */
const PACE_MS = IS_FULL ? 500 : 50

async function measured(ada: Visitor, rounds: number) {
  const times: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    await work(ada, times, round)
    await pause(PACE_MS)
  }
  return Object.entries(times).map(([name, values]) => [name, quantile(values, 0.95)] as const)
}

const ATTACKER = join(ROOT, 'tests/trust/attacker.ts')

function startAttacker(name: string, url: string): void {
  const eve = spawn(process.execPath, [ATTACKER, name, url], { stdio: 'inherit' })
  onTestFinished(() => void eve.kill('SIGKILL'))
}

const tried = Object.keys(ATTACKS).filter((name) => IS_FULL || name === 'faulty bodies')

test.for(tried)('%s by one hardly slow another', { timeout: 300_000 }, async (name, context) => {
  const row = rowOf(context, 'A1')
  const { url } = await startServer()
  const ada = new Visitor(url)
  const rounds = IS_FULL ? 40 : 4
  await measured(ada, IS_FULL ? 5 : 2)
  const quiet = Object.fromEntries(await measured(ada, rounds))

  startAttacker(name, url)
  await pause(1_000)
  const busy = await measured(ada, rounds)
  expect(busy.map(([what]) => what)).toEqual(Object.keys(quiet))
  const worst = busy.map(([what, ms]) => ({ what, ratio: ms / (quiet[what] ?? 1) }))
  const { what, ratio } = worst.toSorted((a, b) => b.ratio - a.ratio)[0]!
  row.fasterThan(`${name}: another’s ${what}, p95 to quiet`, ratio, 2, '×')
})
