// People words: who of somebody's life may see what they own.

/** A pattern of those whom somebody calls theirs. */
export const ofMine = String.raw`my (?:accountant|advis[eo]r|boss|boyfriend|brother|colleagues?|dad|employer|ex|family|flatmates?|friends?|girlfriend|housemates?|husband|mates?|mum|parents|partner|sister|uncle|wife|work)`
