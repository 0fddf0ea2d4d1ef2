import * as openid from 'openid-client'
import { LIMITS } from '#contract/limits.ts'
import { ApiError } from '../errors.ts'
import { pictureHosts } from './avatar.ts'
import type { Identity, Profile } from '../storage/users.ts'

/** Seconds that the provider may take over one answer. */
const TIMEOUT_S = 10

export interface ProviderConfig {
  /** Where the provider says how it is to be used, such as https://accounts.google.com. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Where it sends the browser back to. */
  redirectUri: string
  /** How it asks who somebody is, even where they were before: a computer may be shared. */
  prompt: 'select_account' | 'login'
}

/** What must be remembered between leaving for the provider and coming back. */
export interface Attempt {
  state: string
  nonce: string
  /** Of PKCE: proves that whoever brings the code is who asked for it. */
  verifier: string
}

/** Somebody as the provider vouches for them. */
export interface Vouched extends Identity {
  profile: Profile
}

/** Signs people in by OpenID Connect. */
export interface IdentityProvider {
  /** What a new attempt is made of, but for its state. */
  newAttempt(): Omit<Attempt, 'state'>
  /**
   * The address to send the browser to.
   *
   * @param locale The language in which the provider should speak.
   * @throws ApiError loginUnavailable
   */
  addressOf(attempt: Attempt, locale: string): Promise<string>
  /**
   * Who came back.
   *
   * @param query Of the callback, as the browser brought it.
   * @throws ApiError loginCancelled, emailNotVerified, clockWrong, loginInvalid, loginUnavailable
   */
  whoCameBack(query: string, attempt: Attempt): Promise<Vouched>
  /** Whether a picture of somebody may be fetched from there. */
  hasPicture(url: URL): boolean
}

/**
 * Google, or any other provider of OpenID Connect: authorization code with PKCE, state and
 * nonce; the signature of the ID token is checked by the provider's published keys.
 *
 * @param now Milliseconds.
 */
export function createIdentityProvider(
  { issuer, clientId, clientSecret, redirectUri, prompt }: ProviderConfig,
  now: () => number,
): IdentityProvider {
  let discovered: Promise<openid.Configuration> | null = null

  /** Found when first needed, so that the service starts without its provider. */
  function provider(): Promise<openid.Configuration> {
    discovered ??= openid
      .discovery(
        new URL(issuer),
        clientId,
        { client_secret: clientSecret, [openid.clockTolerance]: LIMITS.loginClockSeconds },
        undefined,
        {
          timeout: TIMEOUT_S,
          execute: [
            // Otherwise it trusts the line to the provider, and looks at no signature.
            openid.enableNonRepudiationChecks,
            // Only ever on loopback: `readConfig` refuses it elsewhere.
            ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((error: unknown) => {
        discovered = null
        throw error
      })
    return discovered
  }

  return {
    hasPicture: pictureHosts(issuer),

    newAttempt: () => ({
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    }),

    async addressOf({ state, nonce, verifier }, locale) {
      const known = await provider().catch(refuse)
      return openid.buildAuthorizationUrl(known, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt,
        // Google's name for the standard's `ui_locales`.
        hl: locale,
        ui_locales: locale,
      }).href
    },

    async whoCameBack(query, { state, nonce, verifier }) {
      try {
        const tokens = await openid.authorizationCodeGrant(
          await provider(),
          new URL(`${redirectUri}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        )
        return vouchedBy(tokens.claims(), now() / 1_000)
      } catch (error) {
        return refuse(error)
      }
    },
  }
}

function vouchedBy(claims: openid.IDToken | undefined, seconds: number): Vouched {
  if (!claims || typeof claims.email !== 'string') throw new ApiError('loginInvalid')
  // The library leaves the time of issue to its caller.
  if (Math.abs(claims.iat - seconds) > LIMITS.loginClockSeconds) throw new ApiError('clockWrong')
  if (claims.email_verified !== true) throw new ApiError('emailNotVerified')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    profile: {
      email: claims.email.slice(0, 320),
      name: textOf(claims.name).slice(0, 200) || claims.email,
      picture: textOf(claims.picture).slice(0, 2_048),
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What failures of the library mean for the person, by their codes. */
const MEANINGS: Record<string, ConstructorParameters<typeof ApiError>[0]> = {
  OAUTH_AUTHORIZATION_RESPONSE_ERROR: 'loginUnavailable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clockWrong',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'loginInvalid',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'loginInvalid',
  OAUTH_INVALID_RESPONSE: 'loginInvalid',
  OAUTH_INVALID_REQUEST: 'loginInvalid',
  OAUTH_KEY_SELECTION_FAILED: 'loginInvalid',
}

/** @throws ApiError always */
function refuse(error: unknown): never {
  if (error instanceof ApiError) throw error
  const { code = '', error: answer } = error as { code?: string; error?: string }
  if (answer === 'access_denied') throw new ApiError('loginCancelled')
  // A code that is used up or was made for somebody else.
  if (answer === 'invalid_grant') throw new ApiError('loginInvalid')
  throw new ApiError(MEANINGS[code] ?? 'loginUnavailable', { cause: error })
}
