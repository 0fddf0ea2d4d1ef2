/** The page itself, for stores: they know no DOM. */
export interface Page {
  /** Path and query. */
  address(): string
  goTo(address: string): void
  reload(): void
}

export const page: Page = {
  address: () => `${location.pathname}${location.search}`,
  goTo: (address) => location.assign(address),
  reload: () => location.reload(),
}
