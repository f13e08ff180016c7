import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, finished, signUp, type Transaction } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { healthPassesAt } from './health.ts'

it('the functions emulator serves the same bundle as the gateway', async () => {
  const functionUrl = `http://${stack.FUNCTIONS_EMULATOR_HOST}/${stack.PROJECT_ID}/us-central1`
  await healthPassesAt(`${functionUrl}/api/v1/health`)
})

it('the Tasks emulator sends a task to its function, and the function completes the analysis', async () => {
  const user = await signUp()
  const body = { imageBase64: await leafPhoto(7) }
  const started = await call<Transaction>('POST', '/v1/analyses', { user, body })
  expect(started.body.status).toBe('PENDING')
  const ended = await finished(user, started.body.transactionId)
  expect(ended.status).toBe('COMPLETED')
})
