import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Moves what a handle belongs to one place up by keyboard; each step is told, by the item's own name,
 * before the next is taken.
 */
export async function moveUp(page: Page, handle: Locator, name = ''): Promise<void> {
  const told = (text: string) =>
    expect(page.getByText(new RegExp(`${name}” ${text}`))).toBeAttached()
  await handle.press('Space')
  await told('picked up, position')
  // dnd-kit listens for the next key from a timer of its own, which a busy page runs after the key.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowUp')
  await told('is now at position')
  await page.keyboard.press('Space')
  await told('dropped at position')
}
