import { benchWebhooks } from './benchmarks/webhooks.ts'

/** Run by `npm run bench` beside a stack: prints the figures of `benchWebhooks` and judges nothing. */
const { deliveriesPerSecond, plainPostsPerSecond, ratio } = await benchWebhooks()
process.stdout.write(
  `deliveries: ${deliveriesPerSecond.toFixed(1)}/s; plain signed POSTs: ${plainPostsPerSecond.toFixed(0)}/s; ` +
    `one delivery costs as much as ${ratio.toFixed(1)} of them\n`,
)
process.exit(0)
