import { expect, test } from 'vitest'
import { ReadingProcess } from '#server/reading/process/reading-process.ts'

/** A reading process that does what a script of the shell says once it has said that it is ready. */
async function running(script: string): Promise<ReadingProcess> {
  const child = new ReadingProcess({
    command: 'sh',
    args: ['-c', `echo ready; ${script}`],
    env: {},
  })
  expect(await child.lives()).toBe(true)
  return child
}

const read = (child: ReadingProcess, deadlineMs: number) =>
  child.read(new Uint8Array(), 'cv.pdf', deadlineMs)

test('a document that computes all the time is given up as such', async () => {
  // A run that is broken off must leave nothing behind that computes for ever.
  const child = await running('ulimit -t 20; while :; do :; done')
  await expect(read(child, 400)).rejects.toMatchObject({ code: 'readingTimeout' })
})

// Only Linux says how long a process has computed.
test.runIf(process.platform === 'linux')(
  'a process that hardly came to compute gets as long again, and then it is the machine',
  async () => {
    const child = await running('exec sleep 60')
    const started = performance.now()
    await expect(read(child, 300)).rejects.toMatchObject({ code: 'busy' })
    expect(performance.now() - started).toBeGreaterThan(550)
    await expect(read(await running('sleep 0.4; echo done'), 300)).resolves.toBe('done')
  },
)
