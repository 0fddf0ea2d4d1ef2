import { LOCALES } from '#contract/locales.ts'
import { cueScore } from '#server/reading/lexicon/cues.ts'
import type { Project } from '#contract/resume.ts'
import { isPlace } from '#server/reading/lexicon/places.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { NOT_SHOWN, PRIZE, TEAM } from '../lexicon/line-words.ts'
import { isNamedSkill } from '../lexicon/named-skills.ts'
import { WEB_ADDRESS } from '../lexicon/template-words.ts'
import { verdict, type Check } from '../rule.ts'
import { perEntry } from './dates.ts'
import { firstPersonRule, weakRule } from './lines.ts'
import { shownTitle, softwareOf, unshownWork } from './shown-work.ts'

/** English words that say what a project was and how it was made. */
const DETAIL_WORDS = 8

const entries = ({ projects }: Facts): Entry<Project>[] => projects

function words({ lines }: Entry<Project>): number {
  return lines.reduce((sum, { length }) => sum + length.words, 0)
}

function isDescribed(entry: Entry<Project>): boolean {
  return words(entry) >= DETAIL_WORDS || entry.lines.length > 1
}

/** A role is named in its field, or lines tell what the person did. */
const saysPart = ({ value, lines }: Entry<Project>): boolean =>
  value.role !== '' || lines.some(({ acting }) => acting)

/** The same, or nothing speaks of others: alone, it is clear. */
const tellsOwnPart = (entry: Entry<Project>): boolean =>
  saysPart(entry) || !entry.all.some(({ text }) => TEAM.test(text))

/** Of many projects the first few are read, and only they are asked for more. */
const READ = 3

/** One remark for all projects that lack the same. */
function once(key: string, at: string, broken: readonly Entry<Project>[]): ReturnType<Check> {
  return {
    credit: 1,
    remarks: () => {
      const [first] = broken
      if (!first) return []
      const params = { entry: first.label, count: broken.length }
      return [{ key, params, at: `${first.at}.${at}` }]
    },
  }
}

/** Words of the parts of a place. */
const PLACE_WORDS = 3

/** A prize says what it is; a name that is a place is the scrap of another entry. */
const isWhole = ({ value: { name } }: Entry<Project>): boolean => {
  const parts = name.split(/[,،，]/u).map((part) => part.trim())
  const isShort = parts.every((part) => part.split(/\s+/u).length <= PLACE_WORDS)
  return !PRIZE.test(name) && !(isShort && parts.some((part) => isPlace(part)))
}

function asked(facts: Facts, broken: (entry: Entry<Project>) => boolean): Entry<Project>[] {
  return facts.projects.slice(0, READ).filter(isWhole).filter(broken)
}

/** What a project's result is worth: an outcome all, a mere size a part. */
const SIZED = 0.6
function resultOf({ lines }: Entry<Project>): number {
  if (lines.some(({ outcome }) => outcome)) return 1
  return lines.some(({ measured }) => measured) ? SIZED : 0
}

/** Words of a line that does nothing but lead somewhere: `GitHub | Demo`. */
const LABEL_WORDS = 4
const ADDRESS = /https?:|www\.|\p{L}\.\p{Ll}{2,6}\b\/?/u

/** True for a line with an address, or one that is the name of a place where work is shown. */
const isAddress = (text: string): boolean =>
  ADDRESS.test(text) || (text.split(/\s+/u).length <= LABEL_WORDS && WEB_ADDRESS.test(text))

/** Keeps the share of the projects that are read. */
function share(facts: Facts, broken: readonly unknown[]): number {
  return 1 - broken.length / Math.min(READ, facts.projects.length)
}

/** A skill, or a post at a customer, which nobody can look at: `Python`, `Developer for Larch Ltd`. */
const isNoWork = (name: string): boolean =>
  isNamedSkill(name) || cueScore(name, 'titles', LOCALES) > 0

export const projectExperience = {
  'projects.present': (facts) =>
    verdict(
      facts.projects.length > 0,
      () => unshownWork(facts) ?? { key: 'projectsPresent', at: 'projects' },
    ),
  'projects.name': ({ projects }) =>
    perEntry(
      projects,
      ({ value }) => value.name !== '',
      ({ at }) => ({ key: 'projectName', at: `${at}.name` }),
    ),
  'projects.role': (facts) => {
    const broken = asked(facts, (entry) => isDescribed(entry) && !tellsOwnPart(entry))
    return { ...once('projectRole', 'role', broken), credit: share(facts, broken) }
  },
  'projects.detail': (facts) => {
    const broken = asked(facts, (entry) => !isDescribed(entry))
    // A list of which few are described is one of grants, shows or posts, and whole as it is.
    const told = facts.projects.filter(isDescribed).length
    const isTold = told * 2 >= facts.projects.length
    return {
      ...once('projectDetail', 'details', isTold ? broken : []),
      credit: share(facts, broken),
    }
  },
  'projects.result': (facts) => {
    const read = facts.projects.slice(0, READ)
    const silent = read.filter(
      ({ value, lines }) =>
        !PRIZE.test(value.name) && !lines.some(({ measured, outcome }) => measured || outcome),
    )
    // Where one shows how it is done, the others are asked for nothing; without a word they lack more.
    const spoken = silent.length === read.length
    const broken = spoken ? silent.filter((entry) => isWhole(entry) && isDescribed(entry)) : []
    const told = read.map(resultOf)
    const credit = told.reduce((sum, worth) => sum + worth, 0) / Math.max(1, told.length)
    const key = broken[0] && !saysPart(broken[0]) ? 'projectResultPart' : 'projectResult'
    return { ...once(key, 'details', broken), credit }
  },
  'projects.link': (facts) => {
    const shown = facts.projects.some(
      ({ value, all }) => value.url !== '' || all.some(({ text }) => isAddress(text)),
    )
    const isAsked = shownTitle(facts) !== undefined || softwareOf(facts).length > 0
    const first = facts.projects.find(
      ({ value }) => value.name !== '' && !NOT_SHOWN.test(value.name) && !isNoWork(value.name),
    )
    return {
      credit: 1,
      remarks: () =>
        shown || !isAsked || !first
          ? []
          : [{ key: 'projectLink', params: { entry: first.label }, at: `${first.at}.url` }],
    }
  },
  'projects.weak': weakRule(entries, 1),
  'projects.firstPerson': firstPersonRule(entries, 1),
} satisfies Record<string, Check>
