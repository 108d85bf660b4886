// First lesson: the one that Home offers to a newcomer, apart from the catalogue so that Home need not load all of it.
import type { LessonSummary } from './lesson.ts'

export const firstLesson: LessonSummary = {
  id: 1,
  category: 'basics',
  title: 'Compounding',
  description: 'How returns earn returns of their own, and why time does most of the work.',
  duration: '5 min read',
  difficulty: 'Beginner',
  xpReward: 15,
}
