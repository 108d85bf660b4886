// FundIndexes: which index some ASX-listed funds follow, so that two of the same index can be told. Content, extended by an owner:
// a fund that is not here is one that was not checked, and nothing is said about it.

/** ASX code to the name of its index. */
export const fundIndexes: {
  readonly source: string
  readonly checkedOn: string
  readonly indexOf: Readonly<Record<string, string>>
} = {
  source:
    'State Street Global Advisors Australia, fund pages of STW and SPY; InvestSMART (2024) for IOZ; The Motley Fool Australia (2025) for IVV',
  checkedOn: '2026-11-22',
  indexOf: { IOZ: 'S&P/ASX 200', STW: 'S&P/ASX 200', IVV: 'S&P 500', SPY: 'S&P 500' },
}
