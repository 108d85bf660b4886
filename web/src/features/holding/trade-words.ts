// Trade words: a transaction in one line of a list.
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { formatMoney, formatPrice, formatQuantity } from '../../lib/format.ts'

type Words = { units: (units: number) => string; money: (aud: number) => string; price: (aud: number) => string }
const open: Words = { units: formatQuantity, money: formatMoney, price: formatPrice }
const covered: Words = { units: () => '•••', money: () => '•••', price: () => '•••' }

/** @param areHidden whether amounts and units are covered */
export function tradeLine(trade: Transaction, areHidden: boolean): string {
  const { units, money, price } = areHidden ? covered : open
  switch (trade.type) {
    case 'opening':
    case 'buy':
    case 'sell':
    case 'reward': {
      const cost = trade.price === undefined ? `for ${money(trade.amount ?? 0)}` : `at ${price(trade.price)}`
      const fee = 'brokerage' in trade && trade.brokerage ? `, brokerage ${money(trade.brokerage)}` : ''
      return `${units(trade.units)} ${cost}${fee}`
    }
    case 'dividend':
    case 'distribution': {
      const franking = trade.frankingCredit ? `, franking credit ${money(trade.frankingCredit)}` : ''
      const withheld = trade.withheld ? `, ${money(trade.withheld)} tax withheld` : ''
      return `${money(trade.amount)}${franking}${withheld}`
    }
    case 'reinvestment':
      return `${money(trade.amount)} became ${units(trade.units)} at ${price(trade.price)}`
    case 'split':
    case 'consolidation':
      return `${formatQuantity(trade.newUnits)} new for ${formatQuantity(trade.oldUnits)} old`
    case 'returnOfCapital':
      return `${price(trade.amountPerUnit)} for each unit`
    case 'transferIn':
      return `${units(trade.units)} with a cost base of ${money(trade.costBase)}`
    case 'transferOut':
      return units(trade.units)
    default:
      return money(trade.amount)
  }
}
