import { embeddedModel } from '../../src/adapters/embedded-model/embedded-model.ts'
import { catalogueLanguages } from '../../src/domain/locales/languages.ts'
import type { RuleSettings } from '../../src/domain/settings.ts'
import { addSeconds } from '../../src/domain/time.ts'
import type { ImageProcessor } from '../../src/ports/image-processor.ts'
import type { Publisher, Queue } from '../../src/ports/messages.ts'
import type { Objects } from '../../src/ports/objects.ts'
import { type Ports as AllPorts, onlyPorts } from '../../src/ports/ports.ts'
import type { Store } from '../../src/ports/store.ts'
import { locales } from '../locales.ts'
import { type CountingStore, countingStore } from '../memory-store/counting.ts'
import { memoryStore } from '../memory-store/store.ts'
import { inGeneration } from './generations.ts'
import { answerTo, measurements, optimised, thumbnailOf } from './plants.ts'
import type { Process } from './process.ts'
import type { State } from './state.ts'
import type { PortCall } from './trouble.ts'

/** The ports of the harness. Tests can replace the model and read the store's calls. */
export type Ports = AllPorts & { store: CountingStore }

/** The ports of one process over the shared state. Any call of a port can have a fault. */
export function portsOf(state: State, process: Process, rules: RuleSettings): Ports {
  const enter = <T>(name: PortCall, signal: AbortSignal | undefined, effect: () => T) =>
    process.call(name, async () => {
      state.calls.push(name)
      await state.troubles.meet(name, signal)
      return effect()
    })
  return onlyPorts({
    store: countingStore(storeOf(state, process)),
    objects: objectsOf(state, enter),
    images: imagesOf(enter),
    photoLinks: {
      linkTo: async (path, now) => ({
        url: `https://photos.test/${path}?${now.getTime()}`,
        expiresAt: addSeconds(now, 1800),
      }),
    },
    model: {
      diagnose: ({ webp }, { signal }) => enter('model.diagnose', signal, () => answerTo(webp)),
    },
    secondLook: embeddedModel(locales),
    queue: queueOf(state, enter),
    publisher: publisherOf(state, enter),
    clock: state.clock,
    ids: { random: (prefix) => `${prefix}_${String(state.nextId()).padStart(22, '0')}` },
    log: {
      write(severity, message, fields = {}) {
        if (!process.isDead()) state.log.push({ severity, message, fields })
      },
    },
    locales,
    languages: catalogueLanguages,
    rules,
    pageTokenSecret: 'a secret of thirty-two characters',
    violationsForBan: 2,
    consoleUrl: undefined,
  } satisfies Partial<AllPorts>)
}

type Enter = <T>(name: PortCall, signal: AbortSignal | undefined, effect: () => T) => Promise<T>

/**
 * Every round trip to the database can have a fault, even within a transaction. A faulty commit
 * throws no error but returns `UNKNOWN`.
 */
function storeOf({ documents }: State, process: Process): Store {
  const store = memoryStore({
    ...documents,
    read: (refs) => process.call('documents.read', () => documents.read(refs)),
    commit: (writes, commitId) =>
      process.call(
        'documents.commit',
        () => documents.commit(writes, commitId),
        () => 'UNKNOWN' as const,
      ),
  })
  const query: Store['query'] = (collection, asked, unreadable) =>
    process.call('documents.query', () => store.query(collection, asked, unreadable))
  const over = (inner: Store): Store => ({
    ...inner,
    query,
    remembering: () => over(inner.remembering()),
  })
  return over(store)
}

function objectsOf({ objects }: State, enter: Enter): Objects {
  return {
    write: (path, bytes, _contentType, { signal }) =>
      enter('objects.write', signal, () => void objects.set(path, bytes)),
    writeOnce: (path, bytes, _contentType, { signal }) =>
      enter('objects.write', signal, () => {
        const known = objects.get(path)
        if (known && !Buffer.from(known).equals(bytes)) return 'TAKEN' as const
        if (!known) objects.set(path, bytes)
        return 'WRITTEN' as const
      }),
    read: (path, bytesLimit, { signal }, generation) =>
      enter('objects.read', signal, () => {
        const bytes = inGeneration(objects, path, generation)
        return bytes && bytes.byteLength >= bytesLimit ? ('TOO_LARGE' as const) : bytes
      }),
    exists: (path, { signal }, generation) =>
      enter('objects.exists', signal, () => inGeneration(objects, path, generation) !== undefined),
    existsUnder: (prefix, { signal }) =>
      enter('objects.exists', signal, () =>
        [...objects.keys()].some((path) => path.startsWith(prefix)),
      ),
    endDownloads: (_path, { signal }) => enter('objects.endDownloads', signal, () => undefined),
    remove: (path, { signal }, generation) =>
      enter('objects.remove', signal, () => {
        if (inGeneration(objects, path, generation)) objects.delete(path)
      }),
    signedUrl: async (path, lifetimeSeconds) => `https://objects.test/${path}?${lifetimeSeconds}`,
  }
}

function imagesOf(enter: Enter): ImageProcessor {
  return {
    optimise: (bytes, { signal }) => enter('images.optimise', signal, () => optimised(bytes)),
    measure: (webp, { signal }) =>
      enter('images.measure', signal, () => ({ measurements, thumbnail: thumbnailOf(webp) })),
  }
}

function queueOf({ tasks }: State, enter: Enter): Queue {
  return {
    enqueue: (_queue, { name, data, scheduleAt }) =>
      enter('queue.enqueue', undefined, () => {
        if (!tasks.some((task) => task.name === name))
          tasks.push({ name, data, scheduleAt, done: false })
      }),
  }
}

function publisherOf({ published }: State, enter: Enter): Publisher {
  return {
    publish: (topic, { json, attributes }) =>
      enter('publisher.publish', undefined, () => {
        published.push({ topic, eventId: attributes['eventId'] ?? '', json })
      }),
  }
}
