import { expect, it, vi } from 'vitest'
import { stack } from '../support/stack.ts'

const queue = `projects/${stack.PROJECT_ID}/locations/us-central1/queues/runAnalysis`
const functionUrl = `http://${stack.FUNCTIONS_EMULATOR_HOST}/${stack.PROJECT_ID}/us-central1`

it('the functions emulator serves the same bundle as the gateway', async () => {
  const response = await fetch(`${functionUrl}/api/v1/health`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'pass' })
})

it('the Tasks emulator dispatches a task to its function', async () => {
  const before = await completedTasks()
  const body = { data: { transactionId: `an_${'0'.repeat(32)}`, requestId: 'req_probe' } }
  const enqueued = await fetch(`http://${stack.CLOUD_TASKS_EMULATOR_HOST}/${queue}/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      task: {
        name: `${queue}/tasks/probe-${crypto.randomUUID()}`,
        httpRequest: {
          url: `${functionUrl}/runAnalysis`,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify(body)).toString('base64'),
        },
      },
    }),
  })
  expect(enqueued.status).toBe(200)
  await vi.waitFor(async () => expect(await completedTasks()).toBeGreaterThan(before), 20_000)
})

async function completedTasks(): Promise<number> {
  const response = await fetch(`http://${stack.CLOUD_TASKS_EMULATOR_HOST}/queueStats`)
  const statistics = (await response.json()) as Record<string, { completedLastMin: number }>
  return statistics[`queue:${stack.PROJECT_ID}-us-central1-runAnalysis`]?.completedLastMin ?? 0
}
