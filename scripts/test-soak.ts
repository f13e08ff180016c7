import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run test:soak [-- <filter>]

Runs the full tests of the load and the isolation of webhooks, and of large exports, beside a new
local stack: 10,000 events take almost an hour. npm test runs short forms. A filter is a part of the
path of another test file.
`

const { positionals } = readCommandLine({ usage, argumentsMax: 1 })

const { runTests } = await import('./test/run.ts')
process.env.TEST_SIZE = 'full'
// Retries wait as long as in production.
process.env.WEBHOOK_RETRY_SCALE ??= '1'
const files =
  positionals.length > 0 ? positionals : ['webhook-load', 'webhook-isolation', 'acceptance/export']
process.exit(await runTests(files, { verifies: false }))
