import type { Evidence } from '@plant/testing/simulation/audit/evidence'
import { checkChain } from '@plant/testing/simulation/audit/privileges'
import { watchOf } from '@plant/testing/simulation/audit/watch'
import type { Change } from '@plant/testing/simulation/documents'
import type { Shared } from '@plant/testing/simulation/ports'
import { expect, it } from 'vitest'

/** What the auditor finds after one sweep has recorded the further malware of these senders. */
function findingsOf(senders: readonly string[]): string[] {
  let tell = (_changes: readonly Change[], _by: string) => undefined as void
  const database = { watch: (watcher: typeof tell) => void (tell = watcher) }
  const shared = { database, outside: { together: [] }, time: { nowMs: () => 0 } }
  const watch = watchOf(shared as unknown as Shared)
  senders.forEach((actorUid, at) => {
    const after = { action: 'malware.further', target: null, actorUid }
    tell([{ path: `audit/security-${at}`, before: undefined, after }], 'swp_1')
  })
  return checkChain({ watch, documents: () => new Map() } as unknown as Evidence)
}

it('one sweep may record the malware of several senders, but that of one sender only once', () => {
  expect(findingsOf(['ada', 'ben'])).toEqual([])
  expect(findingsOf(['ada', 'ben', 'ada'])).toHaveLength(1)
})
