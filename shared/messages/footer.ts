// Footer: what the Spam Act 2003 wants in every commercial message: who sends it and how to reach them (section 17), and how to
// stop it (section 18), both true for at least 30 days after it. Read on 2026-11-22 at legislation.gov.au (C2004A01214) as
// summarised by the ACMA: consent, identify, unsubscribe within five working days. Ours works at once and for good.
import { type Operator, operatorWords } from '../person/operator.ts'
import { type MessageKind, messageKinds } from './kinds.ts'
import type { MailFooter } from './mail.ts'

/** Who sends, as the deployment's owner has set it. */
export type Sender = {
  readonly operator: Operator | undefined
  /** Where people can write to. */
  readonly contactEmail: string | undefined
}

/** The foot of a mail that can be switched off: why it comes, who sends it, and how to stop it. */
export function footerOf(kind: MessageKind, sender: Sender, unsubscribeUrl: string): MailFooter {
  const { name, label } = messageKinds[kind]
  return {
    lines: [
      'General education only, not financial advice. Figures are worked out from prices that may be delayed.',
      `This mail comes because “${label}” is switched on in your Gumnut profile.`,
      sentBy(sender),
    ],
    unsubscribe: { url: unsubscribeUrl, text: `Stop ${name}` },
  }
}

/** Below a mail about the sign-in: it sells nothing, so it is no commercial message, and nothing turns it off. */
export const securityFooter = (sender: Sender): MailFooter => ({
  lines: [
    'This mail is about the safety of your account, so it comes whatever your notification switches say. Gumnut never asks for a password or a code by email or on the phone.',
    sentBy(sender),
  ],
})

const sentBy = ({ operator, contactEmail }: Sender): string =>
  `Sent by Gumnut, run by ${operatorWords(operator)}.${contactEmail === undefined ? '' : ` Questions: ${contactEmail}.`}`
