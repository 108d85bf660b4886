// Log: one JSON line per event, codes and counts only; nothing a person typed ever gets in.
import { Logger } from '@aws-lambda-powertools/logger'
import type { Log } from '#shared/operation/ports.ts'

const logger = new Logger({ serviceName: 'gumnut' })

export const log: Log = {
  info: (message, facts = {}) => logger.info(message, facts),
  warn: (message, facts = {}) => logger.warn(message, facts),
  error: (message, facts = {}) => logger.error(message, facts),
}
