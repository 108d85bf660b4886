// Lesson 2, Risk vs Return: its quiz and four more questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'
import { quiz } from './lesson-02.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  ...quiz,
  {
    id: 'l02-q3',
    section: 'Feeling it and affording it',
    question: 'Kit stays calm when prices fall, but needs this money for rent in March. What does Kit have little of?',
    options: ['Liquidity', 'Risk capacity', 'Risk tolerance', 'Volatility'],
    correctAnswer: 1,
    explanations: [
      'Liquidity is how easily something can be sold. Kit may be able to sell at once, for too little to cover the rent.',
      'Yes. Capacity is what a fall would do to your life, and rent money has no time to recover.',
      'Tolerance is how a fall feels, and Kit has plenty of that. The trouble is what it would do.',
      'Volatility belongs to the investment: how much its price jumps around. Kit has a bill and a date.',
    ],
  },
  {
    id: 'l02-q4',
    section: 'Risk is more than a bumpy ride',
    question: '$10,000 earns 2% a year for ten years while prices rise 3% a year. What has happened to it?',
    options: [
      'It lost about a tenth of its dollars',
      'It held its value, as cash carries no risk',
      'It grew in dollars and in what they buy',
      'The number grew, but its buying power shrank',
    ],
    correctAnswer: 3,
    explanations: [
      'No dollar went missing: the balance is $12,190. It is the price of things that ran ahead.',
      'Cash is steady from day to day. Over ten years inflation still gets at it.',
      'In dollars, yes. In what they buy, no, because prices grew faster than the balance did.',
      'Right. There are $12,190 in the account, and they buy about what $9,070 bought at the start.',
    ],
  },
  {
    id: 'l02-q5',
    section: 'Why losses weigh more than gains',
    question:
      'Fund A earns 5% each year. Fund B goes up 30%, then down 20%, twice over. Both average 5%. How do they compare after four years?',
    options: [
      'They are level, as averages are equal',
      'B is ahead, as its rises are larger',
      'A is ahead, as falls weigh more',
      'It depends on which year came first',
    ],
    correctAnswer: 2,
    explanations: [
      'The averages match and the results differ. Averages leave out that every rise starts from what the last fall left.',
      'A rise of 30% and a fall of 20% come to 4% over two years. A makes 10.25% in the same time.',
      'Yes. $10,000 becomes $12,155 in A and $10,816 in B, because each fall leaves B a smaller base.',
      'The order makes no difference here. Multiply the four years any way round and B ends at the same place.',
    ],
  },
  {
    id: 'l02-q6',
    section: 'Risk is more than a bumpy ride',
    question: "Which of these does Australia's Financial Claims Scheme protect, up to its limit?",
    options: [
      'Savings in an Australian bank',
      'Coins kept on an Australian platform',
      'Units of an ETF that trades on the ASX',
      'Shares with a broker',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. It covers deposits, up to $250,000 per account-holder at each institution.',
      'Crypto is outside the scheme, wherever the platform has its office.',
      'Being traded on an exchange brings no such cover. The units are worth whatever buyers will pay.',
      'The scheme covers deposits. A share can fall to nothing, and no scheme makes that good.',
    ],
  },
]
