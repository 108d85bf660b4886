// Lesson 14, Dividends and Franking: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l14-q1',
    section: 'The receipt: franking credits',
    question:
      'A $700 dividend, fully franked at 30%, reaches someone taxed at 15%. What happens at tax time, as the rules stand in November 2026?',
    options: ['They owe $150', 'They owe $105, 15% of it', 'They get $150 back', 'Nothing, as it is settled'],
    correctAnswer: 2,
    explanations: [
      'The $150 is right and the direction is not: the credit of $300 is larger than the tax.',
      'That taxes the $700 alone. The credit is added to income first, which makes $1,000.',
      'Yes. Tax on $1,000 is $150, the credit is $300, and the difference is refunded.',
      'Company tax was paid at 30%. The credit settles it at the person’s own rate, up or down.',
    ],
  },
  {
    id: 'l14-q2',
    section: 'Four dates, and one that matters most',
    question:
      'A share goes ex-dividend by 70 cents and nothing else changes. What has somebody gained who bought the day before?',
    options: [
      'About nothing: the price drops by as much',
      '70 cents, as the price stays put',
      'The credit, and no dividend',
      '49 cents, once tax is paid',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. The cash comes out of the price, more or less, and then it is taxed.',
      'The price is set by buyers, and from that day on they no longer get the 70 cents.',
      'Dividend and credit travel together. Whoever gets the one gets the other.',
      'That counts the cash and leaves out the share, which is worth about 70 cents less.',
    ],
  },
  {
    id: 'l14-q3',
    section: 'Yield, and what it hides',
    question:
      "A share's yield jumps from 5% to 10% in a month, and the company has announced nothing. What is the likeliest reason?",
    options: [
      'The board is about to raise it',
      'The price has halved',
      'Its profit has doubled',
      'The dividend now includes its credit',
    ],
    correctAnswer: 1,
    explanations: [
      'A plan that nobody knows of is in no sum. The yield uses dividends that were paid.',
      "Yes. The yield is last year's dividend over today's price, so a falling price lifts it.",
      'Profit is no part of the yield. It shows up only when the board pays more of it out.',
      'Counting the credit turns 5.0% into 7.1%. It cannot double the figure.',
    ],
  },
  {
    id: 'l14-q4',
    section: 'Reinvestment and fine print',
    question: 'Jo takes new shares in place of a $200 dividend. How is it treated for tax?',
    options: [
      'As no income until she sells them',
      'As a discount on the new shares',
      'As a gain, once the plan ends',
      'As $200 of income, plus any credit, this year',
    ],
    correctAnswer: 3,
    explanations: [
      'The sale of the new shares comes later. The dividend itself is income now.',
      'Some plans do set a slightly lower price. The dividend that pays for them is income all the same.',
      'A gain is worked out when shares are sold. A dividend is income, reinvested or not.',
      'Right. She could have had the cash. The $200 is also what the new parcel cost her.',
    ],
  },
  {
    id: 'l14-q5',
    section: 'The board decides',
    question: 'A company has paid a dividend every year for 20 years. What is it bound to pay next year?',
    options: [
      'What it paid last year, less any loss',
      'Nothing: the board decides afresh',
      'The same share of its profit',
      'At least its interim one',
    ],
    correctAnswer: 1,
    explanations: [
      'No sum carries over. A dividend is a decision about this year’s profit.',
      'Yes. Long habits tell you about the past. In 2020 some very long ones were broken.',
      'Some boards name a share of profit as their aim. An aim can be changed as well.',
      'The interim dividend is the board’s choice too, and it can be skipped.',
    ],
  },
  {
    id: 'l14-q6',
    section: 'The receipt: franking credits',
    question: 'Why is a franking credit added to income before it is taken off the tax?',
    options: [
      'Because the credit is paid out in cash later',
      'Because credits are worth more at higher rates',
      'Because all of the profit is your income',
      'Because the ATO taxes every refund',
    ],
    correctAnswer: 2,
    explanations: [
      'Only what is left after the tax comes back in cash, and for many people nothing does.',
      'The credit is the same for everybody. What differs is the tax that it is set against.',
      'Right. The dollar of profit was 70 cents of dividend and 30 cents of tax, so both are counted.',
      'The refund is no income. The gross-up comes from the profit that the tax was paid on.',
    ],
  },
]
