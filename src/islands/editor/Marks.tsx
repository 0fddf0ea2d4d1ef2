import { useStrings } from './strings.tsx'

/** How many findings stand on something, as a small number beside its name. */
export function Marks({ count }: { count: number }) {
  const { t, say } = useStrings()
  if (count === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{say('{count}', { count })}</span>
      <span className="visually-hidden">{say(t.advice.count, { count })}</span>
    </span>
  )
}
