// Lesson 8, FOMO: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l08-q1',
    section: "The stories you don't hear",
    question: 'Your feed is full of people who made money on one share. Why is that weak evidence about the odds?',
    options: [
      "Profits don't count until they are cashed in",
      'Most such posts are paid for by the company',
      'Prices in a feed are always a little delayed',
      'People who lost on the same share seldom post about it',
    ],
    correctAnswer: 3,
    explanations: [
      'Paper profits can vanish, true. But even if every one were cashed in, you would still only be seeing the winners.',
      'Some posts are paid for, and that matters. The bigger problem is there even when each one is honest.',
      'A delay of minutes changes little. What misleads here is who speaks up in the first place.',
      "Yes. Silence doesn't show up in a feed, so the winners look far more common than they are.",
    ],
  },
  {
    id: 'l08-q2',
    section: 'An Australian classic',
    question:
      'In five months of 1969 and 1970 a share went from $0.80 to $280. A few bought at $0.80 and a crowd near the top. Why so many late, and so few early?',
    options: [
      'The early shares were set aside for people in the mining trade',
      'The late buyers sold too soon to profit',
      'By the time a crowd heard, the news was in the price',
      'The early price was too high for most',
    ],
    correctAnswer: 2,
    explanations: [
      'Anyone could buy early. Hardly anyone had a reason to, because there was no story yet.',
      'Selling sooner would have helped a little. The main trouble was the price paid at the start.',
      'Right. Excitement spreads as the price climbs, so most people arrive late and pay for the good news.',
      'At about 80 cents a share it was within reach of most. What changed was how many people were watching.',
    ],
  },
  {
    id: 'l08-q3',
    section: "The stories you don't hear",
    question:
      'Of 100 people who punt on a share, 10 win, 30 come out level and 60 lose. Only the winners post. How many posts show a win?',
    options: ['Four posts in ten', 'Every post', 'One post in ten', 'Six posts in ten'],
    correctAnswer: 1,
    explanations: [
      "That counts all who didn't lose. Those who came out level had nothing to show, so they didn't post.",
      'Yes. Ten posts and ten wins, while the real odds were ten in a hundred.',
      "That was the share of winners among the people. Among the posts it's different, because nobody else posted.",
      'Sixty people lost, and they stayed quiet. Their silence is what makes the feed look rosy.',
    ],
  },
  {
    id: 'l08-q4',
    section: 'Who gains from your hurry',
    question: 'An offer shows a countdown with 19 minutes left. Whom does the clock serve?',
    options: [
      'The regulator that set it',
      'The person who decides',
      'The other buyers waiting in the queue',
      'Whoever is doing the selling',
    ],
    correctAnswer: 3,
    explanations: [
      'A regulator has nothing to sell. The clock was put there by whoever makes the offer.',
      'Less time is seldom a favour to somebody deciding. A day to think would be.',
      'A queue may not even exist. A clock is a design choice, and somebody tested it.',
      'Right. Hurry leaves no time to check, and that helps the side with something to sell.',
    ],
  },
  {
    id: 'l08-q5',
    section: 'Why it feels urgent',
    question: 'A crowd rushes into a share. Why does that feel like information, even if nobody in it knows a thing?',
    options: [
      'Following the group has usually kept us safe',
      'Only people who have checked will join it',
      'A crowd is nearly always right about value',
      'A rising price proves that they are right',
    ],
    correctAnswer: 0,
    explanations: [
      'Yes. The habit works for burning buildings, and a rising price sets it off as well.',
      'Many join because others did. From outside, those who checked look just the same.',
      "Crowds have been badly wrong about prices. All that's known for sure is that there is a crowd.",
      'A price says what the last buyer paid. It rises when people rush in, with or without a reason.',
    ],
  },
  {
    id: 'l08-q6',
    section: 'Where people trip up',
    question: '"I\'ll get out when it turns." What does that plan forget?',
    options: [
      'That platforms stop all selling in a fall',
      'That the loss is insured',
      'That many others plan the same',
      'That a warning always comes before the turn',
    ],
    correctAnswer: 2,
    explanations: [
      'Selling mostly goes on, and that is the trouble: everyone does it at once.',
      'No scheme covers a share that falls in price. The plan has a different hole.',
      'Right. They all head for one door in the same minute, and the price drops before most get through.',
      'If one did, the plan might work. A turn is only clear once it has happened.',
    ],
  },
]
