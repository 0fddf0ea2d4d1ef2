import { expect, test } from 'vitest'
import { findDates } from '#server/reading/fields/dates.ts'
import { cueScore, type CueList } from '#server/reading/lexicon/cues.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { languageName } from '#server/reading/lexicon/language-names.ts'

test.each([
  ['السيرة الوظيفية', 'work'],
  ['التجارب', 'work'],
  ['التداريب', 'work'],
  ['البيانات الدراسية', 'education'],
  ['الشهادة العلمية', 'education'],
  ['نقاط التميّز', 'strengths'],
  ['تراخيص مهنية', 'certificates'],
  ['الدورات و الدبلومات', 'certificates'],
])('%s announces %s', (heading, kind) => {
  expect(headingKind(heading, ['ar'])).toBe(kind)
})

test.each([
  ['مايس 2019 - لا يزال', '2019-05 → present'],
  ['فيفيري 2020 - إلى حد الآن', '2020-02 → present'],
  ['2020 - مازال', '2020 → present'],
  ['2020 - جاري', '2020 → present'],
])('%s is %s', (text, range) => {
  const [span] = findDates(text)
  expect(`${span?.start} → ${span?.end}`).toBe(range)
})

test.each<[CueList, string]>([
  ['degrees', 'دبلومة إدارة أعمال'],
  ['degrees', 'الشهادة الإعدادية'],
  ['degrees', 'طب بشري'],
  ['titles', 'طاهية'],
  ['titles', 'مذيعة'],
  ['titles', 'صانع محتوى'],
  ['levels', 'ناطق أصلي'],
  ['levels', 'إلمام'],
  ['levels', 'فوق المتوسط'],
])('the %s hold %s', (list, text) => {
  expect(cueScore(text, list, ['ar'])).toBeGreaterThan(0)
})

test.each(['البرتغالية', 'الهندية', 'الهولندية', 'الإندونيسية'])('%s is a language', (name) => {
  expect(languageName(name)).toBe(name)
})
