// CashRate: the cash rate target of the Reserve Bank of Australia, by the day each change took effect. Content, extended by
// an owner.

/** Percent a year from a day on. */
export type RateChange = { readonly from: string; readonly percent: number }

export const cashRateTarget: {
  readonly source: string
  readonly checkedOn: string
  /** The last day the rate is known for: the next decision was not confirmed when the table was checked. */
  readonly knownTo: string
  readonly changes: readonly RateChange[]
} = {
  source:
    'Reserve Bank of Australia, Cash Rate Target, rba.gov.au/statistics/cash-rate; the last change is media release 2026-27',
  checkedOn: '2026-11-22',
  knownTo: '2026-11-03',
  changes: [
    { from: '2010-03-03', percent: 4 },
    { from: '2010-04-07', percent: 4.25 },
    { from: '2010-05-05', percent: 4.5 },
    { from: '2010-11-03', percent: 4.75 },
    { from: '2011-11-02', percent: 4.5 },
    { from: '2011-12-07', percent: 4.25 },
    { from: '2012-05-02', percent: 3.75 },
    { from: '2012-06-06', percent: 3.5 },
    { from: '2012-10-03', percent: 3.25 },
    { from: '2012-12-05', percent: 3 },
    { from: '2013-05-08', percent: 2.75 },
    { from: '2013-08-07', percent: 2.5 },
    { from: '2015-02-04', percent: 2.25 },
    { from: '2015-05-06', percent: 2 },
    { from: '2016-05-04', percent: 1.75 },
    { from: '2016-08-03', percent: 1.5 },
    { from: '2019-06-05', percent: 1.25 },
    { from: '2019-07-03', percent: 1 },
    { from: '2019-10-02', percent: 0.75 },
    { from: '2020-03-04', percent: 0.5 },
    { from: '2020-03-20', percent: 0.25 },
    { from: '2020-11-04', percent: 0.1 },
    { from: '2022-05-04', percent: 0.35 },
    { from: '2022-06-08', percent: 0.85 },
    { from: '2022-07-06', percent: 1.35 },
    { from: '2022-08-03', percent: 1.85 },
    { from: '2022-09-07', percent: 2.35 },
    { from: '2022-10-05', percent: 2.6 },
    { from: '2022-11-02', percent: 2.85 },
    { from: '2022-12-07', percent: 3.1 },
    { from: '2023-02-08', percent: 3.35 },
    { from: '2023-03-08', percent: 3.6 },
    { from: '2023-05-03', percent: 3.85 },
    { from: '2023-06-07', percent: 4.1 },
    { from: '2023-11-08', percent: 4.35 },
    { from: '2025-02-19', percent: 4.1 },
    { from: '2025-05-21', percent: 3.85 },
    { from: '2025-08-13', percent: 3.6 },
    { from: '2026-02-04', percent: 3.85 },
    { from: '2026-03-18', percent: 4.1 },
    { from: '2026-05-06', percent: 4.35 },
    { from: '2026-09-30', percent: 4.6 },
  ],
}
