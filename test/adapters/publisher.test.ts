import { randomBytes } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { pubsubPublisher } from '../../functions/src/adapters/pubsub/publisher.ts'
import { Unavailable } from '../../functions/src/ports/context.ts'

const localUrl = `http://${stack.PUBSUB_EMULATOR_HOST}`
const publisher = pubsubPublisher({ projectId: stack.PROJECT_ID, localUrl })
const newTopic = () => `test-${randomBytes(8).toString('hex')}`
const message = { json: '{"id":"evt_1"}', attributes: { type: 'analysis.completed' } }

async function call(method: string, path: string, body: object): Promise<unknown> {
  const url = `${localUrl}/v1/projects/${stack.PROJECT_ID}/${path}`
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return answer.json()
}

it('publishing returns only after the message has reached the broker', async () => {
  const topic = newTopic()
  await call('PUT', `topics/${topic}`, {})
  const name = `projects/${stack.PROJECT_ID}/topics/${topic}`
  await call('PUT', `subscriptions/${topic}`, { topic: name })
  await publisher.publish(topic, message)
  const data = Buffer.from(message.json).toString('base64')
  // A pull may return nothing although there is a message.
  await expect
    .poll(() => call('POST', `subscriptions/${topic}:pull`, { maxMessages: 2 }))
    .toMatchObject({ receivedMessages: [{ message: { data, attributes: message.attributes } }] })
})

it('publishing throws Unavailable for a missing topic', async () => {
  await expect(publisher.publish(newTopic(), message)).rejects.toBeInstanceOf(Unavailable)
})
