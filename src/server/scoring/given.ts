/** The personal details that a resume is asked for, and which of them it gives. */
import { WITH_HEADLINE } from '#contract/rubric.ts'
import type { Facts } from './facts.ts'

export const PERSONAL = ['name', 'email', 'phone', 'location', 'headline'] as const

type Personal = (typeof PERSONAL)[number]

/** What is asked for; the forms of Japan and Korea have no headline. */
export const asked = (facts: Facts): Personal[] =>
  PERSONAL.filter(
    (field) =>
      field !== 'headline' ||
      isGiven(facts, field) ||
      facts.locale === null ||
      WITH_HEADLINE.includes(facts.locale),
  )

/** The job that somebody wants says as much as a headline, the city in which they want it as a home. */
export const isGiven = ({ resume: { basics, expectations } }: Facts, field: Personal): boolean =>
  basics[field] !== '' ||
  (field === 'headline' && expectations.role !== '') ||
  (field === 'location' && expectations.location !== '')
