/**
 * Whether anything is sold here; null when there is no answer. By plain `fetch`: the client of
 * the API weighs more than a page that is only read.
 */
export async function isSelling(): Promise<boolean | null> {
  try {
    const response = await fetch('/api/config')
    const { data } = (await response.json()) as { data?: { payment?: unknown } }
    return typeof data?.payment === 'boolean' ? data.payment : null
  } catch {
    return null
  }
}
