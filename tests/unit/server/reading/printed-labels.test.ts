import { describe, expect, test } from 'vitest'
import { WITH_LEGAL_FORM } from '#server/reading/lexicon/legal-forms.ts'
import { labelKinds } from '#server/reading/lexicon/labels.ts'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Labels that are counted or lead to a link, and the forms of companies of many countries. */

describe('labels of forms', () => {
  test.each([
    'Project #1',
    'Project No. 2:',
    'Proyecto nº 3',
    'Projet n° 4',
    '프로젝트명 1',
    '案件名②',
  ])('%s asks for a project', (label) => {
    expect(labelKinds(label)).toContain('project')
  })

  test.each([
    ['Demo', 'https://tidewatch.example.com'],
    ['Enlace', 'https://tidewatch.example.com'],
  ])('a project has the address behind %s', (label, address) => {
    const { projects } = readLines(
      wordOf(`## Maren Holt
      maren@example.org
      # Projects
      **TideWatch** ⇥ 2021
      ${label}: ${address}
      - Shows the tides of 140 harbours to 3,000 users a day.
      **Pantry Planner** ⇥ 2022
      - Plans meals from what is left in the cupboard.`),
    ).resume
    expect(projects.map(({ name, url }) => [name, url])).toEqual([
      ['TideWatch', address],
      ['Pantry Planner', ''],
    ])
  })
})

describe('legal forms', () => {
  test.each([
    'Tarang Systems Pvt. Ltd.',
    'Northgate Sdn Bhd',
    'Fjordlys ASA',
    'Kivi Oy',
    'Norrsken AB',
    'Morava s.r.o.',
    'Wisła Sp. z o.o.',
    'Açaí Ltda',
  ])('%s is a company', (name) => {
    expect(name).toMatch(WITH_LEGAL_FORM)
  })

  test.each(['Malmö, SE', 'worked as', 'Oslo, AS', 'kas'])('%s is none', (text) => {
    expect(text).not.toMatch(WITH_LEGAL_FORM)
  })
})
