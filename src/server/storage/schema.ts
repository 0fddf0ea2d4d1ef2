/** The tables as Kysely sees them. Times are milliseconds; sealed columns are encrypted JSON. */
export interface Tables {
  records: RecordRow
  reports: ReportRow
  resumes: ResumeRow
  versions: VersionRow
  users: UserRow
  sessions: SessionRow
  tokens: TokenRow
  login_events: LoginEventRow
  requests: RequestRow
  purchases: PurchaseRow
  usage: UsageRow
  erasures: ErasureRow
  customers: CustomerRow
  payment_events: PaymentEventRow
}

/** What may be lost in a crash. */
export interface PassingTables {
  /** What was used once, until it could not be accepted anyway. */
  nonces: { hash: Uint8Array; until: number }
  /** When the allowance of a key is whole again. */
  counters: { key: string; whole_at: number }
}

type Sealed = Uint8Array

/** One uploaded document and what became of it; the document itself is never stored. */
export interface RecordRow {
  id: string
  owner: string
  created_at: number
  /** Null when it stays until it is deleted. */
  expires_at: number | null
  /** SHA-256 of the `Idempotency-Key` that it was uploaded with. */
  request_key: string | null
  /** A hash of the file that came with it, keyed by the key itself. */
  request_body: string | null
  file_name: Sealed
  /** `Reading`: the resume, the facts of its document, its language. */
  reading: Sealed
  /** `Report`; null until the analysis has run. */
  report: Sealed | null
  /** When that report was made; null when it was before this was noted. */
  reported_at: number | null
  /** `ReportFigures` of that report; null likewise. */
  figures: Sealed | null
  /** When it was put into the trash, from which it can be taken back. */
  trashed_at: number | null
  /** When it was deleted for good: its content is gone; the row only knows that it was there. */
  deleted_at: number | null
}

/** An earlier report of a record. */
export interface ReportRow {
  record_id: string
  number: number
  made_at: number
  expires_at: number | null
  /** `ReportFigures`. */
  figures: Sealed
  report: Sealed
}

/** One saved resume in its newest version. */
export interface ResumeRow {
  id: string
  owner: string
  version: number
  saved_at: number
  expires_at: number | null
  /** When it was put into the trash, or null. */
  deleted_at: number | null
  /** The premium template that it was last saved with while there was a right to it. */
  made_with: string | null
  /** No longer written: see `requests`. */
  request_key: string | null
  template_id: string
  title: Sealed
  /** What its owner calls this version; null when nothing. A save hands it to `versions`. */
  version_name: Sealed | null
  /** `Draft`: content and looks. */
  draft: Sealed
}

/** An earlier state of a resume. */
export interface VersionRow {
  resume_id: string
  version: number
  saved_at: number
  expires_at: number | null
  title: Sealed
  version_name: Sealed | null
  draft: Sealed
}

/** A person with an account. Who they are stands sealed; the keys only recognise them. */
export interface UserRow {
  id: string
  /** Keyed hash of the provider and its own name for them. */
  subject: string
  /** Keyed hash of their e-mail address. */
  email_key: string
  created_at: number
  /** `UserInfo` without the id. */
  profile: Sealed
}

/** One sign-in in one browser. */
export interface SessionRow {
  id: string
  user_id: string
  created_at: number
  /** Of the last call, within some minutes. */
  seen_at: number
  expires_at: number
  /** The browser's own name. */
  agent: Sealed
}

/** A token that a session was given; all but the newest are kept to notice their reuse. */
export interface TokenRow {
  /** SHA-256. */
  hash: string
  session_id: string
  issued_at: number
  /** When it was first used, or null. */
  used_at: number | null
  /** Until when it is good although a newer one is in use; null while there is none. */
  good_until: number | null
}

/** A sign-in that is under way. */
export interface LoginEventRow {
  /** Hash of the browser's secret cookie and its `loginEventId`. */
  id: string
  /** Hash of the `state` that the provider gives back. */
  state: string
  expires_at: number
  /** What the callback needs: nonce, PKCE verifier, target. */
  details: Sealed
  /** When the provider sent the browser back: a state is good for one callback. */
  called_back_at: number | null
  /** Who it is, once the provider has said so. */
  user_id: string | null
  /** When the browser first asked for its session: a lost answer is given again for a moment. */
  picked_up_at: number | null
}

/** What a save was answered, so that it is not made twice. */
export interface RequestRow {
  owner: string
  /** SHA-256 of the `Idempotency-Key`. */
  request_key: string
  /** A hash of what was saved, keyed by the key itself. */
  request_body: string | null
  resume_id: string
  version: number
  saved_at: number
  expires_at: number
}

/** Something that somebody has: bought, or given. */
export interface PurchaseRow {
  user_id: string
  /** 'pro' or the id of a template. */
  item: string
  source: string
  since: number
  /** When it ends; null for no end. */
  until: number | null
}

/** One place of somebody's allowance that is taken. */
export interface UsageRow {
  /** Owner, visitor or user. */
  subject: string
  slot: number
  record_id: string
  until: number
}

/** That an account was deleted with everything in it. */
export interface ErasureRow {
  /** The receipt's number. */
  id: string
  /** The account's id, which nothing leads to any more. */
  owner: string
  erased_at: number
}

/** Somebody whom the payment provider knows. */
export interface CustomerRow {
  user_id: string
  /** The provider's own name for them. */
  customer_id: string
  /** How often the provider was asked what they have; each answer carries its number. */
  asked: number
  /** The number of the answer that was written last: an older one comes too late. */
  written: number
  /** How Pro is paid for, and until when; null while it is not. */
  pro_status: string | null
  pro_until: number | null
}

/** A message of the payment provider; what it is about is asked for, not kept. */
export interface PaymentEventRow {
  id: string
  /** The customer, or the charge of one. */
  about: string
  received_at: number
  /** When it took effect; null while it waits. */
  settled_at: number | null
  tries: number
  /** When it is tried again; null when it is settled or given up. */
  next_try_at: number | null
}
