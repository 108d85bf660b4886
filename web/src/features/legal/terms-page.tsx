// Terms page: the Terms of Service at its own address.
import { termsOfService } from '#shared/person/legal/terms.ts'
import { LegalPage } from './legal-page.tsx'

export default function TermsPage() {
  return <LegalPage legal={termsOfService} />
}
