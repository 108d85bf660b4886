// Values card: coins whose value on a day the file does not say, looked up in the history of prices when the person asks for it.
import { product } from '#shared/portfolio/import/cells.ts'
import { closesOf } from '../../data/coin-days.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import { LookUpButton } from './look-up-button.tsx'
import type { MissingValue } from './missing-values.ts'
import { useBatch } from './use-batch.ts'
import type { ImportRun } from './use-import-run.ts'

/** By coin, with what is wanted of it. */
const byCoin = (values: readonly MissingValue[]): [coinId: string, wanted: MissingValue[]][] => {
  const coins = new Map<string, MissingValue[]>()
  for (const value of values)
    if (value.coinId !== null) coins.set(value.coinId, [...(coins.get(value.coinId) ?? []), value])
  return [...coins]
}

export function ValuesCard({ values, run }: { values: readonly MissingValue[]; run: ImportRun }) {
  const { batch, run: lookUpAll, isTried } = useBatch()
  const coins = byCoin(values)
  if (values.length === 0) return null
  const onFound = ([, wanted]: (typeof coins)[number], closes: ReadonlyMap<string, number>): void =>
    run.repair((before) => {
      const filled = new Map(before.values)
      for (const { key, units, date } of wanted) {
        const close = closes.get(date)
        if (close !== undefined) filled.set(key, product(units, close))
      }
      return { ...before, values: filled }
    })
  return (
    <Card title={`${formatCount(values.length, 'value')} missing`}>
      <Stack gap={3}>
        <p>
          {isTried
            ? 'Our price history doesn’t have these days or coins. Type in what each was worth below, or leave those rows out.'
            : `Your file doesn’t say what some coins were worth in Australian dollars on the day. ${
                coins.length > 0
                  ? 'We can take the closing price of that day from our price history.'
                  : 'Type in what each was worth below. Once we know which coin it is, we can look its price up too.'
              }`}
        </p>
        {typeof batch?.problem === 'string' && <Banner tone="error">{batch.problem}</Banner>}
        {coins.length > 0 && !isTried && (
          <>
            <p className={styles.quiet}>
              Only the names of the coins and the dates leave this device: no amounts, nothing else from your file. The
              prices are provided by{' '}
              <a href="https://www.coingecko.com" target="_blank" rel="noreferrer">
                CoinGecko
              </a>
              .
            </p>
            <div>
              <LookUpButton
                batch={batch}
                onClick={() =>
                  void lookUpAll(
                    coins,
                    ([coinId, wanted]) =>
                      closesOf(
                        coinId,
                        wanted.map(({ date }) => date),
                      ),
                    onFound,
                  )
                }
              >
                Look up the prices
              </LookUpButton>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
