// Values asked: whether somebody may have to say what a holding was worth at the change of the law, and how they are asked.
import { useState } from 'react'
import { changeOfTax } from '#shared/facts/change-of-tax.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { Holding } from '#shared/portfolio/holding.ts'

/** Holdings that stand at a price of the person's own, from 30 June 2027 on; none before. */
export function useAtOwnPrice(holdings: readonly Holding[] = []): readonly Holding[] {
  const [today] = useState(() => sydneyDay(new Date()))
  return today < changeOfTax.valuedOn
    ? []
    : holdings.filter(({ isLiveTracked, type }) => !isLiveTracked || type === 'other')
}

const atMost = 3

/** @param symbols at least one */
export function valuesAskedText(symbols: readonly string[]): string {
  const more = symbols.length - atMost
  const names = `${symbols.slice(0, atMost).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `From 1 July 2027 gains are taxed by another rule, and no market price is known for ${names}. The value of one unit at the close of 30 June 2027 can be entered at Tax time.`
}
