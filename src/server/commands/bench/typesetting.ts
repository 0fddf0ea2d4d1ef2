import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { DraftOrResumeSchema, type Draft } from '#contract/draft.ts'
import { TEMPLATE_IDS } from '#contract/template.ts'
import { createTypesetter, type Typesetter } from '../../typeset/index.ts'
import { printedResume } from '../../typeset/printed.ts'
import { createWarmPrinter } from './chromium.ts'
import { startLiveServer } from './live-server.ts'
import { figuresOf, geometricMean } from './statistics.ts'
import { row, single, verdict } from './table.ts'

const FIXTURES = new URL('../../../../tests/fixtures/typeset/', import.meta.url)
/** A Latin script, a right-to-left one, and one of thousands of characters. */
const LANGUAGES = ['en', 'ar', 'zh-CN']

/** What the product promises (issue 5); shown beside the figures, never a reason to fail. */
const GOALS = { p50Ms: 20, p95Ms: 60, ratio: 4, previewMs: 250, rushP95Ms: 2_000 }

/** People who press Download at once. */
const RUSH = 50

/** A server is left alone for so long before they do. */
const WARM_UP_MS = 4_000

async function draftIn(language: string): Promise<Draft> {
  const text = await readFile(new URL(`${language}.json`, FIXTURES), 'utf8')
  return v.parse(DraftOrResumeSchema, JSON.parse(text))
}

/** Another text in every line and every round: nothing that was set before can be used again. */
function varied<T>(value: T, round: number): T {
  if (Array.isArray(value)) return value.map((item) => varied(item, round)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) =>
    key === 'text' && typeof child === 'string'
      ? [key, `${child} ${round}`]
      : [key, varied(child, round)],
  )
  return Object.fromEntries(entries) as T
}

/** Setting, beside Chromium's print; the pages while somebody types; fifty downloads at once. */
export async function benchTypesetting(rounds: number): Promise<void> {
  const typesetter = createTypesetter({ workers: 1 })
  try {
    await benchBesideChromium(typesetter, rounds)
    await benchTemplates(typesetter, rounds)
    await benchPreviews(typesetter, rounds)
  } finally {
    typesetter.close()
  }
  await benchRush()
}

/** Alternates between the two, so that both meet the same machine. */
async function benchBesideChromium(typesetter: Typesetter, rounds: number): Promise<void> {
  const printer = await createWarmPrinter()
  const ratios: number[] = []
  const all: number[] = []
  try {
    for (const language of LANGUAGES) {
      const resume = await draftIn(language)
      const ours: number[] = []
      const withReadBack: number[] = []
      const theirs: number[] = []
      for (let round = -3; round < rounds; round += 1) {
        const draft = varied(resume, round)
        const printed = printedResume(draft)
        const started = performance.now()
        const set = await typesetter.pdf(draft)
        const whole = performance.now() - started
        const { printMs } = await printer.print(printed)
        if (round < 0) continue
        ours.push(set.ms)
        withReadBack.push(whole)
        theirs.push(printMs)
      }
      const ratio = figuresOf(theirs).p50 / figuresOf(ours).p50
      ratios.push(ratio)
      all.push(...ours)
      row(`typesetting, ${language}`, figuresOf(ours), `${ratio.toFixed(1)} × faster than Chromium`)
      row(`  with read-back and the way to the process`, figuresOf(withReadBack))
      row(`  Chromium, warm print, tagged`, figuresOf(theirs))
    }
  } finally {
    await printer.close()
  }
  verdictOnSetting('typesetting, all', all)
  const mean = geometricMean(ratios)
  single('ratio, geometric mean', mean, verdict(mean >= GOALS.ratio, `≥ ${GOALS.ratio} ×`))
}

function verdictOnSetting(name: string, series: number[]): void {
  const figures = figuresOf(series)
  const met = figures.p50 <= GOALS.p50Ms && figures.p95 <= GOALS.p95Ms
  row(name, figures, verdict(met, `p50 ≤ ${GOALS.p50Ms}, p95 ≤ ${GOALS.p95Ms} ms`))
}

async function benchTemplates(typesetter: Typesetter, rounds: number): Promise<void> {
  for (const templateId of TEMPLATE_IDS) {
    const series: number[] = []
    for (const language of LANGUAGES) {
      const resume = { ...(await draftIn(language)), templateId }
      for (let round = -2; round < rounds / LANGUAGES.length; round += 1) {
        const { ms } = await typesetter.pdf(varied(resume, round))
        if (round >= 0) series.push(ms)
      }
    }
    verdictOnSetting(`typesetting, ${templateId}`, series)
  }
}

/** One line changes from page to page, as when somebody types. */
async function benchPreviews(typesetter: Typesetter, rounds: number): Promise<void> {
  for (const language of LANGUAGES) {
    const draft = await draftIn(language)
    const series: number[] = []
    let bytes = 0
    for (let round = -3; round < rounds; round += 1) {
      const { basics } = draft.content
      const typed = { ...basics, headline: `${basics.headline} ${'a'.repeat(round + 4)}` }
      const started = performance.now()
      const { pages } = await typesetter.preview({
        ...draft,
        content: { ...draft.content, basics: typed },
      })
      bytes = pages.join('').length
      if (round >= 0) series.push(performance.now() - started)
    }
    const figures = figuresOf(series)
    const met = figures.p95 <= GOALS.previewMs
    const size = `${Math.round(bytes / 1000)} kB`
    row(
      `preview, ${language}, ${size}`,
      figures,
      verdict(met, `≤ ${GOALS.previewMs} ms with all else`),
    )
  }
}

/** The real server, read-back included; a refused or failed download counts as one that failed. */
async function benchRush(): Promise<void> {
  const server = await startLiveServer({ RATE_LIMIT_FACTOR: '0' })
  try {
    const drafts = await Promise.all(LANGUAGES.map(draftIn))
    // Like one that was not started just now: its processes still warm up.
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
    // Once each, so that no font is opened for the first time.
    await Promise.all(drafts.flatMap((draft) => [server.download(draft), server.download(draft)]))
    const downloads = Array.from({ length: RUSH }, (_, index) =>
      server.download(varied(drafts[index % drafts.length]!, index)),
    )
    const answers = await Promise.allSettled(downloads)
    const times = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.ms] : [],
    )
    const failed = RUSH - times.length
    const figures = figuresOf(times)
    const met = failed === 0 && figures.p95 <= GOALS.rushP95Ms
    row(
      `${RUSH} downloads at once, ${failed} failed`,
      figures,
      verdict(met, `p95 ≤ ${GOALS.rushP95Ms} ms, none failed`),
    )
  } finally {
    await server.close()
  }
}
