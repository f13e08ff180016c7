import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run test:soak [-- <filter>]

Runs the tests whose short form is in npm test at their full size, beside a new local stack:
the isolation of webhooks takes minutes, their load of 10,000 events most of an hour.
A filter is a part of the path of the test file.
`

const { positionals } = readCommandLine({ usage, argumentsMax: 1 })

const { runTests } = await import('./test/run.ts')
process.env.TEST_SIZE = 'full'
const files = positionals.length > 0 ? positionals : ['webhook-isolation', 'webhook-load']
process.exit(await runTests(files, { verifies: false }))
