/** A tick of the editor's pencil; CSS decides when it is drawn. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 20 16" aria-hidden="true">
      <path d="M2 9.5 C4 11 5.6 12.8 6.8 14.6 C9.4 9 13 4.6 18.4 1.2" pathLength="1" />
    </svg>
  )
}
