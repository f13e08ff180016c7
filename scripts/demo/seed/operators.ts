import { PlantError } from '@plant-analysis/client'
import {
  adminAuth,
  firebaseUserDirectory,
} from '../../../functions/src/adapters/firebase-auth/admin-auth.ts'
import { systemClock } from '../../../functions/src/adapters/system.ts'
import { grantRole } from '../../../functions/src/operations/authentication/grants.ts'
import { withinTimeout } from '../../operator/command.ts'
import type { Connection } from '../../operator/connection.ts'
import { analyse } from './analyse.ts'
import type { Person } from './person.ts'
import { analyseInTrouble } from './trouble.ts'

type Operators = {
  readonly moderator: Person
  readonly superadmin: Person
  readonly secondSuperadmin: Person
  readonly thirdSuperadmin: Person
}

/** Grants each operator their role, as the operator's command does. */
export async function appointOperators(
  { moderator, superadmin, secondSuperadmin, thirdSuperadmin }: Operators,
  connection: Connection,
): Promise<void> {
  const directory = firebaseUserDirectory(adminAuth(connection.projectId))
  const deps = { store: connection.store, clock: systemClock, directory }
  const appoint = ({ uid }: Person, role: 'admin' | 'superadmin') =>
    grantRole(deps, uid, role, { requestId: 'demonstration', signal: withinTimeout() })
  await appoint(moderator, 'admin')
  for (const person of [superadmin, secondSuperadmin, thirdSuperadmin])
    await appoint(person, 'superadmin')
}

/**
 * Creates work for operators: a banned user, an analysis that waits for a decision, a failed
 * analysis, and a superadmin's request for permissions. Changes nothing if the user is banned
 * already.
 */
export async function seedOperations(
  { moderator, superadmin, thirdSuperadmin }: Operators,
  { nursery, banned }: { nursery: Person; banned: Person },
  store: Connection['store'],
): Promise<void> {
  if (await isBanned(superadmin, banned)) return
  await superadmin.plants.request('admin.assignPermissions', {
    body: {
      uid: thirdSuperadmin.uid,
      permissions: ['retry-transaction', 'retry-failed'],
      reason: 'Is on call for retries from Monday on.',
    },
  })
  await analyseInTrouble(nursery, 'black_gram_anthracnose_02.jpg', 'BLOCKED')
  await analyseInTrouble(nursery, 'coffee_healthy_02.jpg', 'UNAVAILABLE')
  await banForViolations(moderator, banned, store)
}

/** Whether a user is banned. Asks as a superadmin, because a ban takes effect with a delay. */
async function isBanned({ plants }: Person, { uid }: Person): Promise<boolean> {
  try {
    const { status } = await plants.request('admin.readUser', { params: { uid } })
    return status === 'banned'
  } catch (error) {
    if (error instanceof PlantError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

async function banForViolations(
  { plants }: Person,
  banned: Person,
  store: Connection['store'],
): Promise<void> {
  for (const photo of ['background_not_a_plant_01.jpg', 'background_not_a_plant_02.jpg']) {
    const taken = { photo, daysAgo: 0 }
    const { id: analysisId } = await analyse({ plants: banned.plants, store }, banned.uid, taken)
    const reason = 'PHOTO_OFFENSIVE'
    await plants.request('admin.flag', { body: { analysisId, reason } })
    await plants.request('admin.block', { body: { analysisId, reason: 'An advertisement.' } })
  }
  await plants.request('admin.ban', { body: { uid: banned.uid, reason: 'Advertises again.' } })
}
