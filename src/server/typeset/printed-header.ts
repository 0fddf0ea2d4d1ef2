import type { Resume } from '#contract/resume.ts'
import type { PhotoFrame } from '#contract/template.ts'
import type { PrintedField, Printer } from './printed.ts'

/** What a contact is: decides on its drawing, and on what a form calls it. */
type ContactKind = 'email' | 'phone' | 'address' | 'link' | 'birthDate' | 'extra'

/** A line of the header: a field, behind its label where it does not speak for itself. */
interface PrintedContact {
  kind: ContactKind
  label?: PrintedField | { text: string }
  /** What a form calls it, where it has no label. */
  name?: { text: string }
  value: PrintedField
}

/** The words of forms that ask for every field by name. */
const FORM_LABELS = [
  'title',
  'details',
  'name',
  'photo',
  'year',
  'month',
  'end',
  'placeAndDate',
  'signature',
] as const
type FormLabel = (typeof FORM_LABELS)[number]

export interface PrintedHeader {
  at: 'basics'
  name: PrintedField[]
  headline: PrintedField[]
  contacts: PrintedContact[]
  photo: PhotoFrame | null
  labels: Record<FormLabel, { text: string }>
}

/** The head of a resume: name, headline, and everything by which to reach the person. */
export function headerOf(
  { basics }: Resume,
  photo: PhotoFrame | null,
  printer: Printer,
): PrintedHeader {
  const { field, words } = printer
  /** A field that speaks for itself, but in a form. */
  const plain = (kind: 'email' | 'phone' | 'address', fields: PrintedField[]): PrintedContact[] =>
    fields.map((value) => ({ kind, name: { text: words('form', kind) }, value }))
  const labels = FORM_LABELS.map((key) => [key, { text: words('form', key) }])
  return {
    at: 'basics',
    labels: Object.fromEntries(labels) as PrintedHeader['labels'],
    name: field('basics.name', basics.name),
    headline: field('basics.headline', basics.headline),
    photo,
    contacts: [
      ...plain(
        'email',
        field('basics.email', basics.email, { ...linkTo(mailAddress(basics.email)) }),
      ),
      ...plain(
        'phone',
        field('basics.phone', basics.phone, { dir: 'ltr', ...linkTo(phoneAddress(basics.phone)) }),
      ),
      ...plain('address', field('basics.location', basics.location)),
      ...basics.links.flatMap((link, index) => linkContact(link, `basics.links.${index}`, printer)),
      ...field('basics.birthDate', basics.birthDate).map((value) => ({
        kind: 'birthDate' as const,
        label: { text: words('fields', 'birthDate') },
        value,
      })),
      ...basics.extras.flatMap(({ label, value }, index) => {
        const [name] = field(`basics.extras.${index}.label`, label)
        return field(`basics.extras.${index}.value`, value).map((text) => ({
          kind: 'extra' as const,
          ...(name && { label: name }),
          value: text,
        }))
      }),
    ],
  }
}

/**
 * A link is printed as an address that can be typed, behind its label when the address does not
 * show it: `github.com/ada`, but `Portfolio: ada.example`.
 */
function linkContact(
  { label, url }: { label: string; url: string },
  at: string,
  { field, words }: Printer,
): PrintedContact[] {
  const own = { kind: 'link' as const, name: { text: words('form', 'link') } }
  const name = field(`${at}.label`, label)
  const address = printedUrl(url)
  const [value] = field(`${at}.url`, address, { ...linkTo(webAddress(url)) })
  if (!value) return name.map((only) => ({ ...own, value: only }))
  const spoken = address.toLowerCase().includes(label.trim().toLowerCase())
  return [{ ...own, ...(name[0] && !spoken && { label: name[0] }), value }]
}

function linkTo(url: string | undefined): { url?: string } {
  return url ? { url } : {}
}

function mailAddress(email: string): string | undefined {
  return /^[^\s@<>()]+@[^\s@<>()]+$/.test(email) ? `mailto:${email}` : undefined
}

function phoneAddress(phone: string): string | undefined {
  const digits = phone.normalize('NFKC').replace(/[\s().\-–/]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined
}

/** The address to open: with a scheme, and only one that is safe to open. */
export function webAddress(url: string): string | undefined {
  const trimmed = url.trim()
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed)) return trimmed
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(trimmed)
    ? `https://${trimmed}`
    : undefined
}

/**
 * The address to read.
 *
 * @example printedUrl('https://www.github.com/ada/') // 'github.com/ada'
 */
export function printedUrl(url: string): string {
  return url
    .trim()
    .replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '')
    .replace(/\/$/, '')
}
