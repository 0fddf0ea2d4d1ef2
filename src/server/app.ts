import { Hono } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import type { Dependencies, Env } from './dependencies.ts'
import { ApiError, answerError, onError } from './errors.ts'
import { securityHeaders } from './headers.ts'
import { address, caller } from './middleware/ask.ts'
import { intake } from './middleware/intake.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { requestLog } from './middleware/request-log.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { session } from './middleware/session.ts'
import { signed } from './middleware/sign.ts'
import { visitor } from './middleware/visitor.ts'
import { analysisRoutes } from './routes/analyses.ts'
import { blogRoutes } from './routes/blog.ts'
import { configRoutes } from './routes/config.ts'
import { dataRoutes } from './routes/data.ts'
import { draftRoutes } from './routes/drafts.ts'
import { exchangeRoutes } from './routes/exchange.ts'
import { healthRoutes } from './routes/health.ts'
import { loginRoutes } from './routes/login.ts'
import { paymentRoutes } from './routes/payments.ts'
import { recordRoutes } from './routes/records.ts'
import { reportRoutes } from './routes/reports.ts'
import { resumeRoutes } from './routes/resumes.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { templateRoutes } from './routes/templates.ts'
import { trashRoutes } from './routes/trash.ts'
import { uploadRoutes } from './routes/upload.ts'
import { versionRoutes } from './routes/versions.ts'
import { siteRoutes } from './site/serve.ts'

/** The whole server as a function from Request to Response; `main.ts` gives it a port. */
export function createApp(dependencies: Dependencies) {
  const { config, log, site } = dependencies
  const app = new Hono<Env>()
  app.onError(onError(log))
  app.use(securityHeaders(config))

  const known = [
    address(config),
    visitor(config),
    session(dependencies),
    caller(dependencies),
  ] as const
  const limits = [rateLimit(dependencies), intake(dependencies)] as const
  app.use('/api/*', requestLog(dependencies), sameOrigin(config), ...known, ...limits)
  const sign = signed(dependencies)
  for (const endpoint of Object.values(ENDPOINTS)) {
    if (endpoint.signed) app.on(endpoint.method, endpoint.path, sign)
  }

  app.route('/', healthRoutes(dependencies))
  app.route('/', configRoutes(dependencies))
  app.route('/', blogRoutes())
  app.route('/', loginRoutes(dependencies))
  app.route('/', sessionRoutes(dependencies))
  app.route('/', dataRoutes(dependencies))
  app.route('/', paymentRoutes(dependencies))
  app.route('/', uploadRoutes(dependencies))
  app.route('/', analysisRoutes(dependencies))
  app.route('/', recordRoutes(dependencies))
  app.route('/', resumeRoutes(dependencies))
  app.route('/', trashRoutes(dependencies))
  app.route('/', versionRoutes(dependencies))
  app.route('/', templateRoutes(dependencies))
  app.route('/', draftRoutes(dependencies))
  app.route('/', exchangeRoutes(dependencies))
  app.route('/', reportRoutes(dependencies))

  app.all('/api/*', (c) => answerError(c, new ApiError('notFound'), log))
  app.route('/', siteRoutes(site))
  return app
}
