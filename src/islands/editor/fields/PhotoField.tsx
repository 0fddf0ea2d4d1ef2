import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { PHOTO_RATIOS, photoShapeOf } from '#contract/template.ts'
import { $picture, choosePhoto } from '#stores/photo.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { useOpenEditor } from '../use-editor.ts'
import { useStrings } from '../strings.tsx'
import { useFocusTarget, useValue } from '../use-value.ts'
import { PhotoCrop } from './PhotoCrop.tsx'

/** A photo, cut and re-encoded before it leaves the device. */
export function PhotoField({ path, label }: { path: string; label: string }) {
  const { t } = useStrings()
  const photo = useValue(path, '')
  const shape = useOpenEditor(
    ({ document }) => photoShapeOf(document.templateId, document.style),
    'square',
  )
  const input = useFocusTarget<HTMLInputElement>(path)
  const picture = useStore($picture)
  const wasCut = useRef(false)
  const [isUnreadable, setUnreadable] = useState(false)

  // Whatever was decided on it, the focus comes back to where the picture was chosen.
  useEffect(() => {
    if (wasCut.current && !picture) input.current?.focus({ preventScroll: true })
    wasCut.current = picture !== null
  }, [input, picture])

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again after it was removed.
    target.value = ''
    if (!file) return
    setUnreadable(!(await choosePhoto(file)))
  }

  return (
    <fieldset className="field photo">
      <legend>{label}</legend>
      {picture && (
        <PhotoCrop key={picture.url} picture={picture} onUnreadable={() => setUnreadable(true)} />
      )}
      {photo && (
        <img
          src={photo}
          alt={t.photo.alt}
          data-shape={shape}
          width={96 * PHOTO_RATIOS[shape]}
          height="96"
        />
      )}
      <div>
        <label className="button small">
          {photo ? t.photo.replace : t.photo.choose}
          <input
            ref={input}
            id={path}
            type="file"
            accept="image/*"
            className="visually-hidden"
            aria-describedby="photo-hint"
            onChange={(event) => void choose(event)}
          />
        </label>
        {photo && (
          <button
            type="button"
            className="link-button"
            onClick={() => resumeStore.setField(path, '')}
          >
            {t.photo.remove}
          </button>
        )}
        <p className="hint" id="photo-hint" aria-live="polite">
          {isUnreadable ? t.photo.unreadable : t.photo.hint}
        </p>
      </div>
    </fieldset>
  )
}
