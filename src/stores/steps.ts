import { ANALYSIS_STEPS, type AnalysisStep } from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'

export type StepStatus = 'waiting' | 'running' | 'done'

/** How far each step is, in the order in which they run. */
export type Steps = Record<AnalysisStep, StepStatus>

/** Every step of the same status, except those that are given. */
export function stepsAt(status: StepStatus, known: Partial<Steps> = {}): Steps {
  const entries = ANALYSIS_STEPS.map((step) => [step, known[step] ?? status])
  return Object.fromEntries(entries) as Steps
}

/** The steps of an upload: once all bytes are sent the server parses, then it answers. */
export function uploadSteps(progress: number): Steps {
  const sent = progress >= 1
  return stepsAt('waiting', {
    uploading: sent ? 'done' : 'running',
    parsing: sent ? 'running' : 'waiting',
  })
}

/** The steps after an event of the stream; a step that is done stays done. */
export function stepsAfter(steps: Steps, { step, status }: StepEvent): Steps {
  if (steps[step] === 'done') return steps
  return { ...steps, [step]: status === 'started' ? 'running' : 'done' }
}

/** The step that runs now, or null between two. */
export function stepUnderWay(steps: Steps): AnalysisStep | null {
  return ANALYSIS_STEPS.find((step) => steps[step] === 'running') ?? null
}
