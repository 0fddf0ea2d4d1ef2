import type { Messages } from '#i18n/messages.ts'

interface Props {
  passages: string[]
  t: Messages['analysis']['hidden']
}

/** Says that the file holds text which people cannot see, and shows it. */
export function HiddenText({ passages, t }: Props) {
  if (passages.length === 0) return null
  return (
    <details className="hidden-text">
      <summary>
        <strong>{t.title}</strong> <span>{t.message}</span>
      </summary>
      <ul aria-label={t.quote}>
        {[...new Set(passages)].map((passage) => (
          <li key={passage} dir="auto">
            {passage}
          </li>
        ))}
      </ul>
    </details>
  )
}
