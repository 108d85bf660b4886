// Edit investment modal: changes a holding; its price follows the market, or stays as typed.
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from '../../router/router.tsx'
import { changeItInTheTrades, type Holding } from '#shared/portfolio/holding.ts'
import { useUpdateHolding } from '../../data/use-holding-changes.ts'
import { refetchHoldings, useHoldings } from '../../data/use-holdings.ts'
import { Price, Quantity } from '../../lib/amount.tsx'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { formatMoney, formatPrice } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useDiscardGuard } from './discard-guard.tsx'
import { HoldingFields, refusedFields } from './holding-fields.tsx'
import { changeOf, draftOf, type HoldingDraft, holdingErrors, missingIn, numberOf, totalOf } from './holding-form.ts'
import styles from './portfolio.module.css'
import { useTypedHolding } from './use-typed-holding.ts'

const isCode = (error: Error | null, code: string): boolean => error instanceof ApiProblem && error.code === code

/** What the price field means right now, and what saving will do to the price. */
function priceHintOf(holding: Holding, draft: HoldingDraft): string {
  const isCleared = draft.currentPrice.trim() === ''
  if (!isCleared) {
    return holding.isLiveTracked
      ? 'A price you enter stays as it is: this investment stops following the market.'
      : 'You set this price. Clear it to follow the market again.'
  }
  const isOther = draft.symbol.trim() !== holding.symbol || draft.type !== holding.type
  if (holding.isLiveTracked && !isOther) return 'It follows the market. Leave it blank to keep it that way.'
  if (draft.type === 'other') return 'There’s no market to look up a price on, so we show what you paid.'
  if (!holding.isLiveTracked) {
    return 'We’ll look up a live price when you save. If there isn’t one yet, we’ll show what you paid until we find one.'
  }
  return 'We’ll look up a live price when you save. If there isn’t one, we’ll use what you paid, and the price won’t be live.'
}

/** What became of the price, where that is not what it was. */
export function savedText(before: Holding, after: Holding | 'later'): string {
  if (after === 'later') return `${before.symbol} saved on this device.`
  const { symbol, isLiveTracked, priceStatus } = after
  const isOther = symbol !== before.symbol || after.type !== before.type
  if (isLiveTracked && priceStatus === 'cost') return `${symbol} saved. No price found; what you paid is shown.`
  if (isLiveTracked && !before.isLiveTracked) return `${symbol} saved. It follows the market again.`
  if (!isLiveTracked && before.isLiveTracked && isOther) {
    return `${symbol} saved. We found no live price, so we’re using what you paid.`
  }
  return `${symbol} saved.`
}

/** What follows from the trades: read here, changed there. */
const Followed = ({ holding: { id, quantity, costBasis } }: { holding: Holding }) => (
  <div className={styles.followed}>
    <dl className={styles.pair}>
      <div>
        <dt>Quantity</dt>
        <dd>
          <Quantity units={quantity} />
        </dd>
      </div>
      <div>
        <dt>Entry Price</dt>
        <dd>
          <Price aud={costBasis} isPrivate />
        </dd>
      </div>
    </dl>
    <p>
      These follow from its trades. <Link to={`${paths.portfolio}/${id}`}>{changeItInTheTrades}</Link>
    </p>
  </div>
)

type EditInvestmentModalProps = {
  holding: Holding
  onClose: () => void
  onSaved: (text: string) => void
}

export default function EditInvestmentModal({ holding: opened, onClose, onSaved }: EditInvestmentModalProps) {
  const formId = useId()
  const client = useQueryClient()
  const { data } = useHoldings()
  const update = useUpdateHolding()
  // As it was when the form was filled from it: what is shown meanwhile may be ahead of the server.
  const [holding, setHolding] = useState(opened)
  const typed = useTypedHolding(draftOf(opened), holding)
  const { draft } = typed
  const isOther = draft.symbol.trim() !== holding.symbol || draft.type !== holding.type
  const { close, release, question } = useDiscardGuard(typed.isTouched, onClose)

  const isGone = isCode(update.error, 'not_found')
  const isOutdated = isCode(update.error, 'conflict')
  const hasTrades = holding.hasLedger === true
  const missing = missingIn(draft)
  const errors = { ...refusedFields(update.error), ...holdingErrors(draft) }
  const total = hasTrades ? (holding.costBase ?? null) : totalOf(numberOf(draft.quantity), numberOf(draft.costBasis))

  const closeForGood = (): void => {
    release()
    onClose()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const change = changeOf(holding, draft)
    if (change === null || update.isPending || isGone) return
    if (change === 'unchanged') return closeForGood()
    update.mutate(
      { id: holding.id, change },
      {
        onSuccess(saved) {
          release()
          onSaved(savedText(holding, saved))
        },
        onError: () => void refetchHoldings(client),
      },
    )
  }
  const startAnew = (): void => {
    const latest = data?.holdings.find(({ id }) => id === holding.id)
    if (latest === undefined) return closeForGood()
    setHolding(latest)
    typed.restart(draftOf(latest))
    update.reset()
  }

  return (
    <Modal
      title="Edit Investment"
      about={opened.symbol}
      onClose={close}
      footer={
        isGone ? (
          <Button onClick={closeForGood}>Close</Button>
        ) : (
          <FormFooter
            form={formId}
            onCancel={close}
            disabled={missing !== null}
            isPending={update.isPending}
            pendingText="Saving"
            aria-describedby={`${formId}-missing`}
          >
            Save
          </FormFooter>
        )
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Stack gap={4}>
          {update.error !== null && (
            <Banner
              tone="error"
              action={
                isOutdated ? (
                  <Button size="small" variant="quiet" onClick={startAnew}>
                    Show the latest
                  </Button>
                ) : undefined
              }
            >
              {isGone
                ? `${messageOf(update.error)} It may have been deleted on another device. Nothing was changed.`
                : messageOf(update.error)}
            </Banner>
          )}
          {!isGone && (
            <>
              <HoldingFields
                holding={typed}
                errors={errors}
                priceHint={priceHintOf(holding, draft)}
                {...(hasTrades ? { follows: <Followed holding={holding} /> } : {})}
                pricePlaceholder={
                  holding.isLiveTracked && !isOther ? formatPrice(holding.currentPrice).replace('$', '') : ''
                }
              />
              <p className={styles.total} id={`${formId}-missing`} aria-live="polite">
                {missing ?? (total !== null && `Total cost ${formatMoney(total)}`)}
              </p>
            </>
          )}
        </Stack>
      </Form>
      {question}
    </Modal>
  )
}
