import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { DEMO_PATH } from './accounts/demo-people.ts'
import type { DemoProvider } from './accounts/demo-provider.ts'
import { createEntitlementsOf } from './accounts/entitlements.ts'
import { createIdentityProvider } from './accounts/identity-provider.ts'
import type { Payments } from './accounts/payments.ts'
import { createApp } from './app.ts'
import { createAttachedResumes } from './attached-resume.ts'
import { createBodies } from './bodies/process/index.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { createExchange } from './exchange/process/index.ts'
import { createLog, errorFields } from './log.ts'
import type { Metrics } from './metrics/index.ts'
import { createLedger } from './processes/ledger.ts'
import { createReader } from './reading/process/sandbox.ts'
import { observedJudge, observedModel } from './metrics/observed.ts'
import type { Advisor } from './scoring/advisor/index.ts'
import { createJudges } from './scoring/process/index.ts'
import { stopOnSignal } from './shutdown.ts'
import { createDecryptor } from './signing/decryptor.ts'
import { loadSite } from './site/load.ts'
import { openStorage, type Storage } from './storage/open.ts'
import { createTypesetter } from './typeset/index.ts'
import { createVitals } from './vitals.ts'

/** Where `astro build` puts the site. */
const DIST = new URL('../../dist', import.meta.url).pathname

/** How often what has expired is deleted; what is read is checked each time anyway. */
const SWEEP_MS = 60_000

/** How long a client may take (ms), so that slow ones cannot hold all connections. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  /** A file of 5 MB at 350 kbit/s. */
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

const log = createLog()

function configured(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The advisor and its library are loaded only where a model is configured. */
async function advisorFor({ model }: Config, metrics: Metrics | null): Promise<Advisor | null> {
  if (!model) return null
  const { createAdvisor } = await import('./scoring/advisor/index.ts')
  const { createModel } = await import('./scoring/advisor/model.ts')
  const asked = createModel(model)
  const counted = metrics ? observedModel(asked, metrics) : asked
  return createAdvisor({ model: counted, log, now: Date.now })
}

/** Figures are counted only where somebody asks for them. */
async function metricsFor({ metrics: place }: Config): Promise<Metrics | null> {
  if (!place) return null
  const { createMetrics } = await import('./metrics/index.ts')
  const { serveMetrics } = await import('./metrics/listener.ts')
  const metrics = createMetrics()
  serveMetrics(metrics, place, (port) => log.info('metrics', { port, host: place.host })).on(
    'error',
    (error) => {
      process.stderr.write(`METRICS_PORT: ${error.message}\n`)
      process.exit(1)
    },
  )
  return metrics
}

/** Stripe's library is loaded only where something is sold. */
async function paymentsFor({ payment }: Config, storage: Storage): Promise<Payments | null> {
  if (!payment) return null
  const { createPayments } = await import('./accounts/payments.ts')
  const { createStripe } = await import('./accounts/stripe/provider.ts')
  return createPayments({ provider: createStripe(payment, Date.now), storage, log, now: Date.now })
}

/** The demo identity provider and its library are loaded when somebody first signs in by it. */
function demoProviderFor({ login }: Config): DemoProvider {
  if (login.kind !== 'demo') return () => false
  let provider: Promise<DemoProvider> | undefined
  return (request, response) => {
    if (!request.url?.startsWith(`${DEMO_PATH}/`)) return false
    provider ??= import('./accounts/demo-provider.ts').then(({ createDemoProvider }) =>
      createDemoProvider(login),
    )
    provider.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        log.error('demo provider', errorFields(error))
        response.writeHead(500).end()
      },
    )
    return true
  }
}

/** Unpacks what spelling needs after an installation, so that no analysis has to wait for it. */
function prepareDictionaries(): void {
  new Worker(new URL('./scoring/spelling/prepare.ts', import.meta.url))
    .on('error', (error) => log.error('dictionaries', errorFields(error)))
    .unref()
}

/** What cannot be opened ends the start with the variable to look at, not with a stack trace. */
async function openedStorage(config: Config): Promise<Storage> {
  try {
    return await openStorage(config, Date.now, (error) => log.error('database', errorFields(error)))
  } catch (error) {
    process.stderr.write(`${unopened(config, error)}\n`)
    process.exit(1)
  }
}

function unopened({ databaseUrl, dataDir }: Config, error: unknown): string {
  const { cause = error } = error as Error
  const reason = cause instanceof Error ? cause.message : String(cause)
  return databaseUrl
    ? `DATABASE_URL: the database cannot be used (${reason}); check that it runs and takes us`
    : `DATA_DIR: ${join(dataDir, 'vitascope.db')} cannot be used (${reason}); make it writable, restore a backup, or move it away to begin anew`
}

/** Starts the service and prints its address. */
async function start(): Promise<void> {
  const config = configured()
  const storage = await openedStorage(config)
  const attachedResumes = createAttachedResumes(config.appSecret)
  const ledger = createLedger()
  const metrics = await metricsFor(config)
  const shared = (pool: string) => ({ ledger, observer: metrics?.observerOf(pool) })
  const vitals = createVitals()
  const site = await loadSite(DIST)
  const payments = await paymentsFor(config, storage)
  const advisor = await advisorFor(config, metrics)
  const sweep = () => storage.sweep().catch((error) => log.error('sweep', errorFields(error)))
  await sweep()

  // Their processes start now, and take the processor: what comes before the port is open is done.
  const say = (note: string) => log.info('reader', { note })
  const { warmUp } = config
  const atStart = warmUp ? undefined : 1
  const reader = createReader({
    attachedResumes,
    warmUp,
    ...shared('reading'),
    log: say,
  })
  const typesetter = createTypesetter({
    attachedResumes,
    // Where nobody is timed, one visitor's pages are set one after the other, in one process.
    ...(!warmUp && { warmUps: 1, workers: 1 }),
    atStart,
    ...shared('typesetting'),
  })
  const judges = createJudges({ atStart, ...shared('judging') })
  const exchange = createExchange(shared('exchange'))
  const bodies = createBodies({ atStart, ...shared('bodies') })
  const app = createApp({
    config,
    storage,
    reader,
    typesetter,
    judge: metrics ? observedJudge(judges.judge, metrics) : judges.judge,
    exchange,
    bodies,
    ledger,
    vitals,
    advisor,
    decrypt: createDecryptor(config.sign.privateKey),
    entitlementsOf: createEntitlementsOf(storage),
    payments,
    identityProvider:
      config.login.kind === 'none' ? null : createIdentityProvider(config.login, Date.now),
    log,
    metrics,
    site,
    now: Date.now,
    steady: () => performance.now(),
  })

  const retry = () => payments?.retry().catch((error) => log.error('retry', errorFields(error)))
  const sweeper = setInterval(() => void sweep().then(retry), SWEEP_MS)

  const answer = getRequestListener(app.fetch)
  const isDemo = demoProviderFor(config)
  const server = createServer(TIMEOUTS, (request, response) => {
    if (!isDemo(request, response)) void answer(request, response)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that could not be taken, for want of file handles, is no reason to end.
    if (server.listening) return log.error('connection', errorFields(error))
    const taken = error.code === 'EADDRINUSE'
    process.stderr.write(
      taken ? `PORT: ${config.port} is in use; set another one\n` : `${error.message}\n`,
    )
    process.exit(1)
  })
  stopOnSignal(server, log, vitals, async () => {
    clearInterval(sweeper)
    reader.close()
    typesetter.close()
    judges.close()
    exchange.close()
    bodies.close()
    await storage.close()
  })
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo
    if (!site) log.info('no site: run npm run build, or npm start')
    prepareDictionaries()
    process.stdout.write(`Vitascope at http://localhost:${port}\n`)
  })
}

await start()
