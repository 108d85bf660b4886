// Terms text: the Terms of Service without a frame, for its page and for the sheet on the sign-up screen (spec section 1).
// The full text comes with issue 6; until then only what is true of this version is said.
import { LegalText } from './legal-text.tsx'

export default function TermsText() {
  return (
    <LegalText lastUpdated="August 17, 2025">
      <p>
        Gumnut gives general educational information only. It is not licensed financial advice, and it does not take your personal
        circumstances into account. Please seek a licensed advisor before investing. Past performance is no indicator of future
        performance, and investing risks loss of capital.
      </p>
      <p>You must be 18 or older to use Gumnut. New South Wales law applies.</p>
    </LegalText>
  )
}
