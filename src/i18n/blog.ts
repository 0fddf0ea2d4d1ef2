import type { Locale } from '#contract/locales.ts'
import posts from '#locales/blog.json'

/** A post that the footer leads to: on this site (`/…`) or elsewhere (`https://…`). */
export interface Post {
  title: string
  linkUrl: string
}

/** The posts that the editors list for a language. */
export function postsFor(locale: Locale): readonly Post[] {
  return posts[locale]
}
