import { RESUME_LIMITS } from '#contract/limits.ts'

/** Edge of the square in pixels: 35 mm at 300 dpi is 413, with room for sharper printers. */
const EDGES = [600, 420, 300]
const QUALITIES = [0.9, 0.8, 0.65, 0.5]

/**
 * A photo as a square JPEG data URL of at most 300 KB, cut around the middle. Re-encoding
 * leaves out everything that is not the picture: place, camera, thumbnails.
 *
 * @throws Error when the browser cannot read the file as a picture.
 */
export async function squarePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const edge of EDGES) {
      const canvas = cropped(picture, edge)
      for (const quality of QUALITIES) {
        const url = canvas.toDataURL('image/jpeg', quality)
        if (url.length <= RESUME_LIMITS.photo) return url
      }
    }
  } finally {
    picture.close()
  }
  throw new Error('The picture stays too large')
}

function cropped(picture: ImageBitmap, edge: number): HTMLCanvasElement {
  const side = Math.min(picture.width, picture.height)
  const size = Math.min(edge, side)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (!context || side === 0) throw new Error('No canvas for the picture')
  // JPEG has no transparency: what is clear becomes paper, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, x, y, side, side, 0, 0, size, size)
  return canvas
}
