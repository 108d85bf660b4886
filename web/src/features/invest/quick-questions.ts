// Quick questions: three ways in, by experience.
import type { InvestmentExperience } from '#shared/person/finances.ts'

export type QuickQuestion = {
  label: string
  question: string
  /** Lessons that cover it, for when there is no AI to ask; none where no lesson does. */
  lessonIds: readonly number[]
}

const forOthers: readonly QuickQuestion[] = [
  {
    label: 'Portfolio Theory',
    question: 'How does portfolio theory describe risk and return, and where does it fall short?',
    lessonIds: [2, 3],
  },
  {
    label: 'Risk Optimization',
    question: 'How do people measure and balance risk across a portfolio?',
    lessonIds: [2, 3],
  },
  { label: 'Market Analysis', question: 'How does market analysis work, and what can it not tell?', lessonIds: [5] },
]

const byExperience: Partial<Record<InvestmentExperience, readonly QuickQuestion[]>> = {
  Beginner: [
    { label: 'Investment Basics', question: 'What are the basics of investing?', lessonIds: [1, 2, 3] },
    { label: 'Understanding ETFs', question: 'What is an ETF and how does it work?', lessonIds: [4] },
    {
      label: 'Investment Concepts',
      question: 'Which investment concepts come up most often, and what do they mean?',
      lessonIds: [1, 2, 3],
    },
  ],
  Intermediate: [
    {
      label: 'Diversification Theory',
      question: 'What does diversification do, and what can it not do?',
      lessonIds: [3],
    },
    { label: 'Rebalancing Concepts', question: 'What does rebalancing mean, and what does it cost?', lessonIds: [3] },
    { label: 'Tax Education', question: 'How does capital gains tax on investments work in Australia?', lessonIds: [] },
  ],
}

export const quickQuestionsFor = (experience: InvestmentExperience): readonly QuickQuestion[] =>
  byExperience[experience] ?? forOthers

/** The lessons that cover a question, where it is one of the quick ones. */
export const lessonIdsFor = (question: string): readonly number[] =>
  [forOthers, ...Object.values(byExperience)].flat().find((one) => one.question === question)?.lessonIds ?? []
