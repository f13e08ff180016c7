import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run bench:webhooks

Prints deliveries per second on a new local stack, and their ratio to plain signed POSTs. Judges nothing.
`

readCommandLine({ usage })

const { runWebhookScript } = await import('./benchmarks/webhooks/beside-stack.ts')
process.exit(await runWebhookScript('bench'))
