// Values line: asks for the value at the close of 30 June 2027 of what stands at a price of the person's own. Loaded from that day on.
import type { Holding } from '#shared/portfolio/holding.ts'
import { useValuesAsked } from '../../data/use-values-asked.ts'
import { AskBanner } from '../../ui/ask-banner.tsx'

export default function ValuesLine({ holdings }: { holdings: readonly Holding[] }) {
  const asked = useValuesAsked(holdings)
  return asked !== null && <AskBanner {...asked} />
}
