// Unsubscribe pages: what the link that stops a kind of mail shows, to somebody who is not signed in.
import { type MessageKind, messageKinds } from './kinds.ts'
import { signedOutPage } from './signed-out-page.ts'
import { escapeHtml } from './write-html.ts'

/** A page with one button. It names the kind that the token says, signed or not: pressing the button is what checks it. */
export const confirmPage = (kind: MessageKind | undefined, token: string): string => {
  const name = kind === undefined ? 'these mails' : messageKinds[kind].name
  return signedOutPage(
    `Stop ${name}?`,
    `<p>You will get no more ${name === 'these mails' ? 'of these mails' : name} by email from Gumnut. Your other choices stay as they are, and you can turn this on again in your profile.</p>
<form method="post" action="/api/messages/unsubscribe?token=${escapeHtml(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop ${name}</button>
</form>`,
  )
}

/** The same for every token, so that it tells nothing. */
export const donePage = signedOutPage(
  'Done',
  `<p>If the link is one of ours, you will get no more of these mails. One that is on its way already may still arrive.</p>
<p>Your other choices stay as they are. <a href="/profile">Open your profile</a> to see or change them.</p>`,
)
