// Claims about the standing of the educator: a licence, a review by qualified people, an adviser made needless. What is denied stays.
import { expect, test } from 'vitest'
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'

const around = (sentence: string): string =>
  `Advice that looks at your life is a service of its own. ${sentence} The lesson has more on it.`

test.each([
  'Our answers are checked by registered tax agents before you read them.',
  'Everything I tell you has been signed off by qualified planners, so ask away.',
  'Gumnut runs under an authorisation from the regulator.',
  'We hold an Australian financial services licence for this.',
  "I've got my RG 146 ticket, so lean on that.",
  'Our own planners go over these lessons every quarter.',
  'For a start like yours an adviser has nothing left to tell you.',
  'There is no call to pay a planner for the same thing.',
  'With the lessons done you can skip the adviser.',
  "A talk with me does the job of a counsellor, and it's free.",
  'What you read here can stand in for an appointment.',
  'Save the fee, you have got me.',
  'Nobody qualified is missing here, as our lessons are checked by registered tax agents.',
])('a claim is blocked, whatever a judge says: %s', (sentence) => {
  expect(hardCodes(around(sentence))).toContain('X')
})

test.each([
  'I am not licensed and give no advice.',
  'This app does not hold a financial services licence.',
  'That takes a view of your whole life, which I do not have, and a licence, which I do not have either; confidence improves no program that lacks both.',
  'A licensed adviser can look at the whole of it with you.',
  'Only an adviser with a licence may tell you what suits you.',
  'ASIC keeps a register on which you can look up a licence by its number.',
  'Some people who call hold no licence, whatever their website claims.',
  'Make sure that the publisher of the app is the licensed firm.',
  'Whether you need an adviser for this is a question that nobody here answers.',
  'Free financial counsellors can be reached through the National Debt Helpline.',
  'None of our lessons has been checked by a planner.',
  "You don't need an adviser to open an account with a broker.",
  'We have lessons on what an AFSL is.',
  'I can explain what a registered tax agent does.',
  'Nobody licensed looks over my explanations for your case.',
  'Nobody behind this chat has vetted the firm that wrote to you.',
  'I am software with a syllabus, and no certificate stands behind me.',
  'What their coach says and what I say have one thing in common: no qualified adviser has looked at your life.',
  "I'm a teaching bot with zero licence and a fondness for tables.",
  "I can't stand in for a financial adviser.",
  'The Tax Practitioners Board keeps a register of agents.',
  'What I teach is meant to make an hour with a licensed one worth more.',
  "I won't weigh that up, because needs analysis is exactly what licensed advice consists of.",
])('no claim is seen in: %s', (sentence) => {
  expect(hardCodes(around(sentence))).toEqual([])
})
