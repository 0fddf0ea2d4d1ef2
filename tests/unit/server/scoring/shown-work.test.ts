import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

const keysOf = (resume: Resume): string[] =>
  score(readingOf(resume), { today: TODAY }).findings.flatMap(({ message }) =>
    'key' in message ? message.key.replace('findings.', '') : [],
  )

const SKILLS = [{ name: '', items: ['HTML5', 'CSS3', 'JavaScript', 'PHP'] }]

describe.each(LOCALES)('in %s, who makes programs', (locale) => {
  const resume = resumeIn(locale, 'weak')
  const bare: Resume = {
    ...resume,
    basics: { ...resume.basics, headline: '', links: [], extras: [] },
    skills: SKILLS,
    projects: [],
  }
  const github = { label: 'GitHub', url: 'https://github.com/dana-webb' }
  const linkedIn = { label: '', url: 'https://www.linkedin.com/in/dana-webb' }

  test('and shows none of them is asked for projects', () => {
    expect(keysOf(bare)).toContain('projectsUnshown')
    // as a skill, GitHub links to nothing
    const skilled = { ...bare, skills: [{ name: '', items: [...SKILLS[0]!.items, 'GitHub'] }] }
    const lines = ['HTML5, CSS3, JavaScript, PHP', 'Git, GitHub']
    const read = { ...readingOf(skilled), doubts: { lines } }
    const said = score(read, { today: TODAY }).findings.map(({ message }) => message)
    expect(said).toContainEqual(expect.objectContaining({ key: 'findings.projectsUnshown' }))
    const profile = { ...bare, basics: { ...bare.basics, links: [linkedIn] } }
    expect(keysOf(profile)).toContain('projectsUnshown')
  })

  test('and leaves a link to speak for itself is asked what is behind it', () => {
    const linked = { ...bare, basics: { ...bare.basics, links: [github] } }
    expect(keysOf(linked)).toContain('projectsUntold')
    expect(keysOf(linked)).not.toContain('projectsUnshown')
  })

  test('is not asked once a post tells of it, nor for two names of tools', () => {
    const [role] = resume.work
    if (!role) throw new Error('the fixture has a role')
    const told = { ...bare, work: [{ ...role, details: bullets('JavaScript, PHP') }] }
    const few = { ...bare, skills: [{ name: '', items: ['HTML', 'WordPress', 'Excel'] }] }
    for (const one of [told, few]) {
      expect(keysOf(one)).not.toContain('projectsUnshown')
      expect(keysOf(one)).not.toContain('projectsUntold')
    }
  })
})
