/** Width and height of a picture in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The first bytes of a PNG (ISO/IEC 15948), whose first chunk holds the size. */
const PNG = '89504e470d0a1a0a'

/** JPEG's start of frame, of whatever coding; 0xc4, 0xc8 and 0xcc are other segments (ITU T.81). */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size that a PNG or JPEG says it has; undefined for what is neither, or damaged. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.subarray(0, 8).toString('hex') === PNG && bytes.length >= 24) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (isStartOfFrame(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    // A filling byte, or a segment with its length.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
