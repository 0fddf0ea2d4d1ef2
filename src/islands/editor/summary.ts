/**
 * The line that tells an entry from its neighbours, such as 'Engineer · Acme'; '' when the
 * entry has nothing to tell.
 *
 * @param kinds Words for the kinds of awards and other sections.
 */
export function summaryOf(
  entry: Record<string, unknown>,
  { summary }: { summary: readonly string[] },
  kinds: Record<string, string>,
): string {
  return summary
    .map((name) => {
      const value = entry[name]
      if (Array.isArray(value)) return value.slice(0, 4).join(', ')
      return name === 'kind' ? (kinds[String(value)] ?? '') : String(value ?? '')
    })
    .filter(Boolean)
    .join(' · ')
}
