import { pathOf } from '../../src/adapters/optimistic-store/parse.ts'
import type { LogSeverity } from '../../src/ports/context.ts'
import { type MemoryDocuments, memoryDocuments } from '../memory-store/documents.ts'
import { type TestClock, testClock } from './clock.ts'
import { type PortCall, type Troubles, troubles } from './trouble.ts'

export type Task = {
  name: string
  data: Record<string, unknown>
  scheduleAt: Date | undefined
  done: boolean
}
type LogLine = { severity: LogSeverity; message: string; fields: Record<string, unknown> }

/** An operation at the provider, with the photo that the provider keeps for it. */
export type Work = { webp: Uint8Array; status: 'WORKING' | 'ENDED' | 'FAILED' }

/** The state that survives the end of a process: documents, objects, queue, broker and time. */
export type State = {
  documents: MemoryDocuments
  /** Paths of documents in the order of their creation. An overwrite counts each time. */
  created: string[]
  objects: Map<string, Uint8Array>
  /** The operations of the background provider, by operation id. */
  atProvider: Map<string, Work>
  tasks: Task[]
  published: { topic: string; eventId: string; json: string }[]
  log: LogLine[]
  /** The names of all calls of fake ports, in order. */
  calls: PortCall[]
  clock: TestClock
  troubles: Troubles
  /** Returns consecutive numbers instead of random ids, so that a run can be repeated. */
  nextId(): number
  /** Copies the state. Changes of the copy do not change the original. */
  fork(): State
}

type Content = Omit<State, 'nextId' | 'fork'> & { ids: number }

export function newState(start: string): State {
  return stateOf({
    documents: memoryDocuments(),
    created: [],
    objects: new Map(),
    atProvider: new Map(),
    tasks: [],
    published: [],
    log: [],
    calls: [],
    clock: testClock(start),
    troubles: troubles(),
    ids: 0,
  })
}

function stateOf({ ids, documents, ...rest }: Content): State {
  let lastId = ids
  return {
    ...rest,
    documents: {
      ...documents,
      async commit(writes, commitId) {
        const outcome = await documents.commit(writes, commitId)
        if (typeof outcome === 'object')
          for (const write of writes)
            if (write.kind === 'create' || (write.kind === 'overwrite' && write.data !== null))
              rest.created.push(pathOf(write.ref))
        return outcome
      },
    },
    nextId: () => {
      lastId += 1
      return lastId
    },
    fork: () => stateOf({ documents: documents.fork(), ...forkOf(rest), ids: lastId }),
  }
}

type Rest = Omit<Content, 'documents' | 'ids'>

function forkOf(content: Rest): Rest {
  return {
    created: [...content.created],
    objects: new Map(content.objects),
    atProvider: new Map([...content.atProvider].map(([name, work]) => [name, { ...work }])),
    tasks: content.tasks.map((task) => ({ ...task })),
    published: [...content.published],
    log: [...content.log],
    calls: [...content.calls],
    clock: testClock(content.clock.now().toISOString()),
    troubles: content.troubles.fork(),
  }
}
