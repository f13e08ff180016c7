import { writeJson } from '../common/json.ts'
import { measureBusyAccount } from './busy-account/measure.ts'
import { measureEndToEnd } from './end-to-end.ts'
import type { Rounds } from './report/report.ts'
import { benchWebhooks } from './webhooks/throughput.ts'

// `npm run bench` runs this file beside a stack, in a process of its own, because the stack's
// supervisor would slow the receiver of webhooks.
const [file = '', rounds, ...parts] = process.argv.slice(2)
const endToEnd = parts.includes('end-to-end') ? await measureEndToEnd(Number(rounds)) : {}
const webhooks = parts.includes('webhooks')
  ? await measureWebhooks(Math.ceil(Number(rounds) / 3))
  : {}
const busyAccount = parts.includes('busy-account')
  ? await measureOneAccount(Math.ceil(Number(rounds) / 3))
  : {}
writeJson(file, { ...endToEnd, ...webhooks, ...busyAccount })
process.exit(0)

async function measureWebhooks(fewerRounds: number): Promise<Rounds> {
  const { whole, wholeOfNew, processor } = await benchWebhooks(fewerRounds)
  return {
    'webhooks.whole': [whole],
    'webhooks.wholeOfNew': [wholeOfNew],
    'webhooks.processor': [processor],
  }
}

async function measureOneAccount(fewerRounds: number): Promise<Rounds> {
  const { share, repeats } = await measureBusyAccount(fewerRounds)
  return { 'busyAccount.share': [share], 'busyAccount.repeats': [repeats] }
}
