import { describe, expect, test } from 'vitest'
import { jobs, studies } from './lines.ts'

/** Jobs that a sentence tells, in French and Spanish, with posts and houses that no list has. */

describe('a verb in front of both', () => {
  test('leads to the post, whatever it is called', () => {
    expect(
      jobs(`Remedios Cañada
        remedios@canada.example
        # Experiencia laboral
        Trabajé como auxiliar en la residencia Los Almendros de 2018 a 2020
        Trabajé de dependienta en la panadería Trigal de 2010 a 2014
        Estuve de encargada en Conservas Trafalgar de 2008 a 2010
        Trabajé para la empresa Montajes Bahía como soldadora de 2006 a 2008`),
    ).toEqual([
      'auxiliar | residencia Los Almendros |  | 2018–2020',
      'dependienta | panadería Trigal |  | 2010–2014',
      'encargada | Conservas Trafalgar |  | 2008–2010',
      'soldadora | Montajes Bahía |  | 2006–2008',
    ])
  })

  test('begins a job in every sentence with a period', () => {
    expect(
      jobs(`Remedios Cañada
        remedios@canada.example
        # Experiencia laboral
        Trabajé como bordadora en Hilaza de 2012 a 2015.
        Trabajé como estampadora en Telares Nube desde 2015 hasta 2018.
        Desde 2018 trabajo como patronista en Costura Lirio, Murcia.`),
    ).toEqual([
      'bordadora | Hilaza |  | 2012–2015',
      'estampadora | Telares Nube |  | 2015–2018',
      'patronista | Costura Lirio | Murcia | 2018–present',
    ])
  })

  test('may be French', () => {
    expect(
      jobs(`Gwenaël Tanguy
        gwenael@tanguy.example
        # Expérience professionnelle
        J'ai travaillé au Théâtre du Goéland comme régisseur de 2019 à 2023.
        J'ai occupé le poste de machiniste à l'Opéra des Dunes de 2015 à 2019.
        J'étais cintrier pour la société Rideau Bleu, à Brest, de 2012 à 2015.`),
    ).toEqual([
      'régisseur | Théâtre du Goéland |  | 2019–2023',
      'machiniste | Opéra des Dunes |  | 2015–2019',
      'cintrier | Rideau Bleu | Brest | 2012–2015',
    ])
  })
})

test('a point with a date is an entry, though it is the only one', () => {
  expect(
    studies(`Gwenaël Tanguy
      gwenael@tanguy.example
      # Formation
      • 2015 : CAP machiniste au lycée Yves Kermarec, Quimper
      # Divers
      Permis B`),
  ).toEqual(['CAP machiniste |  | lycée Yves Kermarec | –2015'])
})
