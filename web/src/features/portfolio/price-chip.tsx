// Price chip: where a price comes from; tapping it explains (decisions 12 and 13).
import type { Holding } from '#shared/domain/holding.ts'
import { provenanceOf } from '../../lib/holding-words.ts'
import { Chip } from '../../ui/chip.tsx'
import { Explain } from '../../ui/explain.tsx'

export const PriceChip = ({ holding }: { holding: Holding }) => {
  const { label, explanation, isDoubtful } = provenanceOf(holding)
  return (
    <Explain label={`About this price of ${holding.symbol}`} trigger={<Chip tone={isDoubtful ? 'notice' : 'neutral'}>{label}</Chip>}>
      {explanation}
    </Explain>
  )
}
