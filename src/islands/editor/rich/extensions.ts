import { CharacterCount, Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { RESUME_LIMITS } from '#contract/limits.ts'
import { LINKABLE } from './rich-text.ts'

/**
 * What a rich text may hold, and so all that a paste leaves of Word or the web: paragraphs,
 * two kinds of lists, line breaks, bold, italic, underline and links.
 */
export function richExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      blockquote: false,
      code: false,
      codeBlock: false,
      dropcursor: false,
      gapcursor: false,
      heading: false,
      horizontalRule: false,
      strike: false,
      // An empty paragraph after each list would print as an empty line.
      trailingNode: false,
      // One history for the whole resume (stores/resume/history.ts): a step back never skips another field.
      undoRedo: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (url) => LINKABLE.test(url),
      },
    }),
    Placeholder.configure({ placeholder }),
    // The contract counts line ends too, of which the editor knows nothing: a tenth for them.
    CharacterCount.configure({ limit: RESUME_LIMITS.richText * 0.9 }),
  ]
}
