import { analysis as sample } from '@plant/testing/samples'
import { eventBodyOf, longestAnalysis } from '@plant/testing/webhooks/longest'
import { describe, expect, it } from 'vitest'
import { analysisCompletedEvent, analysisEvent } from '../../contract/events.ts'
import { omissions } from './fit-event.ts'

describe('the event of the longest analysis', () => {
  it('has less than 64 KB in UTF-8 and is valid', () => {
    const stored = longestAnalysis()
    expect(Buffer.byteLength(JSON.stringify(stored.diagnosis))).toBeGreaterThan(65_536)
    const body = eventBodyOf(stored)
    expect(Buffer.byteLength(body)).toBeLessThan(65_536)
    expect(analysisEvent.parse(JSON.parse(body)).type).toBe('analysis.completed')
  })

  it('names the omitted fields and the URL of the whole analysis, and keeps the issues', () => {
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

it('every event can be shortened enough, because every long field can be omitted', () => {
  const stored = longestAnalysis()
  const endless = { ...stored.diagnosis.health, summary: 'x'.repeat(65_536) }
  const body = eventBodyOf({ ...stored, diagnosis: { ...stored.diagnosis, health: endless } })
  expect(Buffer.byteLength(body)).toBeLessThan(65_536)
  const { data } = analysisCompletedEvent.parse(JSON.parse(body))
  expect(data.truncated).toEqual(omissions.map(({ field }) => field))
})

it('an event of 65,536 bytes or more is shortened', () => {
  const stored = sample()
  const summaryOf = (length: number) => {
    const health = { ...stored.diagnosis.health, summary: 'x'.repeat(length) }
    return eventBodyOf({ ...stored, diagnosis: { ...stored.diagnosis, health } })
  }
  const longest = 65_535 - Buffer.byteLength(summaryOf(0))
  expect(Buffer.byteLength(summaryOf(longest))).toBe(65_535)
  expect(Buffer.byteLength(summaryOf(longest + 1))).toBeLessThan(65_535)
})

it('an event of less than 65,536 bytes omits nothing', () => {
  const { data } = analysisCompletedEvent.parse(JSON.parse(eventBodyOf(sample())))
  expect(data.truncated).toEqual([])
  expect(data.analysis.measurements?.outline).toEqual(sample().diagnosis.measurements?.outline)
})
