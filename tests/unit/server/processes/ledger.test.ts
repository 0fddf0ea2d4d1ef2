import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { watchComputing } from '#server/processes/computing-time.ts'
import { createLedger } from '#server/processes/ledger.ts'

const ADA = { address: '192.0.2.1', visitor: 'ada' }

test('nobody is paid for work, nor kept out by it for ever', () => {
  const ledger = createLedger(() => 0)
  ledger.charge(ADA, 10)
  ledger.charge(ADA, -1_000)
  expect(ledger.recent(ADA)).toMatchObject({ visitor: 10 })
  expect(ledger.wait(ADA, 1)).toBe(0)
})

test.runIf(process.platform === 'linux')(
  'what a child has computed is not taken back when it ends',
  async () => {
    const busy = `while (process.cpuUsage().user < 2e5);`
    const script = `"$0" -e '${busy}' & wait; echo done; sleep 30`
    const parent = spawn('sh', ['-c', script, process.execPath])
    const { since } = watchComputing(parent.pid)
    await once(parent.stdout, 'data')
    const computed = since()
    parent.kill('SIGKILL')
    expect(computed).toBeGreaterThan(100)
  },
)

test('who has used little is not refused for what others at the address have had', () => {
  const ledger = createLedger(() => 0)
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((visitor) => ({ ...ADA, visitor }))
  for (const caller of [ADA, ...others]) ledger.charge(caller, 1)
  for (const caller of others) ledger.charge(caller, 20_000)
  expect(ledger.wait(others[0]!, 1)).toBeGreaterThan(0)
  expect(ledger.wait(ADA, 1)).toBe(0)
  for (const caller of others) ledger.charge(caller, 20_000)
  expect(ledger.wait(ADA, 1)).toBeGreaterThan(0)
})
