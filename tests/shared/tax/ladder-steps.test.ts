// The steps from gains to the net capital gain, as they are shown: whole cents that add up, each within a cent of what is exact.
import { expect, test } from 'vitest'
import { toMoney } from '#shared/kernel/decimal.ts'
import { ladderSteps } from '#shared/tax/ladder-steps.ts'
import { netCapitalGain } from '#shared/tax/net-capital-gain.ts'
import { money } from '#shared/tax/shown-amounts.ts'

type Given = { discountable?: number; other?: number; loss?: number; carried?: number }

function stepsOf({ discountable = 0, other = 0, loss = 0, carried = 0 }: Given) {
  const parts = { discountable: toMoney(discountable), other: toMoney(other), later: 0n, loss: toMoney(loss) }
  const { gains, currentLossesUsed, carriedLossesUsed, discount, net } = netCapitalGain(2026, parts, toMoney(carried))
  const exact = {
    gains: { total: money(gains) },
    currentLossesUsed: money(currentLossesUsed),
    carriedLossesUsed: money(carriedLossesUsed),
    discount: money(discount),
    net: money(net),
  }
  return { exact, steps: ladderSteps(exact) }
}

test.each<[string, Given, ReturnType<typeof ladderSteps>]>([
  [
    'half of an odd number of cents',
    { discountable: 100.01 },
    { gains: 100.01, currentLosses: 0, carriedLosses: 0, discount: -50, net: 50.01 },
  ],
  [
    'losses of fractions of a cent, without a discount',
    { other: 10.004, loss: 2.005, carried: 3.005 },
    { gains: 10, currentLosses: -2.01, carriedLosses: -3, discount: 0, net: 4.99 },
  ],
  [
    'the same with the larger losses in this year',
    { other: 10.004, loss: 3.005, carried: 2.005 },
    { gains: 10, currentLosses: -3, carriedLosses: -2.01, discount: 0, net: 4.99 },
  ],
  ['nothing', {}, { gains: 0, currentLosses: 0, carriedLosses: 0, discount: 0, net: 0 }],
])('%s adds up as it is shown', (_, given, steps) => {
  expect(stepsOf(given).steps).toEqual(steps)
})

test('whatever the gains and losses, what is shown adds up, and no step is more than two cents from what is exact', () => {
  const amounts = [0, 0.004, 0.005, 33.335, 100.01, 701.37693354]
  for (const discountable of amounts)
    for (const other of amounts)
      for (const loss of amounts)
        for (const carried of amounts) {
          const { exact, steps } = stepsOf({ discountable, other, loss, carried })
          const { gains, currentLosses, carriedLosses, discount, net } = steps
          expect(gains + currentLosses + carriedLosses + discount).toBeCloseTo(net, 9)
          for (const [shown, is] of [
            [gains, exact.gains.total],
            [currentLosses, -exact.currentLossesUsed],
            [carriedLosses, -exact.carriedLossesUsed],
            [discount, -exact.discount],
            [net, exact.net],
          ] as const)
            expect(Math.abs(shown - is)).toBeLessThan(0.02)
          expect(Math.max(currentLosses, carriedLosses, discount)).toBeLessThanOrEqual(0)
        }
})
