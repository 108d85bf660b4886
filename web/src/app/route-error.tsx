// Route error: a page that crashed, or whose code could not be fetched; the rest of the app goes on.
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { paths } from '../lib/paths.ts'

/** Browsers word it differently when a chunk cannot be fetched: offline, or a newer version has replaced it. */
const isMissingCode = (error: Error): boolean =>
  /dynamically imported module|importing a module|unable to preload/i.test(error.message)

export const RouteError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const isMissing = isMissingCode(error)
  return (
    <>
      <PageHeading title={isMissing ? 'This page could not be loaded' : 'Something went wrong'} />
      <EmptyState
        title={isMissing ? 'Your connection dropped, or Gumnut was just updated' : 'This page ran into a problem'}
        actions={
          <>
            <Button onClick={isMissing ? () => window.location.reload() : onRetry}>
              {isMissing ? 'Reload' : 'Try again'}
            </Button>
            <ButtonLink variant="secondary" to={paths.dashboard}>
              Go to Home
            </ButtonLink>
          </>
        }
      >
        Your data is safe.{' '}
        {isMissing ? 'Check your connection, then reload the page.' : 'Try again, or go back to Home.'}
      </EmptyState>
    </>
  )
}
