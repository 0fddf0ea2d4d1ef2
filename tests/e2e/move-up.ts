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
  // A list that something else scrolls comes back under the item. That is told as well, and whoever
  // hears it moves the item again.
  await expect(async () => {
    // dnd-kit listens for the next key from a timer of its own, which a busy page runs after the key.
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    if ((await above.count()) === 0) await page.keyboard.press('ArrowUp')
    await expect(above).toBeAttached({ timeout: 2_000 })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 250)))
    await expect(above).toBeAttached({ timeout: 1 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(said('dropped at position')).toBeAttached()
}
