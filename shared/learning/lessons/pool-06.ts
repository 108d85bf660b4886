// Lesson 6, Bitcoin Basics: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l06-q1',
    section: 'Keys, and no reset button',
    question:
      'Someone keeps their own bitcoin and loses the private key and every backup of it. What happens to the coins?',
    options: [
      'Miners issue a replacement key once the owner proves who they are',
      'The deposit guarantee pays their value',
      'They stay on the ledger, and nobody can ever move them',
      'They return to the pool and are mined again',
    ],
    correctAnswer: 2,
    explanations: [
      'Miners add blocks but have no special powers over coins. There is no lost-password desk.',
      'The Financial Claims Scheme covers deposits at banks, building societies and credit unions. Crypto is outside it.',
      'Yes. The ledger still lists them, but without the key there is no valid way to spend them.',
      'Lost coins are never recycled. They count towards the 21 million even though nobody can use them.',
    ],
  },
  {
    id: 'l06-q2',
    section: 'A supply on a timetable',
    question: 'Bitcoin can never number more than 21 million. What does that cap say about its future price?',
    options: [
      'That it goes up each time the mining reward is halved',
      'That it cannot stay below what it costs to mine one',
      'That it gets steadier as the last coins appear',
      'Very little: demand can fall too',
    ],
    correctAnswer: 3,
    explanations: [
      'Halvings slow the new supply on a known date. Buyers are free to want it less anyway, and sometimes have.',
      'When mining loses money, miners switch off and the puzzle gets easier. Their costs are no floor for the price.',
      "It hasn't so far: with most coins already mined, it still fell about 77% from 2021 to 2022.",
      'Right. A cap fixes how many can exist. What people will pay for one is a separate question.',
    ],
  },
  {
    id: 'l06-q3',
    section: 'Keys, and no reset button',
    question: 'Coins are kept on a trading platform, and the platform fails. What does its customer have?',
    options: [
      'A claim on a failed company',
      'The private key to their own coins',
      'The right to a chargeback',
      'Cover from the bank deposit scheme',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. The platform held the key, so its customers queue with the other creditors.',
      'The platform held the key. That is what keeping coins on a platform means.',
      "Chargebacks belong to cards. A payment in bitcoin can't be reversed by anyone.",
      'The Financial Claims Scheme covers deposits at banks and the like. Crypto is outside it.',
    ],
  },
  {
    id: 'l06-q4',
    section: 'A ledger with no head office',
    question: 'Why is it so costly to rewrite an old bitcoin payment?',
    options: [
      'The company that runs it charges a large fee',
      'A regulator must approve it',
      'Each wallet owner has to sign again',
      'All the work since then has to be redone',
    ],
    correctAnswer: 3,
    explanations: [
      'No company runs it. What stands in the way is the computing work, and who has the most of it.',
      "No regulator can approve or refuse a block. The network's computers check the work, and that is all.",
      'Owners sign their own payments only. What protects old ones is the work piled on top.',
      'Right. Each block is chained to the one before, so changing an old one means redoing it and all that follow.',
    ],
  },
  {
    id: 'l06-q5',
    section: 'Why the price swings',
    question: "A share's price can be compared with its earnings. Why can't bitcoin's?",
    options: [
      'Its earnings come in other coins',
      'It pays its owner nothing',
      'Its earnings are kept secret by miners',
      'Its earnings change too quickly',
    ],
    correctAnswer: 1,
    explanations: [
      'Holding bitcoin brings in no coins of any kind. There is nothing to convert.',
      'Yes. With no profit, interest or rent behind it, its price rests on what the next person will pay.',
      'What miners earn is public, and it is pay for their work. Holding a coin brings in none of it.',
      'The price changes quickly. Earnings that change could still be counted, if there were any.',
    ],
  },
  {
    id: 'l06-q6',
    section: 'Why the price swings',
    question: 'Something falls 80%. What does the part that is left have to do to be back at level?',
    options: ['It must grow by 20%', 'It must grow by 80%', 'It must grow fivefold', 'It must double'],
    correctAnswer: 2,
    explanations: [
      '20% of 20 is 4, which makes 24. The missing 80 has to come from a small base.',
      '80% of the 20 that is left is 16. That makes 36 of the 100 there once were.',
      'Right. 20 is left of every 100, and 20 times 5 is 100. That is a rise of 400%.',
      'Doubling feels like a triumph, and 20 becomes 40. Level is still a long way up.',
    ],
  },
]
