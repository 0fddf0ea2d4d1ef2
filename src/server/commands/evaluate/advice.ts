import {
  adviceOf,
  agreement,
  GRADED,
  judgedLabels,
  judgedPeople,
  judgePerson,
  type Judgement,
} from './judged.ts'

/** Where the resumes stand that were judged by hand. */
const JUDGED = 'tests/fixtures/judged'

const print = (line = ''): void => void process.stdout.write(`${line}\n`)
const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '–' : Math.round((100 * part) / whole)} %`.padStart(6)

function row(name: string, judgements: readonly Judgement[]): void {
  const { findings, useful, petty, false: wrong, harmful, due, given } = adviceOf(judgements)
  const shares = [useful, petty, wrong + harmful, harmful].map((part) => percent(part, findings))
  print(
    `${name.padEnd(12)}${String(findings).padStart(8)}  ${shares.join('  ')}  ${percent(given, due)}`,
  )
}

/**
 * Prints what a career coach says of our findings: how many are useful, petty, false or harmful,
 * how much of the advice that was due is given, and whether our scores rank people as the coach
 * does. `--misses` lists the rest.
 *
 * @returns the exit code: 1 while a finding has not been judged
 */
export async function printAdvice(misses: boolean): Promise<number> {
  const [people, labels] = await Promise.all([judgedPeople(JUDGED), judgedLabels(JUDGED)])
  const judgements = people.map((person) => judgePerson(person, labels))
  print('            findings  useful   petty   false    harm   coverage')
  row('all', judgements)
  for (const [quality, own] of Map.groupBy(judgements, ({ person }) => person.quality)) {
    row(quality, own)
  }
  for (const [locale, own] of Map.groupBy(judgements, ({ person }) => person.resume.locale)) {
    row(locale, own)
  }
  print('\nrank correlation of scores with the coach’s marks')
  for (const graded of GRADED) {
    const rank = agreement(judgements, graded)
    if (rank !== null) print(`${graded.padEnd(22)}${rank.toFixed(2)}`)
  }
  const unjudged = judgements.flatMap(({ person, findings }) =>
    findings.flatMap(({ finding, label }) => (label ? [] : [`${person.id}\t${finding.id}`])),
  )
  if (misses) {
    for (const { person, findings, given } of judgements) {
      const missed = person.due.filter((topic) => !given.includes(topic))
      if (missed.length > 0) print(`${person.id} misses ${missed.join(' ')}`)
      for (const { finding, label } of findings) {
        if (label !== 'useful') print(`${person.id} ${label ?? 'not judged'}: ${finding.id}`)
      }
    }
  }
  if (unjudged.length > 0) print(`\nnot judged yet, add to labels.tsv:\n${unjudged.join('\n')}`)
  return unjudged.length > 0 ? 1 : 0
}
