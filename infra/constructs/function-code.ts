// Function code: a Lambda entry as a CDK asset, bundled by the esbuild of this project (no Docker, no download).
import { join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { projectRoot, writeBundle } from '../bundling.ts'

/**
 * CDK's NodejsFunction would start `npx esbuild` for each function; calling esbuild in this process takes a fifth of the
 * time and the options are those that scripts/cold-import.ts measures. Where CDK is told not to bundle (tests), nothing runs.
 */
export const bundledCode = (folder: string): Code =>
  Code.fromAsset(join(projectRoot, 'lambdas'), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Asked for by the type; the local bundler below never declines.
      image: DockerImage.fromRegistry('unused'),
      // CDK bundles once for all assets with the same options, and does not look into the bundler: this tells them apart.
      command: [folder],
      local: {
        tryBundle(outputDir) {
          writeBundle(folder, outputDir)
          return true
        },
      },
    },
  })
