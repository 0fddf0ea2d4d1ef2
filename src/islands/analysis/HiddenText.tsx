import type { Messages } from '#i18n/messages.ts'

interface Props {
  passages: string[]
  t: Messages['analysis']['hidden']
}

/** Says that the file holds text which people cannot see, and shows it. */
export function HiddenText({ passages, t }: Props) {
  if (passages.length === 0) return null
  return (
    <section className="hidden-text" aria-labelledby="hidden-title">
      <h2 id="hidden-title">{t.title}</h2>
      <p>{t.message}</p>
      <details>
        <summary>{t.quote}</summary>
        <ul>
          {[...new Set(passages)].map((passage) => (
            <li key={passage} dir="auto">
              {passage}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
