import { createClient } from '@plant-analysis/client'
import { z } from 'zod'
import {
  adminAuth,
  firebaseUserDirectory,
} from '../../../functions/src/adapters/firebase-auth/admin-auth.ts'
import { systemClock, systemSecrets } from '../../../functions/src/adapters/system.ts'
import { onboardEnterprise } from '../../../functions/src/operations/api-keys/onboard-enterprise.ts'
import { readPhoto } from '../../common/photos.ts'
import { withinTimeout } from '../../operator/command.ts'
import type { Connection } from '../../operator/connection.ts'
import { analyse, forEachOf, type Taken } from './analyse.ts'
import type { Addresses } from './environment.ts'
import { type Person, repeatableKey } from './person.ts'
import type { NurseryReceiver } from './receiver.ts'

const mosaic = 'black_gram_yellow_mosaic_virus_02.jpg'

const taken: readonly Taken[] = [
  { photo: 'black_gram_powdery_mildew_03.jpg', daysAgo: 12, clientReference: 'bed 4, row 2' },
  { photo: mosaic, daysAgo: 7, clientReference: 'bed 9, row 1' },
  { photo: 'citrus_citrus_greening_01.png', daysAgo: 5, clientReference: 'house 2, table 3' },
  { photo: 'chilli_nutrient_deficiency_04.jpg', daysAgo: 5, clientReference: 'house 2, table 7' },
]

/** Today's analyses, for which the service sends webhooks. */
const told = [
  { photo: 'citrus_healthy_01.png', order: 'order 1041' },
  { photo: 'coffee_phoma_01.jpg', order: 'order 1042' },
  { photo: 'black_gram_healthy_01.jpg', order: 'order 1043' },
]

const devices = [
  { id: 'camera-house-1', type: 'camera', placeId: 'house 1', plantIds: ['table 1', 'table 2'] },
  { id: 'camera-house-2', type: 'camera', placeId: 'house 2', plantIds: ['table 3', 'table 7'] },
  { id: 'moisture-bed-4', type: 'sensor', placeId: 'bed 4', plantIds: ['row 2'] },
  { id: 'survey-drone', type: 'drone', placeId: 'field', plantIds: [] },
] as const

/**
 * Fills an enterprise account: a plan, keys in use, devices, a worker, a webhook that works and a
 * webhook that fails. Changes nothing if the account has devices.
 */
export async function seedNursery(
  addresses: Addresses,
  { nursery, worker }: { nursery: Person; worker: Person },
  connection: Connection,
  receiver: NurseryReceiver,
): Promise<void> {
  const { plants } = nursery
  await plants.request('account.openSession', { body: { accountName: 'Green Corner Nursery' } })
  if ((await plants.request('devices.list')).items.length > 0) return
  const [key] = await Promise.all([onboard(nursery, connection), register(nursery, receiver)])
  const byKey = createClient({ baseUrl: addresses.BASE_URL, credential: { kind: 'key', key } })
  const { uid } = nursery
  await Promise.all([
    join(addresses, nursery, worker),
    forEachOf(taken, async (each) => {
      const { id } = await analyse({ plants: byKey, store: connection.store }, uid, each)
      if (each.photo === mosaic) await complain(nursery, id)
    }),
    start(createClient({ baseUrl: addresses.BASE_URL, credential: { kind: 'exchanged', key } })),
  ])
  for (const { id, ...device } of devices)
    await plants.request('devices.register', {
      body: { id, projectId: 'green-corner', ...device, plantIds: [...device.plantIds] },
    })
}

/** Creates the first key as the operator does. The owner creates the second key. */
async function onboard({ uid, plants }: Person, connection: Connection): Promise<string> {
  const directory = firebaseUserDirectory(adminAuth(connection.projectId))
  const deps = { store: connection.store, clock: systemClock, directory, secrets: systemSecrets }
  const context = { requestId: 'demonstration', signal: withinTimeout() }
  const made = await onboardEnterprise(deps, { accountId: uid, another: true }, context)
  if (made.kind !== 'MADE') throw new Error('another key was asked for')
  await plants.request('apiKeys.create', { body: { name: 'Cameras', expiresInDays: 90 } })
  return made.apiKey
}

async function register({ plants }: Person, { url }: NurseryReceiver): Promise<void> {
  const bodies = [
    { url: `${url}/shop`, description: 'The shop' },
    { url: `${url}/warehouse`, description: 'The warehouse, which is closed' },
  ]
  for (const body of bodies) await plants.request('webhooks.register', { body })
}

/** Invites a worker and an apprentice. Only the worker accepts, with the code from the mail. */
async function join(
  { MAIL_URL: mailUrl }: Addresses,
  nursery: Person,
  worker: Person,
): Promise<void> {
  const invite = (email: string) =>
    nursery.plants.request('invitations.invite', { body: { email, language: 'en' } })
  const { invitationId } = await invite(worker.email)
  const received = mails.parse(await (await fetch(mailUrl)).json())
  const mail = received.findLast(({ to }) => to === worker.email)
  const otp = mail?.text.match(/\d{8}/)?.[0] ?? ''
  await worker.plants.request('invitations.redeem', { body: { invitationId, otp } })
  await invite('apprentice@demo.example')
}

const mails = z.array(z.object({ to: z.string(), text: z.string() }))

/** Starts background analyses and waits until they end, so that the service sends webhooks. */
async function start(exchanged: ReturnType<typeof createClient>): Promise<void> {
  await forEachOf(told, async ({ photo, order }) => {
    const imageBase64 = readPhoto(photo).toString('base64')
    const { transactionId } = await exchanged.request('analyses.start', {
      body: { imageBase64, language: 'en', clientReference: order },
      idempotencyKey: repeatableKey(`start ${order}`),
    })
    const read = () =>
      exchanged.request('analyses.read', {
        params: { id: transactionId },
        query: { waitSeconds: 10 },
      })
    let transaction = await read()
    while (transaction.status !== 'COMPLETED' && transaction.status !== 'FAILED')
      transaction = await read()
  })
}

/** Reports a wrong diagnosis: the leaf has yellow mosaic, but the answer names something else. */
async function complain({ plants }: Person, id: string): Promise<void> {
  const text = 'This is yellow mosaic, and the answer names something else.'
  await plants.request('history.rate', {
    params: { id },
    body: { impression: 'down', wrong: ['PROBLEM'], text },
  })
  await plants.request('analyses.flag', {
    params: { id },
    body: { reason: 'ANSWER_HARMFUL', text },
  })
}
