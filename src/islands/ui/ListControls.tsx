import { useId } from 'react'
import { format } from '#contract/message.ts'
import type { Messages } from '#i18n/messages.ts'
import './list-controls.css'

interface Props<Order extends string> {
  search: string
  order: Order
  /** In the order in which they are offered. */
  orders: readonly Order[]
  /** How many items the search has found. */
  found: number
  t: Messages['resumes']['controls']
  orderNames: Record<Order, string>
  locale: string
  onSearch: (text: string) => void
  onSort: (order: Order) => void
}

/** Search and order of a list. */
export function ListControls<Order extends string>(props: Props<Order>) {
  const { search, order, orders, found, t, orderNames, locale, onSearch, onSort } = props
  const id = useId()
  return (
    <search className="list-controls">
      <label htmlFor={`${id}search`}>{t.search}</label>
      <input
        id={`${id}search`}
        type="search"
        dir="auto"
        value={search}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value)}
      />
      <label htmlFor={`${id}order`}>{t.sort}</label>
      <select
        id={`${id}order`}
        value={order}
        onChange={({ target }) => onSort(orders.find((one) => one === target.value) ?? order)}
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {orderNames[one]}
          </option>
        ))}
      </select>
      <output>
        {search.trim() !== '' &&
          (found === 0
            ? format(t.none, { text: search.trim() }, locale)
            : format(t.found, { count: found }, locale))}
      </output>
    </search>
  )
}
