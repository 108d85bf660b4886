// Example sum: how the amount for learning is worked out, in words, wherever it is shown.
import { safeToInvestPercent } from '#shared/person/finances.ts'
import { formatMoney } from './format.ts'

/** @param leftOver AUD a month, income less expenses; left out while it is not known */
export function exampleSum(leftOver?: number): string {
  if (leftOver === undefined) return `${safeToInvestPercent}% of what is left over: an example, not a plan.`
  if (leftOver <= 0) return 'Nothing is left over, so it is $0: an example, not a plan.'
  return `${safeToInvestPercent}% of the ${formatMoney(leftOver)} left over: an example, not a plan.`
}
