import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@plant/testing/simulation/documents'
import type { Timeline } from '@plant/testing/simulation/timeline'
import type { Site } from './site.ts'

/** People of the soak wait less than those of the simulator. */
const hurry = 4
/** Until all processes have noticed a jump of the clock, and queues have begun what is due. */
const noticedMs = 350
const calmMsMax = 5000
const stepMs = 50
/** The most jumps until all work must be done. */
const jumpsMax = 200

/** Real time. Once the load has ended, the clocks of all processes jump instead. */
export function timeOf(site: Site, database: Database): Timeline & { settles(): Promise<void> } {
  let [isSettling, jumps, patienceMs] = [false, 0, calmMsMax]
  const after = (milliseconds: number, happening: () => void) =>
    void setTimeout(happening, milliseconds)
  return {
    after,
    // A jump amid the load is the service's trouble, and not the caller's.
    nowMs: () => Date.now() + (isSettling ? site.offsetMs() : 0),
    async passed(milliseconds) {
      if (!isSettling) return sleep(milliseconds / hurry)
      jumps += 1
      if (jumps > jumpsMax) throw new Error('the service does not come to rest')
      site.jump(milliseconds)
      await sleep(noticedMs)
      // Work that does not end is for the auditor, and not to be waited for each time.
      patienceMs = (await isCalm(database, patienceMs)) ? calmMsMax : patienceMs / 2
    },
    async settles() {
      await isCalm(database, calmMsMax)
      isSettling = true
    },
    runUntil: async () => undefined,
    note: () => undefined,
    history: [],
    hash: () => '',
  }
}

/** Waits for work that needs real time. Returns whether it is done. */
async function isCalm({ table }: Database, patienceMs: number): Promise<boolean> {
  const isBusy = () =>
    ['transactions', 'exports'].some((name) =>
      [...table.kept(name).values()].some(({ status }) =>
        /PENDING|PROCESSING/.test(String(status)),
      ),
    )
  for (let waited = 0; waited < patienceMs && isBusy(); waited += stepMs) await sleep(stepMs)
  return !isBusy()
}
