// Trade fields: what is asked for each kind of transaction.
import type { TransactionType } from '#shared/portfolio/transaction.ts'
import { foreignIncomeHint, frankedHint } from '../../lib/franked-words.ts'

export type FieldKind = 'date' | 'number' | 'money' | 'text'
export type TradeField = {
  name: string
  label: string
  kind: FieldKind
  isOptional?: boolean
  hint?: string
  /** Shown once somebody asks for more: about tax, or about the entry itself. */
  part?: 'tax' | 'aside'
}

const date = (label = 'Date', hint?: string): TradeField => ({
  name: 'date',
  label,
  kind: 'date',
  ...(hint === undefined ? {} : { hint }),
})
const units: TradeField = { name: 'units', label: 'Units', kind: 'number' }
const price: TradeField = { name: 'price', label: 'Price for one unit', kind: 'money' }
export const amountInstead: TradeField = {
  name: 'amount',
  label: 'Total before brokerage',
  kind: 'money',
  isOptional: true,
  hint: 'Instead of the price, or as well: then the total is what counts.',
}
const brokerage: TradeField = { name: 'brokerage', label: 'Brokerage', kind: 'money', isOptional: true }
const exDate: TradeField = {
  name: 'exDate',
  label: 'Ex-date',
  kind: 'date',
  isOptional: true,
  hint: 'The first day on which a buyer no longer gets it.',
}
const income: TradeField[] = [
  date('Paid on'),
  exDate,
  { name: 'amount', label: 'Amount before tax withheld', kind: 'money' },
  { name: 'frankingCredit', label: 'Franking credit', kind: 'money', isOptional: true, part: 'tax' },
  { name: 'franked', label: 'Franked part', kind: 'money', isOptional: true, part: 'tax' },
  { name: 'unfranked', label: 'Unfranked part', kind: 'money', isOptional: true, part: 'tax' },
  { name: 'withheld', label: 'Tax withheld', kind: 'money', isOptional: true, part: 'tax' },
]
/** The tax parts of a fund's distribution, as its annual statement names them. */
const components: TradeField[] = [
  ['interest', 'Interest'],
  ['otherIncome', 'Other Australian income'],
  ['foreignIncome', 'Foreign income'],
  ['capitalGainDiscounted', 'Capital gain, discounted'],
  ['capitalGainOther', 'Capital gain, other'],
  ['nonAssessable', 'Non-assessable amount'],
].map(([name, label]) => ({
  name: `components.${name ?? ''}`,
  label: label ?? '',
  kind: 'money',
  isOptional: true,
  part: 'tax',
  ...(name === 'foreignIncome' ? { hint: foreignIncomeHint } : {}),
}))
const ratio: TradeField[] = [
  date('First day with the new units'),
  { name: 'newUnits', label: 'New units', kind: 'number' },
  { name: 'oldUnits', label: 'For old units', kind: 'number' },
]

export const typeNames: Record<TransactionType, string> = {
  buy: 'Buy',
  sell: 'Sale',
  dividend: 'Dividend',
  distribution: 'Distribution of a fund',
  reinvestment: 'Dividend reinvested (DRP)',
  split: 'Split',
  consolidation: 'Consolidation',
  returnOfCapital: 'Return of capital',
  transferIn: 'Transfer in',
  transferOut: 'Transfer out',
  reward: 'Reward (staking or airdrop)',
  costBaseAdjustment: 'Cost base adjustment',
  opening: 'Held already',
}

const fieldsByType: Record<TransactionType, readonly TradeField[]> = {
  opening: [
    { ...date('Bought on'), isOptional: true, hint: 'Leave it blank if you don’t remember.' },
    units,
    { ...price, label: 'Cost for one unit' },
    amountInstead,
  ],
  buy: [date(), units, price, brokerage, amountInstead],
  sell: [date(), units, price, brokerage, amountInstead],
  dividend: income,
  distribution: [
    ...income.map((field) => (field.name === 'franked' ? { ...field, hint: frankedHint } : field)),
    {
      name: 'incomeYear',
      label: 'Income year ending in',
      kind: 'number',
      isOptional: true,
      part: 'tax',
    },
    ...components,
  ],
  reinvestment: [...income.slice(0, 3), units, price, ...income.slice(3)],
  split: ratio,
  consolidation: ratio,
  returnOfCapital: [date('Paid on'), exDate, { name: 'amountPerUnit', label: 'Amount for one unit', kind: 'money' }],
  transferIn: [
    date('Arrived on'),
    units,
    {
      name: 'costBase',
      label: 'Cost base of all of them',
      kind: 'money',
      hint: 'What they cost with brokerage. For units moved to another broker or wallet within this holding: after any capital returned and yearly adjustments.',
    },
    {
      name: 'acquiredOn',
      label: 'First bought on',
      kind: 'date',
      isOptional: true,
      hint: 'Leave it blank if you don’t remember.',
    },
  ],
  transferOut: [
    date(
      'Left on',
      'For another account or wallet of yours. What is given away or spent counts for tax as sold at its market value: that is a sale here.',
    ),
    units,
  ],
  reward: [date(), units, { ...price, label: 'Market value of one unit that day' }, amountInstead],
  costBaseAdjustment: [
    date(
      'As at',
      'From the fund’s annual statement: usually 30 June. For units sold in the year, the day of the sale.',
    ),
    { name: 'amount', label: 'Amount, with a minus when it lowers the cost base', kind: 'money' },
  ],
}

const aside: readonly TradeField[] = [
  { name: 'account', label: 'Account or broker', kind: 'text', isOptional: true, part: 'aside' },
  { name: 'note', label: 'Note', kind: 'text', isOptional: true, part: 'aside' },
]

export const fieldsOf = (type: TransactionType): readonly TradeField[] => [...fieldsByType[type], ...aside]
