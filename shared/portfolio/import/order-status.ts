// OrderStatus: what the status of an order or a transfer says of its row: that it is done, was cancelled, or is still under way.

/** Whether a status says that nothing came of the order or transfer. */
export const isCancelled = (status: string): boolean =>
  /cancel|reject|declin|expired|lapsed|purged|failed|unfilled|revers|void|unsuccessful/i.test(status)

const underWay =
  /\b(?:open|pending|working|queued|placed|submitted|scheduled|processing|waiting|awaiting|incomplete|(?:in|on) (?:progress|market)|not (?:yet )?(?:filled|executed|done|completed?))\b|^(?:new|live|active|accepted)$/i
/** What waits for its settlement alone was traded. */
const isDone = /settle|(?<!not (?:yet )?)\b(?:filled|executed|completed?|traded)\b/i

const plain = (status: string): string => status.replace(/[_-]+/g, ' ').trim()

/**
 * Why a row of this status is no trade, or no transfer, as a sentence.
 * @param what what the row would be
 * @returns null where the status says nothing against it
 */
export function whyNotDone(status: string, what: 'trade' | 'transfer' = 'trade'): string | null {
  const shown = status.slice(0, 40)
  if (isCancelled(status)) return `This ${what} is ${shown.toLowerCase()}.`
  const words = plain(status)
  return underWay.test(words) && !isDone.test(words) ? `This ${what} isn’t done yet: its status is “${shown}”.` : null
}

/** Whether a status says that an order was filled in part: `Partially Filled`. */
export const isPartlyFilled = (status: string): boolean => /\bpart(?:ial|ly\b|\b)/i.test(plain(status))

/**
 * Whether a column says which positions are open and which were closed since, and nothing of orders. One that is open throughout can
 * be either, so it is none.
 * @param statuses every cell of the column
 */
export const arePositions = (statuses: readonly string[]): boolean =>
  statuses.some((status) => /^closed$/i.test(status)) &&
  statuses.every((status) => status === '' || /^(?:part(?:ial|ially|ly)? )?(?:open|closed)$/i.test(plain(status)))
