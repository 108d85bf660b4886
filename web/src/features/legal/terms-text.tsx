// Terms text: the Terms of Service without a frame, for the sheet on the sign-up screen.
import { termsOfService } from '#shared/person/legal/terms.ts'
import { LegalText } from './legal-text.tsx'

export default function TermsText() {
  return <LegalText legal={termsOfService} headingLevel={3} />
}
