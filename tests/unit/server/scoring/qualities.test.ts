import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { score } from '#server/scoring/index.ts'
import { readingOf, resumeIn, TODAY } from './resumes.ts'

/** Qualities of thinking and learning, which anybody can list. */
const QUALITIES: Record<Locale, string[]> = {
  en: ['Analytical thinking', 'Continuous learning'],
  de: ['Eigeninitiative', 'Anpassungsfähigkeit'],
  fr: ['Persévérante', 'Apprentissage continu'],
  es: ['Pensamiento analítico', 'Aprendizaje continuo'],
  it: ['Capacità di analisi', 'Apprendimento continuo'],
  tr: ['Sürekli öğrenme', 'Organizasyon becerisi'],
  ar: ['التفكير التحليلي', 'التعلم المستمر'],
  vi: ['Khả năng thích ứng', 'Làm việc dưới áp lực'],
  ja: ['分析力', '継続的な学習'],
  ko: ['분석적 사고', '자기주도 학습'],
  'zh-CN': ['分析能力', '自学能力'],
}

test.each(LOCALES)('qualities of thinking and learning are no skills: %s', (locale) => {
  const strong = resumeIn(locale, 'strong')
  const tools = ['SQL', 'SAP', 'Excel', 'Python']
  const told = (items: string[]) =>
    score(readingOf({ ...strong, skills: [{ name: '', items }] }), { today: TODAY })
  const [bare, mixed] = [tools, [...tools, ...QUALITIES[locale]]].map(told)
  const finding = mixed?.findings.find(({ rule }) => rule === 'strengths.soft')
  expect(finding?.message).toMatchObject({ params: { count: 2 } })
  expect(mixed?.sections.strengths.score).toBeLessThan(bare?.sections.strengths.score ?? 0)
})
