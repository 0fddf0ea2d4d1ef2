import type { Ref } from 'react'
import type { PrintedReport } from '#contract/printed-report.ts'

interface Props {
  printed: PrintedReport
  overall: number | null
  ref: Ref<HTMLDivElement>
}

/**
 * The score on a card, drawn off the page to be made a picture. It names no person and quotes
 * nothing, so that it can be shown around.
 */
export function ScoreCard({ printed, overall, ref }: Props) {
  return (
    <div className="score-card-stage" aria-hidden="true">
      <div className="score-card" ref={ref}>
        <p>{printed.title}</p>
        <p className="score-card-number">{printed.score || '–'}</p>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" width="480" height="4">
          <rect width="100" height="1" fill="#b5321a" />
          <rect width={overall ?? 0} height="1" fill="#211d18" />
        </svg>
        <table>
          <tbody>
            {printed.sections.map(({ name, score }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{score || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{printed.colophon[0]}</p>
      </div>
    </div>
  )
}
