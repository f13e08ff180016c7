import { idOf } from '../harness/answers.ts'
import type { TestService } from '../harness/service.ts'

/** Signs up a user and runs one asynchronous analysis until its event is published. */
export async function finishedAnalysis(
  service: TestService,
  uid: string,
): Promise<{ transactionId: string; eventId: string }> {
  const client = await service.signUp(uid)
  const input = { latitude: 49.2, longitude: 16.6 }
  const transactionId = idOf(await client.start({ photo: 'diseased leaf', input }))
  await service.deliver()
  const eventId = service.published.at(-1)?.eventId
  if (eventId === undefined) throw new Error('no event was published')
  return { transactionId, eventId }
}
