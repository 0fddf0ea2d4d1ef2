/** Every limit of the product that both sides know, each with its reason. */
export const LIMITS = {
  /** The promise on the upload form; a resume of text and one photo stays far below. */
  fileBytes: 5 * 1024 * 1024,
  /** A longer document is a thesis, not a resume, and costs seconds to read. */
  pages: 50,
  /** About 60 dense pages; more is an attack or the wrong file. */
  characters: 200_000,
  /** One resume and its photo (≤ 300 KB as base64), in letters of three bytes each. */
  bodyBytes: 1.5 * 1024 * 1024,
  /** Minutes for which a visitor's upload stays on the server. */
  visitorMinutes: 60,
  /** Minutes from asking for a sign-in to coming back from the provider: time to find a password. */
  loginMinutes: 15,
  /** Minutes for which the browser may pick up its session after that. */
  loginPickupMinutes: 5,
  /** Seconds for which the same browser gets the same session again: it may have lost the answer. */
  loginRepeatSeconds: 60,
  /** Minutes of use after which a session gets a new token. */
  tokenMinutes: 15,
  /** Seconds that an old token stays good once the new one is used: answers may cross. */
  tokenGraceSeconds: 60,
  /** Hours without a call after which a session is over. */
  sessionIdleHours: 24,
  /** Days after which a session is over in any case. */
  sessionDays: 14,
  /** Minutes for which a sign-in counts as fresh: what cannot be undone asks for it. */
  freshLoginMinutes: 10,
  /** How far (s) the identity provider's clock may be from ours. */
  loginClockSeconds: 5 * 60,
  /** All that is kept for a visitor: some hundred analyses, or a dozen resumes with photos. */
  visitorBytes: 24 * 1024 * 1024,
  /** All that is kept for a user. */
  userBytes: 200 * 1024 * 1024,
  /** Earlier states of one resume; beyond it the oldest go. */
  visitorVersionBytes: 6 * 1024 * 1024,
  userVersionBytes: 24 * 1024 * 1024,
  /** Days for which a user's resume can be taken out of the trash: longer than any holiday. */
  trashDays: 30,
  /** The clock of a visitor may be wrong by this much before `sign` is refused. */
  signWindowMs: 5 * 60 * 1000,
  /** The longest a reader may take over one document before it is stopped. */
  readingMs: 8_000,
  /** The longest one compile of a resume may take. */
  typesetMs: 10_000,
  /** The longest one resume may be judged; a long one takes a tenth of a second. */
  judgingMs: 10_000,
  /** The longest it may take to make or read a file of another format. */
  exchangeMs: 8_000,
} as const

/** What the upload takes. Content decides, the name only has to agree with it. */
export const FILE_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const

/** Upper limits of the resume's own fields. */
export const RESUME_LIMITS = {
  /** One printed line; the longest real titles and addresses stay under 200. */
  line: 300,
  /** Browsers and PDF readers cut URLs at about 2,000 characters. */
  url: 2_048,
  /** One rich text: four dense pages. */
  richText: 20_000,
  /** All text of a resume: what a document may hold, and some. */
  characters: 240_000,
  /** All paragraphs and list items: sixty dense pages. */
  lines: 4_000,
  /** Entries in one section: the longest academic résumés list about 100 publications. */
  entries: 120,
  /** Items in one skill group or links in the header. */
  items: 200,
  /** Nested lists deeper than this are an accident of pasting. */
  listDepth: 4,
  /** A square JPEG of 300 KB as a data URL. */
  photo: 420_000,
} as const
