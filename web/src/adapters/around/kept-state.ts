// Kept state: everything that was done while looking around, as the text that this tab keeps until the person leaves.
import { type CompletedLesson, type OwnWork, ownWork } from '#shared/account/own-work.ts'
import type { ReviewAnswer } from '#shared/learning/review-contract.ts'
import { noPersonData, type PersonData } from '../memory/person-data.ts'

/** Another form of what is kept: an older text is not read. */
const version = 2

/**
 * @property came the holdings that came with the demo, as they came
 * @property lessons completed here, and `reviews` answered here, in order
 */
export type KeptState = {
  came: Record<string, string>
  person: PersonData
  lessons: CompletedLesson[]
  reviews: ReviewAnswer[]
}

const mapMark = '$map'
const setMark = '$set'

export const writeState = (state: KeptState): string =>
  JSON.stringify({ version, ...state }, (_key, value: unknown) => {
    if (value instanceof Map) return { [mapMark]: [...value] }
    return value instanceof Set ? { [setMark]: [...value] } : value
  })

const isMap = (value: unknown): value is { [mapMark]: [unknown, unknown][] } =>
  typeof value === 'object' && value !== null && mapMark in value
const isSet = (value: unknown): value is { [setMark]: unknown[] } =>
  typeof value === 'object' && value !== null && setMark in value

/** @returns undefined for a text that this version did not write */
export function readState(text: string | null): KeptState | undefined {
  try {
    const read = JSON.parse(text ?? 'null', (_key, value: unknown) => {
      if (isMap(value)) return new Map(value[mapMark])
      return isSet(value) ? new Set(value[setMark]) : value
    }) as ({ version: number } & KeptState) | null
    if (read?.version !== version) return undefined
    const { came, person, lessons, reviews } = read
    return { came, person: { ...noPersonData(), ...person }, lessons, reviews }
  } catch {
    return undefined
  }
}

/** What of a kept text is the person's own; nothing for a text that cannot be read. */
export function ownWorkIn(text: string | null): OwnWork[] {
  const state = readState(text)
  if (state === undefined) return []
  const { came, person, lessons, reviews } = state
  const { ledgers } = person
  return ownWork(
    {
      holdings: [...person.holdings.values()],
      ledgers,
      taxYears: [...person.taxYears.values()],
      taxHoldings: [...person.taxHoldings.values()],
      lessons,
      reviews,
      watched: person.watchlist?.watched ?? [],
      rules: person.alerts?.rules ?? [],
    },
    came,
  )
}
