import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyResume } from '#contract/resume.ts'
import { createPool, type Pool } from '#server/typeset/pool.ts'
import { draftOf } from './drafts.ts'

const worker = fileURLToPath(new URL('erratic-worker.ts', import.meta.url))

let pool: Pool
afterEach(() => pool.close())

function started(workers = 1, deadlineMs = 5_000): Pool {
  pool = createPool({ workers, deadlineMs, worker })
  return pool
}

/** The process that answered. */
async function run(headline = '', signal?: AbortSignal): Promise<string | undefined> {
  const resume = emptyResume()
  resume.basics.headline = headline
  return (await pool.run('preview', { draft: draftOf(resume) }, signal)).pages[0]
}

describe('a pool of typesetting processes', () => {
  test.for(['crash', 'exit'])('survives a process that does this: %s', async (deed) => {
    started()
    const before = await run()
    await expect(run(deed)).rejects.toMatchObject({ code: 'typesettingFailed' })
    const after = await run()
    expect(after).not.toBe(before)
  })

  test('stops a compile in its middle at the deadline, and sets the next one', async () => {
    started(1, 1_500)
    await pool.ready
    const [hung, next] = await Promise.allSettled([run('hang'), run()])
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'typesettingFailed' } })
    expect(next).toMatchObject({ status: 'fulfilled' })
  })

  test('works side by side', async () => {
    started(2)
    await pool.ready
    const used = new Set(await Promise.all([run(), run(), run(), run()]))
    expect(used.size).toBe(2)
  })

  test('says that it is busy instead of queueing without end', async () => {
    started()
    const jobs = Array.from({ length: 300 }, () => run())
    const results = await Promise.allSettled(jobs)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(50)
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } })
  })

  test('drops what still waits when its caller leaves, and finishes what it has in hand', async () => {
    started()
    await pool.ready
    const [inHand, waiting] = [new AbortController(), new AbortController()]
    const first = run('', inHand.signal)
    const second = run('exit', waiting.signal)
    const third = run()
    inHand.abort()
    waiting.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    // The one that was dropped would have ended the process.
    expect(await third).toBe(await first)
    await expect(run('', waiting.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('refuses and fails what is left when it closes', async () => {
    started()
    const left = run('hang')
    pool.close()
    await expect(left).rejects.toMatchObject({ name: 'TypesetError' })
    await expect(run()).rejects.toMatchObject({ code: 'busy' })
  })
})
