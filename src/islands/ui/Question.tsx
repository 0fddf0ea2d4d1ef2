interface Props {
  text: string
  answer: string
  /** What a screen reader says of the answer, where the word alone is not enough. */
  answerLabel?: string | undefined
  cancel: string
  onAnswer: () => void
  onCancel: () => void
}

/** Asks once more before something is gone, in the place of the button that was pressed. */
export function Question({ text, answer, answerLabel, cancel, onAnswer, onCancel }: Props) {
  return (
    <>
      <span>{text}</span>
      <button
        // Never the button that asked: its second click, or a held Enter, would answer.
        key="answer"
        type="button"
        className="link-button"
        aria-label={answerLabel}
        onClick={onAnswer}
      >
        {answer}
      </button>
      <button
        key="cancel"
        type="button"
        className="link-button"
        // The question is new here, and this is its harmless answer.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onClick={onCancel}
      >
        {cancel}
      </button>
    </>
  )
}
