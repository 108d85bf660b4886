// Port problem: why a port cannot be had, with one that probably can.
import { isGumnutAt } from './run.ts'
import { StartProblem } from './start-problem.ts'

const usualPort = 5173
/** Below these a program needs rights that nobody should give to this one. */
const firstFreePort = 1024

const otherThan = (port: number): number => (port >= firstFreePort && port < 65_535 ? port + 1 : usualPort)

/**
 * @param code of the error with which the system refused to listen
 * @param host the address that was refused, `127.0.0.1` or `::1`: the other may be ours already
 * @returns null where it is none of those that a person can do something about
 */
export async function portProblem(code: string | undefined, host: string, port: number): Promise<StartProblem | null> {
  const other = otherThan(port)
  if (code === 'EACCES') {
    return new StartProblem(
      `This computer does not let you use port ${port}. Choose another port: PORT=${other} npm start`,
    )
  }
  if (code !== 'EADDRINUSE') return null
  const address = host.includes(':') ? `[${host}]` : host
  return new StartProblem(
    (await isGumnutAt(`http://${address}:${port}`))
      ? `A Gumnut is running already: http://localhost:${port}. Open that, or stop it first. Another one beside it needs a port and a data folder of its own: PORT=${other} DATA_DIR=.local-2 npm start`
      : `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${other} npm start`,
  )
}
