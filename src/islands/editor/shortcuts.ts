/** The keys of the editor, for the list of them and for the ear that listens. */
export const SHORTCUTS = {
  save: { key: 's', mod: true, shift: false },
  undo: { key: 'z', mod: true, shift: false },
  redo: { key: 'z', mod: true, shift: true },
  bold: { key: 'b', mod: true, shift: false },
  italic: { key: 'i', mod: true, shift: false },
  underline: { key: 'u', mod: true, shift: false },
  orderedList: { key: '7', mod: true, shift: true },
  bulletList: { key: '8', mod: true, shift: true },
  link: { key: 'k', mod: true, shift: false },
  shortcuts: { key: '?', mod: false, shift: false },
} as const satisfies Record<string, { key: string; mod: boolean; shift: boolean }>
export type Shortcut = keyof typeof SHORTCUTS

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/**
 * Keys as this device's keyboard names them.
 *
 * @example shownKeys('redo') // 'Ctrl+Shift+Z', or '⇧⌘Z' on a Mac
 */
export function shownKeys(name: Shortcut): string {
  const { key, mod, shift } = SHORTCUTS[name]
  const letter = key.toUpperCase()
  if (isApple()) return `${shift ? '⇧' : ''}${mod ? '⌘' : ''}${letter}`
  return [mod && 'Ctrl', shift && 'Shift', letter].filter(Boolean).join('+')
}

/** The Latin letter of a key; on an Arabic or Korean keyboard the one in its place. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase()
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}
