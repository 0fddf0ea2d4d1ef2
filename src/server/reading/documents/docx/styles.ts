import { DEFAULT_SIZE } from '../runs.ts'
import { childElements, child, at, valueOf, type Element } from '../xml.ts'

/** What a style, or a run or paragraph itself, says; undefined leaves it to what it is based on. */
export interface Look {
  bold?: boolean | undefined
  italic?: boolean | undefined
  /** In points. */
  size?: number | undefined
  vanish?: boolean | undefined
  /** `#rrggbb`; 'auto' is undefined. */
  color?: string | undefined
  /** From 0, unseen, to 1. */
  opacity?: number | undefined
  /** Own background, `#rrggbb`. */
  shade?: string | undefined
  /** 0 to 8; 9 is running text. */
  outline?: number | undefined
  list?: { id: string; level: number } | undefined
  indent?: number | undefined
  before?: number | undefined
  after?: number | undefined
  /** Shown in capitals, small ones or not. */
  smallCaps?: boolean | undefined
  /** Border of the paragraph. */
  ruleAbove?: boolean | undefined
  ruleBelow?: boolean | undefined
}

export interface Styles {
  defaults: Look
  /** The look of a style with all that it is based on. */
  look(id: string | undefined): Look
  defaultParagraph: string | undefined
}

/** A switch property: present means on, unless its value says off. */
function flag(properties: Element, name: string): boolean | undefined {
  const element = child(properties, name)
  if (!element) return undefined
  return !['0', 'false', 'off', 'none'].includes(element.attributes['w:val'] ?? '')
}

function color(value: string | undefined): string | undefined {
  return value && /^#?[0-9a-f]{6}$/i.test(value)
    ? `#${value.replace('#', '').toLowerCase()}`
    : undefined
}

/** Highlighters by name; all are far from white, so one colour each is enough. */
const HIGHLIGHTS: Record<string, string> = { white: '#ffffff', none: '' }

function shadeOf(properties: Element): string | undefined {
  const highlight = valueOf(properties, 'w:highlight')
  if (highlight && highlight !== 'none') return HIGHLIGHTS[highlight] ?? '#808080'
  const shade = child(properties, 'w:shd')?.attributes
  if (!shade) return undefined
  // A pattern or a theme colour is some colour, if not a known one.
  if (shade['w:themeFill']) return '#808080'
  return color(shade['w:fill'])
}

function number(value: string | undefined, factor: number): number | undefined {
  const parsed = Number.parseFloat(value ?? '')
  return Number.isFinite(parsed) ? parsed * factor : undefined
}

const TWIPS = 1 / 20

/** Reads `w:rPr`. */
export function runLook(properties: Element | undefined): Look {
  if (!properties) return {}
  const fill = textFill(properties)
  const hasTheme = child(properties, 'w:color')?.attributes['w:themeColor'] !== undefined
  return defined({
    bold: flag(properties, 'w:b') ?? flag(properties, 'w:bCs'),
    italic: flag(properties, 'w:i') ?? flag(properties, 'w:iCs'),
    size: number(valueOf(properties, 'w:sz') ?? valueOf(properties, 'w:szCs'), 0.5),
    vanish: flag(properties, 'w:vanish') ?? flag(properties, 'w:specVanish'),
    smallCaps: flag(properties, 'w:caps') ?? flag(properties, 'w:smallCaps'),
    color: hasTheme ? undefined : color(valueOf(properties, 'w:color')),
    shade: shadeOf(properties),
    ...fill,
  })
}

/**
 * Reads `w14:textFill`, which Word shows instead of `w:color`. Its `alpha` is what shines through
 * (LibreOffice draws 95000 at 6 % opacity), the opposite of DrawingML's.
 */
function textFill(properties: Element): Look {
  const element = child(properties, 'w14:textFill')
  if (!element) return {}
  if (child(element, 'w14:noFill')) {
    const outline = child(properties, 'w14:textOutline')
    return { opacity: outline && !child(outline, 'w14:noFill') ? 1 : 0 }
  }
  const paint = at(element, 'w14:solidFill', 'w14:srgbClr')
  const alpha = child(
    paint ?? at(element, 'w14:solidFill', 'w14:schemeClr') ?? element,
    'w14:alpha',
  )
  return {
    color: color(paint?.attributes['w14:val']),
    opacity: 1 - (number(alpha?.attributes['w14:val'], 1e-5) ?? 0),
  }
}

/** Reads `w:pPr`, without the looks of its paragraph mark. */
export function paragraphLook(properties: Element | undefined): Look {
  if (!properties) return {}
  const spacing = child(properties, 'w:spacing')?.attributes
  const indent = child(properties, 'w:ind')?.attributes
  const list = child(properties, 'w:numPr') ?? child(properties, 'w:listPr')
  return defined({
    outline: number(valueOf(properties, 'w:outlineLvl'), 1),
    list: list && {
      id: valueOf(list, 'w:numId') ?? valueOf(list, 'w:ilfo') ?? '',
      level: number(valueOf(list, 'w:ilvl'), 1) ?? 0,
    },
    indent: number(indent?.['w:start'] ?? indent?.['w:left'], TWIPS),
    before: number(spacing?.['w:before'], TWIPS),
    after: number(spacing?.['w:after'], TWIPS),
    shade: shadeOf(properties),
    ruleAbove: hasBorder(properties, 'w:top'),
    ruleBelow: hasBorder(properties, 'w:bottom'),
  })
}

function hasBorder(properties: Element, side: string): boolean | undefined {
  const style = valueOf(child(properties, 'w:pBdr'), side)
  return style === undefined ? undefined : style !== 'none' && style !== 'nil'
}

function defined(look: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}

/** Heading styles that carry no outline level of their own are known by their built-in name. */
const HEADING_NAME = /^heading\s+([1-9])$/i

/** Reads `styles.xml`, or the `w:styles` of a Word 2003 document. */
export function readStyles(root: Element | undefined): Styles {
  const byId = new Map<string, Element>()
  let defaultParagraph: string | undefined
  for (const style of root ? childElements(root) : []) {
    const id = style.attributes['w:styleId']
    if (style.name !== 'w:style' || !id) continue
    byId.set(id, style)
    const isDefault = ['1', 'on', 'true'].includes(style.attributes['w:default'] ?? '')
    if (isDefault && style.attributes['w:type'] === 'paragraph') defaultParagraph = id
  }
  const looks = new Map<string, Look>()
  const look = (id: string | undefined, seen = new Set<string>()): Look => {
    const style = id === undefined ? undefined : byId.get(id)
    if (!style || id === undefined || seen.has(id)) return {}
    const known = looks.get(id)
    if (known) return known
    const base = look(valueOf(style, 'w:basedOn'), seen.add(id))
    const level = HEADING_NAME.exec(valueOf(style, 'w:name') ?? '')?.[1]
    const own = {
      ...(level ? { outline: Number(level) - 1 } : {}),
      ...paragraphLook(child(style, 'w:pPr')),
      ...runLook(child(style, 'w:rPr')),
    }
    const whole = { ...base, ...own }
    looks.set(id, whole)
    return whole
  }
  const defaults = {
    size: DEFAULT_SIZE - 1,
    ...runLook(at(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr')),
    ...paragraphLook(at(root, 'w:docDefaults', 'w:pPrDefault', 'w:pPr')),
  }
  return { defaults, look, defaultParagraph }
}
