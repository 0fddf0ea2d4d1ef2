import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { accountStore, type Erasing } from '#stores/account.ts'
import type { AccountProps } from './AccountView.tsx'

/** In the address of whoever comes back from signing in once more. */
const RETURN = 'erase'

/** Somebody who was sent to sign in comes back to the question. */
function useReturn(): void {
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has(RETURN)) return
    address.searchParams.delete(RETURN)
    history.replaceState(null, '', address)
    accountStore.ask()
  }, [])
}

const IS_OPEN: ReadonlySet<Erasing['status']> = new Set([
  'asked',
  'running',
  'signInNeeded',
  'failed',
])

/** Deleting everything, with a question before. */
export function EraseData({ t, isVisitor }: AccountProps & { isVisitor: boolean }) {
  const erasing = useStore(accountStore.$erasing)
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const { erase } = t.account
  const isOpen = IS_OPEN.has(erasing.status)
  useReturn()

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // The harmless answer is the one at hand.
    cancel.current?.focus()
  }, [isOpen])

  return (
    <section aria-labelledby="erase-heading">
      <h3 id="erase-heading">{isVisitor ? erase.headingVisitor : erase.heading}</h3>
      <p>{isVisitor ? erase.textVisitor : erase.text}</p>
      <button type="button" className="button" onClick={accountStore.ask}>
        {isVisitor ? erase.askVisitor : erase.ask}
      </button>
      <dialog
        ref={dialog}
        className="erase"
        aria-labelledby="erase-question"
        onClose={accountStore.cancel}
        onCancel={(event) => erasing.status === 'running' && event.preventDefault()}
      >
        <h2 id="erase-question">{isVisitor ? erase.questionVisitor : erase.question}</h2>
        <p>{erase.final}</p>
        {erasing.status === 'failed' && <p role="alert">{t.errors.codes[erasing.error]}</p>}
        {erasing.status === 'signInNeeded' && <p role="alert">{erase.fresh}</p>}
        <div className="answers">
          {erasing.status === 'signInNeeded' ? (
            <button
              type="button"
              className="button primary"
              onClick={() => void accountStore.signInAgain(`${location.pathname}?${RETURN}=1`)}
            >
              {erase.signIn}
            </button>
          ) : (
            <button
              type="button"
              className="button primary"
              disabled={erasing.status === 'running'}
              onClick={() => void accountStore.erase()}
            >
              {erasing.status === 'running' ? erase.running : erase.confirm}
            </button>
          )}
          <button
            ref={cancel}
            type="button"
            className="button"
            disabled={erasing.status === 'running'}
            onClick={accountStore.cancel}
          >
            {erase.cancel}
          </button>
        </div>
      </dialog>
    </section>
  )
}
