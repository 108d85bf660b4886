// Owns the mail that the local stack "sends": the last 200 messages, in memory and on disk, for GET /__local/mail.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from './durable-file.ts'

/** @property code empty where the mail carries none; the last two are of mails that are more than a code */
type OutgoingMail = {
  to: string
  subject: string
  text: string
  code: string
  html?: string
  headers?: Record<string, string>
}
export type ReceivedMail = OutgoingMail & { at: string }

/** The port that the identity service sends through. */
export type Mailer = { send(mail: OutgoingMail): void | Promise<void> }

export type Inbox = Mailer & {
  /** Newest last; without an address, everybody's. */
  list(to?: string): ReceivedMail[]
}

const keptMails = 200

/** Mails of an earlier version of Gumnut have no text. */
const kept = (json: string): ReceivedMail[] =>
  (JSON.parse(json) as (Omit<ReceivedMail, 'text'> & { text?: string })[]).map((mail) => ({
    ...mail,
    text: mail.text ?? '',
  }))

export function createInbox({ dataDir, now = Date.now }: { dataDir: string; now?: () => number }): Inbox {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'mail.json')
  let mails = existsSync(path) ? kept(readFileSync(path, 'utf8')) : []

  return {
    send(mail) {
      mails = [...mails, { ...mail, at: new Date(now()).toISOString() }].slice(-keptMails)
      writeDurably(path, JSON.stringify(mails))
    },
    list(to) {
      return to === undefined ? [...mails] : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
    },
  }
}
