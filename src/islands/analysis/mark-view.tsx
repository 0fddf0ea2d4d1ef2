import type { ReactNode } from 'react'
import type { Report } from '#contract/analysis.ts'
import { format } from '#contract/message.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { Finding as FindingCard, type FindingWords } from '#islands/finding/Finding.tsx'
import { correctionStore } from '#stores/correction.ts'
import { setAsideStore } from '#stores/set-aside.ts'
import type { Mark } from './placed-marks.ts'

/** What every view of the marks needs to draw one. */
export interface MarkView {
  report: Report
  t: Messages['analysis']
  errors: Messages['errors']
  words: FindingWords
  /** The address of this resume in the editor, to which a field can be added. */
  edit: string
}

/** What a mark says, in a sentence. */
export function noteOf({ finding }: Mark, { words }: MarkView): string {
  return textOf(finding.message, words.rubric, words.locale)
}

/** The names of rules, as people call them. */
export function namesOf(rules: readonly string[], rubric: Catalogue, locale: string): string[] {
  return rules.flatMap((rule) => {
    const name = rubric.names?.[rule]
    return name === undefined ? [] : format(name, {}, locale)
  })
}

/** What a mark is called where only its name is heard. */
export function labelOf(mark: Mark, view: MarkView): string {
  const { number } = mark
  return format(view.t.page.mark, { number, note: noteOf(mark, view) }, view.words.locale)
}

interface Props {
  mark: Mark
  view: MarkView
  /** Absent where it stands beside its place. */
  where?: ReactNode
  quotes?: boolean
  saidBy?: string
}

/** One mark of a result: what it says, and all that can be done about it here. */
export function ResultMark({ mark: { finding, number }, view, where, quotes, saidBy }: Props) {
  const { report, t, words, edit } = view
  return (
    <FindingCard
      finding={finding}
      words={words}
      language={report.language.code}
      explainedIn={finding.by === 'model' ? report.model.locale : undefined}
      where={where}
      number={saidBy === undefined ? number : undefined}
      together={report.findings.filter(({ rule }) => rule === finding.rule).length}
      {...(quotes !== undefined && { quotes })}
      saidBy={saidBy}
      onApply={(fills) => correctionStore.apply(finding, fills)}
    >
      {finding.at && <a href={`${edit}&at=${encodeURIComponent(finding.at)}`}>{t.findings.mend}</a>}
      <button
        type="button"
        className="link-button"
        onClick={() => setAsideStore.setAside(finding.id)}
      >
        {t.aside.setAside}
      </button>
    </FindingCard>
  )
}
