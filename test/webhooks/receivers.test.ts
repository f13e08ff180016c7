import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@plant/testing/free-port'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { describeWith } from '../../scripts/test/describe-with.ts'

const examples = join(import.meta.dirname, '../../docs/examples/webhook-receivers')
const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
const older = `whsec_${Buffer.alloc(32, 4).toString('base64')}`

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

type Example = { url: string; lines: string[] }

async function start(command: string, args: string[]): Promise<Example> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: `${older} ${secret}` }
  const child = spawn(command, args, { cwd: examples, env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const lines: string[] = []
  let text = ''
  const listening = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    lines.splice(0, lines.length, ...text.split('\n').filter((line) => line !== ''))
    if (text.includes('listening')) listening.resolve()
  })
  child.once('exit', (code) => listening.reject(new Error(`it ended with ${code}`)))
  await listening.promise
  return { url: `http://localhost:${port}/`, lines }
}

type Message = { id: string; body: string; signedBy?: string; at?: Date }

async function send({ url }: Example, message: Message): Promise<number> {
  const { id, body, signedBy = secret, at = new Date() } = message
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(signedBy).sign(id, at, body),
  }
  return (await fetch(url, { method: 'POST', headers, body })).status
}

const event = (id: string) =>
  JSON.stringify({
    id,
    type: 'analysis.completed',
    data: { transactionId: 'an_1', outcome: 'HEALTHY', name: 'Ficus é' },
  })

const receives = (command: string, args: string[]) => () => {
  it('the example accepts a signed event once and rejects every other request', async () => {
    const example = await start(command, args)
    const same = () => send(example, { id: 'evt_1', body: event('evt_1') })
    expect(await Promise.all([same(), same(), same(), same()])).toEqual([204, 204, 204, 204])
    expect(await same()).toBe(204)
    expect(await send(example, { id: 'evt_2', body: event('evt_2'), signedBy: older })).toBe(204)
    const stranger = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
    const past = new Date(Date.now() - 301_000)
    const refused = [
      await send(example, { id: 'evt_3', body: event('evt_3'), signedBy: stranger }),
      await send(example, { id: 'evt_4', body: event('evt_4'), at: past }),
      (await fetch(example.url, { method: 'POST', body: event('evt_5') })).status,
    ]
    expect(refused).toEqual([401, 401, 401])
    // The receivers answer before they process the event.
    await expect
      .poll(() => example.lines.filter((line) => line.startsWith('analysis')))
      .toEqual(['analysis.completed an_1 HEALTHY', 'analysis.completed an_1 HEALTHY'])
  })
}

describe('the receiver in TypeScript', receives(process.execPath, ['receiver.ts']))
await describeWith('Python 3', 'the receiver in Python', receives('python3', ['receiver.py']))
await describeWith('Dart', 'the receiver in Dart', receives('dart', ['run', 'receiver.dart']))
