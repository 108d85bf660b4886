// What no lesson may say, as patterns.

/** What of a text a list of patterns objects to, so that a failure shows the words and not the lesson. */
export const found = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => text.match(pattern)?.[0] ?? [])

/** Sentences that tell somebody what to do with their money. */
export const advice: readonly RegExp[] = [
  /\byou (should|must|need to|ought to|'d better) (buy|sell|hold|invest|own|put|avoid|switch|start)\b/i,
  /\byou should\b/i,
  /\b(we|I|Gumnut) (would )?(recommend|suggest|advise)\b/i,
  /\b(recommended|suggested|ideal|right) (investment|fund|etf|share|stock|coin|portfolio|mix) for you\b/i,
  /\bconsider (buying|selling|investing|holding|switching|adding)\b/i,
  /\b(best|top|safest) (etf|fund|stock|share|coin|crypto|investment|broker|platform)s?\b/i,
  /\bmust[- ](buy|own)\b|\ba must[- ]have\b/i,
  /\bnow is the time\b|\b(great|good|perfect) time to (buy|sell|invest|get in)\b/i,
  /\bdon['’]t miss\b|\bget in (early|now|before)\b|\bbefore it['’]s too late\b/i,
  /\bbuy (the|every) dip\b|\bbuy low\b|\bbuy now\b|\bhodl\b/i,
  /\b(can['’]t|cannot) lose\b|\bno[- ]brainer\b|\brisk[- ]free\b|\bsure thing\b/i,
  /\bif I were you\b|\b(given|at|for) your (age|income|goals?|situation)\b|\b(suits|right for) you\b|\byou can afford\b/i,
  /\bwill (definitely|certainly|always) (rise|go up|recover|return)\b/i,
  /(?:^|[.!?:;] )(Buy|Sell|Hold|Invest in|Avoid|Pick|Choose|Switch) /m,
]
