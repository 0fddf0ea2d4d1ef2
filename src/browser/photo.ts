import { RESUME_LIMITS } from '#contract/limits.ts'

/** Edge of the square in pixels: 35 mm at 300 dpi is 413, with room for sharper printers. */
const EDGES = [600, 420, 300]
const QUALITIES = [0.9, 0.8, 0.65, 0.5]

/** The square of a picture that is kept, in its pixels. */
export interface Square {
  x: number
  y: number
  side: number
}

/** A picture on the way into the resume. */
export interface Picture {
  /** Shows it, upright, as long as it is open. */
  url: string
  width: number
  height: number
  /**
   * A square of it as a JPEG data URL of at most 300 KB. Re-encoding leaves out everything that
   * is not the picture: place, camera, thumbnails.
   *
   * @throws Error when it stays too large.
   */
  cut(square: Square): string
  close(): void
}

/**
 * Opens a file as a picture.
 *
 * @throws Error when the browser cannot read it as one.
 */
export async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const url = URL.createObjectURL(file)
  return {
    url,
    width: bitmap.width,
    height: bitmap.height,
    cut(square) {
      for (const edge of EDGES) {
        const canvas = cropped(bitmap, square, edge)
        for (const quality of QUALITIES) {
          const jpeg = canvas.toDataURL('image/jpeg', quality)
          if (jpeg.length <= RESUME_LIMITS.photo) return jpeg
        }
      }
      throw new Error('The picture stays too large')
    },
    close() {
      bitmap.close()
      URL.revokeObjectURL(url)
    },
  }
}

function cropped(picture: ImageBitmap, { x, y, side }: Square, edge: number): HTMLCanvasElement {
  const size = Math.max(1, Math.round(Math.min(edge, side)))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas for the picture')
  // JPEG has no transparency: what is clear becomes paper, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.drawImage(picture, x, y, side, side, 0, 0, size, size)
  return canvas
}
