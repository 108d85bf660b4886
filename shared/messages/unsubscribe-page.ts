// Unsubscribe pages: plain HTML for somebody who is not signed in, on any device, with a style sheet of the site and no script.
import { type MessageKind, messageKinds } from './kinds.ts'
import { escapeHtml } from './write-html.ts'

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Gumnut</title>
<link rel="stylesheet" href="/messages.css">
</head>
<body>
<main>
<p class="name">Gumnut</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`

/** A page with one button. It names the kind that the token says, signed or not: pressing the button is what checks it. */
export const confirmPage = (kind: MessageKind | undefined, token: string): string => {
  const name = kind === undefined ? 'these mails' : messageKinds[kind].name
  return page(
    `Stop ${name}?`,
    `<p>You will get no more ${name === 'these mails' ? 'of these mails' : name} by email from Gumnut. Your other choices stay as they are, and you can turn this on again in your profile.</p>
<form method="post" action="/api/messages/unsubscribe?token=${escapeHtml(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop ${name}</button>
</form>`,
  )
}

/** The same for every token, so that it tells nothing. */
export const donePage = page(
  'Done',
  `<p>If the link is one of ours, you will get no more of these mails. One that is on its way already may still arrive.</p>
<p>Your other choices stay as they are. <a href="/profile">Open your profile</a> to see or change them.</p>`,
)
