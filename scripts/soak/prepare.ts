import { AsyncLocalStorage } from 'node:async_hooks'
import type { Audited } from '@plant/testing/simulation/audit/evidence'
import { watchOf } from '@plant/testing/simulation/audit/watch'
import { chanceOf } from '@plant/testing/simulation/chance'
import { newDatabase } from '@plant/testing/simulation/documents'
import { auditedOf } from '@plant/testing/simulation/evidence'
import { newOutside } from '@plant/testing/simulation/outside'
import { type Scene, textIn } from '@plant/testing/simulation/people'
import type { Shared } from '@plant/testing/simulation/ports'
import type { Service } from '@plant/testing/simulation/service'
import { noTroubles } from '@plant/testing/simulation/troubles'
import { readZip } from '@plant/testing/zip'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { projectId } from '../common/project.ts'
import { hostOf, urlOf } from '../local-stack/ports.ts'
import { sweep } from '../local-stack/ticker.ts'
import { photoBytes, send } from './caller.ts'
import { applyTo, type WireWrite } from './mirror.ts'
import { appoint, readMails, remember, signIn, signUpAll } from './people.ts'
import { startReceivers } from './receivers.ts'
import { announce, type Site, startSite } from './site.ts'
import { newStorage, type Storage } from './storage.ts'
import { timeOf } from './time.ts'
import { type Counts, newCounts, type Weather } from './trouble.ts'
import type { Wire } from './wire.ts'

/** Some people reach their limit in a few minutes. The steady load never does. */
const quota = { userDaily: 15, keyDaily: 15, memberDaily: 2000 }
const receiverTrouble = 0.4
const lostAnswers = 0.01

export type Soak = {
  site: Site
  scene: Scene
  weather: Weather
  counts: Counts
  audited: Audited
  /** Looks at what tells nobody of its changes: stored objects and the mailbox. */
  observe(): Promise<unknown>
  /** Signs everybody in again. */
  renew(): Promise<void>
  firestore: ReturnType<typeof firestoreClient>
  /** Ends all trouble. From then on, time jumps instead of passing. */
  settles(): Promise<void>
  stop(): Promise<void>
}

/** Starts the processes, and people who have an account, a role or a plan. */
export async function prepare(seed: number, name: string): Promise<Soak> {
  const [weather, counts] = [{ refuses: false, losesAnswers: 0 }, newCounts()]
  const [database, luck] = [newDatabase(), chanceOf(seed, 'luck')]
  const site = await startSite(name, quota, wireOf(database, { weather, counts }, luck))
  const storage = newStorage(site.bucket)
  const time = timeOf(site, database)
  const shared = sharedOf({ seed, site, storage, time, database, luck })
  const receivers = await startReceivers(shared)
  const service = serviceOf(site, shared.outside, receivers.url)
  const whim = chanceOf(seed, 'whim')
  const scene: Scene = { shared, service, whim, people: [], asked: [], isOpen: true }
  const watch = watchOf(shared)
  const observe = () => Promise.all([storage.observe(shared.outside), readMails(shared, name)])
  const firestore = await settle(scene, site)
  weather.losesAnswers = lostAnswers
  const renew = () => signIn(scene.people, shared, site.offsetMs())
  const audited = viewOf(auditedOf(scene, watch), site.bucket, { storage, observe, renew })
  return {
    site,
    scene,
    weather,
    counts,
    firestore,
    observe,
    renew,
    audited,
    async settles() {
      Object.assign(weather, { refuses: false, losesAnswers: 0 })
      Object.assign(shared.troubles, noTroubles())
      receivers.release()
      scene.isOpen = false
      await time.settles()
      await renew()
    },
    async stop() {
      receivers.close()
      await Promise.all([site.stop(), firestore.terminate()])
    },
  }
}

type Parts = Pick<Shared, 'time' | 'database' | 'luck'> & {
  seed: number
  site: Site
  storage: Storage
}

function sharedOf({ seed, site, storage, time, database, luck }: Parts): Shared {
  const outside = newOutside()
  return {
    time,
    luck,
    doing: new AsyncLocalStorage(),
    database,
    outside,
    troubles: { ...noTroubles(), receiver: receiverTrouble },
    dice: chanceOf(seed, 'dice'),
    older: 0,
    errors: [],
    messages: messagesOf(site, storage, outside),
  }
}

const isCommit = (path: string) => /:commit(\?|$)/.test(path)

type Troubled = { weather: Weather; counts: Counts }

/** Refuses some commits or loses their answers, and shows all others to the auditor. */
function wireOf(
  database: Shared['database'],
  { weather, counts }: Troubled,
  luck: Shared['luck'],
): Wire {
  return {
    fate(path) {
      if (!isCommit(path)) return 'WELL'
      if (weather.refuses) {
        counts.refusals += 1
        return 'REFUSED'
      }
      if (!luck.happens(weather.losesAnswers)) return 'WELL'
      counts.lostAnswers += 1
      return 'LOST'
    },
    succeeded(path, body) {
      if (isCommit(path))
        applyTo(database, (JSON.parse(body) as { writes?: WireWrite[] }).writes ?? [])
    },
  }
}

function messagesOf(site: Site, storage: Storage, { objects }: Shared['outside']) {
  const never = () => {
    throw new Error('the processes of the soak have queues of their own')
  }
  const tell = async (path: string) => {
    const bytes = await photoBytes(Buffer.from(objects.get(path)?.bytes ?? []).toString())
    await announce(site, path, await storage.put(path, bytes))
  }
  return {
    queueOf: never,
    publisherOf: never,
    tellOfObject: (path: string) => void tell(path).catch(() => undefined),
  }
}

function serviceOf(site: Site, outside: Shared['outside'], receiverUrl: string): Service {
  const baseUrl = urlOf(site.ports.gateway)
  return {
    async ask(request) {
      const answer = await send({ baseUrl, receiverUrl }, request)
      const exchanged = request.id === 'apiKeys.exchange' ? textIn(answer, 'idToken') : undefined
      if (exchanged !== undefined) remember(outside, exchanged)
      return answer
    },
    deliver: () => sweep(site.ports.sweep),
    end: () => undefined,
  }
}

/** Lets everybody sign up, and gives roles and a plan to some. */
async function settle({ people, shared, service }: Scene, site: Site) {
  process.env['FIRESTORE_EMULATOR_HOST'] = hostOf(site.ports.firestore)
  const { databaseId } = site
  const firestore = firestoreClient({ projectId, databaseId, emulated: true })
  people.push(...(await signUpAll(databaseId)))
  await signIn(people, shared, site.offsetMs())
  const open = await Promise.all(
    people.map(({ credential }) =>
      service.ask({ id: 'account.openSession', as: credential, body: {} }),
    ),
  )
  const refused = open.find(({ kind }) => kind !== 'ANSWERED')
  if (refused) throw new Error(`nobody can begin: ${JSON.stringify(refused)}`)
  await appoint(firestoreStore(firestore))
  return firestore
}

/** What the auditor sees otherwise than in the simulator. */
function viewOf(
  simulated: Audited,
  bucket: string,
  {
    storage,
    observe,
    renew,
  }: { storage: Storage } & Record<'observe' | 'renew', () => Promise<unknown>>,
) {
  const photoLink = new RegExp(
    `${process.env['OBJECT_LINK_URL']}/${bucket}/(optimized/[^"?]+)`,
    'g',
  )
  return {
    ...simulated,
    async rest(milliseconds: number) {
      await simulated.rest(milliseconds)
      // An hour may have passed, for which a token is valid.
      await renew()
    },
    async look() {
      await observe()
      return { ...(await simulated.look()), quota, photoLink }
    },
    async download(url: string) {
      const path = decodeURIComponent(new URL(url).pathname).slice(bucket.length + 2)
      const bytes = await storage.read(path)
      if (!bytes) return undefined
      const files = await readZip(bytes)
      return new Map([...files].map(([file, content]) => [file, content.toString()]))
    },
  } satisfies Audited
}
