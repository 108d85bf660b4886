// Units: a number of units with its word on screen, one or many; covered when balances are hidden.
import { Quantity } from './amount.tsx'
import { useBalances } from './balances.tsx'

/** `1 unit`, `2.5 units`; covered, the word does not tell which of them it is. */
export function Units({ units }: { units: number }) {
  const { areHidden } = useBalances()
  return (
    <>
      <Quantity units={units} /> {units === 1 && !areHidden ? 'unit' : 'units'}
    </>
  )
}
