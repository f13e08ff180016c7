import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@plant/testing/simulation/chance'
import type { Kind, Site } from './site.ts'

/** What happens to the writes of the service. */
export type Weather = { refuses: boolean; losesAnswers: number }

export type Counts = {
  kills: Record<Kind, number>
  /** Commits that were refused, or whose answers were lost. */
  refusals: number
  lostAnswers: number
  jumps: number
  /** How often each trouble has happened in turn. */
  rounds: number
}

export const newCounts = (): Counts => ({
  kills: { 'image processor': 0, worker: 0, 'function host': 0, gateway: 0, emulator: 0 },
  refusals: 0,
  lostAnswers: 0,
  jumps: 0,
  rounds: 0,
})

/** What happens in turn, in an order of chance. Workers are many, so they are killed more often. */
const deck = [
  'worker',
  'image processor',
  'function host',
  'full disk',
  'worker',
  'gateway',
  'jump',
  'emulator',
  'worker',
  'jump',
  'function host',
] as const

const pauseMs = [1000, 3500] as const
const fullMs = [1000, 4000] as const
/** No further back than the service's caches allow (site.ts). */
const jumpMs = [-3000, 30_000] as const

type Troubled = { site: Site; weather: Weather; counts: Counts }

/** Makes one trouble after another until the signal fires. */
export async function makeTrouble(all: Troubled, luck: Chance, signal: AbortSignal): Promise<void> {
  const pause = () => sleep(luck.between(...pauseMs), undefined, { signal }).catch(() => undefined)
  const left: (typeof deck)[number][] = []
  for (await pause(); !signal.aborted; await pause()) {
    if (left.length === 0) left.push(...deck)
    const [trouble = 'worker'] = left.splice(luck.int(left.length), 1)
    await happen(all, luck, trouble)
    if (left.length === 0) all.counts.rounds += 1
  }
}

async function happen(
  { site, weather, counts }: Troubled,
  luck: Chance,
  trouble: (typeof deck)[number],
): Promise<void> {
  if (trouble === 'full disk') {
    weather.refuses = true
    await sleep(luck.between(...fullMs))
    weather.refuses = false
  } else if (trouble === 'jump') {
    site.jump(Math.round(luck.between(...jumpMs)))
    counts.jumps += 1
  } else {
    // A process that is still starting is killed once it runs.
    if (site.kill(trouble, luck.pick)) counts.kills[trouble] += 1
    if (trouble === 'emulator') await site.reconnect()
  }
}
