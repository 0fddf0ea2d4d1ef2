import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { wordingReader } from '#server/scoring/lines.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'

/** What native reviewers found to be taken for what it is not, and to be missed. */

const wordingOf = (locale: Locale, line: string) => wordingReader(lexiconOf(locale), locale)(line)

describe('number words that count nothing', () => {
  test.each<[Locale, string]>([
    ['ja', '十分な検証を行った'],
    ['ja', '業務の一部を担当'],
    ['ja', '窓口の一本化を推進'],
    ['ja', '六本木の店舗で接客'],
    ['ja', '四日市の工場で保全'],
    ['ja', '一人ひとりに合わせて指導'],
    ['ja', '一種の改善活動'],
    ['zh-CN', '十分熟悉财务流程'],
    ['zh-CN', '统一门店陈列标准'],
    ['zh-CN', '负责系统二次开发'],
    ['zh-CN', '持有一级建造师证书'],
    ['zh-CN', '通过英语四六级'],
    ['zh-CN', '服务万家客户'],
    ['zh-CN', '一次性通过验收'],
  ])('are no figures in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).measured).toBe(false)
  })

  test.each<[Locale, string]>([
    ['ja', '二十分で対応'],
    ['ja', '一時間に短縮'],
    ['ja', '十名を指導'],
    ['zh-CN', '十分钟内响应'],
    ['zh-CN', '带教十二名新人'],
    ['ko', '십여 명의 신입 교육'],
    ['ko', '두 차례 표창'],
    ['ko', '서너 개 매장 관리'],
  ])('are figures when they do, in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).measured).toBe(true)
  })
})

describe('passive voice', () => {
  test.each<[Locale, string]>([
    ['ja', '社長賞を表彰された'],
    ['ja', '優秀社員に選出されました'],
    ['ja', '店長に抜擢された'],
    ['ko', '우수사원으로 선정되었습니다.'],
    ['ko', '팀장으로 승진되었음'],
    ['ko', '사장 표창을 받았습니다.'],
    ['ko', '최고 등급으로 평가받았음'],
    ['zh-CN', '被评为优秀员工'],
    ['zh-CN', '论文被录用'],
  ])('is none in an honour in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).passive).toBe(false)
  })

  test.each<[Locale, string]>([
    ['ja', '資料が作成された'],
    ['ko', '보고서가 작성되었습니다.'],
    ['ko', '지시를 받았습니다.'],
    ['zh-CN', '被安排整理档案'],
  ])('is seen in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).passive).toBe(true)
  })
})

describe('first person', () => {
  test.each<[Locale, string]>([
    ['ko', '제 3회 공모전 입상'],
    ['ko', '제3회 공모전 입상'],
    ['zh-CN', '具备自我驱动的习惯'],
    ['zh-CN', '协调我部门与供应商'],
  ])('is none in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).person).toBeNull()
  })

  test.each<[Locale, string]>([
    ['ko', '제 역할은 고객 응대'],
    ['zh-CN', '我所在的小组完成交付'],
  ])('is seen in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).person).not.toBeNull()
  })
})

describe('action', () => {
  test.each<[Locale, string]>([
    ['ja', '受注データの入力'],
    ['ja', '入浴の介助'],
    ['ja', '年度末の棚卸し'],
    ['ja', '作業手順の簡素化'],
    ['ja', '新規顧客へのテレアポ'],
    ['ko', '결제 서버를 개발했다.'],
    ['ko', '신규 고객을 이끌었다'],
    ['ko', '쿼리 튜닝'],
    ['ko', '클라우드 마이그레이션'],
    ['ko', '처방전 접수'],
    ['zh-CN', '主编校刊四期'],
    ['zh-CN', '带教新护士'],
    ['zh-CN', '每日查房并记录病情'],
    ['zh-CN', '绑扎钢筋'],
  ])('shows in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).acting).toBe(true)
  })

  test('is not every word that ends alike', () => {
    expect(wordingOf('ja', '日本の文化').acting).toBe(false)
  })
})

describe('weak phrases', () => {
  test.each([
    '각종 업무를 맡음',
    '프로젝트에 참여하였음',
    '기획 회의 참여',
    '사무 보조',
    '행정 보조',
  ])('are known in ko: %s', (line) => {
    expect(wordingOf('ko', line).weak).not.toBeNull()
  })

  test('are whole words in ko', () => {
    expect(wordingOf('ko', '행사 참여율 30% 향상').weak).toBeNull()
  })
})

describe('outcomes', () => {
  test.each<[Locale, string]>([
    ['ja', '地域大会で1位'],
    ['ja', '赤字事業を2年で黒字化'],
    ['ko', '전사 실적 1위'],
    ['ko', '3년 연속 무재해'],
    ['ko', '우수사원으로 선정 2회'],
    ['ko', '납기를 5일 앞당김'],
    ['zh-CN', '提前20天完成交付'],
    ['zh-CN', '年度业绩排名第一，销售额300万元'],
    ['zh-CN', '三年翻两番，达到900万元'],
  ])('are known in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).outcome).toBe(true)
  })

  test.each<[Locale, string]>([
    ['ko', '신장내과 병동 환자 30명 간호'],
    ['zh-CN', '在第一人民医院护理30名患者'],
  ])('are not names of places in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).outcome).toBe(false)
  })
})

describe('worn phrases', () => {
  test.each<[Locale, string]>([
    ['ja', '地元気仙沼の水産会社'],
    ['ja', '前向き研究の解析'],
    ['ja', 'チャレンジショップを運営'],
    ['ko', '서버 스트레스 테스트 수행'],
    ['ko', '장례의 진행'],
  ])('are none in %s: %s', (locale, line) => {
    expect(lexiconOf(locale).cliches.test(line)).toBe(false)
  })

  test.each<[Locale, string]>([
    ['ja', '元気な挨拶を心がける'],
    ['ja', '何でも前向きに取り組む'],
    ['ja', 'チャレンジ精神があります'],
    ['ko', '예의 바른 사람입니다'],
    ['ko', '스트레스에 강합니다'],
    ['zh-CN', '为人随和，易相处'],
    ['zh-CN', '具有良好的职业素养'],
    ['zh-CN', '能快速融入团队'],
  ])('are known in %s: %s', (locale, line) => {
    expect(lexiconOf(locale).cliches.test(line)).toBe(true)
  })
})
