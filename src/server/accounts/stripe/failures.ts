import { Stripe } from 'stripe'
import { ApiError } from '../../errors.ts'
import { CustomerMissing } from './customer-missing.ts'

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** For a look at what may be gone: null instead of Stripe's failure. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** What Stripe answers, its failures by our names. */
export async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (isMissing(error)) throw new CustomerMissing('No such customer', { cause: error })
    const isReused = error instanceof Stripe.errors.StripeIdempotencyError
    throw new ApiError(isReused ? 'requestReused' : 'paymentUnavailable', { cause: error })
  }
}
