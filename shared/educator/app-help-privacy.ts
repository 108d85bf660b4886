// App help on who sees what.
import type { Term } from '../learning/terms.ts'

/** Who may see what: a boss or an ex is searched as people. */
const onlookers = 'who|who can|anyone|anyone else|everyone|others|people|users|staff|the ai|can you|do you'.split('|')
const seenBy = onlookers.flatMap((who) =>
  ['my', 'what i', 'what shares i', 'how much i'].map((what) => `${who} see ${what}`),
)

export const privacyHelp: readonly Term[] = [
  {
    id: 'app-privacy',
    term: 'Who sees what is yours',
    also: [
      'about privacy',
      'your privacy policy',
      'the privacy policy',
      'sell my data',
      'you sell my info',
      'you sell my information',
      'you sell my details',
      'gumnut sell my info',
      'gumnut sell my information',
      'gumnut sell my details',
      'share my data',
      'private from other users',
      'private from other people',
      'private from everyone',
      'my data private',
      'my data safe',
      'my data shared',
      'what i type here',
      'what i type private',
      'you tell centrelink',
      'gumnut tell centrelink',
      'gumnut tell the ato',
      'gumnut tell the tax office',
      'the app tell the ato',
      'app tell the tax office',
      'gumnut report to the ato',
    ],
    meaning:
      'No other user sees your portfolio, and personal information is not sold or used for advertising. The AI is given no amounts and no names of what you hold. The Privacy Policy is on Profile.',
  },
  {
    id: 'app-seen',
    term: 'Who sees what you hold',
    also: [
      ...seenBy,
      'people know what i',
      'can you view my portfolio',
      'you have access to my portfolio',
      'you know my holdings',
      'is my portfolio public',
      'is my profile public',
    ],
    meaning:
      'You do. No other user sees what you hold or have learned, and the AI is given no amounts and no names of it. The Privacy Policy, on Profile, says who else works with your data.',
  },
]
