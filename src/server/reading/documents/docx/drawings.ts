import { child, descendants, type Element } from '../xml.ts'

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

const SHAPES = ['wps:wsp', 'v:shape', 'v:rect', 'v:roundrect']

const shapesIn = (element: Element): Element[] =>
  SHAPES.flatMap((name) => [...descendants(element, name)])

/**
 * What the text of a box stands on: `#rrggbb`, 'none' where one sees through it, undefined where
 * nobody knows, as with colours of the theme, gradients and pictures.
 */
export function fillOf(box: Element, drawing: Element): string | undefined {
  const shape = shapesIn(drawing).findLast((each) =>
    [...descendants(each, 'w:txbxContent')].includes(box),
  )
  return shape && fillOfShape(shape)
}

/** True where a shape, drawn anywhere, may be what white text stands on. */
export const hasFilledShapes = (root: Element): boolean =>
  shapesIn(root).some((shape) => fillOfShape(shape) !== 'none')

function fillOfShape(shape: Element): string | undefined {
  const properties = child(shape, 'wps:spPr')
  if (!properties) {
    const { filled, fillcolor = '' } = shape.attributes
    return filled === 'f' ? 'none' : hex(fillcolor)
  }
  const isPlain = !FILLS.some((name) => child(properties, name)) && !child(shape, 'wps:style')
  if (isPlain || child(properties, 'a:noFill')) return 'none'
  return hex(child(child(properties, 'a:solidFill'), 'a:srgbClr')?.attributes['val'] ?? '')
}

const FILLS = ['a:solidFill', 'a:gradFill', 'a:pattFill', 'a:blipFill', 'a:grpFill']

/** In VML a colour may have a name, or an index behind it. */
function hex(color: string): string | undefined {
  const digits = /^#?([\da-f]{6})\b/i.exec(color)?.[1]
  return digits && `#${digits.toLowerCase()}`
}
