import type { Client } from './client.ts'
import { type Fault, faults, type Strike } from './process.ts'
import { callerOf, createService, type Instance, type TestService } from './service.ts'

/** Sweeps come once a minute; the worst phase is the one just before each minute is over. */
const firstSweepSeconds = 59

/**
 * What the service does by itself after a crash: tasks are delivered again, the sweeper runs each
 * minute. Goes on for timeoutSeconds + 60 s, by which everything must have ended.
 */
export async function recover(service: TestService): Promise<void> {
  await service.deliver()
  for (const seconds of [firstSweepSeconds, 60, 60]) {
    service.clock.advance(seconds)
    await service.steady.sweep()
    await service.deliver()
  }
}

export type Scenario = {
  /** The time before the crash, in a process that nothing strikes. Played once. */
  before?(service: TestService, ada: Client): Promise<void>
  /** What the process is at when it is struck. */
  act(struck: Instance, ada: Client, service: TestService): Promise<void>
  /** The service by itself from then on, and what must hold afterwards. */
  after(service: TestService, ada: Client, struck: Instance): Promise<void>
}

/**
 * An outage that is over after so many calls: two lose a commit's answer and the look whether it
 * was made.
 */
const outageCalls = [2, 3]

/**
 * Plays a scenario once for each call of a port that it makes and each fault, in a fork of the
 * harness each time: from the first call on, until the process is through without being struck.
 * Answers the calls that were struck.
 */
export async function strikeEverywhere(scenario: Scenario): Promise<string[]> {
  const struck: string[] = []
  const prepared = createService()
  const ada = await prepared.signUp('ada')
  await scenario.before?.(prepared, ada)
  for (const kind of kinds())
    for (let at = 1; ; at += 1) {
      const call = await play(scenario, prepared.fork(), { ...kind, at })
      if (call === undefined) break
      struck.push(call)
    }
  return struck
}

function kinds(): { fault: Fault; calls?: number }[] {
  const outages = outageCalls.map((calls) => ({ fault: 'FAILS_AFTER' as const, calls }))
  return [...faults.map((fault) => ({ fault })), ...outages]
}

async function play(
  scenario: Scenario,
  service: TestService,
  strike: Strike,
): Promise<string | undefined> {
  const ada = service.steady.as(callerOf('ada'))
  const struck = service.instance(strike)
  const name = () => `${strike.fault} at call ${strike.at} (${struck.process.struck()})`
  try {
    await struck.process.outlive(scenario.act(struck, ada, service))
    if (struck.process.struck() === undefined) return undefined
    await scenario.after(service, ada, struck)
    return struck.process.struck()
  } catch (error) {
    throw new Error(`${name()}, for ${strike.calls ?? 1}: ${String(error)}`, { cause: error })
  }
}
