import type { Scene } from '../people.ts'
import { checkAccess, checkKeys, checkPasswords } from './access.ts'
import { checkCounts, checkPending } from './counts.ts'
import { checkPrivacy } from './privacy.ts'
import { checkChain } from './privileges.ts'
import { checkReplays } from './replays.ts'
import { checkCharges, checkInferences, checkPhotos } from './rules.ts'
import type { Watch } from './watch.ts'
import { checkEvents } from './webhooks.ts'

/** A rule of the auditor: returns what breaks it. */
type Rule = (scene: Scene, watch: Watch) => readonly string[] | Promise<readonly string[]>

const rules: readonly (readonly [number, Rule])[] = [
  [0, ({ shared }) => shared.errors],
  [1, checkInferences],
  [2, checkCharges],
  [3, checkEvents],
  [4, checkAccess],
  [5, (_world, { unapproved }) => unapproved],
  [6, (scene, { unaudited }) => [...unaudited, ...checkChain(scene)]],
  [7, checkPasswords],
  [9, checkPending],
  [10, checkKeys],
  [12, checkCounts],
  [13, checkPhotos],
  // These rules call the service, so they come last.
  [11, checkReplays],
  [8, checkPrivacy],
]

/** Checks all promises once a run is at rest. Every finding begins with the number of its rule. */
export async function audit(scene: Scene, watch: Watch): Promise<string[]> {
  const found: string[] = []
  for (const [number, rule] of rules)
    for (const broken of await rule(scene, watch)) found.push(`rule ${number}: ${broken}`)
  return found
}
