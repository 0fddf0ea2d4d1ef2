/** Names with a dash in them, among entries whose heads have no dash between their phrases. */
import type { Locale } from '#contract/locales.ts'
import { cueScore } from '../lexicon/cues.ts'
import { kindOfSign } from './separators.ts'
import type { Entry } from './segmentation.ts'

/** One head of so many is the only one of its kind. */
const RARE = 3

/** A name and what a dash parts from it, both of one look: `**Price Bot - Corner Shop**`. */
const isDashed = ({ pieces: [first, second] }: Entry) =>
  first !== undefined &&
  second?.row === first.row &&
  second.cell === first.cell &&
  second.bold === first.bold &&
  kindOfSign(second.before ?? '|') === 'dash'

/** Names with the dash in them, where it parts no phrases in the heads of the others. */
export function withRareDashes(
  entries: readonly Entry[],
  locales: readonly Locale[],
): readonly Entry[] {
  const dashed = entries.filter(isDashed)
  if (dashed.length * RARE > entries.length) return entries
  return entries.map((entry) => {
    const [first, second, ...others] = entry.pieces
    if (!dashed.includes(entry) || cueScore(second!.text, 'titles', locales) > 0) return entry
    const text = first!.text + second!.before! + second!.text
    return { ...entry, pieces: [{ ...first!, text }, ...others] }
  })
}
