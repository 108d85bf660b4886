// Privacy: the Privacy Policy. It says what this software does, no more: whoever changes what is stored,
// sent or kept changes this text too.
import { type LegalDocument, legalLastUpdated } from './legal-document.ts'
import { privacyCollection } from './privacy-collection.ts'
import { privacyKeeping } from './privacy-keeping.ts'
import { privacySharing } from './privacy-sharing.ts'

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lastUpdated: legalLastUpdated,
  revised: {
    on: '2026-11-29',
    what: [
      'How long a deleted investment and the record of an import are kept, and what your browser keeps of imports, quizzes and tax.',
      'Why we ask for income, expenses and age.',
      'That trades, prices of your own over time, notes to yourself, what you enter for tax years and feedback on replies are kept.',
      'What is kept of lessons, reviews and hints, and of what you watch.',
      'That a second model checks each reply, what it receives, and which models get the code that stands for your account.',
      'What else your browser keeps, and how your sign-in is protected.',
      'Which emails we send, what we keep about them, and who carries them.',
      'Who runs Gumnut, that it holds no Australian financial services licence, and why AFCA cannot take a complaint about it.',
    ],
  },
  summary: [
    'We keep what you enter so that we can show it back to you. We do not sell it, and there are no ads.',
    'There is no tracking, and there are no tracking cookies.',
    'Your data is stored in Sydney, Australia.',
    'The AI provider gets your question as you typed it, a few broad categories and, for OpenAI’s models, a code that only we can match to you. We never add your name, email, age, income, amounts or holdings.',
    'You can download your data, or delete your account, in [Profile](/profile).',
    'Questions? Write to {email}. We answer within 30 days.',
  ],
  sections: [...privacyCollection, ...privacySharing, ...privacyKeeping],
}
