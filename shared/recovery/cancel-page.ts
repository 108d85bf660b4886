// Cancel pages: plain HTML for somebody who is not signed in, as the ones that stop a mail.
import { escapeHtml } from '../messages/write-html.ts'
import { recoveryCancelPath } from './cancel-link.ts'
import { signedOutPage } from '../messages/signed-out-page.ts'

/** A page with one button, the same for every token: mail scanners follow links, and pressing it is what checks the token. */
export const confirmCancelPage = (token: string): string =>
  signedOutPage(
    'Keep the authenticator app on?',
    `<p>Somebody asked for the authenticator app of your Gumnut account to be turned off. If that wasn’t you, stop it here. Your sign-in stays as it is.</p>
<form method="post" action="${recoveryCancelPath}?token=${escapeHtml(encodeURIComponent(token))}">
<button type="submit">Stop it</button>
</form>`,
  )

/** The same for every token, so that it tells nothing. */
export const cancelledPage = signedOutPage(
  'Done',
  `<p>If the link is one of ours and the 24 hours are not over, your authenticator app stays on, and an email says so.</p>
<p>If you did not ask for it, somebody knows your password and can read your email: <a href="/">set a new password</a> with “Forgot password?”, and change the one of your mailbox.</p>`,
)
