// Covered amounts: what hidden balances hide inside a sentence.

/** A sentence whose dollars are covered, for the places where they stand within words. */
export const coveredAmounts = (text: string): string => text.replaceAll(/\$\d+(?:,\d{3})*(?:\.\d+)?/g, '$•••')
