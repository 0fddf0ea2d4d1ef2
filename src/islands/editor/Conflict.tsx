import { resumeStore } from '#stores/resume.ts'
import { useStrings } from './strings.tsx'

/** Another tab or device saved first: the person decides which version goes on. */
export function Conflict() {
  const { t } = useStrings()
  return (
    <div className="notice" role="alert">
      <h2>{t.conflict.heading}</h2>
      <p>{t.conflict.text}</p>
      <div className="notice-actions">
        <button type="button" className="button small" onClick={() => void resumeStore.keepMine()}>
          {t.conflict.keepMine}
        </button>
        <button type="button" className="button small" onClick={() => void resumeStore.takeOther()}>
          {t.conflict.takeOther}
        </button>
      </div>
    </div>
  )
}
