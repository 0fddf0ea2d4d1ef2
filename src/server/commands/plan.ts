/** `npm run plan -- EMAIL pro|basic`: gives somebody Pro without a payment, or takes that back. */
import { readConfig } from '../config.ts'
import { openStorage } from '../storage/open.ts'

const [email, plan] = process.argv.slice(2)

async function run(): Promise<string> {
  if (!email || (plan !== 'pro' && plan !== 'basic'))
    throw new Error('npm run plan -- EMAIL pro|basic')
  const storage = await openStorage(readConfig(process.env), Date.now)
  try {
    const people = await storage.users.findByEmail(email)
    if (people.length === 0) throw new Error(`Nobody with ${email} has signed in here yet`)
    for (const { id } of people) {
      if (plan === 'pro') await storage.purchases.give(id, 'pro', 'grant')
      else await storage.purchases.take(id, 'pro', 'grant')
      const entitlements = await storage.purchases.entitlements(id)
      if (entitlements.plan !== plan)
        throw new Error(`${email} has paid for Pro; it ends at Stripe`)
    }
    return `${email} has the plan ${plan}`
  } finally {
    await storage.close()
  }
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
