import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LOCALES, LOCALE_NAMES, isLocale } from '#contract/locales.ts'
import {
  DEFAULT_TEMPLATE,
  FONT_PAIRINGS,
  ONE_FACE_LANGUAGES,
  PAGE_SIZES,
  SMALLEST_FIT,
  defaultStyle,
  type Style,
} from '#contract/template.ts'
import { contrast, readable } from '#stores/contrast.ts'
import { pagesOf, previewStore } from '#stores/preview.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { Panel } from './Panel.tsx'
import { SectionOrder } from './SectionOrder.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import { useStrings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'
import { useValue } from './use-value.ts'

const DEFAULTS = defaultStyle()

/** What is set on a scale, within the bounds of the contract; it is shown as `factor` times that. */
const RANGES = [
  { name: 'size', unit: 'points', factor: 1, min: 8, max: 13, step: 0.5 },
  { name: 'lineSpacing', unit: 'percent', factor: 100, min: 0.8, max: 1.4, step: 0.05 },
  { name: 'sectionSpacing', unit: 'percent', factor: 100, min: 0.6, max: 1.6, step: 0.05 },
  { name: 'margin', unit: 'millimetres', factor: 1, min: 10, max: 30, step: 1 },
] as const

const hasOneFace = (language: string) => ONE_FACE_LANGUAGES.includes(language.split('-')[0] ?? '')

/** The looks of the resume, and the order of its sections. */
export function DesignPanel({ onClose }: { onClose: () => void }) {
  const { t, say } = useStrings()
  const style = useOpenEditor(({ document }) => document.style, DEFAULTS)
  const templateId = useOpenEditor(({ document }) => document.templateId, DEFAULT_TEMPLATE)
  const language = useValue('locale', 'en')
  const { setStyle } = resumeStore
  return (
    <Panel id="style" heading={t.style.heading} onClose={onClose}>
      <TemplatePicker value={templateId} />
      <Accent value={style.accent} />
      <Select
        label={t.style.fonts}
        value={style.fonts}
        options={FONT_PAIRINGS.map((fonts) => [fonts, t.style[fonts]])}
        onChange={(fonts) => setStyle('fonts', fonts as Style['fonts'])}
      />
      {hasOneFace(language) && <p className="remark">{t.style.oneFace}</p>}
      <Select
        label={t.style.page}
        value={style.page}
        options={PAGE_SIZES.map((page) => [page, t.style[page]])}
        onChange={(page) => setStyle('page', page as Style['page'])}
      />
      {RANGES.map(({ name, unit, factor, ...range }) => (
        <Range
          key={name}
          label={t.style[name]}
          shown={say(t.style[unit], { count: Math.round(style[name] * factor * 10) / 10 })}
          value={style[name]}
          onChange={(value) => setStyle(name, value)}
          {...range}
        />
      ))}
      <Switch
        label={t.style.photo}
        value={style.photo}
        onChange={(photo) => setStyle('photo', photo)}
      />
      <Fit value={style.fit} />
      <Switch
        label={t.style.attach}
        value={style.attach}
        onChange={(attach) => setStyle('attach', attach)}
      />
      <Select
        label={t.style.language}
        value={language}
        options={languageOptions(language)}
        onChange={(locale) => resumeStore.setField('locale', locale)}
      />
      <SectionOrder />
      <button type="button" className="link-button" onClick={resumeStore.resetStyle}>
        {t.style.reset}
      </button>
    </Panel>
  )
}

/** The colour of headings, with a word on whether they can be read on paper. */
function Accent({ value }: { value: string }) {
  const { t, say, locale } = useStrings()
  const better = readable(value)
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    // Cut, not rounded: 4.49 must not read as the 4.5 that it misses.
    Math.floor(contrast(value, '#ffffff') * 10) / 10,
  )
  return (
    <div>
      <label className="style-row">
        <span>{t.style.accent}</span>
        <input
          type="color"
          value={value}
          onChange={(event) => resumeStore.setStyle('accent', event.target.value)}
        />
      </label>
      <output className="remark">{better !== value && say(t.style.pale, { ratio })}</output>
      {better !== value && (
        <button
          type="button"
          className="link-button swatch"
          onClick={() => resumeStore.setStyle('accent', better)}
        >
          <span className="swatch-color" style={{ backgroundColor: better }} aria-hidden="true" />
          {t.style.darker}
        </button>
      )}
    </div>
  )
}

/** Everything on one page, as far as it can be read there. */
function Fit({ value }: { value: boolean }) {
  const { t, say } = useStrings()
  const preview = pagesOf(useStore(previewStore.$preview))
  const isLong = value && preview?.fit === 'tooLong'
  return (
    <div>
      <Switch
        label={t.style.fit}
        value={value}
        onChange={(fit) => resumeStore.setStyle('fit', fit)}
      />
      <output className="remark">
        {isLong && say(t.style.tooLong, { percent: Math.round(SMALLEST_FIT * 100) })}
      </output>
    </div>
  )
}

interface SwitchProps {
  label: string
  value: boolean
  onChange: (value: boolean) => void
}

function Switch({ label, value, onChange }: SwitchProps): ReactNode {
  return (
    <label className="style-row">
      <span>{label}</span>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
    </label>
  )
}

/** The languages of the site, and the resume's own when it is another. */
function languageOptions(current: string): [string, string][] {
  const known = LOCALES.map((locale): [string, string] => [locale, LOCALE_NAMES[locale]])
  return isLocale(current) ? known : [[current, current], ...known]
}

interface SelectProps {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps): ReactNode {
  return (
    <label className="style-row">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface RangeProps {
  label: string
  /** The value in words. */
  shown: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

function Range({ label, shown, onChange, ...range }: RangeProps): ReactNode {
  return (
    <label className="style-row">
      <span>
        {label} <span className="shown">{shown}</span>
      </span>
      <input
        type="range"
        {...range}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}
