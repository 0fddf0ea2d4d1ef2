import * as v from 'valibot'

/**
 * The sum behind an overall, exact, so that anybody can work out what the overall would be with
 * some of the rules met.
 */
export const ArithmeticSchema = v.object({
  /** 0 to 100 before any cap. */
  sum: v.number(),
  /** What each rule that is not wholly met would add to the sum, by its id. */
  withheld: v.record(v.string(), v.number()),
  /** What the overall cannot exceed while these rules are broken, by their ids. */
  caps: v.record(v.string(), v.number()),
})
export type Arithmetic = v.InferOutput<typeof ArithmeticSchema>

/**
 * The overall as it would be shown with these rules met, from 0 to 100.
 *
 * @example overallWith({ sum: 70.2, withheld: { a: 6.1 }, caps: {} }, ['a']) // 76
 */
export function overallWith(
  { sum, withheld, caps }: Arithmetic,
  met: Iterable<string> = [],
): number {
  const rules = new Set(met)
  const gained = [...rules].reduce((total, rule) => total + (withheld[rule] ?? 0), 0)
  const broken = Object.entries(caps).flatMap(([rule, cap]) => (rules.has(rule) ? [] : cap))
  // A hair below .5 from adding fractions must not show as a point lost.
  return Math.round(Math.min(100, sum + gained, ...broken) + 1e-9)
}
