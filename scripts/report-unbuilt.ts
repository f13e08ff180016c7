import { handlers } from '../functions/src/composition/handlers.ts'
import { createWorld } from '../functions/src/composition/world.ts'
import { readConfig } from '../functions/src/config/config.ts'
import { rows } from '../functions/src/contract/rows.ts'

// The world is made and never called: only what is attached to a row matters here.
const config = readConfig({
  GCLOUD_PROJECT: 'demo-report',
  IMAGE_PROCESSOR_URL: 'http://127.0.0.1',
  IDENTITY_API_KEY: 'none',
})
const attached = handlers(createWorld(config, ''))
const left = rows.filter(({ operation }) => attached[operation] === 'NOT_IMPLEMENTED')
const names = left.map(({ method, path }) => `  ${method} ${path}`)
process.stdout.write([`${left.length} of ${rows.length} rows answer 501`, ...names].join('\n'))
process.exit(0)
