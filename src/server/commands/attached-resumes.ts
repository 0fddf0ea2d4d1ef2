import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAttachedResumes, type AttachedResumes } from '../attached-resume.ts'
import { keptSecrets } from '../secrets.ts'

/**
 * Attached resumes as a server with the same environment and data folder writes and believes them.
 *
 * @param makeSecret Where there is no secret yet: true makes it, as a start of the server would;
 *   false believes nothing, since nothing can have been sealed.
 * @throws Error when the folder's secrets cannot be read or made
 */
export function attachedResumesHere(makeSecret: boolean): AttachedResumes {
  const { APP_SECRET: given, DATA_DIR: dataDir = '.data' } = process.env
  if (given) return createAttachedResumes(given)
  const isMade = existsSync(join(dataDir, 'secrets.json'))
  return createAttachedResumes(isMade || makeSecret ? keptSecrets(dataDir).APP_SECRET : null)
}
