// Lesson 5, Reading Charts: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l05-q1',
    section: 'The zoomed axis',
    question:
      'Chart A shows a steep climb and chart B a nearly flat line. Both show the same index over the same ten days. What is the likeliest reason?',
    options: [
      'Chart A uses live prices and chart B delayed ones',
      "Chart A's axis covers a much narrower range of values",
      'Chart B has inflation taken out of its prices',
      'Chart B leaves out the two weekends',
    ],
    correctAnswer: 1,
    explanations: [
      "A 20-minute delay shifts a line slightly to the side. It can't flatten ten days of it.",
      'Yes. Zooming the vertical axis makes a small percentage fill the page, without changing a number.',
      'Inflation over ten days is far too small to flatten anything you could see.',
      'Leaving out weekends squeezes the chart sideways. The height of the climb stays the same.',
    ],
  },
  {
    id: 'l05-q2',
    section: 'Dollars or percentages',
    question: 'On a log-scale chart, two rises in different years are drawn equally tall. What do they have in common?',
    options: [
      'They gained the same percentage',
      'They gained the same number of dollars a share',
      'They were traded in the same volume',
      'They took the same time',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. A log scale gives equal height to equal percentages, so $1 to $2 matches $4 to $8.',
      'That would be a linear scale, where each step up the side is the same number of dollars.',
      'Volume has its own bars, usually along the bottom. Height on the main chart says nothing about it.',
      'Time runs along the bottom. Two rises can be equally tall and take very different stretches of it.',
    ],
  },
  {
    id: 'l05-q3',
    section: 'The zoomed axis',
    question:
      "A chart's axis runs from 990 to 1,010, and the line climbs from the bottom to the top. How big is the rise?",
    options: ['About 20%', 'About 10%', 'About 2%', 'About 100%'],
    correctAnswer: 2,
    explanations: [
      '20 is how many points it gained. As a share of 990, that is about 2%.',
      'A rise of 10% would take the line to about 1,089, well off the top of this chart.',
      'Yes. 20 points on 990 is about 2%. The zoomed axis lets a small move fill the page.',
      'It fills the whole height of the chart, which is the work of the axis. The numbers at both ends tell the story.',
    ],
  },
  {
    id: 'l05-q4',
    section: 'What the line leaves out',
    question: "A $90 share is split into three. What does a chart that isn't adjusted for it show?",
    options: ['A fall of about 67%', 'No change at all', 'A rise of about 200%', 'A fall of a third'],
    correctAnswer: 0,
    explanations: [
      'Right. The price drops from $90 to $30, two-thirds, and nobody has lost a cent.',
      "The holding hasn't changed in value. The price of one share has, and that is what the chart draws.",
      'There are three times as many shares, each at a third of the price. The chart draws the price.',
      'The price falls to a third, which is a fall of two-thirds: from $90 to $30.',
    ],
  },
  {
    id: 'l05-q5',
    section: 'Volume, averages and candles',
    question: 'Why does a 200-day moving average always run behind the price?',
    options: [
      'It skips days that had little trading',
      'It still counts prices from months ago',
      'It is published after a long delay',
      'It is worked out once a quarter',
    ],
    correctAnswer: 1,
    explanations: [
      'Each trading day counts once, busy or quiet. The lag comes from how far back it reaches.',
      'Yes. Some of its 200 closes are nine or ten months old, so it turns late.',
      "It can be worked out the moment the market closes. It lags because of what's in it.",
      'It gets a new close every trading day. One new price among 200 just moves it very little.',
    ],
  },
  {
    id: 'l05-q6',
    section: 'Where people trip up',
    question:
      'Two charts of one index end on the same day. One shows a rise of 58%, the other almost none. How can both be honest?',
    options: [
      'One of them has left out the weekends',
      'One has a log scale',
      'They show two different stock exchanges',
      'They start on different days',
    ],
    correctAnswer: 3,
    explanations: [
      'There is no trading at the weekend, so nothing is lost. That only squeezes a chart sideways.',
      "A log scale changes how tall a rise is drawn. It can't turn 58% into almost nothing.",
      'It is one index, so the prices are the same. What differs is where each chart begins.',
      'Right. One starts near a low and the other near a high. Whoever picks the first date picks the story.',
    ],
  },
]
