// Time machine words: what the choices are called, the reasons that are offered, and when a stop is.
import type { Choice } from '#shared/learning/time-machine.ts'
import { monthOfStop } from '#shared/learning/time-machine.ts'

export const choiceNames: Readonly<Record<Choice, string>> = { hold: 'Hold', add: 'Add', sell: 'Sell' }

/** Said of oneself, each as neutral as the next. */
export const reasonsFor: Readonly<Record<Choice, readonly string[]>> = {
  hold: ['My plan has not changed', 'I don’t know what comes next', 'I’d rather not decide today'],
  add: ['That is part of my plan', 'The price is lower than it was', 'It has been going up'],
  sell: ['The plan was some of it in cash', 'The fall worries me', 'The money has another use'],
}

/** `Year 2, month 5`; the first stop is `The start`. */
export function whenText(stop: number): string {
  const month = monthOfStop(stop)
  return month === 0 ? 'The start' : `Year ${Math.floor(month / 12) + 1}, month ${(month % 12) + 1}`
}
