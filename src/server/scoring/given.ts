/** Which of the personal details that a resume is asked for it gives. */
import type { Facts } from './facts.ts'

export const PERSONAL = ['name', 'email', 'phone', 'location', 'headline'] as const

type Personal = (typeof PERSONAL)[number]

/** The job that somebody wants says as much as a headline, the city in which they want it as a home. */
export const isGiven = ({ resume: { basics, expectations } }: Facts, field: Personal): boolean =>
  basics[field] !== '' ||
  (field === 'headline' && expectations.role !== '') ||
  (field === 'location' && expectations.location !== '')
