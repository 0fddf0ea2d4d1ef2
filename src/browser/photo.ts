import { RESUME_LIMITS } from '#contract/limits.ts'

/** Height of what is kept in pixels: 45 mm at 300 dpi is 531, with room for sharper printers. */
const HEIGHTS = [600, 420, 300]
const QUALITIES = [0.9, 0.8, 0.65, 0.5]

/** The part of a picture that is kept, in its pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** A picture on the way into the resume. */
export interface Picture {
  /** Shows it, upright, as long as it is open. */
  url: string
  width: number
  height: number
  /**
   * A part of it as a JPEG data URL of at most 300 KB. Re-encoding leaves out everything that
   * is not the picture: place, camera, thumbnails.
   *
   * @throws Error when it stays too large.
   */
  cut(area: Area): string
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
    cut(area) {
      for (const height of HEIGHTS) {
        const canvas = cropped(bitmap, area, height)
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

function cropped(picture: ImageBitmap, area: Area, most: number): HTMLCanvasElement {
  const { x, y, width, height } = area
  const scale = Math.min(1, most / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas for the picture')
  // JPEG has no transparency: what is clear becomes paper, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}
