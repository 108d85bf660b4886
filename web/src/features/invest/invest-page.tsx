// Invest page: the AI investment educator.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAuth } from '../../data/use-auth.ts'
import { useHoldings } from '../../data/use-holdings.ts'
import { useFollowedLink } from '../../lib/followed-link.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/card.tsx'
import { LegalLinks } from '../../ui/legal-links.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { ExampleCard } from './example-card.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { HealthCard } from './health-card.tsx'
import { LessonLink } from './lesson-link.tsx'
import styles from './invest-page.module.css'
import { ProfileSummary } from './profile-summary.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

const small = '(max-width: 767px), (max-height: 36em)'

/** On a phone the conversation takes the whole screen as soon as somebody asks or types. */
function useRoomToTalk(chat: RefObject<HTMLElement | null>) {
  const [timesTalked, setTimesTalked] = useState(0)
  const talk = useCallback(() => setTimesTalked((times) => times + 1), [])
  useEffect(() => {
    const element = chat.current
    if (timesTalked === 0 || element === null || !window.matchMedia(small).matches) return
    // With large text it may be higher than the screen: then its end counts, where the input is.
    const block = element.offsetHeight < window.innerHeight ? 'start' : 'end'
    element.scrollIntoView({ block, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [chat, timesTalked])
  return { isTalking: timesTalked > 0, talk }
}

/** A few ideas that do not age, each with the lesson it comes from. */
const tips: ReadonlyArray<{ lessonId: number; tip: string }> = [
  { lessonId: 1, tip: 'Returns can earn returns of their own. Fees and losses compound too, in the other direction.' },
  { lessonId: 2, tip: 'A higher possible return comes with a wider range of outcomes, in both directions.' },
  { lessonId: 8, tip: 'Urgency nearly always serves somebody. It is reasonable to ask who.' },
  { lessonId: 9, tip: 'Rules written on a calm day are easier to follow on a bad one.' },
]

const TipsCard = () => (
  <Card title="Educational Tips">
    <ul className={styles.tips}>
      {tips.map(({ lessonId, tip }) => (
        <li key={lessonId} className={styles.tip}>
          <p>{tip}</p>
          <p className={styles.tipLesson}>
            <LessonLink id={lessonId} />
          </p>
        </li>
      ))}
    </ul>
  </Card>
)

export default function InvestPage() {
  useFollowedLink()
  const { user } = useAuth()
  const { data: portfolio, isPending: isLoading, isRefetching: isRetrying, refetch } = useHoldings()
  const held = { portfolio, isLoading, isRetrying, onRetry: () => void refetch() }
  const first = useRef<HTMLDivElement>(null)
  const chat = useRef<HTMLDivElement>(null)
  const { isTalking, talk } = useRoomToTalk(chat)
  useKeyboardInset(first, talk)
  return (
    <>
      <div className={styles.page}>
        <div className={styles.columns}>
          {/* On a phone these two fill the first screen, so that the input is in reach at once. */}
          <div className={classNames(styles.first, isTalking && styles.talking)} ref={first}>
            <div className={styles.heading}>
              <PageHeading title="AI Investment Educator" tabTitle="Invest">
                <ProfileSummary user={user} portfolio={portfolio} isLoading={isLoading} />
              </PageHeading>
            </div>
            <div className={styles.chat} ref={chat}>
              <ChatPanel user={user} onAsked={talk} />
            </div>
          </div>
          <Stack gap={6}>
            <ExampleCard user={user} {...held} />
            <HealthCard {...held} />
            <TipsCard />
          </Stack>
        </div>
      </div>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms} />
    </>
  )
}
