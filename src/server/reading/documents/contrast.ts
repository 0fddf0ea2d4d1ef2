/** Below this contrast (WCAG's ratio; black on white has 21) a person sees nothing. */
const UNSEEN = 1.12

/** Letters below this size in points are specks on paper. */
export const SMALLEST_SEEN = 2.5

/** Fainter letters than this leave no trace on paper. */
const FAINTEST = 0.04

/** Text so faint is overlooked, unless its letters are as large as a watermark's. */
const OVERLOOKED = { opacity: 0.1, size: 24 }

/**
 * True for text that is too see-through for its size in points.
 *
 * @example isFaint(0.08, 10) // true
 */
export function isFaint(opacity: number, size: number): boolean {
  return opacity < FAINTEST || (opacity <= OVERLOOKED.opacity && size < OVERLOOKED.size)
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** True for a background that is seen on white paper. */
export function isBar(background: string | undefined): boolean {
  return background !== undefined && !isUnseen(background, '#ffffff')
}

/**
 * True when text of one colour cannot be told from its background.
 *
 * @example isUnseen('#ffffff', '#fefefe') // true
 */
export function isUnseen(text: string, background: string): boolean {
  const [a, b] = [luminance(text), luminance(background)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < UNSEEN
}
