/**
 * `npm run texts`: what a content editor asks of the texts in `src/locales`.
 *
 *     npm run texts                          what must be looked at again, by language
 *     npm run texts -- record                records texts that are new, forgets those that are gone
 *     npm run texts -- done de editor.bar    the German of these places is right for today's English
 *     npm run texts -- done all editor.bar   … and that of every language
 *     npm run texts -- tidy                  sets French spaces and isolates Latin names in Arabic
 *     npm run texts -- counts                every sentence that counts, at 0, 1, 2, 5, 11 and 100
 *     npm run texts -- sample ar 7           100 texts of a language, drawn by the seed 7
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import {
  formsOf,
  isNumber,
  LOCALES_FOLDER,
  sentencesOf,
  textsOf,
  TRANSLATIONS,
} from './catalogue.ts'
import { readOrigins, record, review } from './origins.ts'
import { tidied } from './typography.ts'

const print = (line = '') => process.stdout.write(`${line}\n`)

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function localeOf(name: string | undefined): Locale {
  return LOCALES.find((locale) => locale === name) ?? stop(`Which language? ${LOCALES.join(' ')}`)
}

function list() {
  const english = textsOf('en')
  let due = 0
  for (const locale of TRANSLATIONS) {
    const { stale, fresh, gone } = review(english, readOrigins(locale))
    due += stale.length + fresh.length + gone.length
    for (const place of stale) print(`${locale} ${place}: the English has changed`)
    if (fresh.length + gone.length > 0) print(`${locale}: ${fresh.length} new, ${gone.length} gone`)
  }
  print(`stale, new or gone: ${due}`)
  if (due > 0)
    print('Then: npm run texts -- record (new ones), -- done <locale> <place> (looked at)')
}

function recordNew() {
  for (const locale of TRANSLATIONS)
    print(`${locale}: ${record(locale, () => false)} lines changed`)
}

function done(name: string | undefined, ...places: string[]) {
  const locales = TRANSLATIONS.filter((locale) => name === 'all' || locale === name)
  if (locales.length === 0) stop(`Which language? all ${TRANSLATIONS.join(' ')}`)
  if (places.length === 0) stop('Which texts? A place or its beginning, such as editor.bar')
  const chosen = (place: string) =>
    places.some((start) => start === '.' || place === start || place.startsWith(`${start}.`))
  for (const locale of locales) print(`${locale}: ${record(locale, chosen)} lines changed`)
}

function tidy() {
  for (const locale of TRANSLATIONS) {
    for (const { place, template } of textsOf(locale)) {
      const [file, rewrite] = fileOf(locale, place)
      for (const form of formsOf(template)) {
        const after = tidied(locale, place, form)
        if (after === form) continue
        rewrite(form, after)
        print(`${locale}: ${place} in ${file}`)
      }
    }
  }
}

/** The file of a place, and how to replace one text in it: by line, so that nothing else moves. */
function fileOf(locale: Locale, place: string): [string, (before: string, after: string) => void] {
  const isDocument = place.startsWith('documents/')
  const file = join(
    LOCALES_FOLDER,
    locale,
    isDocument ? `${place}.md` : `${place.split('.')[0]}.json`,
  )
  return [
    file,
    (before, after) => {
      const text = readFileSync(file, 'utf8')
      if (isDocument) return writeFileSync(file, tidied(locale, place, text))
      writeFileSync(
        file,
        text.replaceAll(JSON.stringify(before), () => JSON.stringify(after)),
      )
    },
  ]
}

const AMOUNTS = [0, 1, 2, 5, 11, 100]

function counts(name?: string) {
  for (const locale of name ? [localeOf(name)] : LOCALES) {
    print(`\n# ${locale}`)
    for (const { place, template } of sentencesOf(locale)) {
      const names = [
        ...new Set(
          formsOf(template)
            .join()
            .match(/\{\w+\}/g),
        ),
      ].map((p) => p.slice(1, -1))
      if (!names.some((placeholder) => isNumber(placeholder))) continue
      print(`\n${place}`)
      for (const amount of AMOUNTS) {
        const params = Object.fromEntries(
          names.map((placeholder) => [placeholder, isNumber(placeholder) ? amount : 'X']),
        )
        print(`${String(amount).padStart(5)}  ${format(template, params, locale)}`)
      }
    }
  }
}

function sample(name?: string, seed = '1') {
  const locale = localeOf(name)
  const english = new Map(sentencesOf('en').map(({ place, template }) => [place, template]))
  // Mulberry32: the same texts for the same seed, on every machine.
  let state = Number(seed) >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const drawn = sentencesOf(locale)
    .map((text) => ({ ...text, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, 100)
  for (const { place, template } of drawn) {
    print(place)
    print(`  ${formsOf(template).join(' | ')}`)
    if (locale !== 'en') print(`  ${formsOf(english.get(place) ?? '').join(' | ')}`)
  }
}

const COMMANDS: Record<string, (...args: string[]) => void> = {
  list,
  record: recordNew,
  done,
  tidy,
  counts,
  sample,
}

const [name = 'list', ...rest] = process.argv.slice(2)
const command = COMMANDS[name] ?? stop(`npm run texts -- ${Object.keys(COMMANDS).join(' | ')}`)
command(...rest)
