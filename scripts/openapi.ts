// `npm run openapi`: writes docs/openapi.json from the contract tree.
import { writeFileSync } from 'node:fs'
import { openApiDocument } from '#shared/contract/openapi.ts'
import manifest from '../package.json' with { type: 'json' }

writeFileSync(
  new URL('../docs/openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`,
)
