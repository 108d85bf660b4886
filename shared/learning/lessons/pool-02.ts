// Lesson 2, Risk vs Return: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l02-q1',
    section: 'Why losses weigh more than gains',
    question: 'A $4,000 holding falls 50% in one year. What rise in the next year brings it back to $4,000?',
    options: [
      '50%, because equal moves cancel each other out',
      '100%, because half has to double',
      '75%, midway between the loss and the full amount',
      '25%, because half of the money was never touched',
    ],
    correctAnswer: 1,
    explanations: [
      'A natural guess. But a 50% rise on $2,000 is $1,000, so the holding would stand at $3,000.',
      'Yes. $2,000 has to become $4,000, and doubling is a 100% gain.',
      'A 75% rise on $2,000 gets to $3,500. Close, but not level.',
      'A 25% rise on $2,000 only reaches $2,500.',
    ],
  },
  {
    id: 'l02-q2',
    section: 'Why the two travel together',
    question:
      'A friend says: "Riskier investments pay more in the end, you just have to wait." What does that leave out?',
    options: [
      'That risky investments pay out less often than safe ones do',
      'That the waiting works only for shares, not other assets',
      'That inflation eats the extra return in the meantime',
      "That the range of outcomes has a poor end, and waiting can't remove it",
    ],
    correctAnswer: 3,
    explanations: [
      'How often something pays out is a different matter. Risk is about how far the results can spread.',
      'No asset works that way. If waiting made the return certain, there would be no risk to be paid for.',
      "Inflation hits safe and risky investments alike, so it isn't the hole in this argument.",
      'Right. A longer stretch gives bad years more chance to be followed by good ones, without promising it.',
    ],
  },
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
