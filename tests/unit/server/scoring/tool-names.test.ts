import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { toolSlips } from '#server/scoring/spelling/tool-names.ts'
import { ONE_PAGE, resumeIn, TODAY } from './resumes.ts'

const slips = (text: string, locale: Locale = 'en'): string[] =>
  toolSlips(text, locale).map(({ word, correction }) => `${word} → ${correction}`)

describe('the name of a tool', () => {
  test.each([
    [
      'Phyton, JavaSript and Powerpont',
      'Phyton → Python, JavaSript → JavaScript, Powerpont → PowerPoint',
    ],
    ['Microsft Exel', 'Microsft → Microsoft, Exel → Excel'],
    ['Power Point, Java Script', 'Power Point → PowerPoint, Java Script → JavaScript'],
    ['Githup, Wordpres', 'Githup → GitHub, Wordpres → WordPress'],
  ])('is put right where one slip makes it: %s', (text, found) => {
    expect(slips(text).join(', ')).toBe(found)
  })

  test.each<[Locale, string]>([
    ['en', 'Python, MySql, POSTGRESQL, autocad, Linkedin'],
    ['en', 'Kept the docket of the court, illustrators of children’s books'],
    ['fr', 'Tableau de bord et tableaux croisés'],
    ['tr', 'Verileri Excele aktardım, Photoshopu öğrendim'],
    ['en', 'jenkis@example.org, photosop.example.org'],
  ])('is left alone as it is, in another form and in an address: %s %s', (locale, text) => {
    expect(slips(text, locale)).toEqual([])
  })

  test.each<Locale>(['ar', 'ja', 'ko', 'zh-CN', 'de', 'vi'])(
    'is looked at in %s, which needs no dictionary for it',
    (locale) => {
      const resume = resumeIn(locale, 'strong')
      const skills = [{ name: '', items: ['Phyton', 'Power Point', 'Figma'] }]
      const { misspelt } = factsReader(ONE_PAGE, TODAY)({ ...resume, skills })
      expect(misspelt.map(({ correction }) => correction)).toEqual(['Python', 'PowerPoint'])
    },
  )

  test('is the person’s to spell where it is an employer', () => {
    const resume = resumeIn('en', 'strong')
    const work = resume.work.map((role) => ({ ...role, company: 'Exel Logistics' }))
    const skills = [{ name: '', items: ['Exel routes'] }]
    expect(factsReader(ONE_PAGE, TODAY)({ ...resume, work, skills }).misspelt).toEqual([])
  })
})
