// App help on the account.
import type { Term } from '../learning/terms.ts'

export const accountHelp: readonly Term[] = [
  {
    id: 'app-appearance',
    term: 'Light and dark',
    also: ['dark mode', 'light mode', 'dark theme', 'change theme'],
    meaning: 'On Profile, Appearance switches between light, dark and what the device uses.',
  },
  {
    id: 'app-deleting',
    term: 'Deleting an account',
    also: ['delete account', 'close account', 'delete my data', 'remove my account'],
    meaning: 'On Profile, press Delete my account. Download my data, just above it, keeps a copy first.',
  },
  {
    id: 'app-download',
    term: 'Downloading what is yours',
    also: [
      'download my data',
      'export my data',
      'export csv',
      'export holdings',
      'export trades',
      'export my stuff',
      'export everything',
    ],
    meaning: 'On Profile, Download my data gives everything in one file. Holdings and trades come as CSV as well.',
  },
  {
    id: 'app-emails',
    term: 'Mails from Gumnut',
    also: [
      'turn off emails',
      'turn off the emails',
      'turn off mails',
      'turn off the mails',
      'stop the emails',
      'stop emailing me',
      'unsubscribe from emails',
      'unsubscribe from your emails',
      'turn off notifications',
      'turn off the notifications',
      'notification settings',
      'the weekly report',
    ],
    meaning:
      'On Profile, Notifications has a switch for each kind of mail, and each such mail has a link that stops it. Mails about the security of an account always come.',
  },
  {
    id: 'app-name',
    term: 'Changing a name or an email',
    also: [
      'change my name',
      'change name',
      'change my nickname',
      'change nickname',
      'change my email',
      'change email',
      'change email address',
      'change my age',
      'edit my profile',
      'edit profile',
    ],
    meaning:
      'On Profile, Edit Profile changes the name, age, income, goal and risk tolerance. The email can’t be changed there: App Info has Contact support.',
  },
  {
    id: 'app-password',
    term: 'Changing a password',
    also: ['change password', 'reset password', 'forgot password', 'new password'],
    meaning: 'On Profile, press Change password. For a forgotten one, the sign-in screen has Forgot password?',
  },
  {
    id: 'app-signing-out',
    term: 'Signing out',
    also: [
      'log out',
      'logout',
      'log off',
      'sign out everywhere',
      'sign out of other devices',
      'log out of other devices',
    ],
    meaning: 'On Profile, Account Actions has Sign Out for this device and Sign out everywhere for all of them.',
  },
  {
    id: 'app-two-steps',
    term: 'A second step at sign-in',
    also: [
      'two factor authentication',
      'two factor',
      '2fa',
      'mfa',
      'authenticator app',
      'passkey',
      'two step verification',
    ],
    meaning:
      'On Profile, Manage signing in adds an authenticator app or a passkey. Whoever signs in with Google sets this up in the Google Account.',
  },
]
