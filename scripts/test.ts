import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm test [-- <filter> ... [-- <option of vitest> ...]]

Verifies the code, starts the local stack and runs every test beside it.
With filters it skips the verification and runs the test files whose paths contain one.
`

const { positionals } = readCommandLine({ usage, argumentsMax: Number.POSITIVE_INFINITY })

const { runTests } = await import('./test/run.ts')
process.exit(await runTests(positionals))
