// Terms page: the Terms of Service at its own address.
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import TermsText from './terms-text.tsx'

export default function TermsPage() {
  return (
    <>
      <PageHeading title="Terms of Service" />
      <Card>
        <TermsText />
      </Card>
    </>
  )
}
