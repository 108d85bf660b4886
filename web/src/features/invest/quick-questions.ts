// Quick questions: three ways in, by experience (spec section 2, Invest screen).
import type { InvestmentExperience } from '#shared/person/finances.ts'

export type QuickQuestion = { label: string; question: string }

const forOthers: readonly QuickQuestion[] = [
  {
    label: 'Portfolio Theory',
    question: 'How does portfolio theory describe risk and return, and where does it fall short?',
  },
  { label: 'Risk Optimization', question: 'How do people measure and balance risk across a portfolio?' },
  { label: 'Market Analysis', question: 'How does market analysis work, and what can it not tell?' },
]

const byExperience: Partial<Record<InvestmentExperience, readonly QuickQuestion[]>> = {
  Beginner: [
    { label: 'Investment Basics', question: 'What are the basics of investing?' },
    { label: 'Understanding ETFs', question: 'What is an ETF and how does it work?' },
    { label: 'Investment Concepts', question: 'Which investment concepts come up most often, and what do they mean?' },
  ],
  Intermediate: [
    { label: 'Diversification Theory', question: 'What does diversification do, and what can it not do?' },
    { label: 'Rebalancing Concepts', question: 'What does rebalancing mean, and what does it cost?' },
    { label: 'Tax Education', question: 'How does capital gains tax on investments work in Australia?' },
  ],
}

export const quickQuestionsFor = (experience: InvestmentExperience): readonly QuickQuestion[] =>
  byExperience[experience] ?? forOthers
