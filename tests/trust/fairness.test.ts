/** While one visitor does the worst that the limits allow, another hardly notices. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { emptyResume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { paste } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { quantile, rowOf } from './rows.ts'
import { startServer } from './server.ts'
import { ordinary, PATHS, Visitor, withText } from './visitor.ts'

/** The longest resume that is taken: hundred entries of twenty-five lines. */
const LONGEST = JSON.stringify({
  ...emptyResume(),
  work: Array.from({ length: 100 }, (_, at) => ({
    company: `Company ${at}`,
    details: richTextOf(
      Array.from({ length: 25 }, () => ({ text: 'what was done there, '.repeat(3), bullet: true })),
    ),
  })),
})
const FAULTY = JSON.stringify({
  work: Array.from({ length: 6_000 }, () => ({ company: 1, title: 2 })),
})
const LARGE = JSON.stringify({ ...ordinary(), extensions: { blob: 'x'.repeat(1.3e6) } })
const JUNK = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4.9e6, 'q Q ')])
const BEYOND = Buffer.alloc(20e6, 'x')

type Attack = (eve: Visitor, signal: AbortSignal) => Promise<unknown>
const post =
  (path: string, body: string): Attack =>
  (eve, signal) =>
    eve.call(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
      signal,
    })

/** What is sent again and again, eight at a time. */
const ATTACKS: Record<string, Attack> = {
  'the longest previews': post(PATHS.preview, LONGEST),
  'the longest scores': post(PATHS.score, LONGEST),
  'faulty bodies': post(PATHS.save, FAULTY),
  'large saves': post(PATHS.save, `{"content":${LARGE}}`),
  'large exports': post(`${PATHS.export}?format=docx`, LONGEST),
  'files of junk': (eve, signal) => eve.upload(JUNK, 'a.pdf', { signal }),
  'files far too large': (eve, signal) => eve.upload(BEYOND, 'a.pdf', { signal }),
  'words without end': post(
    PATHS.score,
    JSON.stringify(withText('de', 'donaudampfschiff'.repeat(1_200))),
  ),
  'new cookies all the time': (eve, signal) => {
    eve.cookie = `vitascope_visitor=${randomBytes(32).toString('base64url')}`
    return post(PATHS.preview, LONGEST)(eve, signal)
  },
}

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

async function measured(ada: Visitor, rounds: number) {
  const times: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    await work(ada, times, round)
    await pause(50)
  }
  return Object.entries(times).map(([name, values]) => [name, quantile(values, 0.95)] as const)
}

const tried = Object.entries(ATTACKS).filter(([name]) => IS_FULL || name === 'faulty bodies')

test.for(tried)(
  '%s by one hardly slow another',
  { timeout: 300_000 },
  async ([name, attack], context) => {
    const row = rowOf(context, 'A1')
    const { url } = await startServer()
    const ada = new Visitor(url)
    const rounds = IS_FULL ? 30 : 4
    await measured(ada, IS_FULL ? 5 : 2)
    const quiet = Object.fromEntries(await measured(ada, rounds))

    const stop = new AbortController()
    const lanes = Array.from({ length: 8 }, async () => {
      const eve = new Visitor(url)
      while (!stop.signal.aborted) {
        await attack(eve, stop.signal).catch(() => pause(50))
        // Her own processor is not what is measured.
        await pause(20)
      }
    })
    await pause(500)
    const busy = await measured(ada, rounds)
    expect(busy.map(([what]) => what)).toEqual(Object.keys(quiet))
    stop.abort()
    await Promise.all(lanes)
    const worst = busy.map(([what, ms]) => ({ what, ratio: ms / (quiet[what] ?? 1) }))
    const { what, ratio } = worst.toSorted((a, b) => b.ratio - a.ratio)[0]!
    row.fasterThan(`${name}: another’s ${what}, p95 to quiet`, ratio, 2, '×')
  },
)
