import { describe, expect, test } from 'vitest'
import { BlogListSchema } from '#contract/api.ts'
import { LOCALES } from '#contract/locales.ts'
import * as v from 'valibot'
import { blogRoutes } from '#server/routes/blog.ts'

const ask = async (query: string) => {
  const response = await blogRoutes().request(`/api/blog/list${query}`)
  return { status: response.status, body: (await response.json()) as { data: unknown } }
}

describe('the list of posts', () => {
  test.each(LOCALES)('has posts in %s, each with a title and where it leads', async (locale) => {
    const { status, body } = await ask(`?locale=${locale}`)
    expect(status).toBe(200)
    const posts = v.parse(BlogListSchema, body.data)
    expect(posts.length).toBeGreaterThan(0)
    expect(posts.every(({ linkUrl }) => /^(\/|https:\/\/)/.test(linkUrl))).toBe(true)
  })

  test('is English unless a language is asked for', async () => {
    expect((await ask('')).body).toEqual((await ask('?locale=en')).body)
  })
})
