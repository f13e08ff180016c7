import { ref } from '../../src/collections/collection.ts'
import { providerEvents, providerJobs } from '../../src/collections/provider.ts'
import { createHarness, type TestHarness } from '../harness.ts'
import { field, idOf } from './answers.ts'
import { type ProviderEvents, signed, telling } from './provider-events.ts'

/** Starts a transaction whose inference runs in the background at the provider. */
export async function atProvider(service = createHarness()) {
  const harness = service.providerEvents
  const client = await service.signUp('owner')
  const id = idOf(await client.start({ photo: 'diseased leaf' }))
  await service.deliver()
  const [work = 'none'] = harness.kept()
  const read = async () => (await client.read(id)).body
  const state = async () => field(await client.read(id), 'status')
  const used = async () => (await service.user('owner')).quota.used
  return { service, harness, client, id, work, read, state, used }
}

let messages = 0
/** Sends an event from the provider and runs the task that the event creates. */
export async function tell(harness: ProviderEvents, type: string, operation: string) {
  messages += 1
  const request = signed(harness.service, telling(type, operation), { id: `msg_${messages}` })
  await harness.receive(request)
  const task = harness.service.tasks.findLast(({ data }) => 'providerEventId' in data)
  const id = String(task?.data['providerEventId'])
  await harness.handle(id)
  return id
}

/** The status of a received event. */
export const statusOf = async ({ ports }: ProviderEvents, id: string) =>
  (await ports.store.getAll(ref(providerEvents, id)))[0]?.status

/** The stored provider jobs. */
export const jobsOf = ({ documents }: TestHarness) => [...documents.all(providerJobs.name).values()]
