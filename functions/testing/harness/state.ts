import { pathOf } from '../../src/adapters/optimistic-store/parse.ts'
import type { LogSeverity } from '../../src/ports/log.ts'
import { memoryDocuments } from '../memory-store/documents.ts'
import { type TestClock, testClock } from './clock.ts'
import { type PortCall, type Troubles, troubles } from './trouble.ts'

export type Task = {
  name: string
  data: Record<string, unknown>
  scheduleAt: Date | undefined
  done: boolean
}
type LogLine = { severity: LogSeverity; message: string; fields: Record<string, unknown> }

/** Work at a provider, and the photo that the provider keeps for it. */
export type Work = { webp: Uint8Array; status: 'WORKING' | 'ENDED' | 'FAILED' }

/** The state that outlives every process: documents, objects, queue, broker and time. */
export type State = {
  documents: ReturnType<typeof memoryDocuments>
  /** Paths of documents in the order of their creation. */
  created: string[]
  objects: Map<string, Uint8Array>
  /** The work of a background provider, by the provider's names. */
  atProvider: Map<string, Work>
  tasks: Task[]
  published: { topic: string; eventId: string; json: string }[]
  log: LogLine[]
  /** Every call of a fake port, in order. */
  calls: PortCall[]
  clock: TestClock
  troubles: Troubles
  /** Counts up, so that a run can be repeated. */
  nextId(): number
}

export function newState(start: string): State {
  const documents = memoryDocuments()
  const created: string[] = []
  let ids = 0
  return {
    documents: {
      ...documents,
      async commit(writes, commitId) {
        const outcome = await documents.commit(writes, commitId)
        if (outcome === 'COMMITTED')
          for (const write of writes) if (write.kind === 'create') created.push(pathOf(write.ref))
        return outcome
      },
    },
    created,
    objects: new Map(),
    atProvider: new Map(),
    tasks: [],
    published: [],
    log: [],
    calls: [],
    clock: testClock(start),
    troubles: troubles(),
    nextId: () => {
      ids += 1
      return ids
    },
  }
}
