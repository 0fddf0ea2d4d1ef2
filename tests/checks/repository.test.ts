import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { FILES, read, ROOT } from './sources.ts'

/** The top level is fixed; tool configs live in tests/ or as dotfiles. */
const TOP_LEVEL = new Set(
  'src public tests astro.config.mjs package.json package-lock.json tsconfig.json netlify.toml README.md LICENSE'.split(
    ' ',
  ),
)

/** Files of src that may be longer than 300 lines, each with its reason. */
const LONG_FILE_PATTERNS: { pattern: RegExp; reason: string }[] = [
  { pattern: /\/lexicon\/[\w-]+\.ts$/, reason: 'a list of words, one language a file' },
]

const LINES = 300

/** Files that may be larger than 300 KB, each with its reason. */
const LARGE_FILE_PATTERNS: { pattern: RegExp; reason: string }[] = [
  { pattern: /^package-lock\.json$/, reason: 'written by npm' },
]

describe('the repository', () => {
  test('keeps its top level', () => {
    const tops = new Set(FILES.map((file) => file.split('/')[0] ?? ''))
    const strange = [...tops].filter((name) => !name.startsWith('.') && !TOP_LEVEL.has(name))
    const remedy = 'Move it into src, public or tests, or make it a dotfile.'
    expect(strange, remedy).toEqual([])
  })

  test('skips no test and favours none', () => {
    const marks = /\b(?:test|it|describe|suite)\.(?:only|skip|todo|fixme)\b/
    const files = FILES.filter((file) => /^tests\/.*\.tsx?$/.test(file) && marks.test(read(file)))
    expect(files, 'A test either runs or goes.').toEqual([])
  })

  test(`has no file above ${LINES} lines in src without a reason`, () => {
    const long = FILES.filter(
      (file) =>
        /^src\/.*\.(ts|tsx|astro|css|typ|mjs)$/.test(file) &&
        !LONG_FILE_PATTERNS.some(({ pattern }) => pattern.test(file)) &&
        read(file).split('\n').length > LINES,
    )
    expect(long, 'Divide it by subject, or give it a row with its reason.').toEqual([])
  })

  test('holds no large files', () => {
    const large = FILES.filter(
      (file) =>
        statSync(join(ROOT, file)).size > 300_000 &&
        !LARGE_FILE_PATTERNS.some(({ pattern }) => pattern.test(file)),
    )
    expect(large, 'Make it smaller, or take it from a package.').toEqual([])
  })

  test('names nothing utils, helpers, common or manager', () => {
    const vague = FILES.filter((file) =>
      /(^|\/)[^/]*(utils?|helpers?|common|manager)[^/]*/i.test(file),
    )
    expect(vague, 'Name it after what it does.').toEqual([])
  })

  test('writes file names in kebab-case, and components in PascalCase', () => {
    const odd = FILES.filter((file) => {
      const name = file.split('/').at(-1) ?? ''
      if (!/^(src|tests)\//.test(file)) return false
      if (/^README\.md$|^\.|^\[/.test(name)) return false
      if (/^(src\/locales|tests\/fixtures|src\/server\/typeset\/fonts)\//.test(file)) return false
      // A stylesheet or test stands beside its component under the component's name.
      const isComponent = /^[A-Z][A-Za-z0-9]*(\.test)?\.(tsx|astro|css)$/.test(name)
      const isModule = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(name)
      // A page is called as its address, which the specification fixes.
      const isPage = /^src\/pages\/.*\/[a-z][A-Za-z0-9]*\.astro$/.test(file)
      const isLocale = (LOCALES as readonly string[]).includes(name.replace(/\.ts$/, ''))
      const isTest = /^tests\/unit\/.*\.test\.tsx?$/.test(file)
      return !isComponent && !isModule && !isPage && !isLocale && !isTest
    })
    expect(odd).toEqual([])
  })

  test('runs its pipeline by a script that may be run', () => {
    expect(statSync(join(ROOT, '.ci/run')).mode & 0o111).toBeGreaterThan(0)
  })
})
