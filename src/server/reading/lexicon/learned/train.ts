import { featuresOf, WEIGHTS } from './features.ts'

/** A phrase, and whether it is of the first of two kinds. */
export interface Example {
  text: string
  isFirst: boolean
}

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
 * descent with a step of its own for each weight (AdaGrad: Duchi et al. 2011). Both kinds weigh
 * the same, however many phrases they have.
 */
export function weightsFor(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(WEIGHTS)
  const squares = new Float64Array(WEIGHTS).fill(1e-8)
  const first = examples.filter(({ isFirst }) => isFirst).length
  const share = { first: examples.length / (2 * first), second: examples.length / (2 * (examples.length - first)) }
  const data = examples.map(({ text, isFirst }) => ({ features: featuresOf(text), isFirst }))
  for (let round = 1; round <= ROUNDS; round++)
    for (const { features, isFirst } of shuffled(data, round)) {
      const scale = 1 / Math.sqrt(features.length)
      const sum = features.reduce((all, at) => all + weights[at]!, 0) * scale
      const miss = (1 / (1 + Math.exp(-sum)) - Number(isFirst)) * (isFirst ? share.first : share.second)
      for (const at of features) {
        const slope = miss * scale + DECAY * weights[at]!
        squares[at]! += slope * slope
        weights[at]! -= (STEP * slope) / Math.sqrt(squares[at]!)
      }
    }
  return weights
}

/** Weights in a byte each, as text: a line of the file that the reader loads. */
export function written(weights: Float64Array): { scale: number; bytes: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / 127
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer)
  return { scale, bytes: bytes.toString('base64') }
}
