/** A process that writes and reads files of other formats, one at a time. */
import { announceReady, serveJobs } from '../../processes/serve-jobs.ts'
import { fileOf } from '../files.ts'
import { fromJson } from '../json-resume.ts'
import type { Task } from './index.ts'

serveJobs(async (task: Task) =>
  task.kind === 'file' ? fileOf(task.format, task.draft) : fromJson(task.json),
)
announceReady()
