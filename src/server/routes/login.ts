import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { LoginQuerySchema, UserInfoQuerySchema } from '#contract/account.ts'
import { ENDPOINTS, TOKEN_HEADER } from '#contract/api.ts'
import { LIMITS } from '#contract/limits.ts'
import { pagePath } from '#contract/pages.ts'
import { copiedPicture } from '../accounts/avatar.ts'
import { hasDemoPro } from '../accounts/demo-people.ts'
import { localeOfPath, vettedTarget } from '../accounts/target-path.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, asApiError, found, logFailure, ok } from '../errors.ts'
import { localeOf } from '../middleware/language.ts'
import { mustBeWithinRate } from '../middleware/rate-limit.ts'
import { bearerToken } from '../middleware/session.ts'
import { query } from '../middleware/validate.ts'

const COOKIE = 'vitascope_login'

/** Signing in and out, along OpenID Connect, and who is signed in. */
export function loginRoutes(dependencies: Dependencies) {
  const { config, identityProvider, log, storage } = dependencies
  const { loginEvents, sessions, users } = storage
  const cookieName = config.secure ? `__Host-${COOKIE}` : COOKIE

  /** The browser's secret; sign-ins in two of its tabs share it. */
  const cookieOf = (c: Context<Env>) => {
    const value = getCookie(c, cookieName)
    return value && /^[\w-]{43}$/.test(value) ? value : null
  }

  function giveCookie(c: Context<Env>): string {
    const cookie = cookieOf(c) ?? randomBytes(32).toString('base64url')
    setCookie(c, cookieName, cookie, {
      httpOnly: true,
      // Lax: the provider sends the browser back by a link.
      sameSite: 'Lax',
      secure: config.secure,
      path: '/',
      maxAge: (LIMITS.loginMinutes + LIMITS.loginPickupMinutes) * 60,
    })
    return cookie
  }

  /** Signs in whoever the provider sent back; gives where they wanted to go. */
  async function calledBack(c: Context<Env>): Promise<string> {
    const state = c.req.query('state') ?? ''
    const cookie = cookieOf(c)
    const begun = cookie && (await loginEvents.callBack(state, cookie))
    if (!begun || !identityProvider) throw new ApiError('loginInvalid')
    const { id, targetPath, ...attempt } = begun
    try {
      const search = new URL(c.req.url).searchParams.toString()
      const came = await identityProvider.whoCameBack(search, { state, ...attempt })
      const picture = await copiedPicture(came.profile.picture, identityProvider.hasPicture)
      const userId = await users.signedIn(came, { ...came.profile, picture })
      // One of the demo's people has Pro, so that everything can be tried.
      if (config.login.kind === 'demo' && hasDemoPro(came.subject)) {
        await storage.purchases.give(userId, 'pro', 'grant')
      }
      await loginEvents.identify(id, userId)
      return targetPath
    } catch (error) {
      throw new FailedLogin(targetPath, error)
    }
  }

  /**
   * Opens the session that this browser may pick up; what it made as a visitor goes along. A page
   * that is left meanwhile loses the answer, so the next one gets the same session.
   */
  async function pickUp(c: Context<Env>, eventId: string): Promise<string> {
    const cookie = cookieOf(c)
    const agent = c.req.header('user-agent') ?? ''
    const picked =
      cookie &&
      (await loginEvents.pickUp({ eventId, cookie }, async (within, pick) => {
        await sessions.open(pick.userId, agent, pick.token, within)
      }))
    // Whoever has logged out since is not signed in again.
    if (!picked || !(await sessions.isOpen(picked.token))) throw new ApiError('sessionExpired')
    const { userId, token } = picked
    // Whoever was signed in here until now no longer is.
    const before = bearerToken(c.req.header('authorization'))
    if (before && before !== token) await sessions.endByToken(before)
    const visitor = c.get('owner')
    if (visitor) await storage.adopt(visitor, users.ownerOf(userId))
    c.header(TOKEN_HEADER, token)
    return userId
  }

  async function signedIn(c: Context<Env>): Promise<string> {
    const token = bearerToken(c.req.header('authorization'))
    const session = token && (await sessions.find(token))
    if (!session) throw new ApiError('sessionExpired')
    if (session.newToken) c.header(TOKEN_HEADER, session.newToken)
    return session.userId
  }

  return new Hono<Env>()
    .get(ENDPOINTS.login.path, async (c) => {
      const { targetPath, loginEventId: eventId } = query(c, LoginQuerySchema)
      if (!identityProvider) throw new ApiError('loginOff')
      const attempt = identityProvider.newAttempt()
      const target = vettedTarget(targetPath)
      const browser = { eventId, cookie: giveCookie(c) }
      const state = await loginEvents.begin(browser, { ...attempt, targetPath: target })
      const address = await identityProvider.addressOf({ state, ...attempt }, localeOfPath(target))
      return ok(c, address)
    })
    .get(ENDPOINTS.loginCallback.path, async (c) => {
      try {
        await mustBeWithinRate(c, dependencies, 'loginCallback')
        return c.redirect(await calledBack(c), 302)
      } catch (error) {
        const cause = error instanceof FailedLogin ? error.cause : error
        const failure = asApiError(cause)
        logFailure(log, failure, cause)
        const target =
          error instanceof FailedLogin ? error.targetPath : pagePath('home', localeOf(c))
        const page = loginPage(target, failure.code)
        if (failure.code !== 'tooManyRequests') return c.redirect(page, 302)
        // A person waits here, not a script: the answer says so, and then shows them the page.
        c.header('Retry-After', String(failure.retryAfter))
        c.header('Refresh', `0; url=${page}`)
        return c.text('', 429)
      }
    })
    .get(ENDPOINTS.userInfo.path, async (c) => {
      const { loginEventId } = query(c, UserInfoQuerySchema)
      const userId = loginEventId ? await pickUp(c, loginEventId) : await signedIn(c)
      return ok(c, found(await users.find(userId)))
    })
    .post(ENDPOINTS.logout.path, async (c) => {
      const token = bearerToken(c.req.header('authorization'))
      if (token) await sessions.endByToken(token)
      return ok(c, null)
    })
}

/** A sign-in that failed after it was known where it should have led. */
class FailedLogin extends Error {
  readonly targetPath: string
  constructor(targetPath: string, cause: unknown) {
    super('loginFailed', { cause })
    this.targetPath = targetPath
  }
}

/** The page that explains what went wrong, in the language of where the person was. */
function loginPage(targetPath: string, error: string): string {
  const page = pagePath('login', localeOfPath(targetPath))
  return `${page}?${new URLSearchParams({ error, targetPath })}`
}
