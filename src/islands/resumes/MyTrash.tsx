import { useStore } from '@nanostores/react'
import type { Locale } from '#contract/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { TrashList } from '#islands/ui/TrashList.tsx'
import { myTrash } from '#stores/my-resumes.ts'

interface Props {
  locale: Locale
  t: { resumes: Messages['resumes']; errors: Messages['errors'] }
}

/** What a person deleted of their resumes and analyses. */
export function MyTrash({ locale, t }: Props) {
  const { items, failure } = useStore(myTrash.$trash)
  return (
    <TrashList
      items={items}
      failure={failure && t.errors.codes[failure]}
      t={t.resumes}
      locale={locale}
      onRestore={(item) => void myTrash.restore(item)}
      onDelete={(item) => void myTrash.deleteForGood(item)}
    />
  )
}
