import { adminAuth } from '../../functions/src/adapters/firebase-auth/admin-auth.ts'
import { firebaseUserDirectory } from '../../functions/src/adapters/firebase-auth/user-directory.ts'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { systemClock } from '../../functions/src/adapters/system/clock.ts'
import { userId } from '../../functions/src/contract/schemas/common.ts'
import type { GrantDeps } from '../../functions/src/operations/callers/require-account.ts'
import type { CallContext } from '../../functions/src/ports/context.ts'
import { useProject } from './project.ts'

const timeoutSeconds = 30

type Grant<V> = (deps: GrantDeps, id: string, value: V, context: CallContext) => Promise<void>

/** Runs a command `<id> <value>` of the operator against the project of the environment, and ends the process. */
export async function runGrant<const V extends string>(
  name: string,
  values: readonly V[],
  grant: Grant<V>,
): Promise<never> {
  const [id = '', given] = process.argv.slice(2)
  const value = values.find((each) => each === given)
  if (!value || !userId.safeParse(id).success)
    return end(2, `Usage: npm run ${name} -- <id> ${values.join('|')}`)
  try {
    const context = { requestId: name, signal: AbortSignal.timeout(timeoutSeconds * 1000) }
    const projectId = useProject(process.env)
    await grant(connect(projectId), id, value, context)
    return end(0, `${id} is ${value} now, in ${projectId}.`)
  } catch (error) {
    return end(1, `${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function connect(projectId: string): GrantDeps {
  const emulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined
  return {
    store: firestoreStore(firestoreClient({ projectId, emulated })),
    clock: systemClock,
    directory: firebaseUserDirectory(adminAuth(projectId)),
  }
}

/** The database's connections stay open and would keep the process. */
function end(status: number, line: string): never {
  const stream = status === 0 ? process.stdout : process.stderr
  stream.write(`${line}\n`)
  process.exit(status)
}
