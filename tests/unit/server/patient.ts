/**
 * For tests of what comes out, not of how soon: beside other tests on two busy cores, starting a
 * process alone can take longer than anybody should have to wait.
 */
export const PATIENT = { deadlineMs: 90_000 } as const
