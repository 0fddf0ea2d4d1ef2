import { atom, onMount } from 'nanostores'
import { storage, type LocalStorage, type StorageValue } from '#browser/storage.ts'
import { analysisStore, type Analysis, type CompleteAnalysis } from './analysis.ts'

type LastResult = StorageValue<'lastResults'>[number]

/** Enough to compare with the one before, and with what was open before that. */
const KEPT = 6

/** How a result differs from the one before it. */
export interface Changes {
  /** The file that it is compared with. */
  fileName: string
  from: number
  to: number
  /** Rules that marked something then and mark nothing now. */
  fixed: string[]
  /** Rules that mark something only now. */
  added: string[]
}

/** What changed since the same person's last result, by the same rules; null without one. */
function changesSince(before: LastResult | undefined, now: LastResult): Changes | null {
  if (!before || before.rubric !== now.rubric) return null
  return {
    fileName: before.fileName,
    from: before.overall,
    to: now.overall,
    fixed: before.rules.filter((rule) => !now.rules.includes(rule)),
    added: now.rules.filter((rule) => !before.rules.includes(rule)),
  }
}

/** What is remembered of a result; null when there is nothing to compare. */
function resultOf({ recordId, fileName, report, read }: CompleteAnalysis): LastResult | null {
  const { overall, rubric, findings } = report
  const person = read.resume.basics.name.normalize('NFKC').trim().toLowerCase()
  if (overall === null || !person) return null
  const rules = findings.filter(({ by }) => by === 'rules').map(({ rule }) => rule)
  return { recordId, fileName, person, rubric, overall, rules: [...new Set(rules)] }
}

/** Remembers each result that is shown, to say of the next what has changed. */
export function createLastResultsStore(
  { $analysis }: Pick<typeof analysisStore, '$analysis'>,
  store: Pick<LocalStorage, 'get' | 'set'>,
) {
  /** What changed between the result that is shown and the one before it. */
  const $changes = atom<Changes | null>(null)

  function compare(analysis: Analysis): void {
    const now = analysis.status === 'complete' ? resultOf(analysis) : null
    if (!now) return $changes.set(null)
    const known = store.get('lastResults') ?? []
    const at = known.findIndex(({ recordId }) => recordId === now.recordId)
    const earlier = at < 0 ? known : known.slice(0, at)
    store.set('lastResults', (at < 0 ? [...known, now] : known.with(at, now)).slice(-KEPT))
    $changes.set(
      changesSince(
        earlier.findLast(({ person }) => person === now.person),
        now,
      ),
    )
  }

  onMount($changes, () => $analysis.subscribe(compare))
  return { $changes }
}

export const lastResultsStore = createLastResultsStore(analysisStore, storage)
