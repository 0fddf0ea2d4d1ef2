/** JSON Schemas of the locale files: an editor completes keys by them, and marks what is wrong. */
import { LOCALES } from '#contract/locales.ts'
import type { Template } from '#contract/message.ts'
import type { Catalogue } from './format.ts'

type Schema = Record<string, unknown>

/** Every plural form that one of our languages has; the checks know which has which. */
const FORMS = [
  ...new Set(
    LOCALES.flatMap((locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories),
  ),
].toSorted()

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))]

/** A text that holds the placeholders of the English one, which the editor shows beside it. */
function textSchema(english: string): Schema {
  const needed = placeholdersOf(english)
  const patterns = needed.map((name) => ({ pattern: name.replace(/[{}]/g, '\\$&') }))
  return {
    type: 'string',
    minLength: 1,
    description: `English: ${english}`,
    ...(patterns.length > 0 && {
      allOf: patterns,
      errorMessage: `Keep ${needed.join(' and ')} as they are: the program fills them in.`,
    }),
  }
}

function templateSchema(template: Template): Schema {
  if (typeof template === 'string') return textSchema(template)
  const description = `One sentence for each plural form of your language. English: ${template.other}`
  const form = { type: 'string', minLength: 1 }
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(FORMS.map((name) => [name, form])),
    required: ['other'],
    additionalProperties: false,
  }
}

function objectSchema(properties: Record<string, Schema>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

/** The schema of a locale file, made from its English version. */
export function schemaOf(english: Catalogue): Schema {
  const groups = Object.entries(english).map(([name, sentences]) => {
    const keys = Object.entries(sentences).map(([key, template]) => [key, templateSchema(template)])
    return [name, objectSchema(Object.fromEntries(keys))]
  })
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...objectSchema(Object.fromEntries(groups)),
  }
}
