// Show all, in words: how many rows the button below a long list brings.
import { formatQuantity } from './format.ts'

/**
 * @param count rows that the button brings, those in sight included
 * @param what what they are, such as `sales`
 * @param notListed further ones that are in no list
 */
export const showAllWords = (count: number, what: string, notListed = 0): string =>
  notListed > 0
    ? `Show ${formatQuantity(count)} of ${formatQuantity(count + notListed)} ${what}`
    : `Show all ${formatQuantity(count)} ${what}`
