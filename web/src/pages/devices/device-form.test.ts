import { describe, expect, it } from 'vitest'
import { deviceOf, metadataFault } from './device-form.ts'

const typed = { type: 'sensor', projectId: ' p ', placeId: 'bed 7', plantIds: '', metadata: '' }

describe('the form of a device', () => {
  it('reads one plant per line, without duplicates', () => {
    const plantIds = ' fig \n\nivy\nfig\n'
    expect(deviceOf({ ...typed, plantIds })).toEqual({
      type: 'sensor',
      projectId: 'p',
      placeId: 'bed 7',
      plantIds: ['fig', 'ivy'],
      metadata: {},
    })
  })

  it('reads the metadata as JSON', () => {
    const metadata = '{ "firmware": "1.2", "levels": [1, null] }'
    expect(deviceOf({ ...typed, metadata }).metadata).toEqual({
      firmware: '1.2',
      levels: [1, null],
    })
  })
})

describe('the check of metadata', () => {
  it.each(['', '  ', '{}', '{"a":{"b":1}}'])('accepts the metadata %j', (text) =>
    expect(metadataFault(text)).toBeUndefined(),
  )

  it.each(['[]', 'null', '1', '"text"', '{', '{a: 1}'])('rejects the metadata %j', (text) =>
    expect(metadataFault(text)).toBe('wrong'),
  )

  it('limits the metadata to 16 KB of JSON without extra spaces', () => {
    expect(metadataFault(`{"a":"${'ä'.repeat(9000)}"}`)).toBe('tooLarge')
    expect(metadataFault(`{${' '.repeat(20_000)}}`)).toBeUndefined()
  })
})
