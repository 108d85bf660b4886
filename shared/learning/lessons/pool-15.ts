// Lesson 15, The S&P/ASX 200 and Index Funds: its pool of questions, kept out of the bundles that hold the text.
import type { QuizQuestion } from '../lesson.ts'

/** Six to draw from: a quiz asks two, a second try others. */
export const pool: readonly QuizQuestion[] = [
  {
    id: 'l15-q1',
    section: 'Who is on the list',
    question: 'What does the S&P/ASX 200 follow?',
    options: [
      'The 200 fastest growers of the past year',
      'About 200 of the largest companies on the ASX',
      'The return of the average super fund in Australia',
      'Every company on the exchange',
    ],
    correctAnswer: 1,
    explanations: [
      'Growth gets a company in only if it makes it large enough. A giant that stands still stays on the list.',
      'Yes. It is a list of large companies, weighted by the value of the shares that can trade.',
      'Super funds hold much more than Australian shares, and the index has no say in what they do.',
      'That would be far more than 200. The smaller ones are left off.',
    ],
  },
  {
    id: 'l15-q2',
    section: 'What an index fund does',
    question: 'The S&P/ASX 200 falls 20%. What does a fund that follows it do?',
    options: [
      'Moves into cash until it is over',
      'Keeps the strongest companies only',
      'Falls much less, thanks to holding 200',
      'Falls by about 20% as well',
    ],
    correctAnswer: 3,
    explanations: [
      'Stepping aside would be a decision. An index fund makes none, before a fall or during it.',
      'It keeps the list as it is, strong and weak. The list changes by its own rules.',
      'Two hundred companies help when one fails. Here the whole list has fallen.',
      'Right. It gets what the list gets, less its costs.',
    ],
  },
  {
    id: 'l15-q3',
    section: 'Who is on the list',
    question:
      'Three companies are worth $600 million, $300 million and $100 million. Only the smallest moves, up 20%. What does an index weighted by size do?',
    options: ['It rises 2%', 'It rises 20%', 'It rises 6.7%', 'It stays put'],
    correctAnswer: 0,
    explanations: [
      'Yes. The smallest is a tenth of the total, and a tenth of 20% is 2%.',
      'That is the rise of one company. The other 90% of the list did not move.',
      'That is the plain average of the three changes, which would give each the same weight.',
      'A small company moves the index only a little, but it does move it.',
    ],
  },
  {
    id: 'l15-q4',
    section: 'Prices alone, or dividends too',
    question:
      'Over the same eight years one version of the S&P/ASX 200 fell 23% and another rose 11%. How can both be right?',
    options: [
      'They follow different companies',
      'One of them is in US dollars',
      'One counts dividends and the other does not',
      'One leaves out the days with large falls',
    ],
    correctAnswer: 2,
    explanations: [
      'Both follow the same list, with the same weights.',
      'Both are in Australian dollars. A currency would be another difference altogether.',
      'Right. Eight years of dividends, put back in, made up the difference.',
      'No honest index leaves days out. Every fall is in both versions.',
    ],
  },
  {
    id: 'l15-q5',
    section: 'What a point is',
    question: 'An index closes at 8,080, up 80 points on the day. How large is the rise?',
    options: ['80 cents a share', 'Eight per cent', 'One per cent', '$80 a share'],
    correctAnswer: 2,
    explanations: [
      'An index has no unit. A point is neither a cent nor a dollar.',
      'It is 80 points out of 8,000. Eight per cent would be 640 points.',
      'Yes. It started the day at 8,000, and 80 is a hundredth of that.',
      'Points look like dollars and are not. They only compare one level with another.',
    ],
  },
  {
    id: 'l15-q6',
    section: 'The scoreboard',
    question: 'A scorecard finds 85% of a group of funds behind the index over 15 years. What does it leave open?',
    options: [
      'Which of them will be ahead from here on',
      'Whether any of the funds got ahead',
      'What they were compared with',
      'How many years it looked at',
    ],
    correctAnswer: 0,
    explanations: [
      'Right. It counts what happened. Who comes out ahead next is known only afterwards.',
      'If 85% were behind, about 15% were not. The figure says that much.',
      'They were measured against the index. That is what being behind means here.',
      'The period is part of the finding: 15 years.',
    ],
  },
]
