import { useStore } from '@nanostores/react'
import { TrashList as List } from '#islands/ui/TrashList.tsx'
import { trashStore } from '#stores/resume/lists.ts'
import { sentenceFor, useStrings } from './strings.tsx'

/** Deleted resumes, beside the versions of the open one. */
export function TrashList() {
  const { resumes, errors, locale } = useStrings()
  const { items, failure } = useStore(trashStore.$trash)
  return (
    <List
      items={items}
      failure={failure && sentenceFor(failure, errors)}
      t={resumes}
      locale={locale}
      onRestore={(item) => void trashStore.restore(item)}
      onDelete={(item) => void trashStore.deleteForGood(item)}
    />
  )
}
