/** What a deployment may change to carry another name: nothing else mentions these. */
export const SITE = {
  name: 'Vitascope',
  /** Public address, without a slash at the end; `SITE_URL` overrides it at build. */
  origin: 'https://vitascope.example',
  contact: 'hello@vitascope.example',
  since: 2026,
  /** Profiles elsewhere, shown in the footer. */
  social: [] as readonly { name: string; url: string }[],
} as const
