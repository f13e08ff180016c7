import { checkAccess, checkKeys, checkPasswords } from './access.ts'
import { checkCounts, checkPending } from './counts.ts'
import type { Audited, Evidence } from './evidence.ts'
import { checkPrivacy } from './privacy.ts'
import { checkChain } from './privileges.ts'
import { checkReplays } from './replays.ts'
import { checkCharges, checkInferences, checkPhotos } from './rules.ts'
import { checkEvents } from './webhooks.ts'

/** The rules of the auditor by number. Each returns what breaks it. */
const rules: readonly (readonly [number, (evidence: Evidence) => readonly string[]])[] = [
  [0, ({ errors }) => errors],
  [1, checkInferences],
  [2, checkCharges],
  [3, checkEvents],
  [4, checkAccess],
  [5, ({ watch }) => watch.unapproved],
  [6, (evidence) => [...evidence.watch.unaudited, ...checkChain(evidence)]],
  [7, checkPasswords],
  [9, checkPending],
  [10, checkKeys],
  [12, checkCounts],
  [13, checkPhotos],
  [14, ({ watch }) => watch.lost],
]

/** Checks all promises once a run is at rest. Every finding begins with the number of its rule. */
export async function audit(audited: Audited): Promise<string[]> {
  const evidence = await audited.look()
  const found = rules.flatMap(([number, rule]) => told(number, rule(evidence)))
  // These rules call the service, so they come last.
  found.push(...told(11, await checkReplays(audited)))
  found.push(...told(8, await checkPrivacy(audited)))
  return found
}

const told = (number: number, broken: readonly string[]) =>
  broken.map((each) => `rule ${number}: ${each}`)
