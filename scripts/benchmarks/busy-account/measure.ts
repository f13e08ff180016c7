import { randomUUID } from 'node:crypto'
import { median } from '@plant/common/numbers'
import { countingStore, type StoreCall } from '@plant/testing/memory-store/counting'
import { createDriver, firestoreOfStack } from '../webhooks/driver.ts'

export type BusyAccount = {
  /** Analyses a second of one account, as a share of what twenty accounts complete together. */
  share: number
  /** How often a transaction of an analysis ran again, because another had changed a document. */
  repeats: number
}

const analyses = 60
const accounts = 20
/** They share the analyses. An instance makes conflicting changes in turn. */
const instances = 2

/** Starts and completes analyses, twenty at once, beside a stack. The photo and model are stubs. */
export async function measureBusyAccount(rounds: number): Promise<BusyAccount> {
  await complete(accounts)
  const measured = []
  for (let round = 0; round < rounds; round += 1) {
    const many = await complete(accounts)
    const one = await complete(1)
    measured.push({ share: one.perSecond / many.perSecond, repeats: one.repeats })
  }
  return {
    share: median(measured.map(({ share }) => share)),
    repeats: median(measured.map(({ repeats }) => repeats)),
  }
}

async function complete(accountCount: number) {
  const stores = Array.from({ length: instances }, () => countingStore(firestoreOfStack()))
  const drivers = stores.map(createDriver)
  const uids = Array.from({ length: accountCount }, () => randomUUID())
  for (const uid of uids) await drivers[0]?.createAccount(uid)
  for (const store of stores) store.reset()
  const startedMs = performance.now()
  let begun = 0
  const work = async (at: number) => {
    while (begun < analyses) {
      begun += 1
      await drivers[at % instances]?.complete(uids[at % accountCount] ?? '')
    }
  }
  await Promise.all(Array.from({ length: accounts }, (_, at) => work(at)))
  const perSecond = analyses / ((performance.now() - startedMs) / 1000)
  const runs = stores.flatMap(({ calls }) => calls.map((call: StoreCall) => call.runs - 1))
  return { perSecond, repeats: runs.reduce((sum, each) => sum + each, 0) / analyses }
}
