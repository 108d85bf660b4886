// Lesson 13, Capital Gains Tax: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l13-q1',
    section: 'Until 30 June 2027: half is left out',
    question:
      'Shares held for two years are sold in March 2027 with a $3,000 gain. How much is added to taxable income?',
    options: [
      'The whole gain of $3,000',
      'Half, so $1,500',
      'Nothing after two full years',
      '$900, which is 30% of it',
    ],
    correctAnswer: 1,
    explanations: [
      'That would be right for shares held under 12 months. After two years half of the gain is left out.',
      'Yes. Sold before the change and held for at least 12 months, so half of $3,000 is left out.',
      'Holding for longer than 12 months leaves out half and no more, however many years it was.',
      '30% may be the rate of tax. It is charged on what is added to income, so it comes a step later.',
    ],
  },
  {
    id: 'l13-q2',
    section: 'From 1 July 2027: inflation is left out',
    question:
      'Shares are bought for $5,000 after 1 July 2027 and sold two years later for $8,000. Prices rose 9% meanwhile. What is the gain that counts?',
    options: [
      'The full $3,000, as inflation is no cost',
      '$2,730, the $3,000 less 9%',
      '$1,500, half of it, as before',
      '$2,550, with the cost base raised',
    ],
    correctAnswer: 3,
    explanations: [
      'Under the new rule inflation is exactly what is left out, by raising the cost base.',
      'Close: the 9% is added to the cost of $5,000. Taking it off the gain is a different sum.',
      'Halving is the rule for gains that build up to 30 June 2027. These shares were bought afterwards.',
      'Right. $5,000 becomes $5,450, and $8,000 less $5,450 is $2,550.',
    ],
  },
  {
    id: 'l13-q3',
    section: 'No sale, no tax',
    question: 'Sam swaps one coin for another and takes no dollars out. How does the ATO see it?',
    options: [
      'As selling the first coin that day',
      'As nothing until dollars come out of the platform',
      'As a move between two of his wallets',
      'As income from the second coin',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. A swap disposes of the first coin at its value in dollars on that day.',
      'The event is letting go of the coin. Whether dollars arrive makes no difference.',
      'Moving the same coin between two wallets of your own is no sale. Here he ends up with another coin.',
      'A gain may come of it and be added to income. The swap itself is a sale, with a cost base to take off.',
    ],
  },
  {
    id: 'l13-q4',
    section: 'The cost base, parcel by parcel',
    question:
      'In one year Alex makes a $1,200 loss and a $3,000 gain on shares held for two years, both before July 2027. What comes first?',
    options: [
      'The discount, and then the loss',
      'Whichever gives the smaller tax bill',
      'The loss, then the discount',
      'Neither, as gains and losses are separate',
    ],
    correctAnswer: 2,
    explanations: [
      'That order would leave $300. The loss comes off the whole gain, before half is left out.',
      'The order is set by law. It is no choice for the person who sold.',
      'Right. $3,000 less $1,200 is $1,800, and half of that is $900.',
      "They meet in the same year's sum: losses are taken off gains.",
    ],
  },
  {
    id: 'l13-q5',
    section: 'Until 30 June 2027: half is left out',
    question: 'Shares are bought on 2 February 2026. From which day does a sale meet the 12 months?',
    options: [
      '1 February 2027, counting both days',
      '3 February 2027, as neither end counts',
      '2 February 2027, a year to the day',
      '1 July 2026, in the new year',
    ],
    correctAnswer: 1,
    explanations: [
      'That is short by two days. The day of buying is left out, and so is the day of selling.',
      'Yes. Twelve whole months have to lie between the two days, and neither of them counts.',
      'A natural guess, but the day of buying and the day of selling are both left out.',
      'The financial year decides which return a sale goes in. It has no say in how long something was held.',
    ],
  },
  {
    id: 'l13-q6',
    section: 'From 1 July 2027: inflation is left out',
    question: 'Something bought in 2025 is sold in 2029. How does the gain get split?',
    options: [
      'By days, before and after',
      'It is all under the newer rule',
      'All under the older rule',
      'At its value on 30 June 2027',
    ],
    correctAnswer: 3,
    explanations: [
      'The law looks at what it was worth just before the rule changed. A short-cut method may be allowed too, once it is published.',
      'What built up to 30 June 2027 keeps the older rule, even if the sale comes years later.',
      'The older rule covers what built up to 30 June 2027. What builds up after that falls under the newer one.',
      'Right. The last value under the older rule counts. The gain up to it keeps the discount, and the rest gets the raised cost base.',
    ],
  },
]
