// Share facts: the two choices about a share, as its fields take them, each saved as soon as it is made.
import { useState } from 'react'
import type { ShareFacts, ShareFactsChange, TaxRecord } from '#shared/tax/tax-record.ts'
import { noShareFacts } from '#shared/tax/tax-record.ts'
import { messageOf } from '../lib/api.ts'
import { kindHint, kindOptions, rateHint, rateOptions } from '../lib/share-words.ts'
import { useTaxChange } from './use-tax.ts'

type Rate = (typeof rateOptions)[number]['value']
type Kind = (typeof kindOptions)[number]['value']

const kindOf = ({ isPreferenceShare }: ShareFacts): Kind =>
  isPreferenceShare === null ? '' : isPreferenceShare ? 'preference' : 'ordinary'
const saidBy = (kind: Kind): boolean | null => (kind === '' ? null : kind === 'preference')
const rateOf = ({ companyRate }: ShareFacts): Rate => (companyRate === null ? '' : `${companyRate}`)
const rateSaid = (rate: Rate): ShareFacts['companyRate'] => (rate === '25' ? 25 : rate === '30' ? 30 : null)

/** What is said of a share in a record. */
export function shareFactsOf({ shares }: TaxRecord, holdingId: string): ShareFacts {
  const { companyRate, isPreferenceShare } = shares.find((one) => one.holdingId === holdingId) ?? noShareFacts
  return { companyRate, isPreferenceShare }
}

const nothingWrong = { companyRate: undefined, isPreferenceShare: undefined }

/** The fields for the company's rate and the kind of a share. What was chosen shows at once; refused, it goes back and says why. */
export function useShareFields(holdingId: string, symbol: string, record: TaxRecord) {
  const { mutateAsync, isPending } = useTaxChange()
  // What is on its way: each choice is sent by itself, so that it says nothing of the other.
  const [chosen, setChosen] = useState<ShareFactsChange>({})
  const kept = shareFactsOf(record, holdingId)
  const facts = isPending ? { ...kept, ...chosen } : kept
  const [wrong, setWrong] = useState<Readonly<Record<keyof ShareFacts, string | undefined>>>(nothingWrong)
  const save = (field: keyof ShareFacts, change: ShareFactsChange): void => {
    const tell = (text: string | undefined): void => setWrong((before) => ({ ...before, [field]: text }))
    setChosen(isPending ? { ...chosen, ...change } : change)
    tell(undefined)
    mutateAsync({ kind: 'share', holdingId, facts: change }).catch((error: unknown) => tell(messageOf(error)))
  }
  return {
    rate: {
      label: `Company tax rate of ${symbol}`,
      hint: rateHint,
      error: wrong.companyRate,
      options: rateOptions,
      value: rateOf(facts),
      onChange: (rate: Rate) => save('companyRate', { companyRate: rateSaid(rate) }),
    },
    kind: {
      label: `Kind of share of ${symbol}`,
      hint: kindHint,
      error: wrong.isPreferenceShare,
      options: kindOptions,
      value: kindOf(facts),
      onChange: (kind: Kind) => save('isPreferenceShare', { isPreferenceShare: saidBy(kind) }),
    },
  }
}
