import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ResumeList } from '#islands/ui/ResumeList.tsx'
import { resumesStore } from '#stores/resume/lists.ts'
import { Panel } from './Panel.tsx'
import { sentenceFor, useStrings } from './strings.tsx'

/** Everything that this person has here, beside what is open. */
export function ResumesPanel({ onClose }: { onClose: () => void }) {
  const { resumes } = useStrings()
  return (
    <Panel id="resumes" heading={resumes.list.heading} onClose={onClose}>
      <Resumes />
    </Panel>
  )
}

/** The list itself, which also stands where nothing is open. */
export function Resumes() {
  const { t, resumes, errors, locale, say } = useStrings()
  const { items, removed, failure } = useStore(resumesStore.$resumes)
  const untitled = t.bar.untitled

  useEffect(() => void resumesStore.load(), [])

  return (
    <>
      {failure && (
        <p className="notice" role="alert">
          {sentenceFor(failure, errors)}
        </p>
      )}
      <output>
        {removed && (
          <p className="notice">
            {say(resumes.list.removed, { title: removed.title || untitled })}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() => void resumesStore.restore()}
            >
              {resumes.list.undo}
            </button>
          </p>
        )}
      </output>
      <ResumeList
        items={items}
        t={resumes.list}
        locale={locale}
        onOpen={({ key }) => void resumesStore.open(key)}
        onDuplicate={({ key, title }) =>
          void resumesStore.duplicate(key, say(t.conflict.copyTitle, { title: title || untitled }))
        }
        onRename={({ key }, title) => void resumesStore.rename(key, title)}
        onRemove={(item) => void resumesStore.remove(item)}
      />
    </>
  )
}
