// Lesson 9, Staying Calm in Crashes: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l09-q1',
    section: 'Three ways through the same crash',
    question:
      'Ben and Chloe sold in the same crash, fourteen months apart, and stayed in cash. Chloe ended with twice as much. What made the difference?',
    options: [
      'She had read the signs that he chose to ignore',
      'The date, which neither could judge',
      'She bought back near the low, and he did not',
      'He had taken on a larger risk',
    ],
    correctAnswer: 1,
    explanations: [
      'It looks that way afterwards. Nothing available at the time told either of them which date was the good one.',
      'Yes. Same decision, fourteen months apart, and neither had any way to know which one they were making.',
      'She stayed in cash throughout. When to get back in was the second problem she had.',
      'Both began with $10,000 following the same index. Only the dates were different.',
    ],
  },
  {
    id: 'l09-q2',
    section: 'Where people trip up',
    question: 'A broad share index has recovered from a crash. What does that say about one company that was in it?',
    options: [
      'It will recover too, though perhaps a few years later',
      'It has recovered if it is still listed today',
      'It fell less than the index at the low point',
      'Little: the index may have replaced it, and it may never come back',
    ],
    correctAnswer: 3,
    explanations: [
      "Some do and some never do. The index recovers partly by replacing the ones that don't.",
      'A share can be listed for decades below its old price. Being listed only means that it can be traded.',
      'Companies fall by all sorts of amounts. An index is an average, so many fell further.',
      "Right. Failures leave the index and newcomers join, so the average can heal when a company can't.",
    ],
  },
  {
    id: 'l09-q3',
    section: 'Falls are part of the record',
    question:
      'After the crashes of 1987, 2007 and 2020 in Australia and of 1989 in Japan, how long did share indexes take to pass their old highs?',
    options: [
      'Never longer than about fifteen years',
      'Almost exactly ten years on average',
      'Anything from fifteen months to 34 years',
      'Between two and five years each time',
    ],
    correctAnswer: 2,
    explanations: [
      "Japan's index took 34 years. Long waits are rare, and they are on the record.",
      'Four such different times make a poor average. It would tell nobody how long the next one takes.',
      'Yes. From the crash of 2020 at the short end to Japan after 1989 at the long one.',
      'Not one of the four fits in there. The spread is far wider in both directions.',
    ],
  },
  {
    id: 'l09-q4',
    section: 'What a panic does to your head',
    question:
      "By Kahneman and Tversky's work, how much does losing an amount tend to hurt, next to the joy of gaining it?",
    options: ['Just about the same amount', 'About half as much', 'About ten times as much', 'About twice as much'],
    correctAnswer: 3,
    explanations: [
      'The dollars are the same and the feelings are not. Losses weigh more.',
      'The other way round: the loss is the heavier side of the scale.',
      'It can feel like that at 2 am. What they found was closer to double.',
      'Right. It is one reason a falling market feels so much worse than a rising one feels good.',
    ],
  },
  {
    id: 'l09-q5',
    section: 'What crashes punish hardest',
    question: 'Which of these people is likeliest to be made to sell in a crash?',
    options: [
      'Someone who borrowed to buy the shares',
      'Someone with 25 years to wait',
      'Someone who reads the news all day long',
      'Someone who bought first',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. When the value drops, a lender can demand cash or sell, at a time of its choosing.',
      'Time is on their side. Being made to sell comes from debts and bills that fall due now.',
      'The news may tempt them to sell. Nobody forces them to, which is what a lender can do.',
      'How early they bought says nothing about pressure. What counts is whether they owe money or need it.',
    ],
  },
  {
    id: 'l09-q6',
    section: 'What a panic does to your head',
    question: '"$100 billion wiped off shares", says a headline. What helps most to see how big that is?',
    options: [
      'Looking at how many shares were sold',
      'Dividing it by the whole market',
      'Adding it up over the past few days',
      'Comparing it with the price of a house',
    ],
    correctAnswer: 1,
    explanations: [
      'That is volume. It shows how busy the day was, and leaves the size of the fall open.',
      'Right. That turns it into a percentage, which can be set beside other days.',
      'A bigger pile of billions is still a pile of billions. It needs something to be measured against.',
      'Next to a house any billion is enormous. It says nothing about how far the market moved.',
    ],
  },
]
