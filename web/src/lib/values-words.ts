// Values words: how somebody is asked for the value at the close of 30 June 2027.
const atMost = 3

/** @param symbols at least one */
export function valuesAskedText(symbols: readonly string[]): string {
  const more = symbols.length - atMost
  const names = `${symbols.slice(0, atMost).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `From 1 July 2027 gains are taxed by another rule, and no market price is known for ${names}. The value of one unit at the close of 30 June 2027 can be entered at Tax time.`
}
