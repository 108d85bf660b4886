// Lesson 16, Dollar-Cost Averaging: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l16-q1',
    section: 'More units when prices are low',
    question: 'Somebody invests the same amount each month. Why does the average cost end up below the average price?',
    options: [
      'Brokers charge less for orders that come in regularly',
      'Prices fall in more months than they rise in',
      'The same dollars buy more units at low prices',
      'Part units are rounded up in favour of the buyer',
    ],
    correctAnswer: 2,
    explanations: [
      'Brokerage would change what is paid on top. The gap is there with no fees at all.',
      'It works in a rising market too. All it takes is that the price moves.',
      'Yes. The cheap days add more units to the count, and that pulls the average down.',
      'Rounding plays no part. With exact fractions of units the result is the same.',
    ],
  },
  {
    id: 'l16-q2',
    section: 'More units when prices are low',
    question: 'A price climbs for a year without a pause. Which of these four people ends with the most?',
    options: [
      'The one who put it all in at the start',
      'The one who spread it evenly over the twelve months',
      'The one who waited for a dip until the very last month',
      'The one who put in half at the start and half at the end',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. All of that money was there for the whole rise.',
      'Spreading left most of the money out for part of the rise.',
      'The dip never came in this story, so the money missed nearly all of the rise.',
      'Half of the money got the whole rise and the other half next to nothing of it.',
    ],
  },
  {
    id: 'l16-q3',
    section: 'What studies have found',
    question: 'Why did lump sums finish ahead about two times in three in the 2012 study?',
    options: [
      'Large orders are filled at better prices',
      'Fund managers waive fees on big sums',
      'People who hold a lump sum pick better days',
      'Markets rose more often than not, so earlier was longer',
    ],
    correctAnswer: 3,
    explanations: [
      'Both ways were measured at the same market prices. The size of an order made no difference.',
      'Fees were no part of the result. It came from the returns of shares, bonds and cash.',
      'The days were not picked: the study ran through every starting month in its records.',
      'Yes. Money that went in early usually had more time in a rising market. Usually, and not each time.',
    ],
  },
  {
    id: 'l16-q4',
    section: 'Small orders and brokerage',
    question: 'Brokerage is $5 an order. What share of the money does it take from five orders of $200 each?',
    options: [
      '0.5%, as it is $5 in $1,000',
      '2.5%, as it is $5 in $200',
      '12.5%, as five lots of 2.5% are added up',
      'Nothing, as the units were cheaper',
    ],
    correctAnswer: 1,
    explanations: [
      'That is the figure for one order of $1,000. Here the $5 is paid five times.',
      'Right. Each order loses $5 of its $200. In all it is $25 of $1,000, the same 2.5%.',
      'The fees add up to $25, but so do the orders, to $1,000. The share stays the same.',
      'A cheap price changes how many units there are. The fee comes out either way.',
    ],
  },
  {
    id: 'l16-q5',
    section: 'What it does for nerves',
    question:
      'Lee invests monthly, stops when prices have dropped by a third, and starts again once they are back. What did the pause do?',
    options: [
      'It left out the months with the cheapest units',
      'It locked in the gains that Lee had made up to that point',
      'It lowered the average cost of the units',
      'It made no difference to the units',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. What remains are the purchases at higher prices, so the average cost is higher too.',
      'Stopping adds nothing new and sells nothing old. What Lee held fell and came back all the same.',
      'The reverse: without the cheap months the average cost goes up.',
      'Lee ends with fewer units, and each of them cost more on average.',
    ],
  },
  {
    id: 'l16-q6',
    section: 'One name for two things',
    question: 'Who is giving something up by spreading money out over a year?',
    options: [
      'A nurse who invests $100 of each pay as the pay comes in',
      'A worker whose employer pays super every payday',
      'A student with $12,000 who puts in $1,000 a month',
      'A barista who invests her tips each Friday',
    ],
    correctAnswer: 2,
    explanations: [
      'The nurse has nothing waiting: the money goes in when it arrives.',
      'Contributions go in as they are paid. No pile of cash is being held back.',
      'Right. Most of the $12,000 waits in cash at first. It may miss a rise, or a fall.',
      'The tips go in when she has them, so there is nothing that waits.',
    ],
  },
]
