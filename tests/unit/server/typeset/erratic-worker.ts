/** Stands for the typesetting process: what it does is the headline of the draft. */
import type { Answer, Job } from '#server/typeset/jobs.ts'

const DEEDS: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  crash: () => process.abort(),
  exit: () => process.exit(3),
}

process.on('message', ({ id, input }: Extract<Job, { kind: 'preview' }>) => {
  DEEDS[input.draft.content.basics.headline]?.()
  const answer: Answer = {
    id,
    ok: true,
    result: { pages: [String(process.pid)], width: 0, height: 0, places: [] },
  }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
