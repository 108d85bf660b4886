// Tax time page: a financial year of one's own records, as a lesson: what is missing, gains, income, and the way to the net
// capital gain. General education: every view carries the heading that says so.
import { useRef, useState } from 'react'
import { useFollowedLink } from '../../lib/followed-link.ts'
import { useNavigate, useSearchParams } from '../../router/router.tsx'
import { financialYear, financialYearLabel } from '#shared/kernel/dates.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { firstYearShown, yearsShown } from '#shared/tax/tax-years.ts'
import { taxHeading } from '#shared/tax/words.ts'
import { exportTaxYear, useTaxYear } from '../../data/use-tax.ts'
import { useUnsentEdits } from '../../data/use-unsent-edits.ts'
import { messageOf } from '../../lib/api.ts'
import { useBalances } from '../../lib/balances.tsx'
import { LicenceNote } from '../../lib/licence-note.tsx'
import { saveText } from '../../data/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useNow } from '../../ui/use-now.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { VisibilityToggle } from '../../ui/visibility-toggle.tsx'
import styles from './tax.module.css'
import { TaxYearView } from './tax-year-view.tsx'

/** The year that the address asks for; another one where it asks for none that there is. */
function yearOf(asked: string | null, latest: number, otherwise: number): number {
  const year = Number(asked)
  return Number.isInteger(year) && year >= firstYearShown && year <= latest ? year : otherwise
}

function Content({ year, isPrinting }: { year: number; isPrinting: boolean }) {
  const { data, error, isError, isFetching, refetch } = useTaxYear(year)
  if (data !== undefined) return <TaxYearView key={year} answer={data} isPrinting={isPrinting} />
  if (!isError) {
    return (
      <Loading label="Loading the year">
        <Stack gap={6}>
          <Skeleton height="9rem" />
          <Skeleton height="20rem" />
          <Skeleton height="14rem" />
        </Stack>
      </Loading>
    )
  }
  return (
    <Card>
      <EmptyState
        title="The year couldn’t be loaded"
        actions={
          <Button isPending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </EmptyState>
    </Card>
  )
}

/** The page can stay open over midnight; whoever comes back to it has the day at once. */
const hourMs = 3_600_000

export default function TaxPage() {
  useFollowedLink()
  const { areHidden, toggle } = useBalances()
  const showToast = useToast()
  useUnsentEdits(showToast)
  const today = sydneyDay(new Date(useNow(hourMs)))
  const query = useSearchParams()
  const navigate = useNavigate()
  const sheet = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting(sheet)
  const [isSaving, setSaving] = useState(false)
  const latest = Math.max(firstYearShown, financialYear(today))
  // A new year is offered when it comes, and not put in place of the one that somebody may be typing for.
  const [opened] = useState(latest)
  const year = yearOf(query.get('year'), latest, opened)
  const download = (): void => {
    setSaving(true)
    exportTaxYear(year)
      .then(
        (csv) => saveText(`gumnut-tax-${financialYearLabel(year)}.csv`, csv, 'text/csv'),
        (error: unknown) => showToast({ text: `The file couldn’t be made. ${messageOf(error)}`, tone: 'error' }),
      )
      .finally(() => setSaving(false))
  }
  return (
    <div className={styles.page} ref={sheet}>
      <PageHeading
        title={`Tax time ${financialYearLabel(year)}`}
        tabTitle="Tax time"
        corner={<VisibilityToggle what="balances" isHidden={areHidden} onToggle={toggle} />}
      >
        The rules of a financial year, on the records you entered.
      </PageHeading>
      <div className={styles.sheet}>
        <p className={styles.notice} role="note">
          {taxHeading}
        </p>
        <Stack gap={6} className={styles.content}>
          <div className={styles.bar}>
            <Select
              label="Financial year"
              options={yearsShown(today).map((one) => ({ value: String(one.year), label: one.label }))}
              value={String(year)}
              onChange={(year) => navigate({ search: `year=${year}` })}
            />
            <Button variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="secondary" isPending={isSaving} onClick={download}>
              Download CSV
            </Button>
          </div>
          <Content year={year} isPrinting={isPrinting} />
          <LicenceNote />
        </Stack>
      </div>
    </div>
  )
}
