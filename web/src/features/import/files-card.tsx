// Files card: what each file was recognised as, and the rows of it that are no trades or could not be read.
import { formatLabel } from '#shared/portfolio/import/read-file.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import type { OpenedFile } from './import-session.ts'
import type { ImportRun } from './use-import-run.ts'

const Remarks = ({ remarks: { count, first } }: { remarks: OpenedFile['problems'] }) => (
  <ul className={styles.remarks}>
    {first.map(({ row, sheet, reason }, at) => (
      <li key={`${at} ${row}`}>
        {sheet === undefined ? 'Line' : `${sheet}, line`} {row}: {reason}
      </li>
    ))}
    {count > first.length && <li>And {formatCount(count - first.length, 'more line')}.</li>}
  </ul>
)

/** A file that is refused as a whole says so at once; lines of one that was read are there to look at. */
const isRefused = ({ format, unknown, problems }: OpenedFile): boolean =>
  format === null && unknown === null && problems.count > 0

function FileLine({ file, onLeaveOut }: { file: OpenedFile; onLeaveOut: () => void }) {
  const { name, rows, skipped, problems, format } = file
  return (
    <li>
      <Stack gap={2}>
        <div className={styles.line}>
          <strong className={styles.fileName}>{name}</strong>
          <Chip className={styles.format} tone={format === null ? 'notice' : 'primary'}>
            {isRefused(file)
              ? 'Not read'
              : format === null
                ? 'New to us'
                : format === 'mapped'
                  ? 'Your columns'
                  : formatLabel(format)}
          </Chip>
          <Button
            size="small"
            variant="quiet"
            className={styles.quietFirst}
            aria-label={`Leave out ${name}`}
            onClick={onLeaveOut}
          >
            Leave out
          </Button>
        </div>
        {isRefused(file) ? (
          <Banner tone="error">{problems.first[0]?.reason}</Banner>
        ) : (
          file.unknown === null && <p className={styles.quiet}>{formatCount(rows, 'trade')} found.</p>
        )}
        <div className={styles.disclosures}>
          {problems.count > 0 && !isRefused(file) && (
            <Disclosure summary={`${formatCount(problems.count, 'line')} we couldn’t read`}>
              <Remarks remarks={problems} />
            </Disclosure>
          )}
          {skipped.count > 0 && (
            <Disclosure summary={`${formatCount(skipped.count, 'line')} skipped`}>
              <Remarks remarks={skipped} />
            </Disclosure>
          )}
        </div>
      </Stack>
    </li>
  )
}

export const FilesCard = ({ run }: { run: ImportRun }) => (
  <Card
    title="Files"
    action={
      <Button size="small" variant="quiet" className={styles.quietLast} onClick={run.startAgain}>
        Start again
      </Button>
    }
  >
    <ul className={styles.list}>
      {run.files.map((file) => (
        <FileLine key={file.id} file={file} onLeaveOut={() => run.leaveOut(file)} />
      ))}
    </ul>
  </Card>
)
