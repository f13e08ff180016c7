import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { adminAuth, firebaseUserDirectory } from '../src/adapters/firebase-auth/admin-auth.ts'
import { systemClock } from '../src/adapters/system.ts'
import { grantRole } from '../src/operations/authentication/grants.ts'
import { runHere } from './run-here.ts'
import { store } from './seeded.ts'
import { call, signUp, type TestUser } from './service.ts'
import { stack } from './stack.ts'
import { withinTest } from './within-test.ts'

const script = join(import.meta.dirname, '../../scripts/operator.ts')

/** Runs an operator's command against the running stack, in this process. */
export async function operate(command: string, ...args: string[]) {
  const { status, stdout, stderr } = await runHere(script, [command, ...args])
  return { status, stdout, said: stdout + stderr }
}

/** Runs an operator's command against the running stack, as npm would. */
export async function operateAsProcess(command: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  return { status, stdout, said: stdout + stderr }
}

/** Signs up a user and grants the user a role, without the half second of a command's process. */
export async function appoint(role: 'admin' | 'superadmin'): Promise<TestUser> {
  const user = await signUp()
  const directory = firebaseUserDirectory(adminAuth(stack.PROJECT_ID))
  const context = { requestId: 'appoint', signal: withinTest() }
  await grantRole({ store, clock: systemClock, directory }, user.uid, role, context)
  return user
}

/** The audit entries of one actor, newest first. */
export async function auditOf(actor: TestUser): Promise<AuditItem[]> {
  const found: AuditItem[] = []
  let pageToken = ''
  do {
    const path = `/v1/admin/audit?pageSize=100${pageToken && `&pageToken=${pageToken}`}`
    const { body } = await call<{ items: AuditItem[]; nextPageToken?: string }>('GET', path, {
      user: actor,
    })
    found.push(...body.items)
    pageToken = body.nextPageToken ?? ''
  } while (pageToken)
  return found.filter(({ actorUid }) => actorUid === actor.uid)
}

type AuditItem = { id: string; actorUid: string; action: string; target: string | null }
