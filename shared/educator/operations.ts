// Educator use cases: ask a question, and the overview of portfolio concepts (P28 to P32).
import { ai as contract } from './contract.ts'
import { implement } from '../operation/implement.ts'
import { chat, type ChatPorts } from './chat.ts'
import { type FeedbackStore, giveFeedback } from './feedback.ts'
import { education, educationStatus } from './overview.ts'

/** What the whole area needs: the educator, and where feedback on it goes. */
export type EducatorAreaPorts = ChatPorts & { feedback: FeedbackStore }

export const educatorOperations = implement<EducatorAreaPorts>()(contract, {
  chat,
  education,
  educationStatus,
  feedback: giveFeedback,
})
