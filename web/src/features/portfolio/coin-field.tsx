// Coin field: which coin a crypto holding is, from those that its ticker may mean, or by the coin's own id.
import { useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { coinToBeNamed, noCoin } from './holding-form.ts'
import type { Coins } from './use-coins.ts'

const byId = '+'

type CoinFieldProps = {
  coins: Coins
  mayLackCoin: boolean
  coinId: string
  error: string | undefined
  onChange: (coinId: string) => void
}

export function CoinField({ coins: { found, isLooking }, mayLackCoin, coinId, error, onChange }: CoinFieldProps) {
  const [isTyped, setTyped] = useState(false)
  const isListed = found.some(({ id }) => id === coinId)
  const nothingChosen = isLooking ? 'Looking for coins…' : found.length > 0 ? 'Choose the coin' : 'No coin chosen'
  const options = [
    { value: '', label: nothingChosen },
    ...(!['', noCoin, coinToBeNamed].includes(coinId) && !isListed ? [{ value: coinId, label: coinId }] : []),
    ...found.map(({ id = '', name, symbol }) => ({ value: id, label: `${name} (${symbol.toUpperCase()})` })),
    ...(mayLackCoin ? [{ value: noCoin, label: 'None of these: no live price' }] : []),
    { value: byId, label: 'Another, by its CoinGecko id' },
  ]
  return (
    <>
      <Select
        label="Coin"
        hint="Several coins can share a symbol. Yours decides which live price you see."
        options={options}
        value={isTyped ? byId : coinId}
        error={isTyped ? undefined : error}
        onChange={(value) => {
          setTyped(value === byId)
          onChange(value === byId ? coinToBeNamed : value)
        }}
      />
      {isTyped && (
        <TextInput
          label="CoinGecko id"
          hint="The last part of the coin’s address on coingecko.com, such as bitcoin"
          value={coinId === coinToBeNamed ? '' : coinId}
          error={coinId === coinToBeNamed ? undefined : error}
          onChange={(id) => onChange(id === '' ? coinToBeNamed : id.toLowerCase())}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      )}
    </>
  )
}
