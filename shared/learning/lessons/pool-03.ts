// Lesson 3, Diversification: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l03-q1',
    section: 'Different matters more than many',
    question: 'Jo owns shares in ten different Australian banks. Which of these would the spread do least about?',
    options: [
      'A slump in house prices across the country',
      'A fraud uncovered inside one of the ten banks',
      'A week-long computer failure at a single bank',
      'A takeover that goes badly for one',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. All ten lend against the same houses, so the slump reaches every one of them.',
      'Ten banks do help here: a fraud at one touches about a tenth of the money.',
      'That belongs to one bank, the very thing that spreading across ten softens.',
      'One bad deal hurts one bank. The other nine carry on, so the spread is useful.',
    ],
  },
  {
    id: 'l03-q2',
    section: "What it can't do",
    question:
      'A portfolio is spread across 200 companies, and the whole share market falls 20%. What is it likely to do?',
    options: [
      'Stay about level, since winners make up for losers',
      'Fall far more, having more shares that can drop',
      'Fall by something near 20%, since the spread is the market',
      'Fall a little, since most risk is gone',
    ],
    correctAnswer: 2,
    explanations: [
      'In an ordinary year winners and losers do offset each other. In a market-wide fall most go down together.',
      "The number of companies doesn't enlarge a percentage fall. It brings you closer to the average.",
      'Right. A broad spread behaves much like the market itself, falls included.',
      "Spreading shrinks the risk of one company failing. It doesn't shrink a fall in the whole market.",
    ],
  },
  {
    id: 'l03-q3',
    section: 'Two kinds of risk',
    question: "Which of these is a market risk, the kind that spreading across companies can't remove?",
    options: [
      'A chief executive commits a fraud',
      'A flood shuts the mine of one big company',
      "A company's new drug fails its trial",
      'Interest rates jump across the economy',
    ],
    correctAnswer: 3,
    explanations: [
      'Bad for that company, and no news to the rest. This is specific risk.',
      'The other companies have dry feet. A spread makes this one small.',
      'The failure belongs to one company, so holding others softens it.',
      'Yes. Nearly everything feels it at once, so it stays however many companies are held.',
    ],
  },
  {
    id: 'l03-q4',
    section: 'Two kinds of risk',
    question:
      "A portfolio has 25 equal holdings. One goes to zero and the rest don't move. How much of the total is lost?",
    options: ['4%', '2.5%', '25%', '20%'],
    correctAnswer: 0,
    explanations: [
      'Right. Each holding is one twenty-fifth of the total, and 1 divided by 25 is 4%.',
      'That would be one of 40 holdings. With 25, each of them is a bit bigger.',
      '25 is how many holdings there are. Each of them is a twenty-fifth part, which is far less than a quarter.',
      'That would be one of five holdings. With 25 of them, each is a much thinner slice.',
    ],
  },
  {
    id: 'l03-q5',
    section: 'Common mistakes',
    question: 'Lee owns three funds that hold mostly the same large companies. How spread out is the money?',
    options: [
      'Less than in any one of them',
      'Hardly more than in one of the three',
      'Fully, since funds cannot overlap',
      'Three times as much as in one fund',
    ],
    correctAnswer: 1,
    explanations: [
      "Adding a look-alike doesn't undo any spread. It just adds very little of it.",
      'Yes. The same companies are just counted three times, under three names.',
      'Funds overlap all the time. Nothing stops two of them from holding the same company.',
      'The list is three times as long. What counts is what is inside, and that is much the same.',
    ],
  },
  {
    id: 'l03-q6',
    section: 'Your pay packet counts too',
    question: 'Ash works for a mining company and has put most savings into its shares. What can go wrong there?',
    options: [
      'Staff are last in line when dividends are paid',
      'Workers are barred from selling their shares',
      'Job and savings can suffer together',
      'Staff pay more for them',
    ],
    correctAnswer: 2,
    explanations: [
      'Dividends go to every holder of the same kind of share, staff or not.',
      'Some staff face limits on when they may trade, but they can own and sell. The trouble is how much leans on one company.',
      'Right. One piece of bad news for the company can hit the pay and the savings in the same week.',
      'On the exchange everyone pays the same price. What differs is that Ash leans on the company twice.',
    ],
  },
]
