import type { Resume } from '#contract/resume.ts'
import type { PhotoFrame } from '#contract/template.ts'
import type { PrintedField, Printer } from './printed.ts'

/** A line of the header: a field, behind its label where it does not speak for itself. */
interface PrintedContact {
  label?: PrintedField | { text: string }
  value: PrintedField
}

export interface PrintedHeader {
  at: 'basics'
  name: PrintedField[]
  headline: PrintedField[]
  contacts: PrintedContact[]
  photo: PhotoFrame | null
}

/** Fields that speak for themselves. */
function plain(fields: PrintedField[]): PrintedContact[] {
  return fields.map((value) => ({ value }))
}

/** The head of a resume: name, headline, and everything by which to reach the person. */
export function headerOf(
  { basics }: Resume,
  photo: PhotoFrame | null,
  printer: Printer,
): PrintedHeader {
  const { field, words } = printer
  return {
    at: 'basics',
    name: field('basics.name', basics.name),
    headline: field('basics.headline', basics.headline),
    photo,
    contacts: [
      ...plain(field('basics.email', basics.email, { ...linkTo(mailAddress(basics.email)) })),
      ...plain(
        field('basics.phone', basics.phone, { dir: 'ltr', ...linkTo(phoneAddress(basics.phone)) }),
      ),
      ...plain(field('basics.location', basics.location)),
      ...basics.links.flatMap((link, index) => linkContact(link, `basics.links.${index}`, printer)),
      ...field('basics.birthDate', basics.birthDate).map((value) => ({
        label: { text: words('fields', 'birthDate') },
        value,
      })),
      ...basics.extras.flatMap(({ label, value }, index) => {
        const [name] = field(`basics.extras.${index}.label`, label)
        return field(`basics.extras.${index}.value`, value).map((text) => ({
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
  { field }: Printer,
): PrintedContact[] {
  const name = field(`${at}.label`, label)
  const address = printedUrl(url)
  const [value] = field(`${at}.url`, address, { ...linkTo(webAddress(url)) })
  if (!value) return name.map((only) => ({ value: only }))
  const spoken = address.toLowerCase().includes(label.trim().toLowerCase())
  return [{ ...(name[0] && !spoken && { label: name[0] }), value }]
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
