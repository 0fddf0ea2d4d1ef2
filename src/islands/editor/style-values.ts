import { percent } from '#i18n/format.ts'
import type { Style } from '#contract/template.ts'
import type { Strings } from './strings.tsx'

/** What is set on a scale, within the bounds of the contract, and the unit that people know. */
export const SCALES = [
  { name: 'size', unit: 'points', min: 8, max: 13, step: 0.5 },
  { name: 'lineSpacing', unit: 'share', min: 0.8, max: 1.4, step: 0.05 },
  { name: 'sectionSpacing', unit: 'share', min: 0.6, max: 1.6, step: 0.05 },
  { name: 'margin', unit: 'millimetres', min: 10, max: 30, step: 1 },
  { name: 'columnWidth', unit: 'share', min: 0.7, max: 1.4, step: 0.05 },
  { name: 'photoSize', unit: 'share', min: 0.6, max: 1.5, step: 0.05 },
] as const satisfies { name: keyof Style; unit: string; min: number; max: number; step: number }[]

/** A value on a scale as people read it: '10.5 pt', '95%'. */
export function shownValue(
  scale: keyof Style,
  value: number,
  { t, locale, say }: Pick<Strings, 't' | 'locale' | 'say'>,
): string {
  const unit = SCALES.find(({ name }) => name === scale)?.unit ?? 'share'
  return unit === 'share' ? percent(value, locale) : say(t.style[unit], { count: value })
}
