// SiteFiles: what lies in the site's bucket: the built web app and config.json, uploaded by the deployment.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct, type IDependable } from 'constructs'
import type { Environment } from '../config.ts'
import { cacheControlFor } from '../security-headers.ts'
import { refuseToDeploy } from './deployment-rule.ts'
import { FileCopier } from './file-copier.ts'

/** What the web app asks for before it starts; web/src/lib/env.ts reads it. */
export type SiteConfig = {
  readonly region: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly securityClientId: string
  readonly oauthDomain?: string
  readonly passkeyDomain?: string
  readonly stage: string
  readonly contactEmail?: string
  /** Who runs this Gumnut, for the legal texts. */
  readonly operator?: { readonly name: string; readonly abn: string; readonly address: string }
}

type Props = {
  readonly environment: Environment
  readonly bucket: IBucket
  /** The page waits for these: an alias is done when its release is, canary included. */
  readonly after: readonly IDependable[]
  readonly config: SiteConfig
}

/**
 * BucketDeployment and not `aws s3 sync` after the deployment: config.json needs values that exist only in the middle of
 * it, an update that fails takes the files back with everything else, and `cdk deploy` alone gives a running site. The
 * price is a 22 MB layer with the AWS CLI, uploaded once.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { environment, bucket, after, config }: Props) {
    super(scope, id)
    const { webBuild } = environment
    if (!existsSync(join(webBuild, 'index.html'))) {
      refuseToDeploy(
        [this],
        'WebIsBuilt',
        'The web app is not built, and a site without files is never deployed: run "npx vite build" and synth again.',
      )
      return
    }
    const copier = new FileCopier(this, 'Copier', environment)
    // Nothing is pruned: a tab opened before a release still loads its old chunks, and each half would delete the other.
    const common = { ...copier.options, destinationBucket: bucket, prune: false } as const
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(join(webBuild, 'assets'), { exclude: ['**/*.map'] })],
      destinationKeyPrefix: 'assets/',
      cacheControl: [CacheControl.fromString(cacheControlFor('/assets/'))],
    })
    const page = new BucketDeployment(this, 'Page', {
      ...common,
      sources: [
        Source.asset(webBuild, { exclude: ['assets', '**/*.map', 'config.json'] }),
        Source.jsonData('config.json', config),
      ],
      cacheControl: [CacheControl.fromString(cacheControlFor('/'))],
    })
    // Never a page that names assets which are not there yet, nor one that asks an API which may still go back.
    page.node.addDependency(assets, ...after)
    copier.acknowledge(bucket)
  }
}
