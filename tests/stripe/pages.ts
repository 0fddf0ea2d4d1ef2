/** The pages that Stripe hosts, as far as somebody can do the same on them. */
import type { createBooks } from './books.ts'

type Session = ReturnType<ReturnType<typeof createBooks>['found']['session']>

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`

/** @param refusal Why the last card was not taken. */
export function paymentPage({ amount_total, cancel_url }: Session, refusal = ''): string {
  return page(
    'Pay',
    `<p role="alert">${refusal}</p>
    <p id="amount">$${((amount_total ?? 0) / 100).toFixed(2)}</p>
    <form method="post">
      <label>Card <input name="card" value="4242424242424242"></label>
      <button>Pay</button>
    </form>
    <a href="${cancel_url}">Back</a>`,
  )
}

export function portalPage(back: string): string {
  return page(
    'Billing',
    `<form method="post"><button>Cancel plan</button></form><a href="${back}">Return</a>`,
  )
}
