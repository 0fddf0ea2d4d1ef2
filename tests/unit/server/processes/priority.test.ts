import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { canRise, prioritise } from '#server/processes/priority.ts'

test.runIf(process.platform === 'linux')(
  'a process and what it has started go behind, and come forward where that is allowed',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; wait'])
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const both = () => [parent.pid!, Number(line)].map((pid) => getPriority(pid))
    expect(prioritise(parent.pid, 'background')).toBe(true)
    expect(both()).toEqual([18, 18])
    expect(prioritise(parent.pid, 'low')).toBe(true)
    expect(both()).toEqual([15, 15])
    expect(prioritise(parent.pid, 'ordinary')).toBe(canRise)
    expect(both()).toEqual(canRise ? [0, 0] : [15, 15])
    process.kill(Number(line))
    parent.kill()
  },
)

test('a process that is gone has no priority', () => {
  expect(prioritise(undefined, 'low')).toBe(false)
  expect(prioritise(2 ** 30, 'low')).toBe(false)
})
