/** What is said of a study beside its degree and school: how it stands, the grade, the thesis. */
import { fold, key } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'
import { alternatives } from '../lexicon/words.ts'
import type { Piece } from './pieces.ts'

const notes = allWords('studyNotes')
const STATUS = new Set(allWords('studyStatus').map(key))
const WHOLE = new Set(notes.map((word) => key(word.replace('~', ''))))
const IN_FRONT = new RegExp(
  `^(?:${alternatives(notes.filter((word) => word.endsWith('~')).map((word) => fold(word.slice(0, -1))))})(?![\\p{L}\\p{N}])`,
  'u',
)
/** `3.7/4.0`, `18/20`, `2:1`, `with 92 %`, `59.9`, `1st`: a figure of what one can reach, or a place. */
const FIGURE =
  /^(?:(?:with|mit|avec|con|ile)\s+)?\d{1,3}(?:[.,]\d{1,2})?\s*(?:[/:]\s*\d{1,3}(?:[.,]\d{1,2})?|%)$|^\d(?:st|nd|rd|th)?$|^\d\d(?:[.,]\d{1,2})?$/u

/** The same with up to three words in front, behind a date: `in 2015 with 72%`, `2012, 9.1 CGPA`. */
const GRADE_BEHIND =
  /^[,،]?\s*(?:\p{L}{2,9}\s+){0,3}\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|\/\s?\d{1,3}|CGPA|marks)\.?$/iu

/** `120 hours`, `40 UE`: how long a course took. */
const HOURS = new RegExp(`^\\d{1,4}\\s?(?:${alternatives(allWords('hours'))})\\.?$`, 'iu')

/** `Register no.: 20417`: a number behind its label, longer than a year. */
const NUMBERED = /^[^:：\p{N}]{2,30}[:：]\s?\p{N}{5,}$/u

/** True for what is said of a study behind its date: how it ended, or how well. */
export const isBehindDate = (text: string): boolean =>
  isStudyStatus(text) || GRADE_BEHIND.test(text)

/** What a thesis is called: „Ganzzahlige Darstellungen“. */
const IN_QUOTES = /^[(（]?[„“«「『"].{8,}[“”»」』"][)）]?$/u

/** True for how a study stands: `graduated`, 中退. */
export const isStudyStatus = (text: string): boolean => STATUS.has(key(text))

/** 2019年3月中退 in front of the school: how it ended comes behind the names. */
export function withStatusLast(pieces: Piece[], dateCell: number): Piece[] {
  const isStatus = ({ cell, text }: Piece) => cell === dateCell && isStudyStatus(text)
  return [...pieces.filter((piece) => !isStatus(piece)), ...pieces.filter(isStatus)]
}

/** True for a phrase that is no degree and no school, but says something of the study. */
export const isStudyNote = (text: string): boolean =>
  isStudyStatus(text) ||
  WHOLE.has(key(text)) ||
  IN_FRONT.test(fold(text)) ||
  FIGURE.test(text.trim()) ||
  HOURS.test(text.trim()) ||
  NUMBERED.test(text.trim()) ||
  IN_QUOTES.test(text.trim())

/** `(Note 1,8)`, `(98/100)`, `(110/110 e lode)`, `(rang 12)`: letters and figures alone are a province. */
const GRADE_IN_BRACKETS =
  /\s*[(（]((?:\p{L}[\p{L}.]*\s){0,3}[:：]?\s?\d{1,3}(?:[.,]\d{1,2}|(?:[.,]\d{1,2})?\s?[/／]\s?\d{1,3}(?:[.,]\d{1,2})?|\s?%)(?:\s\p{L}+){0,2}|\p{Ll}+\s\d{1,3}|(?:\p{L}[\p{L}.]*\s){0,2}\p{L}[\p{L}.]*\s?[:：]\s?\d{1,3}(?:[.,]\d{1,2})?(?:\/\d{1,3}(?:[.,]\d{1,2})?)?)[)）]/gu

/** Brackets behind a name, with small letters first: a word for how well it went, in every language. */
const WORDS_IN_BRACKETS = /\s*[(（](\p{Ll}[^()（）]{3,40})[)）]/gu

/** A phrase without the grades that stand in brackets behind its names: `(98/100)`, `(mention bien)`. */
export function withoutGrades(text: string): { text: string; grades: string[] } {
  const figures = [...text.matchAll(GRADE_IN_BRACKETS)].map(([whole, grade = '']) => ({
    whole,
    grade,
  }))
  const words = [...text.matchAll(WORDS_IN_BRACKETS)]
    .map(([whole, grade = '']) => ({ whole, grade }))
    .filter(({ grade }) => IN_FRONT.test(fold(grade)) || WHOLE.has(key(grade)))
  const found = [...figures, ...words]
  const left = found.reduce((rest, { whole }) => rest.replace(whole, ''), text)
  return {
    text: found.length > 0 ? left.trim() : text,
    grades: [...new Set(found.map(({ grade }) => grade))],
  }
}

/** In brackets, or behind a space in scripts that need none: 経済学科 卒業. */
const BEHIND =
  /^(.{2,}?)(?:\s*[(（[]([^()（）[\]]+)[)）\]]|(?<=[\p{Script=Han}\p{Script=Hangul}）)])\s(\S+))$/u

/** Written to the name: 青葉大学経済学部卒業. */
const WRITTEN = new RegExp(
  `^(\\p{Script=Han}{3,}?)()(${alternatives([...allWords('studyStatus')].filter((word) => /^\p{Script=Han}{2,}$/u.test(word)))})$`,
  'u',
)

/** A phrase without the note behind it. */
export function withoutNote(
  text: string,
  isNote: (text: string) => boolean,
): { text: string; note: string } {
  const [, before = '', inBrackets, apart] = BEHIND.exec(text) ?? WRITTEN.exec(text) ?? []
  const note = inBrackets || apart || ''
  return isNote(note) ? { text: before, note } : { text, note: '' }
}
