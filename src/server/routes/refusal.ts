import { ApiError } from '../errors.ts'
import type { Storage } from '../storage/open.ts'
import type { Owner } from '../storage/owner.ts'

/** What a save that was not made is answered: newer, deleted, or not there. */
export async function refusal(
  { resumes, trash }: Pick<Storage, 'resumes' | 'trash'>,
  owner: Owner,
  id: string,
): Promise<ApiError> {
  const newer = await resumes.find(owner, id)
  if (newer) return new ApiError('conflict', { data: newer })
  const expiresAt = await trash.expiryOf(owner, id)
  return expiresAt
    ? new ApiError('resumeDeleted', { data: { id, expiresAt } })
    : new ApiError('notFound')
}
