// The AI educator's area of the API (P28 to P32).
import { EducationReply, EducationRequest, EducationStatus } from './analysis.ts'
import { Feedback } from './feedback.ts'
import { ChatQuestion, ChatReply } from './question.ts'
import { operation } from '../operation/operation.ts'

export const ai = {
  chat: operation({
    method: 'POST',
    path: '/api/ai/chat',
    summary: 'Ask the educator; the reply is checked before it is shown',
    body: ChatQuestion,
    status: 200,
    response: ChatReply,
    errors: [],
  }),
  feedback: operation({
    method: 'POST',
    path: '/api/ai/feedback',
    summary: 'Say whether a reply helped; neither the question nor the reply is stored',
    body: Feedback,
    status: 204,
    response: null,
    errors: ['unavailable'],
  }),
  educationStatus: operation({
    method: 'GET',
    path: '/api/ai/education',
    summary: 'Whether an education is stored, and from when; nothing is made and no model is asked',
    status: 200,
    response: EducationStatus,
    errors: [],
  }),
  education: operation({
    method: 'POST',
    path: '/api/ai/education',
    summary: 'General education about portfolio concepts; made anew only when it is stale or forced',
    body: EducationRequest,
    isBodyOptional: true,
    status: 200,
    response: EducationReply,
    errors: [],
  }),
}
