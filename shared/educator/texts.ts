// Educator texts: what the server answers in the educator's place. The server ends each of them with the disclaimer, but for
// the first, which says only what has to be configured.

/** No key, or switched off. */
export const chatUnavailable = 'AI chat is currently unavailable. Please check your API configuration.'

/** The provider failed. */
export const chatTrouble = "I'm having trouble responding right now. Please try again in a moment."

/** The reply did not pass the check, nor did its repair. */
export const cannotAdvise =
  "I can't help with that one because it could be taken as personal financial advice. I can explain the idea behind it instead, or point you to a lesson."

/** The reply, or the question, was not in English. */
export const englishOnly = 'I can only answer in English. Ask me again in English, and I can explain the idea.'

/** The model answered by naming a card of the app's figures, and nothing else. */
export const cardAlone = 'Here is what the app works out from what you keep in it.'

/** Answers that need no model, by what the question is after. */
export const cannedReplies = {
  other_user:
    "I can't see anybody else's account, and I can't share anything about one. Ask me about an idea instead, such as how spreading risk works.",
  prompt_leak: "I can't show how I'm set up. Ask me about an idea instead, such as how compounding works.",
  distress:
    "I'm sorry it is this hard right now. Worry about money can weigh on everything, and you don't have to carry it alone. If you are in danger, call 000. You can talk to somebody for free: Lifeline on 13 11 14 at any hour, Gambling Help on 1800 858 858 at any hour, or the National Debt Helpline on 1800 007 007 on weekdays.",
  scam_loss:
    "I'm sorry this has happened. It happens to careful people, and the blame is with whoever took the money. Minutes count: call your bank or card provider first, as they can try to stop a payment. If somebody can still see or steer your phone or computer, switch it off. Pay nothing more, least of all to whoever says they can get the money back. IDCARE on 1800 595 160 helps for free with what comes next, and Scamwatch takes reports. If you are in danger, call 000. To talk to somebody at any hour, there is Lifeline on 13 11 14.",
  blackmail:
    "I'm sorry this is happening. It isn't your fault. Stop all contact, pay nothing and send no more pictures. Keep the messages and user names as evidence, then block them. Report it to eSafety (esafety.gov.au), which can help get pictures removed, and to ReportCyber (cyber.gov.au). If money has gone, call your bank. To talk to somebody for free at any hour: Kids Helpline on 1800 55 1800 up to the age of 25, or Lifeline on 13 11 14. If you are in danger, call 000.",
} as const

/** Where no model answers, to whom tells of trouble of their own with money. */
export const worriedReply =
  "That sounds heavy, and I'm sorry you are dealing with it. You don't have to sort it out alone, and talking to somebody is free: the National Debt Helpline on 1800 007 007 on weekdays for debts and bills, or at any hour Gambling Help on 1800 858 858 and Lifeline on 13 11 14. If somebody else controls your money or frightens you, there is 1800RESPECT on 1800 737 732 at any hour. If you are in danger, call 000."

/** How a person is told that a limit is reached. */
export const limitTexts = {
  inFlight: 'The educator is still busy with your last question. Please ask again in a moment.',
  minute: 'That was a lot of questions in one minute. Please wait a moment, then ask again.',
  chatDay:
    'You have reached the limit of questions for today. The lessons are always open, and you can ask again tomorrow.',
  educationDay: 'You have reached the limit of new overviews for today. Ask a question instead, or come back tomorrow.',
} as const
