// Lesson 18, Scams: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l18-q1',
    section: 'How it really starts',
    question: 'A trading platform lets a new customer withdraw a profit of $200. What does that prove?',
    options: [
      'That the platform holds a licence in Australia',
      'Nothing, as early payouts are bait',
      'That the gains on the screen were real trades',
      'That larger withdrawals will work as well',
    ],
    correctAnswer: 1,
    explanations: [
      'A payout says nothing of licences. ASIC’s registers do, and they are free to search.',
      'Right. $200 is a small price for the trust that brings the next deposit.',
      'The screen belongs to the platform, which can show any number it likes.',
      'It is meant to feel that way. The trouble usually begins with the large ones.',
    ],
  },
  {
    id: 'l18-q2',
    section: 'If it has happened',
    question: 'After a loss, somebody calls and offers to recover the money for a fee. What is it most likely to be?',
    options: [
      'A service that banks pay for during the first month',
      'A program ASIC runs for scam victims',
      'A law firm that has won such a case before',
      'The next part of the scam that took the money',
    ],
    correctAnswer: 3,
    explanations: [
      'A bank that can stop a payment does so without a stranger calling for a fee.',
      'ASIC never asks for money to get money back. Callers who use its name are a known scam.',
      'That is often the story. A call out of the blue about a loss means the caller knows who paid.',
      'Yes. The names of people who have paid are passed on, and the next caller knows what to say.',
    ],
  },
  {
    id: 'l18-q3',
    section: 'The sum that ends it',
    question: 'An ad claims "5% a month, every month". What does that come to over a year, with the gains left in?',
    options: [
      '60%, as it is 12 times 5%',
      '5%, as it is spread over a year',
      'Nearly 80%, as each gain earns the next one',
      'About 12%, one for each month',
    ],
    correctAnswer: 2,
    explanations: [
      'Close, but each gain is added to the balance and earns 5% as well.',
      'The claim is 5% each month. Over a year that is repeated twelve times.',
      'Right. It is 79.6%, and no market delivers that without bad months.',
      'That would be about 1% a month. The ad claims five times as much.',
    ],
  },
  {
    id: 'l18-q4',
    section: 'Five checks',
    question: 'A caller says she is from a known fund and gives its licence number. Which check goes around her?',
    options: [
      'Ringing the fund on a number found separately',
      'Asking her to send an email with the logo of the fund on it',
      'Looking at the reviews that she mentions',
      'Ringing back on the number she gives',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. If the fund has never heard of her, that is the answer.',
      'A logo takes a minute to copy, and so does an email address that looks right.',
      'Reviews can be written by the same people who make the calls.',
      'Whoever gave the number decides who picks up.',
    ],
  },
  {
    id: 'l18-q5',
    section: 'How it really starts',
    question: 'An online "employer" asks a student to receive money and send it on, keeping 5%. What is going on?',
    options: [
      'It is most likely stolen money on the move',
      'It is a trial task before the real job',
      'It is a legal side job as long as income is declared',
      'It is a mistake in the payroll of the employer',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. It makes the student a money mule, and passing it on can be a serious crime.',
      'No honest employer tests people by sending money through their own account.',
      'Declaring the 5% does nothing about where the rest came from.',
      'A payroll mistake is sorted out with the bank. It comes with no commission.',
    ],
  },
  {
    id: 'l18-q6',
    section: 'If it has happened',
    question: 'Money has just gone to someone who now looks like a scammer. What comes first?',
    options: [
      'A message asking them to send the money back',
      'A post online, so that friends are warned',
      'A call to the bank or card provider',
      'A night of sleep before deciding',
    ],
    correctAnswer: 2,
    explanations: [
      'It tells them that the game is up, and it may bring a story that costs more.',
      'Warning others is kind and can wait an hour. The bank can’t.',
      'Right. They can try to stop the payment, and minutes make a difference.',
      'Sleep is for before paying. After paying, each hour makes it harder.',
    ],
  },
]
