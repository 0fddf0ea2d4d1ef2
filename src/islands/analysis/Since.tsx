import { useStore } from '@nanostores/react'
import type { Locale } from '#contract/locales.ts'
import { becomes, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { lastResultsStore } from '#stores/last-results.ts'
import { namesOf } from './mark-view.tsx'

interface Props {
  locale: Locale
  t: Messages['analysis']['since']
  rubric: Catalogue
}

/** What has changed since this person's last result. */
export function Since({ locale, t, rubric }: Props) {
  const changes = useStore(lastResultsStore.$changes)
  if (!changes) return null
  const { fileName, from, to, fixed, added } = changes
  const listOf = (rules: readonly string[]) =>
    new Intl.ListFormat(locale).format(namesOf(rules, rubric, locale))
  return (
    <section className="since" aria-labelledby="since-title">
      <h2 id="since-title">{t.title}</h2>
      <p>
        <span className="since-figures serif">{becomes(from, to, locale)}</span>{' '}
        <bdi>{fileName}</bdi>
      </p>
      {fixed.length + added.length === 0 && <p>{t.same}</p>}
      <dl>
        {fixed.length > 0 && (
          <div>
            <dt>{t.fixed}</dt>
            <dd>{listOf(fixed)}</dd>
          </div>
        )}
        {added.length > 0 && (
          <div>
            <dt>{t.added}</dt>
            <dd>{listOf(added)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
