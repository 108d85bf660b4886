// App help on holdings, trades and prices.
import type { Term } from '../learning/terms.ts'

/** Whose files people ask about by name, those that are read and others; which ones are is told on the import screen. */
const brokers = [
  'commsec',
  'selfwealth',
  'stake',
  'coinspot',
  'swyftx',
  'binance',
  'kraken',
  'nabtrade',
  'cmc',
  'sharesies',
  'sharesight',
  'bell direct',
  'fp markets',
  'westpac',
  'st george',
  'bankwest',
  'bendigo',
  'pearler',
  'superhero',
  'moomoo',
  'coinbase',
]

const waysToConnect =
  'import from,import,connect to my,connect to,connect,connect my,i link,link my,sync with,sync'.split(',')

export const portfolioHelp: readonly Term[] = [
  {
    id: 'app-adding',
    term: 'Adding an investment',
    also: ['add investment', 'add holding', 'add to my portfolio', 'how do i add a'],
    meaning:
      'On Portfolio, press Add Investment and search by name or code. A price comes along; units and cost are yours to fill in and to change later.',
  },
  {
    id: 'app-alerts',
    term: 'Watching and alerts',
    also: ['watchlist', 'watch list', 'price alert', 'set a price alert', 'alert me', 'notify me about price'],
    meaning:
      'Watching, on Portfolio, follows shares, ETFs and coins without owning them. A price alert says what happened and never what to do about it.',
  },
  {
    id: 'app-brokers',
    term: 'Brokers and exchanges',
    also: [
      'connect my broker',
      'connect to my broker',
      'link my broker',
      'sync my broker',
      ...brokers.flatMap((broker) => waysToConnect.map((way) => `${way} ${broker}`)),
    ],
    meaning:
      'Gumnut connects to no broker or exchange. On Portfolio, press Import trades and choose the file that yours lets you download; any table will do, once you say what its columns are.',
  },
  {
    id: 'app-changing',
    term: 'Changing or deleting an investment',
    also: [
      'edit holding',
      'edit a holding',
      'delete holding',
      'delete a holding',
      'remove holding',
      'delete investment',
      'edit investment',
      'delete transaction',
      'delete trade',
      'edit transaction',
      'edit trade',
      'fix trade',
      'fix holding',
      'change the quantity',
      'change quantity',
      'change the units',
      'wrong average price',
      'wrong avg price',
    ],
    meaning:
      'On Portfolio, the pencil edits an investment and the bin deletes it. Trades are edited and deleted on the page of their investment. What is deleted can be brought back right after.',
  },
  {
    id: 'app-importing',
    term: 'Importing trades',
    also: [
      'import csv',
      'upload csv',
      'my csv',
      'upload trades',
      'add trades',
      'commsec trades',
      'import broker file',
      'connect broker',
    ],
    meaning:
      'On Portfolio, press Import trades and choose the file your broker lets you download. It is read on your device, and an import can be undone for 30 days.',
  },
  {
    id: 'app-manual-entry',
    term: 'Manual Entry',
    also: [
      'isn’t in the search',
      'not in the search',
      'doesn’t show up in the search',
      'i track my super',
      'track my super here',
      'track my house',
      'i track us shares',
      'i want to track us shares',
      'how to track us shares',
      'i track us stocks',
      'i track american shares',
      'i track overseas shares',
      'do i add us shares',
      'how to add us shares',
      'can i add us shares',
      'do i add overseas shares',
      'how to add overseas shares',
      'can i add overseas shares',
      'do i add my super',
      'add my super here',
      'add my super to gumnut',
    ],
    meaning:
      'On Portfolio, Manual Entry adds what the search doesn’t find. What no Australian market prices, such as super or a share listed overseas, goes in as Other, with a price that you type and change yourself.',
  },
  {
    id: 'app-price-differences',
    term: 'Prices that look wrong',
    also: [
      'price here differ',
      'price here different',
      'price here is wrong',
      'price here is different',
      'my price is wrong',
      'the price is wrong',
      'holding price is wrong',
      'prices are wrong',
      'prices here are wrong',
      'is my price wrong',
      'is the price wrong',
      'are the prices wrong',
      'are my prices wrong',
      'price looks wrong',
      'shows the wrong price',
      'price of my shares is wrong',
      'price of my shares looks wrong',
      'price differ from my broker',
      'price differ from google',
      'price differ from yahoo',
    ],
    meaning:
      'A broker’s price may be live; those of the ASX are 20 minutes late in Gumnut and refresh every five minutes while you look. Each says where it comes from and how old it is.',
  },
  {
    id: 'app-price-labels',
    term: 'Stale and sample prices',
    also: ['stale', 'stale price', 'sample price', 'no price found', 'no live price'],
    meaning:
      'Stale is a price more than 24 hours old, days without trading aside. A sample price stands in where no market price could be had. With neither, the price you gave is counted, or else what was paid.',
  },
  {
    id: 'app-prices',
    term: 'Prices in Gumnut',
    also: ['prices update', 'price delayed', 'price out of date', 'old price', 'refresh prices', 'live prices'],
    meaning:
      'Prices refresh every five minutes while you look; those of the ASX are 20 minutes late. Each says where it comes from and how old it is.',
  },
  {
    id: 'app-tax-time',
    term: 'Tax time',
    also: ['tax report', 'tax time page', 'report for my accountant'],
    meaning:
      'Tax time, on Portfolio, lists the sales, dividends and credits of a financial year and how each figure comes about. It is general education, not a tax return.',
  },
  {
    id: 'app-trades',
    term: 'Trades on record',
    also: [
      'what did i buy',
      'what did i sell',
      'what have i bought',
      'what have i sold',
      'my trades',
      'my transactions',
      'trade history',
      'transaction history',
    ],
    meaning:
      'The page of each investment, opened from Portfolio, lists its trades with their dates. On Profile, trades can be downloaded as CSV.',
  },
]
