// Lesson 4, ETFs: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l04-q1',
    section: 'What you actually own',
    question:
      'Kim holds units in an index ETF. A company inside it calls its shareholders to a vote. Who is on its register for those shares?',
    options: [
      "Kim, for a small parcel of shares that stands in Kim's own name",
      'The stock exchange, for every ETF',
      'The market maker that sold the units',
      'The trust or its custodian, and Kim holds units in it',
    ],
    correctAnswer: 3,
    explanations: [
      "It can feel that way, but the shares are in the trust's name. Kim won't be on 200 share registers.",
      'The exchange runs the market on which units change hands. It owns none of what is traded there.',
      'Market makers trade units and sometimes swap them for shares. Once sold, the units are no business of theirs.',
      'Yes. The trust owns the shares, usually through a custodian, and each unit is a claim on a fraction of the pool.',
    ],
  },
  {
    id: 'l04-q2',
    section: 'Two prices that stay close',
    question: "An ETF's units trade well above its NAV one morning. What usually brings the two back together?",
    options: [
      'The exchange stops trading units until they match',
      'Market makers create units to sell',
      'The manager lowers the fee for the rest of the day',
      'Holders are paid the difference as a distribution',
    ],
    correctAnswer: 1,
    explanations: [
      'There is no fixed price to match. Units trade at whatever buyers and sellers agree on.',
      'Right. Swapping shares for new units turns a profit while the gap lasts, and selling them closes it.',
      "The fee is a yearly percentage and leaves the fund a little at a time. It has no pull on today's price.",
      'A distribution passes on what the fund has earned. A gap between two prices earns it nothing.',
    ],
  },
  {
    id: 'l04-q3',
    section: 'Two prices that stay close',
    question: 'A fund holds $300 million of assets, owes nothing and has 12 million units. What is its NAV per unit?',
    options: ['$25 a unit', '$3.60 a unit', '$250 a unit', '$2.50 a unit'],
    correctAnswer: 0,
    explanations: [
      'Yes. Assets less debts, shared out over the units: $300 million divided by 12 million.',
      'Those are the digits of 300 times 12. The assets are shared out among the units, so it is a division.',
      'At that price 12 million units would be worth $3 billion, ten times what the fund holds.',
      'The right digits with the point one place off. 12 million units at $2.50 would be $30 million.',
    ],
  },
  {
    id: 'l04-q4',
    section: 'What it costs',
    question:
      "A unit's bid is $9.98 and its ask is $10.02. Someone buys and then sells straight away. What does the spread cost them?",
    options: [
      'Around 40 cents a unit',
      'The full 4 cents a unit',
      'Nothing, as the price is the same',
      'Half of it, so 2 cents a unit',
    ],
    correctAnswer: 1,
    explanations: [
      'That is ten times the gap. $10.02 less $9.98 is 4 cents.',
      'Right. They pay the ask, $10.02, and get the bid, $9.98. Brokerage comes on top.',
      'Neither price moved, and there are still two of them: a higher one to buy at and a lower one to sell at.',
      'Half would be one side of the trade. They bought at the ask and sold at the bid, so they crossed the whole gap.',
    ],
  },
  {
    id: 'l04-q5',
    section: 'A day on the exchange',
    question: "What does a limit order do that a market order doesn't?",
    options: [
      'It costs nothing until it is filled',
      'It is sure to be filled the same day',
      'It names the worst price that will be taken',
      'It limits how far the holding can fall',
    ],
    correctAnswer: 2,
    explanations: [
      'Neither kind is about costs. The difference is which prices the order will take.',
      'It is the other way round: a limit order may wait in vain. A market order takes the price that is there.',
      'Yes. It waits for that price or a better one, and may go unfilled if none comes.',
      'It sets a price for one trade. What the holding is worth afterwards is up to the market.',
    ],
  },
  {
    id: 'l04-q6',
    section: 'Common mistakes',
    question:
      'One ETF trades at $20 a unit and another at $100, and both follow the same index. What does that say about their value?',
    options: [
      'The $100 one has grown more',
      'The $20 one is cheap, since more units fit in',
      'The $20 one can rise further',
      'Nothing, as the start price was chosen',
    ],
    correctAnswer: 3,
    explanations: [
      'It may just have started higher. Growth is in the percentages, and both follow one index.',
      'More units, each of a smaller slice. A pizza cut into more pieces is the same pizza.',
      'A percentage is a percentage: if the index rises 10%, one gains $2 and the other $10.',
      'Right. The manager picks the starting number. $1,000 holds the same slice of the index either way.',
    ],
  },
]
