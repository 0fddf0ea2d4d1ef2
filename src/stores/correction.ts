import { atom, computed } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { codeOf, isAbort } from '#browser/failure.ts'
import type { Finding, Report } from '#contract/analysis.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { applyPatch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'
import { analysisStore, type CompleteAnalysis } from './analysis.ts'
import { withValueAt } from './resume/path.ts'
import { changeFor } from './suggestion.ts'

/** What somebody has put right on a result, and how far the score has followed. */
export type Correction =
  | { status: 'none' }
  | {
      status: 'saving' | 'saved'
      recordId: string
      /** The report before the first change. */
      first: Report
      /** The resume before each change, the last one last. */
      past: readonly Resume[]
    }

type Analyses = Pick<typeof analysisStore, '$analysis' | 'amend'>

/** Puts right, in place, what was read of a file; the server keeps it and scores it anew. */
export function createCorrectionStore(
  { $analysis, amend }: Analyses,
  api: Pick<Api, 'correctReading'>,
) {
  const $made = atom<Correction>({ status: 'none' })
  const $error = atom<ErrorCode | null>(null)
  let running = new AbortController()

  /** Corrections of the record that is shown; those of another are no longer of use. */
  const $correction = computed([$made, $analysis], (made, analysis): Correction => {
    const isShown =
      made.status !== 'none' &&
      analysis.status === 'complete' &&
      analysis.recordId === made.recordId
    return isShown ? made : { status: 'none' }
  })

  function shown(): CompleteAnalysis | null {
    const analysis = $analysis.get()
    return analysis.status === 'complete' ? analysis : null
  }

  /** Shows the change at once, and its score when the server has it; the latest wins. */
  async function change(resume: Resume, past: readonly Resume[]): Promise<void> {
    const analysis = shown()
    if (!analysis) return
    const { recordId, report, read } = analysis
    const made = $correction.get()
    const first = made.status === 'none' ? report : made.first
    running.abort()
    running = new AbortController()
    const { signal } = running
    $error.set(null)
    $made.set({ status: 'saving', recordId, first, past })
    amend(recordId, resume, report)
    try {
      const judged = await api.correctReading(recordId, resume, signal)
      if (signal.aborted) return
      amend(recordId, resume, judged)
      $made.set({ status: 'saved', recordId, first, past })
    } catch (error) {
      if (signal.aborted || isAbort(error)) return
      // The server does not have it: what is shown is what it has.
      amend(recordId, past.at(-1) ?? read.resume, report)
      $made.set(
        past.length > 1
          ? { status: 'saved', recordId, first, past: past.slice(0, -1) }
          : { status: 'none' },
      )
      $error.set(codeOf(error))
    }
  }

  function changed(to: (resume: Resume) => Resume): void {
    const analysis = shown()
    if (!analysis) return
    const { resume } = analysis.read
    const next = to(resume)
    if (next === resume) return
    const made = $correction.get()
    void change(next, [...(made.status === 'none' ? [] : made.past), resume])
  }

  return {
    $correction,
    /** Why the last change was not kept. */
    $error,

    /** Puts a field right, such as 'basics.phone'. */
    correct: (path: string, value: unknown) =>
      changed((resume) => withValueAt(resume, path, value)),

    /** Makes the change that a finding proposes; false when it no longer fits. */
    apply(finding: Finding, fills: readonly string[]): boolean {
      const resume = shown()?.read.resume
      const patch = resume && changeFor(finding, resume, fills)
      if (!patch) return false
      changed((current) => applyPatch(current, patch))
      return true
    },

    /** Takes the last change back. */
    undo(): void {
      const made = $correction.get()
      const before = made.status === 'none' ? undefined : made.past.at(-1)
      if (made.status === 'none' || !before) return
      void change(before, made.past.slice(0, -1))
    },
  }
}

export const correctionStore = createCorrectionStore(analysisStore, browserApi)
