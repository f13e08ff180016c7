import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { operate } from '@plant/testing/operators'
import { call, signUp } from '@plant/testing/service'
import { users } from '../../functions/src/collections/accounts.ts'
import { erasures } from '../../functions/src/collections/personal-data.ts'
import type { Firestore } from '../operator/database/walk-both.ts'
import { expectStatus } from './people.ts'
import type { Report } from './report.ts'

/** Two people who ask for their erasure after the copy, and one who cancels it then. */
export type Leavers = { begun: string; later: string; stays: string }

/** Signs people up, one of whom asks for the erasure before the copy. */
export async function newLeavers(): Promise<Leavers> {
  const signedUp = [await signUp(), await signUp(), await signUp()] as const
  for (const user of signedUp)
    await expectStatus(200, call('POST', '/v1/session', { user, body: {} }))
  const [begun, later, stays] = signedUp
  await operated('erase', stays.uid)
  return { begun: begun.uid, later: later.uid, stays: stays.uid }
}

/** Waits until one of the erasures has begun, which a copy of before does not know. */
export async function leave(former: Firestore, { begun, later, stays }: Leavers): Promise<void> {
  await operated('erase', stays, 'cancel')
  await operated('erase', later)
  await operated('erase', begun, 'now')
  const begins = former.doc(`${erasures.name}/${begun}`)
  while ((await begins.get()).get('status') !== 'CLOSED') await sleep(500)
}

/** Lets the copy go on with them. No erasure has ended, so that the log has none. */
export async function repeatErasures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'))
  const file = join(folder, 'erased.txt')
  writeFileSync(file, '')
  await operated('repeat-erasures', file, '(default)')
  rmSync(folder, { recursive: true })
}

export async function proveLeavers(
  report: Report,
  copy: Firestore,
  { begun, later, stays }: Leavers,
): Promise<void> {
  const field = async (path: string, name: string) => (await copy.doc(path).get()).get(name)
  const endAt = Date.now() + 120_000
  const isBanned = async () => (await field(`${users.name}/${begun}`, 'ban'))?.permanent === true
  while (!(await isBanned()) && Date.now() < endAt) await sleep(500)
  report.check('an erasure that had begun goes on', await isBanned())
  const status = await field(`${erasures.name}/${later}`, 'status')
  report.check('an erasure that was asked for stays scheduled', status === 'SCHEDULED')
  const left = await copy.doc(`${erasures.name}/${stays}`).get()
  report.check('an erasure that was cancelled is not taken up again', !left.exists)
}

/** Runs an operator's command. Throws if it fails. */
export async function operated(command: string, ...args: string[]): Promise<void> {
  const { status, said } = await operate(command, ...args)
  if (status !== 0) throw new Error(said)
}
