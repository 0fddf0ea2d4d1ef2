import { THEMES, THEME_KEY, type Theme } from '#contract/theme.ts'

/** What was chosen in this browser; null where the device decides. */
export function rememberedTheme(): Theme | null {
  try {
    const found = localStorage.getItem(THEME_KEY)
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
    if (theme) localStorage.setItem(THEME_KEY, theme)
    else localStorage.removeItem(THEME_KEY)
  } catch {
    // It is shown all the same.
  }
}
