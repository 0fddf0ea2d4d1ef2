import { descendants, type Element } from '../xml.ts'

/** Drawings by their size, where they say it. */

/** Part of the text's width from which on a box leaves no room beside it. */
const WIDE = 0.6

/** Points; what is lower and wide is a rule. */
const HIGHEST_RULE = 3

const EMU = 12_700

/** Width and height of a drawing in points; 0 where it does not say. */
function sizeOf(drawing: Element): { width: number; height: number } {
  const extent = [...descendants(drawing, 'wp:extent')][0]?.attributes
  if (extent) return { width: Number(extent['cx']) / EMU, height: Number(extent['cy']) / EMU }
  const styles = ['v:shape', 'v:rect', 'v:group'].flatMap((name) => [...descendants(drawing, name)])
  const style = styles[0]?.attributes['style'] ?? ''
  const points = (name: string) =>
    Number(new RegExp(`(?:^|;)\\s*${name}:([\\d.]+)pt`).exec(style)?.[1] ?? 0)
  return { width: points('width'), height: points('height') }
}

/** True for a drawing that leaves no room beside it. */
export const isWide = (drawing: Element, textWidth: number) =>
  sizeOf(drawing).width > textWidth * WIDE

export const isRule = (drawing: Element) => sizeOf(drawing).height < HIGHEST_RULE
