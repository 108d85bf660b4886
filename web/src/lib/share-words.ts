// Share words: how the two facts of a share that only the person knows are asked for, and what counts while nothing is said.
import { companyRates, holdingPeriodRule } from '#shared/facts/income-tax.ts'

const { full, baseRateEntity } = companyRates
const { days, preferenceShareDays } = holdingPeriodRule

export const rateOptions = [
  { value: '', label: `Not said (${full}% counts)` },
  { value: `${full}`, label: `${full}%, the full rate` },
  { value: `${baseRateEntity}`, label: `${baseRateEntity}%, a base rate entity` },
] as const

export const kindOptions = [
  { value: '', label: `Not said (${days} days count)` },
  { value: 'ordinary', label: `Ordinary share, ${days} days` },
  { value: 'preference', label: `Preference share, ${preferenceShareDays} days` },
] as const

export const rateHint = 'Used where a statement has no credit. The credit on a statement counts as it is.'
export const kindHint = `How many days a credit takes. The ATO says ${preferenceShareDays} days for certain preference shares; a share’s terms say which kind it is.`
