// Privacy text: the Privacy Policy without a frame, for the sheet on the sign-up screen.
import { privacyPolicy } from '#shared/person/legal/privacy.ts'
import { LegalText } from './legal-text.tsx'

export default function PrivacyText() {
  return <LegalText legal={privacyPolicy} headingLevel={3} />
}
