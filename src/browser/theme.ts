/** How the pages look whatever the device says. */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

/** What was chosen in this browser; null where the device decides. */
export function rememberedTheme(): Theme | null {
  try {
    const found = localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === found) ?? null
  } catch {
    return null
  }
}

/** Shows the page in a theme, or as the device says. */
export function showTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset['theme'] = theme
  else delete document.documentElement.dataset['theme']
}

/** Keeps a choice for the next pages; where storage is blocked it ends with this one. */
export function rememberTheme(theme: Theme | null): void {
  try {
    if (theme) localStorage.setItem(KEY, theme)
    else localStorage.removeItem(KEY)
  } catch {
    // It is shown all the same.
  }
}

/**
 * The same two for the head of a page, which is drawn before any file of ours is there: a page
 * that turns dark once it is seen is a flash in the eyes.
 */
export const EARLY_THEME = `try {
  const theme = localStorage.getItem('${KEY}')
  if (${JSON.stringify(THEMES)}.includes(theme)) document.documentElement.dataset.theme = theme
} catch {}`
