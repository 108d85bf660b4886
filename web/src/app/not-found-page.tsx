// Not found: an address that leads nowhere.
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { GumSprig } from '../ui/illustrations.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { paths } from '../lib/paths.ts'

export default function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <EmptyState
        illustration={<GumSprig />}
        title="Nothing grows here"
        actions={<ButtonLink to={paths.dashboard}>Go to Home</ButtonLink>}
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </>
  )
}
