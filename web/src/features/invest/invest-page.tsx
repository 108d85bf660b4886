// Invest page: the AI investment educator (spec section 2, Invest screen). The chat comes with a later issue.
import { disclaimer } from '../../lib/disclaimer.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DisclaimerBox } from '../../ui/disclaimer-box.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WombatReading } from '../../ui/illustrations.tsx'
import { LegalLinks } from '../../ui/legal-links.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Stack } from '../../ui/stack.tsx'

export default function InvestPage() {
  return (
    <>
      <PageHeading title="AI Investment Educator">General education about investing, in plain words.</PageHeading>
      <Stack gap={6}>
        <DisclaimerBox heading={disclaimer.heading}>{disclaimer.short}</DisclaimerBox>
        <Card>
          <EmptyState
            illustration={<WombatReading />}
            title="The educator is not here yet"
            actions={<ButtonLink to={paths.learn}>See the lessons</ButtonLink>}
          >
            Until it is, the lessons cover the same ground.
          </EmptyState>
        </Card>
      </Stack>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms} />
    </>
  )
}
