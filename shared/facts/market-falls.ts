// MarketFalls: falls of the past that were long enough ago to know how they ended. Content, extended by an owner: a figure or a month
// that could not be confirmed is left out.

/** What fell: `shares`, an index of listed companies; `crypto`, bitcoin. */
export type FallenClass = 'shares' | 'crypto'

export type MarketFall = {
  readonly id: string
  /** Such as `1987, Australian shares`. */
  readonly name: string
  readonly fallen: FallenClass
  /** What was measured, by closing prices, without dividends. */
  readonly measure: string
  /** From the highest close to the lowest, whole percent. */
  readonly percent: number
  /** Months, `YYYY-MM`: of the high, of the low, and of the first close above the old high. */
  readonly high: string
  /** Where the month of the low could not be confirmed, what is known of it in words: how long after the high, and when. */
  readonly low: string | { readonly after: string; readonly when: string }
  readonly back: string
  /** What else belongs beside the figure. */
  readonly aside: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

const spAsx200 = {
  name: 'S&P Dow Jones Indices, S&P/ASX 200',
  url: 'https://www.spglobal.com/spdji/en/indices/equity/sp-asx-200/',
}

/** Oldest first. */
export const marketFalls: { readonly checkedOn: string; readonly falls: readonly MarketFall[] } = {
  checkedOn: '2026-11-22',
  falls: [
    {
      id: 'shares-1987',
      name: '1987, Australian shares',
      fallen: 'shares',
      measure: 'All Ordinaries',
      percent: 50,
      high: '1987-09',
      low: { after: 'Weeks', when: 'late in that year' },
      back: '1994-02',
      aside: 'The market lost a quarter of its value on one day, 20 October. The low came within weeks, late in 1987.',
      sources: [
        {
          name: 'AMP, Oliver’s Insights, October 2023',
          url: 'https://planetwealth.com.au/oliverinsights/olivers-insights-october-2023/',
        },
        {
          name: 'ABC News, Financial markets remember 1987 crash',
          url: 'https://www.abc.net.au/news/2007-10-19/financial-markets-remember-1987-crash/703816',
        },
      ],
    },
    {
      id: 'us-shares-2000',
      name: '2000 to 2002, US shares',
      fallen: 'shares',
      measure: 'S&P 500, in US dollars',
      percent: 49,
      high: '2000-03',
      low: '2002-10',
      back: '2007-05',
      aside: 'Australian shares fell less, and later: 22% from March 2002 to March 2003.',
      sources: [
        { name: 'CNBC, S&P 500 Milestones', url: 'https://www.cnbc.com/id/18397003' },
        { name: 'Fintrinity, Drawdowns in History', url: 'https://www.fintrinity.com/investing/drawdowns-in-history/' },
        {
          name: 'Hubb, Back to the Future (bear markets since 1964)',
          url: 'http://sitmarchive.hubb.com/Articles/Article/1290/Back-to-the-Future',
        },
      ],
    },
    {
      id: 'shares-2007',
      name: '2007 to 2009, Australian shares',
      fallen: 'shares',
      measure: 'S&P/ASX 200',
      percent: 54,
      high: '2007-11',
      low: '2009-03',
      back: '2019-07',
      aside: 'With dividends put back in, the old level came in September 2013, almost six years earlier.',
      sources: [
        spAsx200,
        { name: 'Investors Union, Comparative performance', url: 'https://iu.com.au/comparative-performance/' },
      ],
    },
    {
      id: 'shares-2020',
      name: '2020, Australian shares',
      fallen: 'shares',
      measure: 'S&P/ASX 200',
      percent: 37,
      high: '2020-02',
      low: '2020-03',
      back: '2021-05',
      aside: 'From the high to the low took 32 days.',
      sources: [
        spAsx200,
        {
          name: 'The Motley Fool Australia, 12 November 2020',
          url: 'https://www.fool.com.au/2020/11/12/after-8-months-asx-200-shares-are-finally-out-of-correction-territory',
        },
      ],
    },
    {
      id: 'bitcoin-2017',
      name: '2017 to 2018, bitcoin',
      fallen: 'crypto',
      measure: 'Bitcoin, in US dollars',
      percent: 84,
      high: '2017-12',
      low: '2018-12',
      back: '2020-11',
      aside: 'Other coins fell too, many of them further, and some never came back.',
      sources: [
        // Days end at midnight UTC: 19,640.51 on 16 December 2017, 3,185.07 on 15 December 2018.
        {
          name: 'Coin Metrics, daily closing prices of bitcoin',
          url: 'https://github.com/coinmetrics/data/blob/master/csv/btc.csv',
        },
        {
          name: 'Nasdaq, 30 November 2020',
          url: 'https://www.nasdaq.com/articles/bitcoin-price-hits-all-time-high-2020-11-30',
        },
      ],
    },
    {
      id: 'bitcoin-2021',
      name: '2021 to 2022, bitcoin',
      fallen: 'crypto',
      measure: 'Bitcoin, in US dollars',
      percent: 77,
      high: '2021-11',
      low: '2022-11',
      back: '2024-03',
      aside: 'Other coins fell too, many of them further, and some never came back.',
      sources: [
        {
          name: 'Dow Jones Market Data, 21 November 2022',
          url: 'https://www.marketscreener.com/news/latest/Bitcoin-Lost-3-99-to-15602-37-at-5-p-m-ET-Data-Talk--42379393/',
        },
        { name: 'Coinomi, From $68,900 to $15,460 and back', url: 'https://thecoinomi.com/bitcoin/7905' },
      ],
    },
  ],
}
