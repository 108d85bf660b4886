// Lesson 12, Super: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l12-q1',
    section: 'What goes in',
    question: 'Which of these is a concessional contribution?',
    options: [
      'Savings paid in, no deduction claimed',
      'The return a fund earned last year',
      "An employer's 12% of ordinary pay",
      'Lost super that has turned up',
    ],
    correctAnswer: 2,
    explanations: [
      'Savings have been through income tax already. With no deduction claimed, they are a non-concessional contribution.',
      'Earnings are made inside the fund. A contribution comes in from outside.',
      'Right. It goes in before income tax, and so it counts towards the concessional cap.',
      'That money was in super all along. Finding it puts nothing new in.',
    ],
  },
  {
    id: 'l12-q2',
    section: 'Small percentages, long years',
    question:
      'Two accounts earn the same before fees, and one costs half a point more each year. After 40 years of contributions, about how much less is in it?',
    options: ['About an eighth', 'About half a per cent', 'About a fiftieth', 'About half'],
    correctAnswer: 0,
    explanations: [
      'Yes. At 6% a year it is about 12%, because each fee takes its own later growth along.',
      'That is one year of it. Forty years of fees, and the growth they would have made, add up to far more.',
      'Two per cent is about four years of the fee. The sum runs for forty.',
      'A long time makes a small fee large, but not that large. Half would take a fee of several points.',
    ],
  },
  {
    id: 'l12-q3',
    section: 'The line on the payslip',
    question: "Kim's payslip lists super every week. Where can she see that the money has arrived?",
    options: [
      'On the payslip, as it is a record',
      'In her contract, under wages',
      'In her bank account, a week after payday',
      'In her account at the fund',
    ],
    correctAnswer: 3,
    explanations: [
      'A payslip records what is meant to be paid. Some of it may never have been sent.',
      'A contract says what was agreed. It knows nothing about last week.',
      'Super never passes through the bank account. It goes from the employer to the fund.',
      'Right. The fund shows what came in and when, and myGov shows it too.',
    ],
  },
  {
    id: 'l12-q4',
    section: 'The lock',
    question:
      'A message offers to get Dan, 28, his super early for a fee, so that he can buy a car. What is it most likely?',
    options: [
      'A hardship service of his fund',
      'An illegal scheme, and a risk to all of it',
      'A right that opens to members at 25',
      'A loan against his balance',
    ],
    correctAnswer: 1,
    explanations: [
      'Hardship means trouble with basic living costs, and a fund does not sell it by message. A car is no ground.',
      'Yes. The money counts as income, penalties can follow, and a stranger ends up with his papers.',
      'No age under 60 opens the lock for people his age, apart from a few narrow grounds.',
      'Super cannot be borrowed against like a house. Offers that say so belong to the same family.',
    ],
  },
  {
    id: 'l12-q5',
    section: 'Where it sits',
    question: 'Mia has never chosen how her super is invested. What does a default option usually hold?',
    options: [
      'A mix, with shares as a large part',
      'Cash in a bank, until she makes a choice',
      "Her employer's own shares",
      'Government bonds alone',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. That is why a fall in the share market shows up in super as well.',
      'Money does not wait for a choice. It is invested from the start, in the default mix.',
      'A fund is separate from the employer, and spreads money over many companies.',
      'Bonds are often a part of the mix, and rarely the whole of it.',
    ],
  },
  {
    id: 'l12-q6',
    section: 'Where it sits',
    question: "What can APRA's yearly test tell a member?",
    options: [
      'Which option will lead over ten years',
      'How much insurance comes with it',
      'Whether an employer has paid on time',
      'How an option did against a benchmark, so far',
    ],
    correctAnswer: 3,
    explanations: [
      'The test looks at years that are over. Nobody has the results of the next ten.',
      "Insurance is no part of the test. The fund's own documents describe it.",
      'That is between the employer, the fund and the ATO. The test is about investments and fees.',
      'Yes. It compares what happened with a benchmark, which is useful and looks backwards.',
    ],
  },
]
