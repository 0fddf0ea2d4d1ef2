/**
 * How much is tried: `npm run trust` sets TRUST=full and takes its time, `npm test` runs the same
 * tests with fewer rounds.
 */
export const IS_FULL = process.env.TRUST === 'full'
