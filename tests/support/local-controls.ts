// Local controls: what only the local stack offers beside the app's own routes: its clock, its runs on demand, its inbox.

/** Asks a local stack to do something now. @param path such as `clock`, `tick`, `history`, `messages` */
export async function control<Body>(url: string, path: string, body?: unknown): Promise<Body> {
  const answer = await fetch(`${url}/__local/${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Body
}

/** The clock that the handlers see; null: the real one. */
export const setLocalClock = async (url: string, now: string | null): Promise<void> =>
  void (await control(url, 'clock', { now }))

export type LocalMail = {
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  at: string
  /** Empty where the mail is about no code. */
  code: string
}

/** The mails of an address, oldest first. */
export async function mailsTo(url: string, email: string): Promise<LocalMail[]> {
  const answer = await fetch(`${url}/__local/mail?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as LocalMail[]
}

/** The same once everything under way has been sent. */
export async function allMailsTo(url: string, email: string): Promise<LocalMail[]> {
  await control(url, 'messages')
  return mailsTo(url, email)
}

/** The code that came last; mails about other things between do not count. */
export const lastCode = async (url: string, email: string): Promise<string> =>
  (await mailsTo(url, email)).findLast(({ code }) => code !== '')?.code ?? ''

/** The code of the newest mail that we have sent ourselves: six digits in a line of their own. */
export const lastSentCode = async (url: string, email: string): Promise<string> =>
  (await mailsTo(url, email)).map(({ text }) => /^(\d{6})$/m.exec(text)?.[1]).findLast((code) => code !== undefined) ??
  ''
