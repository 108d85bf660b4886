// The guard's own labelled replies: one list of what must be blocked and what must pass.
import { allowedReplies } from './labelled-allowed.ts'
import { blockedReplies } from './labelled-blocked.ts'
import { freshAllowed, freshBlocked } from './labelled-fresh.ts'
import { subtleAllowed, subtleBlocked } from './labelled-subtle.ts'

export interface LabelledReply {
  readonly id: string
  readonly rule: string
  readonly verdict: 'allow' | 'block'
  readonly text: string
}

const label =
  (verdict: LabelledReply['verdict']) =>
  ([rule, text]: readonly [string, string], at: number): LabelledReply => ({
    id: `${verdict}-${at + 1}`,
    rule,
    verdict,
    text,
  })

export const labelledReplies: readonly LabelledReply[] = [
  ...[...blockedReplies, ...subtleBlocked, ...freshBlocked].map(label('block')),
  ...[...allowedReplies, ...subtleAllowed, ...freshAllowed].map(label('allow')),
]
