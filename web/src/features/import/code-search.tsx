// Code search: finds the security that a code of a file means, with the search that adding an investment has.
import { useState } from 'react'
import { coinIdOf, popularAssetOf } from '#shared/market/popular-assets.ts'
import { minSearchLength, searchDebounceMs, searchRefusal, useSearch } from '../../data/use-market.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDebounced } from '../../data/use-debounced.ts'
import type { HoldingOutline } from './import-session.ts'
import styles from './import.module.css'
import type { ImportRun } from './use-import-run.ts'
import { withAsset } from './with-asset.ts'

const mostShown = 8

/** One that everybody means the same by. */
const isCommon = ({ kind, symbol, coinId }: HoldingOutline['instrument'] & { coinId?: string }): boolean =>
  kind === 'coin'
    ? coinId !== undefined && coinIdOf(symbol) === coinId
    : popularAssetOf({ kind: 'asx', code: symbol }) !== undefined

function Results({ holding: { instrument }, run }: { holding: HoldingOutline; run: ImportRun }) {
  const [text, setText] = useState(instrument.symbol)
  const settled = useDebounced(text.trim(), searchDebounceMs)
  const isSearch = settled.length >= minSearchLength
  const { data, error, isError, isFetching } = useSearch(
    isSearch ? settled : '',
    instrument.kind === 'coin' ? 'crypto' : 'all',
  )
  const found = (isSearch ? (data?.results ?? []) : [])
    .filter(({ type, id }) => (instrument.kind === 'coin' ? id !== undefined : type !== 'crypto'))
    .slice(0, mostShown)
  const status = isFetching
    ? 'Searching'
    : isError
      ? (searchRefusal(error) ?? 'The search didn’t answer. Change the text to try again.')
      : isSearch && found.length === 0
        ? 'Nothing found. Try its name.'
        : ''
  return (
    <Stack gap={3}>
      <TextInput
        label={`What is ${instrument.symbol}?`}
        hint="Search by code or name. Only what’s in this field is sent."
        value={text}
        onChange={setText}
        suffix={isFetching ? <Spinner size={18} /> : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <p role="status" className={styles.quiet}>
        {status}
      </p>
      <ul className={styles.found}>
        {found.map((asset) => (
          <li key={`${asset.type} ${asset.id ?? asset.symbol}`}>
            <Button
              size="small"
              variant="secondary"
              onClick={() => run.repair((before) => withAsset(before, instrument, asset))}
            >
              {asset.symbol.toUpperCase()} · {asset.name}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Closed until somebody asks: the code leaves the device with the first search. */
export function CodeSearch({ holding, run }: { holding: HoldingOutline; run: ImportRun }) {
  const [isOpen, setOpen] = useState(false)
  const { instrument, unknown, joined } = holding
  // What joins a holding is known; what is traded elsewhere is nothing that the search knows.
  if (instrument.kind === 'other' || joined !== null || isCommon(instrument)) return null
  if (isOpen) return <Results holding={holding} run={run} />
  return (
    <div className={unknown !== null ? undefined : styles.quietFirst}>
      <Button size="small" variant={unknown !== null ? 'secondary' : 'quiet'} onClick={() => setOpen(true)}>
        {unknown !== null ? `Find ${instrument.symbol}` : `Not the right code? Change ${instrument.symbol}`}
      </Button>
    </div>
  )
}
