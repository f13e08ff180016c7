import { describe, expect, it } from 'vitest'
import { routes } from '../../composition/endpoints.ts'
import { limits } from '../../contract/limits.ts'
import { functions } from '../../deployment/functions.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { buildExportJob } from '../exports/build-job.ts'
import { exportLease } from '../exports/lease.ts'
import { handleProviderEventJob, unknownJobSeconds } from '../provider-events/handle-job.ts'
import { deliverWebhookJob } from '../webhooks/deliver-job.ts'

const { runAnalysis, deliverWebhook, providerJob } = backgroundTiming
const longestCallSeconds = Math.max(...routes.map(({ deadlineSeconds }) => deadlineSeconds))
const sweepEverySeconds = 60

describe('a worker', () => {
  it.each([
    ['runAnalysis', functions.runAnalysis, runAnalysis],
    ['deliverWebhook', functions.deliverWebhook, deliverWebhook],
    ['retryWebhook', functions.retryWebhook, deliverWebhook],
  ])(
    'can write its result before its lease ends and before its function ends: %s',
    (_name, deployed, job) => {
      const endSeconds = deployed.workSeconds + job.closingSeconds
      expect(endSeconds).toBeLessThanOrEqual(job.leaseSeconds)
      expect(endSeconds).toBeLessThanOrEqual(deployed.timeoutSeconds)
    },
  )

  it('renews its lease in time while it builds an export, which takes longer than the lease', () => {
    expect(functions.buildExport.workSeconds).toBeGreaterThan(exportLease.seconds)
    expect(exportLease.renewSeconds * 3).toBeLessThan(exportLease.seconds)
  })

  it('has at least five seconds left to store the result before its function ends', () => {
    for (const [name, deployed] of Object.entries(functions))
      if ('workSeconds' in deployed)
        expect([name, deployed.timeoutSeconds - deployed.workSeconds]).toEqual([
          name,
          expect.toSatisfy((seconds: number) => seconds >= 5),
        ])
  })
})

describe('the sweeper', () => {
  it('waits until a call has had time to queue its own task', () => {
    const { preflightDeadlineSeconds, deadlineMarginSeconds } = limits.request
    const calls = [runAnalysis, deliverWebhook, buildExportJob, handleProviderEventJob]
    for (const { firstSweepSeconds } of calls)
      expect(firstSweepSeconds).toBeGreaterThan(preflightDeadlineSeconds + deadlineMarginSeconds)
  })

  it("takes over the work of a synchronous call only after the call's deadline", () => {
    for (const { firstSweepSeconds } of [
      backgroundTiming.emptyRemovedFolder,
      backgroundTiming.retryFailed,
    ])
      expect(firstSweepSeconds).toBeGreaterThanOrEqual(longestCallSeconds)
  })

  it("queues a run again early enough for another run before the transaction's deadline", () => {
    const again = runAnalysis.firstSweepSeconds + runAnalysis.sweepAgainSeconds
    const left = limits.transaction.timeoutSeconds - again
    // A run ends before the deadline by twice the clock skew.
    const lastsAtMost = left - 2 * runAnalysis.clockSkewSeconds
    expect(lastsAtMost).toBeGreaterThan(functions.runAnalysis.workSeconds)
  })

  it('creates no second task for an attempt that may still be running', () => {
    const { workSeconds } = functions.deliverWebhook
    expect(deliverWebhookJob.sweepAgainSeconds).toBeGreaterThan(workSeconds)
  })

  it('looks for unpublished events sooner than for published events without deliveries', () => {
    const { publishEvent, fanOutEvent } = backgroundTiming
    expect(publishEvent.firstSweepSeconds).toBeLessThan(fanOutEvent.firstSweepSeconds)
  })

  it('spends less than half of its time on emptying a folder, or on hiding copies', () => {
    const { emptyRemovedFolder, hideCopies } = backgroundTiming
    const budgetSeconds = Math.max(emptyRemovedFolder.budgetSeconds, hideCopies.budgetSeconds)
    expect(budgetSeconds * 2).toBeLessThan(functions.sweep.workSeconds)
    expect(functions.sweep.timeoutSeconds).toBeLessThanOrEqual(sweepEverySeconds)
    expect(functions.sweep.trigger.schedule).toBe('every 1 minutes')
  })

  it('runs several times before due work is reported as stuck', () => {
    expect(backgroundTiming.overdueSeconds).toBeGreaterThan(2 * sweepEverySeconds)
  })
})

describe('a run that the service leaves to the provider', () => {
  it('is queued by the sweeper at least a minute before its takeover is due', () => {
    expect(providerJob.sweepBeforeSeconds).toBeGreaterThanOrEqual(sweepEverySeconds)
  })

  it('leaves enough time for the provider, and then for the embedded model', () => {
    const { takeOverSeconds, worthwhileSeconds } = providerJob
    const { timeoutSeconds } = limits.transaction
    expect(takeOverSeconds + worthwhileSeconds).toBeLessThan(timeoutSeconds / 2)
    // A takeover needs one request of ten seconds, and the commit, before the run must end.
    const { closingSeconds, clockSkewSeconds } = runAnalysis
    expect(takeOverSeconds).toBeGreaterThan(10 + closingSeconds + 2 * clockSkewSeconds)
  })

  it("is stored before the service treats the provider's event as unknown", () => {
    expect(unknownJobSeconds).toBeGreaterThan(functions.runAnalysis.workSeconds)
  })
})
