/**
 * What programs that people see are made with: languages, libraries and databases of the web and of
 * apps. Their names are the same in all languages. Python, C++, SQL and Git are left out: many work
 * with them who make no programs.
 */
export const SOFTWARE =
  /(?<![\p{L}\p{Nd}.])(?:html|css|sass|scss|javascript|typescript|php|asp\.net|node(?:\.?js)|react(?:\.?js| native)?|angular(?:\.?js)?|vue(?:\.?js)?|svelte|laravel|django|flask|spring(?: ?boot)|ruby on rails|rails|kotlin|swiftui|flutter|bootstrap|jquery|mysql|mongodb|firebase|tailwind|next\.?js|nuxt|express\.?js|symfony|wordpress)(?! ?\d{3})(?![\p{L}])/giu

/** An address where code, designs and pictures are shown; `Git, GitHub` in a list of skills is none. */
export const SHOWCASE =
  /(?:git(?:hub|lab|ee)|bitbucket|codepen|behance|dribbble|artstation|qiita|zenn|velog|tistory|csdn|juejin|kaggle|vercel|netlify|herokuapp)\.(?:com|org|net|io|me|app|dev)(?![\p{L}\p{Nd}])|notion\.(?:so|site)/iu

/** The same by what it is called, in front of an address or a name: `GitHub: dana-webb`. */
export const SHOWCASE_LABEL =
  /^\P{L}*(?:git(?:hub|lab|ee)|behance|dribbble|artstation|kaggle|portfolio|ポートフォリオ|포트폴리오|作品集)\s*[:：|/]/iu

/** Sites on which people present themselves, not their work. */
export const PROFILE_SITE =
  /linkedin|lnkd\.in|xing\.|facebook|instagram|twitter|\/\/(?:www\.)?x\.com|t\.me|wa\.me|whatsapp|skype|orcid|researchgate/iu
