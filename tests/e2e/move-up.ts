import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Moves what a handle belongs to one place up by keyboard; each step is told, by the item's own name,
 * before the next is taken.
 */
export async function moveUp(page: Page, handle: Locator, name = ''): Promise<void> {
  const said = (text: string) => page.getByText(new RegExp(`${name}” ${text}`))
  await handle.press('Space')
  const lifted = said('picked up, position')
  await expect(lifted).toBeAttached()
  const [, place = ''] = /position (\d+)/u.exec((await lifted.textContent()) ?? '') ?? []
  const above = said(`is now at position ${Number(place) - 1} `)
  // dnd-kit listens for the next key from a timer of its own, which a busy page runs after the key.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await page.keyboard.press('ArrowUp')
  await expect(above).toBeAttached()
  await page.keyboard.press('Space')
  await expect(said(`dropped at position ${Number(place) - 1} `)).toBeAttached()
}
