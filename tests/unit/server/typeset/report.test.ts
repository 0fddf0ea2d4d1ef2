import { afterAll, describe, expect, test } from 'vitest'
import type { PrintedReport } from '#contract/printed-report.ts'
import { openDocument } from '#server/reading/documents/index.ts'
import { createTypesetter } from '#server/typeset/index.ts'
import { PATIENT } from '../patient.ts'

const typesetter = createTypesetter({ ...PATIENT, warmUps: 1, workers: 1 })
afterAll(() => typesetter.close())

const REPORTS = {
  ar: {
    locale: 'ar',
    title: 'تقرير السيرة الذاتية',
    fileName: 'سيرة ليلى.pdf',
    verdict: 'المضمون موجود، وبضعة تعديلات تُظهره أكثر.',
    where: 'الخبرة العملية',
    quote: 'مسؤولة عن متابعة المخزون',
    message: 'اذكري ما أنجزتِه لا ما كان مطلوبًا منك.',
    after: 'خفّضتُ الفاقد بنسبة ___ %',
  },
  ja: {
    locale: 'ja',
    title: '履歴書レポート',
    fileName: '職務経歴書.docx',
    verdict: '内容は十分です。少し直せば、もっと伝わります。',
    where: '職務経歴',
    quote: '在庫管理を担当',
    message: '担当したことより、その結果を書きましょう。',
    after: '在庫差異を ___ %削減',
  },
  ko: {
    locale: 'ko',
    title: '이력서 보고서',
    fileName: '이력서.pdf',
    verdict: '내용은 충분합니다. 조금만 고치면 더 잘 보입니다.',
    where: '경력',
    quote: '재고 관리를 담당함',
    message: '맡은 일보다 그 결과를 적어 보세요.',
    after: '재고 오차를 ___ % 줄임',
  },
} as const

function reportOf(texts: (typeof REPORTS)[keyof typeof REPORTS]): PrintedReport {
  const { locale, title, fileName, verdict, where, quote, message, after } = texts
  return {
    locale,
    title,
    fileName,
    verdict,
    score: '68',
    scoreLabel: '68 / 100',
    sections: [{ name: where, score: '54', evaluation: message }],
    findingsTitle: title,
    findings: [{ where, points: '+3', quote, message, after }],
    language: locale,
    factsTitle: where,
    facts: [{ name: where, value: 'PDF' }],
    colophon: [verdict],
  }
}

/** Letters and figures only: how lines break must not matter. */
const essence = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

describe('a report in a script that the browser cannot set', () => {
  test.each(Object.entries(REPORTS))('%s: has every sentence as text', async (_, texts) => {
    const pdf = await typesetter.report(reportOf(texts))
    const { lines } = await openDocument(new Uint8Array(pdf), 'report.pdf')
    const printed = essence(lines.map((line) => line.text).join(''))
    for (const sentence of Object.values(texts).slice(1)) {
      expect(printed).toContain(essence(sentence))
    }
  })
})
