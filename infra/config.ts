// Config: the environment to build, read from `-c env=...` and from the owner's settings in cdk.json, and checked.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Node } from 'constructs'
import { projectRoot } from './bundling.ts'
import { type Preset, presets, type Stage, stages } from './environments.ts'
import { ConfigProblem, readSettings, type Settings } from './settings.ts'

export type Environment = Preset & {
  readonly stage: Stage
  /** What the health check answers. */
  readonly version: string
  /** The folder with the built web app. */
  readonly webBuild: string
  readonly settings: Settings
}

/** How things of an environment are named: gumnut-dev-holdings. */
export const nameOf = ({ stage }: Pick<Environment, 'stage'>, part: string): string => `gumnut-${stage}-${part}`

/** Where the owner puts a secret: gumnut/dev/openai. */
export const secretName = ({ stage }: Pick<Environment, 'stage'>, part: string): string => `gumnut/${stage}/${part}`

const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value)

/** @throws ConfigProblem when the environment is unknown or a setting is wrong */
export function readEnvironment(node: Node): Environment {
  const stage: unknown = node.tryGetContext('env') ?? 'dev'
  if (!isStage(stage)) {
    throw new ConfigProblem(
      `Unknown environment ${JSON.stringify(stage)}. Use -c env=dev, -c env=staging or -c env=prod (none means dev).`,
    )
  }
  const version: unknown = node.tryGetContext('version') ?? packageVersion()
  if (typeof version !== 'string' || !/^[\w.+-]{1,64}$/.test(version)) {
    throw new ConfigProblem('The version (-c version=...) must be 1 to 64 letters, digits or . + - _ .')
  }
  const release: unknown = node.tryGetContext('release')
  if (release !== undefined && release !== 'at-once')
    throw new ConfigProblem(`Unknown release ${JSON.stringify(release)}. Use -c release=at-once, or leave it out.`)
  const webBuild = resolve(projectRoot, String(node.tryGetContext('webBuild') ?? 'web/dist'))
  const settings = readSettings(node.tryGetContext('gumnut'), stage)
  const preset = presets[stage]
  return {
    ...preset,
    release: release ?? preset.release,
    hasFirewall: settings.hasFirewall ?? preset.hasFirewall,
    reservesConcurrency: settings.hasConcurrencyQuota ?? preset.reservesConcurrency,
    stage,
    version,
    webBuild,
    settings,
  }
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(resolve(projectRoot, 'package.json'), 'utf8')) as { version: string }
  return version
}
