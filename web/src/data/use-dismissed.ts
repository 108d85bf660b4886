// Dismissed: offers that a person does not want to see again, kept in this browser.
import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { useUid } from './use-auth.ts'

const Names = z.array(z.string())

function read(key: string): readonly string[] {
  try {
    const kept = z.safeParse(Names, JSON.parse(readStored('local', key) ?? '[]'))
    return kept.success ? kept.data : []
  } catch {
    return []
  }
}

export type Dismissed = {
  has: (name: string) => boolean
  dismiss: (name: string) => void
  /** Shows it again. */
  restore: (name: string) => void
}

/** @param kind of the offers, such as `join` */
export function useDismissed(kind: string): Dismissed {
  const key = userKey(useUid(), `dismissed-${kind}`)
  const [names, setNames] = useState(() => read(key))
  const change = (next: (before: readonly string[]) => readonly string[]): void => {
    // As it is now: another tab, or an earlier press, may have changed it.
    const after = next(read(key))
    writeStored('local', key, after.length === 0 ? null : JSON.stringify(after))
    setNames(after)
  }
  return {
    has: (name) => names.includes(name),
    dismiss: (name) => change((before) => [...before.filter((one) => one !== name), name]),
    restore: (name) => change((before) => before.filter((one) => one !== name)),
  }
}
