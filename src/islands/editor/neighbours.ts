/**
 * Where the focus goes when an item of a list is about to be removed with the button that has
 * it: to the same place of the next item, of the last one, or to the button that adds one.
 *
 * @param item Selects the items, which are siblings.
 * @param place Selects what takes the focus in an item.
 */
export function focusNeighbour(button: Element, item: string, place: string): void {
  const own = button.closest(item)
  const neighbours = [own?.nextElementSibling, own?.previousElementSibling]
  const next = neighbours.find((element) => element?.matches(item))?.querySelector(place)
  const target = next ?? own?.parentElement?.querySelector(':scope > .add')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
