import { IconButton } from '#islands/ui/IconButton.tsx'
import { percent } from '#i18n/format.ts'
import { useStrings } from './strings.tsx'

/** Percent of the size on paper, or as wide as there is room. */
export type ZoomLevel = 'fit' | number

const LEVELS = [50, 75, 100, 125, 150, 200] as const

interface Props {
  value: ZoomLevel
  onChange: (value: ZoomLevel) => void
}

/** How large the pages are shown. */
export function Zoom({ value, onChange }: Props) {
  const { t, locale } = useStrings()
  const at = value === 'fit' ? LEVELS.indexOf(100) : LEVELS.indexOf(value as 100)
  return (
    <div className="zoom">
      <IconButton
        icon="zoomOut"
        label={t.preview.zoomOut}
        disabled={at <= 0}
        onClick={() => onChange(LEVELS[at - 1] ?? 'fit')}
      />
      <select
        aria-label={t.preview.zoom}
        value={value}
        onChange={({ target }) => onChange(target.value === 'fit' ? 'fit' : Number(target.value))}
      >
        <option value="fit">{t.preview.fitWidth}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {percent(level / 100, locale)}
          </option>
        ))}
      </select>
      <IconButton
        icon="zoomIn"
        label={t.preview.zoomIn}
        disabled={at >= LEVELS.length - 1}
        onClick={() => onChange(LEVELS[at + 1] ?? 'fit')}
      />
    </div>
  )
}
