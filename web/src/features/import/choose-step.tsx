// Choose step: drop files, choose them, or paste what was copied.
import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './import.module.css'
import type { ImportRun } from './use-import-run.ts'

const pastedName = 'Pasted rows'

/** What is pasted is read as it is: it never becomes the text of a field, which a large one would freeze. */
function PasteField({ run }: { run: ImportRun }) {
  const [pasted, setPasted] = useState('')
  const read = (text: string): void => run.open([{ name: pastedName, blob: new Blob([text]) }])
  return (
    <Stack gap={3}>
      <TextArea
        label="Rows with their header"
        value={pasted}
        onChange={setPasted}
        placeholder="Copy the table with its header, then paste it here"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!text.includes('\n') || pasted !== '') return
          event.preventDefault()
          read(text)
        }}
      />
      <div>
        <Button variant="secondary" disabled={pasted.trim() === ''} onClick={() => read(pasted)}>
          Read these rows
        </Button>
      </div>
    </Stack>
  )
}

export function ChooseStep({ run }: { run: ImportRun }) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const isFirst = run.files.length === 0
  const open = (files: FileList | null): void => {
    if (files !== null && files.length > 0) run.open([...files].map((file) => ({ name: file.name, blob: file })))
  }
  return (
    <Card>
      <Stack gap={4}>
        {run.problem !== null && <Banner tone="error">{run.problem}</Banner>}
        <div
          className={classNames(styles.drop, isOver && styles.over)}
          onDragOver={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        >
          <Upload size={28} aria-hidden="true" />
          <p>{isFirst ? 'Drop your broker’s files here' : 'Another file? Drop it here'}</p>
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            Choose files
          </Button>
          <p className={styles.quiet} id={hint}>
            CSV or Excel (.xlsx), one or several. They’re read on this device; nothing is sent until you say so.
          </p>
          <input
            ref={input}
            className={styles.file}
            type="file"
            multiple
            tabIndex={-1}
            accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,text/plain,application/json"
            aria-label="Files to import"
            onChange={(event) => {
              open(event.target.files)
              event.target.value = ''
            }}
          />
        </div>
        <Disclosure summary="Paste rows instead">
          <PasteField run={run} />
        </Disclosure>
      </Stack>
    </Card>
  )
}

export function ReadingStep({ run }: { run: ImportRun }) {
  const { at, of, name } = run.reading ?? { at: 0, of: 1, name: '' }
  return (
    <Card>
      <Stack gap={4}>
        <ProgressBar
          label={`Reading ${name}`}
          percent={((at + 0.5) / of) * 100}
          valueText={of === 1 ? '1 file' : `file ${at + 1} of ${of}`}
        />
        <div>
          <Button variant="secondary" onClick={run.cancel}>
            Cancel
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
