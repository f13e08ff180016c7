import { benchWebhooks } from './throughput.ts'

// `npm run bench:webhooks` and `npm run bench` run this file beside a stack.
const { deliveriesPerSecond, plainPostsPerSecond, ratio } = await benchWebhooks()
process.stdout.write(
  `deliveries: ${deliveriesPerSecond.toFixed(1)}/s; plain signed POSTs: ${plainPostsPerSecond.toFixed(0)}/s; ` +
    `one delivery costs as much as ${ratio.toFixed(1)} of them\n`,
)
process.exit(0)
