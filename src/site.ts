/** What a deployment may change to carry another name: nothing else mentions these. */
export const SITE = {
  name: 'Vitascope',
  /** Public address, without a slash at the end; `SITE_URL` overrides it at build. */
  origin: 'https://vitascope.example',
  contact: 'hello@vitascope.example',
  since: 2026,
  /** Profiles elsewhere, shown in the footer. */
  social: [] as readonly { name: string; url: string }[],
  /** A blog elsewhere, for the header; null leads to the guides on the home page. */
  blog: null as string | null,
  /**
   * The operator's own statements on the home page (`claims` in `home.json`). They are
   * about the operator's business, which no software can know: switch them off unless true.
   */
  claims: true,
  /** Sites on /links; `title` names the sentence about each in `links.json`. */
  friends: [
    {
      name: 'JSON Resume',
      link: 'https://jsonresume.org/',
      utmSource: 'vitascope',
      title: 'jsonResume',
    },
    { name: 'Typst', link: 'https://typst.app/', utmSource: 'vitascope', title: 'typst' },
    {
      name: 'Europass',
      link: 'https://europass.europa.eu/',
      utmSource: 'vitascope',
      title: 'europass',
    },
    {
      name: 'W3C Web Accessibility Initiative',
      link: 'https://www.w3.org/WAI/',
      utmSource: 'vitascope',
      title: 'wai',
    },
    {
      name: 'O*NET OnLine',
      link: 'https://www.onetonline.org/',
      utmSource: 'vitascope',
      title: 'onet',
    },
  ],
} as const
