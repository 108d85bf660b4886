// Chat panel: the conversation with the educator.
import { ArrowDown } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { defaultExperience } from '#shared/person/finances.ts'
import type { User } from '#shared/account/user.ts'
import { useEducatedAt } from '../../data/use-educator.ts'
import { disclaimer } from '../../lib/disclaimer.ts'
import { focusIfLost } from '../../lib/focus.ts'
import { Card } from '../../ui/card.tsx'
import { DisclaimerBox } from '../../ui/disclaimer-box.tsx'
import { PillButton } from '../../ui/pill-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './chat-panel.module.css'
import { ChatTurn, FromEducator } from './chat-turn.tsx'
import { Composer } from './composer.tsx'
import type { Answer, Ask, Turn } from './conversation.ts'
import { stopped, typing, welcome, welcomeBack } from './educator-texts.ts'
import { ReplyText, spokenReply } from './reply-text.tsx'
import { Suggestions } from './suggestions.tsx'
import { useConversation } from './use-conversation.ts'
import { useNewestInView } from './use-newest-in-view.ts'

/** What is read out of what comes with an answer; the rest can be read in the conversation. */
function spokenExtras({ card, term, passages }: Answer): string {
  const [best] = passages ?? []
  return [
    ...(card === undefined ? [] : ['A card with your own figures is below.']),
    ...(term === undefined ? [] : [`${term.term}: ${term.meaning}`]),
    ...(best === undefined ? [] : [`From Lesson ${best.lessonId}, ${best.title}: ${best.text}`]),
  ].join(' ')
}

function spoken(turn: Turn): string {
  if (turn.state === 'pending') return typing
  if (turn.state === 'failed') return [turn.failure.text, turn.failure.detail].join(' ').trim()
  if (turn.state === 'stopped') return stopped
  return `Educator: ${spokenReply(turn.answer.text)} ${spokenExtras(turn.answer)}`.trim()
}

/** What a screen reader is told: once for each step of the newest turn, and nothing of what was there before. */
function useAnnouncement(last: Turn | undefined): string {
  const step = last === undefined ? '' : `${last.id} ${last.state}`
  const [known] = useState(step)
  return last === undefined || step === known ? '' : spoken(last)
}

/** The greeting is the one from when the page was opened: it does not change while somebody is talking. */
function useGreeting(name: string, educatedAt: string | null | undefined): string | undefined {
  const [greetedAt, setGreetedAt] = useState(educatedAt)
  if (greetedAt === undefined && educatedAt !== undefined) setGreetedAt(educatedAt)
  if (greetedAt === undefined) return undefined
  return greetedAt === null ? welcome(name) : welcomeBack(name, greetedAt)
}

type ChatPanelProps = {
  user: User | null
  /** Something was asked: the conversation should have the room. */
  onAsked: () => void
}

export function ChatPanel({ user, onAsked }: ChatPanelProps) {
  const { turns, isPending, ask: take, retry, stop } = useConversation()
  const educatedAt = useEducatedAt()
  const greeting = useGreeting(user?.profile.name ?? '', educatedAt)
  const scroller = useRef<HTMLDivElement>(null)

  const { hasUnseen, showNewest } = useNewestInView(scroller, turns)

  const announcement = useAnnouncement(turns.at(-1))
  const ask = useCallback(
    (asked: Ask): boolean => {
      const isTaken = take(asked)
      if (isTaken) onAsked()
      return isTaken
    },
    [take, onAsked],
  )
  const stopAndStay = useCallback(
    (turn: Turn): void => {
      stop(turn)
      focusIfLost(() => scroller.current?.querySelector<HTMLElement>(`[data-turn="${turn.id}"] button`)?.focus())
    },
    [stop],
  )
  const askNext = useCallback((text: string) => void ask({ kind: 'question', text }), [ask])

  return (
    <Card className={styles.panel}>
      <h2 className={styles.title}>Ask the educator</h2>
      <p className={styles.announcer} role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
      <div className={styles.view}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard */}
        <div className={styles.scroller} ref={scroller} role="region" aria-label="Conversation" tabIndex={0}>
          <div className={styles.content}>
            <FromEducator>
              {greeting === undefined ? <Skeleton height="3rem" /> : <ReplyText text={greeting} />}
            </FromEducator>
            {turns.length > 0 && (
              <ol className={styles.turns}>
                {turns.map((turn) => (
                  <ChatTurn
                    key={turn.id}
                    turn={turn}
                    isBlocked={isPending}
                    isNewest={turn === turns.at(-1)}
                    onRetry={retry}
                    onStop={stopAndStay}
                    onAsk={askNext}
                  />
                ))}
              </ol>
            )}
          </div>
        </div>
        {hasUnseen && (
          <div className={styles.newer}>
            <PillButton tone="primary" icon={<ArrowDown size={16} aria-hidden="true" />} onClick={showNewest}>
              New answer
            </PillButton>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <Suggestions
          experience={user?.finances.investmentExperience ?? defaultExperience}
          hasEducation={educatedAt !== null}
          isBlocked={isPending}
          isOpening={turns.length === 0}
          onAsk={ask}
        />
        <Composer isPending={isPending} onSend={(text) => ask({ kind: 'question', text })} />
      </div>
      <DisclaimerBox heading={disclaimer.heading} isCompact>
        {disclaimer.short}
      </DisclaimerBox>
    </Card>
  )
}
