/** Where a rule or its threshold was taken from: published scorers, guides, standards and laws. */
export const SOURCES = {
  veriworkly: { title: 'VeriWorkly ATS engine', url: 'https://github.com/VeriWorkly/ats-engine' },
  offlinecv: { title: 'OfflineCV', url: 'https://github.com/offlinecv/OfflineCV' },
  reactiveResume: {
    title: 'Reactive Resume',
    url: 'https://github.com/AmruthPillai/Reactive-Resume',
  },
  careerOps: { title: 'career-ops', url: 'https://github.com/santifer/career-ops' },
  atsScorer: {
    title: 'ATS Resume Scorer',
    url: 'https://github.com/TheSpartan117/ATS-Resume-Scorer',
  },
  machias: {
    title: 'University of Maine at Machias, Resume Writing',
    url: 'https://machias.edu/career-services/career-center/current-students-alumni/resume-writing/',
  },
  techrhet: {
    title: 'Résumés: accomplishment statements (techrhet)',
    url: 'https://techrhet.com/3213/?p=1450',
  },
  cefr: {
    title: 'Common European Framework of Reference (CEFR)',
    url: 'https://www.coe.int/en/web/common-european-framework-reference-languages',
  },
  rfc5321: { title: 'RFC 5321', url: 'https://www.rfc-editor.org/rfc/rfc5321' },
  libphonenumber: { title: 'libphonenumber', url: 'https://github.com/google/libphonenumber' },
  eeoc: {
    title: 'EEOC: pre-employment inquiries',
    url: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
  },
  agg: { title: 'AGG (DE)', url: 'https://www.gesetze-im-internet.de/agg/' },
  ets: {
    title: 'ETS Global: why TOEIC scores are valid for two years',
    url: 'https://www.etsglobal.org/ma/en/blog/news/why-are-toeic-test-scores-valid-for-two-years',
  },
  /** Our own; the reason says why. */
  ours: null,
} as const satisfies Record<string, { title: string; url: string } | null>
export type SourceId = keyof typeof SOURCES
