// HalfExchange: rows that exchange one coin for another and do not say for what.
import { refuse } from './file-lines.ts'

/** Whether a word for the kind of a row says that one coin became another. */
const saysExchange = /\b(?:swap(?:ped)?|convert(?:ed)?|conversion)\b/i

/**
 * Refuses a row that exchanges coins and does not say for what: it is no movement that can be passed over.
 * @throws Unreadable for such a row
 */
export function refuseHalfExchange(word: string): void {
  if (saysExchange.test(word))
    refuse(
      `“${word.slice(0, 20)}” is a sale of one coin and a buy of another, and this row doesn’t say both. Add them by hand.`,
    )
}
