// Quote fetcher: asks a provider for a group of instruments in few calls, and distrusts many "not found" at once.
import { type Instrument, instrumentKey, isAsxCode, isCoinId } from './instrument.ts'
import {
  type AsxSource,
  type CoinSource,
  type Kept,
  type QuoteSources,
  type SourceAnswer,
  SourceUnavailable,
} from './ports.ts'

/** `unavailable`: the provider gave no answer, which says nothing about the instrument. */
export type Asked = SourceAnswer | { kind: 'unavailable' }

const unavailable: Asked = { kind: 'unavailable' }

/** Codes that a batch left out are asked for one by one, but only so many: a burst of calls gets us blocked. */
const maxSingleCalls = 5

/** More than half of five or more at once: an outage, not delistings: Yahoo answers 404 in outages too. */
export const isOutage = (absent: number, asked: number): boolean => asked >= 5 && absent > asked / 2

async function orUnavailable<Answer>(call: Promise<Answer>): Promise<Answer | { kind: 'unavailable' }> {
  try {
    return await call
  } catch (error) {
    if (error instanceof SourceUnavailable) return { kind: 'unavailable' }
    throw error
  }
}

const isUnavailable = (
  answer: Map<string, SourceAnswer> | { kind: 'unavailable' },
): answer is { kind: 'unavailable' } => !(answer instanceof Map)

/** Takes back every "not found" when there are too many to be true. */
function doubted(answers: Map<string, Asked>): Map<string, Asked> {
  const absent = [...answers].filter(([, answer]) => answer.kind === 'not-found')
  if (!isOutage(absent.length, answers.size)) return answers
  return new Map([...answers, ...absent.map(([name]) => [name, unavailable] as const)])
}

async function askAsx(asx: AsxSource, codes: readonly string[]): Promise<Map<string, Asked>> {
  const [only] = codes
  if (codes.length === 1 && only !== undefined) return new Map([[only, await orUnavailable(asx.one(only))]])
  const batch = await orUnavailable(asx.many(codes))
  // The whole batch failed: asking for each of its codes would be worse than failing.
  if (isUnavailable(batch)) return new Map(codes.map((code) => [code, unavailable]))
  const missing = codes.filter((code) => !batch.has(code))
  if (isOutage(missing.length, codes.length)) {
    return new Map([...batch, ...missing.map((code) => [code, unavailable] as const)])
  }
  const singly = await Promise.all(
    missing.slice(0, maxSingleCalls).map(async (code) => [code, await orUnavailable(asx.one(code))] as const),
  )
  const leftOut = missing.slice(maxSingleCalls).map((code) => [code, unavailable] as const)
  return doubted(new Map<string, Asked>([...batch, ...singly, ...leftOut]))
}

async function askCoins(
  coins: CoinSource,
  ids: readonly string[],
  ...whose: [askedBy?: string | undefined, isRenewal?: boolean]
): Promise<Map<string, Asked>> {
  const batch = await orUnavailable(coins.many(ids, ...whose))
  if (isUnavailable(batch)) return new Map(ids.map((id) => [id, unavailable]))
  return doubted(new Map<string, Asked>(batch))
}

export type Group = { kind: 'asx'; names: string[] } | { kind: 'coin'; names: string[] }

function inChunks(kind: Group['kind'], names: readonly string[], size: number): Group[] {
  return Array.from({ length: Math.ceil(names.length / size) }, (_, index) => ({
    kind,
    names: names.slice(index * size, (index + 1) * size),
  }))
}

/** Instruments in groups of one provider and one call each; what no provider can be asked for is in none. */
export function groupByProvider(instruments: readonly Instrument[], sources: QuoteSources): Group[] {
  const codes = instruments.flatMap((instrument) =>
    instrument.kind === 'asx' && isAsxCode(instrument.code) ? [instrument.code] : [],
  )
  const ids = instruments.flatMap((instrument) =>
    instrument.kind === 'coin' && isCoinId(instrument.id) ? [instrument.id] : [],
  )
  return [...inChunks('asx', codes, sources.asx.maxBatch), ...inChunks('coin', ids, sources.coins.maxBatch)]
}

/** Instruments without a price go last, so that one that does not exist spoils no batch of good ones. */
export function knownFirst(instruments: readonly Instrument[], { quotes }: Pick<Kept, 'quotes'>): Instrument[] {
  const isNew = (instrument: Instrument): number => (quotes.has(instrumentKey(instrument)) ? 0 : 1)
  return instruments.toSorted((a, b) => isNew(a) - isNew(b))
}

/** The instruments of a group, in its order. */
export const instrumentsIn = (group: Group): Instrument[] =>
  group.kind === 'asx'
    ? group.names.map((code) => ({ kind: 'asx', code }) as const)
    : group.names.map((id) => ({ kind: 'coin', id }) as const)

/** An answer for every name of the group. Never fails because of a provider. */
export const ask = (
  group: Group,
  sources: QuoteSources,
  ...whose: [askedBy?: string | undefined, isRenewal?: boolean]
): Promise<Map<string, Asked>> =>
  group.kind === 'asx' ? askAsx(sources.asx, group.names) : askCoins(sources.coins, group.names, ...whose)
