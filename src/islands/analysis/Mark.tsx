import type { Finding } from '#contract/analysis.ts'
import { directionOf, type Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { Rewrite } from './Rewrite.tsx'

interface Props {
  finding: Finding
  /** The language of the resume, in which it is quoted. */
  language: string
  /** The language of the note where it is not the page's. */
  explainedIn: string | undefined
  locale: Locale
  t: { analysis: Messages['analysis']; rubric: Catalogue }
  /** The address of this resume in the editor, to which a field can be added. */
  edit: string
}

/** One proof mark: what it is worth in the margin, the line underlined, the note beside it. */
export function Mark({ finding, language, explainedIn, locale, t, edit }: Props) {
  const { findings: text, steps, table } = t.analysis
  const { quote, suggestion, points, section } = finding
  const where = section === 'document' ? table.document : steps[section]
  return (
    <li className="mark" data-rule={finding.rule} data-severity={finding.severity}>
      <p className="margin serif">
        {points !== null && points > 0 && (
          <>
            <span className="signed" aria-hidden="true">
              {format(text.points, { count: points }, locale)}
            </span>
            <span className="visually-hidden">
              {format(text.pointsLabel, { count: points }, locale)}
            </span>
          </>
        )}
      </p>
      <div className="line">
        <p className="where">{where}</p>
        {quote && (
          <blockquote lang={language} dir={directionOf(language)}>
            <mark className="marked">{quote}</mark>
          </blockquote>
        )}
      </div>
      <div className="note">
        <p lang={explainedIn} dir={explainedIn && directionOf(explainedIn)}>
          {textOf(finding.message, t.rubric, locale)}
        </p>
        {suggestion && <Rewrite suggestion={suggestion} language={language} t={text} />}
        {finding.by === 'model' && <p className="by">{text.byModel}</p>}
        {finding.at && (
          <a className="mend" href={`${edit}&at=${encodeURIComponent(finding.at)}`}>
            {text.mend}
          </a>
        )}
      </div>
    </li>
  )
}
