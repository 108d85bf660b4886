// Privacy page: the Privacy Policy at its own address.
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import PrivacyText from './privacy-text.tsx'

export default function PrivacyPage() {
  return (
    <>
      <PageHeading title="Privacy Policy" />
      <Card>
        <PrivacyText />
      </Card>
    </>
  )
}
