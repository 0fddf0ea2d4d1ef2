import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import './ui.css'

interface Props extends ComponentProps<'button'> {
  icon: IconName
  /** The button's name; also its tooltip. */
  label: string
}

export function IconButton({ icon, label, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
