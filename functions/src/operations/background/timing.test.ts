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
    'of %s has written its result before its lease and its function end',
    (_name, deployed, job) => {
      const endSeconds = deployed.workSeconds + job.closingSeconds
      expect(endSeconds).toBeLessThanOrEqual(job.leaseSeconds)
      expect(endSeconds).toBeLessThanOrEqual(deployed.timeoutSeconds)
    },
  )

  it('of buildExport, which outlives its lease, renews it with time to spare', () => {
    expect(functions.buildExport.workSeconds).toBeGreaterThan(exportLease.seconds)
    expect(exportLease.renewSeconds * 3).toBeLessThan(exportLease.seconds)
  })

  it('has time of its function left to write down how its work ended', () => {
    for (const [name, deployed] of Object.entries(functions))
      if ('workSeconds' in deployed)
        expect([name, deployed.timeoutSeconds - deployed.workSeconds]).toEqual([
          name,
          expect.toSatisfy((seconds: number) => seconds >= 5),
        ])
  })
})

describe('the sweeper', () => {
  it('sweeps what a call still works on only after the call has had time to queue it', () => {
    const { preflightDeadlineSeconds, deadlineMarginSeconds } = limits.request
    const calls = [runAnalysis, deliverWebhook, buildExportJob, handleProviderEventJob]
    for (const { firstSweepSeconds } of calls)
      expect(firstSweepSeconds).toBeGreaterThan(preflightDeadlineSeconds + deadlineMarginSeconds)
  })

  it('takes over from a call that does the work itself only once that call has ended', () => {
    for (const { firstSweepSeconds } of [
      backgroundTiming.emptyRemovedFolder,
      backgroundTiming.retryFailed,
    ])
      expect(firstSweepSeconds).toBeGreaterThanOrEqual(longestCallSeconds)
  })

  it('queues a run again while its transaction still has the time of one run', () => {
    const again = runAnalysis.firstSweepSeconds + runAnalysis.sweepAgainSeconds
    const left = limits.transaction.timeoutSeconds - again
    expect(left).toBeGreaterThan(functions.runAnalysis.workSeconds)
  })

  it('makes no second task of an attempt that may still be under way', () => {
    const { workSeconds } = functions.deliverWebhook
    expect(deliverWebhookJob.sweepAgainSeconds).toBeGreaterThan(workSeconds)
  })

  it('publishes an event before it makes the deliveries of one that was published', () => {
    const { publishEvent, fanOutEvent } = backgroundTiming
    expect(publishEvent.firstSweepSeconds).toBeLessThan(fanOutEvent.firstSweepSeconds)
  })

  it('leaves time for other work in one round when it empties a folder', () => {
    const { budgetSeconds } = backgroundTiming.emptyRemovedFolder
    expect(budgetSeconds * 2).toBeLessThan(functions.sweep.workSeconds)
    expect(functions.sweep.timeoutSeconds).toBeLessThanOrEqual(sweepEverySeconds)
    expect(functions.sweep.trigger.schedule).toBe('every 1 minutes')
  })

  it('has had its rounds before what is due is reported as stuck', () => {
    expect(backgroundTiming.overdueSeconds).toBeGreaterThan(2 * sweepEverySeconds)
  })
})

describe('a run that was left to the provider', () => {
  it('is queued by the sweeper before it is to be taken over', () => {
    expect(providerJob.sweepBeforeSeconds).toBeGreaterThanOrEqual(sweepEverySeconds)
  })

  it('has time with the provider, and after it for the embedded model', () => {
    const { takeOverSeconds, worthwhileSeconds } = providerJob
    const { timeoutSeconds } = limits.transaction
    expect(takeOverSeconds + worthwhileSeconds).toBeLessThan(timeoutSeconds / 2)
    // One question of ten seconds, and the commit.
    expect(takeOverSeconds).toBeGreaterThan(10 + runAnalysis.closingSeconds)
  })

  it('is known before an event of it is taken for one of a lost run', () => {
    expect(unknownJobSeconds).toBeGreaterThan(functions.runAnalysis.workSeconds)
  })
})
