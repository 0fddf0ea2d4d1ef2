import type { Education } from '#contract/resume.ts'
import type { Entry, Facts } from '../facts.ts'
import { countWords } from '../length.ts'
import { always, verdict, type Check } from '../rule.ts'
import { newestFirstRule, perEntry, reversedRule } from './dates.ts'

type School = Entry<Education>

const listed = ({ education }: Facts): boolean => education.length > 0
const entries = ({ education }: Facts): School[] => education

/** Certificates of schools that teach everything, and so have no field. */
const GENERAL_SCHOOL =
  /^(?:(?:fach)?abitur|matura|maturità|diploma di maturità|licenza media|mittlere reife|realschul|hauptschul|high school|a-?levels?|gcse|leaving cert|bachillerato|preparatoria|secundaria|lise|高等学校|高校|고등학교|고졸|高中|trung học|tốt nghiệp thpt|(?:شهادة )?(?:ال)?ثانوية|(?:bac|baccalauréat|eso|ged)(?!\p{L}))/iu

/** Many degrees name their field themselves: “Bachelor of Science in Nursing”, 会计学学士. */
function namesField({ degree }: Education): boolean {
  if (GENERAL_SCHOOL.test(degree.trim())) return true
  return countWords(degree) > 2 || /\p{Script=Han}{5,}|\p{Script=Hangul}{5,}/u.test(degree)
}

/** True when nothing is missing that every entry needs; the field only for the latest. */
export function isComplete({ value, index }: School): boolean {
  return (
    value.institution !== '' &&
    value.degree !== '' &&
    (value.start !== '' || value.end !== '') &&
    (index > 0 || value.field !== '' || namesField(value))
  )
}

export const education = {
  'education.present': {
    applies: always,
    check: (facts) => verdict(listed(facts), () => ({ key: 'educationPresent', at: 'education' })),
  },
  'education.institution': {
    applies: listed,
    check: (facts) =>
      perEntry(
        facts.education,
        ({ value }) => value.institution !== '',
        ({ at, label }) => ({
          key: 'institution',
          params: { entry: label },
          at: `${at}.institution`,
        }),
      ),
  },
  'education.degree': {
    applies: listed,
    check: (facts) =>
      perEntry(
        facts.education,
        ({ value }) => value.degree !== '',
        ({ at, value, label }) => ({
          key: 'degree',
          params: { entry: value.institution || label },
          at: `${at}.degree`,
        }),
      ),
  },
  'education.field': {
    // Schools have no field, so only the latest entry is asked for one, or for none at all.
    applies: listed,
    check: (facts) => {
      const named = facts.education.some(({ value }) => value.field !== '' || namesField(value))
      const [first] = facts.education
      return verdict(named, () => ({
        key: 'field',
        params: { entry: first?.value.institution || (first?.label ?? '') },
        at: `${first?.at}.field`,
      }))
    },
  },
  'education.dates': {
    applies: listed,
    check: (facts) =>
      perEntry(
        facts.education,
        ({ value }) => value.start !== '' || value.end !== '',
        ({ at, label }) => ({ key: 'educationDates', params: { entry: label }, at: `${at}.end` }),
      ),
  },
  'education.newestFirst': newestFirstRule('education', 'educationNewestFirst', entries),
  'education.reversed': reversedRule('educationReversed', entries),
} satisfies Record<string, Check>
