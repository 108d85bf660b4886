// IncomeTax: the resident rates by year, the Medicare levy, the company rates that franking credits follow, and the dates and
// percents of the capital gains rules. Content, extended by an owner: a year that is not here is not known, and is never guessed.

type Source = { readonly name: string; readonly url: string }

/** Percent of the part of taxable income above `over`, AUD a year, up to the next bracket. */
export type TaxBracket = { readonly over: number; readonly percent: number }
export type ResidentRates = {
  /** The year the financial year ends in: 2025 is 2024-25. */
  readonly endsIn: number
  readonly brackets: readonly TaxBracket[]
  readonly source: Source
  readonly checkedOn: string
}

const checkedOn = '2026-11-22'
const residentRatesSource: Source = {
  name: 'ATO, Tax rates - Australian resident',
  url: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents',
}
const costOfLivingAct: Source = {
  name: 'Treasury Laws Amendment (More Cost of Living Relief) Act 2025 (No. 28 of 2025), Schedule 1',
  url: 'https://www.ato.gov.au/law/view/document?DocID=PAC%2F20250028%2FSch1-Cl2',
}
/** What the years have in common since 1 July 2024; the lowest rate falls year by year. */
const bracketsWith = (lowest: number): readonly TaxBracket[] => [
  { over: 18_200, percent: lowest },
  { over: 45_000, percent: 30 },
  { over: 135_000, percent: 37 },
  { over: 190_000, percent: 45 },
]

/** Oldest first. Offsets, such as that for low incomes, and the Medicare levy are not in them. */
export const residentRates: readonly ResidentRates[] = [
  { endsIn: 2025, brackets: bracketsWith(16), source: residentRatesSource, checkedOn },
  { endsIn: 2026, brackets: bracketsWith(16), source: residentRatesSource, checkedOn },
  { endsIn: 2027, brackets: bracketsWith(15), source: costOfLivingAct, checkedOn },
  { endsIn: 2028, brackets: bracketsWith(14), source: costOfLivingAct, checkedOn },
]

/** The Medicare levy, percent of taxable income, before the reduction for low incomes; apart from income tax. */
export const medicareLevy = {
  percent: 2,
  source: {
    name: 'ATO, Medicare levy',
    url: 'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy',
  },
  checkedOn,
} as const

/** Company tax, percent: the full rate, and that of base rate entities since 2021-22. */
export const companyRates = {
  full: 30,
  baseRateEntity: 25,
  source: {
    name: 'ATO, Changes to company tax rates',
    url: 'https://www.ato.gov.au/tax-rates-and-codes/company-tax-rate-changes',
  },
  checkedOn,
} as const

/** The rules of capital gains, each with its source. */
export const capitalGainsRules = {
  /** Events before this day get the discount; events from it on are indexed. */
  changesOn: '2027-07-01',
  /** The close whose value parts an older gain from a later one. */
  valuedOn: '2027-06-30',
  minimumTaxPercent: 30,
  discount: {
    name: 'Income Tax Assessment Act 1997, Division 115 and section 102-5',
    url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax/cgt-discount',
  },
  indexation: {
    name: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49 of 2026)',
    url: 'https://www.legislation.gov.au/C2026A00049/asmade/text',
  },
  checkedOn,
} as const

/** The holding period rule of franking credits. */
export const holdingPeriodRule = {
  /** Consecutive days at risk, the days of acquisition and disposal not counted. */
  days: 45,
  preferenceShareDays: 90,
  /** AUD of credits in a year up to which the rule is not applied to an individual. */
  smallHolder: 5_000,
  source: {
    name: 'ATO, You and your shares: holding period rule; Income Tax Assessment Act 1936, former Division 1A of Part IIIAA',
    url: 'https://www.ato.gov.au/forms-and-instructions/you-and-your-shares-2025',
  },
  checkedOn,
} as const

/** The rates of a financial year, or null where the table has none. */
export const residentRatesOf = (endsIn: number): ResidentRates | null =>
  residentRates.find((rates) => rates.endsIn === endsIn) ?? null
