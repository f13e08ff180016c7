import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { simulate } from '@plant/testing/simulation/run'
import { readCommandLine } from './common/command-line.ts'
import { readCount } from './common/count.ts'
import { root } from './common/root.ts'
import { essence, minimise } from './simulation/minimise.ts'
import { currentCommit, nextRun, partsFile, record } from './simulation/parts.ts'
import { seedOf } from './simulation/seeds.ts'
import { weakenEach } from './simulation/weaken.ts'

const usage = `
Usage: npm run simulate [-- <options>]

Lets many people live with the service, with all its troubles, in a time of their own,
and audits each run. Stops at the first run that breaks a promise, and prints a short history.

  --runs <count>   how many runs (100)
  --seed <seed>    the seed of the series (1)
  --from <run>     the first run of the series (1), to go on where another part has ended
  --parts <count>  records each part of so many runs, with its commit and trace, in
                   .build/simulation, and goes on after the last recorded part
  --history        prints everything that happens
  --weaken         weakens one guard after another, which the auditor must find within these runs
`

const { values } = readCommandLine({
  usage,
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    parts: { type: 'string' },
    history: { type: 'boolean', default: false },
    weaken: { type: 'boolean', default: false },
  },
})

const [runs, series, from] = [
  readCount('--runs', values.runs),
  readCount('--seed', values.seed),
  readCount('--from', values.from),
]
if (values.weaken) process.exit(weakenEach(series, runs) === 0 ? 0 : 1)

if (values.parts === undefined) await runPart(from, from + runs - 1)
else await runParts(readCount('--parts', values.parts))

/** Runs what is left up to run `--runs`, part by part. */
async function runParts(size: number): Promise<void> {
  const commit = currentCommit()
  const file = partsFile(join(root, '.build/simulation'), series)
  for (let first = nextRun(file, commit); first <= runs; first = nextRun(file, commit)) {
    const to = Math.min(runs, first + size - 1)
    const began = performance.now()
    const trace = await runPart(first, to)
    const seconds = Math.round((performance.now() - began) / 1000)
    record(file, { commit, seed: series, from: first, to, trace, seconds })
  }
}

/** Returns the hash of all traces, or ends the process at a run that breaks a promise. */
async function runPart(first: number, to: number): Promise<string> {
  const began = process.cpuUsage()
  const hashes = createHash('sha256')
  for (let run = first; run <= to; run += 1) {
    const outcome = await simulate(seedOf(series, run), { keepsHistory: values.history })
    hashes.update(outcome.hash)
    if (values.history) process.stdout.write(`${outcome.history.join('\n')}\n`)
    if (outcome.broken.length > 0) process.exit(await tell(run, outcome.broken, outcome.steps))
  }
  const { user, system } = process.cpuUsage(began)
  const cpuMs = Math.round((user + system) / 1000 / (to - first + 1))
  const trace = hashes.digest('hex').slice(0, 16)
  process.stdout.write(`runs ${first} to ${to} of seed ${series} keep all promises: `)
  process.stdout.write(`trace ${trace}, ${cpuMs} ms of processor time each\n`)
  return trace
}

async function tell(run: number, broken: readonly string[], steps: number): Promise<number> {
  const least = await minimise(seedOf(series, run), broken, steps)
  const again = await simulate(seedOf(series, run), { ...least, keepsHistory: true })
  process.stdout.write(`${essence(again.history).join('\n')}\n\n`)
  process.stdout.write(`Run ${run} of seed ${series} breaks\n  ${broken.join('\n  ')}\n`)
  process.stdout.write(`Its shortest form breaks\n  ${again.broken.join('\n  ')}\n`)
  process.stdout.write(`Repeat: npm run simulate -- --seed ${series} --from ${run} --runs 1\n`)
  return 1
}
