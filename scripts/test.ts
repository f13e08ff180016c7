import { readTestArguments } from './test/options.ts'

const usage = `
Usage: npm test [-- [<filter> ...] [<option> ...] [-- <option of vitest> ...]]

Verifies the code, starts the local stack and runs every test beside it.
With a filter or a pattern it skips the verification.
A filter is a part of the path of a test file.

  -t, --testNamePattern <pattern>  runs the tests whose names match
  --shuffle <seed>                 runs files and tests in the order of this seed
`

const { positionals, values, vitestArguments } = readTestArguments(usage)
const runsAll = positionals.length === 0 && values.testNamePattern === undefined

const { runTests } = await import('./test/run.ts')
process.exit(await runTests(vitestArguments, { verifies: runsAll }))
