import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from '../lines.ts'

const read = (printed: string) => readLines(documentOf(printed)).resume

const person = `
  Joaquín Emiliano Rojas
  jrojas@example.mx | +52 443 555 0167
`

describe('towns that no list has', () => {
  test('stand where other jobs have a known one', () => {
    const { work } = read(`${person}
      # Trayectoria laboral
      Abarrotera del Lago, S.A. de C.V.\tMorelia, Mich.
      Gerente de ventas\tMar. 2019 - A la fecha
      • Responsable de 18 vendedores
      Comercial Tarasca\tTlalpujahua, Mich.
      Promotor de ventas\tAgo. 2011 - May. 2014
      • Visita a 60 clientes por semana
    `)
    expect(work).toMatchObject([
      { company: 'Abarrotera del Lago, S.A. de C.V.', title: 'Gerente de ventas' },
      { company: 'Comercial Tarasca', title: 'Promotor de ventas', location: 'Tlalpujahua, Mich.' },
    ])
  })
})

describe('a date that a narrow column broke', () => {
  test('is one date', () => {
    const { work } = read(`${person}
      # Experiencia
      septiembre de 2013 –\tAbogada
      diciembre de 2017\tBufete Alcaraz
      • Defensa en vistas orales
    `)
    expect(work).toMatchObject([{ title: 'Abogada', start: '2013-09', end: '2017-12' }])
  })
})

describe('figures in a name', () => {
  test('are no year', () => {
    const { skills } = read(`${person}
      # Habilidades
      SAP2000, AutoCAD
    `)
    expect(skills.flatMap(({ items }) => items)).toEqual(['SAP2000', 'AutoCAD'])
  })
})

describe('languages', () => {
  test('that no list has stand in front of their level', () => {
    const { languages } = read(`${person}
      # Idiomas
      Español\tlengua materna
      Purépecha: básico
      Inglés\tTOEIC 925
    `)
    expect(languages).toEqual([
      { name: 'Español', level: 'lengua materna' },
      { name: 'Purépecha', level: 'básico' },
      { name: 'Inglés', level: 'TOEIC 925' },
    ])
  })
})

describe('addresses that a narrow column broke', () => {
  test('are whole', () => {
    const { basics } = read(`
      Danielle Boudreaux
      dani.boudreaux@example.co
      m
      (504) 555-0182
      instagram.com/danicooks.exam
      ple
      # Skills
      Butchery, Pastry
    `)
    expect(basics.email).toBe('dani.boudreaux@example.com')
    expect(basics.links.map(({ url }) => url)).toEqual(['instagram.com/danicooks.example'])
  })
})
