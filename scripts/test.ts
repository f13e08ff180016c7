import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm test [-- [<filter> ...] [-t <pattern>] [-- <option of vitest> ...]]

Verifies the code, starts the local stack and runs every test beside it.
With arguments it skips the verification, and runs the files whose paths contain a filter.

  -t, --testNamePattern <pattern>  runs the tests whose names match
`

const { positionals, values } = readCommandLine({
  usage,
  options: { testNamePattern: { type: 'string', short: 't' } },
  argumentsMax: Number.POSITIVE_INFINITY,
})
const pattern = values.testNamePattern
const names = pattern === undefined ? [] : [`--testNamePattern=${pattern}`]

const { runTests } = await import('./test/run.ts')
process.exit(await runTests([...names, ...positionals]))
