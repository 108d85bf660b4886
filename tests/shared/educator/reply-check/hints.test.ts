// Advice without a name, a number or a stock phrase: who speaks, and of what, decides.
import { expect, test } from 'vitest'
import { checkByPatterns } from '#shared/educator/reply-check/patterns/check-by-patterns.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { sentencesOf } from '#shared/educator/reply-check/sentences.ts'

const codesOf = (text: string) => checkByPatterns(`${text} ${educatorDisclaimer}`).codes

test.each([
  ['Were I in your place, I would own bonds.', "I can't say what I would do in your place."],
  ['Why would anyone keep their money in a bank?', 'Why do bond prices fall when rates rise?'],
  ['Gold 👍', 'Shares 📊, bonds 📄 and cash 💵 are asset classes.'],
  ['Verdict: own some.', 'Verdict: it depends on the person.'],
  ['Property, hands down.', 'Property is one of the main asset classes.'],
  ['Two cups of global shares and a pinch of gold.', 'Global shares add currency risk.'],
  ['It looks like a solid long-term hold.', 'A hold rating is an opinion of an analyst.'],
  ['Most sensible people choose property and are glad of it.', 'Some people choose property, others do not.'],
  ['You did not hear it from me, but own gold.', 'You may hear that gold always rises in a crisis.'],
])('"%s" is blocked and "%s" passes', (steering, teaching) => {
  expect(codesOf(steering)).toContain('R')
  expect(codesOf(teaching)).toEqual([])
})

test('a pronoun stands for the product named before it', () => {
  const [, second] = sentencesOf('ETFs trade on an exchange. They really are the smartest choice.')
  expect(second?.resolved).toBe('ASSET really are the smartest choice.')
  expect(codesOf('ETFs trade on an exchange. They really are the smartest choice.')).toEqual(['R'])
  expect(codesOf('ETFs trade on an exchange. They can be bought through a broker.')).toEqual([])
})

test('a pronoun stands for nothing when nothing was named', () => {
  const [only] = sentencesOf('They really are the smartest choice.')
  expect(only?.resolved).toBe(only?.low)
})

test('a failure with a date is history, although the sentence before the colon is not', () => {
  expect(codesOf('Some pegs have failed: TerraUSD lost its link in May 2022.')).toEqual([])
  expect(codesOf('Some pegs hold: TerraUSD is a fine coin.')).toContain('S')
})
