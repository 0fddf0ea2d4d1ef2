import type { Template } from '#contract/message.ts'

const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  c: 'ç',
  n: 'ñ',
}

/** How much longer than English a language may be: German and Vietnamese reach it. */
const LONGER = 0.4

/** As long as words are: a longer run could not be broken, and would overflow where no text does. */
const WORD = 8

/**
 * English in disguise: accented, longer, and between brackets, so that text which is not in the
 * locale files, or which is cut off, shows at a glance. Placeholders stay as they are.
 *
 * @example pseudoText('Save {name}') // '⟦Sávé {name} ····⟧'
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\w+\})/)
  const accented = parts.map((part, at) =>
    at % 2 === 1 ? part : part.replace(/[aeioucnAEIOU]/g, (letter) => ACCENTED[letter] ?? letter),
  )
  return `⟦${accented.join('')} ${padding(Math.ceil(text.length * LONGER))}⟧`
}

const padding = (length: number) =>
  Array.from({ length: Math.ceil(length / WORD) }, (_, word) =>
    '·'.repeat(Math.min(WORD, length - word * WORD)),
  ).join(' ')

/** The same of every plural form. */
export function pseudo(template: Template): Template {
  if (typeof template === 'string') return pseudoText(template)
  return Object.fromEntries(
    Object.entries(template).map(([form, text]) => [form, pseudoText(text)]),
  )
}
