import { describe, expect, it } from 'vitest'
import { analysisCompletedEvent, webhookBodies } from './events.ts'
import { analysisInput } from './schemas/analysis.ts'

const inEvent = analysisCompletedEvent.shape.data.shape.analysis.shape.input

describe('the event of a completed analysis', () => {
  it('contains every field of the input except latitude, longitude and country', () => {
    const all = Object.keys(analysisInput.shape)
    const withheld = ['latitude', 'longitude', 'country']
    expect(all).toEqual(expect.arrayContaining(withheld))
    expect(Object.keys(inEvent.shape)).toEqual(all.filter((key) => !withheld.includes(key)))
  })

  it('drops the place and the country of the analysis', () => {
    const input = {
      storagePath: 'optimized/u/an_1.webp',
      imageWidthPx: 1024,
      imageHeightPx: 768,
      imageBytes: 181_234,
      imageSha256: 'ab',
      placement: null,
      sunExposure: null,
      wateringFrequency: 3,
      species: null,
    }
    expect(inEvent.parse({ ...input, latitude: 49.2, longitude: 16.6, country: 'CZ' })).toEqual(
      input,
    )
  })
})

it('every webhook body states its event type and has the same four fields', () => {
  for (const [type, body] of Object.entries(webhookBodies)) {
    expect(body.shape.type.value).toBe(type)
    expect(Object.keys(body.shape)).toEqual(['id', 'type', 'timestamp', 'data'])
  }
})
