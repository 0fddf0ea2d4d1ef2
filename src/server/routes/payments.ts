import { Hono } from 'hono'
import { CheckoutBodySchema, PortalBodySchema } from '#contract/account.ts'
import { ENDPOINTS } from '#contract/api.ts'
import { purchasesOf, type Payments } from '../accounts/payments.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, asApiError, ok } from '../errors.ts'
import { readBody } from '../middleware/body.ts'
import { requestKey } from '../middleware/request-key.ts'
import { signedIn } from '../middleware/session.ts'
import { json } from '../middleware/validate.ts'

/** The longest messages, of subscriptions with many items, stay below a tenth of it. */
const WEBHOOK_BYTES = 512 * 1024

/** Buying, what somebody has bought, and the messages of the payment provider. */
export function paymentRoutes({ storage, payments, log, now }: Dependencies) {
  /** @throws ApiError paymentOff */
  function selling(): Payments {
    if (!payments) throw new ApiError('paymentOff')
    return payments
  }

  return new Hono<Env>()
    .get(ENDPOINTS.purchases.path, async (c) =>
      ok(c, await purchasesOf(storage, signedIn(c).userId, now())),
    )
    .post(ENDPOINTS.checkout.path, async (c) => {
      const { item, locale } = await json(c, CheckoutBodySchema)
      const { userId } = signedIn(c)
      return ok(c, await selling().buy(userId, item, locale, requestKey(c)))
    })
    .post(ENDPOINTS.portal.path, async (c) => {
      const { locale } = await json(c, PortalBodySchema)
      const { userId } = signedIn(c)
      return ok(c, await selling().portal(userId, locale))
    })
    .post(ENDPOINTS.webhook.path, async (c) => {
      const body = await readBody(c, WEBHOOK_BYTES)
      const signature = c.req.header('stripe-signature') ?? ''
      try {
        await selling().receive(body, signature)
      } catch (error) {
        // Somebody tries to forge one, or the secret here is not the one at Stripe.
        const { code } = asApiError(error)
        if (code === 'webhookInvalid') log.error('payment event', { reason: code })
        throw error
      }
      return ok(c, null)
    })
}
