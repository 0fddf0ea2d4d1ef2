import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { PAGES_BUILT } from './site.ts'

/** The HTML standard's rules; those that are about taste are off, each with its reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
  rules: {
    // The standard allows both; Astro writes what is shorter.
    'attr-quotes': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'error',
  },
})

/** Astro puts this before the first island of a page, where the standard has no styles. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/

describe('the markup', () => {
  test.each(PAGES_BUILT)('of $file is valid', async ({ file, html }) => {
    const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''), file)
    const complaints = results.flatMap(({ messages }) =>
      messages.map(
        ({ line, ruleId, message, selector }) => `${line} ${ruleId}: ${message} ${selector}`,
      ),
    )
    expect(complaints).toEqual([])
  })
})
