import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import * as v from 'valibot'
import { BlogListQuerySchema, BlogListSchema, ENDPOINTS } from '#contract/api.ts'
import { LOCALES } from '#contract/locales.ts'
import type { Env } from '../dependencies.ts'
import { ok } from '../errors.ts'
import { query } from '../middleware/validate.ts'

const POSTS = new URL('../../locales/blog.json', import.meta.url)

const PostsSchema = v.object(v.entriesFromList(LOCALES, BlogListSchema))

/** The posts for the footer. Read anew for each call: editing the file needs no restart. */
export function blogRoutes() {
  return new Hono<Env>().get(ENDPOINTS.blogList.path, async (c) => {
    const { locale } = query(c, BlogListQuerySchema)
    const posts = v.parse(PostsSchema, JSON.parse(await readFile(POSTS, 'utf8')))
    return ok(c, posts[locale])
  })
}
