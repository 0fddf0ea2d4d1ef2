import { memo } from 'react'
import type { Finding as Found } from '#contract/analysis.ts'
import { Finding } from '#islands/finding/Finding.tsx'
import { requestFocus } from '#stores/focus.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { scoreStore } from '#stores/score.ts'
import { changeFor } from '#stores/suggestion.ts'
import { fieldFor, nameOf } from './places.ts'
import { useStrings } from './strings.tsx'

interface Props {
  finding: Found
  /** The language of the resume, in which it is quoted. */
  language: string
  /** In the list it says where it belongs and leads there; beside its field it need not. */
  isListed: boolean
  /** Where what it says stands right above already: the id of that element. */
  saidBy?: string | undefined
  /** After the field was asked for, so that a phone shows it. */
  onEdit?: (() => void) | undefined
  onApplied?: (() => void) | undefined
}

/** A finding of the resume on screen: its change is made here, its field is at hand. */
export const FindingCard = memo(function FindingCard(props: Props) {
  const { finding, language, isListed, saidBy, onEdit, onApplied } = props
  const { t, locale, finding: words } = useStrings()
  const { at } = finding
  const field = at === undefined ? null : fieldFor(at)

  function apply(fills: string[]): boolean {
    const resume = resumeStore.$document.get()?.content
    const patch = resume && changeFor(finding, resume, fills)
    const isDone = patch ? scoreStore.measure(() => resumeStore.applyFix(patch)) : false
    if (isDone) onApplied?.()
    return isDone
  }

  function show() {
    if (!field) return
    onEdit?.()
    requestFocus(field)
  }

  return (
    <Finding
      finding={finding}
      words={words}
      language={language}
      where={isListed && at !== undefined ? nameOf(at, t, locale) : undefined}
      saidBy={saidBy}
      onApply={apply}
    >
      {isListed && field && (
        <button type="button" className="link-button" aria-describedby={saidBy} onClick={show}>
          {t.advice.show}
        </button>
      )}
    </Finding>
  )
})
