// Table access: which actions each function may do on which partitions of the single table (keys: docs/data-model.md).
import type { FunctionName } from './function-sizing.ts'

type Action = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem'

/** `keys` are patterns of the partition key, held by IAM itself through dynamodb:LeadingKeys. There is no Scan anywhere. */
export type TableAccess = {
  readonly actions: readonly Action[]
  readonly keys: readonly string[]
  /** The only attributes that may be asked for, held through dynamodb:Attributes; all when left out. */
  readonly attributes?: readonly string[]
}

const person = 'USER#*'
const quotes = 'QUOTE#*'
const tracked = 'TRACKED'
const market = 'MARKET'
const held = 'HELD'
const added = 'ADDED'
const histories = 'HISTORY#*'
const closes = 'CLOSES#*'
const alertRows = 'ALERT#*'
const alerted = 'ALERTED'
const recoveries = 'RECOVERY'
const subscribers = 'MAIL#*'
const coinCalls = 'COINCALLS#*'

/** What an item of alert rules is made of; no other item of a person has the rules. */
const alertAttributes = ['pk', 'sk', 'entity', 'v', 'rules', 'unsettled', 'removed', 'revision', 'writeId']

/** What a security record is made of. */
const securityAttributes = ['pk', 'sk', 'entity', 'v', 'browsers', 'toldOfBrowserAt', 'told', 'revision', 'writeId']

/** What a recovery record is made of. */
const recoveryAttributes = ['pk', 'sk', 'entity', 'v', 'codesSentAt', 'code', 'waiting', 'revision', 'writeId']

/** What turns a switch off or stops mail writes of a user document, and what claims a mail: nothing of the person but that. */
const switchAttributes = ['pk', 'sk', 'preferences', 'revision']
const stopAttributes = ['pk', 'sk', 'messages', 'revision']
const claimAttributes = [
  'pk',
  'sk',
  'messages',
  'preferences',
  'mailedWeeklyAt',
  'mailedAchievementsAt',
  'mailedNewsAt',
]

/** Prices as they are kept, and a note of what is looked at: who asks no provider for a price writes none. */
const keptPrices: readonly TableAccess[] = [
  // One statement, because a batch names several kinds at once and every key must match.
  { actions: ['BatchGetItem'], keys: [quotes, tracked, market] },
  { actions: ['BatchWriteItem'], keys: [tracked] },
]

/** Prices for people's requests: reads and keeps quotes, notes what is looked at, and counts the calls about coins. */
const askedPrices: readonly TableAccess[] = [
  ...keptPrices,
  { actions: ['PutItem'], keys: [quotes] },
  { actions: ['UpdateItem'], keys: [quotes, coinCalls] },
]

/** Prices for the refresh: of everything that is looked at, with the outages of providers and how far it came. */
const refreshedPrices: readonly TableAccess[] = [
  { actions: ['BatchGetItem'], keys: [quotes, market] },
  { actions: ['PutItem'], keys: [quotes] },
  { actions: ['UpdateItem'], keys: [quotes, market] },
  { actions: ['Query'], keys: [tracked] },
]

/** Whoever adds a holding notes its instrument as added, unless it is held already. */
const notesOfHeld: readonly TableAccess[] = [
  { actions: ['GetItem'], keys: [held] },
  { actions: ['PutItem'], keys: [added] },
]

/** Closes and corporate actions by instrument and year. */
const priceHistory: readonly TableAccess[] = [{ actions: ['Query', 'PutItem'], keys: [histories] }]

export const tableAccess: Readonly<Record<FunctionName, readonly TableAccess[]>> = {
  health: [],
  // Deleting an account erases a person's whole partition, in batches.
  profile: [
    { actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], keys: [person] },
    // One statement, because the erasure names the person's items, their subscriptions and their recovery in one batch.
    { actions: ['BatchWriteItem'], keys: [person, subscribers, recoveries] },
    // The rows of a person's alert rules go with the account.
    { actions: ['BatchWriteItem'], keys: [alertRows] },
  ],
  holdings: [
    { actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], keys: [person] },
    ...notesOfHeld,
    ...askedPrices,
  ],
  transactions: [
    { actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], keys: [person] },
    // An import adds holdings.
    ...notesOfHeld,
    // Shows a holding at the price that is kept.
    ...keptPrices,
  ],
  // Takes back what it stored when the account was closed meanwhile.
  learning: [{ actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], keys: [person] }],
  ai: [
    // Takes back what it stored when the account was closed meanwhile.
    { actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], keys: [person] },
    { actions: ['GetItem', 'PutItem', 'UpdateItem'], keys: ['AI#*'] },
    { actions: ['BatchGetItem'], keys: [quotes, tracked, market] },
  ],
  // Of a person, only whether the account has been closed.
  market: [{ actions: ['GetItem'], keys: [person], attributes: ['pk', 'sk', 'closedAt'] }, ...askedPrices],
  // Reads a person's holdings and trades, never writes any. Asks providers for histories alone, whose calls about coins are counted.
  performance: [
    { actions: ['GetItem', 'Query'], keys: [person] },
    ...keptPrices,
    { actions: ['UpdateItem'], keys: [coinCalls] },
    ...priceHistory,
  ],
  // Reads a person's holdings and trades; keeps what they say of a tax year.
  tax: [
    { actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'], keys: [person] },
    { actions: ['BatchGetItem'], keys: [closes] },
  ],
  watchlist: [
    // Takes back what it stored when the account was closed meanwhile; whether mails are on stands in the user document.
    { actions: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'], keys: [person] },
    { actions: ['BatchWriteItem'], keys: [alertRows, alerted] },
    ...askedPrices,
  ],
  'price-refresh': [
    ...refreshedPrices,
    // Which instruments have alert rules, and which of these a price has reached.
    { actions: ['Query', 'PutItem', 'DeleteItem'], keys: [alerted] },
    { actions: ['Query', 'BatchWriteItem'], keys: [alertRows] },
    // Of a person, their alert rules alone: nothing else has these attributes.
    { actions: ['GetItem', 'PutItem'], keys: [person], attributes: alertAttributes },
  ],
  'price-history': [
    { actions: ['Query'], keys: [held, added, tracked] },
    // What the market knows of what was added is held from then on.
    { actions: ['PutItem'], keys: [held] },
    { actions: ['DeleteItem'], keys: [added] },
    // How far it came.
    { actions: ['BatchGetItem', 'UpdateItem'], keys: [market] },
    ...priceHistory,
    // Kept for good: written once, never changed or deleted.
    { actions: ['Query', 'PutItem'], keys: [closes] },
  ],
  // Turns a switch off, of whoever the signed link names.
  messages: [
    { actions: ['UpdateItem'], keys: [person], attributes: switchAttributes },
    { actions: ['BatchWriteItem'], keys: [subscribers] },
  ],
  'message-fan-out': [{ actions: ['Query'], keys: [subscribers] }],
  // Reads what a mail is made from; of a user document it writes only that a mail was sent.
  'message-sender': [
    { actions: ['GetItem', 'BatchGetItem', 'Query'], keys: [person] },
    { actions: ['UpdateItem'], keys: [person], attributes: claimAttributes },
    { actions: ['PutItem'], keys: [person], attributes: alertAttributes },
    // Which browsers somebody has signed in from; taken back when the account was closed meanwhile.
    { actions: ['PutItem'], keys: [person], attributes: securityAttributes },
    // A sign-in stops a recovery that waits.
    { actions: ['PutItem'], keys: [person], attributes: recoveryAttributes },
    { actions: ['DeleteItem'], keys: [person, recoveries] },
    { actions: ['Query'], keys: [histories] },
  ],
  'message-feedback': [
    { actions: ['GetItem', 'BatchGetItem'], keys: [person] },
    { actions: ['UpdateItem'], keys: [person], attributes: stopAttributes },
    { actions: ['BatchWriteItem'], keys: [subscribers] },
  ],
  // Who calls it is signed out: of a person it writes their recovery and nothing else.
  recovery: [
    { actions: ['GetItem'], keys: [person] },
    { actions: ['PutItem'], keys: [person], attributes: recoveryAttributes },
    { actions: ['PutItem'], keys: [recoveries] },
    // Takes back what it stored when the account was closed meanwhile.
    { actions: ['DeleteItem'], keys: [person, recoveries] },
  ],
  'recovery-run': [
    { actions: ['Query', 'DeleteItem'], keys: [recoveries] },
    { actions: ['GetItem', 'PutItem'], keys: [person], attributes: recoveryAttributes },
  ],
  'pool-calls': [],
  identity: [],
}
