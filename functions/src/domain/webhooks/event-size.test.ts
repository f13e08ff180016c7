import { analysis as sample } from '@plant/testing/samples'
import { eventBodyOf, longestAnalysis } from '@plant/testing/webhooks/longest'
import { describe, expect, it } from 'vitest'
import { analysisCompletedEvent, analysisEvent } from '../../contract/events.ts'
import { omissions } from './fit-event.ts'

describe('an event of the longest analysis', () => {
  it('is under 64 KB as UTF-8, and is an event like any other', () => {
    const stored = longestAnalysis()
    expect(Buffer.byteLength(JSON.stringify(stored.diagnosis))).toBeGreaterThan(65_536)
    const body = eventBodyOf(stored)
    expect(Buffer.byteLength(body)).toBeLessThan(65_536)
    expect(analysisEvent.parse(JSON.parse(body)).type).toBe('analysis.completed')
  })

  it('says what it leaves out and where that is read, and keeps what the plant has', () => {
    const { data } = analysisCompletedEvent.parse(JSON.parse(eventBodyOf(longestAnalysis())))
    const { analysis, truncated, analysisUrl } = data
    expect(analysisUrl).toBe('/v1/analyses/an_1')
    expect(truncated).toEqual(omissions.slice(0, 7).map(({ field }) => field))
    expect(truncated).toContain('care')
    expect(analysis.care).toBeNull()
    expect(analysis.issues.map(({ lookAlikes }) => lookAlikes)).toEqual([[], [], []])
    expect(analysis.plan?.actions).toHaveLength(4)
  })
})

it('fits however long any text is, each part left out in its turn', () => {
  const stored = longestAnalysis()
  const endless = { ...stored.diagnosis.health, summary: 'x'.repeat(65_536) }
  const body = eventBodyOf({ ...stored, diagnosis: { ...stored.diagnosis, health: endless } })
  expect(Buffer.byteLength(body)).toBeLessThan(65_536)
  const { data } = analysisCompletedEvent.parse(JSON.parse(body))
  expect(data.truncated).toEqual(omissions.map(({ field }) => field))
})

it('is cut at 65,536 bytes, and not at one byte less', () => {
  const stored = sample()
  const summaryOf = (length: number) => {
    const health = { ...stored.diagnosis.health, summary: 'x'.repeat(length) }
    return eventBodyOf({ ...stored, diagnosis: { ...stored.diagnosis, health } })
  }
  const longest = 65_535 - Buffer.byteLength(summaryOf(0))
  expect(Buffer.byteLength(summaryOf(longest))).toBe(65_535)
  expect(Buffer.byteLength(summaryOf(longest + 1))).toBeLessThan(65_535)
})

it('an event that fits leaves nothing out', () => {
  const { data } = analysisCompletedEvent.parse(JSON.parse(eventBodyOf(sample())))
  expect(data.truncated).toEqual([])
  expect(data.analysis.measurements?.outline).toEqual(sample().diagnosis.measurements?.outline)
})
