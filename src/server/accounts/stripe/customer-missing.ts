/** The customer is not there: deleted, or of another mode or account. */
export class CustomerMissing extends Error {}
