import { unpointed } from './lexicon/lexicon.ts'
import { hit, lower, type Hit, type Line } from './lines.ts'
import type { Language } from './language.ts'
import type { Skill } from './skills.ts'

/** A sentence of the person about themselves, by its offsets in its line. */
export interface OwnSentence {
  text: string
  from: number
  to: number
  line: Line
  cliche: Hit | null
  /** Says something that is true of this person: a figure, or a skill from the list. */
  fact: boolean
}

/** The text in which the person introduces themselves. */
export interface Summary {
  /** The section that holds it; an objective stands in where there is no self-evaluation. */
  source: 'selfEvaluation' | 'expectations' | 'none'
  at: 'selfEvaluation' | 'expectations.notes'
  lines: Line[]
  sentences: OwnSentence[]
  /** Its length in English characters: characters of Chinese and Japanese count double. */
  characters: number
  /** Characters as they are. */
  printed: number
}

export function ownSentences(
  lines: readonly Line[],
  skills: readonly Skill[],
  { tag, lexicon, wording, sentences }: Language,
): OwnSentence[] {
  const names = skills
    .map(({ plain }) => plain)
    .filter((plain) => plain.length > 2 && !lexicon?.soft.test(plain))
  return lines.flatMap((line) =>
    sentences(line.text).map(([from, to]) => {
      const text = line.text.slice(from, to)
      const plain = lower(text, tag).replaceAll('’', "'")
      const bare = unpointed(plain)
      const fact = wording(text).measured || names.some((name) => bare.includes(name))
      return { text, from, to, line, cliche: hit(plain, lexicon?.cliches), fact }
    }),
  )
}

/** The self-evaluation, else the objective, of sentences from anywhere. */
export function summaryOf(own: readonly Line[], sentences: readonly OwnSentence[]): Summary {
  const at =
    (['selfEvaluation', 'expectations.notes'] as const).find((place) =>
      own.some((line) => line.at === place),
    ) ?? null
  const lines = own.filter((line) => line.at === at)
  const text = lines.map((line) => line.text).join('\n')
  const wide = lines.some((line) => line.length.unit === 'characters')
  return {
    source: at === null ? 'none' : at === 'selfEvaluation' ? at : 'expectations',
    at: at ?? 'selfEvaluation',
    lines,
    sentences: sentences.filter(({ line }) => line.at === at),
    printed: [...text].length,
    characters: [...text].length * (wide ? 2 : 1),
  }
}
