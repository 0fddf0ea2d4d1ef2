/** A piece of a rewritten line: what stays, what goes, what comes, or a gap to fill. */
export type Piece =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  /** `blank` is its position among the gaps; `text` stands there until it is filled. */
  | { kind: 'blank'; text: string; blank: number }

/** Longer lines than this many words each are no lines; they are told as a whole. */
const MOST_WORDS = 600

/**
 * What a rewritten line changes, word by word, as a reader meets it: what goes stands before what
 * comes in its place. Languages without spaces are cut into words by their dictionaries.
 *
 * @param blanks Gaps in `after`, in order.
 * @example wordDifference('Was leading it', 'Led it', [], 'en')
 * // removed 'Was leading', added 'Led', same ' it'
 */
export function wordDifference(
  before: string,
  after: string,
  blanks: readonly string[],
  language: string,
): Piece[] {
  const words = wordCutter(language)
  const old = words(before.trim()).map((text): Piece => ({ kind: 'removed', text }))
  const anew = cutAtBlanks(after.trim(), blanks).flatMap((part): Piece[] =>
    part.kind === 'blank' ? [part] : words(part.text).map((text) => ({ kind: 'added', text })),
  )
  if (Math.max(old.length, anew.length) > MOST_WORDS) return joined([...old, ...anew])
  return joined(inRuns(aligned(old, anew)))
}

/** Whether a reader would see a difference: spaces and characters without a width are none. */
export function looksDifferent(before: string, after: string): boolean {
  return asSeen(before) !== asSeen(after)
}

const asSeen = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function wordCutter(language: string): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return (text) => [...segmenter.segment(text)].map(({ segment }) => segment)
}

function cutAtBlanks(text: string, blanks: readonly string[]): Piece[] {
  const parts: Piece[] = []
  let rest = text
  for (const [blank, mark] of blanks.entries()) {
    const at = mark === '' ? -1 : rest.indexOf(mark)
    if (at < 0) continue
    parts.push({ kind: 'added', text: rest.slice(0, at) }, { kind: 'blank', text: mark, blank })
    rest = rest.slice(at + mark.length)
  }
  return [...parts, { kind: 'added', text: rest }]
}

/** Both texts in one row: their longest common subsequence stays. */
function aligned(old: readonly Piece[], anew: readonly Piece[]): Piece[] {
  const isSame = (one: Piece | undefined, other: Piece | undefined) =>
    other?.kind === 'added' && one?.text === other.text
  const width = anew.length + 1
  /** Length of the longest common rest from a pair of places on. */
  const common = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = anew.length - 1; column >= 0; column--) {
      common[row * width + column] = isSame(old[row], anew[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pieces: Piece[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < anew.length) {
    const [from, to] = [old[row], anew[column]]
    if (from && isSame(from, to)) {
      pieces.push({ kind: 'same', text: from.text })
      row++
      column++
    } else if (from && (!to || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push(from)
      row++
    } else if (to) {
      pieces.push(to)
      column++
    }
  }
  return pieces
}

/**
 * Changes that only a space parts are one change, and in each what goes stands first: nobody
 * reads a line of single words struck out between new ones.
 */
function inRuns(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = []
  let removed: Piece[] = []
  let added: Piece[] = []
  const end = () => {
    // A space at both ends was a bridge to nothing.
    const [old, anew] = [removed.at(-1), added.at(-1)]
    const space = old?.text === anew?.text && !old?.text.trim() ? old : undefined
    const cut = space ? -1 : undefined
    runs.push(...removed.slice(0, cut), ...added.slice(0, cut))
    if (space) runs.push({ kind: 'same', text: space.text })
    removed = []
    added = []
  }
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]
    const isBridge = piece.kind === 'same' && !piece.text.trim() && next && next.kind !== 'same'
    if (isBridge && removed.length + added.length > 0) {
      removed.push({ kind: 'removed', text: piece.text })
      added.push({ kind: 'added', text: piece.text })
    } else if (piece.kind === 'same') {
      end()
      runs.push(piece)
    } else if (piece.kind === 'removed') removed.push(piece)
    else added.push(piece)
  }
  end()
  return runs
}

/** Neighbours of a kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece.text === '' && piece.kind !== 'blank') continue
    if (last && last.kind === piece.kind && last.kind !== 'blank') {
      result.splice(-1, 1, { kind: last.kind, text: last.text + piece.text })
    } else result.push(piece)
  }
  return result
}
