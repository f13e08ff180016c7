import { setTimeout as sleep } from 'node:timers/promises'
import { audit } from '@plant/testing/simulation/audit/audit'
import { checkPending } from '@plant/testing/simulation/audit/counts'
import { chanceOf } from '@plant/testing/simulation/chance'
import { insist, newKey, type Person, type Scene } from '@plant/testing/simulation/people'
import { restUntil } from '@plant/testing/simulation/rest'
import { stepsOf } from '@plant/testing/simulation/workload/steps'
import { differences } from './mirror.ts'
import { prepare, type Soak } from './prepare.ts'
import { makeTrouble } from './trouble.ts'

export type Report = Awaited<ReturnType<typeof soak>>

const thinksMs = 3500
const observeMs = 5000
const looksAMinute = 12
/** Long enough for the last attempt of a delivery, at the scale of the soak. */
const restMs = 30 * 60_000
const endpoints = 4
/** A shorter load would not show much on a busy machine. */
const deliveredMin = 30
const secondsMax = 600

/**
 * Lets people use the service on the emulators while its processes die, for so long and until every
 * trouble has happened. Then audits what has become of it.
 */
export async function soak(seed: number, seconds: number, name: string) {
  const all = await prepare(seed, name)
  const { scene, counts } = all
  try {
    const ending = new AbortController()
    const observed = observe(all, ending.signal)
    const troubled = makeTrouble(all, chanceOf(seed, 'trouble'), ending.signal)
    const begun = Date.now()
    const isOver = () => {
      const passed = (Date.now() - begun) / 1000
      const isEnough = counts.rounds > 0 && tally(scene).delivered >= deliveredMin
      return passed > secondsMax + seconds || (passed > seconds && isEnough)
    }
    await Promise.all(scene.people.map((person) => liveOf(scene, person, isOver)))
    ending.abort()
    await Promise.all([troubled, observed])
    await all.settles()
    await restUntil(scene, scene.shared.time.nowMs() + restMs)
    await all.renew()
    await eraseOne(scene)
    return { seed, ...tally(scene), ...counts, findings: await findingsOf(all) }
  } finally {
    await all.stop()
  }
}

/** Lets somebody ask for erasure, in case nobody has done so. Not each of them may still call. */
async function eraseOne(scene: Scene): Promise<void> {
  for (const person of scene.people.filter(({ uid }) => /^(fay|eva|dan)$/.test(uid))) {
    const [as, body] = [person.credential, { confirm: person.uid }]
    const { kind } = await insist(scene, person, { id: 'account.erase', as, body })
    if (kind === 'ANSWERED') return
  }
}

async function findingsOf({ scene, firestore, audited }: Soak): Promise<string[]> {
  const unseen = await differences(scene.shared.database, firestore)
  const pending = checkPending(await audited.look()).map((each) => `rule 9: ${each}`)
  // Other rules hold only at rest, and let even more time pass.
  return [...unseen, ...(pending.length > 0 ? pending : await audit(audited))]
}

async function liveOf(scene: Scene, person: Person, isOver: () => boolean): Promise<void> {
  const isSteady = person.uid === 'grove'
  const step = isSteady ? await steady(scene, person) : stepsOf(scene, person, [])
  while (!isOver()) {
    await sleep(scene.whim.next() * thinksMs)
    await step()
  }
}

/** Many events for many receivers: one account starts analyses without a pause. */
async function steady(scene: Scene, person: Person): Promise<() => Promise<unknown>> {
  const as = person.credential
  for (let n = 0; n < endpoints; n += 1) {
    const body = { url: `https://${person.uid}.example.com/${n}` }
    await insist(scene, person, { id: 'webhooks.register', as, body, key: newKey(scene) })
  }
  return () => {
    const imageBase64 = Buffer.from(`healthy leaf ${scene.whim.int(1e9)}`).toString('base64')
    const body = { imageBase64 }
    return insist(scene, person, { id: 'analyses.start', as, body, key: newKey(scene) })
  }
}

/** Looks at everything now and then, and tells how far it is each minute. */
async function observe(all: Soak, signal: AbortSignal): Promise<void> {
  for (let look = 1; !signal.aborted; look += 1) {
    await all.observe()
    if (look % looksAMinute === 0) process.stderr.write(`${JSON.stringify(tally(all.scene))}\n`)
    await sleep(observeMs, undefined, { signal }).catch(() => undefined)
  }
}

function tally({ asked, shared: { outside, database } }: Scene) {
  const answers = (kind: string) => asked.filter(({ answer }) => answer.kind === kind).length
  const documents = (collection: string, status: string) =>
    [...database.table.kept(collection).values()].filter((each) => each['status'] === status).length
  return {
    requests: asked.length,
    answered: answers('ANSWERED'),
    refused: answers('REFUSED'),
    lost: answers('LOST'),
    analyses: documents('transactions', 'COMPLETED'),
    posts: outside.received.length,
    delivered: documents('deliveries', 'DELIVERED'),
    erasures: database.table.kept('erasures').size,
  }
}
