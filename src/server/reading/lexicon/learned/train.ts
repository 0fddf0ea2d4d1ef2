/** Learns the weights of `weights.ts` from lists of phrases; what reads a resume needs none of it. */
import { LEXICONS } from '../index.ts'
import { featuresOf, WEIGHTS } from './features.ts'

/** A phrase and what it is: `title`, `company`, `degree`, `school`, `skill`, `award`, `place`. */
export type Row = readonly [kind: string, text: string]

/** The kinds that each question tells apart, the first from the second. */
export const QUESTIONS = {
  TITLE_OR_COMPANY: [['title'], ['company']],
  DEGREE_OR_SCHOOL: [['degree'], ['school']],
  OTHER_OR_NAME: [
    ['skill', 'award', 'place'],
    ['title', 'company'],
  ],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>

/** The rows of a list: a kind and a phrase a line, with a tab between them. */
export const rowsOf = (list: string): Row[] =>
  list
    .trim()
    .split('\n')
    .map((line): Row => {
      const [kind = '', text = ''] = line.split('\t')
      return [kind, text]
    })

const ROUNDS = 8
const STEP = 0.2
/** Keeps weights of rare features small. */
const DECAY = 1e-3

/** The same order each time: training gives the same weights on every machine. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0)
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/**
 * Weights by which phrases of two kinds are told apart: logistic regression by stochastic gradient
 * descent with a step of its own for each weight (AdaGrad: Duchi, Hazan, Singer 2011). Both kinds
 * weigh the same, however many phrases they have.
 */
export function weightsFor(rows: readonly Row[], question: keyof typeof QUESTIONS): Float64Array {
  const [first, second]: readonly (readonly string[])[] = QUESTIONS[question]
  const data = rows.flatMap(([kind, text]) =>
    [first, second].some((kinds) => kinds!.includes(kind))
      ? [{ features: featuresOf(text), isFirst: first!.includes(kind) }]
      : [],
  )
  const count = data.filter(({ isFirst }) => isFirst).length
  const [ofFirst, ofSecond] = [count, data.length - count].map((own) => data.length / (2 * own))
  const weights = new Float64Array(WEIGHTS)
  const squares = new Float64Array(WEIGHTS).fill(1e-8)
  for (let round = 1; round <= ROUNDS; round++)
    for (const { features, isFirst } of shuffled(data, round)) {
      const scale = 1 / Math.sqrt(features.length)
      const sum = features.reduce((all, at) => all + weights[at]!, 0) * scale
      const miss = (1 / (1 + Math.exp(-sum)) - Number(isFirst)) * (isFirst ? ofFirst! : ofSecond!)
      for (const at of features) {
        const slope = miss * scale + DECAY * weights[at]!
        squares[at]! += slope * slope
        weights[at]! -= (STEP * slope) / Math.sqrt(squares[at]!)
      }
    }
  return weights
}

/** Weights in a byte each, as text. */
function written(weights: Float64Array): { scale: number; bytes: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / 127
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer)
  return { scale, bytes: bytes.toString('base64') }
}

/** What `weights.ts` holds, learned from these rows and the towns of the lexicons. */
export function fileOf(rows: readonly Row[]): string {
  const places = Object.values(LEXICONS).flatMap((lexicon) => lexicon.places)
  const all = [...rows, ...places.map((place): Row => ['place', place])]
  const entries = (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).map((question) => {
    const { scale, bytes } = written(weightsFor(all, question))
    return `export const ${question} = {\n  scale: ${scale},\n  bytes:\n    '${bytes}',\n}\n`
  })
  return `// Learned from tests/fixtures/phrases by \`npm run train\`; not written by hand.\n${entries.join('\n')}`
}
