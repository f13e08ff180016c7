import { benchWebhooks } from './throughput.ts'

// Run beside a stack, by `npm run bench:webhooks` and by `npm run bench`.
const { deliveriesPerSecond, plainPostsPerSecond, ratio } = await benchWebhooks()
process.stdout.write(
  `deliveries: ${deliveriesPerSecond.toFixed(1)}/s; plain signed POSTs: ${plainPostsPerSecond.toFixed(0)}/s; ` +
    `one delivery costs as much as ${ratio.toFixed(1)} of them\n`,
)
process.exit(0)
