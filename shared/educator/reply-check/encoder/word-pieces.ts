// Word pieces: a text as the numbers that the encoder was trained on (WordPiece, Wu et al. 2016): the longest piece of a word that
// the vocabulary knows, then the longest of what is left.

/** Pieces that go on with a word begin with "##". */
export type Vocabulary = ReadonlyMap<string, number>

/** Numbers with a meaning of their own, the same in every vocabulary of BERT. */
export const marks = { unknown: 100, begin: 101, end: 102, listItem: 1011 } as const

/** A longer one is no word: it is not cut, so that the work stays linear in the length of the text. */
const longestWord = 100

function piecesOfWord(word: string, vocabulary: Vocabulary): number[] {
  if (word.length > longestWord) return [marks.unknown]
  const found: number[] = []
  let from = 0
  while (from < word.length) {
    const prefix = from > 0 ? '##' : ''
    let to = word.length
    while (to > from && !vocabulary.has(prefix + word.slice(from, to))) to--
    if (to === from) return [marks.unknown]
    found.push(vocabulary.get(prefix + word.slice(from, to)) ?? marks.unknown)
    from = to
  }
  return found
}

/** @param text without markup; case and accents do not matter */
export function piecesOf(text: string, vocabulary: Vocabulary): number[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/\s|\p{Cc}/gu, ' ')
      .match(/[\p{P}$+<=>^`|~\u4e00-\u9fff]|[^\s\p{P}$+<=>^`|~\u4e00-\u9fff]+/gu) ?? []
  return words.flatMap((word) => piecesOfWord(word, vocabulary))
}
