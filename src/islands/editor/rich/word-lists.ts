/** What Word types before an item, for programs that know no lists. */
const MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i

/** Word's list items are paragraphs with a style of Word's own. */
const ITEM = /<p\b[^>]*\bmso-list:\s*l\d+[^>]*>([\s\S]*?)<\/p>\s*/gi
const ITEMS = /(?:<p\b[^>]*\bmso-list:\s*l\d+[^>]*>[\s\S]*?<\/p>\s*)+/gi

/** A number or letter with a dot or bracket: any other mark is a bullet. */
const NUMBER = /^\W*(\p{N}+|\p{L}{1,4})[.)]/u

/** What is left of Word's own markup. */
const REST = /<!\[(?:if[^\]]*|endif)\]>|<\/?o:p\b[^>]*>/gi

/**
 * HTML out of Word with its lists as lists. Deeper levels join the list that they stand in.
 *
 * @example withWordLists('<p style="mso-list:l0 level1 lfo1">a</p>') // '<ul><li>a</li></ul>'
 */
export function withWordLists(html: string): string {
  const lists = html.replace(ITEMS, (items) => {
    const name = NUMBER.test(textOf(MARK.exec(items)?.[1] ?? '')) ? 'ol' : 'ul'
    const content = items.replace(ITEM, (_, item: string) => `<li>${item.replace(MARK, '')}</li>`)
    return `<${name}>${content}</${name}>`
  })
  return lists.replace(REST, '')
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')
