// LawAndNumbers: dated facts of Australian law that the educator may state, each with the days it holds for, its source and the
// day it was checked. Content, extended by an owner: a fact that changes gets an end, and the new one a row of its own.

/** What facts are about. */
export type FactTopic = 'capital-gains' | 'super-guarantee' | 'super-caps' | 'deposits' | 'tax-free-threshold'

export type LawFact = {
  readonly id: string
  readonly topic: FactTopic
  /** One or two sentences as they may be quoted. */
  readonly statement: string
  /** The first day it holds for, a Sydney day. */
  readonly from: string
  /** The last day it holds for; null where no end is known. */
  readonly to: string | null
  readonly source: { readonly name: string; readonly url: string }
  /** The day the source was last read. */
  readonly checkedOn: string
}

const checkedOn = '2026-11-22'
const atoCgt = {
  name: 'ATO, CGT discount',
  url: 'https://www.ato.gov.au/individuals-and-families/investments-and-assets/capital-gains-tax/cgt-discount',
}
const taxReform = {
  name: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026',
  url: 'https://www.legislation.gov.au/C2026A00049/asmade/text',
}

export const lawFacts: readonly LawFact[] = [
  {
    id: 'cgt-discount',
    topic: 'capital-gains',
    statement:
      'Individuals who held for at least 12 months leave half of the gain out, the 50% CGT discount, for what builds up to 30 June 2027, even if the sale comes later.',
    from: '1999-09-21',
    to: '2027-06-30',
    source: atoCgt,
    checkedOn,
  },
  {
    id: 'cgt-indexation',
    topic: 'capital-gains',
    statement:
      'For gains that build up from 1 July 2027, the cost base is raised with inflation instead of the discount, after 12 months of holding, and a minimum tax of 30% applies, with exceptions for people on some government payments.',
    from: '2027-07-01',
    to: null,
    source: taxReform,
    checkedOn,
  },
  {
    id: 'super-guarantee-of-ordinary-time',
    topic: 'super-guarantee',
    statement: 'From 1 July 2025 to 30 June 2026 employers had to pay superannuation of 12% of ordinary time earnings.',
    from: '2025-07-01',
    to: '2026-06-30',
    source: {
      name: 'ATO, Super guarantee percentage',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/super-guarantee',
    },
    checkedOn,
  },
  {
    id: 'super-guarantee',
    topic: 'super-guarantee',
    statement:
      'Employers must generally pay superannuation of 12%, the rate since 1 July 2025, of qualifying earnings: pay for ordinary hours, all commissions, and such pay that was salary-sacrificed into super.',
    from: '2026-07-01',
    to: null,
    source: {
      name: 'ATO, What payments are qualifying earnings',
      url: 'https://www.ato.gov.au/businesses-and-organisations/super-for-employers/payday-super/paying-super-on-payday/what-payments-are-qualifying-earnings',
    },
    checkedOn: '2026-11-28',
  },
  {
    id: 'concessional-cap',
    topic: 'super-caps',
    statement:
      'The cap on concessional (before-tax) super contributions, an employer’s included, is $32,500 for the year from 1 July 2026 to 30 June 2027.',
    from: '2026-07-01',
    to: '2027-06-30',
    source: {
      name: 'ATO, Contributions caps',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/contributions-caps',
    },
    checkedOn,
  },
  {
    id: 'non-concessional-cap',
    topic: 'super-caps',
    statement:
      'The cap on non-concessional (after-tax) super contributions is $130,000 for the year from 1 July 2026 to 30 June 2027.',
    from: '2026-07-01',
    to: '2027-06-30',
    source: {
      name: 'ATO, Contributions caps',
      url: 'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/contributions-caps',
    },
    checkedOn,
  },
  {
    id: 'deposit-guarantee',
    topic: 'deposits',
    statement:
      'The Financial Claims Scheme protects deposits of up to $250,000 per account holder at each licensed bank, credit union or building society.',
    from: '2012-02-01',
    to: null,
    source: { name: 'APRA, Financial Claims Scheme', url: 'https://www.apra.gov.au/about-financial-claims-scheme' },
    checkedOn,
  },
  {
    id: 'tax-free-threshold',
    topic: 'tax-free-threshold',
    statement: 'A resident pays no income tax on the first $18,200 of income a year, the tax-free threshold.',
    from: '2012-07-01',
    to: null,
    source: {
      name: 'ATO, Tax-free threshold',
      url: 'https://www.ato.gov.au/individuals-and-families/jobs-and-employment-types/working-as-an-employee/tax-free-threshold',
    },
    checkedOn,
  },
]
