// Composer: where a question is typed and sent. Enter sends, Shift and Enter make a new line.
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { maxMessageLength } from '#shared/educator/question.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './composer.module.css'
import { useDraft } from './use-conversation.ts'

/** The counter appears when this many characters or fewer are left. */
const countedFrom = 200

/** The key that ends a word of Chinese, Japanese or Korean is not meant for us. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229

type ComposerProps = {
  isPending: boolean
  /** @returns whether the message was taken */
  onSend: (message: string) => boolean
}

export function Composer({ isPending, onSend }: ComposerProps) {
  const counterId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useDraft()
  const left = maxMessageLength - draft.length
  const isCounted = left <= countedFrom
  const message = draft.trim()

  const send = (): void => {
    input.current?.focus()
    if (message !== '' && onSend(message)) setDraft('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={input}
        label="Your question"
        placeholder="Ask about an idea"
        value={draft}
        onChange={setDraft}
        onKeyDown={onKeyDown}
        maxLength={maxMessageLength}
        enterKeyHint="send"
        autoComplete="off"
        aria-describedby={isCounted ? counterId : undefined}
      />
      <Button
        type="submit"
        className={styles.send}
        isPending={isPending}
        disabled={!isPending && message === ''}
        icon={<SendHorizontal size={18} aria-hidden="true" />}
        // The focus stays in the input, and with it the keyboard of a phone.
        onMouseDown={(event) => event.preventDefault()}
      >
        <span className={styles.word}>Send</span>
      </Button>
      {isCounted && (
        <p className={styles.counter} id={counterId}>
          {formatCount(left, 'character')} left
        </p>
      )}
    </form>
  )
}
