import { describe, expect, test } from 'vitest'
import { FILES, read } from './sources.ts'

/** A stylesheet's rules as lists of selectors, without at-rules and comments. */
function rulesOf(css: string): string[][] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  return heads
    .filter((head) => !head.startsWith('@'))
    .map((head) => splitOutside(head).map((selector) => selector.trim()))
}

/** Parts between commas that stand in no bracket. */
function splitOutside(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)

const STYLESHEETS = FILES.filter((file) => file.endsWith('.css'))
/** What every page has, and any component may begin with. */
const SHARED = STYLESHEETS.filter((file) => file.startsWith('src/styles/'))

/** Classes that libraries give: vanilla-cookieconsent's, tiptap's. */
const FOREIGN = /^(cm|pm|section)__|^pm--|^is-editor-empty$/

describe('a class name', () => {
  test('belongs to one stylesheet: others style it only below a class of their own', () => {
    const owners = new Map<string, Set<string>>()
    for (const file of STYLESHEETS) {
      // A list of selectors belongs to the component that it begins with.
      for (const [first = ''] of rulesOf(read(file))) {
        const [name] = classesOf(first)
        if (name) owners.set(name, (owners.get(name) ?? new Set()).add(file))
      }
    }
    const shared = new Set(SHARED.flatMap((file) => rulesOf(read(file)).flat().flatMap(classesOf)))
    const torn = [...owners].filter(([name, files]) => files.size > 1 && !shared.has(name))
    expect(torn.map(([name, files]) => `.${name}: ${[...files].join(', ')}`)).toEqual([])
  })

  test('that is styled stands in the markup', () => {
    const markup = FILES.filter((file) => /\.(tsx|ts|astro)$/.test(file))
      .map(read)
      .join('\n')
    const words = new Set(markup.match(/[\w-]+/g))
    const names = new Set(
      STYLESHEETS.flatMap((file) => rulesOf(read(file)).flat().flatMap(classesOf)),
    )
    expect([...names].filter((name) => !words.has(name) && !FOREIGN.test(name))).toEqual([])
  })
})

describe('a style that asks what stands within', () => {
  test('asks for no position: Firefox does not ask again when children come or go', () => {
    const positional = /:has\((?:[^()]|\([^()]*\))*:(?:only|first|last|nth)-/
    expect(positional.test('.analysis:has(> output:only-child) {')).toBe(true)
    expect(positional.test('.desk:has(:global(.upload[hidden])) > .a:first-child {')).toBe(false)
    const files = FILES.filter((file) => /\.(css|astro)$/.test(file))
    expect(files.filter((file) => positional.test(read(file)))).toEqual([])
  })
})

describe('the styles of an Astro component', () => {
  test('follow the direction of writing by :dir(): [dir] would be sought in the component alone', () => {
    const files = FILES.filter((file) => file.endsWith('.astro'))
    const scoped = /(?<!:global\()\[dir\b/
    expect(scoped.test("[dir='rtl'] svg {")).toBe(true)
    expect(
      files.filter((file) => scoped.test(/<style[\s\S]*/.exec(read(file))?.[0] ?? '')),
    ).toEqual([])
  })
})
