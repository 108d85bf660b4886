// Options: what is asked of a deployment beside its environment. One that is not known stops it: a slip in `--check` must not deploy.
import { ConfigProblem } from '#infra/settings.ts'

export type Options = { readonly isCheck: boolean; readonly isAtOnce: boolean; readonly version: string | undefined }

const versionOption = '--version='

/** npm keeps options for itself that stand before two dashes, and hands them on like this. */
const keptByNpm = ['npm_config_check', 'npm_config_at_once'] as const

/** @throws ConfigProblem when an option is not known, or did not come through npm */
export function optionsOf(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const unknown = args.find((arg) => arg !== '--check' && arg !== '--at-once' && !arg.startsWith(versionOption))
  if (unknown !== undefined)
    throw new ConfigProblem(`Nothing was deployed: there is no option ${unknown}. There are --check and --at-once.`)
  if (keptByNpm.some((name) => environment[name] !== undefined))
    throw new ConfigProblem(
      'Nothing was deployed: npm kept an option for itself. Put two dashes before the environment, as in "npm run deploy -- dev --check".',
    )
  return {
    isCheck: args.includes('--check'),
    isAtOnce: args.includes('--at-once'),
    version: args.find((arg) => arg.startsWith(versionOption))?.slice(versionOption.length),
  }
}
