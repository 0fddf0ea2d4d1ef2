import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

const read = (printed: string): Resume => readLines(documentOf(printed)).resume

const names = ({ projects }: Resume) => projects.map(({ name }) => name)
const companies = ({ work }: Resume) => work.map(({ company }) => company)

describe('what can be seen somewhere, below a heading of experience', () => {
  test.each([
    [
      'words for links behind a line',
      `Nora Tellman
      nora@example.org
      # Related Experience
      * Bloom Planner | GitHub | Live
      Built a web application that plans bouquets for weddings.
      Technologies: Node.js, Express, MySQL
      * Shelf Counter | GitHub | Live
      Created a full-stack application for counting stock.
      Technologies: React, Firebase
      # Experience
      * Petal House, Florist | March 2019 – January 2021
      Arranged flowers.
      # Education
      * Web Development Certificate | February 2024
      Northfield University, Fargo, ND`,
      ['Bloom Planner', 'Shelf Counter'],
      ['Petal House'],
    ],
    [
      'the same in a cell of their own',
      `Nora Tellman
      nora@example.org
      # Relevant Experience
      * Bloom Planner\tDemo | Code
      • Built a web application that plans bouquets for weddings.
      * Shelf Counter\tDemo | Code
      • Created a full-stack application for counting stock.
      # Work Experience
      * Florist, Petal House\tMarch 2019 – January 2021
      • Arranged flowers.
      # Education
      * Web Development Certificate | February 2024
      Northfield University, Fargo, ND`,
      ['Bloom Planner', 'Shelf Counter'],
      ['Petal House'],
    ],
    [
      'in brackets, in German',
      `Jonas Weidl
      # Praktische Erfahrung
      * Lagerhelfer-App (GitHub, Demo)
      App, mit der Bestände gezählt werden.
      * Rezeptbuch (GitHub)
      Seite, auf der Rezepte gesammelt werden.
      # Berufserfahrung
      * Lagerist, Depot Neun GmbH\t03/2019 – 01/2021
      • Waren gebucht.`,
      ['Lagerhelfer-App', 'Rezeptbuch'],
      ['Depot Neun GmbH'],
    ],
    [
      'in several brackets, in Spanish',
      `Ines Caldera
      # Experiencia
      * Recetario [Demo] [GitHub]
      Web que reúne recetas.
      * Inventario fácil [GitHub]
      Aplicación para contar existencias.`,
      ['Recetario', 'Inventario fácil'],
      [],
    ],
    [
      'behind a dash, in French',
      `Lucie Marchal
      lucie@example.org
      # Expériences pratiques
      * Carnet de recettes – Démo | Code
      Site qui rassemble des recettes de famille.
      * Compte-stock – Démo | Code
      Application de comptage pour un dépôt.
      # Expérience professionnelle
      * Magasinière, Dépôt Neuf SARL\t03/2019 – 01/2021
      • Préparation de commandes.
      # Formation
      2018\tBaccalauréat, Lycée du Parc, Lyon`,
      ['Carnet de recettes', 'Compte-stock'],
      ['Dépôt Neuf SARL'],
    ],
    [
      'the address of its code below it',
      `Nora Tellman
      nora@example.org
      # Experience
      * Bloom Planner – Wedding bouquets at a glance
      https://github.com/noratell/bloom
      • Built with Node.js and Express
      * Shelf Counter – Stock without paper
      https://github.com/noratell/shelf
      • Built with React and Firebase`,
      ['Bloom Planner', 'Shelf Counter'],
      [],
    ],
  ])('is projects: %s', (_, printed, shown, posts) => {
    const resume = read(printed)
    expect(names(resume)).toEqual(shown)
    expect(companies(resume)).toEqual(posts)
  })

  test('is no project where posts are named without their dates', () => {
    const resume = read(`
      Nora Tellman
      # Experience
      * Acme Orchard Ltd, Gardener
      Pruned trees and led tours, see github.com/noratell/none
      * Hill Nursery Ltd, Packer
      Packed plants.`)
    expect(companies(resume)).toEqual(['Acme Orchard Ltd', 'Hill Nursery Ltd'])
    expect(resume.projects).toEqual([])
  })
})
