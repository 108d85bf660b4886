// Credit inside: what is asked where a franked part looks as if its credit were in it. Apart from the hints, which more screens load.
import { mayHoldCredit } from '#shared/tax/credit-inside.ts'
import { formatMoney } from './format.ts'

/**
 * What is said of a franked part that looks as if its credit were in it; undefined where it does not.
 * @param franked AUD, 0 or more; not a number while it is typed
 * @param credit AUD, likewise
 */
export function creditInsideText(franked: number, credit: number): string | undefined {
  if (!mayHoldCredit(franked, credit)) return undefined
  return `Is the credit in the franked part already? It is ${Math.round((100 * credit) / franked)}% of it, and of the cash alone it is usually 33% to 43%. Without the credit the franked part is ${formatMoney(franked - credit)}.`
}
