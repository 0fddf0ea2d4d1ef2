import type { Project } from '#contract/resume.ts'
import type { Entry, Facts } from '../facts.ts'
import { verdict, type Check } from '../rule.ts'
import { perEntry } from './dates.ts'
import { firstPersonRule, longLinesRule, weakRule } from './lines.ts'

/** Less than a year of work: projects are then expected. */
const BEGINNER_MONTHS = 12
/** English words that say what a project was and how it was made. */
const DETAIL_WORDS = 8

const listed = ({ projects }: Facts): boolean => projects.length > 0
const entries = ({ projects }: Facts): Entry<Project>[] => projects

/** A beginner with dated work of less than a year, or none, who has been to school. */
export function isBeginner({ monthsOfWork, work, education }: Facts): boolean {
  const undated = work.some(({ value }) => value.start === '' && value.end === '')
  return monthsOfWork < BEGINNER_MONTHS && !undated && education.length > 0
}

function words({ lines }: Entry<Project>): number {
  return lines.reduce((sum, { length }) => sum + length.words, 0)
}

function isDescribed(entry: Entry<Project>): boolean {
  return words(entry) >= DETAIL_WORDS || entry.lines.length > 1
}

/** A role is named in its field, or in lines that tell what the person did. */
function tellsOwnPart({ value, lines }: Entry<Project>): boolean {
  return value.role !== '' || lines.some(({ acting }) => acting)
}

export const projectExperience = {
  'projects.present': {
    applies: (facts) => listed(facts) || isBeginner(facts),
    check: (facts) => verdict(listed(facts), () => ({ key: 'projectsPresent', at: 'projects' })),
  },
  'projects.name': {
    applies: listed,
    check: ({ projects }) =>
      perEntry(
        projects,
        ({ value }) => value.name !== '',
        ({ at }) => ({ key: 'projectName', at: `${at}.name` }),
      ),
  },
  'projects.role': {
    applies: listed,
    check: ({ projects }) =>
      perEntry(
        projects,
        (entry) => !isDescribed(entry) || tellsOwnPart(entry),
        ({ at, label }) => ({
          key: 'projectRole',
          params: { entry: label },
          at: `${at}.role`,
        }),
      ),
  },
  'projects.link': {
    // Asked of those who show anything online; a project on a ward or a site has no address.
    applies: ({ projects, resume }) =>
      projects.length > 0 &&
      [...resume.basics.links, ...resume.projects].some(({ url }) => url !== ''),
    check: ({ projects }) => {
      const [first] = projects
      return verdict(
        projects.some(({ value }) => value.url !== ''),
        () => ({
          key: 'projectLink',
          params: { entry: first?.label ?? '' },
          at: `${first?.at}.url`,
        }),
      )
    },
  },
  'projects.detail': {
    applies: listed,
    check: ({ projects }) =>
      perEntry(projects, isDescribed, ({ at, label }) => ({
        key: 'projectDetail',
        params: { entry: label },
        at: `${at}.details`,
      })),
  },
  'projects.result': {
    applies: listed,
    check: ({ projects }) =>
      perEntry(
        projects,
        ({ lines }) => lines.some(({ measured }) => measured),
        ({ at, label }) => ({
          key: 'projectResult',
          params: { entry: label },
          at: `${at}.details`,
        }),
      ),
  },
  'projects.weak': weakRule(entries, 1),
  'projects.firstPerson': firstPersonRule(entries, 1),
  'projects.longLines': longLinesRule(entries, 1),
} satisfies Record<string, Check>
