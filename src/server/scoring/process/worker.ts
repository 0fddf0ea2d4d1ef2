/** A judging process: it has the rules and word lists loaded and takes one resume at a time. */
import { announceReady, serveJobs } from '../../processes/serve-jobs.ts'
import type { Reading } from '../../reading/document.ts'
import { judge } from '../index.ts'

serveJobs((reading: Reading, tell) => {
  const steps = judge(reading)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    tell(value)
  }
})
announceReady()
