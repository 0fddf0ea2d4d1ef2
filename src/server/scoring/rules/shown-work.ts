import type { Facts } from '../facts.ts'
import { PROFILE_SITE, SHOWCASE, SHOWCASE_LABEL, SOFTWARE } from '../lexicon/software-words.ts'
import { SHOWN_ONLINE, TRAINED_ONLINE, WEB_ADDRESS } from '../lexicon/template-words.ts'
import type { Remark } from '../rule.ts'
import { HEAD_LINES } from './private-details.ts'

/** Roles that tell what somebody does today. */
const SHOWN_ROLES = 3

/** The title of somebody whose work is expected to be seen. */
export function shownTitle({ resume: { basics, expectations }, work }: Facts): string | undefined {
  const titles = work.slice(0, SHOWN_ROLES).map(({ value }) => value.title)
  return [basics.headline, expectations.role, ...titles].find((title) => SHOWN_ONLINE.test(title))
}

/** A name on a site that prints as an icon: nothing but letters, figures and hyphens. */
const HANDLE = /^[@/]?(?=.*[a-z])[a-z\d][a-z\d_-]{4,}$/u
const MAIL = /\S+@\S+/gu

/** Everything printed or written about contact, without mail addresses. */
const contactTexts = ({ resume: { basics }, doubts }: Facts): string[] =>
  [...basics.extras.map(({ label, value }) => `${label} ${value}`), ...doubts.lines].map((text) =>
    text.replace(basics.email, ' ').replaceAll(MAIL, ' '),
  )

/** A link, an address in any line, or a bare name on some site. */
export function isOnline(facts: Facts): boolean {
  const { resume, doubts } = facts
  return (
    resume.basics.links.length > 0 ||
    resume.projects.some(({ url }) => url !== '') ||
    contactTexts(facts).some((text) => WEB_ADDRESS.test(text)) ||
    doubts.lines.slice(0, HEAD_LINES).some((line) => HANDLE.test(line.trim()))
  )
}

/** A link to work itself: code, designs, a site of one's own. */
const linksToWork = (facts: Facts): boolean =>
  facts.resume.basics.links.some(({ url }) => !PROFILE_SITE.test(url)) ||
  contactTexts(facts).some((text) => SHOWCASE.test(text) || SHOWCASE_LABEL.test(text))

/** What programs are made with, as each is first written, by the name in lower case. */
function softwareIn(texts: readonly string[]): Map<string, string> {
  const names = texts.flatMap((text) => text.match(SOFTWARE) ?? []).toReversed()
  return new Map(names.map((name) => [name.toLowerCase(), name]))
}

/** Names of software from which somebody makes programs; two may be those of a small site. */
const MAKES_PROGRAMS = 3

/** What somebody makes programs with, in the order of the page; empty for whom it is no trade. */
export function softwareOf({ skills, allLines }: Facts): string[] {
  const texts = [...skills.map(({ text }) => text), ...allLines.map(({ text }) => text)]
  const names = [...softwareIn(texts).values()].toReversed()
  return names.length < MAKES_PROGRAMS ? [] : names
}

/** Lines from which a post is told and not only named. */
const TOLD_LINES = 3

/** A post that tells of programs or designs that were made in it. */
const tellsWork = ({ value, lines }: Facts['work'][number]): boolean =>
  (SHOWN_ONLINE.test(value.title) && lines.length >= TOLD_LINES) ||
  softwareIn(lines.map(({ text }) => text)).size > 0

/** The job that a headline or a wish names, and whose work is seen. */
const aim = ({ resume: { basics, expectations } }: Facts): string | undefined =>
  [expectations.role, basics.headline].find(
    (text) => SHOWN_ONLINE.test(text) || TRAINED_ONLINE.test(text),
  )

/** Names that show what is meant. */
const QUOTED = 3

/**
 * What somebody is asked for who means to make programs or designs, tells of no post in which they were
 * made and of no project: coaches gave this advice to five of six such people.
 */
export function unshownWork(facts: Facts): Remark | null {
  const { projects, work } = facts
  if (projects.length > 0 || work.some(tellsWork)) return null
  const names = softwareOf(facts)
  const title = aim(facts)
  const at = 'projects'
  if (names.length === 0 && title === undefined) return null
  if (linksToWork(facts)) return { key: 'projectsUntold', at }
  if (names.length === 0) return { key: 'projectsAimed', params: { title: title ?? '' }, at }
  return { key: 'projectsUnshown', params: { quote: names.slice(0, QUOTED).join(' · ') }, at }
}
