import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'

async function call(method: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(
    `http://${stack.PUBSUB_EMULATOR_HOST}/v1/projects/${stack.PROJECT_ID}/${path}`,
    {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  expect(response.status).toBe(200)
  return response.json()
}

it('the Pub/Sub emulator delivers a published message to a subscription', async () => {
  const id = crypto.randomUUID()
  const topic = `probe-${id}`
  const subscription = `subscriptions/probe-${id}`
  await call('PUT', `topics/${topic}`, {})
  await call('PUT', subscription, { topic: `projects/${stack.PROJECT_ID}/topics/${topic}` })
  const data = Buffer.from('a leaf').toString('base64')
  await call('POST', `topics/${topic}:publish`, { messages: [{ data }] })
  // A pull may return nothing before the message arrives.
  const pull = () => call('POST', `${subscription}:pull`, { maxMessages: 1 })
  await expect
    .poll(pull, { timeout: 50_000 })
    .toMatchObject({ receivedMessages: [{ message: { data } }] })
})
