import { describe, expect, test } from 'vitest'
import { PAGE_ITEMS, createListView, viewed } from '#stores/list-view.ts'

interface Item {
  name: string
  time: number
}

const arrangement = {
  nameOf: ({ name }: Item) => name,
  compare: {
    newest: (one: Item, other: Item) => other.time - one.time,
    name: (one: Item, other: Item, names: Intl.Collator) => names.compare(one.name, other.name),
  },
}

const items: Item[] = ['Résumé 10', 'Résumé 2', 'ÇALIŞMA', '履歴書', 'ＡＢＣ'].map(
  (name, time) => ({
    name,
    time,
  }),
)

type Order = keyof typeof arrangement.compare

function shown(search: string, order: Order = 'newest', locale = 'en') {
  const { $view, ...view } = createListView<Order>('newest')
  view.sort(order)
  view.search(search)
  return viewed(items, $view.get(), arrangement, locale).items.map(({ name }) => name)
}

describe('a list', () => {
  test.each([
    ['resume', ['Résumé 2', 'Résumé 10']],
    ['  RÉSUMÉ 2 ', ['Résumé 2']],
    ['çalişma', ['ÇALIŞMA']],
    ['calisma', ['ÇALIŞMA']],
    ['履歴', ['履歴書']],
    ['abc', ['ＡＢＣ']],
    ['nothing', []],
  ])('is searched as people type: %j', (search, found) => expect(shown(search)).toEqual(found))

  test('is sorted by time, and by name as the language does, numbers by size', () => {
    expect(shown('')[0]).toBe('ＡＢＣ')
    expect(shown('r', 'name')).toEqual(['Résumé 2', 'Résumé 10'])
  })

  test('shows some, more when asked, and begins anew with another search', () => {
    const many = Array.from({ length: 60 }, (_, time) => ({ name: `Item ${time}`, time }))
    const { $view, ...view } = createListView<Order>('newest')
    const count = () => viewed(many, $view.get(), arrangement, 'en')
    expect([count().items.length, count().found]).toEqual([PAGE_ITEMS, 60])
    view.more()
    view.more()
    expect(count().items).toHaveLength(60)
    view.search('item 1')
    expect([count().items.length, count().found]).toEqual([11, 11])
    view.search('')
    expect(count().items).toHaveLength(PAGE_ITEMS)
  })
})
