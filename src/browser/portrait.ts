/** Writes a person's name, and their picture or initial, wherever an element has a place for them. */
export function drawPerson(element: Element, name: string, picture: string): void {
  for (const place of element.querySelectorAll('[data-part="name"]')) place.textContent = name
  for (const place of element.querySelectorAll('[data-part="portrait"]')) {
    const image = new Image(40, 40)
    image.alt = ''
    image.src = picture
    place.replaceChildren(picture ? image : ([...name][0] ?? ''))
  }
}
