// Typed income: the taxable income of a year for the last step of Tax time. It is kept in this browser, gone with a press or at
// sign-out, and never part of a request.
import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { useUid } from './use-auth.ts'

/** AUD without capital gains, and whether one of the payments that the minimum tax leaves out was received. */
const TypedIncome = z.object({ income: z.nullable(z.number().check(z.gte(0), z.lte(1e12))), isExempt: z.boolean() })
export type TypedIncome = z.infer<typeof TypedIncome>
const nothing: TypedIncome = { income: null, isExempt: false }

const Kept = z.record(z.string(), TypedIncome)

function read(key: string): z.infer<typeof Kept> {
  try {
    const kept = z.safeParse(Kept, JSON.parse(readStored('local', key) ?? '{}'))
    return kept.success ? kept.data : {}
  } catch {
    return {}
  }
}

/** @returns what is kept for the year, and how to change it; null forgets the year's */
export function useTypedIncome(year: number): [typed: TypedIncome, change: (next: TypedIncome | null) => void] {
  const key = userKey(useUid(), 'typed-income')
  const [all, setAll] = useState(() => read(key))
  return [
    all[year] ?? nothing,
    (next) => {
      const { [year]: _before, ...others } = read(key)
      const after = next === null ? others : { ...others, [year]: next }
      writeStored('local', key, Object.keys(after).length === 0 ? null : JSON.stringify(after))
      setAll(after)
    },
  ]
}
