// Educator texts: what the educator's side of the chat says by itself, without the server.
import { formatDateTime } from '../../lib/format.ts'

/** The buttons, and what a person is shown to have said by pressing them. */
export const educationLabels = {
  learn: 'Learn About Portfolio Concepts',
  refresh: 'Refresh Education',
} as const

/** To see a licensed adviser is what the disclaimer at the foot of the chat asks for, once. */
const limits =
  'I can’t say what to buy, sell or hold, or how much. I’m an AI: my answers are checked before you see them, and can still be wrong.'

/** @param name nobody's when empty */
export const welcome = (name: string): string =>
  `**Hi${name === '' ? '' : ` ${name}`}. What would you like to understand?**\n${limits}`

/** @param madeAt ISO instant */
export const welcomeBack = (name: string, madeAt: string): string =>
  `**Welcome back${name === '' ? '' : `, ${name}`}.**\nYour overview of portfolio concepts from ${formatDateTime(madeAt)} is saved. What else would you like to understand?\n${limits}`

/** @param madeAt ISO instant */
export const stillCurrent = (madeAt: string): string =>
  `Your education content is still current. It was made on ${formatDateTime(madeAt)}, and too little has changed since then to make it again.`

export const builtInNote = 'Written by people and built into Gumnut: the AI was not used for this overview.'
/** @param madeAt ISO instant */
export const savedNote = (madeAt: string): string => `This is your saved overview from ${formatDateTime(madeAt)}.`

/** The product's own words for both kinds of failure. */
export const failures = {
  noAnswer: "I'm having trouble responding right now. Please try again.",
  error: 'Sorry, I encountered an error. Please try again.',
} as const
export const educationFailed =
  'I couldn’t put the overview together right now. Please try again, or ask me a specific question.'

export const stopped = 'Stopped. No answer will come for this one.'
export const typing = 'The educator is writing an answer.'
export const typingLong = 'Still at it. Every answer is checked before you see it.'
