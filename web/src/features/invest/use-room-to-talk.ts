// Room to talk: on a phone the conversation takes the whole screen as soon as somebody asks or types.
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'

const small = '(max-width: 767px), (max-height: 36em)'

export function useRoomToTalk(chat: RefObject<HTMLElement | null>) {
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
