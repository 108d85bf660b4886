// Demo data modal: three examples to try the tracker with, to be added and taken away again.
import { Trash2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { useAddHolding } from '../../data/use-holding-changes.ts'
import { refetchHoldings, useHoldings, refetchPerformance } from '../../data/use-holdings.ts'
import { messageOf } from '../../lib/api.ts'
import { formatPrice, formatQuantity } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './demo-data-modal.module.css'
import { demoHoldings, demoRequest } from './demo-holdings.ts'
import { addDemoTrades, hasDemoTrades } from './demo-trades.ts'
import { HoldingTypeChip } from './holding-name.tsx'

type DemoDataModalProps = {
  onClose: () => void
  onAdded: (count: number, isLater: boolean) => void
  onDelete: (holding: Holding) => void
}

export default function DemoDataModal({ onClose, onAdded, onDelete }: DemoDataModalProps) {
  const client = useQueryClient()
  const { data } = useHoldings()
  const { mutateAsync: add } = useAddHolding()
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const heldOf = (id: string): Holding | undefined => data?.holdings.find((holding) => holding.id === id)
  const missing = demoHoldings.filter(({ id }) => heldOf(id) === undefined)

  const addMissing = async (): Promise<void> => {
    setAdding(true)
    setError(null)
    try {
      let isLater = false
      // One after the other, so that they keep this order.
      for (const holding of missing) {
        isLater = (await add(demoRequest(holding))) === 'later'
        if (!isLater) await addDemoTrades(holding)
      }
      void refetchHoldings(client)
      void refetchPerformance(client)
      onAdded(missing.length, isLater)
    } catch (problem) {
      setError(problem)
    } finally {
      setAdding(false)
    }
  }

  return (
    <Modal
      title="Demo Data"
      onClose={onClose}
      footer={
        missing.length === 0 ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button isPending={isAdding} pendingText="Adding" onClick={() => void addMissing()}>
              Add Demo Data
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {error !== null && (
          <Banner tone="error" title="We couldn’t add everything">
            {messageOf(error)}
          </Banner>
        )}
        <p>
          Have a look around with three samples. They’re examples, not suggestions, and nothing is bought. Prices come
          from the market when we can reach it; what was bought and sold on which day is made up.
        </p>
        <ul className={styles.samples}>
          {demoHoldings.map(({ id, symbol, what, name, type, quantity, costBasis }) => {
            const held = heldOf(id)
            return (
              <li key={id} className={styles.sample}>
                <span className={styles.about}>
                  <span className={styles.what}>
                    {what} <HoldingTypeChip type={type} />
                  </span>
                  <span className={styles.detail}>
                    {type === 'crypto' ? '' : `${name}: `}
                    {formatQuantity(quantity)} {symbol},{' '}
                    {hasDemoTrades(symbol) ? 'with trades over the years' : `entered at ${formatPrice(costBasis)}`}
                  </span>
                </span>
                {held !== undefined && (
                  <IconButton
                    tone="danger"
                    label={`Remove the demo ${symbol}`}
                    icon={<Trash2 size={20} strokeWidth={1.75} />}
                    onClick={() => onDelete(held)}
                  />
                )}
              </li>
            )
          })}
        </ul>
        <p className={styles.detail}>
          {missing.length === 0
            ? 'All three are in your portfolio, marked Demo.'
            : 'They’re marked Demo in your portfolio. Remove each one, or all of them, whenever you like.'}
        </p>
      </Stack>
    </Modal>
  )
}
