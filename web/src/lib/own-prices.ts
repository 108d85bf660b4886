// Own prices: what may need a value of 30 June 2027 from the person. Small, because the Dashboard begins with it.
import { useState } from 'react'
import { changeOfTax } from '#shared/facts/change-of-tax.ts'
import type { Holding } from '#shared/portfolio/holding.ts'

/** The day begins at midnight in Sydney, which is at standard time in June. */
const from = Date.parse(`${changeOfTax.valuedOn}T00:00+10:00`)

/** Holdings that stand at a price of the person's own, from 30 June 2027 on; none before. */
export function useAtOwnPrice(holdings: readonly Holding[] = []): readonly Holding[] {
  const [isTime] = useState(() => Date.now() >= from)
  return isTime ? holdings.filter(({ isLiveTracked, type }) => !isLiveTracked || type === 'other') : []
}
