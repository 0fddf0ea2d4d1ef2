/** Writes the outlines of glyphs shorter: two digits, no spaces, nothing absolute. */

/** Outlines repeat from preview to preview; this many are some forty resumes' worth. */
const KEPT_OUTLINES = 20_000

const written = new Map<string, string>()

const TOKEN = /[a-zA-Z]|-?[\d.]+(?:e-?\d+)?/g

/** How many numbers a relative command takes, and which of them is a way along which axis. */
const AXES: Record<string, ('x' | 'y')[]> = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  q: ['x', 'y', 'x', 'y'],
  c: ['x', 'y', 'x', 'y', 'x', 'y'],
}

/**
 * The path in hundredths of a point. What rounding leaves out of one step goes into the next, so
 * that an outline still ends where it began.
 *
 * @param path A path of relative commands behind 'M 0 0', as Typst writes glyphs; any other path
 *   is given back as it is.
 * @example compactOutline('g1', 'M 0 0m 1.026 0 v 1.431 l 3.024 0.189 Z ') // 'm1.03 0v1.43l3.02.19z'
 */
export function compactOutline(id: string, path: string): string {
  const known = written.get(id)
  if (known !== undefined) return known
  const outline = rewritten(path) ?? path
  if (written.size >= KEPT_OUTLINES) written.clear()
  written.set(id, outline)
  return outline
}

function rewritten(path: string): string | undefined {
  if (!path.startsWith('M 0 0')) return undefined
  const tokens = path.slice(5).match(TOKEN) ?? []
  // How far the rounded current point is behind the true one, and where both stood when the part began.
  let behind = { x: 0, y: 0 }
  let begun = behind
  let outline = ''
  for (let at = 0; at < tokens.length;) {
    const command = tokens[at] ?? ''
    at += 1
    if (/^z$/i.test(command)) {
      outline += 'z'
      behind = begun
      continue
    }
    const axes = AXES[command]
    if (!axes) return undefined
    const ways = tokens.slice(at, at + axes.length).map(Number)
    at += axes.length
    const step = ways.map((way, index) => rounded(way + behind[axes[index] ?? 'x']))
    outline += command + joined(step)
    behind = { ...behind }
    // Only the last point of a curve moves the current point.
    const first = axes.length > 2 ? axes.length - 2 : 0
    for (let index = first; index < axes.length; index += 1) {
      behind[axes[index] ?? 'x'] += (ways[index] ?? 0) - (step[index] ?? 0)
    }
    if (command === 'm') begun = behind
  }
  return outline
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Numbers with only the separators that they need, and no zero before the point. */
function joined(numbers: number[]): string {
  return numbers
    .map((number) => String(number === 0 ? 0 : number).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (number.startsWith('-') ? text + number : `${text} ${number}`))
}
