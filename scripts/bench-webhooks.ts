import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run bench:webhooks

Starts the local stack and prints webhook deliveries per second, beside plain signed POSTs from the
same machine.
`

readCommandLine({ usage })

const { runWebhookBench } = await import('./benchmarks/webhooks/beside-stack.ts')
process.exit(await runWebhookBench())
