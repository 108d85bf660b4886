// Route error: a page that crashed, or whose code could not be fetched; the rest of the app goes on.
import { paths } from '../lib/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { isMissingCode } from '../ui/missing-code.ts'
import { PageHeading } from '../ui/page-heading.tsx'

const missing = {
  heading: 'This page couldn’t be loaded',
  title: 'Your connection dropped, or Gumnut was just updated',
  text: 'Your data is safe. Check your connection, then reload the page.',
}
const crashed = {
  heading: 'Something went wrong on our side',
  title: 'This page ran into a problem',
  text: "It isn't your connection, and what you've saved is safe. Reload the page, or go back to Home.",
}

export function RouteError({ error }: { error: Error }) {
  const { heading, title, text } = isMissingCode(error) ? missing : crashed
  return (
    <>
      <PageHeading title={heading} />
      <EmptyState
        title={title}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Reload</Button>
            <ButtonLink variant="secondary" to={paths.dashboard}>
              Go to Home
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </>
  )
}
