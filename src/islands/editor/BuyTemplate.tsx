import { pagePath } from '#contract/pages.ts'
import type { TemplateId } from '#contract/template.ts'
import { useStrings } from './strings.tsx'

/** Leads to where a template is sold; the resume is kept meanwhile. */
export function BuyTemplate({ id }: { id: TemplateId }) {
  const { t, locale } = useStrings()
  return <a href={`${pagePath('price', locale)}?template=${id}`}>{t.template.buy}</a>
}
