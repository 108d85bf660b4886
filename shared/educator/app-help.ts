// App help: what people ask about Gumnut itself, answered in the shape of a term. No lesson is about the app, and lessons never link
// these names as they link the glossary's. docs/product.md holds the rules that they tell.
import type { Term } from '../learning/terms.ts'
import { accountHelp } from './app-help-account.ts'
import { gumnutHelp } from './app-help-gumnut.ts'
import { learningHelp } from './app-help-learning.ts'
import { portfolioHelp } from './app-help-portfolio.ts'
import { privacyHelp } from './app-help-privacy.ts'

export const appHelp: readonly Term[] = [
  ...accountHelp,
  ...gumnutHelp,
  ...privacyHelp,
  ...portfolioHelp,
  ...learningHelp,
]

const verdict = 'should worth better best'
/**
 * Words of a question beside which its other words are about investing. Adding reads like buying: whoever asks whether to is not told where
 * the button is. Super is added to a tax return too, trading and funds may be free or cost something, free of tax is no price, and a
 * price may be wrong in the eyes of whoever buys. Who asks how to start with ETFs asks of ETFs. What is on a chain, on a register or with
 * a bank is seen by others than what is in Gumnut, and so is a screen that is shared; shares that are seen to rise are no secret. An AI
 * bubble is no chat, and a law has been made by others than us; what somebody should tell an office, it says.
 */
const notBeside: Readonly<Record<string, string>> = {
  'app-adding': `${verdict} smsf super tax`,
  'app-beginning':
    'bitcoin bond broker budget cfd coin crypto dividend etf ethereum franking fund gold index option property quiz share smsf stock super tax trade trust',
  'app-cost': 'broker brokerage etf fund share stock super tax trade',
  'app-educator': 'bubble boom company etf fund share stock',
  'app-manual-entry': `${verdict} buy diversify diversification etf income smsf tax`,
  'app-price-differences': `${verdict} buy sell`,
  'app-privacy': 'should when',
  'app-seen':
    'wallet blockchain chain bitcoin ethereum crypto coin transaction super bank broker commsec stake chess hin register registry asx credit tfn tax centrelink medicare quiz point mean screen password phone computer rise fall drop crash grow double recover up down',
  'app-support': 'law rule chart',
}

/** The words beside which this help is not what a question asks for. */
export const wordsNotBeside = ({ id }: Pick<Term, 'id'>): string => notBeside[id] ?? ''

/** Phones, mails, links and accounts are in questions about scams and about super too: only names as they stand ask for these. */
const namedAsItStands: ReadonlySet<string> = new Set([
  'app-advice',
  'app-beginning',
  'app-brokers',
  'app-cost',
  'app-currency',
  'app-educator',
  'app-emails',
  'app-lesson-again',
  'app-manual-entry',
  'app-map',
  'app-moments',
  'app-name',
  'app-phone',
  'app-price-differences',
  'app-privacy',
  'app-purpose',
  'app-seen',
  'app-signing-out',
  'app-support',
  'app-trades',
])

/** Whether words of a name that stand apart from each other do not ask for a term. */
export const isNamedAsItStands = ({ id }: Pick<Term, 'id'>): boolean => namedAsItStands.has(id)
