// Mail checks: whether SES sends for the environment, and to whom.
import * as z from 'zod/mini'
import { type Answer, fine, type Finding, missing, note, parsed, reasonOf } from './answer.ts'

const Sender = z.object({ VerifiedForSendingStatus: z.boolean() })

/** `aws sesv2 get-email-identity` for the domain of emailFrom */
export function checkSender(answer: Answer, domain: string, region: string): readonly Finding[] {
  if (parsed(Sender, answer)?.VerifiedForSendingStatus === true) return fine
  return missing(
    `SES may not send for ${domain} yet: make the identity with "aws sesv2 create-email-identity --email-identity ${domain} --region ${region}" and put its three DKIM records into the domain's zone.`,
  )
}

const Account = z.object({ ProductionAccessEnabled: z.boolean(), SendingEnabled: z.boolean() })

/** `aws sesv2 get-account`. Notes alone: AWS wants to see a site before it lets an account out of the sandbox. */
export function checkSending(answer: Answer, region: string): readonly Finding[] {
  const account = parsed(Account, answer)
  if (account === null) return note(`Whom SES sends to could not be read (${reasonOf(answer)}).`)
  if (!account.SendingEnabled)
    return note(
      `SES sends nothing for this account, so nobody can sign up: "aws sesv2 put-account-sending-attributes --sending-enabled --region ${region}" turns it on again.`,
    )
  if (account.ProductionAccessEnabled) return fine
  return note(
    `SES is in its sandbox in ${region}: codes and mails reach only addresses that are verified there, so people cannot sign up. The smoke test does not see it. Ask to leave it (docs/deploy.md, Mail).`,
  )
}
