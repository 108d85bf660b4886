// Fresh sign-in: the security session as a chunk of its own, fetched when a password is there to open one. Bundled with the windows
// that ask for it, what it takes of Amplify would count as shared by all and come with every renewed session.
import type { AskForCode, SecuritySession } from '../../lib/security-session.ts'

export async function openSecuritySession(password: string, askForCode: AskForCode): Promise<SecuritySession> {
  const { openSecuritySession: open } = await import('../../lib/security-session.ts')
  return open(password, askForCode)
}
