// Unfinished import: an import that was cut off on this device, and the way on.
import { keptImport } from '../../data/kept-import.ts'
import { useUid } from '../../data/use-auth.ts'
import { paths } from '../../lib/paths.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'

export function UnfinishedImport() {
  const kept = keptImport(useUid())
  if (kept === null) return null
  const rest = kept.total - kept.added - kept.exists - kept.refused.length
  return (
    <Banner
      tone="notice"
      title="An import isn’t finished"
      action={
        <ButtonLink size="small" variant="quiet" to={paths.importTrades}>
          Go on
        </ButtonLink>
      }
    >
      {formatCount(rest, 'trade')} of {kept.label} {rest === 1 ? 'is' : 'are'} still to be added.
    </Banner>
  )
}
