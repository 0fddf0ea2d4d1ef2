import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { pagePath } from '#contract/pages.ts'
import type { Messages } from '#i18n/messages.ts'
import { quotaStore } from '#stores/quota.ts'

interface Props {
  locale: Locale
  t: Messages['upload']['quota']
}

/** How many analyses are left, before somebody hands in another; and the way to more. */
export function QuotaLine({ locale, t }: Props) {
  const quota = useStore(quotaStore.$quota, { ssr: 'initial' })
  useEffect(() => void quotaStore.load(), [])
  // Who has Pro need not count, unless it has come to an end.
  if (!quota || (quota.plan === 'pro' && !quota.freeAt)) return null
  const { plan, count, used, freeAt } = quota
  const login = new URLSearchParams({ targetPath: pagePath('home', locale) })
  const time = freeAt && timeOf(freeAt, locale)
  return (
    <p className="quota">
      {time
        ? format(t.used, { time }, locale)
        : format(t.left, { left: count - used, total: count }, locale)}{' '}
      {plan === 'visitor' && <a href={`${pagePath('login', locale)}?${login}`}>{t.signIn}</a>}
      {plan === 'basic' && <a href={pagePath('price', locale)}>{t.pro}</a>}
    </p>
  )
}

function timeOf(iso: string, locale: Locale): string {
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, style).format(new Date(iso))
}
