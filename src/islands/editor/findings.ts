import type { Finding } from '#contract/analysis.ts'
import { fieldFor } from './places.ts'

export type Severity = Finding['severity']

/** What the list of findings shows; null is everything. */
export interface Filter {
  section: Finding['section'] | null
  severity: Severity | null
}

/** The findings that a filter lets through, in their order. */
export function filtered(findings: readonly Finding[], { section, severity }: Filter): Finding[] {
  return findings.filter(
    (finding) =>
      (section === null || finding.section === section) &&
      (severity === null || finding.severity === severity),
  )
}

const groups = new WeakMap<readonly Finding[], Map<string, Finding[]>>()
const NONE: Finding[] = []

/** The findings on a field, by its path; the same array until there is another report. */
export function findingsOn(findings: readonly Finding[], path: string): Finding[] {
  let group = groups.get(findings)
  if (!group) {
    group = Map.groupBy(
      findings.filter(({ at }) => at !== undefined),
      ({ at = '' }) => fieldFor(at) ?? '',
    )
    groups.set(findings, group)
  }
  return group.get(path) ?? NONE
}

/** How many findings there are on the fields of an entry, such as 'work.0'. */
export function countBelow(findings: readonly Finding[], base: string): number {
  return findings.filter(({ at }) => at === base || at?.startsWith(`${base}.`)).length
}
