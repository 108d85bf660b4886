// Inbox page: the mail that the local stack would have sent, newest first, so that a visitor finds the sign-up code.
import type { ReceivedMail } from './cognito/inbox.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const row = ({ to, subject, text, code, at }: ReceivedMail): string => `
    <li>${
      code === ''
        ? ''
        : `
      <p class="code">${escaped(code)}</p>`
    }
      <p>${escaped(subject)}</p>
      <p class="about text">${escaped(text)}</p>
      <p class="about">To ${escaped(to)}, <time datetime="${escaped(at)}">${escaped(at.slice(0, 16).replace('T', ' '))} UTC</time></p>
    </li>`

export const inboxPage = (mails: readonly ReceivedMail[]): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="5">
    <title>Local inbox – Gumnut</title>
    <link rel="stylesheet" href="/__local/inbox.css">
  </head>
  <body>
    <main>
      <h1>Local inbox</h1>
      <p>Gumnut is running on this computer only, so nothing is really sent. Codes and mails arrive here.</p>
      ${mails.length === 0 ? '<p class="about">No mail yet. Sign up first; this page looks again every five seconds.</p>' : `<ol>${mails.toReversed().map(row).join('')}\n</ol>`}
      <p><a href="/">Back to Gumnut</a></p>
    </main>
  </body>
</html>`

export const inboxStyle = `
:root { color-scheme: light dark; --ink: #1d2b26; --muted: #55655e; --line: #e6e1d8; --surface: #fff; --canvas: #fbf8f3; --primary: #1b6b57 }
@media (prefers-color-scheme: dark) { :root { --ink: #e9f0ec; --muted: #9db0a7; --line: #2a3832; --surface: #18221e; --canvas: #0f1613; --primary: #74d3b5 } }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem }
ol { list-style: none; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
li { overflow-wrap: anywhere }
li { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1rem }
p { margin: 0 0 .5rem }
a { color: var(--primary) }
.code { font-size: 28px; font-weight: 700; letter-spacing: .1em; font-variant-numeric: tabular-nums }
.text { white-space: pre-line; overflow-wrap: anywhere }
.about { color: var(--muted); font-size: 14px }
`
