/**
 * Every way a call can fail, with its HTTP status. Each has a sentence in
 * `locales/<locale>/errors.json`; the server throws them, the islands show them.
 */
export const ERROR_STATUS = {
  // the file
  fileMissing: 400,
  /** Nothing, or only spaces, was pasted. */
  textMissing: 400,
  fileEmpty: 422,
  fileTooLarge: 413,
  /** The name ends in something other than .pdf, .doc or .docx. */
  fileTypeUnsupported: 415,
  /** The content is not what the name says. */
  fileTypeMismatch: 415,
  fileEncrypted: 422,
  /** Cut off, damaged, or not readable by any parser. */
  fileBroken: 422,
  /** Only pictures: no text that could be read. */
  fileWithoutText: 422,
  fileTooManyPages: 422,
  fileTooLong: 422,
  /** Unpacks to far more than a resume: a bomb, or a document with huge parts. */
  fileTooComplex: 422,
  /** Reading was stopped at its deadline. */
  readingTimeout: 422,
  // the request
  badRequest: 400,
  resumeInvalid: 400,
  /** Not a JSON Resume, nor one of our own exports. */
  importInvalid: 422,
  signInvalid: 401,
  /** Answered with HTTP 401 and body code 408: an HTTP 408 makes browsers retry. */
  sessionExpired: 401,
  forbidden: 403,
  /** A premium template that this person has no right to download. */
  templateNotOwned: 403,
  /** Something that only Pro has. */
  proNeeded: 403,
  notFound: 404,
  conflict: 409,
  /** An `Idempotency-Key` that came with something else before. */
  requestReused: 422,
  /** A save over a resume in the trash; taken back, it can be saved again. */
  resumeDeleted: 410,
  bodyTooLarge: 413,
  tooManyRequests: 429,
  // signing in
  /** The person said no at the provider. */
  loginCancelled: 400,
  /** The provider has not verified the e-mail address. */
  emailNotVerified: 403,
  /** Our clock or the provider's is off by more than five minutes. */
  clockWrong: 502,
  /** A callback that was opened twice, too late, or in another browser than it began in. */
  loginInvalid: 400,
  /** The provider does not answer, or not as it should. */
  loginUnavailable: 503,
  /** This deployment has no way to sign in. */
  loginOff: 503,
  /** Only for people with an account. */
  signInNeeded: 401,
  /** What cannot be undone needs a sign-in of the last minutes. */
  freshLoginNeeded: 403,
  /** All analyses of a plan are used for now; the data says when there is another. */
  analysesUsedUp: 429,
  // paying
  /** This deployment sells nothing. */
  paymentOff: 503,
  /** The payment provider does not answer, or not as it should. */
  paymentUnavailable: 503,
  /** Bought before, perhaps in another window. */
  alreadyBought: 409,
  /** There is nothing to look after at the payment provider. */
  nothingBought: 404,
  /** A message that the payment provider has not signed, or not lately. */
  webhookInvalid: 400,
  // the server
  typesettingFailed: 500,
  internal: 500,
  busy: 503,
  storageUnavailable: 503,
  storageFull: 507,
  /** This person keeps as much here as they may. */
  quotaReached: 507,
} as const

export type ServerErrorCode = keyof typeof ERROR_STATUS

/** What the browser itself can meet. */
export const CLIENT_ERRORS = ['offline', 'timeout', 'unexpectedAnswer', 'storageBlocked'] as const

export type ErrorCode = ServerErrorCode | (typeof CLIENT_ERRORS)[number]

export const ERROR_CODES = [
  ...(Object.keys(ERROR_STATUS) as ServerErrorCode[]),
  ...CLIENT_ERRORS,
] as readonly ErrorCode[]

/**
 * What another attempt needs. `wait`: only time, so it is offered, and what runs by itself tries
 * again by itself. `edit`: something else first, such as another file, other words or a sign-in;
 * the same again fails again. `never`: nothing that the person could do here.
 */
const RETRY: Record<ErrorCode, 'never' | 'edit' | 'wait'> = {
  fileMissing: 'edit',
  textMissing: 'edit',
  fileEmpty: 'edit',
  fileTooLarge: 'edit',
  fileTypeUnsupported: 'edit',
  fileTypeMismatch: 'edit',
  fileEncrypted: 'edit',
  fileBroken: 'edit',
  fileWithoutText: 'edit',
  fileTooManyPages: 'edit',
  fileTooLong: 'edit',
  fileTooComplex: 'edit',
  // A busy machine reads slowly, too.
  readingTimeout: 'wait',
  badRequest: 'never',
  resumeInvalid: 'edit',
  importInvalid: 'edit',
  // Each attempt is signed anew.
  signInvalid: 'wait',
  sessionExpired: 'edit',
  forbidden: 'never',
  templateNotOwned: 'edit',
  proNeeded: 'edit',
  notFound: 'never',
  conflict: 'edit',
  requestReused: 'wait',
  resumeDeleted: 'edit',
  bodyTooLarge: 'edit',
  tooManyRequests: 'wait',
  loginCancelled: 'edit',
  emailNotVerified: 'edit',
  clockWrong: 'wait',
  loginInvalid: 'edit',
  loginUnavailable: 'wait',
  loginOff: 'never',
  signInNeeded: 'edit',
  freshLoginNeeded: 'edit',
  analysesUsedUp: 'wait',
  paymentOff: 'never',
  paymentUnavailable: 'wait',
  alreadyBought: 'never',
  nothingBought: 'never',
  webhookInvalid: 'never',
  typesettingFailed: 'wait',
  internal: 'wait',
  busy: 'wait',
  storageUnavailable: 'wait',
  storageFull: 'wait',
  quotaReached: 'edit',
  offline: 'wait',
  timeout: 'wait',
  unexpectedAnswer: 'wait',
  storageBlocked: 'edit',
}

/** True when the same attempt may succeed later, with nothing changed. */
export const isWorthRetry = (code: ErrorCode): boolean => RETRY[code] === 'wait'

export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value)
}
