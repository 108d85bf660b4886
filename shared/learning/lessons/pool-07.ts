// Lesson 7, Ethereum: its quiz and four more questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'
import { quiz } from './lesson-07.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  ...quiz,
  {
    id: 'l07-q3',
    section: 'Gas: paying for the work',
    question: 'A transfer uses 21,000 gas at 30 gwei, and a gwei is a billionth of an ETH. What does it cost?',
    options: ['0.63 ETH', '0.00063 ETH', '0.0063 ETH', '0.000063 ETH'],
    correctAnswer: 1,
    explanations: [
      'That treats a gwei as a millionth of an ETH. It is a billionth, so the point moves three more places.',
      'Yes. 21,000 times 30 is 630,000 gwei, and 630,000 billionths are 0.00063 ETH.',
      'One place out. That would be the fee at 300 gwei, ten times the price here.',
      'One place too many. That would be the fee at 3 gwei, a tenth of the price here.',
    ],
  },
  {
    id: 'l07-q4',
    section: 'Programs that hold money',
    question: 'A contract pays whoever picked the winner of a match. How does it learn the result?',
    options: [
      'By watching the match over the internet',
      'From the loser, who has to own up',
      'From an outside data feed, called an oracle',
      'By a vote of all who own the coin',
    ],
    correctAnswer: 2,
    explanations: [
      "A contract has no window on the world. It can't open a website, let alone watch a game.",
      'Then the bet would rest on trust again. The contract takes a report from a feed instead.',
      'Right. A contract only sees what it is sent, so a wrong feed means a wrong payment.',
      'Some programs do hold votes, but a bet like this one simply takes a report from outside.',
    ],
  },
  {
    id: 'l07-q5',
    section: 'From mining to staking',
    question: 'What can happen to a validator that cheats?',
    options: [
      'Part of its stake is destroyed',
      'Its owner is barred from holding coins',
      'It has to pay a fine',
      'Its computer is shut down by the others',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes, and it is called slashing. The locked-up ETH is there as security for honest work.',
      'Anyone can hold ether, and the network has no list of names. The penalty comes out of the stake.',
      'There is no one to send a bill. The ETH locked up beforehand is what it stands to lose.',
      "Nobody can reach into somebody else's computer. What the network holds is the stake.",
    ],
  },
  {
    id: 'l07-q6',
    section: 'Gas: paying for the work',
    question: 'A transaction fails part-way through. What usually happens to its gas?',
    options: [
      'It is paid back in full',
      'It is kept for the next try',
      'It goes to the receiver',
      'It is spent anyway',
    ],
    correctAnswer: 3,
    explanations: [
      'It would be nice. But the steps up to the failure were carried out, so they are charged.',
      'Nothing is carried over. Another try is a new transaction with gas of its own.',
      'Gas pays for processing. The receiver gets none of it, whether or not the payment arrives.',
      'Right. The computers did the work before it failed, and the work is what gas pays for.',
    ],
  },
]
