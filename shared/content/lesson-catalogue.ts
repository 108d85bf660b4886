// The eleven lessons as the catalogue lists them (spec section 3, Lesson catalogue). Texts live in ./lessons, one chunk each.
import type { LessonCategoryId, LessonSummary } from '../domain/lesson.ts'

export const lessonCategories: ReadonlyArray<{ id: LessonCategoryId; name: string }> = [
  { id: 'basics', name: 'Investing Basics' },
  { id: 'stocks', name: 'Stocks & ETFs' },
  { id: 'crypto', name: 'Cryptocurrency' },
  { id: 'psychology', name: 'Market Psychology' },
  { id: 'history', name: 'Market History' },
]

export const lessonCatalogue: readonly LessonSummary[] = [
  { id: 1, category: 'basics', title: 'Compounding', description: 'How returns earn returns of their own, and why time does most of the work.', duration: '5 min read', difficulty: 'Beginner', xpReward: 15 },
  { id: 2, category: 'basics', title: 'Risk vs Return', description: 'Why higher possible returns come with a bumpier ride, and what risk really means.', duration: '5 min read', difficulty: 'Beginner', xpReward: 15 },
  { id: 3, category: 'basics', title: 'Diversification', description: 'What spreading your money does, what it cannot do, and how to tell them apart.', duration: '5 min read', difficulty: 'Beginner', xpReward: 20 },
  { id: 4, category: 'stocks', title: 'ETFs', description: 'What an exchange-traded fund holds, what it costs and how it trades on the ASX.', duration: '6 min read', difficulty: 'Beginner', xpReward: 20 },
  { id: 5, category: 'stocks', title: 'Reading Charts', description: 'Axes, scales, volume and the tricks a price chart can play on your eyes.', duration: '6 min read', difficulty: 'Intermediate', xpReward: 25 },
  { id: 6, category: 'crypto', title: 'Bitcoin Basics', description: 'How bitcoin works, why its price swings and what can go wrong.', duration: '6 min read', difficulty: 'Beginner', xpReward: 25 },
  { id: 7, category: 'crypto', title: 'Ethereum', description: 'Smart contracts, gas, staking and the risks that come with them.', duration: '6 min read', difficulty: 'Intermediate', xpReward: 30 },
  { id: 8, category: 'psychology', title: 'FOMO', description: 'Why a rising price feels like an emergency, and how to notice it in yourself.', duration: '5 min read', difficulty: 'Beginner', xpReward: 20 },
  { id: 9, category: 'psychology', title: 'Staying Calm in Crashes', description: 'What falls have looked like before and what panic has cost.', duration: '6 min read', difficulty: 'Intermediate', xpReward: 25 },
  { id: 10, category: 'history', title: 'The Dot-Com Bubble 2000', description: 'How a real technology and silly prices turned up in the same story.', duration: '5 min read', difficulty: 'Intermediate', xpReward: 25 },
  { id: 11, category: 'history', title: '2008 Financial Crisis', description: 'How home loans in one country shook markets everywhere, Australia included.', duration: '7 min read', difficulty: 'Intermediate', xpReward: 30 },
]
