import { locales } from '@plant/testing/locales'
import { analysis as sample } from '@plant/testing/samples'
import { longestAnalysis } from '@plant/testing/webhooks/longest'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../collections/transactions.ts'
import { analysisCompletedEvent, analysisEvent } from '../../contract/events.ts'
import { completedEvent } from './event.ts'
import { omissions } from './fit-event.ts'

const at = new Date('2026-11-20T08:00:05.000Z')
const completed = {
  uid: 'ada',
  accountId: 'u'.repeat(128),
  operation: 'start',
  createdAt: at,
  deadlineAt: at,
  attempt: 1,
  storagePath: 'optimized/ada/an_1.webp',
  request: null,
  charge: { subject: 'ada', day: '2026-11-20', resets: 0, state: 'CHARGED' },
  expiresAt: null,
  sweepAt: null,
  completedAt: at,
  status: 'COMPLETED',
  outcome: 'ISSUES_FOUND',
  deleted: false,
} as const satisfies Transaction

const bodyOf = (stored: ReturnType<typeof longestAnalysis>) =>
  completedEvent('an_1', completed, stored, locales).document.body

describe('an event of the longest analysis', () => {
  it('is under 64 KB as UTF-8, and is an event like any other', () => {
    const stored = longestAnalysis()
    expect(Buffer.byteLength(JSON.stringify(stored.diagnosis))).toBeGreaterThan(65_536)
    const body = bodyOf(stored)
    expect(Buffer.byteLength(body)).toBeLessThan(65_536)
    expect(analysisEvent.parse(JSON.parse(body)).type).toBe('analysis.completed')
  })

  it('says what it leaves out and where that is read, and keeps what the plant has', () => {
    const { data } = analysisCompletedEvent.parse(JSON.parse(bodyOf(longestAnalysis())))
    const { analysis, truncated, analysisUrl } = data
    expect(analysisUrl).toBe('/v1/analyses/an_1')
    expect(truncated).toEqual(omissions.slice(0, 6).map(({ field }) => field))
    expect(truncated).toContain('care')
    expect(analysis.care).toBeNull()
    expect(analysis.issues.map(({ lookAlikes }) => lookAlikes)).toEqual([[], [], []])
    expect(analysis.plan?.actions).toHaveLength(4)
  })
})

it('fits however long any text is, each part left out in its turn', () => {
  const stored = longestAnalysis()
  const endless = { ...stored.diagnosis.health, summary: 'x'.repeat(65_536) }
  const body = bodyOf({ ...stored, diagnosis: { ...stored.diagnosis, health: endless } })
  expect(Buffer.byteLength(body)).toBeLessThan(65_536)
  const { data } = analysisCompletedEvent.parse(JSON.parse(body))
  expect(data.truncated).toEqual(omissions.map(({ field }) => field))
})

it('an event that fits leaves nothing out', () => {
  const { data } = analysisCompletedEvent.parse(JSON.parse(bodyOf(sample())))
  expect(data.truncated).toEqual([])
  expect(data.analysis.measurements?.outline).toEqual(sample().diagnosis.measurements?.outline)
})
