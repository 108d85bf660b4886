// Agreement: what a second reader said of the same replies without seeing the first labels, and how often the two agree. Where they
// differ, training/replies/disagreements.jsonl says which label stands and why; the labels of the writers' files are those settled.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Labelled, jsonLinesOf } from './records.ts'

export type SecondLabel = {
  readonly id: string
  readonly label: Labelled['label']
  /** None where the reply is allowed. */
  readonly families?: readonly string[]
  /** In full where they are others than the first reader's, absent where they are the same. */
  readonly sentences?: readonly string[]
  /** The reader said that two honest readers would differ. */
  readonly unsure?: boolean
}
type Settled = { readonly id: string; readonly settled: Labelled['label']; readonly why: string }

const linesOf = (file: string): unknown[] =>
  jsonLinesOf(readFileSync(join(import.meta.dirname, '../replies', file), 'utf8'), file)

/** By the id of the reply. */
export const readSecondLabels = (): Map<string, SecondLabel> =>
  new Map((linesOf('second-labels.jsonl') as SecondLabel[]).map((second) => [second.id, second]))

export const readSettled = (): Settled[] => linesOf('disagreements.jsonl') as Settled[]

/** How the sentences that two readers marked in a reply compare, null where not both blocked it. */
export function comparedMarks(first: Labelled, second: SecondLabel): 'same' | 'overlapping' | 'disjoint' | null {
  if (first.label === 'allow' || second.label === 'allow') return null
  if (second.sentences === undefined) return 'same'
  const meet = second.sentences.some((one) =>
    first.sentences.some((other) => other.includes(one.trim()) || one.includes(other.trim())),
  )
  return meet ? 'overlapping' : 'disjoint'
}

type Agreement = {
  readonly replies: number
  /** Replies with the same label. */
  readonly agreed: number
  /** Cohen's kappa: the agreement beyond what the shares of both readers would give by chance, 1 at most. NaN for no replies. */
  readonly kappa: number
  /** Of the replies blocked by both, how the marked sentences compare. */
  readonly same: number
  readonly overlapping: number
  readonly disjoint: number
}

/** Replies without a second label are left out. */
export function agreementOn(replies: readonly Labelled[], seconds: ReadonlyMap<string, SecondLabel>): Agreement {
  const pairs = replies.flatMap((first) => {
    const second = seconds.get(first.id)
    return second === undefined ? [] : [{ first, second }]
  })
  const count = pairs.length
  const agreed = pairs.filter(({ first, second }) => first.label === second.label).length
  const [blockedFirst, blockedSecond] = [
    pairs.filter(({ first }) => first.label === 'block').length / count,
    pairs.filter(({ second }) => second.label === 'block').length / count,
  ]
  const byChance = blockedFirst * blockedSecond + (1 - blockedFirst) * (1 - blockedSecond)
  const marks = pairs.map(({ first, second }) => comparedMarks(first, second))
  const marked = (how: string): number => marks.filter((mark) => mark === how).length
  return {
    replies: count,
    agreed,
    kappa: byChance === 1 ? 1 : (agreed / count - byChance) / (1 - byChance),
    same: marked('same'),
    overlapping: marked('overlapping'),
    disjoint: marked('disjoint'),
  }
}
