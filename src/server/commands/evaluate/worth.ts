import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { FINDING_SECTIONS } from '#contract/analysis.ts'
import type { Resume } from '#contract/resume.ts'
import { SECTION_WEIGHTS } from '#contract/rubric.ts'
import type { Reading } from '#server/reading/document.ts'
import { readResume } from '#server/reading/index.ts'
import { doubtsOf } from '#server/scoring/doubts.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { applyRules, isUnread } from '#server/scoring/tally.ts'

/**
 * The overall that a resume would show if some rules were met. The sum is worked out anew from
 * the published weights instead of asking the scorer, whose figures it checks.
 */
export function overallKeeping(
  { document, doubts }: Pick<Reading, 'document' | 'doubts'>,
  resume: Resume,
  today: string,
  ...met: string[]
): number {
  const facts = factsReader(document, today, doubtsOf(resume, doubts))(resume)
  let [sum, weights, cap] = [0, 0, 100]
  for (const section of FINDING_SECTIONS) {
    const applied = applyRules(facts, section)
    // What a section that was hardly read leaves open is not asked for.
    const marks = applied
      .filter(({ unjudged }) => !unjudged)
      .map((mark) => (met.includes(mark.rule.id) ? { ...mark, credit: 1 } : mark))
    const weight = marks.reduce((total, { rule }) => total + rule.weight, 0)
    if (weight === 0) continue
    const broken = marks.filter(({ credit }) => credit < 1)
    cap = Math.min(
      cap,
      ...broken.map(({ rule, credit, ...own }) => own.cap ?? ((credit === 0 && rule.cap) || 100)),
    )
    if (isUnread(applied)) continue
    const share = marks.reduce((total, mark) => total + mark.rule.weight * mark.credit, 0) / weight
    sum += SECTION_WEIGHTS[section] * share * 100
    weights += SECTION_WEIGHTS[section]
  }
  return Math.round(Math.min(cap, sum / weights) + 1e-9)
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Reads and scores documents, and says for how many findings the figure that is shown is the
 * overall with the finding's rule met, minus the overall.
 *
 * @returns the exit code: 1 when one figure is another, or nothing was compared
 */
export async function printWorth(paths: readonly string[]): Promise<number> {
  const today = new Date().toISOString().slice(0, 7)
  let [documents, ungraded, findings, costing] = [0, 0, 0, 0]
  const wrong: string[] = []
  for (const path of paths) {
    const { reading } = await readResume(new Uint8Array(await readFile(path)), basename(path))
    const report = score(reading, { today })
    documents++
    if (report.overall === null) {
      ungraded++
      continue
    }
    for (const { id, rule, worth } of report.findings) {
      const gain = overallKeeping(reading, reading.resume, today, rule) - report.overall
      findings++
      if (gain > 0) costing++
      if (gain !== worth) wrong.push(`${path} ${id}: shown ${worth}, in truth ${gain}`)
    }
  }
  for (const line of wrong) print(line)
  print(`documents ${documents}, of them not graded ${ungraded}`)
  print(`findings ${findings}, of them with points ${costing}, figures that differ ${wrong.length}`)
  return wrong.length > 0 || findings === 0 ? 1 : 0
}
