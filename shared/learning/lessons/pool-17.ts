// Lesson 17, Fees: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l17-q1',
    section: 'Flat bites small, percentage bites large',
    question: 'A yearly fee of $78 is the same for everybody. On which balance does it weigh the most?',
    options: [
      'On $50,000, as there is more to lose',
      'On $10,000, as it sits in the middle',
      'On none, as it is the same $78',
      'On $1,000, as it is 7.8%',
    ],
    correctAnswer: 3,
    explanations: [
      'There it is about 0.16%. A large balance hardly notices a flat fee.',
      'On $10,000 it is 0.78%, ten times as light as on $1,000.',
      'The dollars are the same. What differs is the share of the money that they take.',
      'Yes. The smaller the balance, the larger the share that a flat fee takes.',
    ],
  },
  {
    id: 'l17-q2',
    section: 'Where fees hide',
    question: 'An app offers US shares with no brokerage. Where is the likeliest place for a cost all the same?',
    options: [
      'In the dividend, which is halved on the way here',
      'In the rate at which dollars are changed, each way',
      'In a fee that the ASX adds to US trades',
      'In the number of shares that are on offer',
    ],
    correctAnswer: 1,
    explanations: [
      'The company pays the dividend it has announced. An app has no say in its amount.',
      'Right. A margin of 0.6% each way takes $12 out of $1,000, with no fee on the screen.',
      'A trade on a US exchange never touches the ASX.',
      'A short list can be a nuisance. It is no cost on a trade.',
    ],
  },
  {
    id: 'l17-q3',
    section: 'Flat bites small, percentage bites large',
    question: 'One app costs $78 a year and another 0.6% of the balance a year. When does the second cost more?',
    options: [
      'Once the balance passes $13,000',
      'Below a balance of $13,000',
      'At any balance, since it grows each year',
      'At no balance, since 0.6% is under 1%',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. At $13,000 both are $78. From there on the percentage is the larger one.',
      'It is the other way round: on $1,000 the percentage is only $6.',
      'A percentage fee grows with the balance, but on a small balance it starts out tiny.',
      'A small percentage of a large balance can be a lot of dollars: $300 on $50,000.',
    ],
  },
  {
    id: 'l17-q4',
    section: 'Where fees hide',
    question:
      'A coin is bought for $1,000 and sold at once. Its price has not moved, and $980 comes back. What took the rest?',
    options: [
      'The yearly account fee, paid in advance',
      'A fall in value that the chart was too slow to show',
      'The spread, half of it each way',
      'Interest on the thousand dollars',
    ],
    correctAnswer: 2,
    explanations: [
      'A yearly fee would be on the statement under its own name.',
      'The question says that the price stayed where it was.',
      'Right. About 1% going in and 1% coming out, inside the two prices.',
      'Nothing was borrowed, so there is no interest to pay.',
    ],
  },
  {
    id: 'l17-q5',
    section: 'Three questions for any fee',
    question: 'Two products both say "0.5%". What is the first thing that could make one cost far more than the other?',
    options: [
      'Whether the fee is listed before or after the decimal point',
      'Whether it is charged once or every year',
      'Whether it is paid by card or by direct debit',
      'Whether others pay it as well',
    ],
    correctAnswer: 1,
    explanations: [
      'Half a per cent is half a per cent however it is printed.',
      'Yes. Charged yearly on a whole balance, it comes back again and again.',
      'A card can add a small surcharge. It would not change the fee itself by much.',
      'What other people pay has no bearing on what leaves this account.',
    ],
  },
  {
    id: 'l17-q6',
    section: 'The page that has to tell you',
    question: 'What makes the cost of product in one PDS useful beside the one in another?',
    options: [
      'It shows the return that the fund expects',
      'It leaves out costs that change yearly',
      'It is checked by the readers themselves',
      'It uses the same made-up balance for similar products',
    ],
    correctAnswer: 3,
    explanations: [
      'It is about costs. What a fund will earn is in no document.',
      'Costs that vary are estimated and included, or the example would be worth little.',
      'Readers can redo the sum, but the fund is the one that has to get it right.',
      'Right. Same balance, same year, so what differs is the cost.',
    ],
  },
]
