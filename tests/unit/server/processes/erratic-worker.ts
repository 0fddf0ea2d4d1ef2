/** Stands for a process of a pool: what it does is the job. */
import { announceReady, serveJobs } from '#server/processes/serve-jobs.ts'

const DEEDS: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  crash: () => process.abort(),
  exit: () => process.exit(3),
  fail: () => {
    throw new Error('it cannot be done')
  },
}

serveJobs(async (deed: string, tell) => {
  tell('begun')
  DEEDS[deed]?.()
  const ms = /^rest (\d+)$/.exec(deed)?.[1]
  if (ms) await new Promise((resolve) => setTimeout(resolve, Number(ms)))
  return process.pid
})
announceReady()
