// Parcel picks: which parcels a sale takes its units from; the oldest first unless somebody chooses.
import type { OpenParcel } from '#shared/portfolio/position.ts'
import { formatCount, formatQuantity } from '../../lib/format.ts'
import { useBalances } from '../../lib/balances.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './holding.module.css'
import { dayText, pickedOf, type TradeDraft } from './trade-form.ts'

type ParcelPicksProps = {
  parcels: readonly OpenParcel[]
  picks: TradeDraft['picks']
  error: string | undefined
  onChange: (picks: TradeDraft['picks']) => void
}

export function ParcelPicks({ parcels, picks, error, onChange }: ParcelPicksProps) {
  const { areHidden } = useBalances()
  const said = (units: number): string => (areHidden ? '•••' : formatQuantity(units))
  const sum = pickedOf(picks ?? {}).units
  return (
    <Stack gap={3}>
      <Switch
        label="Choose the parcels"
        description="Otherwise the oldest units go first."
        isOn={picks !== undefined}
        onTurn={(isOn) => onChange(isOn ? {} : undefined)}
      />
      {picks !== undefined && (
        <fieldset className={styles.picks}>
          <legend className={styles.muted}>Units to take from each parcel</legend>
          {parcels.map(({ id, acquiredOn, units }) => (
            <TextInput
              key={id}
              label={dayText(acquiredOn)}
              hint={`Of ${said(units)}`}
              inputMode="decimal"
              autoComplete="off"
              value={picks[id] ?? ''}
              onChange={(text) => onChange({ ...picks, [id]: text })}
            />
          ))}
          <p className={error === undefined ? styles.muted : styles.wrong} role="status">
            {error ?? `${Number.isNaN(sum) ? '– units' : formatCount(sum, 'unit')} in all`}
          </p>
        </fieldset>
      )}
    </Stack>
  )
}
