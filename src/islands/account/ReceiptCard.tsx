import { useEffect, useRef } from 'react'
import type { Receipt } from '#contract/account.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { DAY_MS, RETENTION_MS } from '#contract/retention.ts'
import type { Messages } from '#i18n/messages.ts'

interface Props {
  receipt: Receipt
  locale: Locale
  t: Messages['account']['receipt']
  home: string
}

/** What was deleted and when, to be printed or kept. */
export function ReceiptCard({ receipt, locale, t, home }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' })
  const counts = (['resumes', 'versions', 'analyses', 'sessions'] as const).filter(
    (kind) => receipt[kind] > 0,
  )
  return (
    <section className="receipt" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" ref={heading} tabIndex={-1}>
        {t.heading}
      </h2>
      <p>
        <time dateTime={receipt.erasedAt}>{time.format(Date.parse(receipt.erasedAt))}</time>
      </p>
      <ul>
        {counts.map((kind) => (
          <li key={kind}>{format(t[kind], { count: receipt[kind] }, locale)}</li>
        ))}
      </ul>
      {receipt.id && (
        <p>
          {t.number} <code>{receipt.id}</code>
        </p>
      )}
      {receipt.sessions > 0 && (
        <p>{format(t.rest, { days: RETENTION_MS.erasures / DAY_MS }, locale)}</p>
      )}
      <p className="answers no-print">
        <button type="button" className="button" onClick={() => print()}>
          {t.print}
        </button>
        <a className="button" href={home}>
          {t.home}
        </a>
      </p>
    </section>
  )
}
