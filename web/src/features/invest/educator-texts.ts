// Educator texts: what the educator's side of the chat says by itself, without the server (spec sections 2, 4 and 8).
import { formatDateTime } from '../../lib/format.ts'

/** The buttons, and what a person is shown to have said by pressing them. */
export const educationLabels = {
  learn: 'Learn About Portfolio Concepts',
  refresh: 'Refresh Education',
} as const

const limits =
  'What to buy, sell or hold, and how much, I can’t say: that takes a licensed adviser who knows your whole situation. I’m an AI. My answers are checked before you see them, and can still be wrong.'

/** @param name nobody's when empty */
export const welcome = (name: string): string =>
  `**Hi${name === '' ? '' : ` ${name}`}. What would you like to understand?**\nI explain ideas about investing in plain words. Each question stands on its own.\n\n${limits}`

/** @param madeAt ISO instant */
export const welcomeBack = (name: string, madeAt: string): string =>
  `**Welcome back${name === '' ? '' : `, ${name}`}.**\nYour overview of portfolio concepts from ${formatDateTime(madeAt)} is saved. What else would you like to understand? Each question stands on its own.\n\n${limits}`

/** @param madeAt ISO instant */
export const stillCurrent = (madeAt: string): string =>
  `Your education content is still current. It was made on ${formatDateTime(madeAt)}, and too little has changed since then to make it again.`

export const builtInNote = 'Written by people and built into Gumnut: the AI was not used for this overview.'
/** @param madeAt ISO instant */
export const savedNote = (madeAt: string): string => `This is your saved overview from ${formatDateTime(madeAt)}.`

/** Spec section 8, word for word. */
export const failures = {
  noAnswer: "I'm having trouble responding right now. Please try again.",
  error: 'Sorry, I encountered an error. Please try again.',
} as const
/** Spec section 8: asks to try again or to ask something specific. */
export const educationFailed =
  'I could not put the overview together right now. Please try again, or ask me a specific question.'

export const typing = 'The educator is writing an answer.'
export const typingLong = 'Still at it. Every answer is checked before you see it.'
