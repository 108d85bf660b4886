// Updated line: how fresh the prices are, and that new ones are on their way.
import { formatAgo } from '../../lib/format.ts'
import { useNow } from '../../ui/use-now.ts'

type UpdatedLineProps = { pricedAt: number | null; isUpdating: boolean }

const everyMs = 15_000

export function UpdatedLine({ pricedAt, isUpdating }: UpdatedLineProps) {
  const now = useNow(everyMs)
  if (isUpdating) return 'Updating prices…'
  return pricedAt === null ? 'What you own, and how it’s doing' : `Updated ${formatAgo(Math.max(0, now - pricedAt))}`
}
