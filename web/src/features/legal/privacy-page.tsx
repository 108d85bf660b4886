// Privacy page: the Privacy Policy at its own address.
import { privacyPolicy } from '#shared/person/legal/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export default function PrivacyPage() {
  return <LegalPage legal={privacyPolicy} />
}
