// The build that is served: open pages compare it and offer to reload.
import { execFileSync } from 'node:child_process'

const build = new Date().toISOString()

/** Commit and time of the build; only the time where there is no repository. */
function version(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
    return `${commit.trim()}-${build}`
  } catch {
    return build
  }
}

export const GET = () => Response.json({ version: version() })
