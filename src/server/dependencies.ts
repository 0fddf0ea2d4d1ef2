import type { HttpBindings } from '@hono/node-server'
import type { Report } from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'
import type { ExportFormat, Fit } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import type { Resume } from '#contract/resume.ts'
import type { PrintedReport } from '#contract/printed-report.ts'
import type { EntitlementsOf } from './accounts/entitlements.ts'
import type { IdentityProvider } from './accounts/identity-provider.ts'
import type { Bodies } from './bodies/process/index.ts'
import type { Payments } from './accounts/payments.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/index.ts'
import type { Intake } from './middleware/intake.ts'
import type { Caller, Ledger } from './processes/ledger.ts'
import type { Ask } from './processes/turns.ts'
import type { Reading } from './reading/document.ts'
import type { Advisor } from './scoring/advisor/index.ts'
import type { Decrypt } from './signing/decrypt.ts'
import type { Site } from './site/load.ts'
import type { Storage } from './storage/open.ts'
import type { Owner } from './storage/owner.ts'
import type { Session } from './storage/sessions.ts'
import type { Vitals } from './vitals.ts'

/** Reads a document; throws ReadingError. `reading/process/sandbox.ts` is the real one. */
interface Reader {
  read(bytes: Uint8Array, fileName: string, ask?: Ask): Promise<Reading>
}

/** Sets a resume on pages. `typeset/index.ts` is the real one. */
interface Typesetter {
  pdf(
    draft: Draft,
    ask?: Ask,
  ): Promise<{
    pdf: Uint8Array
    pages: number
    readBack: { found: number; total: number; missing: string[] }
    fit?: Fit
    notAccessible?: string
  }>
  previewJson(draft: Draft, ask?: Ask): Promise<{ pages: number; json: Uint8Array }>
  pageCount(draft: Draft, ask?: Ask): Promise<number>
  thumbnail(draft: Draft, ask?: Ask): Promise<string>
  report(report: PrintedReport, ask?: Ask): Promise<Uint8Array>
}

/** Judges a reading, step by step. `scoring/process/index.ts` is the real one. */
type Judge = (
  reading: Reading,
  ask?: Ask,
) => Generator<StepEvent, Report> | AsyncGenerator<StepEvent, Report>

/** Files of other formats. `exchange/process/index.ts` is the real one. */
interface Exchange {
  file(format: ExportFormat, draft: Draft, ask?: Ask): Promise<string | Uint8Array>
  resume(json: unknown, ask?: Ask): Promise<Resume>
}

/** Everything the app is made of; tests give their own clock, folder and log. */
export interface Dependencies {
  config: Config
  storage: Storage
  reader: Reader
  typesetter: Typesetter
  judge: Judge
  exchange: Exchange
  /** Checks large bodies. `bodies/process/index.ts` is the real one. */
  bodies: Pick<Bodies, 'check'>
  /** Asks the model; null when none is configured. */
  advisor: Advisor | null
  /** Opens the header `sign`. `signing/decryptor.ts` is the real one. */
  decrypt: Decrypt
  /** What the person behind a request has paid for. `accounts/entitlements.ts` is the real one. */
  entitlementsOf: EntitlementsOf
  /** What callers have used of the machine lately. */
  ledger: Ledger
  /** Signs people in; null where nobody can be. */
  identityProvider: IdentityProvider | null
  /** Sells plans and templates; null where nothing is sold. */
  payments: Payments | null
  vitals: Vitals
  log: Log
  /** Figures for whoever operates this; null where nobody asks for them. */
  metrics: Pick<Metrics, 'call'> | null
  /** The built site, or null when the API runs alone. */
  site: Site | null
  /** The clock (ms), which somebody may set. */
  now: () => number
  /** Milliseconds that only ever pass, from any beginning. */
  steady: () => number
}

/** What travels with a request through Hono. */
export interface Env {
  /** Only there when a real connection is behind the request. */
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The network that the call comes from. */
    address: string
    /** Who makes it, as turns are shared. */
    caller: Caller
    /** What its body goes through. */
    intake: Intake
    /** The session of a person who is signed in. */
    session?: Session
    /** Whose things this request may see; null for somebody who has nothing here yet. */
    owner: Owner | null
    /** The owner, made now if there is none; the answer then carries their cookie. */
    admit: () => Owner
  }
}
