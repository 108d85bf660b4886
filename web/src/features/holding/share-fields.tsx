// Share fields: the company's tax rate and the kind of a share, from the tax record. Loaded when somebody asks for them.
import { useState } from 'react'
import { financialYear } from '#shared/kernel/dates.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { firstYearShown } from '#shared/tax/tax-years.ts'
import type { TaxRecord } from '#shared/tax/tax-record.ts'
import { useShareFields } from '../../data/use-share-facts.ts'
import { useTaxYear } from '../../data/use-tax.ts'
import { messageOf } from '../../lib/api.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './holding.module.css'

type Share = { holdingId: string; symbol: string }

function Fields({ holdingId, symbol, record }: Share & { record: TaxRecord }) {
  const { rate, kind } = useShareFields(holdingId, symbol, record)
  return (
    <div className={styles.fields}>
      <Select {...rate} />
      <Select {...kind} />
    </div>
  )
}

export default function ShareFields(share: Share) {
  const [year] = useState(() => Math.max(firstYearShown, financialYear(sydneyDay(new Date()))))
  const { data, error, isFetching, refetch } = useTaxYear(year)
  if (data !== undefined) return <Fields {...share} record={data.record} />
  if (error === null)
    return (
      <Loading label="Loading what you said of this share">
        <Skeleton height="7rem" />
      </Loading>
    )
  return (
    <RetryBanner isPending={isFetching} onRetry={() => void refetch()}>
      {messageOf(error)}
    </RetryBanner>
  )
}
