/** The posts that the editors list now: pages carry those of their build. */
export interface Post {
  title: string
  linkUrl: string
}

/** Only where a link may lead: a page of this site, or another site. */
const ADDRESS = /^(\/(?!\/)|https:\/\/)/

const isPost = (value: unknown): value is Post => {
  const { title, linkUrl } = value as Record<keyof Post, unknown>
  return typeof title === 'string' && typeof linkUrl === 'string' && ADDRESS.test(linkUrl)
}

/**
 * Asks for the posts of a language. By plain `fetch`: the client of the API weighs more than a
 * page that is only read.
 *
 * @returns null when there is no answer that makes sense.
 */
export async function fetchPosts(locale: string): Promise<Post[] | null> {
  try {
    const response = await fetch(`/api/blog/list?locale=${encodeURIComponent(locale)}`)
    const { data } = (await response.json()) as { data: unknown }
    return response.ok && Array.isArray(data) ? data.filter(isPost) : null
  } catch {
    return null
  }
}
