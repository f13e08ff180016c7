import { readTestArguments } from './test/options.ts'

const usage = `
Usage: npm run test:unit [-- [<filter> ...] [<option> ...] [-- <option of vitest> ...]]

Runs the tests that need no stack, without the tests on photos unless a filter names them.
A filter is a part of the path of a test file.

  -t, --testNamePattern <pattern>  runs the tests whose names match
  --shuffle <seed>                 runs files and tests in the order of this seed
`

const { positionals, vitestArguments } = readTestArguments(usage)

const { runUnitTests } = await import('./test/run-unit.ts')
const isFiltered = positionals.some((given) => !given.startsWith('-'))
const projects = ['unit', 'waiting', 'vite', 'components', ...(isFiltered ? ['photos'] : [])]
process.exit(await runUnitTests(projects, vitestArguments))
