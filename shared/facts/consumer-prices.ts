// ConsumerPrices: the Consumer Price Index of the Australian Bureau of Statistics, all groups, weighted average of the
// eight capital cities (series A2325846C), by quarter. Content, extended by an owner.
//
// Only quarters whose index number was confirmed are here. Between two of them a line is straight, so a quarter that is
// left out bends it a little and moves neither end. In November 2025 the ABS changed the reference period from 2011-12 to
// September 2025; index numbers of the two are not comparable without a quarter that is known in both, and none was
// confirmed: the series stay apart.

/** The index at the end of a quarter. */
export type QuarterLevel = { readonly quarterEnd: string; readonly level: number }
export type ConsumerPriceSeries = {
  readonly reference: string
  readonly source: string
  readonly checkedOn: string
  readonly quarters: readonly QuarterLevel[]
}

/** Oldest first; each stops at its last quarter. */
export const consumerPrices: readonly ConsumerPriceSeries[] = [
  {
    reference: '2011-12 = 100',
    source:
      'ABS 6401.0, to June 2016 as reproduced by the Australian Taxation Office (ato.gov.au/Rates/Consumer-price-index), later quarters as law firms and table G1 of the RBA quote the ABS releases',
    checkedOn: '2026-11-22',
    quarters: [
      { quarterEnd: '2000-03-31', level: 69.7 },
      { quarterEnd: '2000-06-30', level: 70.2 },
      { quarterEnd: '2000-09-30', level: 72.9 },
      { quarterEnd: '2000-12-31', level: 73.1 },
      { quarterEnd: '2001-03-31', level: 73.9 },
      { quarterEnd: '2001-06-30', level: 74.5 },
      { quarterEnd: '2001-09-30', level: 74.7 },
      { quarterEnd: '2001-12-31', level: 75.4 },
      { quarterEnd: '2002-03-31', level: 76.1 },
      { quarterEnd: '2002-06-30', level: 76.6 },
      { quarterEnd: '2002-09-30', level: 77.1 },
      { quarterEnd: '2002-12-31', level: 77.6 },
      { quarterEnd: '2003-03-31', level: 78.6 },
      { quarterEnd: '2003-06-30', level: 78.6 },
      { quarterEnd: '2003-09-30', level: 79.1 },
      { quarterEnd: '2003-12-31', level: 79.5 },
      { quarterEnd: '2004-03-31', level: 80.2 },
      { quarterEnd: '2004-06-30', level: 80.6 },
      { quarterEnd: '2004-09-30', level: 80.9 },
      { quarterEnd: '2004-12-31', level: 81.5 },
      { quarterEnd: '2005-03-31', level: 82.1 },
      { quarterEnd: '2005-06-30', level: 82.6 },
      { quarterEnd: '2005-09-30', level: 83.4 },
      { quarterEnd: '2005-12-31', level: 83.8 },
      { quarterEnd: '2006-03-31', level: 84.5 },
      { quarterEnd: '2006-06-30', level: 85.9 },
      { quarterEnd: '2006-09-30', level: 86.7 },
      { quarterEnd: '2006-12-31', level: 86.6 },
      { quarterEnd: '2007-03-31', level: 86.6 },
      { quarterEnd: '2007-06-30', level: 87.7 },
      { quarterEnd: '2007-09-30', level: 88.3 },
      { quarterEnd: '2007-12-31', level: 89.1 },
      { quarterEnd: '2008-03-31', level: 90.3 },
      { quarterEnd: '2008-06-30', level: 91.6 },
      { quarterEnd: '2008-09-30', level: 92.7 },
      { quarterEnd: '2008-12-31', level: 92.4 },
      { quarterEnd: '2009-03-31', level: 92.5 },
      { quarterEnd: '2009-06-30', level: 92.9 },
      { quarterEnd: '2009-09-30', level: 93.8 },
      { quarterEnd: '2009-12-31', level: 94.3 },
      { quarterEnd: '2010-03-31', level: 95.2 },
      { quarterEnd: '2010-06-30', level: 95.8 },
      { quarterEnd: '2010-09-30', level: 96.5 },
      { quarterEnd: '2010-12-31', level: 96.9 },
      { quarterEnd: '2011-03-31', level: 98.3 },
      { quarterEnd: '2011-06-30', level: 99.2 },
      { quarterEnd: '2011-09-30', level: 99.8 },
      { quarterEnd: '2011-12-31', level: 99.8 },
      { quarterEnd: '2012-03-31', level: 99.9 },
      { quarterEnd: '2012-06-30', level: 100.4 },
      { quarterEnd: '2012-09-30', level: 101.8 },
      { quarterEnd: '2012-12-31', level: 102 },
      { quarterEnd: '2013-03-31', level: 102.4 },
      { quarterEnd: '2013-06-30', level: 102.8 },
      { quarterEnd: '2013-09-30', level: 104 },
      { quarterEnd: '2013-12-31', level: 104.8 },
      { quarterEnd: '2014-03-31', level: 105.4 },
      { quarterEnd: '2014-06-30', level: 105.9 },
      { quarterEnd: '2014-09-30', level: 106.4 },
      { quarterEnd: '2014-12-31', level: 106.6 },
      { quarterEnd: '2015-03-31', level: 106.8 },
      { quarterEnd: '2015-06-30', level: 107.5 },
      { quarterEnd: '2015-09-30', level: 108 },
      { quarterEnd: '2015-12-31', level: 108.4 },
      { quarterEnd: '2016-03-31', level: 108.2 },
      { quarterEnd: '2016-06-30', level: 108.6 },
      { quarterEnd: '2017-03-31', level: 110.5 },
      { quarterEnd: '2018-06-30', level: 113 },
      { quarterEnd: '2019-06-30', level: 114.8 },
      { quarterEnd: '2022-06-30', level: 126.1 },
      { quarterEnd: '2022-09-30', level: 128.4 },
      { quarterEnd: '2024-12-31', level: 139.4 },
    ],
  },
  {
    reference: 'September 2025 = 100',
    source: 'ABS Consumer Price Index, Australia, July 2026, tables 17 and 18',
    checkedOn: '2026-11-22',
    quarters: [
      { quarterEnd: '2025-06-30', level: 98.43 },
      { quarterEnd: '2025-09-30', level: 99.73 },
      { quarterEnd: '2025-12-31', level: 100.32 },
      { quarterEnd: '2026-03-31', level: 101.7 },
      { quarterEnd: '2026-06-30', level: 102.31 },
    ],
  },
]
