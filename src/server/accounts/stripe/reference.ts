/** How Stripe names another object: by its id, or with all of it where that was asked for. */
export type Reference = string | { id: string } | null | undefined

export const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)
