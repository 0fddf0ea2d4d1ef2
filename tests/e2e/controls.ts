import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Name of the attachment in which a test says what it saw and pressed. */
export const CONTROLS = 'controls'

/** Controls of the English pages by name: what could be pressed, and what was. */
export interface Controls {
  seen: string[]
  pressed: string[]
}

const ENGLISH = new URL('../../src/locales/en', import.meta.url).pathname

/** What our own texts say up to the first placeholder: 'Rename: {entry}' is known as 'Rename'. */
function ownLabels(): string[] {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)
  // Names of rules are data here: what leads to a finding is one control, whatever its rule.
  const files = readdirSync(ENGLISH).filter(
    (name) => name.endsWith('.json') && name !== 'rubric.json',
  )
  const texts = files.flatMap((name) =>
    textsIn(JSON.parse(readFileSync(join(ENGLISH, name), 'utf8'))),
  )
  return [...new Set(texts.filter((text) => text.length < 60 && !text.includes('{')))]
}

const LABELS = ownLabels()

/** Notes which controls of islands come into sight in a context, and which of them are pressed. */
export async function noteControls(context: BrowserContext): Promise<() => Controls> {
  const noted = { seen: new Set<string>(), pressed: new Set<string>() }
  await context.exposeBinding('noteControls', (_, kind: keyof Controls, names: string[]) =>
    names.forEach((name) => noted[kind].add(name)),
  )
  await context.addInitScript(watch, LABELS)
  return () => ({ seen: [...noted.seen], pressed: [...noted.pressed] })
}

/**
 * Runs in the page. A control is called by where it stands and its class; by its label as well
 * where the class says nothing and the label is a text of ours. So what repeats for each section,
 * entry or field is one control, however often it is there.
 */
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings all it needs
function watch(labels: string[]): void {
  const own = new Set(labels)
  const note = (globalThis as unknown as { noteControls: Note }).noteControls
  type Note = (kind: 'seen' | 'pressed', names: string[]) => void
  const ANY = 'button, a[href], input, select, textarea, summary, [contenteditable="true"]'
  /** How often the page is looked over (ms). */
  const EVERY = 250
  const PLAIN = new Set(['', 'button', 'icon-button', 'link-button', 'menu-button'])
  const TYPED = 'input[type="text"], input:not([type]), textarea, [contenteditable="true"]'
  const known = new Map<Element, string>()

  const classOf = (element: Element) =>
    element.id.startsWith('panel-') ? `#${element.id}` : (element.classList[0] ?? '')

  function labelOf(control: HTMLElement): string {
    if (!PLAIN.has(classOf(control)) || control.matches(TYPED)) return ''
    const field = control as HTMLInputElement
    // An item that keys do as well shows them behind its name.
    const named = control.querySelector(':scope > kbd')?.parentElement?.firstElementChild ?? control
    const text =
      control.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? named.textContent
    const [action = ''] = (text ?? '').trim().split(/: |\s{2,}/)
    return own.has(action) ? ` "${action}"` : ''
  }

  function nameOf(control: HTMLElement): string {
    const around: string[] = []
    for (let at = control.parentElement; at && around.length < 2; at = at.parentElement) {
      const name = classOf(at)
      if (name && !around.includes(name)) around.unshift(name)
    }
    const type = control.getAttribute('type')
    const kind = control.localName + (type && control.localName === 'input' ? `[${type}]` : '')
    const named = classOf(control) ? `.${classOf(control)}` : ''
    return `${around.join(' › ')} › ${kind}${named}${labelOf(control)}`
  }

  function isReachable(control: HTMLElement): boolean {
    if (!control.closest('astro-island') || control.closest('[inert]')) return false
    // A file is chosen by the label of its input, which itself is not in sight.
    return control.checkVisibility() || control.matches('[type="file"]')
  }

  function look(): void {
    if (document.documentElement.lang !== 'en') return
    const fresh = [...document.querySelectorAll<HTMLElement>(ANY)].filter(
      (control) => !known.has(control) && isReachable(control),
    )
    for (const control of fresh) known.set(control, nameOf(control))
    if (fresh.length > 0) note('seen', [...new Set(fresh.map((it) => known.get(it) ?? ''))])
  }

  function press({ target }: Event): void {
    look()
    const control = target instanceof Element ? target.closest<HTMLElement>(ANY) : null
    // Its label may have changed since it came into sight.
    const before = control && known.get(control)
    if (before) note('pressed', [before, nameOf(control)])
  }

  let due: ReturnType<typeof setTimeout> | undefined
  const later = () =>
    (due ??= setTimeout(() => {
      due = undefined
      look()
    }, EVERY))
  for (const event of ['click', 'input', 'change']) addEventListener(event, press, true)
  // A handle takes the key itself, and is never clicked.
  addEventListener('keydown', (event) => event.key === ' ' && press(event), true)
  new MutationObserver(later).observe(document, { childList: true, subtree: true })
}
