// Export guides: where the export button is at each broker and exchange, as far as it could be confirmed. What nobody confirmed is
// left out: a wrong way there costs more than none.
import type { ImportFormat } from '#shared/portfolio/import/import-row.ts'

export type ExportGuide = {
  readonly broker: string
  readonly formats: readonly ImportFormat[]
  /** Which of its files says most, where it has several. */
  readonly best?: string
  /** The way to the export; null while it is not confirmed. */
  readonly way: {
    readonly steps: readonly string[]
    /** Where it is described, and by whom. */
    readonly source: string
    readonly isOwn: boolean
    /** The day on which the source was read. */
    readonly checkedOn: string
  } | null
}

const bankFile =
  'The list of confirmations says most: trade date, brokerage and settlement. The transaction summary works too.'

/** The four that most people come from first, then by name. */
export const exportGuides: readonly ExportGuide[] = [
  {
    broker: 'CommSec',
    formats: ['commsec-confirmations', 'commsec-transactions', 'order-search'],
    best: 'Confirmations say most: trade date, settlement date and brokerage. The transactions file works too; from it we work the brokerage out.',
    way: null,
  },
  { broker: 'SelfWealth', formats: ['selfwealth'], best: 'Choose the movements, as CSV.', way: null },
  { broker: 'Stake', formats: ['stake'], best: 'Choose the account activity, as an Excel file (.xlsx).', way: null },
  {
    broker: 'CoinSpot',
    formats: ['coinspot', 'coinspot-transfers'],
    best: 'Bring the orders, and the sends and receives if you moved coins in or out.',
    way: {
      steps: ['Log in on the website.', 'Go to Orders & History.', 'Choose the dates and Export CSV.'],
      source: 'https://austax-tools.pages.dev/crypto/coinspot-tax-calculator-australia',
      isOwn: false,
      checkedOn: '2026-11-22',
    },
  },
  { broker: 'Bell Direct', formats: ['bell-direct'], way: null },
  {
    broker: 'Binance',
    formats: ['binance-statement', 'binance-trades'],
    best: 'Choose the statement of all transactions, as CSV.',
    way: null,
  },
  {
    broker: 'CMC Invest',
    formats: ['cmc-confirmations', 'cmc-statement'],
    best: 'Confirmations say most. The account statement works too.',
    way: null,
  },
  { broker: 'FP Markets', formats: ['fp-markets'], way: null },
  {
    broker: 'Kraken',
    formats: ['kraken'],
    best: 'Choose Ledgers and not Trades: only the ledgers have instant buys and what every fee was paid in.',
    way: {
      steps: ['Log in on the website.', 'Go to Account, then History, then Export.', 'Choose Ledgers, as CSV.'],
      source: 'https://support.kraken.com/hc/en-us/articles/115000302707-Export-Trade-or-Ledger-History',
      isOwn: true,
      checkedOn: '2026-11-22',
    },
  },
  {
    broker: 'nabtrade',
    formats: ['nabtrade-trades', 'nabtrade-cash', 'nabtrade-portfolio'],
    best: 'The list of trades says most. The cash account and the portfolio report work too.',
    way: null,
  },
  {
    broker: 'Sharesies',
    formats: ['sharesies'],
    way: {
      steps: ['Open your investment portfolio.', 'Choose Manage, then Download reports.'],
      source: 'https://intercom.help/sharesies-au/en/articles/9937042-guide-to-your-investor-statement',
      isOwn: true,
      checkedOn: '2026-11-22',
    },
  },
  { broker: 'Sharesight', formats: ['sharesight'], way: null },
  {
    broker: 'Swyftx',
    formats: ['swyftx'],
    way: {
      steps: [
        'On the web: your initials in the top bar, then Profile, then Transaction Reports. In the app: Menu, Profile, Transaction reports.',
        'Choose your dates.',
        'Choose Download CSV.',
      ],
      source: 'https://support.swyftx.com/hc/en-au/articles/13718365656217-Generate-a-transaction-report',
      isOwn: true,
      checkedOn: '2026-11-22',
    },
  },
  { broker: 'Westpac, St.George, Bankwest and Bendigo', formats: ['order-search'], best: bankFile, way: null },
]
