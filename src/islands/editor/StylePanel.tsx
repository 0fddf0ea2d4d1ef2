import type { ReactNode } from 'react'
import { LOCALES, LOCALE_NAMES, isLocale } from '#contract/locales.ts'
import {
  FONT_PAIRINGS,
  PAGE_SIZES,
  TEMPLATES,
  type Style,
  type TemplateId,
} from '#contract/template.ts'
import { IconButton } from '#islands/ui/IconButton.tsx'
import type { ResumeDocument } from '#stores/resume-state.ts'
import { resumeStore } from '#stores/resume.ts'
import { SectionOrder } from './SectionOrder.tsx'
import { useStrings } from './strings.tsx'

interface Props {
  document: ResumeDocument
  onClose: () => void
}

/** The looks of the resume, and the order of its sections. */
export function StylePanel({ document: { style, templateId, content }, onClose }: Props) {
  const { t, templates, say } = useStrings()
  const { setStyle } = resumeStore
  return (
    <aside className="style-panel" id="style-panel" aria-labelledby="style-heading">
      <div className="style-head">
        <h2 id="style-heading">{t.style.heading}</h2>
        <IconButton icon="remove" label={t.style.close} onClick={onClose} />
      </div>
      <Select
        label={t.style.template}
        value={templateId}
        options={TEMPLATES.map(({ id }) => [id, templates[id].name])}
        onChange={(id) => resumeStore.setTemplate(id as TemplateId)}
      />
      <label className="style-row">
        <span>{t.style.accent}</span>
        <input
          type="color"
          value={style.accent}
          onChange={(event) => setStyle('accent', event.target.value)}
        />
      </label>
      <Select
        label={t.style.fonts}
        value={style.fonts}
        options={FONT_PAIRINGS.map((fonts) => [fonts, t.style[fonts]])}
        onChange={(fonts) => setStyle('fonts', fonts as Style['fonts'])}
      />
      <Select
        label={t.style.page}
        value={style.page}
        options={PAGE_SIZES.map((page) => [page, t.style[page]])}
        onChange={(page) => setStyle('page', page as Style['page'])}
      />
      <Range
        label={t.style.size}
        shown={say(t.style.points, { count: style.size })}
        value={style.size}
        min={8}
        max={13}
        step={0.5}
        onChange={(size) => setStyle('size', size)}
      />
      <Range
        label={t.style.spacing}
        shown={say(t.style.percent, { count: Math.round(style.spacing * 100) })}
        value={style.spacing}
        min={0.8}
        max={1.4}
        step={0.05}
        onChange={(spacing) => setStyle('spacing', spacing)}
      />
      <Range
        label={t.style.margin}
        shown={say(t.style.millimetres, { count: style.margin })}
        value={style.margin}
        min={10}
        max={30}
        step={1}
        onChange={(margin) => setStyle('margin', margin)}
      />
      <label className="style-row">
        <span>{t.style.photo}</span>
        <input
          type="checkbox"
          checked={style.photo}
          onChange={(event) => setStyle('photo', event.target.checked)}
        />
      </label>
      <Select
        label={t.style.language}
        value={content.locale}
        options={languageOptions(content.locale)}
        onChange={(locale) => resumeStore.setField('locale', locale)}
      />
      <SectionOrder resume={content} />
      <button type="button" className="link-button" onClick={resumeStore.resetStyle}>
        {t.style.reset}
      </button>
    </aside>
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
