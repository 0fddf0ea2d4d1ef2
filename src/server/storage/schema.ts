/** The tables as Kysely sees them. Times are milliseconds; sealed columns are encrypted JSON. */
export interface Tables {
  records: RecordRow
  resumes: ResumeRow
  versions: VersionRow
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
  file_name: Sealed
  /** `Reading`: the resume, the facts of its document, its language. */
  reading: Sealed
  /** `Report`; null until the analysis has run. */
  report: Sealed | null
  /** When it was deleted. Its content is gone then; the row only knows that it was there. */
  deleted_at: number | null
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
  /** SHA-256 of the `Idempotency-Key` of the last save. */
  request_key: string | null
  template_id: string
  title: Sealed
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
  draft: Sealed
}
