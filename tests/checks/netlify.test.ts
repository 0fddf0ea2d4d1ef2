import { describe, expect, test } from 'vitest'
import { apiIn, netlifyToml } from '#server/deploy/netlify.ts'
import { read } from './sources.ts'

describe('netlify.toml', () => {
  test('says what the table of headers says, and answers in the language of the path', () => {
    const toml = read('netlify.toml')
    expect(toml, 'Run npm run netlify.').toBe(netlifyToml(apiIn(toml)))
  })

  test('leads calls to the API that was given, and only then', () => {
    expect(apiIn(netlifyToml(null))).toBeNull()
    const toml = netlifyToml('https://api.cv.example')
    expect(apiIn(toml)).toBe('https://api.cv.example')
    expect(toml).toContain(
      '[[redirects]]\n  from = "/api/*"\n  to = "https://api.cv.example/api/:splat"\n  status = 200\n  force = true\n',
    )
  })
})
