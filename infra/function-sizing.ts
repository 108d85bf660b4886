// Function sizing: memory, time and concurrency of every function, each with its reason.
import type { AreaName } from '#shared/contract/index.ts'
import type { Preset } from './environments.ts'

export type FunctionName = AreaName | 'price-refresh' | 'price-history' | 'recovery-run' | 'identity' | MailFunction

/** Fan-out by the clock, sender behind the queues, feedback of bounces and complaints, calls of the user pool that people are told of. */
export type MailFunction = 'message-fan-out' | 'message-sender' | 'message-feedback' | 'pool-calls'

export type Sizing = {
  /** The folder under lambdas/ whose handler.ts is the entry. */
  readonly folder: string
  /** Memory buys processor time: 1,769 MB are one core. Start-up gets two cores whatever is set here. */
  readonly memoryMb: number
  readonly timeoutSeconds: number
  /** A fixed share of the account's concurrency, which is also the most that can run at once; only where the environment reserves any. */
  readonly reserved?: (preset: Preset) => number
  readonly because: string
}

/** What a function reserves in an environment; undefined when nothing. */
export const reservedConcurrency = (preset: Preset, name: FunctionName): number | undefined =>
  preset.reservesConcurrency ? sizing[name].reserved?.(preset) : undefined

export const sizing: Readonly<Record<FunctionName, Sizing>> = {
  health: {
    folder: 'health',
    memoryMb: 128,
    timeoutSeconds: 3,
    because: 'Answers a constant; nothing to wait for.',
  },
  profile: {
    folder: 'profile',
    memoryMb: 512,
    timeoutSeconds: 15,
    because: 'One or two items a request; export and deletion page through up to a thousand. Cognito may take 4 s.',
  },
  holdings: {
    folder: 'holdings',
    memoryMb: 1024,
    timeoutSeconds: 15,
    because:
      'Reading 1,000 items costs 75 ms of a whole core: 0.58 cores keep the largest portfolio near 130 ms. A refresh waits for providers, 8 s at most.',
  },
  transactions: {
    folder: 'transactions',
    memoryMb: 1024,
    timeoutSeconds: 15,
    because:
      'Plays a ledger of up to 2,000 trades, some 5 ms of a whole core, and unpacks 20,000 for an export. Calls no provider.',
  },
  learning: {
    folder: 'learning',
    memoryMb: 512,
    timeoutSeconds: 10,
    because: 'Two items read, two written, and up to 108 cards played; the time is two tries at the table.',
  },
  ai: {
    folder: 'ai',
    memoryMb: 1024,
    timeoutSeconds: 28,
    reserved: ({ concurrency }) => concurrency.ai,
    because:
      'Waits for the model, 20 s at most; the gateway gives up at 30 s. The encoder that reads the answer takes some 500 MB and half a core. Reserved because every run can cost money.',
  },
  market: {
    folder: 'market-data',
    memoryMb: 512,
    timeoutSeconds: 15,
    reserved: ({ concurrency }) => concurrency.market,
    because:
      'Waits for providers, 8 s at most. Reserved because each container is one more caller that a provider may block us for.',
  },
  performance: {
    folder: 'performance',
    memoryMb: 1769,
    timeoutSeconds: 15,
    reserved: ({ concurrency }) => concurrency.market,
    because:
      'One whole core: the largest portfolio costs 100 ms of it, and its history some 10 MB. Waits 4 s at most for histories that are missing. Reserved like market: each container is one more caller of the providers.',
  },
  tax: {
    folder: 'tax',
    memoryMb: 1769,
    timeoutSeconds: 15,
    because:
      'One whole core: plays up to 20,000 trades and compares the parcels of every sale of a year. Reads kept closes, calls no provider.',
  },
  watchlist: {
    folder: 'watchlist',
    memoryMb: 512,
    timeoutSeconds: 15,
    reserved: ({ concurrency }) => concurrency.market,
    because:
      'Two small items a person. Waits for providers, 8 s at most. Reserved like market: each container is one more caller of them.',
  },
  'price-history': {
    folder: 'price-history',
    memoryMb: 512,
    timeoutSeconds: 600,
    reserved: () => 1,
    because:
      'Once a day after the close, one call a symbol, two at a time: some 900 symbols in 8 minutes, after which it begins no more. The next run goes on there.',
  },
  'price-refresh': {
    folder: 'price-refresh',
    memoryMb: 512,
    timeoutSeconds: 290,
    reserved: () => 1,
    because:
      'Asks in batches for 240 s at most, then lets the last answers in and follows the prices. Ends before the next tick; one at a time, so ticks never pile up.',
  },
  messages: {
    folder: 'messages',
    memoryMb: 256,
    timeoutSeconds: 10,
    because:
      'Checks a signature, turns one switch off and takes one entry from a list; the time is two tries at the table.',
  },
  'message-fan-out': {
    folder: 'message-fan-out',
    memoryMb: 512,
    timeoutSeconds: 600,
    because:
      'Reads the list of subscribers a page at a time and queues 50 people a message: 1,000,000 people are some 100 pages and 2,000 requests, about three minutes.',
  },
  'message-sender': {
    folder: 'message-sender',
    memoryMb: 1024,
    timeoutSeconds: 120,
    because:
      'Writes and sends the mails of 50 people at its share of the rate of SES; plays the trades of each and keeps closes of 400 instruments in memory.',
  },
  'message-feedback': {
    folder: 'message-feedback',
    memoryMb: 256,
    timeoutSeconds: 15,
    because: 'One read and two writes for each bounce or complaint.',
  },
  recovery: {
    folder: 'recovery',
    memoryMb: 512,
    timeoutSeconds: 15,
    because:
      'Two items and up to two calls of Cognito, 4 s each at most; answers take two seconds, so that they tell nothing.',
  },
  'recovery-run': {
    folder: 'recovery-run',
    memoryMb: 256,
    timeoutSeconds: 120,
    reserved: () => 1,
    because: 'Every five minutes: one query, and for each app that is due one call of Cognito and three writes.',
  },
  'pool-calls': {
    folder: 'pool-calls',
    memoryMb: 256,
    timeoutSeconds: 15,
    because: 'Reads an event and puts one message into the queue.',
  },
  identity: {
    folder: 'identity',
    memoryMb: 256,
    timeoutSeconds: 5,
    because: 'A Cognito trigger: Cognito itself waits 5 s and no longer.',
  },
}
