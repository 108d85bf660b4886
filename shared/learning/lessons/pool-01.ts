// Lesson 1, Compounding: its quiz and four more questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'
import { quiz } from './lesson-01.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  ...quiz,
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
    question: 'Mia made ten deposits and Ben made thirty, at the same rate. Why did he finish only just ahead?',
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
      'Nobody took anything out in the example. His deposits just had less time.',
    ],
  },
]
