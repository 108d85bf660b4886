// Sort select: the order of the holdings where there are no column headings to press.
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, columns, directionWords, nextSort, type Sort } from './holding-rows.ts'
import styles from './sort-select.module.css'

const options: ReadonlyArray<{ value: Column | ''; label: string }> = [
  { value: '', label: 'Order added' },
  ...columns.map(({ column, label }) => ({ value: column, label })),
]

/** With a capital letter, as a sentence begins. */
const beginning = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const SortSelect = ({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) => (
  <div className={styles.sort}>
    <Select
      label="Sort by"
      options={options}
      value={sort?.column ?? ''}
      onChange={(column) => onSort(column === '' ? null : nextSort(null, column))}
    />
    {sort !== null && (
      <IconButton
        className={styles.direction}
        label={`${beginning(directionWords(sort))}. Reverse order`}
        icon={sort.isDescending ? <ArrowDownWideNarrow size={22} /> : <ArrowUpNarrowWide size={22} />}
        onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
      />
    )}
  </div>
)
