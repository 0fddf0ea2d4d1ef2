/** Strokes of the icons on a 20 by 20 grid; drawn in the colour of the text around them. */
const STROKES = {
  back: 'M12 4 6 10l6 6',
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h7.5a4.5 4.5 0 0 1 0 9H9',
  redo: 'M13 5l3.5 3.5L13 12M16 8.5H8.5a4.5 4.5 0 0 0 0 9H11',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  remove: 'M5 5l10 10M15 5 5 15',
  add: 'M10 4v12M4 10h12',
  check: 'M4 10.5l4 4 8-9',
  shown: 'M2.5 10s3-5 7.5-5 7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5M10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  hidden: 'M2.5 10s3-5 7.5-5 7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5M4 16 16 4',
  open: 'M5 8l5 5 5-5',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  underline: 'M6 3v6a4 4 0 0 0 8 0V3M5 17h10',
  bulletList: 'M8 5h9M8 10h9M8 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5',
  orderedList: 'M9 5h8M9 10h8M9 15h8M3 4l1.5-1v5M3 12.5c.5-1 2.5-1 2.5.2C5.5 14 3 15 3 16.5h2.7',
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  zoomIn: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4M12.6 12.6 17 17M9 6.5v5M6.5 9h5',
  zoomOut: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4M12.6 12.6 17 17M6.5 9h5',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
} as const

export type IconName = keyof typeof STROKES

/** Icons that point along the line of text and turn round with it. */
const TURNS: ReadonlySet<IconName> = new Set(['back', 'undo', 'redo', 'bulletList', 'orderedList'])

/** A drawing beside or instead of a word; the control around it carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={TURNS.has(name) ? 'icon turns' : 'icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STROKES[name]} />
    </svg>
  )
}
