import * as v from 'valibot'
import { IdSchema } from './api.ts'
import { LOCALES } from './locales.ts'
import { PLANS } from './rights.ts'
import { PREMIUM_IDS, TEMPLATE_IDS } from './template.ts'

/** What a browser makes up to know its own sign-in by. */
export const LoginEventIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

/** Answered with the address of the provider, to go to. */
export const LoginQuerySchema = v.object({
  /** Where to come back to; what is no path of this site counts as the home page. */
  targetPath: v.optional(v.string(), '/'),
  /** Always 5: sign in by a redirect. */
  urlType: v.optional(v.string()),
  loginEventId: LoginEventIdSchema,
})

/**
 * Without a session, `loginEventId` picks up the one that was begun in this browser: once, and
 * soon after the callback.
 */
export const UserInfoQuerySchema = v.object({ loginEventId: v.optional(LoginEventIdSchema) })

export const UserInfoSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** A data URL, copied when the person signed in; '' when they have none. */
  picture: v.string(),
})
export type UserInfo = v.InferOutput<typeof UserInfoSchema>

/** Where somebody is signed in, last seen first. */
export const SessionListSchema = v.array(
  v.object({
    id: v.string(),
    /** The one that asks. */
    current: v.boolean(),
    /** '' when it is not one we know. */
    browser: v.string(),
    system: v.string(),
    signedInAt: v.string(),
    seenAt: v.string(),
  }),
)
export type SessionList = v.InferOutput<typeof SessionListSchema>

/** Without `id`: every session but the one that asks. */
export const RevokeSessionQuerySchema = v.object({ id: v.optional(IdSchema) })

/**
 * Proof that everything was deleted. `DELETE` of an account asks for a sign-in of the last
 * minutes; a visitor's things go without.
 */
export const ReceiptSchema = v.object({
  id: v.string(),
  erasedAt: v.string(),
  /** How many of each were there. */
  resumes: v.number(),
  versions: v.number(),
  analyses: v.number(),
  sessions: v.number(),
})
export type Receipt = v.InferOutput<typeof ReceiptSchema>

/** How many analyses the plan allows in so many hours, and how many were used; null: no limit. */
export const QuotaSchema = v.nullable(
  v.object({
    plan: v.picklist(PLANS),
    count: v.number(),
    hours: v.number(),
    used: v.number(),
    /** When there is another (ISO 8601); null while there is one. */
    freeAt: v.nullable(v.string()),
  }),
)
export type Quota = v.InferOutput<typeof QuotaSchema>

/** What can be bought: Pro by the month, or a premium template once. */
export const ITEMS = ['pro', ...PREMIUM_IDS] as const
export type Item = (typeof ITEMS)[number]

/** Answered with the address of the payment page, which leads back to the price page. */
export const CheckoutBodySchema = v.object({
  item: v.picklist(ITEMS),
  locale: v.optional(v.picklist(LOCALES), 'en'),
})

/** Answered with the address where a customer looks after cards, invoices and cancelling. */
export const PortalBodySchema = v.object({ locale: v.optional(v.picklist(LOCALES), 'en') })

/** `ending`: cancelled, and paid until then. `pastDue`: the last payment failed, Pro ends then. */
export const SUBSCRIPTION_STATES = ['active', 'ending', 'pastDue'] as const

export const SubscriptionSchema = v.object({
  status: v.picklist(SUBSCRIPTION_STATES),
  /** ISO 8601. */
  until: v.string(),
})

/** What somebody has, and what they pay for it. */
export const PurchasesSchema = v.object({
  plan: v.picklist(PLANS),
  bought: v.array(v.picklist(TEMPLATE_IDS)),
  /** Null when Pro is not being paid for. */
  subscription: v.nullable(SubscriptionSchema),
  /** Whether they have ever begun to pay: then there is a portal to look after it. */
  isCustomer: v.boolean(),
})
export type Purchases = v.InferOutput<typeof PurchasesSchema>
