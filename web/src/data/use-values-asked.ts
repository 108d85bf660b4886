// Values asked: which holdings at a person's own price still lack their value at the close of 30 June 2027. The service says which;
// once it has said that one is not needed, or it was put away, this browser asks for that one no more, until it has trades.
import { useEffect, useState } from 'react'
import { changeOfTax } from '#shared/facts/change-of-tax.ts'
import { financialYear } from '#shared/kernel/dates.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { useAtOwnPrice } from '../lib/own-prices.ts'
import { paths } from '../lib/paths.ts'
import { valuesAskedText } from '../lib/values-words.ts'
import { useDismissed } from './use-dismissed.ts'
import { useTaxYear } from './use-tax.ts'

/** What is settled, or put away: a holding as it is, with trades or without. */
const nameOf = ({ id, hasLedger }: Holding): string => (hasLedger === true ? `${id}+trades` : id)

/** @returns what the line that asks says and does; null where nothing is asked */
export function useValuesAsked(holdings: readonly Holding[]) {
  const { has, dismiss } = useDismissed('values')
  const [year] = useState(() => financialYear(sydneyDay(new Date())))
  const open = useAtOwnPrice(holdings).filter((holding) => !has(nameOf(holding)))
  const { data } = useTaxYear(year, { isWanted: open.length > 0 })
  const isAmong = (list: readonly { holdingId: string }[] = [], { id }: Holding): boolean =>
    list.some(({ holdingId }) => holdingId === id)
  const wanted = open.filter((holding) => isAmong(data?.valuesWanted.holdings, holding))
  const isSaid = data !== undefined && data.asOf >= changeOfTax.valuedOn
  // Of trades that cannot have happened the service says nothing yet.
  const unsettled = [...wanted, ...open.filter((holding) => isAmong(data?.leftOut.broken, holding))]
  const settled = isSaid ? open.filter((holding) => !unsettled.includes(holding)) : []
  const settledNames = settled.map(nameOf).join(' ')
  useEffect(() => {
    for (const name of settledNames.split(' ')) if (name !== '') dismiss(name)
  }, [settledNames])
  if (wanted.length === 0) return null
  return {
    text: valuesAskedText(wanted.map(({ symbol }) => symbol)),
    to: paths.tax,
    toText: 'Go to Tax time',
    onPutAway: () => {
      for (const holding of wanted) dismiss(nameOf(holding))
    },
  }
}
