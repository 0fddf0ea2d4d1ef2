import { atom } from 'nanostores'
import { openPicture, type Area, type Picture } from '#browser/photo.ts'
import { PHOTO_RATIOS, photoShapeOf, type PhotoShape } from '#contract/template.ts'
import { resumeStore } from './resume/store.ts'

export type OpenPicture = Picture

/** The picture that is being cut, if any. */
export const $picture = atom<Picture | null>(null)

/** Where a part lies on a picture: how much it is enlarged, and its middle in shares of it. */
export interface Cut {
  /** 1 is the largest part of its shape that fits. */
  zoom: number
  x: number
  y: number
}

export const MIDDLE: Cut = { zoom: 1, x: 0.5, y: 0.5 }

/** Opens a file to cut a photo from; false when it cannot be read as a picture. */
export async function choosePhoto(file: Blob): Promise<boolean> {
  closePicture()
  try {
    $picture.set(await openPicture(file))
    return true
  } catch {
    return false
  }
}

/** The shape that the resume on screen prints its photo in. */
export function shownShape(): PhotoShape {
  const document = resumeStore.$document.get()
  return document ? photoShapeOf(document.templateId, document.style) : 'square'
}

/**
 * What a cut takes, in pixels, moved so that it lies within the picture.
 *
 * @param ratio Width for a height of 1.
 */
export function areaOf(
  picture: Pick<Picture, 'width' | 'height'>,
  { zoom, x, y }: Cut,
  ratio: number,
): Area {
  const height = Math.min(picture.height, picture.width / ratio) / zoom
  const width = height * ratio
  return { x: within(x, picture.width, width), y: within(y, picture.height, height), width, height }
}

/** Where a part begins whose middle is wanted at a share of the whole. */
function within(middle: number, size: number, part: number): number {
  return Math.min(Math.max(middle * size - part / 2, 0), size - part)
}

/** Puts a part of the open picture into the resume; false when it cannot be made small enough. */
export function takePhoto(cut: Cut): boolean {
  const picture = $picture.get()
  if (!picture) return false
  try {
    resumeStore.setField(
      'basics.photo',
      picture.cut(areaOf(picture, cut, PHOTO_RATIOS[shownShape()])),
    )
  } catch {
    return false
  } finally {
    closePicture()
  }
  return true
}

export function closePicture(): void {
  $picture.get()?.close()
  $picture.set(null)
}
