// Letters: runs of two to five signs within words, which see through endings, spellings and words nobody has met before.

const shortest = 2
const longest = 5

/** Every run in every word, repeats included; digits are all read as 0. */
export function letterFeatures(plain: string): string[] {
  const words = plain.toLowerCase().replace(/\d/g, '0').match(/\S+/g) ?? []
  return words.flatMap((word) => {
    const padded = ` ${word} `
    const runs: string[] = []
    for (let length = shortest; length <= longest; length++) {
      for (let at = 0; at + length <= padded.length; at++) runs.push(padded.slice(at, at + length))
    }
    return runs
  })
}
