import { useStore } from '@nanostores/react'
import type { Locale } from '#contract/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { accountStore } from '#stores/account.ts'
import { sessionStore } from '#stores/session.ts'
import { EraseData } from './EraseData.tsx'
import { ReceiptCard } from './ReceiptCard.tsx'
import { SessionTable } from './SessionTable.tsx'
import './account.css'

export interface AccountProps {
  locale: Locale
  t: { account: Messages['account']; errors: Messages['errors'] }
}

/** What somebody can do with everything at once: see where they are signed in, take it, end it. */
export function AccountView({ locale, t, home }: AccountProps & { home: string }) {
  const { status } = useStore(sessionStore.$session)
  const exported = useStore(accountStore.$export)
  const erasing = useStore(accountStore.$erasing)
  const { data } = t.account
  if (erasing.status === 'done') {
    return (
      <ReceiptCard receipt={erasing.receipt} locale={locale} t={t.account.receipt} home={home} />
    )
  }
  const isVisitor = status === 'visitor'
  return (
    <div className="account-view">
      {!isVisitor && <SessionTable locale={locale} t={t} />}
      <section aria-labelledby="export-heading">
        <h3 id="export-heading">{data.export}</h3>
        <p>{isVisitor ? data.contentsVisitor : data.contents}</p>
        <button
          type="button"
          className="button"
          disabled={exported.status === 'running'}
          onClick={() => void accountStore.exportData()}
        >
          {exported.status === 'running' ? data.exporting : data.download}
        </button>
        <output>
          {exported.status === 'done' && (
            <>
              {data.exported} <bdi>{exported.fileName}</bdi>
            </>
          )}
        </output>
        {exported.status === 'failed' && <p role="alert">{t.errors.codes[exported.error]}</p>}
      </section>
      <EraseData locale={locale} t={t} isVisitor={isVisitor} />
    </div>
  )
}
