// App help by its ids, for what only tells it from the glossary: apart from its texts, which the first question loads.
import type { Term } from '../learning/terms.ts'

/** Whether a term that was found is about the app rather than about investing. */
export const isAppHelp = ({ id }: Pick<Term, 'id'>): boolean => id.startsWith('app-')

/** Who sees what is asked in the words of whoever is after what others have, or after our rules. */
export const isPrivacyHelp = ({ id }: Pick<Term, 'id'>): boolean => id === 'app-privacy' || id === 'app-seen'
