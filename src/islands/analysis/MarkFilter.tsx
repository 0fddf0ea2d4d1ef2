import { FINDING_SECTIONS, type Finding, type FindingSection } from '#contract/analysis.ts'
import { format } from '#contract/message.ts'
import type { MarkView } from './mark-view.tsx'

interface Props {
  findings: readonly Finding[]
  view: MarkView
  value: FindingSection | null
  onChange: (section: FindingSection | null) => void
}

/** Chooses the section whose marks are shown; only where there are some in several. */
export function MarkFilter({ findings, view: { t, words }, value, onChange }: Props) {
  const countOf = (section: FindingSection) =>
    findings.filter((finding) => finding.section === section).length
  const choices = FINDING_SECTIONS.filter((section) => countOf(section) > 0)
  if (choices.length < 2) return null
  const options = [
    { section: null, text: t.findings.all, count: findings.length },
    ...choices.map((section) => ({
      section,
      text: section === 'document' ? t.table.document : t.steps[section],
      count: countOf(section),
    })),
  ]
  return (
    <fieldset className="filter">
      <legend className="visually-hidden">{t.findings.filter}</legend>
      {options.map(({ section, text, count }) => (
        <button
          key={text}
          type="button"
          aria-pressed={value === section}
          onClick={() => onChange(section)}
        >
          {text} <span>{format('{count}', { count }, words.locale)}</span>
        </button>
      ))}
    </fieldset>
  )
}
