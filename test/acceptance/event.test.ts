import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, finished, signUp, type Transaction, uuid } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { analysisCompletedEvent } from '../../functions/src/contract/events.ts'

type Message = { data: string; attributes: Record<string, string> }
type Pulled = { receivedMessages?: { ackId: string; message: Message }[] }

const emulator = `http://${stack.PUBSUB_EMULATOR_HOST}/v1/projects/${stack.PROJECT_ID}`

function post(method: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${emulator}/${path}`, { method, headers, body: JSON.stringify(body) })
}

it('the service publishes analysis.completed to Pub/Sub for asynchronous analyses only', async () => {
  const subscription = `subscriptions/test-${uuid()}`
  await post('PUT', 'topics/analysis.completed', {})
  const topic = `projects/${stack.PROJECT_ID}/topics/analysis.completed`
  expect((await post('PUT', subscription, { topic })).status).toBe(200)
  const user = await signUp()
  const request = {
    imageBase64: await leafPhoto(70),
    latitude: 49.2,
    longitude: 16.6,
    clientReference: 'order 17',
  }
  await call('POST', '/v1/analyses/sync', { user, body: request })
  const traceId = uuid().replaceAll('-', '')
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
  const started = await call<Transaction>('POST', '/v1/analyses', {
    user,
    body: request,
    headers,
  })
  const id = started.body.transactionId
  const { analysis } = await finished(user, id)

  const seen: Message[] = []
  // The service publishes the event after the analysis ends, and other tests publish events too.
  const pull = async () => {
    const pulled = await post('POST', `${subscription}:pull`, { maxMessages: 100 })
    const { receivedMessages = [] } = (await pulled.json()) as Pulled
    const messages = receivedMessages.map(({ message }) => message)
    seen.push(...messages.filter(({ attributes }) => attributes.accountId === user.uid))
    const ackIds = receivedMessages.map(({ ackId }) => ackId)
    if (ackIds.length > 0) await post('POST', `${subscription}:acknowledge`, { ackIds })
    return seen.length
  }
  await expect.poll(pull, { timeout: 40_000, interval: 100 }).toBeGreaterThan(0)
  // The broker may deliver a message twice, and the service repeats a slow publication.
  const bodies = new Set(seen.map(({ data }) => atob(data)))
  expect(bodies.size).toBe(1)
  const [body = ''] = bodies
  const event = analysisCompletedEvent.parse(JSON.parse(body))
  expect(seen[0]?.attributes.traceparent).toContain(traceId)
  expect(event.data).toMatchObject({ transactionId: id, clientReference: 'order 17' })
  expect(event.data.analysis.outcome).toBe(analysis?.outcome)
  expect(JSON.parse(body).data.analysis.input).not.toHaveProperty('latitude')
})
