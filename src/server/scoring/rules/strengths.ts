import type { Education } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { languageName } from '#server/reading/lexicon/language-names.ts'
import type { Facts } from '../facts.ts'
import { attainment, verdict, type Check } from '../rule.ts'
import { drawnLevel } from '../skills.ts'
import { BASIC_SKILLS, OFFICE_WORK } from '../lexicon/basic-skills.ts'
import { LANGUAGE_TEST, LANGUAGE_USE, MOTHER_TONGUE, VAGUE_LEVEL } from '../lexicon/level-words.ts'
import { HIGHER_EDUCATION } from '../lexicon/section-words.ts'
import { lower } from '../lines.ts'
import { checkable, dropping, repeated, skillsShare, softSkills } from './skill-list.ts'

const { fewestSkills: LEAST, fullSkills: ENOUGH, mostSkills: MOST } = RULE_FIGURES
/** A few more are not worth a word. */
const MOST_UNTOLD = 29
const LARGEST_SHARE = RULE_FIGURES.skillsPercent / 100
/** Share of skills seen in use from which the list counts as backed. */
const BACKED_ENOUGH = 0.25
/** One quality among many skills is not worth a word. */
const SOFT_SHOWN = 0.2
/** Share from which even a single one is. */
const SOFT_ALONE = 1 / 3
const FEWEST_LEFT = 3
/** Skills without which one would hardly miss Word. */
const OTHERS_ENOUGH = 5

const LONGEST_NAME = 24

/** Languages that are named in resumes most, by their ISO 639 codes. */
const NAMED = 'en de fr es it pt nl pl ru tr ar fa zh ja ko vi uk ro el sv da fi cs hu he hi id th'

/** The name of another language and nothing beside it, among the skills. */
function isBareLanguage(text: string, tag: string): boolean {
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const own = tag.split('-')[0]
  const plain = lower(text, tag).trim()
  return NAMED.split(' ').some((code) => code !== own && lower(names.of(code) ?? '', tag) === plain)
}

/** True for the name of a resume's own language, written in it. */
function isLanguage(name: string, tag: string): boolean {
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0] ?? tag)
  return lower(name, tag)
    .trim()
    .startsWith(lower(own ?? '', tag))
}

/** By the degree alone: which school it was never changes a report. */
const isHigher = ({ degree }: Education): boolean => HIGHER_EDUCATION.test(degree)

/** True when a language stands anywhere: with a level, in a list, in a certificate. */
function namesLanguage({ resume, skills, allLines, doubts }: Facts): boolean {
  if (resume.languages.length > 0) return true
  const texts = [
    ...skills.map(({ text }) => text),
    ...resume.awards.map(({ title }) => title),
    ...resume.other.map(({ title }) => title),
    ...allLines.map(({ text }) => text),
    ...doubts.lines,
  ]
  return texts.some(
    (text) =>
      LANGUAGE_TEST.test(text) ||
      text.split(/[\t:：,，、;·•|/()（）]/u).some((part) => languageName(part.trim()) !== null),
  )
}

export const strengths = {
  'strengths.languages': (facts) => ({
    kept: 1,
    // Of somebody who has studied it is expected; elsewhere the work decides.
    remarks: () =>
      namesLanguage(facts) || !facts.education.some(({ value }) => isHigher(value))
        ? []
        : [{ key: 'languagesMissing', at: 'languages' }],
  }),
  'strengths.count': ({ skills, resume, lexicon }) => {
    // A skill that anybody can claim makes no profile.
    const counted = skills.filter(({ plain }) => !lexicon?.soft.test(plain)).length
    // Licences and certificates are skills that somebody has checked.
    const certified = resume.awards.length
    return {
      kept: attainment(counted + certified + resume.languages.length * 0.5, ENOUGH),
      remarks: () =>
        skills.length + certified >= LEAST
          ? []
          : [
              skills.length === 0
                ? { key: 'skillsMissing', at: 'skills' }
                : { key: 'skillsFew', params: { count: skills.length }, at: 'skills' },
            ],
    }
  },
  'strengths.duplicates': (facts) => {
    const twice = repeated(facts.skills)
    return verdict(twice.length === 0, () => ({
      key: 'skillsDuplicate',
      params: { count: twice.length, quote: twice[0]?.text ?? '' },
      quote: twice[0]?.text,
      at: `skills.${twice[0]?.group}`,
      ...dropping(facts, twice),
    }))
  },
  'strengths.dump': ({ skills }) => ({
    // Which of them matter, only the person knows, so nothing is offered for removal.
    kept: 1 - attainment(Math.max(0, skills.length - MOST), MOST / 2),
    remarks: () =>
      skills.length <= MOST_UNTOLD
        ? []
        : [{ key: 'skillsDump', params: { count: skills.length, most: MOST }, at: 'skills' }],
  }),
  'strengths.share': (facts) => {
    const share = skillsShare(facts)
    const params = { percent: Math.round(share * 100) }
    return {
      kept: 1 - attainment(Math.max(0, share - LARGEST_SHARE), LARGEST_SHARE),
      remarks: () =>
        share <= LARGEST_SHARE * 1.4 ? [] : [{ key: 'skillsShare', params, at: 'skills' }],
    }
  },
  'strengths.backed': (facts) => {
    const skills = checkable(facts)
    const backed = skills.filter((skill) => skill.backed).length
    return {
      kept: attainment(backed / skills.length, BACKED_ENOUGH),
      remarks: () => {
        const first = skills.find((skill) => !skill.backed)
        // A single one shown is a beginning; the evaluation counts them anyway.
        if (backed > 0 || !first) return []
        const params = { count: skills.length, quote: first.text }
        return [{ key: 'skillsBacked', params, quote: first.text, at: `skills.${first.group}` }]
      },
    }
  },
  'strengths.soft': (facts) => {
    const soft = softSkills(facts)
    const [first] = soft
    const share = soft.length / facts.skills.length
    return {
      // When half are mere qualities it is as bad as it gets; one among many hardly matters.
      kept: share < SOFT_SHOWN ? 1 : 1 - attainment(share, 1 / 2),
      remarks: () =>
        first && share >= SOFT_SHOWN && (soft.length > 1 || share >= SOFT_ALONE)
          ? [
              {
                key: 'skillsSoft',
                params: { count: soft.length, quote: first.text },
                quote: first.text,
                at: `skills.${first.group}`,
                ...(facts.skills.length - soft.length >= FEWEST_LEFT && dropping(facts, soft)),
              },
            ]
          : [],
    }
  },
  'strengths.basic': (facts) => {
    const basic = facts.skills.filter(({ plain }) => BASIC_SKILLS.test(plain))
    const others = checkable(facts).length - basic.length
    const asked = facts.work.some(({ value }) => OFFICE_WORK.test(value.title))
    const quote = basic.map(({ text }) => text).join(' · ')
    const [first] = basic
    return {
      kept: 1,
      remarks: () =>
        !first || asked || others < OTHERS_ENOUGH
          ? []
          : [
              {
                key: 'skillsBasic',
                params: { quote },
                quote: first.text,
                at: `skills.${first.group}`,
              },
            ],
    }
  },
  'strengths.levels': ({ skills }) => {
    // A sentence that ends in a share tells something else.
    const first = skills.find(
      ({ text }) => drawnLevel(text) !== '' && [...text].length <= LONGEST_NAME * 2,
    )
    return verdict(first === undefined, () => ({
      key: 'skillsLevels',
      params: { quote: first?.text ?? '' },
      quote: first?.text,
      at: `skills.${first?.group}`,
    }))
  },
  'strengths.languageLevels': ({ resume: { languages, locale: tag }, skills, locale }) => {
    // Parts of knowing a language among their names: a table that the reader took apart.
    if (languages.some(({ name }) => LANGUAGE_USE.test(name.trim()))) return { kept: 1 }
    // The first of several, and the only one without a level, is the mother tongue.
    const [native, ...learned] = languages
    const rated = learned.length > 0 && learned.every(({ level }) => level.trim() !== '')
    const vague = languages.flatMap(({ name, level }, index) =>
      // Longer names are sentences that say more; who writes in a language need not rate it.
      name.length > LONGEST_NAME ||
      languageName(name) === null ||
      MOTHER_TONGUE.test(name) ||
      isLanguage(name, tag) ||
      (rated && name === native?.name && level.trim() === '')
        ? []
        : level.trim() === '' || (locale && VAGUE_LEVEL[locale].test(level.toLowerCase().trim()))
          ? [{ text: level ? `${name}: ${level}` : name, index }]
          : [],
    )
    const bare =
      languages.length > 0 ? undefined : skills.find(({ text }) => isBareLanguage(text, tag))
    return {
      kept: bare ? 0.5 : 1 - vague.length / Math.max(1, languages.length),
      remarks: () => {
        const [first] = vague
        const found = first
          ? { text: first.text, at: `languages.${first.index}` }
          : bare && { text: bare.text, at: `skills.${bare.group}` }
        if (!found) return []
        const params = { quote: found.text }
        return [{ key: 'languageLevels', params, quote: found.text, at: found.at }]
      },
    }
  },
} satisfies Record<string, Check>
