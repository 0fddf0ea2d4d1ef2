import * as v from 'valibot'

export const TEMPLATE_TIERS = ['free', 'premium'] as const
export type TemplateTier = (typeof TEMPLATE_TIERS)[number]

/** The templates on offer; name and description stand in `locales/<locale>/templates.json`. */
export const TEMPLATES = [
  // One calm column.
  { id: 'classic', tier: 'free' },
  // One column that leads with colour.
  { id: 'modern', tier: 'free' },
  // Two columns, for much on few pages.
  { id: 'compact', tier: 'premium' },
  // One wide column with dates in the margin, for long careers and academic ones.
  { id: 'executive', tier: 'premium' },
] as const satisfies { id: string; tier: TemplateTier }[]
export const TEMPLATE_IDS = TEMPLATES.map((template) => template.id)
export type TemplateId = (typeof TEMPLATES)[number]['id']
export const DEFAULT_TEMPLATE: TemplateId = 'classic'

/** `mixed` sets headings with serifs and text without; `garamond` is a bookish old face. */
export const FONT_PAIRINGS = ['serif', 'sans', 'mixed', 'garamond'] as const
export const PAGE_SIZES = ['a4', 'letter'] as const

/** The value when there is none, and when it is none that we know: a saved look never fails. */
const choice = <const S extends v.GenericSchema>(schema: S, value: v.InferOutput<S>) =>
  v.fallback(v.optional(schema, value as v.InferInput<S>), value)

/** What the user may change about the look of a template. */
export const StyleSchema = v.object({
  /** Colour of headings and rules, `#rrggbb`. */
  accent: choice(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#1f3a5f'),
  fonts: choice(v.picklist(FONT_PAIRINGS), 'serif'),
  /** Size of running text in points. */
  size: choice(v.pipe(v.number(), v.minValue(8), v.maxValue(13)), 10),
  /** Factor on the space between lines and sections. */
  spacing: choice(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.4)), 1),
  /** Page margins in millimetres. */
  margin: choice(v.pipe(v.number(), v.minValue(10), v.maxValue(30)), 18),
  page: choice(v.picklist(PAGE_SIZES), 'a4'),
  photo: choice(v.boolean(), true),
  /** Whether the PDF carries `resume.json`, so that reading it again gives exactly this resume. */
  attach: choice(v.boolean(), true),
  /** Whether everything is made smaller, never below `SMALLEST_FIT`, when that saves a page. */
  fit: choice(v.boolean(), false),
})
export type Style = v.InferOutput<typeof StyleSchema>

/** The smallest scale at which a resume is fitted to one page. */
export const SMALLEST_FIT = 0.9

export function defaultStyle(): Style {
  return v.parse(StyleSchema, {})
}
