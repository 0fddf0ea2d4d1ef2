/**
 * Attacks a server until it is stopped: `node tests/trust/attacker.ts ATTACK URL`. A process of
 * its own, which lets everybody else go first: what an attacker's machine computes is not what a
 * test measures, and this machine is not hers.
 */
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ATTACKS } from './attacks.ts'
import { Visitor } from './visitor.ts'

/** Calls at a time. */
const LANES = 8

setPriority(19)
const [name = '', url = ''] = process.argv.slice(2)
const attack = ATTACKS[name]
if (!attack) throw new Error(`No attack is called ${name}`)
for (let lane = 0; lane < LANES; lane++) void assail(new Visitor(url), attack)

async function assail(eve: Visitor, repeated: (eve: Visitor) => Promise<unknown>): Promise<never> {
  for (;;) {
    await repeated(eve).catch(() => pause(50))
    await pause(20)
  }
}
