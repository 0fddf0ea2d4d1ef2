import * as v from 'valibot'

/** The templates on offer; their names stand in `locales/<locale>/templates.json`. */
export const TEMPLATES = [{ id: 'classic', tier: 'free' }] as const
export const TEMPLATE_IDS = TEMPLATES.map((template) => template.id)
export type TemplateId = (typeof TEMPLATES)[number]['id']
export const DEFAULT_TEMPLATE: TemplateId = 'classic'

export const FONT_PAIRINGS = ['serif', 'sans'] as const
export const PAGE_SIZES = ['a4', 'letter'] as const

/** What the user may change about the look of a template. */
export const StyleSchema = v.object({
  /** Colour of headings and rules, `#rrggbb`. */
  accent: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#1f3a5f'),
  fonts: v.optional(v.picklist(FONT_PAIRINGS), 'serif'),
  /** Size of running text in points. */
  size: v.optional(v.pipe(v.number(), v.minValue(8), v.maxValue(13)), 10),
  /** Factor on the space between lines and sections. */
  spacing: v.optional(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.4)), 1),
  /** Page margins in millimetres. */
  margin: v.optional(v.pipe(v.number(), v.minValue(10), v.maxValue(30)), 18),
  page: v.optional(v.picklist(PAGE_SIZES), 'a4'),
  photo: v.optional(v.boolean(), true),
})
export type Style = v.InferOutput<typeof StyleSchema>

export function defaultStyle(): Style {
  return v.parse(StyleSchema, {})
}
