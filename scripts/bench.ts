import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run bench

Prints what a call of every route costs the database, some ratios of times, the bytes and the
first paint of the console, and delivery figures.
Starts the local stack for the last two. Judges nothing.
`

readCommandLine({ usage })

const { bench } = await import('./benchmarks/bench.ts')
process.exit(await bench())
