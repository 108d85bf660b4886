// Lesson 11, 2008 Financial Crisis: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l11-q1',
    section: 'Borrowing on top of borrowing',
    question:
      'Dev bought $100,000 of shares with $40,000 of his own and a $60,000 loan. Shares then fell 54%. Why could he sell everything and still owe money?',
    options: [
      'The lender raises the loan when the security is worth less',
      'A margin call adds a penalty to what has been borrowed',
      'His interest had doubled the debt',
      "The loan didn't shrink with the shares",
    ],
    correctAnswer: 3,
    explanations: [
      'The lender asks for money back when the security shrinks. It lends nothing more.',
      'A margin call demands a payment or a sale. The loan itself stays what it was.',
      'Interest was left out of the sums entirely, and he still ended up $14,000 short.',
      'Yes. The loan is still $60,000 and the shares are worth $46,000, so the whole fall lands on Dev.',
    ],
  },
  {
    id: 'l11-q2',
    section: 'Passing it on',
    question: 'How did trouble with US home loans reach banks and councils in other countries?',
    options: [
      'Their governments had promised to stand behind the US lenders',
      'They had bought slices of the loans, bundled together',
      'They had lent to US home buyers directly',
      'Their own house prices follow US ones',
    ],
    correctAnswer: 1,
    explanations: [
      "They hadn't. Governments stepped in later, to rescue their own banks and depositors.",
      'Right. Slices of the bundles sat in funds and banks everywhere, often bought with borrowed money.',
      'The loans were made by lenders in the US. They travelled because they were bundled and sold on.',
      'Prices did fall elsewhere as well, but the shock came through the slices that investors already held.',
    ],
  },
  {
    id: 'l11-q3',
    section: 'Borrowing on top of borrowing',
    question:
      'Someone puts in $20,000 and borrows $80,000 to hold $100,000 of shares. What fall wipes out their own money?',
    options: ['A fall of a fifth', 'A fall of a half', 'A fall of four-fifths', 'A fall of a quarter'],
    correctAnswer: 0,
    explanations: [
      'Yes. A fifth of $100,000 is $20,000, all they put in, and the loan is still $80,000.',
      'Half would take $50,000. Their $20,000 would be long gone, and they would owe $30,000 more than they have.',
      'Four-fifths is the share that was borrowed. Their own money goes first, and it is only a fifth of the total.',
      'A quarter of $100,000 is $25,000. By then their own money is gone and $5,000 of the loan is uncovered.',
    ],
  },
  {
    id: 'l11-q4',
    section: 'Borrowing on top of borrowing',
    question:
      'Shares worth $50,000 back a $30,000 loan, and the limit is 70%. The shares fall to $40,000. What happens?',
    options: [
      'The ratio is 70%, just at the limit',
      'The ratio is 75%, so a margin call arrives',
      'The loan shrinks in step with the shares',
      'The ratio stays at 60%, under the limit',
    ],
    correctAnswer: 1,
    explanations: [
      'It would be 70% with shares worth about $42,857. They have fallen further than that.',
      'Right. $30,000 divided by $40,000 is 75%, over the limit.',
      'A loan stays what it was when the shares fall. That is why borrowing makes a fall worse.',
      'It was 60% before the fall. The loan is the same and the shares are worth less, so it rises.',
    ],
  },
  {
    id: 'l11-q5',
    section: 'Passing it on',
    question: 'What does securitisation mean?',
    options: [
      'Insuring deposits in case a bank goes under',
      "Locking up a bank's spare cash",
      'Checking that a borrower can repay',
      'Bundling loans and selling slices of them',
    ],
    correctAnswer: 3,
    explanations: [
      'That is what a deposit scheme does. Securitisation is about loans and who ends up holding them.',
      'The word sounds like a safe. What it does is pass loans on to investors elsewhere.',
      'If anything, it made checks lighter: whoever made the loan soon passed it on.',
      'Yes. Thousands of loans become slices that investors buy, some paid first and some last.',
    ],
  },
  {
    id: 'l11-q6',
    section: 'September 2008',
    question: 'Why did banks stop lending to one another in September 2008?',
    options: [
      'New laws had put a stop to such loans',
      'Interest rates had gone up too far',
      'Nobody knew who held the losses',
      'Every one of them had already failed',
    ],
    correctAnswer: 2,
    explanations: [
      'No law stood in the way. Governments would have been glad to see banks lend.',
      "The cost of a loan wasn't the worry. They doubted that the money would come back at all.",
      'Right. Any bank might be sitting on rubbish, so even sound ones found no lender.',
      'A few failed or were rescued, and most had not. It was doubt about which would be next.',
    ],
  },
]
