import { atom } from 'nanostores'
import { openPicture, type Picture, type Square } from '#browser/photo.ts'
import { resumeStore } from './resume/store.ts'

export type OpenPicture = Picture

/** The picture that is being cut, if any. */
export const $picture = atom<Picture | null>(null)

/** Where a square lies on a picture: how much it is enlarged, and its middle in shares of it. */
export interface Cut {
  /** 1 is the largest square that fits. */
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

/** The square of a cut in pixels, moved so that it lies within the picture. */
export function squareOf({ width, height }: Pick<Picture, 'width' | 'height'>, cut: Cut): Square {
  const side = Math.min(width, height) / cut.zoom
  const within = (middle: number, size: number) =>
    Math.min(Math.max(middle * size - side / 2, 0), size - side)
  return { x: within(cut.x, width), y: within(cut.y, height), side }
}

/** Puts a square of the open picture into the resume; false when it cannot be made small enough. */
export function takePhoto(cut: Cut): boolean {
  const picture = $picture.get()
  if (!picture) return false
  try {
    resumeStore.setField('basics.photo', picture.cut(squareOf(picture, cut)))
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
