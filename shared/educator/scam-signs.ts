// Scam signs: what somebody tells who may be in the middle of a scam without calling it one. They name a bank, a tax or a trading app,
// and what explains those would make the lie sound true. Each sign has the term that fits it and the words in which Lesson 18 tells of it.
import { type Term, terms } from '../learning/terms.ts'
import { demands } from './scam-demands.ts'
import { offersOfScams } from './scam-offers.ts'
import { phishing } from './scam-phishing.ts'
import { superCalls } from './scam-super.ts'
import { takeovers } from './scam-takeovers.ts'

const signs = [...demands, ...phishing, ...offersOfScams, ...superCalls, ...takeovers]

const plain = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/\s+/g, ' ')

/**
 * What of a scam somebody tells who asks this, whatever they call it.
 * @param question in any writing
 * @returns the term of the glossary that fits and what Lesson 18 is to be searched for; undefined where nothing tells of one
 */
export function scamToldIn(question: string): { term: Term; tells: string } | undefined {
  const low = plain(question)
  const sign = signs.find(
    ({ said, never }) => said.some((all) => all.every((one) => one.test(low))) && !never.test(low),
  )
  const term = terms.find(({ id }) => id === sign?.id)
  return sign === undefined || term === undefined ? undefined : { term, tells: sign.tells }
}
