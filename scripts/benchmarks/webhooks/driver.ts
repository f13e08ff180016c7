import { randomUUID } from 'node:crypto'
import { fig, measurements } from '@plant/testing/harness/plants'
import { callerOf } from '@plant/testing/harness/service'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { firestoreClient } from '../../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../../functions/src/adapters/firestore/store.ts'
import { pubsubPublisher } from '../../../functions/src/adapters/pubsub/publisher.ts'
import { systemClock, systemIds } from '../../../functions/src/adapters/system.ts'
import { eventIdOf } from '../../../functions/src/domain/analyses/idempotency.ts'
import { claim } from '../../../functions/src/operations/analyses/claim.ts'
import { runAnalysis } from '../../../functions/src/operations/analyses/steps/run.ts'
import { provisionAccount } from '../../../functions/src/operations/authentication/provision-account.ts'
import type { PlantModelAnswer } from '../../../functions/src/ports/plant-model.ts'
import { onlyPorts, type Ports } from '../../../functions/src/ports/ports.ts'
import type { Store } from '../../../functions/src/ports/store.ts'
import { projectId } from '../../common/project.ts'

/** Completes analyses on the local stack's database and broker. The photo and model are stubs. */
export type Driver = {
  /** Completes one analysis for the user and returns the id of the analysis's event. */
  complete(uid: string): Promise<string>
  createAccount(uid: string): Promise<void>
}

const unlimited = 1_000_000_000

/** The database of the stack that the environment names. */
export const firestoreOfStack = (): Store =>
  firestoreStore(firestoreClient({ projectId, emulated: true }))

/** Creates a driver with an unlimited quota for the stack that the environment names. */
export function createDriver(store = firestoreOfStack()): Driver {
  const ports = livePorts(store)
  return {
    async createAccount(uid) {
      const context = { requestId: 'driver', signal: AbortSignal.timeout(30_000) }
      await provisionAccount(
        ports,
        { uid, email: null, emailVerified: false, apiKeyId: null, signedInAt: null },
        context,
      )
    },
    async complete(uid) {
      const context = { requestId: randomUUID(), signal: AbortSignal.timeout(60_000) }
      const claimed = await claim(ports, {
        caller: callerOf(uid),
        operation: 'start',
        idempotencyKey: null,
        request,
        photo: { storagePath: `optimized/${uid}/stub.webp` },
        followed: null,
        signal: context.signal,
      })
      const result = await runAnalysis(ports, claimed.id, context)
      if (result.kind !== 'COMPLETED') throw new Error(`the analysis ended as ${result.kind}`)
      return eventIdOf(claimed.id, 'analysis.completed', 1)
    },
  }
}

const request = {
  fingerprint: 'stub',
  clientReference: null,
  plantId: null,
  language: 'en',
  hints: noHints,
}

function livePorts(store: Store): Ports {
  const localUrl = `http://${process.env['PUBSUB_EMULATOR_HOST']}`
  const nothing = async () => undefined
  return onlyPorts({
    store,
    publisher: pubsubPublisher({ projectId, localUrl }),
    clock: systemClock,
    ids: systemIds,
    log: { write: () => undefined },
    objects: {
      write: nothing,
      writeOnce: async () => 'WRITTEN',
      read: async () => new Uint8Array([1]),
      exists: async () => true,
      existsUnder: async () => true,
      endDownloads: nothing,
      remove: nothing,
      signedUrl: async () => 'https://objects.test/',
    },
    images: {
      optimise: () => Promise.reject(new Error('the driver sends no photos')),
      measure: async () => ({ measurements, thumbnail: undefined }),
    },
    model: { diagnose: async () => answer },
    locales,
    rules: {
      quota: { userDaily: unlimited, keyDaily: unlimited, memberDaily: unlimited },
      transactionTimeoutSeconds: 120,
    },
  })
}

/** The stubbed answer of the model: a healthy plant. */
const answer: PlantModelAnswer = {
  diagnosis: {
    outcome: 'HEALTHY',
    headline: null,
    photo: {
      isPlant: { value: true, confidence: 1 },
      view: 'LEAF',
      issues: [],
      retakeHint: null,
    },
    plant: { candidates: [fig], named: null },
    health: {
      status: 'HEALTHY',
      confidence: 0.9,
      word: 'PLAIN',
      rightOf100: null,
      summary: 'The plant looks healthy.',
    },
    measurements: null,
    issues: [],
    question: null,
    plan: null,
    care: null,
  },
  servedLanguage: 'en',
  model: { provider: 'stub', name: 'bench', version: '1', fallback: false },
  moderation: { state: 'CLEAR' },
}
