import { randomInt } from 'node:crypto'
import { readCommandLine } from './common/command-line.ts'
import { readCount } from './common/count.ts'

const usage = `
Usage: npm run test:soak [-- <options>]

Lets many people use the service on a new local stack, while its processes are killed, writes are
refused, the clock jumps and the broker restarts. Audits every round by the rules of the simulator.
npm test runs a short round.

  --minutes <count>  how long (120), in rounds of five minutes
  --seed <seed>      the seed of the first round; the others follow
`

const { values } = readCommandLine({
  usage,
  options: {
    minutes: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
  },
})
const [minutes, seed] = [readCount('--minutes', values.minutes), readCount('--seed', values.seed)]

const { withStack } = await import('./local-stack/with-stack.ts')
const { soakRounds } = await import('./soak/rounds.ts')
process.exit(await withStack((stack, signal) => soakRounds({ minutes, seed }, stack, signal)))
