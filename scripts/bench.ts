import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run bench [-- [--quick] [<part> ...]]

Measures the database operations of every route, and ratios to peers that run in turn: requests a
second, cold starts, photos, a whole analysis, webhooks and one busy account. Starts the local stack
for the last three.
A run of all parts without --quick writes docs/performance; any other run only prints its figures.

  --quick  measures 3 rounds instead of 9, in less than 3 minutes

The parts are operations, overhead, cold-start, photos, end-to-end, webhooks and busy-account.
`

const { values, positionals } = readCommandLine({
  usage,
  options: { quick: { type: 'boolean', default: false } },
  argumentsMax: 7,
})

const { bench, parts } = await import('./benchmarks/bench.ts')
const unknown = positionals.find((name) => !parts.includes(name))
if (unknown !== undefined) refuse(`There is no part '${unknown}'. \`--help\` lists all parts.`)
await bench({ chosen: positionals.length > 0 ? positionals : parts, isQuick: values.quick })
process.exit(0)
