import { drawnPhoto } from '@plant/testing/drawn'
import { call, finished, signUp, type Transaction, uuid } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { analysisCompletedEvent } from '../../functions/src/contract/events.ts'

type Pulled = {
  receivedMessages?: { message: { data: string; attributes: Record<string, string> } }[]
}

const emulator = `http://${stack.PUBSUB_EMULATOR_HOST}/v1/projects/${stack.PROJECT_ID}`

function post(method: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${emulator}/${path}`, { method, headers, body: JSON.stringify(body) })
}

it('analysis.completed is published to Pub/Sub when an asynchronous analysis completes, and for no synchronous one', async () => {
  const subscription = `subscriptions/test-${uuid()}`
  await post('PUT', 'topics/analysis.completed', {})
  const topic = `projects/${stack.PROJECT_ID}/topics/analysis.completed`
  expect((await post('PUT', subscription, { topic })).status).toBe(200)
  const user = await signUp()
  const body = {
    imageBase64: await drawnPhoto(70),
    latitude: 49.2,
    longitude: 16.6,
    clientReference: 'order 17',
  }
  await call('POST', '/v1/analyses/sync', { user, body })
  const traceId = uuid().replaceAll('-', '')
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
  const started = await call<Transaction>('POST', '/v1/analyses', { user, body, headers })
  const id = started.body.transactionId
  const { analysis } = await finished(user, id)

  const seen: { data: string; attributes: Record<string, string> }[] = []
  for (let attempt = 0; attempt < 20 && seen.length === 0; attempt += 1) {
    const pulled = await post('POST', `${subscription}:pull`, { maxMessages: 100 })
    const { receivedMessages = [] } = (await pulled.json()) as Pulled
    seen.push(
      ...receivedMessages
        .map(({ message }) => message)
        .filter(({ attributes }) => attributes.accountId === user.uid),
    )
  }
  expect(seen).toHaveLength(1)
  const event = analysisCompletedEvent.parse(JSON.parse(atob(seen[0]?.data ?? '')))
  expect(seen[0]?.attributes.traceparent).toContain(traceId)
  expect(event.data).toMatchObject({ transactionId: id, clientReference: 'order 17' })
  expect(event.data.analysis.outcome).toBe(analysis?.outcome)
  expect(JSON.parse(atob(seen[0]?.data ?? '')).data.analysis.input).not.toHaveProperty('latitude')
})
