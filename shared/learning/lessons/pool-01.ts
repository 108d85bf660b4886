// Lesson 1, Compounding: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l01-q1',
    section: 'Returns on returns',
    question:
      "An account pays 6% a year and the interest stays in. Why is the second year's interest bigger than the first year's?",
    options: [
      'The rate climbs a little with every year the money stays',
      'Prices rise each year, and interest has to keep up',
      'The 6% is now paid on a larger balance',
      'The bank pays loyal customers more',
    ],
    correctAnswer: 2,
    explanations: [
      'Fair guess, but the rate is 6% in both years. What grew is the amount the 6% is paid on.',
      'Inflation changes what the interest can buy. It adds nothing to the interest itself.',
      "Yes. In year two, last year's interest sits in the balance and earns 6% too, which is all compounding is.",
      'Some accounts do pay a bonus like that, but compounding needs none: the balance itself is larger.',
    ],
  },
  {
    id: 'l01-q2',
    section: 'What eats into it',
    question:
      'Two funds earn the same before fees, but one charges one percentage point more each year. Why does the gap between them keep widening over 30 years?',
    options: [
      'Each fee takes the growth it would have earned along with it',
      'The dearer fund has to take bigger risks to cover its higher costs',
      'Inflation pushes the fee up a bit every year',
      'A percentage fee gets steeper as funds age',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. A dollar paid in year 1 is also 29 years of growth that dollar never gets to earn.',
      'The question says both earn the same before fees. The difference appears only once the fees come out.',
      'Inflation and fees both nibble, but separately. The gap here comes from fees alone.',
      'The percentage can stay the same for all 30 years and the gap still widens, because the lost growth piles up.',
    ],
  },
  {
    id: 'l01-q3',
    section: 'The rule of 72',
    question:
      'Money grows 8% a year and nothing is taken out. By the rule of 72, about how long does it take to double?',
    options: ['12.5 years', '24 years', '64 years', '9 years'],
    correctAnswer: 3,
    explanations: [
      'That is 100 divided by 8, which is how long simple growth takes. Compounding gets there sooner.',
      '24 years would be the answer at 3%. At 8% the money gets there much faster.',
      'That takes 8 away from 72. The rule divides 72 by the rate.',
      'Yes. 72 divided by 8 is 9, and 8% is well inside the range where the shortcut works.',
    ],
  },
  {
    id: 'l01-q4',
    section: 'What eats into it',
    question: 'Savings earn 3% in a year in which prices rise 4%. What happens to what the money can buy?',
    options: ['It grows by around 3%', 'It shrinks by around 1%', 'It stays at one level', 'It grows by around 7%'],
    correctAnswer: 1,
    explanations: [
      'The balance does. What it can buy is another matter, because prices rose as well.',
      'Right. The balance is 3% bigger and things cost 4% more, so it buys a little less than before.',
      'It would if the two rates matched. Here prices are a step ahead of the interest.',
      'That adds the two together. Rising prices work against the interest, so they come off.',
    ],
  },
  {
    id: 'l01-q5',
    section: 'It works on debts too',
    question: 'A $1,000 card debt at 20% a year, with interest added monthly, is left alone for a year. What is owed?',
    options: ['A bit more than $1,200', 'A little less than $1,200', 'Exactly $1,200 in all', 'Not much over $1,020'],
    correctAnswer: 0,
    explanations: [
      "Yes, about $1,219. Each month's interest joins the debt and is charged interest itself.",
      'Charging it in twelfths makes the total larger, since each twelfth is worked out on a slightly bigger debt.',
      'It would be, if the interest were added once at the end. Added monthly, it starts being charged interest in month two.',
      'One month alone adds about $17, and there are twelve of them.',
    ],
  },
  {
    id: 'l01-q6',
    section: 'What the clock does',
    question:
      'Mia puts in $1,000 a year from 20 to 29, and Ben from 30 to 59, both at 6%. Why is he only just ahead at 60?',
    options: [
      'His later deposits were each smaller than hers',
      'She was paid a better rate for starting young',
      'Her money had an extra decade to grow',
      'He took some money out',
    ],
    correctAnswer: 2,
    explanations: [
      'Every deposit was $1,000, hers and his. He simply made more of them, later.',
      'Both earned 6% a year after costs. The only thing that differed was when the money went in.',
      'Right. Ten more years of compounding did most of the work of his extra $20,000.',
      'Nobody took anything out. His deposits just had less time.',
    ],
  },
]
