// Watch modal: finds something to follow, by the search that adding an investment has.
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SearchResult } from '#shared/market/contract.ts'
import { popularAssets, popularTitle } from '#shared/market/popular-assets.ts'
import type { Security } from '#shared/watchlist/watched.ts'
import { useDebounced } from '../../../data/use-debounced.ts'
import { minSearchLength, searchDebounceMs, searchRefusal, useSearch } from '../../../data/use-market.ts'
import { useWatch } from '../../../data/use-watching.ts'
import { messageOf } from '../../../lib/api.ts'
import { around } from '../../../lib/around.ts'
import { formatCount } from '../../../lib/format.ts'
import { holdingTypeNames } from '../../../lib/holding-words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ClassDot } from '../../../ui/class-dot.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DataCredit } from '../../../ui/data-credit.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { SearchFailed } from '../../../ui/search-failed.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './watching.module.css'

/** By code from A to Z, whatever their kind: any other order would be a ranking (P5). */
const common = popularAssets.toSorted((a, b) => a.symbol.localeCompare(b.symbol, 'en-AU'))

function securityIn({ type, symbol, name, id }: SearchResult): Security | null {
  if (type === 'other') return null
  return { type, symbol, name, ...(id === undefined ? {} : { coinId: id }) }
}

type WatchModalProps = {
  /** What is followed already, by coin id or symbol. */
  isWatched: (asset: SearchResult) => boolean
  onWatched: (symbol: string) => void
  onClose: () => void
}

export default function WatchModal({ isWatched, onWatched, onClose }: WatchModalProps) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  // What was chosen and cannot be followed, such as a fund that is neither share nor ETF.
  const [refused, setRefused] = useState<string | null>(null)
  const watch = useWatch()
  // On a touch screen the keyboard would cover the list before it has been seen.
  const hasKeyboard = useMedia('(pointer: fine)')
  const typed = text.trim()
  const settled = useDebounced(typed, searchDebounceMs)
  const isSearch = typed.length >= minSearchLength
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useSearch(isSearch ? settled : '', 'all')
  const isAnswered = isSearch && settled === typed && !isPlaceholderData && data !== undefined
  const hasFailed = isSearch && settled === typed && isError && !isFetching
  const isSearching = isSearch && !isAnswered && !hasFailed
  const found = isSearch && !hasFailed ? (data?.results ?? []) : []
  const assets: readonly SearchResult[] = isSearch ? found : common
  const hasNothing = isAnswered && found.length === 0

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const choose = (asset: SearchResult): void => {
    const security = securityIn(asset)
    setRefused(security === null ? asset.symbol : null)
    if (security === null || watch.isPending) return
    watch.mutate(security, { onSuccess: () => onWatched(security.symbol) })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && assets.length > 0) {
      event.preventDefault()
      setActive(Math.min(assets.length - 1, Math.max(-1, active + step)))
    }
    const chosen = assets[active]
    if (event.key === 'Enter' && chosen !== undefined && !isSearching) {
      event.preventDefault()
      choose(chosen)
    }
  }
  const searchAgain = (): void => {
    field.current?.focus()
    void refetch()
  }
  return (
    <Modal title="Add to Watching" onClose={onClose}>
      <TextInput
        ref={field}
        label="Search for a stock, ETF or crypto"
        type="search"
        value={text}
        onChange={(next) => {
          setText(next)
          setActive(-1)
          setRefused(null)
          watch.reset()
        }}
        onKeyDown={onKeyDown}
        prefix={isSearching || watch.isPending ? <Spinner size={20} /> : <Search size={20} aria-hidden="true" />}
        placeholder="Name or code"
        role="combobox"
        aria-expanded={assets.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && active < assets.length ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
        autoFocus={hasKeyboard}
      />
      <p className={classNames(styles.quiet, styles.status)} role="status">
        {isSearching
          ? 'Searching'
          : isAnswered
            ? hasNothing
              ? `No results for “${typed}”`
              : formatCount(found.length, 'result')
            : ''}
      </p>
      {refused !== null && (
        <Banner tone="notice">
          {refused} isn’t a share, an ETF or a coin as far as we know, and only those can be followed here.
        </Banner>
      )}
      {watch.error !== null && <Banner tone="error">{messageOf(watch.error)}</Banner>}
      {hasFailed && (
        <SearchFailed onRetry={around() === undefined ? searchAgain : undefined}>
          {searchRefusal(error) ?? 'Failed to search investments. Please try again.'}
        </SearchFailed>
      )}
      {!isSearch && (
        <>
          <h3 className={styles.title}>{popularTitle}</h3>
          <p className={styles.quiet}>In alphabetical order. Being listed here isn’t a recommendation.</p>
        </>
      )}
      <ul
        className={styles.options}
        id={listId}
        role="listbox"
        aria-label={isSearch ? 'Search results' : popularTitle}
        aria-busy={isSearching}
        ref={list}
      >
        {assets.map((asset, index) => (
          // The keys are the search field's: it keeps the focus.
          <li
            key={`${asset.type} ${asset.id ?? asset.symbol}`}
            id={`${listId}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(asset)}
          >
            <span className={styles.what}>
              <span className={styles.symbol}>{asset.symbol}</span>
              <span className={styles.name}>{asset.name}</span>
            </span>
            {isWatched(asset) ? (
              <Chip tone="primary">Watching</Chip>
            ) : (
              <Chip icon={<ClassDot type={asset.type} />}>{holdingTypeNames[asset.type]}</Chip>
            )}
          </li>
        ))}
      </ul>
      {found.some(({ type }) => type === 'crypto') && (
        <DataCredit provider="CoinGecko" href="https://www.coingecko.com" />
      )}
    </Modal>
  )
}
