import { useState } from 'react'
import { RESUME_LIMITS } from '#contract/limits.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { looksRight, type Check } from '../checks.ts'
import type { LineSpec } from '../sections.ts'
import { useStrings } from '../strings.tsx'
import { useFocusTarget, useValue } from '../use-value.ts'
import { Labelled, remarkId } from './Labelled.tsx'

/** Keyboards that phones bring up. */
const INPUT_MODES = { email: 'email', phone: 'tel', url: 'url' } as const satisfies Record<
  Check,
  string
>

interface Props {
  spec: LineSpec
  path: string
  label: string
}

/** One line of text. */
export function LineField({ spec, path, label }: Props) {
  const { t } = useStrings()
  const value = useValue(path, '')
  const input = useFocusTarget<HTMLInputElement>(path)
  const [editing, setEditing] = useState(false)
  const { check } = spec
  const isOdd = check !== undefined && !editing && !looksRight(check, value)
  return (
    <Labelled id={path} label={label} remark={isOdd && t.checks[check]}>
      <input
        ref={input}
        id={path}
        type="text"
        dir="auto"
        value={value}
        maxLength={check === 'url' ? RESUME_LIMITS.url : RESUME_LIMITS.line}
        placeholder={spec.example && t.examples[spec.example]}
        autoComplete={spec.autocomplete ?? 'off'}
        inputMode={check && INPUT_MODES[check]}
        aria-invalid={isOdd || undefined}
        aria-describedby={check && remarkId(path)}
        onFocus={() => setEditing(true)}
        onBlur={() => setEditing(false)}
        onChange={(event) => resumeStore.setField(path, event.target.value)}
      />
    </Labelled>
  )
}
