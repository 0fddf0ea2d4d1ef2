import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { TEMPLATE_PRICE_USD } from '#contract/plans.ts'
import { TEMPLATES, type TemplateId } from '#contract/template.ts'
import { dollars } from '#i18n/format.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { $isSold, thumbnailStore, type Thumbnail } from '#stores/thumbnails.ts'
import { BuyTemplate } from './BuyTemplate.tsx'
import { useStrings } from './strings.tsx'
import { useImage, useNearView } from '#islands/ui/use-image.ts'

/** The templates, each as it would set this very resume. Every one may be tried. */
export function TemplatePicker({ value }: { value: TemplateId }) {
  const { t, locale, templates, say } = useStrings()
  const thumbnails = useStore(thumbnailStore.$thumbnails)
  const price = dollars(TEMPLATE_PRICE_USD, locale)
  const chosen = TEMPLATES.find(({ id }) => id === value)
  const isSold = useStore($isSold)
  const mustPay = chosen?.tier === 'premium' && !thumbnails[value].owned

  return (
    <fieldset className="templates">
      <legend>{t.style.template}</legend>
      <div className="template-grid">
        {TEMPLATES.map(({ id, tier }) => (
          <label key={id} className="template" data-chosen={id === value}>
            <input
              type="radio"
              name="template"
              className="visually-hidden"
              value={id}
              checked={id === value}
              aria-describedby={`template-${id}`}
              onChange={() => resumeStore.setTemplate(id)}
            />
            <Picture thumbnail={thumbnails[id]} />
            <span className="template-name serif">{templates[id].name}</span>
            <span className="badge" data-tier={tier}>
              {thumbnails[id].owned && tier === 'premium' ? t.template.owned : t.template[tier]}
            </span>
            <span className="visually-hidden" id={`template-${id}`}>
              {templates[id].description}
            </span>
          </label>
        ))}
      </div>
      <p className="hint">{templates[value].description}</p>
      <output className="hint">
        {mustPay && (isSold ? say(t.template.price, { price }) : t.template.notSold)}{' '}
        {mustPay && isSold && <BuyTemplate id={value} />}
      </output>
    </fieldset>
  )
}

function Picture({ thumbnail: { svg } }: { thumbnail: Thumbnail }) {
  const frame = useRef<HTMLSpanElement>(null)
  const url = useImage(svg ?? '', useNearView(frame))
  return (
    <span className="template-picture" ref={frame}>
      {svg && url && <img src={url} alt="" />}
    </span>
  )
}
