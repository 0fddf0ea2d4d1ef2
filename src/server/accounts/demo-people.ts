/**
 * The people of the demo identity provider. They do not exist, and their addresses cannot.
 * One of them has Pro, so that everything can be tried without a payment.
 */
export const DEMO_PEOPLE = [
  { id: 'amal', name: 'Amal Haddad', email: 'amal@demo.example', plan: 'basic', colour: '#1f3a5f' },
  { id: 'kim', name: 'Kim Larsson', email: 'kim@demo.example', plan: 'basic', colour: '#0f5257' },
  { id: 'pro', name: 'Robin Weaver', email: 'robin@demo.example', plan: 'pro', colour: '#7a3419' },
] as const
export type DemoPerson = (typeof DEMO_PEOPLE)[number]

/** Where the provider stands on this server. */
export const DEMO_PATH = '/demo-identity'

/** Whether somebody of the demo has Pro. */
export const hasDemoPro = (id: string): boolean =>
  DEMO_PEOPLE.some((person) => person.id === id && person.plan === 'pro')
