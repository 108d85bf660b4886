// AWS answers: what the command line prints or fails with, for tests of what a deployment looks at beforehand.
import type { Answer, Finding } from '../../scripts/deployment/answer.ts'

export const sydney = 'ap-southeast-2'
export const prints = (value: unknown): Answer => ({ status: 0, stdout: JSON.stringify(value), stderr: '' })
export const fails = (stderr: string): Answer => ({ status: 254, stdout: '', stderr: `\n${stderr}\n` })
export const said = (findings: readonly Finding[]): string =>
  findings.map(({ kind, says }) => `${kind}: ${says}`).join('\n')
