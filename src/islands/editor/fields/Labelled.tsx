import type { ReactNode } from 'react'
import { FieldMarks } from '../FieldMarks.tsx'

interface Props {
  id: string
  label: string
  /** A remark on what was typed; it never keeps anybody from typing on. */
  remark?: string | null | false | undefined
  children: ReactNode
}

/** A control under its name, with room for a remark that `aria-describedby` points to. */
export function Labelled({ id, label, remark, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <p className="remark" id={remarkId(id)} aria-live="polite">
        {remark}
      </p>
      <FieldMarks path={id} />
    </div>
  )
}

export function remarkId(id: string): string {
  return `${id}-remark`
}
