import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run bench

Prints the database cost of every route, time ratios, cold starts, the console's first load and
webhook delivery rates. Starts the local stack for the last two.
`

readCommandLine({ usage })

const { bench } = await import('./benchmarks/bench.ts')
process.exit(await bench())
