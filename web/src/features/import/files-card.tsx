// FilesCard: what each file was recognised as, and the rows of it that are no trades or could not be read.
import type { RowRemark } from '#shared/portfolio/import/import-row.ts'
import { formatLabel } from '#shared/portfolio/import/read-file.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import type { ImportRun, Opened } from './use-import-run.ts'

const mostShown = 100

const Remarks = ({ remarks }: { remarks: readonly RowRemark[] }) => (
  <ul className={styles.remarks}>
    {remarks.slice(0, mostShown).map(({ row, sheet, reason }, at) => (
      <li key={`${at} ${row}`}>
        {sheet === undefined ? '' : `${sheet}, `}line {row}: {reason}
      </li>
    ))}
    {remarks.length > mostShown && <li>And {formatCount(remarks.length - mostShown, 'more line')}.</li>}
  </ul>
)

function FileLine({ opened: { source, read }, onLeaveOut }: { opened: Opened; onLeaveOut: () => void }) {
  const { rows, skipped, problems, format } = read
  return (
    <li>
      <Stack gap={2}>
        <div className={styles.line}>
          <strong className={styles.fileName}>{source.name}</strong>
          <Chip tone={format === null ? 'notice' : 'primary'}>
            {format === null ? 'Not read' : format === 'mapped' ? 'Your columns' : formatLabel(format)}
          </Chip>
          <Button size="small" variant="quiet" aria-label={`Leave out ${source.name}`} onClick={onLeaveOut}>
            Leave out
          </Button>
        </div>
        <p className={styles.quiet}>{formatCount(rows.length, 'trade')} found.</p>
        {problems.length > 0 && (
          <Disclosure summary={`${formatCount(problems.length, 'line')} we couldn’t read`}>
            <Remarks remarks={problems} />
          </Disclosure>
        )}
        {skipped.length > 0 && (
          <Disclosure summary={`${formatCount(skipped.length, 'line')} skipped`}>
            <Remarks remarks={skipped} />
          </Disclosure>
        )}
      </Stack>
    </li>
  )
}

export const FilesCard = ({ run }: { run: ImportRun }) => (
  <Card
    title="Files"
    action={
      <Button size="small" variant="quiet" onClick={run.startAgain}>
        Start again
      </Button>
    }
  >
    <ul className={styles.list}>
      {run.opened.map((opened, at) => (
        <FileLine key={`${at} ${opened.source.name}`} opened={opened} onLeaveOut={() => run.leaveOut(at)} />
      ))}
    </ul>
  </Card>
)
