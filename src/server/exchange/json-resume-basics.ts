/** The head of a JSON Resume, field by field. */
import * as v from 'valibot'
import { RESUME_LIMITS } from '#contract/limits.ts'
import { BasicsSchema, type Basics } from '#contract/resume.ts'
import type { RichText } from '#contract/rich-text.ts'
import { first, line, ours } from './json-resume-fields.ts'
import { filled, isObject, readAll, row, writeAll, type Row } from './lens.ts'
import { blocksOf, lineOf, proseOf, richOf, textOf } from './prose.ts'

const { items: ITEMS } = RESUME_LIMITS

/** There, the summary is a field of the head. */
export type ViewedBasics = Basics & { summary: RichText }

type Link = Basics['links'][number]

const LINK: readonly Row<Link>[] = [
  line('label', 'network'),
  {
    ...line<Link>('url', 'url'),
    // A profile may say only who one is there.
    keys: ['url', 'username'],
    read: ({ url, username }) => lineOf(url, RESUME_LIMITS.url) || lineOf(username),
    write: (url) => filled({ url }),
  },
]

export const BASICS: readonly Row<ViewedBasics>[] = [
  line('name', 'name'),
  line('headline', 'label'),
  line('email', 'email'),
  line('phone', 'phone'),
  row<ViewedBasics>()({
    field: 'location',
    keys: ['location'],
    read: ({ location }) => {
      if (!isObject(location)) return lineOf(location)
      const { city, region, countryCode, address, postalCode } = location
      // The street is kept, but printed only when there is nothing else.
      const town = [city, region, countryCode].map((part) => lineOf(part)).filter(Boolean)
      const street = [address, postalCode].map((part) => lineOf(part)).filter(Boolean)
      return lineOf((town.length > 0 ? town : street).join(', '))
    },
    write: (city) => (city ? { location: { city } } : {}),
  }),
  row<ViewedBasics>()({
    field: 'photo',
    keys: ['image'],
    read: ({ image }) => {
      const photo = textOf(image)
      return v.is(BasicsSchema.entries.photo, photo) ? photo : ''
    },
    write: (image) => filled({ image }),
  }),
  row<ViewedBasics>()({
    field: 'links',
    keys: ['url', 'website', 'profiles'],
    read: (source) => {
      const url = lineOf(first(source, 'url', 'website'), RESUME_LIMITS.url)
      const profiles = readAll(LINK, source.profiles, ITEMS - 1)
      return [...(url ? [{ label: '', url }] : []), ...profiles]
    },
    write: (links, { profiles }) => {
      const [head, ...rest] = links
      const own = head?.label === '' ? head.url : ''
      const others = own ? rest : links
      return filled({ url: own, profiles: writeAll(LINK, others, profiles, ['label']) })
    },
  }),
  row<ViewedBasics>()({
    field: 'summary',
    keys: ['summary'],
    read: ({ summary }) => richOf(blocksOf(summary)),
    write: ({ content }) => filled({ summary: proseOf(content) }),
  }),
  ours('birthDate', () => ''),
  ours('extras', () => []),
]
