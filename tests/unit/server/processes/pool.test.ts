import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { createLedger } from '#server/processes/ledger.ts'
import { createPool, type Pool, type PoolAsk } from '#server/processes/pool.ts'

const ERRATIC = fileURLToPath(new URL('erratic-worker.ts', import.meta.url))
const LATE = fileURLToPath(new URL('late-worker.ts', import.meta.url))

/** Stopped at the deadline; `busy` where this machine had better things to do meanwhile. */
const LATE_CODE = expect.stringMatching(/^(deadline|busy)$/)

let pool: Pool<string, number, string>
afterEach(() => pool.close())

function started(workers = 1, deadlineMs = 5_000, worker = ERRATIC) {
  pool = createPool({ worker, workers, perVisitor: workers, deadlineMs, longestQueue: 100 })
  return pool
}

/** The process that answered. */
const run = (deed = '', ask?: PoolAsk<string>) => pool.run(deed, ask)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a pool of processes', () => {
  test.for(['crash', 'exit'])('survives a job that does this twice: %s', async (deed) => {
    started()
    const before = await run()
    await expect(run(deed)).rejects.toMatchObject({ code: 'died' })
    expect(await run()).not.toBe(before)
  })

  test('tries a job once more whose process was killed', async () => {
    started(2)
    await pool.ready
    let killed = 0
    const slow = run('rest 300', { tell: () => void (killed += 1) })
    const victim = await run()
    await expect.poll(() => killed).toBe(1)
    const other = (await Promise.all([slow, run()]))[0]
    expect(isAlive(other)).toBe(true)
    expect(isAlive(victim)).toBe(true)

    // Whichever process has the job is killed in its middle.
    const again = run('rest 300', { tell: () => void (killed += 1) })
    await expect.poll(() => killed).toBe(2)
    const pids = new Set([other, victim])
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    expect(pids.has(await again)).toBe(false)
    expect(killed).toBe(3)
  })

  test('tries it in a process that has been born since: others may be gone and not have said so', async () => {
    started(2)
    const [first, second] = await Promise.all([run('rest 100'), run('rest 100')])
    process.kill(second, 'SIGSTOP')
    const again = run('rest 300', {
      tell: () => void (isAlive(first) && process.kill(first, 'SIGKILL')),
    })
    expect([first, second]).not.toContain(await again)
  })

  test('goes on when all its processes are killed while they wait', async () => {
    started(2)
    const pids = await Promise.all([run('rest 100'), run('rest 100')])
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    const after = await Promise.all([run('rest 100'), run('rest 100'), run()])
    expect(after.some((pid) => pids.includes(pid))).toBe(false)
  })

  test('stops a job in its middle at the deadline, and gives the next one to a fresh process', async () => {
    started(1, 1_500)
    await pool.ready
    const first = await run()
    const [hung, ...next] = await Promise.allSettled([run('hang'), run(), run()])
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: LATE_CODE } })
    for (const each of next) expect(each).toMatchObject({ status: 'fulfilled' })
    expect(next).not.toContainEqual({ status: 'fulfilled', value: first })
    // a killed process is gone once the system has come to it
    await expect.poll(() => isAlive(first)).toBe(false)
  })

  test('lets whoever has used much wait for the process that has to start', async () => {
    const ledger = createLedger()
    const [heavy, light] = ['heavy', 'light'].map((visitor) => ({ address: '1.1.1.1', visitor }))
    ledger.charge(heavy!, 20_000)
    const limits = { workers: 2, perVisitor: 2, deadlineMs: 2_000, longestQueue: 100 }
    pool = createPool({ worker: LATE, ...limits, ledger })
    await pool.ready
    const before = await Promise.all([run('rest 50'), run('rest 50')])
    await expect(run('hang', { by: heavy })).rejects.toMatchObject({ code: LATE_CODE })
    const [slow, quick] = await Promise.all([run('', { by: heavy }), run('', { by: light })])
    expect(before).toContain(quick)
    expect(before).not.toContain(slow)
  })

  test('passes on why a job cannot be done, and keeps the process', async () => {
    started()
    const before = await run()
    await expect(run('fail')).rejects.toMatchObject({
      code: 'failed',
      message: 'it cannot be done',
    })
    expect(await run()).toBe(before)
  })

  test('works side by side', async () => {
    started(2)
    await pool.ready
    const used = new Set(await Promise.all(Array.from({ length: 4 }, () => run('rest 50'))))
    expect(used.size).toBe(2)
  })

  test('starts no more than it is told to until a job would have to wait', async () => {
    const limits = { perVisitor: 2, deadlineMs: 5_000, longestQueue: 100 }
    pool = createPool({ worker: ERRATIC, workers: 2, atStart: 1, ...limits })
    await pool.ready
    const first = await run()
    expect(await run()).toBe(first)
    const both = await Promise.all([run('rest 100'), run('rest 100')])
    expect(new Set(both).size).toBe(2)
    expect(both).toContain(first)
  })

  test('says that it is busy, and when to come back, instead of queueing without end', async () => {
    started()
    const results = await Promise.allSettled(Array.from({ length: 150 }, () => run()))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(49)
    expect(refused[0]).toMatchObject({
      reason: { code: 'busy', retryAfter: expect.any(Number) },
    })
  })

  test('drops what its caller has left: at once what waits, and soon what is in hand', async () => {
    started()
    await pool.ready
    const [inHand, waiting] = [new AbortController(), new AbortController()]
    const first = run('hang', { signal: inHand.signal })
    const second = run('exit', { signal: waiting.signal })
    const third = run()
    waiting.abort()
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    inHand.abort()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    await third
    await expect(run('', { signal: waiting.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('lets go on what its caller has left, while a fresh process would take longer', async () => {
    started(1, 5_000, LATE)
    const before = await run()
    const caller = new AbortController()
    const leave = () => caller.abort()
    const left = run('rest 300', { signal: caller.signal, tell: leave })
    await Promise.allSettled([left])
    expect(caller.signal.aborted).toBe(true)
    expect(await run()).toBe(before)
  })

  test('fails what is left when it closes, and refuses more', async () => {
    started()
    const left = run('hang')
    await pool.ready
    pool.close()
    await expect(left).rejects.toMatchObject({ name: 'WorkError' })
    await expect(run()).rejects.toMatchObject({ code: 'busy' })
  })
})
