// Practice page: what can be tried out, by the last part of the address.
import { useParams } from '../../../router/router.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import FallsPage from './falls-page.tsx'
import TimeMachinePage from './time-machine-page.tsx'

export default function PracticePage() {
  const { what } = useParams()
  if (what === 'falls') return <FallsPage />
  if (what === 'time-machine') return <TimeMachinePage />
  return (
    <>
      <PageHeading title="Page not found" />
      <EmptyState
        title="There is nothing here to try"
        actions={<ButtonLink to={paths.learn}>Back to Learn</ButtonLink>}
      >
        The address may be mistyped.
      </EmptyState>
    </>
  )
}
