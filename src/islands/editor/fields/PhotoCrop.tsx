import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { PHOTO_RATIOS } from '#contract/template.ts'
import {
  MIDDLE,
  closePicture,
  areaOf,
  shownShape,
  takePhoto,
  type Cut,
  type OpenPicture,
} from '#stores/photo.ts'
import { useStrings } from '../strings.tsx'

/** Height of the frame in pixels. */
const FRAME = 280

/** One press of an arrow key moves by this share of what is seen. */
const STEP = 0.05

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Props {
  picture: OpenPicture
  onUnreadable: () => void
}

/** Cuts what the resume shows, in the shape that its template prints, by pointer or keys. */
export function PhotoCrop({ picture, onUnreadable }: Props) {
  const { t } = useStrings()
  const dialog = useRef<HTMLDialogElement>(null)
  const [cut, setCut] = useState<Cut>(MIDDLE)
  const shape = shownShape()
  const area = areaOf(picture, cut, PHOTO_RATIOS[shape])
  const scale = FRAME / area.height

  useEffect(() => dialog.current?.showModal(), [])

  /** By pixels of the picture; counted from where the part is, not from beyond an edge. */
  function move(x: number, y: number) {
    setCut({
      ...cut,
      x: (area.x + area.width / 2 + x) / picture.width,
      y: (area.y + area.height / 2 + y) / picture.height,
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    move(arrow[0] * area.width * STEP, arrow[1] * area.height * STEP)
  }

  function onPointerMove(event: PointerEvent) {
    if (event.buttons !== 1) return
    move(-event.movementX / scale, -event.movementY / scale)
  }

  return (
    <dialog
      ref={dialog}
      className="dialog crop"
      aria-labelledby="crop-heading"
      onClose={closePicture}
    >
      <h2 id="crop-heading">{t.photo.crop}</h2>
      <button
        type="button"
        className="crop-frame"
        aria-label={t.photo.frame}
        aria-describedby="crop-hint"
        data-shape={shape}
        style={{ inlineSize: FRAME * PHOTO_RATIOS[shape], blockSize: FRAME }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      >
        <img
          src={picture.url}
          alt=""
          draggable={false}
          style={{
            width: picture.width * scale,
            height: picture.height * scale,
            transform: `translate(${-area.x * scale}px, ${-area.y * scale}px)`,
          }}
        />
      </button>
      <p className="hint" id="crop-hint">
        {t.photo.cropHint}
      </p>
      <label className="style-row">
        <span>{t.photo.zoom}</span>
        <input
          type="range"
          min={1}
          max={4}
          step={0.1}
          value={cut.zoom}
          onChange={({ target }) => setCut({ ...cut, zoom: target.valueAsNumber })}
        />
      </label>
      <div className="notice-actions">
        <button
          type="button"
          className="button small primary"
          onClick={() => {
            if (!takePhoto(cut)) onUnreadable()
          }}
        >
          {t.photo.use}
        </button>
        <button type="button" className="button small" onClick={closePicture}>
          {t.photo.cancel}
        </button>
      </div>
    </dialog>
  )
}
