// Values line: asks for the value at the close of 30 June 2027 of what stands at a price of the person's own. Loaded from that day on.
import type { Holding } from '#shared/portfolio/holding.ts'
import { useValuesAsked } from '../../data/use-values-asked.ts'
import { paths } from '../../lib/paths.ts'
import { valuesAskedText } from '../../lib/values-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

export default function ValuesLine({ holdings }: { holdings: readonly Holding[] }) {
  const { symbols, putAway } = useValuesAsked(holdings)
  if (symbols.length === 0) return null
  return (
    <Banner
      tone="info"
      action={
        <>
          <ButtonLink to={paths.tax} size="small" variant="quiet">
            Go to Tax time
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={putAway}>
            Don’t ask here
          </Button>
        </>
      }
    >
      {valuesAskedText(symbols)}
    </Banner>
  )
}
