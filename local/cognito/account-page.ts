// Owns the look of the account page that stands in for Google's: plain HTML and one style sheet, no script.
import type { GoogleAccount } from './google-accounts.ts'

export type AccountPage = { accounts: readonly GoogleAccount[]; problem: string | null; email: string; name: string }

export function renderAccountPage({ accounts, problem, email, name }: AccountPage): string {
  const isFirst = accounts.length === 0
  return page(
    'Choose an account',
    `<h1>Choose an account</h1>
<p class="notice"><strong>This is not Google.</strong> It is a local stand-in that runs on this computer, so that
“Continue with Google” can be tried without a network. Nothing you type here leaves this computer.</p>
${problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
${isFirst ? '' : accountList(accounts)}
<details${isFirst || problem !== null ? ' open' : ''}>
<summary>Use another account</summary>
<form method="post">
<label>Email <input name="email" type="email" required maxlength="128" autocomplete="email" value="${escapeHtml(email)}"></label>
<label>Name <input name="name" required maxlength="100" autocomplete="name" value="${escapeHtml(name)}"></label>
<label class="choice"><input name="isEmailVerified" type="checkbox" value="yes" checked> Google has verified this email</label>
<button name="action" value="add">Continue</button>
</form>
</details>
<form method="post"><button class="plain" name="action" value="cancel">Cancel</button></form>`,
  )
}

export function renderRefusal(reason: string): string {
  return page('Sign-in is not possible', `<h1>Sign-in is not possible</h1>\n<p role="alert">${escapeHtml(reason)}</p>`)
}

function accountList(accounts: readonly GoogleAccount[]): string {
  const items = accounts.map(
    ({ id, email, name, isEmailVerified }) => `<li><button class="account" name="account" value="${escapeHtml(id)}">
<span class="name">${escapeHtml(name)}</span> <span class="email">${escapeHtml(email)}</span>${
      isEmailVerified ? '' : ' <span class="email">(email not verified)</span>'
    }</button></li>`,
  )
  return `<form method="post"><ul>${items.join('\n')}</ul></form>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - local stand-in for Google</title>
<link rel="stylesheet" href="account-page.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

export const accountPageCss = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: min(28rem, 100vw); padding: 1.5rem; }
h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 1rem; }
.notice { border-inline-start: 0.25rem solid #b45309; padding-inline-start: 0.75rem; }
.problem { font-weight: 600; color: light-dark(#b00020, #ff8a80); }
ul { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: 0.5rem; }
label { display: block; margin-block: 0.75rem; }
input:not([type="checkbox"]) { display: block; width: 100%; box-sizing: border-box; }
input, button { font: inherit; padding: 0.6rem 0.75rem; border-radius: 0.5rem; border: 1px solid GrayText; }
button { min-height: 2.75rem; width: 100%; cursor: pointer; background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
button.account { text-align: start; }
button.account, button.plain { background: Canvas; color: CanvasText; border-color: GrayText; }
.name { display: block; font-weight: 600; }
.email { overflow-wrap: anywhere; }
summary { padding-block: 0.75rem; cursor: pointer; }
details { margin-block-end: 0.75rem; }
:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
`
