// Privacy text: the Privacy Policy without a frame, for its page and for the sheet on the sign-up screen (spec section 1).
// The full text comes with issue 6; until then only what is true of this version is said.
import { LegalText } from './legal-text.tsx'

export default function PrivacyText() {
  return (
    <LegalText lastUpdated="August 17, 2025">
      <p>
        Gumnut keeps your name, e-mail address, age, the money figures and goals you enter, your investments and your learning progress, so
        that it can show them to you. You sign in through a third-party authentication service and your data is kept in cloud storage.
        Prices come from market-data providers, which never learn who you are. Educational answers may come from an AI provider, which
        receives your experience level, goal and risk tolerance, never your name or your amounts.
      </p>
      <p>Gumnut is for people aged 18 and over. Privacy requests are answered within 30 days.</p>
    </LegalText>
  )
}
