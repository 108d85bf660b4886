// Assessing: a reply read by rules, words and the encoder. What reads is loaded while the model is being asked. The encoder is the
// heavy part: where it is late or broken, rules and words decide alone, by thresholds of their own.
import { errorFacts } from '../operation/ports.ts'
import type { EducatorPorts } from './ports.ts'
import type { Assessment } from './reply-check/assess-reply.ts'

type Ports = Pick<EducatorPorts, 'encoder' | 'limits' | 'log' | 'timer'>

/**
 * Begins to load what reads a reply.
 * @returns reads one; waits for the encoder no longer than `limits.encoderMs` and what is left of the request
 */
export function startAssessing(
  { encoder, limits, log, timer }: Ports,
  leftMs: () => number,
): (reply: string) => Promise<Assessment> {
  const checking = import('./reply-check/assess-reply.ts')
  checking.catch(() => undefined)
  const loading = Promise.resolve(encoder?.()).catch((error: unknown) => {
    log.warn('the encoder was not loaded', errorFacts(error))
    return undefined
  })
  return async (reply) => {
    const { assessReply, assessWith } = await checking
    const loaded = await timer.within(loading, Math.max(0, Math.min(limits.encoderMs, leftMs())))
    if (loaded === undefined) return assessReply(reply)
    try {
      return await assessWith(loaded, reply)
    } catch (error) {
      log.warn('the encoder did not read a reply', errorFacts(error))
      return assessReply(reply)
    }
  }
}
