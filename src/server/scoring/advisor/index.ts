import { randomBytes } from 'node:crypto'
import type { Finding, ModelReason, ModelShare, Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { errorFields, type Log } from '#server/log.ts'
import type { Reading } from '#server/reading/document.ts'
import { factsReader } from '../facts.ts'
import { suggestionsOf, type Patience } from './attempts.ts'
import { createBreaker } from './breaker.ts'
import { adviceOn, type Advice } from './findings.ts'
import { interleaved } from './interleaved.ts'
import { maskOf } from './mask.ts'
import { ModelFailure, type Model } from './model.ts'
import { outlinesOf, type Outline } from './outline.ts'
import { promptFor } from './prompt.ts'

/** Asks a model for advice on what was read. */
export interface Advisor {
  /** Name of the model. */
  name: string
  /**
   * Gives each finding as it arrives and has passed the checks, then the model's share in the
   * report. Never throws, and ends at the deadline whatever the model does.
   */
  advise(reading: Reading, report: Report, locale: Locale): AsyncGenerator<Finding, ModelShare>
}

interface Options {
  model: Model
  log: Log
  now: () => number
  patience?: Partial<Patience>
  random?: () => number
  /** A text that nobody can foresee. */
  delimiter?: () => string
}

/**
 * `deadlineMs` leaves two of the 20 s in which a report is promised for what comes before and
 * after: on a server that has just started, judging alone took one.
 */
const PATIENCE: Patience = { deadlineMs: 17_000, tryMs: 12_000, retries: 2, backoffMs: 400 }

export function createAdvisor({
  model,
  log,
  now,
  patience: given = {},
  random = Math.random,
  delimiter = () => randomBytes(16).toString('hex'),
}: Options): Advisor {
  const patience = { ...PATIENCE, ...given }
  const breaker = createBreaker(now)

  async function* advise(
    reading: Reading,
    report: Report,
    locale: Locale,
  ): AsyncGenerator<Finding, Omit<ModelShare, 'name' | 'locale'>> {
    const started = now()
    // Step 1: the lines that the model may see. What cannot be graded is not worded either.
    const read = factsReader(reading.document, new Date(started).toISOString().slice(0, 7))
    const facts = read(reading.resume)
    const outlines = report.overall === null ? [] : outlinesOf(facts)
    if (outlines.length === 0) return { used: false, reason: 'tooLittle' }

    // Step 2: one call a section, all at once.
    const mask = maskOf(reading.resume)
    const endsAt = started + patience.deadlineMs
    const deadline = AbortSignal.timeout(patience.deadlineMs)
    const circumstances = { model, breaker, patience, deadline, endsAt, now, random }
    const asked = { language: reading.resume.locale, locale }
    const failures: ModelFailure[] = []
    const calls = outlines.map(async function* (outline: Outline) {
      try {
        const prompt = promptFor(outline, asked, delimiter(), mask.hide)
        for await (const suggestion of suggestionsOf(prompt, circumstances)) {
          yield { outline, suggestion }
        }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        failures.push(error)
      }
    })

    // Step 3: what passes the checks is weighed by the rubric, and shown.
    const advice: Advice = adviceOn({ facts, read, report, mask, locale })
    for await (const { outline, suggestion } of interleaved(calls)) {
      const finding = advice.take(suggestion, outline)
      if (finding) yield finding
    }

    // Step 4: the model's share.
    const used = advice.taken() > 0
    const reason = reasonOf(failures, used)
    log.info('advice', {
      ms: now() - started,
      calls: outlines.length,
      failed: failures.length,
      status: failures.find(({ status }) => status)?.status,
      reason,
      taken: advice.taken(),
      dropped: advice.dropped(),
    })
    return { used, ...(reason && { reason }) }
  }

  return {
    name: model.name,
    async *advise(reading, report, locale) {
      const share = { name: model.name, locale }
      try {
        return { ...share, ...(yield* advise(reading, report, locale)) }
      } catch (error) {
        // Whatever happens to the advice, there is a report.
        log.error('advice', errorFields(error))
        return { ...share, used: false, reason: 'unusable' }
      }
    },
  }
}

/** Of several failures the one that says most about what an operator can do. */
const TELLING: readonly ModelReason[] = ['refused', 'unavailable', 'busy', 'timeout', 'unusable']

function reasonOf(failures: readonly ModelFailure[], used: boolean): ModelReason | undefined {
  const reason = TELLING.find((telling) => failures.some((failure) => failure.reason === telling))
  return reason ?? (used ? undefined : 'nothing')
}
