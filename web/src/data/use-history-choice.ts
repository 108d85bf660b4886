// History choice: which days and which comparison a person looked at last, on every chart, kept in this browser.
import { startTransition, useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { PlainDate } from '#shared/kernel/dates.ts'
import { BenchmarkId } from '#shared/portfolio/performance-answer.ts'
import { rangeChips } from '#shared/portfolio/performance.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { useUid } from './use-auth.ts'
import type { PerformanceQuestion } from './use-performance.ts'

const HistoryChoice = z.object({
  range: z.enum([...rangeChips, 'own']),
  /** Kept while a chip is chosen. Null: none were ever asked for. */
  own: z.nullable(z.object({ from: PlainDate, to: PlainDate })),
  compare: z.nullable(BenchmarkId),
})
export type HistoryChoice = z.infer<typeof HistoryChoice>
const first: HistoryChoice = { range: 'All', own: null, compare: null }

export type HistorySubject = {
  /** One holding; all when left out. */
  holdingId?: string
  /** Whether the table of holdings is wanted for the chosen days, and not only the figures. */
  isDetailed?: boolean
}

/** What the service is asked for a choice: one answer for as many choices as can share it. */
export function questionOf(
  { range, own, compare }: HistoryChoice,
  { holdingId, isDetailed = false }: HistorySubject,
): PerformanceQuestion {
  // The figures of every chip are in each answer: without more, a change of the chip asks nobody.
  const chip = range === 'own' || (compare === null && !isDetailed) ? 'All' : range
  return {
    range: range === 'own' && own !== null ? own : chip,
    compare,
    ...(holdingId === undefined ? {} : { holdingId }),
  }
}

function readChoice(key: string): HistoryChoice {
  try {
    const kept = z.safeParse(HistoryChoice, JSON.parse(readStored('local', key) ?? 'null'))
    return kept.success ? kept.data : first
  } catch {
    return first
  }
}

/** The choice of this moment. */
function choiceNow(start: HistoryChoice) {
  const listeners = new Set<() => void>()
  let choice = start
  return {
    get: (): HistoryChoice => choice,
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    set(next: HistoryChoice): void {
      choice = next
      for (const listener of listeners) listener()
    },
  }
}

/** What need not be in the frame that answers a press: it goes first. */
const afterFrame = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act))

export function useHistoryChoice() {
  const key = userKey(useUid(), 'history')
  const [choice, setChoice] = useState(() => readChoice(key))
  const [now] = useState(() => choiceNow(choice))
  const change = useCallback(
    (changed: Partial<HistoryChoice>): void => {
      now.set({ ...now.get(), ...changed })
      // Days of one's own and a comparison have fields that show them; a chip needs nothing but what follows `now`.
      const isShownAtOnce = 'own' in changed || 'compare' in changed
      if (isShownAtOnce) setChoice(now.get())
      afterFrame(() => {
        if (!isShownAtOnce) startTransition(() => setChoice(now.get()))
        // Writing to the browser's storage takes its time.
        writeStored('local', key, JSON.stringify(now.get()))
      })
    },
    [key, now],
  )
  return {
    /** What the page is drawn by; after a press of a chip it follows `now` by a frame. */
    choice,
    now,
    change,
  }
}
