import { simulate } from '@plant/testing/simulation/run'
import { rulesOf, seedOf } from './seeds.ts'

/** Runs a weakened service until the auditor finds that a rule is broken. Prints the run. */
const [rule, series, runs] = process.argv.slice(2).map(Number) as [number, number, number]
for (let run = 1; run <= runs; run += 1) {
  const { broken } = await simulate(seedOf(series, run))
  if (!rulesOf(broken).has(rule)) continue
  const first = broken.find((each) => each.startsWith(`rule ${rule}:`))
  process.stdout.write(`${run} ${first ?? ''}`)
  process.exit(0)
}
process.exit(1)
