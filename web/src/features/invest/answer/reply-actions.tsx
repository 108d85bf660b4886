// Reply actions: copy a reply, or say whether it helped. What is sent is that and why, and words only where some are added.
import { Check, Copy, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type Feedback, type FeedbackReason, maxFeedbackTextLength } from '#shared/educator/feedback.ts'
import { asLine } from '#shared/kernel/text.ts'
import { sendFeedback } from '../../../data/use-educator.ts'
import { messageOf } from '../../../lib/api.ts'
import { focusIfLost } from '../../../lib/focus.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PillButton } from '../../../ui/pill-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.tsx'
import styles from './answer.module.css'

const reasons: ReadonlyArray<readonly [FeedbackReason, string]> = [
  ['wrong', 'Not right'],
  ['unclear', 'Hard to follow'],
  ['off_topic', 'Not what I asked'],
  ['held_back', 'Too careful'],
  ['other', 'Something else'],
]

const copiedMs = 2500

function CopyButton({ text }: { text: string }) {
  const showToast = useToast()
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ text: 'Copied.' })
      setCopied(true)
      setTimeout(() => setCopied(false), copiedMs)
    } catch {
      showToast({ text: 'Copying isn’t allowed here. Select the text instead.', tone: 'error' })
    }
  }
  return (
    <IconButton
      label="Copy reply"
      icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      onClick={() => void copy()}
    />
  )
}

type ReplyActionsProps = {
  /** Of the turn: another opinion on the same reply takes the place of the first. */
  id: string
  /** What is copied. */
  text: string
  /** Left out: there is nothing to have an opinion on. */
  source?: Feedback['source']
}

export function ReplyActions({ id, text, source }: ReplyActionsProps) {
  const legendId = useId()
  const showToast = useToast()
  const [isHelpful, setHelpful] = useState<boolean | null>(null)
  const [reason, setReason] = useState<FeedbackReason | null>(null)
  const [words, setWords] = useState('')
  const [isAsking, setAsking] = useState(false)

  /** @param isDone nothing more is asked */
  const give = async (feedback: Pick<Feedback, 'isHelpful' | 'reason' | 'text'>, isDone = true): Promise<void> => {
    if (source === undefined) return
    try {
      await sendFeedback({ id, source, ...feedback })
      if (isDone) showToast({ text: 'Thanks, noted.', tone: 'success' })
    } catch (error) {
      showToast({ text: messageOf(error), tone: 'error' })
    }
  }
  const rate = (opinion: boolean): void => {
    setHelpful(opinion)
    setAsking(!opinion)
    void give({ isHelpful: opinion }, opinion)
  }
  const buttons = useRef<HTMLDivElement>(null)
  const explain = (): void => {
    setAsking(false)
    focusIfLost(() => buttons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus())
    const text = asLine(words, maxFeedbackTextLength)
    void give({ isHelpful: false, ...(reason === null ? {} : { reason }), ...(text === '' ? {} : { text }) })
  }
  return (
    <div className={styles.actions}>
      <div className={styles.buttons} ref={buttons}>
        <CopyButton text={text} />
        {source !== undefined && (
          <>
            <IconButton
              label="This helped"
              aria-pressed={isHelpful === true}
              icon={<ThumbsUp size={16} aria-hidden="true" />}
              onClick={() => rate(true)}
            />
            <IconButton
              label="This didn’t help"
              aria-pressed={isHelpful === false}
              icon={<ThumbsDown size={16} aria-hidden="true" />}
              onClick={() => rate(false)}
            />
          </>
        )}
      </div>
      {isAsking && (
        <div className={styles.why} role="group" aria-labelledby={legendId}>
          <p id={legendId}>What was off? Your question and the reply are not sent.</p>
          <div className={styles.reasons}>
            {reasons.map(([value, label]) => (
              <PillButton
                key={value}
                tone={value === reason ? 'primary' : 'plain'}
                isPressed={value === reason}
                {...(value === reason ? { icon: <Check size={16} aria-hidden="true" /> } : {})}
                onClick={() => setReason(value)}
              >
                {label}
              </PillButton>
            ))}
          </div>
          <TextArea
            label="Anything to add? (optional)"
            placeholder="Anything to add? (optional)"
            value={words}
            onChange={setWords}
            maxLength={maxFeedbackTextLength}
          />
          <PillButton
            tone="primary"
            isBlocked={reason === null && asLine(words, maxFeedbackTextLength) === ''}
            onClick={explain}
          >
            Send feedback
          </PillButton>
        </div>
      )}
    </div>
  )
}
