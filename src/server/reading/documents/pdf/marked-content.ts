import { spoken, textOfBytes } from './actual-text.ts'
import type { Glyph } from './page.ts'

/** What marked content says of the glyphs in it: that a layer is off, or what they stand for. */
export class MarkedContent {
  /** Texts that glyphs claim to stand for and do not show. */
  readonly claims: string[] = []
  private readonly glyphs: Glyph[]
  private readonly layerShows: (layer: unknown) => boolean
  private depth = 0
  /** The depth at which an invisible layer began. */
  private hiddenFrom = Infinity
  /** The outermost stretch with an ActualText of its own. */
  private speech: { from: number; depth: number; bytes: string } | undefined

  /** @param glyphs those of the page so far; a stretch's are replaced by what it stands for */
  constructor(glyphs: Glyph[], layerShows: (layer: unknown) => boolean) {
    this.glyphs = glyphs
    this.layerShows = layerShows
  }

  /** True inside a layer that is switched off. */
  get isHidden(): boolean {
    return this.hiddenFrom !== Infinity
  }

  begin(): void {
    this.depth++
  }

  beginWith(tag: unknown, layer: unknown, actualText: unknown): void {
    this.depth++
    if (tag === 'OC' && !this.isHidden && !this.layerShows(layer)) this.hiddenFrom = this.depth
    if (typeof actualText === 'string' && this.speech === undefined)
      this.speech = { from: this.glyphs.length, depth: this.depth, bytes: actualText }
  }

  end(): void {
    if (this.depth === this.hiddenFrom) this.hiddenFrom = Infinity
    if (this.speech && this.depth === this.speech.depth) this.endSpeech(this.speech)
    this.depth = Math.max(0, this.depth - 1)
  }

  private endSpeech({ from, bytes }: { from: number; bytes: string }): void {
    const { glyphs, hidden } = spoken(this.glyphs.splice(from), textOfBytes(bytes))
    this.glyphs.push(...glyphs)
    if (hidden !== '') this.claims.push(hidden)
    this.speech = undefined
  }
}
