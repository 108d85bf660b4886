// Search step: finds the security to add, or picks one that is commonly searched (P5).
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import type { SearchFilter, SearchResult } from '#shared/market/contract.ts'
import { popularAssets, popularTitle } from '#shared/market/popular-assets.ts'
import { minSearchLength, searchDebounceMs, searchRefusal, useSearch } from '../../data/use-market.ts'
import { around } from '../../lib/around.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DataCredit } from '../../ui/data-credit.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SearchFailed } from '../../ui/search-failed.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AssetOptions, optionId } from './asset-options.tsx'
import styles from './search-step.module.css'
import { useDebounced } from '../../data/use-debounced.ts'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'stock', label: 'Stock' },
  { value: 'etf', label: 'ETF' },
  { value: 'crypto', label: 'Crypto' },
] as const

/** By code from A to Z, whatever their kind: any other order would be a ranking (P5). */
const common = popularAssets.toSorted((a, b) => a.symbol.localeCompare(b.symbol, 'en-AU'))

/** What somebody is looking for; it outlives the step, so that Back to Search brings it back. */
export type Wanted = { text: string; filter: SearchFilter; active: number }
export const nothingWanted: Wanted = { text: '', filter: 'all', active: -1 }

type SearchStepProps = {
  wanted: Wanted
  takesFocus: boolean
  onWant: (wanted: Wanted) => void
  onChoose: (asset: SearchResult) => void
  onManual: (symbol: string) => void
}

export function SearchStep({ wanted, takesFocus, onWant, onChoose, onManual }: SearchStepProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { text, filter, active } = wanted
  const typed = text.trim()
  const settled = useDebounced(typed, searchDebounceMs)
  const isSearch = typed.length >= minSearchLength
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useSearch(isSearch ? settled : '', filter)

  const isAnswered = isSearch && settled === typed && !isPlaceholderData && data !== undefined
  const hasFailed = isSearch && settled === typed && isError && !isFetching
  const isSearching = isSearch && !isAnswered && !hasFailed
  const found = isSearch && !hasFailed ? (data?.results ?? []) : []
  const assets = isSearch ? found : common.filter(({ type }) => filter === 'all' || type === filter)
  const hasNothing = isAnswered && found.length === 0
  const symbol = typed.toUpperCase().replace(/\.AX$/, '')

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && assets.length > 0) {
      event.preventDefault()
      onWant({ ...wanted, active: Math.min(assets.length - 1, Math.max(-1, active + step)) })
    }
    const chosen = assets[active]
    if (event.key === 'Enter' && chosen !== undefined && !isSearching) {
      event.preventDefault()
      onChoose(chosen)
    }
  }
  const status = isSearching ? 'Searching' : isAnswered && !hasNothing ? formatCount(found.length, 'result') : ''

  const searchAgain = (): void => {
    field.current?.focus()
    void refetch()
  }
  return (
    <>
      <div className={styles.top}>
        <TextInput
          ref={field}
          label="Search for a stock, ETF or crypto"
          type="search"
          value={text}
          onChange={(next) => onWant({ ...wanted, text: next, active: -1 })}
          onKeyDown={onKeyDown}
          prefix={isSearching ? <Spinner size={20} /> : <Search size={20} aria-hidden="true" />}
          placeholder="Name or code"
          role="combobox"
          aria-expanded={assets.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && active < assets.length ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus={takesFocus}
        />
        <SegmentedControl
          label="Kind of investment"
          options={filters}
          value={filter}
          onChange={(next) => onWant({ ...wanted, filter: next, active: -1 })}
        />
      </div>
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
      <div className={styles.results}>
        {!isSearch && (
          <>
            <h3 className={styles.title}>{popularTitle}</h3>
            <p className={styles.note}>In alphabetical order. Being listed here isn’t a recommendation.</p>
          </>
        )}
        {hasFailed && (
          <SearchFailed onRetry={around() === undefined ? searchAgain : undefined}>
            {searchRefusal(error) ?? 'Failed to search investments. Please try again.'}
          </SearchFailed>
        )}
        {hasNothing && (
          <div className={styles.nothing} role="status">
            <p>No results for “{typed}”</p>
            <Button variant="secondary" onClick={() => onManual(symbol)}>
              Add {symbol} Manually
            </Button>
          </div>
        )}
        {isSearching && found.length === 0 && (
          <div className={styles.waiting}>
            {['9rem', '13rem', '11rem'].map((width) => (
              <Skeleton key={width} width={width} height="1.25rem" />
            ))}
          </div>
        )}
        <AssetOptions
          id={listId}
          label={isSearch ? 'Search results' : popularTitle}
          assets={assets}
          active={active}
          isOld={isSearching}
          onChoose={onChoose}
        />
        {found.some(({ type }) => type === 'crypto') && (
          <DataCredit provider="CoinGecko" href="https://www.coingecko.com" />
        )}
        {!hasNothing && (
          <p className={styles.manual}>
            <Button variant="quiet" size="small" onClick={() => onManual(isSearch ? symbol : '')}>
              Not there? Enter it manually
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
