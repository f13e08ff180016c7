import { readFileSync } from 'node:fs'
import { median } from '@plant/common/numbers'
import { newWebhookSecret } from '../../../functions/src/adapters/secrets/webhook-secret.ts'
import { webhookClient } from '../../../functions/src/adapters/webhook-http/webhook-client.ts'
import { signMessage } from '../../../functions/src/domain/webhooks/signature.ts'
import { webhookTarget } from '../../../functions/src/domain/webhooks/url.ts'
import { listMarked, stackMark } from '../../local-stack/marked-processes.ts'
import { type Accounts, createAccounts } from './load.ts'
import { startReceiver } from './receiver.ts'

/** Each figure is the median of the rounds, and a number of plain signed POST requests. */
export type WebhookBench = {
  /** The time of a delivery to proven endpoints on this whole machine. */
  whole: number
  /** The same for the first events of accounts, whose endpoints are all new. */
  wholeOfNew: number
  /** The processor time of the functions that deliver, for a delivery to proven endpoints. */
  processor: number
}

const events = 60
/** With 15 events, the rounds that followed still became faster. */
const eventsOfWarmUp = 60
const endpoints = 10
const posts = 600
const atOnce = 25

/**
 * Measures deliveries beside plain POST requests, whose sender and receiver are this process. Runs
 * beside a stack. Throws if a delivery is lost.
 */
export async function benchWebhooks(rounds: number): Promise<WebhookBench> {
  // The first calls of a function compile its code.
  await round(eventsOfWarmUp)
  const measured: WebhookBench[] = []
  for (let at = 0; at < rounds; at += 1) measured.push(await round(events))
  const of = (name: keyof WebhookBench) => median(measured.map((each) => each[name]))
  return { whole: of('whole'), wholeOfNew: of('wholeOfNew'), processor: of('processor') }
}

async function round(events: number): Promise<WebhookBench> {
  const accounts = await createAccounts(endpoints)
  try {
    const before = await plainPosts()
    const first = await deliver(accounts, events)
    const between = await plainPosts()
    const proven = await deliver(accounts, events)
    const after = await plainPosts()
    const ratio = (part: keyof Times, of: Times, one: Times, other: Times) =>
      of[part] / ((one[part] + other[part]) / 2)
    return {
      whole: ratio('seconds', proven, between, after),
      wholeOfNew: ratio('seconds', first, before, between),
      processor: ratio('processorSeconds', proven, between, after),
    }
  } finally {
    await accounts.close()
  }
}

/** The times of one delivery or of one plain POST request. */
type Times = { seconds: number; processorSeconds: number }

async function deliver(accounts: Accounts, events: number): Promise<Times> {
  const before = functionSeconds()
  const { expected, lost, seconds } = await accounts.deliver(events)
  if (lost > 0) throw new Error(`${lost} deliveries were lost`)
  const processorSeconds = functionSeconds() - before
  return { seconds: seconds / expected, processorSeconds: processorSeconds / expected }
}

/** The processor time until now of this stack's functions for deliveries, and of their children. */
function functionSeconds(): number {
  const ofStack = new Set(listMarked(process.env[stackMark] ?? ''))
  const pids = ['fanOutEvent', 'deliverWebhook', 'retryWebhook'].flatMap((name) =>
    listMarked(name, 'FUNCTION_TARGET').filter((pid) => ofStack.has(pid)),
  )
  if (pids.length < 3) throw new Error('not all functions for deliveries run')
  const children = pids.flatMap((pid) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .map(Number)
      .filter(Boolean),
  )
  return [...pids, ...children].map(processorSeconds).reduce((sum, each) => sum + each, 0)
}

/** Linux counts the time in hundredths of a second, in fields 14 and 15 (man 5 proc_pid_stat). */
function processorSeconds(pid: number): number {
  // The name in field 2 may contain spaces, but the fields after it do not.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

async function plainPosts(): Promise<Times> {
  const receiver = await startReceiver()
  const target = webhookTarget(`${receiver.url}/plain`, { allowsLocalhost: true })
  if (target.kind === 'FORBIDDEN') throw new Error(target.reason)
  const client = webhookClient()
  const secret = newWebhookSecret()
  const context = { requestId: 'bench', signal: new AbortController().signal }
  const body = JSON.stringify({ id: 'evt_bench', type: 'webhook.test', data: {} })
  const startedMs = performance.now()
  const before = process.cpuUsage()
  let sent = 0
  const send = async () => {
    while (sent < posts) {
      sent += 1
      const timestampSeconds = Math.floor(Date.now() / 1000)
      const signature = signMessage({ id: 'evt_bench', timestampSeconds, body }, [secret])
      const headers = { 'content-type': 'application/json', 'webhook-signature': signature }
      await client.post({ target, headers, body }, context)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => send()))
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - startedMs) / 1000
  await receiver.close()
  return { seconds: seconds / posts, processorSeconds: (user + system) / 1e6 / posts }
}
