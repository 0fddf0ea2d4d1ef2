import * as v from 'valibot'

/** `mixed` sets headings with serifs and text without; `garamond` is a bookish old face. */
export const FONT_PAIRINGS = ['serif', 'sans', 'mixed', 'garamond'] as const
export type FontPairing = (typeof FONT_PAIRINGS)[number]

/** Languages that have one face whatever the pairing; why stands in `typeset/fonts.ts`. */
export const ONE_FACE_LANGUAGES = ['ar', 'fa', 'ur']

/**
 * How dates are printed: as the resume's language usually writes them, or with the month in
 * full, in short, in figures, or not at all; `era` counts Japanese years by reigns, and is `usual`
 * in other languages.
 */
export const DATE_FORMATS = ['usual', 'long', 'short', 'numeric', 'year', 'era'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** Shapes that a photo is cut and printed in; a template's own where the person chose none. */
export const PHOTO_SHAPES = ['square', 'round', 'portrait'] as const
export type PhotoShape = (typeof PHOTO_SHAPES)[number]

/** Width of a photo for a height of 1: a passport picture is 35 mm by 45 mm (ISO/IEC 19794-5). */
export const PHOTO_RATIOS = { square: 1, round: 1, portrait: 35 / 45 } as const satisfies Record<
  PhotoShape,
  number
>

export const PAGE_SIZES = ['a4', 'letter'] as const

/** What a template looks like unless the user says otherwise. */
interface Look {
  fonts: FontPairing
  /** `#rrggbb` */
  accent: string
  photoShape: PhotoShape
  /** Of the photo, in millimetres. */
  photoHeight: number
  /** Whether there is a narrow column beside the text, whose width can be chosen. */
  hasColumn: boolean
}

export const TEMPLATE_TIERS = ['free', 'premium'] as const
export type TemplateTier = (typeof TEMPLATE_TIERS)[number]

/**
 * The templates on offer, each with the fonts and the colour that suit it best; name and
 * description stand in `locales/<locale>/templates.json`.
 */
export const TEMPLATES = [
  // One calm column.
  {
    id: 'classic',
    tier: 'free',
    look: {
      fonts: 'serif',
      accent: '#1f3a5f',
      photoShape: 'portrait',
      photoHeight: 34,
      hasColumn: false,
    },
  },
  // One column under a band of colour.
  {
    id: 'modern',
    tier: 'free',
    look: {
      fonts: 'sans',
      accent: '#0f5257',
      photoShape: 'round',
      photoHeight: 29,
      hasColumn: false,
    },
  },
  // Two columns, for much on few pages.
  {
    id: 'compact',
    tier: 'premium',
    look: {
      fonts: 'mixed',
      accent: '#7a3419',
      photoShape: 'square',
      photoHeight: 34,
      hasColumn: true,
    },
  },
  // Dates in a column of their own, for long careers and academic ones.
  {
    id: 'executive',
    tier: 'premium',
    look: {
      fonts: 'garamond',
      accent: '#5b1f2a',
      photoShape: 'portrait',
      photoHeight: 31,
      hasColumn: true,
    },
  },
  // The forms that two markets ask for; free, since nobody can apply there without.
  {
    id: 'rirekisho',
    tier: 'free',
    look: {
      fonts: 'serif',
      accent: '#3c3c3c',
      photoShape: 'portrait',
      photoHeight: 40,
      hasColumn: false,
    },
  },
  {
    id: 'lebenslauf',
    tier: 'free',
    look: {
      fonts: 'sans',
      accent: '#2b4a63',
      photoShape: 'portrait',
      photoHeight: 45,
      hasColumn: true,
    },
  },
] as const satisfies { id: string; tier: TemplateTier; look: Look }[]
export const TEMPLATE_IDS = TEMPLATES.map((template) => template.id)
export type TemplateId = (typeof TEMPLATES)[number]['id']
/** Those that are sold. */
export const PREMIUM_IDS = TEMPLATES.filter(({ tier }) => tier === 'premium').map(({ id }) => id)
export const DEFAULT_TEMPLATE: TemplateId = 'classic'

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
  /** Factor on the space between lines. */
  lineSpacing: choice(v.pipe(v.number(), v.minValue(0.8), v.maxValue(1.4)), 1),
  /** Factor on the space between sections, entries and paragraphs. */
  sectionSpacing: choice(v.pipe(v.number(), v.minValue(0.6), v.maxValue(1.6)), 1),
  /** Page margins in millimetres. */
  margin: choice(v.pipe(v.number(), v.minValue(10), v.maxValue(30)), 18),
  page: choice(v.picklist(PAGE_SIZES), 'a4'),
  photo: choice(v.boolean(), true),
  /** Null is the template's own, see `photoShapeOf`. */
  photoShape: choice(v.nullable(v.picklist(PHOTO_SHAPES)), null),
  /** Factor on the size that a template gives the photo. */
  photoSize: choice(v.pipe(v.number(), v.minValue(0.6), v.maxValue(1.5)), 1),
  dates: choice(v.picklist(DATE_FORMATS), 'usual'),
  /** Factor on the width of the narrow column, in templates that have one. */
  columnWidth: choice(v.pipe(v.number(), v.minValue(0.7), v.maxValue(1.4)), 1),
  /** Whether an entry goes to the next page as a whole, however long; short ones always do. */
  keepTogether: choice(v.boolean(), false),
  /** Whether small drawings, which no software reads, stand before the contacts. */
  contactIcons: choice(v.boolean(), false),
  /** Whether the PDF carries `resume.json`, so that reading it again gives exactly this resume. */
  attach: choice(v.boolean(), true),
  /** Whether everything is made smaller, never below `SMALLEST_FIT`, when that saves a page. */
  fit: choice(v.boolean(), false),
})
export type Style = v.InferOutput<typeof StyleSchema>

/** The smallest scale at which a resume is fitted to one page. */
export const SMALLEST_FIT = 0.9

/** The fonts and the colour that a template has by itself; those of the default where it is unknown. */
export function lookOf(templateId: unknown): Look {
  return (TEMPLATES.find(({ id }) => id === templateId) ?? TEMPLATES[0]).look
}

/** The shape in which a photo is printed, and so cut. */
export function photoShapeOf(templateId: unknown, { photoShape }: Pick<Style, 'photoShape'>) {
  return photoShape ?? lookOf(templateId).photoShape
}

/** A photo on paper, in millimetres. */
export interface PhotoFrame {
  width: number
  height: number
  /** Whether its corners are cut off to a circle. */
  round: boolean
}

const tenths = (length: number): number => Math.round(length * 10) / 10

/**
 * The photo as a template prints it, in the shape and size that the style asks for.
 *
 * @example photoFrame('modern', defaultStyle('modern')) // { width: 29, height: 29, round: true }
 */
export function photoFrame(
  templateId: unknown,
  style: Pick<Style, 'photoShape' | 'photoSize'>,
): PhotoFrame {
  const shape = photoShapeOf(templateId, style)
  const height = lookOf(templateId).photoHeight * style.photoSize
  return {
    width: tenths(height * PHOTO_RATIOS[shape]),
    height: tenths(height),
    round: shape === 'round',
  }
}

/** What of a template's look a style begins with; a photo's shape is asked for when it is printed. */
export function ownStyle(templateId: unknown): Pick<Style, 'fonts' | 'accent'> {
  const { fonts, accent } = lookOf(templateId)
  return { fonts, accent }
}

/** The style of a template that nobody has changed. */
export function defaultStyle(templateId: TemplateId = DEFAULT_TEMPLATE): Style {
  return v.parse(StyleSchema, ownStyle(templateId))
}

/**
 * The style for another template: what the user chose stays, what was the old template's own look
 * becomes the new one's.
 */
export function restyled(style: Style, from: TemplateId, to: TemplateId): Style {
  const [before, after] = [lookOf(from), lookOf(to)]
  return {
    ...style,
    fonts: style.fonts === before.fonts ? after.fonts : style.fonts,
    accent: style.accent === before.accent ? after.accent : style.accent,
  }
}
