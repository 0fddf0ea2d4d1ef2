import { resumeStore } from '#stores/resume/store.ts'
import type { ChoiceSpec } from '../sections.ts'
import { useStrings } from '../strings.tsx'
import { useFocusTarget, useValue } from '../use-value.ts'
import { Labelled } from './Labelled.tsx'

interface Props {
  spec: ChoiceSpec
  path: string
  label: string
}

/** One of a few kinds. */
export function ChoiceField({ spec, path, label }: Props) {
  const { t } = useStrings()
  const value = useValue<string>(path, spec.options[0] ?? '')
  const select = useFocusTarget<HTMLSelectElement>(path)
  return (
    <Labelled id={path} label={label}>
      <select
        ref={select}
        id={path}
        value={value}
        onChange={(event) => resumeStore.setField(path, event.target.value)}
      >
        {spec.options.map((option) => (
          <option key={option} value={option}>
            {t.kinds[option]}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
