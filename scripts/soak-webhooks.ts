import { readCommandLine, readCount } from './common/command-line.ts'

const usage = `
Usage: npm run soak:webhooks [-- <options>]

Completes analyses on a new local stack and ends the delivering worker with kill -9 three times.
Exits with 1 where a delivery was lost or more than one in a thousand came twice.

  --events <count>     analyses to complete; 10000 unless given, which takes most of an hour
  --endpoints <count>  webhook endpoints of each account; 10 unless given
`

const { values } = readCommandLine({
  usage,
  options: {
    events: { type: 'string', default: '10000' },
    endpoints: { type: 'string', default: '10' },
  },
})
const counts = [readCount('--events', values.events), readCount('--endpoints', values.endpoints)]

const { runWebhookScript } = await import('./benchmarks/webhooks/beside-stack.ts')
process.exit(await runWebhookScript('soak', ...counts.map(String)))
