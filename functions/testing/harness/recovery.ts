import type { Client } from './client.ts'
import { type Fault, faults, type Strike } from './process.ts'
import { callerOf, createService, type Instance, type TestService } from './service.ts'

/** The sweeper runs every minute. In the worst case, a crash happens right after a sweep. */
const firstSweepSeconds = 59

/**
 * Recovers from a crash as the service does: the queue delivers tasks again, and the sweeper runs
 * every minute. All work must end within 60 seconds after `timeoutSeconds`.
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
  /** Runs once before the fault, in a process that has no faults. */
  before?(service: TestService, ada: Client): Promise<void>
  /** Runs in the process that has the fault. */
  act(struck: Instance, ada: Client, service: TestService): Promise<void>
  /** Runs after the fault and checks the result. */
  after(service: TestService, ada: Client, struck: Instance): Promise<void>
}

/**
 * The length of an outage, in calls. Two calls are enough to lose a commit's answer and the check
 * whether the commit was applied.
 */
const outageCalls = [2, 3]

/**
 * Runs a scenario once for each port call and each kind of fault. Each run starts from a new copy
 * of the harness. Returns the names of the calls that had a fault.
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
