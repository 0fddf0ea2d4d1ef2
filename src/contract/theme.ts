/** How the pages look whatever the device says. */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Where a browser keeps the choice (localStorage). */
export const THEME_KEY = 'theme'
