const segmenters = new Map<string, Intl.Segmenter>()

/** Where the sentences of a text begin and end, blanks around them left out. */
export function sentenceBounds(text: string, tag: string): [from: number, to: number][] {
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'sentence' })
  segmenters.set(tag, segmenter)
  return [...segmenter.segment(text)]
    .map(({ segment, index }): [number, number] => [
      index + segment.length - segment.trimStart().length,
      index + segment.trimEnd().length,
    ])
    .filter(([from, to]) => to > from)
}
