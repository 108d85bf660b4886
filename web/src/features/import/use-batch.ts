// Batch: things that are looked up one after another, with how far it is and what went wrong.
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, messageOf } from '../../lib/api.ts'

export type Batch = {
  readonly done: number
  readonly of: number
  readonly isPending: boolean
  readonly problem: string | null
}

const turnMs = 5_000
const mostTurns = 12

/** One lookup, which waits where the service asks for it. */
async function patiently<Found>(lookUp: () => Promise<Found>): Promise<Found> {
  for (let turn = 0; ; turn++) {
    try {
      return await lookUp()
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'too_many_requests' || turn >= mostTurns) throw error
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 0) * 1000 || turnMs))
    }
  }
}

/**
 * @returns `run` looks up each item in turn and hands over what was found; it stops at the first failure. `isTried` once all were
 * looked up
 */
export function useBatch() {
  const [batch, setBatch] = useState<Batch | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  async function run<Item, Found>(
    items: readonly Item[],
    lookUp: (item: Item) => Promise<Found>,
    onFound: (item: Item, found: Found) => void,
  ): Promise<void> {
    const say = (part: Partial<Batch>): void =>
      setBatch({ done: 0, of: items.length, isPending: true, problem: null, ...part })
    say({})
    for (const [done, item] of items.entries()) {
      try {
        const found = await patiently(() => lookUp(item))
        if (isGone.current) return
        onFound(item, found)
        say({ done: done + 1 })
      } catch (error) {
        return say({ done, isPending: false, problem: messageOf(error) })
      }
    }
    say({ done: items.length, isPending: false })
  }
  return { batch, run, isTried: batch !== null && !batch.isPending && batch.problem === null }
}
