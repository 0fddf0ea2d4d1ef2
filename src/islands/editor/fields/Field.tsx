import { memo, type ReactNode } from 'react'
import type { ControlSpec } from '../sections.ts'
import { useStrings } from '../strings.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DateField } from './DateField.tsx'
import { ItemsField } from './ItemsField.tsx'
import { LineField } from './LineField.tsx'
import { PairsField } from './PairsField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { RichField } from './RichField.tsx'

interface Props {
  spec: ControlSpec
  /** Path of the section or entry that the field belongs to. */
  base: string
}

/** The field that a line of the section table asks for. */
export const Field = memo(function Field({ spec, base }: Props): ReactNode {
  const { t } = useStrings()
  const path = `${base}.${spec.name}`
  const label = t.fields[spec.label]
  const field = controlFor(spec, base, path, label)
  const width = spec.wide ? 'wide' : spec.kind === 'date' ? 'half' : undefined
  return width ? <div className={width}>{field}</div> : field
})

function controlFor(spec: ControlSpec, base: string, path: string, label: string): ReactNode {
  switch (spec.kind) {
    case 'line':
      return <LineField spec={spec} path={path} label={label} />
    case 'date':
      return <DateField spec={spec} base={base} label={label} />
    case 'choice':
      return <ChoiceField spec={spec} path={path} label={label} />
    case 'pairs':
      return <PairsField spec={spec} label={label} />
    case 'rich':
      return <RichField path={path} label={label} />
    case 'items':
      return <ItemsField path={path} label={label} />
    case 'photo':
      return <PhotoField path={path} label={label} />
  }
}
