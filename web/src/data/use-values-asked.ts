// Values asked: which holdings at a person's own price still lack their value at the close of 30 June 2027. The service says which;
// once it has said that one is not needed, or it was put away, this browser asks for that one no more.
import { useEffect, useState } from 'react'
import { changeOfTax } from '#shared/facts/change-of-tax.ts'
import { financialYear } from '#shared/kernel/dates.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { useAtOwnPrice } from '../lib/own-prices.ts'
import { useDismissed } from './use-dismissed.ts'
import { useTaxYear } from './use-tax.ts'

export function useValuesAsked(holdings: readonly Holding[]): { symbols: readonly string[]; putAway: () => void } {
  const { has, dismiss } = useDismissed('values')
  const [year] = useState(() => financialYear(sydneyDay(new Date())))
  const open = useAtOwnPrice(holdings).filter(({ id }) => !has(id))
  const { data } = useTaxYear(year, { isWanted: open.length > 0 })
  const wanted = data?.valuesWanted.holdings.filter(({ holdingId }) => open.some(({ id }) => id === holdingId)) ?? []
  const isSaid = data !== undefined && data.asOf >= changeOfTax.valuedOn
  const settled = isSaid ? open.filter(({ id }) => !wanted.some(({ holdingId }) => holdingId === id)) : []
  const settledIds = settled.map(({ id }) => id).join(' ')
  useEffect(() => {
    for (const id of settledIds.split(' ')) if (id !== '') dismiss(id)
  }, [settledIds])
  return {
    symbols: wanted.map(({ symbol }) => symbol),
    putAway: () => {
      for (const { holdingId } of wanted) dismiss(holdingId)
    },
  }
}
