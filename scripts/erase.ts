import { firestoreClient } from '../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../functions/src/adapters/firestore/store.ts'
import { systemClock } from '../functions/src/adapters/system/clock.ts'
import { userId } from '../functions/src/contract/schemas/common.ts'
import { cancelErasure, scheduleErasure } from '../functions/src/operations/erasure/schedule.ts'
import { useProject } from './operator/project.ts'

const timeoutSeconds = 30
const usage = 'Usage: npm run erase -- <uid> [now|cancel]'

/**
 * The operator's way to erase a person, who wrote a letter or lost their sign-in: after the days of grace like the call of
 * the person, at the next sweep with `now`, and not at all with `cancel`, which works until the grace is over.
 */
async function erase(uid: string, how: string | undefined): Promise<string> {
  const projectId = useProject(process.env)
  const emulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
  const store = firestoreStore(firestoreClient({ projectId, emulated }))
  const signal = AbortSignal.timeout(timeoutSeconds * 1000)
  if (how === 'cancel') {
    await cancelErasure({ store }, uid, signal)
    return `${uid} will not be erased, in ${projectId}.`
  }
  const deps = { store, clock: systemClock }
  const { eraseAfter } = await scheduleErasure(deps, uid, signal, how === 'now' ? 0 : undefined)
  return (
    `${uid} cannot sign in from ${eraseAfter.toISOString()} on; ` +
    `everything of theirs goes about an hour later, in ${projectId}.`
  )
}

/** The database's connections stay open and would keep the process. */
function end(status: number, line: string): never {
  const stream = status === 0 ? process.stdout : process.stderr
  stream.write(`${line}\n`)
  process.exit(status)
}

const [uid = '', how, ...rest] = process.argv.slice(2)
const isKnown = how === undefined || how === 'now' || how === 'cancel'
if (!userId.safeParse(uid).success || !isKnown || rest.length > 0) end(2, usage)
try {
  end(0, await erase(uid, how))
} catch (error) {
  end(1, `erase: ${error instanceof Error ? error.message : String(error)}`)
}
