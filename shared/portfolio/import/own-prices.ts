// OwnPrices: the prices that a person has set for a holding, as our own files have them.
import * as z from 'zod/mini'
import { Instant } from '../../kernel/text.ts'
import { EarlierPrice, maxEarlierPrices } from '../earlier-price.ts'
import { ManualPrice } from '../holding.ts'
import type { Line } from './file-lines.ts'
import type { OwnRow } from './import-row.ts'

const writtenPrice = /^(\d+(?:\.\d+)?) on (\S+)$/

/** What `pricesCell` wrote. */
function earlierPricesIn(line: Line): EarlierPrice[] {
  const cell = line.raw('yourearlierpricesaud') ?? ''
  const points = cell.split(';').flatMap((text) => {
    const [, price, on] = writtenPrice.exec(text.trim()) ?? []
    const point = z.safeParse(EarlierPrice, { on, price: Number(price) })
    return point.success ? [point.data] : []
  })
  return points.slice(-maxEarlierPrices)
}

/** A price that no person could have typed is left out as well; files from before there were the columns have none. */
export function typedPricesIn(line: Line): Pick<OwnRow, 'typedPrice' | 'typedPriceAt' | 'earlierPrices'> {
  const price = z.safeParse(ManualPrice, line.number('price', 'yourpriceaud'))
  const at = z.safeParse(Instant, line.text('yourpricesetat'))
  const earlierPrices = earlierPricesIn(line)
  return {
    ...(price.success ? { typedPrice: price.data } : {}),
    ...(price.success && at.success ? { typedPriceAt: at.data } : {}),
    ...(earlierPrices.length === 0 ? {} : { earlierPrices }),
  }
}
