import { soak } from './soak.ts'

// rounds.ts runs this file in a process of its own, whose environment and event loop it needs.
const [seed, seconds] = process.argv.slice(2).map(Number) as [number, number]
const report = await soak(seed, seconds, `soak-${process.pid}-${seed}`)
// An exit before the pipe has taken all would cut the report off.
process.stdout.write(JSON.stringify(report), () => process.exit(0))
