import { useState } from 'react'
import { RESUME_LIMITS } from '#contract/limits.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { useFocusTarget, useValue } from '../use-value.ts'
import { Labelled } from './Labelled.tsx'

const NONE: string[] = []

/** Short texts, one per line, so that each may hold commas of its own. */
export function ItemsField({ path, label }: { path: string; label: string }) {
  const items = useValue(path, NONE)
  const area = useFocusTarget<HTMLTextAreaElement>(path)
  // The line being typed, empty lines included, is nobody else's until the field is left.
  const [typed, setTyped] = useState<string | null>(null)
  const lines = items.join('\n')
  // A step back gives the resume other items than were typed.
  const isTyped = typed !== null && itemsIn(typed).join('\n') === lines

  function change(text: string) {
    setTyped(text)
    resumeStore.setField(path, itemsIn(text))
  }

  return (
    <Labelled id={path} label={label}>
      <textarea
        ref={area}
        id={path}
        dir="auto"
        rows={Math.min(Math.max(items.length, 2), 8)}
        value={isTyped ? typed : lines}
        autoComplete="off"
        onBlur={() => setTyped(null)}
        onChange={(event) => change(event.target.value)}
      />
    </Labelled>
  )
}

function itemsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, RESUME_LIMITS.line))
    .filter(Boolean)
    .slice(0, RESUME_LIMITS.items)
}
