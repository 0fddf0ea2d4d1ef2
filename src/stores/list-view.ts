import { atom } from 'nanostores'

/** How somebody looks at a list: what they search, in which order, how much of it. */
export interface ListView<Order extends string> {
  search: string
  order: Order
  /** Items on screen; the rest waits to be asked for. */
  shown: number
}

/** A dozen cards fill a screen; two screens are there at once. */
export const PAGE_ITEMS = 24

export function createListView<Order extends string>(first: Order) {
  const $view = atom<ListView<Order>>({ search: '', order: first, shown: PAGE_ITEMS })
  const set = (change: Partial<ListView<Order>>) => $view.set({ ...$view.get(), ...change })
  return {
    $view,
    search: (search: string) => set({ search, shown: PAGE_ITEMS }),
    sort: (order: Order) => set({ order, shown: PAGE_ITEMS }),
    more: () => set({ shown: $view.get().shown + PAGE_ITEMS }),
  }
}

interface Arrangement<Item, Order extends string> {
  /** By what it is searched. */
  nameOf: (item: Item) => string
  /** By what each order compares; names as the language sorts them. */
  compare: Record<Order, (one: Item, other: Item, collator: Intl.Collator) => number>
}

/**
 * What a view shows of a list.
 *
 * @returns The items on screen, and how many were found.
 */
export function viewed<Item, Order extends string>(
  items: readonly Item[],
  { search, order, shown }: ListView<Order>,
  { nameOf, compare }: Arrangement<Item, Order>,
  locale: string,
): { items: Item[]; found: number } {
  const wanted = folded(search.trim())
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const found = items.filter((item) => folded(nameOf(item)).includes(wanted))
  const sorted = found.toSorted((one, other) => compare[order](one, other, collator))
  return { items: sorted.slice(0, shown), found: found.length }
}

/** Letters without case, accents and width: what people type when they search. */
const folded = (text: string) =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
