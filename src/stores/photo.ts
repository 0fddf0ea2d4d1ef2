import { squarePhoto } from '#browser/photo.ts'
import { resumeStore } from './resume.ts'

/** Puts a picture into the resume, cut square and re-encoded; false when it cannot be read. */
export async function choosePhoto(file: Blob): Promise<boolean> {
  try {
    resumeStore.setField('basics.photo', await squarePhoto(file))
    return true
  } catch {
    return false
  }
}
