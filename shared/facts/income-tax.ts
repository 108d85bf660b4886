// IncomeTax: the resident rates by year, the Medicare levy, the company rates that franking credits follow, and the dates and
// percents of the capital gains rules. Content, extended by an owner: a year that is not here is not known, and is never guessed.

import { changeOfTax } from './change-of-tax.ts'

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
/** The day on which the explanatory memorandum of the change of 1 July 2027 was read. */
const memorandumReadOn = '2026-11-29'
const taxCutsAct: Source = {
  name: 'Treasury, Tax cuts; Treasury Laws Amendment (Cost of Living Tax Cuts) Act 2024 (No. 3 of 2024)',
  url: 'https://treasury.gov.au/tax-cuts',
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
  { endsIn: 2025, brackets: bracketsWith(16), source: taxCutsAct, checkedOn },
  { endsIn: 2026, brackets: bracketsWith(16), source: taxCutsAct, checkedOn },
  { endsIn: 2027, brackets: bracketsWith(15), source: costOfLivingAct, checkedOn },
  { endsIn: 2028, brackets: bracketsWith(14), source: costOfLivingAct, checkedOn },
]

/** The offset for low incomes, AUD: at most this much, for taxable incomes of up to this much. It takes tax to 0 at most. */
export const lowIncomeTaxOffset = {
  most: 700,
  upTo: 66_667,
  source: {
    name: 'ATO, Low income tax offset',
    url: 'https://www.ato.gov.au/individuals-and-families/income-deductions-offsets-and-records/tax-offsets/low-income-tax-offset',
  },
  checkedOn: '2026-11-28',
} as const

/** Company tax, percent: the full rate, and that of base rate entities since 2021-22. */
export const companyRates = {
  full: 30,
  baseRateEntity: 25,
  source: {
    name: 'ATO, Are you eligible for the lower company tax rate?',
    url: 'https://www.ato.gov.au/Newsroom/smallbusiness/General/Are-you-eligible-for-the-lower-company-tax-rate-/',
  },
  checkedOn,
} as const

/** The rules of capital gains, each with its source. */
export const capitalGainsRules = {
  ...changeOfTax,
  minimumTaxPercent: 30,
  /** Before this day an asset is outside the rules that are shown here. */
  beganOn: '1985-09-20',
  discount: {
    name: 'ATO, Guide to capital gains tax: applying losses and the CGT discount (Income Tax Assessment Act 1997, Division 115, section 102-5)',
    url: 'https://www.ato.gov.au/Forms/Guide-to-capital-gains-tax-2021/?page=100',
  },
  twelveMonths: {
    name: 'ATO, Taxation Determination TD 2002/10 (Income Tax Assessment Act 1997, section 115-25)',
    url: 'https://www.ato.gov.au/law/view/document?LocID=%22TXD%2FTD200210%2FNAT%2FATO%22&PiT=20180502000001',
  },
  capitalReturned: {
    name: 'ATO, Company non-assessable payments (CGT event G1)',
    url: 'https://www.ato.gov.au/General/Capital-gains-tax/Shares,-units-and-similar-investments/Non-assessable-payments-in-relation-to-shares-and-units/Company-non-assessable-payments-(CGT-event-G1)/',
  },
  /** A fund's yearly adjustment beyond the cost base; for units sold in the year it takes effect just before the sale. */
  yearlyAdjustment: {
    name: 'Income Tax Assessment Act 1997, section 104-107A (CGT event E10)',
    url: 'https://www.ato.gov.au/law/view/document?DocID=PAC%2F19970038%2F104-107A&PiT=99991231235958',
    checkedOn: '2026-11-28',
  },
  indexation: {
    name: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49 of 2026)',
    url: 'https://www.legislation.gov.au/C2026A00049/asmade/text',
  },
  /** What was read of that Act: it was not in the text itself. The first two were read in copies of 21 September 2026. */
  indexationReadIn: [
    {
      name: 'Explanatory memorandum to the Act, chapter 1, in the legal database of the ATO',
      url: 'https://www.ato.gov.au/law/view/print?DocID=NEM%2FEM202616%2FNAT%2FATO%2F00003&PiT=99991231235958',
      checkedOn: memorandumReadOn,
    },
    {
      name: 'Income Tax Assessment Act 1997, section 960-275 (the index factor)',
      url: 'https://www.ato.gov.au/law/view/print?DocID=PAC%2F19970038%2F960-275&PiT=99991231235958',
      checkedOn: memorandumReadOn,
    },
    {
      name: 'PwC, CGT and housing tax reform, 1 June 2026',
      url: 'https://www.pwc.com.au/tax/tax-alerts/cgt-and-housing-tax-reform.html',
    },
    {
      name: 'Cowell Clarke, Tax reform: draft legislation released, 3 June 2026',
      url: 'https://cowellclarke.com.au/insights/tax-reform-draft-legislation-released',
    },
    {
      name: 'ESV, Budget changes legislation released: CGT (the order of losses)',
      url: 'https://esvgroup.com.au/budget-changes-legislation-released-cgt/',
    },
  ],
  checkedOn,
} as const

/** The holding period rule of franking credits. */
export const holdingPeriodRule = {
  /** Consecutive days at risk, the days of acquisition and disposal not counted. */
  days: 45,
  preferenceShareDays: 90,
  /** AUD of credits in a year up to which the rule is not applied to an individual. */
  smallHolder: 5_000,
  /** Which preference shares: "certain" ones, says the tax office; the terms of a share tell. */
  preferenceSource: {
    name: 'ATO, Holding period rule (90 days for certain preference shares)',
    url: 'https://www.ato.gov.au/individuals-and-families/your-tax-return/instructions-to-complete-your-tax-return/mytax-instructions/2018/income/australian-income-or-losses-from-investments-or-property/dividends/you-need-to-know/holding-period-rule',
  },
  /** The days lie between the day after acquisition and the 45th (90th) after the ex-date. */
  periodSource: {
    name: 'ATO, You and your shares 2000: holding period rule',
    url: 'https://www.ato.gov.au/Forms/You-and-your-shares-2000/?page=28',
  },
  source: {
    name: 'ATO, Last-in first-out method for the holding period requirement; Holding period rule',
    url: 'https://www.ato.gov.au/businesses-and-organisations/corporate-tax-measures-and-assurance/imputation/in-detail/last-in-first-out-method-for-the-holding-period-requirement',
  },
  checkedOn,
} as const

/**
 * What was not published, or was not read in the text of the law, when this was checked: shown wherever a figure rests on it, so that
 * nothing looks more certain than it is. `what` names the figures.
 */
export const openTaxQuestions = [
  {
    id: 'text of the Act',
    what: 'later rules',
    statement:
      'The rules from 1 July 2027 were read in the explanatory memorandum and in summaries by accountants and law firms. They were not checked in the text of the Act, which Parliament changed in places after the memorandum was written.',
    checkedOn: memorandumReadOn,
  },
  {
    id: 'index numbers',
    what: 'indexation',
    statement:
      'The index numbers that raise a cost base from 1 July 2027 are not published yet. Figures here use the quarterly Consumer Price Index, with the factor rounded to three decimals, as the Income Tax Assessment Act 1997 has it.',
    checkedOn: memorandumReadOn,
  },
  {
    id: 'apportioning method',
    what: 'deferred',
    statement:
      'The official method to work out a value at 30 June 2027 without a market price is not published yet. Figures here use the close of that day, or the value you enter.',
    checkedOn: memorandumReadOn,
  },
  {
    id: 'order of losses',
    what: 'losses',
    statement:
      'From 2027-28 losses are taken off the part of gains up to 30 June 2027 first here, as the explanatory memorandum has it, and of that off the discountable part first. The order was not checked in the text of the Act. Order to be confirmed.',
    checkedOn: memorandumReadOn,
  },
  {
    id: 'minimum tax',
    what: 'minimum tax',
    statement:
      'The minimum tax is simplified here. It follows the steps of the explanatory memorandum, before offsets, but gifts are left out and the top-up is not rounded down to whole dollars. The steps were not checked in the text of the Act.',
    checkedOn: memorandumReadOn,
  },
  {
    id: 'gains of funds',
    what: 'fund gains',
    statement:
      'From 2027-28 capital gains without discount that a fund passes on count as gains from 1 July 2027 here, with the minimum tax, as the explanatory memorandum says of gains through a trust. It was not checked in the text of the Act, and no fund has a statement for such a year yet.',
    checkedOn: memorandumReadOn,
  },
] as const

/** The rates of a financial year, or null where the table has none. */
export const residentRatesOf = (endsIn: number): ResidentRates | null =>
  residentRates.find((rates) => rates.endsIn === endsIn) ?? null
