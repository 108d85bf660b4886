// App help: what people ask about Gumnut itself, answered in the shape of a term. No lesson is about the app, and lessons never link
// these names as they link the glossary's. docs/product.md holds the rules that they tell.
import type { Term } from '../learning/terms.ts'

export const appHelp: readonly Term[] = [
  {
    id: 'app-achievements',
    term: 'Achievements',
    also: ['achievement', 'badges', 'badge'],
    meaning: 'There are six: for 1, 3, 5 and 10 lessons, for level 3 and for 500 XP.',
  },
  {
    id: 'app-adding',
    term: 'Adding an investment',
    also: ['add investment', 'add holding', 'add to my portfolio', 'how do i add a', 'enter what i own'],
    meaning:
      'On Portfolio, press Add Investment and search by name or code. A price comes along; units and cost are yours to fill in and to change later.',
  },
  {
    id: 'app-alerts',
    term: 'Watching and alerts',
    also: ['watchlist', 'watch list', 'price alert', 'set a price alert', 'alert me', 'notify me about price'],
    meaning:
      'Watching, on Portfolio, follows shares, ETFs and coins without owning them. A price alert says what happened and never what to do about it.',
  },
  {
    id: 'app-appearance',
    term: 'Light and dark',
    also: ['dark mode', 'light mode', 'dark theme', 'change theme'],
    meaning: 'On Profile, Appearance switches between light, dark and what the device uses.',
  },
  {
    id: 'app-deleting',
    term: 'Deleting an account',
    also: ['delete account', 'close account', 'delete my data', 'remove my account'],
    meaning: 'On Profile, press Delete my account. Download my data, just above it, keeps a copy first.',
  },
  {
    id: 'app-download',
    term: 'Downloading what is yours',
    also: ['download my data', 'export my data', 'export csv', 'export holdings', 'export trades'],
    meaning: 'On Profile, Download my data gives everything in one file. Holdings and trades come as CSV as well.',
  },
  {
    id: 'app-importing',
    term: 'Importing trades',
    also: [
      'import trades',
      'import csv',
      'upload csv',
      'upload trades',
      'add trades',
      'commsec trades',
      'import broker file',
      'connect broker',
    ],
    meaning:
      'On Portfolio, press Import trades and choose the file your broker lets you download. It is read on your device, and an import can be undone for 30 days.',
  },
  {
    id: 'app-password',
    term: 'Changing a password',
    also: ['change password', 'reset password', 'forgot password', 'new password'],
    meaning: 'On Profile, press Change password. For a forgotten one, the sign-in screen has Forgot password?',
  },
  {
    id: 'app-prices',
    term: 'Prices in Gumnut',
    also: ['prices update', 'price delayed', 'price out of date', 'old price', 'refresh prices', 'live prices'],
    meaning:
      'Prices refresh every five minutes while you look; those of the ASX are 20 minutes late. Each says where it comes from and how old it is.',
  },
  {
    id: 'app-quiz',
    term: 'Quizzes',
    also: ['quiz', 'failed quiz', 'retake quiz', 'quiz again', 'finish lesson', 'complete lesson'],
    meaning:
      'A lesson is complete once it is read and its quiz is passed with 70 per cent. After a miss the quiz may be taken again, with other questions.',
  },
  {
    id: 'app-review',
    term: 'Review cards',
    also: ['review card', 'review session', 'flashcards', 'spaced repetition'],
    meaning:
      'Questions of completed lessons come back as cards, at most ten in a session. A card that was due and right at its first try of the day earns 2 XP.',
  },
  {
    id: 'app-streak',
    term: 'Daily streak',
    also: ['my streak', 'learning streak', 'how do streaks work', 'missed a day', 'miss a day'],
    meaning:
      'A day with a lesson or a review counts. Two missed days a calendar month are bridged; after a third, only the days since the first of them count.',
  },
  {
    id: 'app-tax-time',
    term: 'Tax time',
    also: ['tax report', 'tax time page', 'report for my accountant'],
    meaning:
      'Tax time, on Portfolio, lists the sales, dividends and credits of a financial year and how each figure comes about. It is general education, not a tax return.',
  },
  {
    id: 'app-xp',
    term: 'XP and levels',
    also: ['xp', 'experience points', 'level up in gumnut', 'my level', 'what level am i', 'earn points with lessons'],
    meaning: 'XP is earned by learning alone: lessons, review cards and the time machine. Every 100 XP is a level.',
  },
]

const ids: ReadonlySet<string> = new Set(appHelp.map(({ id }) => id))

/** Whether a term that was found is about the app rather than about investing. */
export const isAppHelp = ({ id }: Pick<Term, 'id'>): boolean => ids.has(id)

/** Adding reads like buying: whoever asks whether to is not told where the button is. */
export const isLikeBuying = ({ id }: Pick<Term, 'id'>): boolean => id === 'app-adding'
