import { atom, onMount } from 'nanostores'
import { rememberTheme, rememberedTheme, showTheme } from '#browser/theme.ts'
import type { Theme } from '#contract/theme.ts'

/** What the pages look like; null is as the device says. */
export const $theme = atom<Theme | null>(null)

onMount($theme, () => $theme.set(rememberedTheme()))

export function setTheme(theme: Theme | null): void {
  rememberTheme(theme)
  showTheme(theme)
  $theme.set(theme)
}
