import type { Document } from './reading.ts'

const DUTIES = [
  'Planung und Betrieb der Lüftungsanlagen in drei Werken, mit jährlicher Prüfung',
  'Einweisung neuer Kolleginnen und Kollegen, Englisch- und Französischkenntnisse im Einsatz',
  'Abstimmung mit Lieferanten in Tschechien und Polen; Bestellung von Ersatzteilen',
  'Dokumentation der Wartung, monatliche Berichte an die Werksleitung',
]

/**
 * A career of many pages, as HTML that is named `.doc`: names of jobs and of projects, each set in
 * a way of its own, and what was done in each. Every bold line may be a heading, so what grows
 * faster than the document shows here.
 */
export function longCareer(jobs: number): Document {
  const duties = [...DUTIES, ...DUTIES].map((duty) => `<li>${duty}</li>`).join('')
  const job = (at: number) =>
    `<p><b>${1985 + at}–${1986 + at} Techniker, Neckar Lufttechnik GmbH ${at}</b></p>` +
    `<h3>Halle ${at}</h3><p><b><i>Umbau ${at}</i></b></p><ul>${duties}</ul>` +
    `<p><b>Aufgaben ${at}</b></p><p>Excel, SAP PM, AutoCAD, Schweißen, Löten</p>`
  const html =
    '<html><body><h1>Jonas Brandauer</h1><p>jonas@example.org</p><h2>Berufserfahrung</h2>' +
    `${Array.from({ length: jobs }, (_, at) => job(at)).join('')}</body></html>`
  return { name: `career-of-${jobs}-jobs.doc`, bytes: new TextEncoder().encode(html) }
}
