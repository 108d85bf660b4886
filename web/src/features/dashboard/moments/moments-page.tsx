// Moments page: everything in a person's own figures that makes a lesson matter, and was not put away.
import { useMoments } from '../../../data/use-moments.ts'
import { useFollowedLink } from '../../../lib/followed-link.ts'
import { paths } from '../../../lib/paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LegalLinks } from '../../../ui/legal-links.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { MomentBody } from './moment-body.tsx'

export default function MomentsPage() {
  useFollowedLink()
  const { found, isError } = useMoments()
  return (
    <>
      <PageHeading title="Moments">Where your own figures and a lesson meet. One new one a day at most.</PageHeading>
      <Stack gap={6}>
        {found === null && isError && (
          <Banner tone="error" title="We couldn’t load your moments">
            Check your connection, then open this page again.
          </Banner>
        )}
        {found === null && !isError && (
          <Loading label="Loading your moments">
            <Skeleton height="12rem" />
          </Loading>
        )}
        {found?.listed.map((moment) => (
          <Card key={moment.key} title={moment.title}>
            <MomentBody moment={moment} />
          </Card>
        ))}
        {found?.listed.length === 0 && (
          <EmptyState
            title="No moments right now"
            actions={
              <ButtonLink to={paths.learn} variant="secondary">
                Back to Learn
              </ButtonLink>
            }
          >
            When something in your portfolio makes a lesson matter, it is noted here.
          </EmptyState>
        )}
      </Stack>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms}>
        <p>Content on this screen is educational only.</p>
      </LegalLinks>
    </>
  )
}
