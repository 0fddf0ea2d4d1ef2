/** A process that parses and checks large bodies, one at a time. */
import { emptyResume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { ApiError } from '../../errors.ts'
import { announceReady, serveJobs } from '../../processes/serve-jobs.ts'
import { checkedBody } from '../check.ts'
import type { Task, Verdict } from './index.ts'

/** Rounds until the engine has compiled what checking runs most: the first takes ten times as long. */
const WARM_UPS = 20

serveJobs(({ name, bytes }: Task): Verdict => {
  try {
    return { value: checkedBody(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { code: error.code, data: error.data }
  }
})

const line = { text: 'Wrote what an engine would do, step by step.', bullet: true }
const entry = { company: 'Analytical Engine', details: richTextOf([line, line, line, line]) }
const sample = { ...emptyResume(), work: Array.from({ length: 40 }, () => entry) }
const bytes = Buffer.from(JSON.stringify({ content: sample }))
for (let round = 0; round < WARM_UPS; round += 1) checkedBody('save', bytes)
announceReady()
