import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LOCALE_NAMES } from '#contract/locale-names.ts'
import { LOCALES, isLocale } from '#contract/locales.ts'
import {
  DEFAULT_TEMPLATE,
  FONT_PAIRINGS,
  ONE_FACE_LANGUAGES,
  PAGE_SIZES,
  PHOTO_SHAPES,
  SMALLEST_FIT,
  TEMPLATES,
  defaultStyle,
  lookOf,
  type DateFormat,
  type Style,
} from '#contract/template.ts'
import { AA_CONTRAST, contrast, readable } from '#stores/contrast.ts'
import { pagesOf, previewStore } from '#stores/preview.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { Panel } from './Panel.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import { useStrings } from './strings.tsx'
import { SCALES, shownValue } from './style-values.ts'
import { useOpenEditor } from './use-editor.ts'
import { useValue } from './use-value.ts'

const DEFAULTS = defaultStyle()

const hasOneFace = (language: string) => ONE_FACE_LANGUAGES.includes(language.split('-')[0] ?? '')

/** The looks of the resume, and the order of its sections. */
export function DesignPanel({ onClose }: { onClose: () => void }) {
  const strings = useStrings()
  const { t } = strings
  const style = useOpenEditor(({ document }) => document.style, DEFAULTS)
  const templateId = useOpenEditor(({ document }) => document.templateId, DEFAULT_TEMPLATE)
  const language = useValue('locale', 'en')
  const { setStyle } = resumeStore
  const { hasColumn } = lookOf(templateId)
  const ranges = SCALES.filter(({ name }) => name !== 'columnWidth' || hasColumn)
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
      {ranges.map(({ name, min, max, step }) => (
        <Range
          key={name}
          label={t.style[name]}
          shown={shownValue(name, style[name], strings)}
          value={style[name]}
          onChange={(value) => setStyle(name, value)}
          min={min}
          max={max}
          step={step}
        />
      ))}
      <Select
        label={t.style.dates}
        value={style.dates}
        options={dateOptions(language, t.style.usual)}
        onChange={(dates) => setStyle('dates', dates as Style['dates'])}
      />
      <Switch
        label={t.style.photo}
        value={style.photo}
        onChange={(photo) => setStyle('photo', photo)}
      />
      <Select
        label={t.style.photoShape}
        value={style.photoShape ?? ''}
        options={[
          ['', t.style.ownShape],
          ...PHOTO_SHAPES.map((shape) => [shape, t.style[shape]] as const),
        ]}
        onChange={(shape) => setStyle('photoShape', (shape || null) as Style['photoShape'])}
      />
      <Switch
        label={t.style.contactIcons}
        value={style.contactIcons}
        onChange={(icons) => setStyle('contactIcons', icons)}
      />
      <Switch
        label={t.style.keepTogether}
        value={style.keepTogether}
        onChange={(together) => setStyle('keepTogether', together)}
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
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  // Cut, not rounded: 4.49 must not read as the 4.5 that it misses.
  const ratio = number.format(Math.floor(contrast(value, '#ffffff') * 10) / 10)
  const needed = number.format(AA_CONTRAST)
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
      <fieldset className="swatches">
        <legend className="visually-hidden">{t.style.colors}</legend>
        {SWATCHES.map((color, index) => (
          <button
            key={color}
            type="button"
            className="color-swatch"
            aria-label={say(t.style.swatch, { number: index + 1, count: SWATCHES.length })}
            aria-pressed={color === value}
            title={color}
            onClick={() => resumeStore.setStyle('accent', color)}
          >
            <span style={{ backgroundColor: color }} />
          </button>
        ))}
      </fieldset>
      <output className="remark">{better !== value && say(t.style.pale, { ratio, needed })}</output>
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

/** Colours of the templates, and more that can be read on paper. */
const SWATCHES = [
  ...new Set<string>([
    ...TEMPLATES.map(({ look }) => look.accent),
    '#2b2622',
    '#2f5d3a',
    '#4a3b76',
    '#8a4b08',
  ]),
]

/** A month in each of the formats, as the resume's language writes it. */
function dateOptions(language: string, usual: string): [string, string][] {
  const inWords = (month: 'long' | 'short' | '2-digit') =>
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month,
      calendar: 'gregory',
      timeZone: 'UTC',
    }).format(Date.UTC(2023, 8))
  const options: [DateFormat, string][] = [
    ['usual', usual],
    ['long', inWords('long')],
    ['short', inWords('short')],
    ['numeric', inWords('2-digit')],
    ['year', new Intl.NumberFormat(language, { useGrouping: false }).format(2023)],
  ]
  if (!language.startsWith('ja')) return options
  const era = new Intl.DateTimeFormat('ja-u-ca-japanese', {
    era: 'long',
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return [...options, ['era', era.format(Date.UTC(2023, 8))]]
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
