// Tax: a financial year as it comes from the trades, and what only the person knows of it. Taxable income is never part of a
// request: where it is typed, it is kept by use-typed-income.ts.
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { tax } from '#shared/tax/contract.ts'
import { entriesOf, type TaxRecord, type YearEntries } from '#shared/tax/tax-record.ts'
import { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import type { TaxChange } from './edits.ts'
import { keepAnswer, recallOffline } from './last-seen.ts'
import { orKept } from './unsent-edits.ts'
import { useUid } from './use-auth.ts'

const api = createClient(tax, send)

export const taxKey = ['tax'] as const

const taxYearQuery = (uid: string, year: number) =>
  queryOptions({
    queryKey: [...taxKey, uid, year] as const,
    queryFn: async ({ client, signal }): Promise<TaxYearAnswer> => {
      const name = `tax-${year}` as const
      try {
        const answer = await api.year({ params: { year: String(year) } }, { signal })
        // Blocked or full: then it cannot be read offline.
        keepAnswer(uid, name, answer).catch(() => undefined)
        return answer
      } catch (error) {
        return recallOffline(client, uid, name, TaxYearAnswer, error)
      }
    },
    // A trade may have been added on the page before: what is shown meanwhile is asked for anew.
    staleTime: 0,
    refetchOnReconnect: 'always',
  })

/** @param isWanted false: it is not asked for */
export const useTaxYear = (year: number, { isWanted = true }: { isWanted?: boolean } = {}) =>
  useQuery({ ...taxYearQuery(useUid(), year), enabled: isWanted })

/** The year as CSV, whole. */
export const exportTaxYear = (year: number): Promise<string> => api.export({ params: { year: String(year) } })

/** The entries of a year with those that change. The others are as the change before has left them, not as they were on screen. */
async function withEntries(
  client: QueryClient,
  uid: string,
  { year, entries }: TaxChange & { kind: 'entries' },
): Promise<YearEntries> {
  const known = client.getQueryData<TaxYearAnswer>(taxYearQuery(uid, year).queryKey)
  const { record } = known ?? (await api.year({ params: { year: String(year) } }, { as: uid }))
  return { ...entriesOf(record, year), ...entries }
}

export async function sendTaxChange(client: QueryClient, uid: string, change: TaxChange): Promise<TaxRecord> {
  const mine = { as: uid }
  switch (change.kind) {
    case 'entries':
      return api.enter({ params: { year: String(change.year) }, body: await withEntries(client, uid, change) }, mine)
    case 'statement':
      return api.state(
        { params: { id: change.holdingId, year: String(change.year) }, body: { statement: change.statement } },
        mine,
      )
    case 'share':
      return api.facts({ params: { id: change.holdingId }, body: change.facts }, mine)
    default:
      return api.value({ params: { id: change.holdingId }, body: { value: change.value } }, mine)
  }
}

/** Stores what the person entered; the figures of every year are then asked for anew, also after a refusal. */
export function useTaxChange() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    // One after the other: each is written over the one before.
    scope: { id: 'tax' },
    mutationFn: (change: TaxChange) =>
      orKept(client, uid, { area: 'tax', change }, () => sendTaxChange(client, uid, change)),
    onSuccess: (record) =>
      client.setQueriesData<TaxYearAnswer>({ queryKey: taxKey }, (known) => known && { ...known, record }),
    onSettled: () => client.invalidateQueries({ queryKey: taxKey }),
  })
}
