// Lesson 7, Ethereum: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l07-q1',
    section: 'When the code is wrong',
    question: 'A smart contract that holds coins has a flaw, and someone drains it. What normally happens next?',
    options: [
      'The code ran, so the coins are gone',
      'Validators pause the contract and put back the coins',
      "The network's gas fees are pooled to repay the losses",
      'An audit firm that checked the code covers the damage',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. The network runs the code faithfully, flaws and all. The 2016 rescue of The DAO was a rare exception.',
      "Validators add blocks. They don't check whether a program does what its authors hoped.",
      "Gas pays for processing, and part of it is destroyed. It isn't an insurance fund.",
      'An audit is an opinion on the code. Audited contracts have been drained as well, and nobody stood behind them.',
    ],
  },
  {
    id: 'l07-q2',
    section: 'From mining to staking',
    question:
      "Someone's ether earns a 3% staking reward over a year in which the price of ether falls 40%. How did they go, in dollars?",
    options: [
      'Up about 3%, because the reward is paid regardless',
      'Down about 38%, reward included',
      'About level, because the stake is locked away',
      'Down about 43%, both together',
    ],
    correctAnswer: 1,
    explanations: [
      'They do have 3% more ether. Each one is worth 40% less, though, and that is the bigger number.',
      'Right. 1.03 x 0.6 = 0.618, so a bit under 62% of the dollar value remains.',
      "Staking locks the coins up. It doesn't protect what they are worth.",
      'That counts the reward as a loss. It softens the fall a little: 1.03 x 0.6 = 0.618.',
    ],
  },
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
