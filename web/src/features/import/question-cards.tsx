// Question cards: what has to be known of a file before its rows mean anything: the order of day and month, and its columns.
import { useState } from 'react'
import { type MappedField, mappedFields } from '#shared/portfolio/import/column-words.ts'
import { type DateOrder, dateOrders } from '#shared/portfolio/import/import-row.ts'
import { type Mapping, missingFields } from '#shared/portfolio/import/mapping.ts'
import { asksForSigns, unnamedSide } from '#shared/portfolio/import/unnamed-side.ts'
import { formatDay } from '../../lib/format-day.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import type { OpenedFile } from './import-session.ts'
import { startMapping } from './use-import-run.ts'

export function DateCard({ file, onAnswer }: { file: OpenedFile; onAnswer: (order: DateOrder) => void }) {
  const question = file.dateQuestion
  if (question === null) return null
  return (
    <Card title="Which date is it?">
      <Stack gap={4}>
        <p>
          Line {question.row} of {file.name} says <strong>{question.text}</strong>. Nothing in the file tells us which
          way round that is.
        </p>
        <div className={styles.buttons}>
          {dateOrders.map((order) => {
            const day = question[order] ?? null
            return (
              day !== null && (
                <Button
                  key={order}
                  variant={order === 'dayFirst' ? 'primary' : 'secondary'}
                  onClick={() => onAnswer(order)}
                >
                  {formatDay(day)}
                </Button>
              )
            )
          })}
        </div>
      </Stack>
    </Card>
  )
}

const fieldNames: Readonly<Record<MappedField, string>> = {
  date: 'Date',
  side: 'Buy or sell',
  code: 'Code',
  units: 'Units',
  price: 'Price for one unit',
  brokerage: 'Brokerage or fee',
  total: 'Total paid or received',
  market: 'Exchange',
  currency: 'Currency',
  rate: 'Exchange rate',
  name: 'Name',
  reference: 'Reference number',
  status: 'Status of the order',
}
const none = 'none'
const notSaid = 'not said'

type MapperProps = { file: OpenedFile; onAnswer: (mapping: Mapping) => void; onSheet: (place: number) => void }

export function MapperCard({ file, onAnswer, onSheet }: MapperProps) {
  const [mapping, setMapping] = useState(() => startMapping(file))
  const table = file.unknown
  if (table === null || mapping === null) return null
  const missing = missingFields(mapping)
  const isOpen = asksForSigns(table, mapping)
  const unnamed = unnamedSide(table, mapping)
  const columns = [
    { value: none, label: 'Not in this file' },
    ...table.header.map((name, at) => ({ value: String(at), label: name.trim() || `Column ${at + 1}` })),
  ]
  const example = (place: number | null): string | undefined => {
    const cell = place === null ? '' : (table.rows.find((cells) => (cells[place] ?? '').trim() !== '')?.[place] ?? '')
    return cell === '' ? undefined : `For example ${cell.slice(0, 40)}`
  }
  const missingNames = [...missing, ...(unnamed === null ? [] : (['side'] as const))].map((field) =>
    field === 'price' ? 'a price or a total' : fieldNames[field].toLowerCase(),
  )
  const errorOf = (field: MappedField): string | undefined => {
    if (field === 'side' && unnamed !== null)
      return `“${columns[unnamed + 1]!.label}” looks like it. Choose the column, or say that it’s not in this file.`
    return missing.includes(field) && mapping[field] === null ? 'We need this one.' : undefined
  }
  const name = (field: MappedField, value: string): void => {
    const place = value === none ? null : Number(value)
    // What a total below 0 is was said of the other one.
    const said = field === 'side' ? { hasNoSide: place === null } : field === 'total' ? { belowZero: undefined } : {}
    setMapping({ ...mapping, [field]: place, ...said })
  }
  return (
    <Card title="What are these columns?">
      <Stack gap={4}>
        <p>We don’t know {file.name} yet, so we guessed. Check each column; we’ll remember it on this device.</p>
        {file.sheets.length > 1 && (
          <Select
            label="Sheet"
            value={String(file.sheet)}
            onChange={(place) => onSheet(Number(place))}
            options={file.sheets.map((name, place) => ({ value: String(place), label: name }))}
          />
        )}
        <Select
          label="What was traded"
          value={mapping.assets}
          onChange={(assets) => setMapping({ ...mapping, assets })}
          options={[
            { value: 'asx', label: 'Shares and ETFs' },
            { value: 'coins', label: 'Crypto' },
          ]}
        />
        <div className={styles.columns}>
          {mappedFields.map((field) => {
            const isUnsaid = field === 'side' && unnamed !== null
            return (
              <Select
                key={field}
                label={fieldNames[field]}
                hint={example(mapping[field])}
                error={errorOf(field)}
                value={isUnsaid ? notSaid : mapping[field] === null ? none : String(mapping[field])}
                onChange={(value) => name(field, value)}
                options={isUnsaid ? [{ value: notSaid, label: 'Choose' }, ...columns] : columns}
              />
            )
          })}
        </div>
        {(isOpen || mapping.belowZero !== undefined) && (
          <Select
            label="A total below 0 is"
            error={isOpen ? 'We need this one.' : undefined}
            value={mapping.belowZero ?? none}
            onChange={(belowZero) => setMapping({ ...mapping, belowZero: belowZero === 'sell' ? 'sell' : 'buy' })}
            options={[
              ...(isOpen ? [{ value: none, label: 'Choose' }] : []),
              { value: 'buy', label: 'A buy: money that went out' },
              { value: 'sell', label: 'A sale: shares that went out' },
            ]}
          />
        )}
        <p role="status" className={styles.quiet}>
          {missingNames.length === 0 ? '' : `Still missing: ${missingNames.join(', ')}.`}
        </p>
        <div>
          <Button disabled={missingNames.length > 0 || isOpen} onClick={() => onAnswer(mapping)}>
            Read the rows
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
