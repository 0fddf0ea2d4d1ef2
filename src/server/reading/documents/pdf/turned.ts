import type { Glyph } from './page.ts'

/** Glyphs that are written at an angle (a multiple of 90°), turned so that they can be read. */
export function upright(glyphs: Glyph[], angle: number): Glyph[] {
  const turned = glyphs.filter((glyph) => ((glyph.angle + 450) % 360) - 90 === angle)
  if (angle === 0) return turned
  const [cos, sin] = TURNS[angle] ?? [1, 0]
  return turned.map((glyph) => ({
    ...glyph,
    x: glyph.x * cos + glyph.baseline * sin,
    baseline: glyph.baseline * cos - glyph.x * sin,
  }))
}

const TURNS: Record<number, [cos: number, sin: number]> = {
  90: [0, 1],
  [-90]: [0, -1],
  180: [-1, 0],
}
