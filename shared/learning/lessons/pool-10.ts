// Lesson 10, The Dot-Com Bubble 2000: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l10-q1',
    section: 'Silly prices',
    question:
      "A company's profit doubles over five years, and its shares fall 60%. Nobody cheated. What explains it best?",
    options: [
      'Investors expect profits to fall after a long rise',
      'The company paid its profits out to its lenders',
      'The old price assumed far more',
      'Share prices follow interest rates, not profits',
    ],
    correctAnswer: 2,
    explanations: [
      'There is no such rule. What matters is profit compared with what buyers had already paid for.',
      'Interest comes off before profit is counted, so a doubled profit is what was left for shareholders.',
      'Yes. At 100 times earnings, doubling the profit was less than the price had already counted on.',
      'Interest rates do sway prices, but profits still matter. Here the price had simply run too far ahead of them.',
    ],
  },
  {
    id: 'l10-q2',
    section: 'How it ended',
    question: 'What does the dot-com story show about shares in a technology that really does change the world?',
    options: [
      'They can be priced far too high all the same',
      'They are safe once the technology makes a profit',
      'They get back to their peak in a few years',
      'They do best for the first companies',
    ],
    correctAnswer: 0,
    explanations: [
      "Right. The internet delivered and most of the prices didn't. They are two separate questions.",
      'One maker of internet equipment was earning billions in 2000, and its shares still lost close to 90%.',
      'The Nasdaq Composite took fifteen years. One famous survivor took more than 25.',
      'Being first was little protection. Most of the early names were gone within a few years.',
    ],
  },
  {
    id: 'l10-q3',
    section: 'Silly prices',
    question:
      'A share costs $60 and the company earns $2 a share. What do buyers pay for each dollar of yearly profit?',
    options: ['$2.00', '$120', '$0.03', '$30'],
    correctAnswer: 3,
    explanations: [
      'That is what each share earns in a year. The question is what buyers pay for one dollar of it.',
      'That multiplies the two. The price is shared out over the dollars earned, so it is a division.',
      'That is upside down: what a dollar of price earns in a year, about 3 cents.',
      'Yes. 60 divided by 2 is 30, which is the P/E ratio: price divided by earnings.',
    ],
  },
  {
    id: 'l10-q4',
    section: 'Silly prices',
    question: 'Earnings grow from $1 to $3 a share while the P/E ratio falls from 90 to 20. What happens to the price?',
    options: ['It triples too', 'It hardly moves', 'It falls by a third', 'It falls by seven-ninths'],
    correctAnswer: 2,
    explanations: [
      'It would, had the ratio stayed at 90. Buyers now pay much less for each dollar earned.',
      'The two pull in opposite directions, but they are not equally strong: $90 becomes $60.',
      'Right. 90 times $1 is $90 and 20 times $3 is $60. The profit tripled and the price fell.',
      'That is the fall in the ratio on its own. The tripled earnings make up for part of it.',
    ],
  },
  {
    id: 'l10-q5',
    section: 'What a bubble looks like from inside',
    question:
      'In December 1996 the head of the US central bank wondered about "irrational exuberance". What became of somebody who acted on it at once?',
    options: [
      'They were right, and looked wrong for years',
      'They were proved right within a month',
      'They missed a fall by only a few weeks',
      'They were wrong, as no fall ever came',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. The Nasdaq went on to more than triple before it fell, and three years is a long time to look silly.',
      'It took more than three years. Being early and being mistaken felt the same for all that time.',
      'Prices rose for more than three years after that speech. The fall was nowhere near.',
      'It did come: from its peak in March 2000 the Nasdaq Composite fell 78%.',
    ],
  },
  {
    id: 'l10-q6',
    section: 'Silly prices',
    question:
      'In 1998 and 1999, companies that added ".com" to their names saw their shares jump. What does that say of the buyers?',
    options: [
      'They disliked the change',
      'They were paying for a label',
      'They knew those firms had gone online',
      'They had found out about secret profits',
    ],
    correctAnswer: 1,
    explanations: [
      'They paid more: the shares beat comparable ones by about 74% in the ten days around the news.',
      'Right. The jump came whether or not the company did much on the internet.',
      'Some of them had and some had barely begun. The jump was about as large either way.',
      'A new name earns nothing by itself. Plenty of those companies had no profits to be found out about.',
    ],
  },
]
