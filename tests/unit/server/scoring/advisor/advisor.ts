/** The advisor against a stub model on loopback, with little patience. */
import { onTestFinished } from 'vitest'
import type { Finding, ModelShare } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import {
  startStubModel,
  type Behaviour,
  type StubModel,
} from '#server/commands/bench/stub-model.ts'
import { createLog } from '#server/log.ts'
import type { Reading } from '#server/reading/document.ts'
import type { Patience } from '#server/scoring/advisor/attempts.ts'
import { createAdvisor, type Advisor } from '#server/scoring/advisor/index.ts'
import { createModel } from '#server/scoring/advisor/model.ts'
import { score } from '#server/scoring/index.ts'
import { TODAY } from '../resumes.ts'

/** Enough for what works, so that what does not is over soon. */
const PATIENCE: Partial<Patience> = { deadlineMs: 3_000, tryMs: 900, retries: 2, backoffMs: 10 }

export interface Asked {
  stub: StubModel
  advisor: Advisor
  logged: string[]
  ask(reading: Reading, locale?: Locale): Promise<{ findings: Finding[]; share: ModelShare }>
}

export async function advisorWith(
  behave: Behaviour,
  patience: Partial<Patience> = {},
  now: () => number = Date.now,
): Promise<Asked> {
  const stub = await startStubModel(behave)
  onTestFinished(() => stub.close())
  const logged: string[] = []
  const advisor = createAdvisor({
    model: createModel({ name: 'stub-1', apiKey: 'sk-secret', baseUrl: stub.url }),
    log: createLog((line) => logged.push(line)),
    now,
    patience: { ...PATIENCE, ...patience },
    random: () => 0,
  })
  return {
    stub,
    advisor,
    logged,
    async ask(reading, locale = 'en') {
      const report = score(reading, { today: TODAY })
      const findings: Finding[] = []
      const advice = advisor.advise(reading, report, locale)
      let next = await advice.next()
      while (!next.done) {
        findings.push(next.value)
        next = await advice.next()
      }
      return { findings, share: next.value }
    },
  }
}

/** An answer with these suggestions, whatever was asked. */
export const answerOf = (
  ...suggestions: { before: string; after: string; explanation?: string }[]
): string =>
  JSON.stringify({
    suggestions: suggestions.map((suggestion) => ({
      explanation: 'This says more clearly what was done.',
      ...suggestion,
    })),
  })
