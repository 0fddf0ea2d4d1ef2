import type { ReactNode } from 'react'
import type { Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextLines } from '#contract/rich-text.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { correctionStore } from '#stores/correction.ts'
import { ReadField, shownIn } from './ReadField.tsx'
import { isMissing, missingSections, readGroups, type ReadGroup } from './reading-fields.ts'

/** The sentences of what was read. */
export interface ReadingWords {
  reading: Messages['analysis']['reading']
  hidden: Messages['analysis']['hidden']
  fields: Messages['editor']['fields']
  sections: Messages['editor']['sections']
  /** The word that resumes print for a job that goes on. */
  dates: { present: string }
}

interface Props {
  resume: Resume
  report: Report
  locale: Locale
  t: ReadingWords
  rubric: Catalogue
}

/** Field by field what the software read, what it did not find, and what it is not sure of. */
export function Reading({ resume, report, locale, t, rubric }: Props) {
  const groups = readGroups(resume)
  const expected = groups.flatMap(({ fields }) => fields).filter((field) => field.expected)
  const total = expected.length + missingSections(resume).length
  const found = expected.filter((field) => !isMissing(field)).length
  const language = report.language.code

  return (
    <section className="reading" aria-labelledby="reading-title">
      <h2 id="reading-title">{t.reading.title}</h2>
      <p className="reading-lead">
        <strong>{format(t.reading.found, { found, total }, locale)}</strong> {t.reading.lead}
      </p>
      {groups.map((group) => (
        <Group key={group.at ?? group.section} group={group} {...{ resume, language, locale, t }} />
      ))}
      <Missing resume={resume} t={t} />
      <Doubts report={report} locale={locale} t={t} rubric={rubric} />
      <OtherText resume={resume} language={language} t={t} />
      <HiddenText passages={report.document.hiddenText} t={t} />
    </section>
  )
}

interface GroupProps {
  group: ReadGroup
  resume: Resume
  language: string
  locale: Locale
  t: ReadingWords
}

function Group({ group, ...rest }: GroupProps) {
  const { section, at, fields } = group
  const { t } = rest
  if (fields.length === 0) return null
  const list = (
    <dl>
      {fields.map((field) => (
        <ReadField key={field.path} field={field} {...rest} />
      ))}
    </dl>
  )
  if (at) return <Entry group={group} {...rest} fields={list} />
  return (
    <div className="read-group">
      <h3>{t.sections[section]}</h3>
      {list}
    </div>
  )
}

/** A job or a school: in a line or two what it is, and inside field by field. */
function Entry({ group, fields, resume, language, locale, t }: GroupProps & { fields: ReactNode }) {
  const { section, at = '', hasDetails } = group
  const shown = group.fields.filter((field) => !isMissing(field))
  const isWhole = hasDetails && group.fields.every((field) => !field.expected || !isMissing(field))
  const textOfKind = (isDate: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'date') === isDate)
      .map((field) => shownIn(field, locale, t.dates.present))

  /** What is no job or school at all goes with everything that was read into it. */
  function remove() {
    if (section !== 'work' && section !== 'education') return
    const entries: readonly unknown[] = resume[section]
    correctionStore.correct(
      section,
      entries.filter((_, index) => at !== `${section}.${index}`),
    )
  }

  return (
    <details className="read-group" open={!isWhole} data-path={at}>
      <summary>
        <h3>{t.sections[section]}</h3>
        <span lang={language} dir="auto">
          {textOfKind(false).join(' · ') || t.reading.missing}
        </span>
        <span>{textOfKind(true).join(' – ')}</span>
      </summary>
      {fields}
      {!hasDetails && <p className="read-missing">{t.reading.noDetails}</p>}
      <button type="button" className="link-button" onClick={remove}>
        {t.reading.remove}
      </button>
    </details>
  )
}

function Missing({ resume, t }: Pick<GroupProps, 'resume' | 't'>) {
  return missingSections(resume).map((section) => (
    <div key={section} className="read-group">
      <h3>{t.sections[section]}</h3>
      <p className="read-missing">{t.reading.missing}</p>
    </div>
  ))
}

/** What may be our misreading rather than a gap in the resume. */
function Doubts({ report, locale, t, rubric }: Omit<Props, 'resume'>) {
  const doubts = report.findings.filter(({ doubt }) => doubt)
  if (doubts.length === 0) return null
  return (
    <div className="read-group">
      <h3>{t.reading.doubts}</h3>
      <ul>
        {doubts.map(({ id, message }) => (
          <li key={id}>{textOf(message, rubric, locale)}</li>
        ))}
      </ul>
    </div>
  )
}

/** What was read and kept, and belongs to none of the sections that are judged. */
function OtherText({ resume, language, t }: Pick<GroupProps, 'resume' | 'language' | 't'>) {
  if (resume.other.length === 0) return null
  return (
    <div className="read-group">
      <h3>{t.reading.other}</h3>
      <ul lang={language}>
        {resume.other.map(({ title, details }, index) => {
          const [first] = richTextLines(details)
          return (
            // The same text may stand there twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} dir="auto">
              {[title, first?.text].filter(Boolean).join(' · ')}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Says that the file holds text which people cannot see, and shows it. */
function HiddenText({ passages, t }: { passages: string[]; t: ReadingWords }) {
  if (passages.length === 0) return null
  return (
    <div className="read-group hidden-text">
      <h3>{t.hidden.title}</h3>
      <p>{t.hidden.message}</p>
      <details>
        <summary>{t.hidden.quote}</summary>
        <ul>
          {[...new Set(passages)].map((passage) => (
            <li key={passage} dir="auto">
              {passage}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
