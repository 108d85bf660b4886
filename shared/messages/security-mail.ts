// Security mails: what a person is told when something happens to their sign-in. They say what happened, when, and what to do if
// it was somebody else; never from where, which we do not keep (P106).
import { type Block, code, link, type MailContent, paragraph } from './mail.ts'
import type { PlainSecurityEvent, SecurityEvent } from './security-event.ts'
import { spokenTime } from './words.ts'

/** @param left what a new password does not undo */
const ifNotYou = (left?: string): readonly Block[] => [
  paragraph(
    'If it wasn’t you, set a new password now: choose “Forgot password?” on the sign-in page. Whoever can read your email can do that too, so check the password of your mailbox as well.',
  ),
  ...(left === undefined ? [] : [paragraph(left)]),
  link('Go to Gumnut', '/'),
]
const passkeyStays =
  'A new password doesn’t stop a passkey. Once you’re in, open “Signing in” in your profile and remove any passkey that isn’t yours. Then choose “Sign out everywhere”, in case somebody has used it since.'
const appStays =
  'If signing in still asks for the code of an app that isn’t yours, choose “Lost your authenticator?” there to have it turned off.'

type Words = {
  readonly subject: string
  readonly happened: (when: string) => string
  readonly isYou: string
  readonly left?: string
}

const plainWords: Readonly<Record<PlainSecurityEvent, Words>> = {
  'password-reset': {
    subject: 'Your Gumnut password was reset',
    happened: (when) => `A new password was set on ${when}, with a code from an email to this address.`,
    isYou:
      'If that was you, all is well. Devices that were signed in have to sign in again. If you saw an error when you set it, set it once more, so that they do.',
  },
  'password-changed': {
    subject: 'Your Gumnut password was changed',
    happened: (when) => `The password of your account was changed on ${when}.`,
    isYou: 'If that was you, all is well.',
  },
  'authenticator-added': {
    subject: 'An authenticator app was set up for Gumnut',
    happened: (when) => `An authenticator app was set up for your account on ${when}.`,
    isYou: 'If that was you, all is well. Where it is switched on, signing in asks for its code after the password.',
    left: appStays,
  },
  'authenticator-off': {
    subject: 'The authenticator app of your Gumnut account was turned off',
    happened: (when) => `The authenticator app was turned off on ${when}. The password alone signs in now.`,
    isYou: 'If that was you, all is well.',
  },
  'authenticator-changed': {
    subject: 'The second step of your Gumnut sign-in was changed',
    happened: (when) => `The settings of the authenticator app were changed on ${when}.`,
    isYou: 'If that was you, all is well. Your profile shows whether it is on.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Gumnut account',
    happened: (when) => `A passkey was added on ${when}. Whoever holds it can sign in.`,
    isYou: 'If that was you, all is well. Your profile lists your passkeys.',
    left: passkeyStays,
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Gumnut account',
    happened: (when) => `A passkey was removed on ${when}. It signs in no more.`,
    isYou: 'If that was you, all is well.',
  },
}

function plainMail({ subject, happened, isYou, left }: Words, at: string): MailContent {
  return {
    subject,
    preview: happened(spokenTime(at)),
    blocks: [paragraph(happened(spokenTime(at))), paragraph(isYou), ...ifNotYou(left)],
  }
}

/** The mail about something that happened at an instant. */
export function securityMail(event: SecurityEvent, at: string): MailContent {
  switch (event.what) {
    case 'signed-in':
      return plainMail(
        {
          subject: 'New sign-in to your Gumnut account',
          happened: (when) =>
            event.browser === null
              ? `Somebody signed in to your account on ${when}. We can’t tell from which browser: it was with a passkey, with Google, or not on our page.`
              : `Somebody signed in to your account on ${when}, from a browser that has not signed in before.`,
          isYou:
            'If that was you, all is well. A private window, or a browser whose data was cleared, counts as new each time.',
          ...(event.browser === null ? { left: passkeyStays } : {}),
        },
        at,
      )
    case 'recovery-code':
      return {
        subject: 'Your Gumnut recovery code',
        preview: 'To turn off a lost authenticator app.',
        blocks: [
          paragraph(
            'Somebody who can’t get at your authenticator app asked to have it turned off. This code goes on with it:',
          ),
          code(event.code),
          paragraph(
            'It works for 15 minutes and only together with your password. Type it into the page where you asked for it, and nowhere else.',
          ),
          paragraph('If you did not ask for it, you can ignore this email. Nothing has changed.'),
        ],
      }
    case 'recovery-waiting':
      return {
        subject: 'Your authenticator app will be turned off in 24 hours',
        preview: `Unless you stop it before ${spokenTime(event.until)}.`,
        blocks: [
          paragraph(
            `Somebody with your password and a code from this mailbox asked for the authenticator app of your account to be turned off. It happens after ${spokenTime(event.until)}.`,
          ),
          paragraph('If that was you, there is nothing to do but wait. From then on your password alone signs in.'),
          paragraph('If it wasn’t you, stop it and set a new password. Signing in stops it too.'),
          link('Stop it', event.cancelPath),
        ],
      }
    case 'recovery-stopped':
      return {
        subject: 'Your authenticator app stays on',
        preview: 'The request to turn it off was stopped.',
        blocks: [
          paragraph(
            `The request to turn off your authenticator app was stopped on ${spokenTime(at)}. Nothing changes.`,
          ),
          paragraph(
            'If you did not make that request, somebody knows your password and can read your email: set a new password for both.',
          ),
          link('Go to Gumnut', '/'),
        ],
      }
    case 'recovery-done':
      return {
        subject: 'Your authenticator app was turned off',
        preview: 'Your password alone signs in now.',
        blocks: [
          paragraph(
            `The authenticator app of your account was turned off on ${spokenTime(at)}, 24 hours after it was asked for. Your password alone signs in now.`,
          ),
          paragraph('You can set up a new one in your profile.'),
          ...ifNotYou(),
        ],
      }
    default:
      return plainMail(plainWords[event.what], at)
  }
}
