/** Below this contrast (WCAG's ratio; black on white has 21) a person sees nothing. */
const UNSEEN = 1.12

/** Letters below this size in points are specks on paper. */
export const SMALLEST_SEEN = 2.5

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
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
