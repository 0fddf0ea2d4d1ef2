/** WCAG 2.2, 1.4.3: text of ordinary size on its ground. */
export const AA_CONTRAST = 4.5

type Channels = [red: number, green: number, blue: number]

/**
 * Contrast of two colours by WCAG 2.2, from 1 to 21.
 *
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The colour itself when it can be read on `ground`, else the nearest darker shade that can:
 * black is mixed in, a little at a time, which keeps the hue.
 */
export function readable(color: string, ground = '#ffffff'): string {
  const channels = channelsOf(color)
  for (let share = 100; share > 0; share--) {
    const shade = hex(channels.map((channel) => (channel * share) / 100) as Channels)
    if (contrast(shade, ground) >= AA_CONTRAST) return share === 100 ? color : shade
  }
  return '#000000'
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels
}

function hex(channels: Channels): string {
  return `#${channels.map((channel) => Math.floor(channel).toString(16).padStart(2, '0')).join('')}`
}
