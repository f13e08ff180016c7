import { describe, expect, it } from 'vitest'
import { deviceOf, metadataFault } from './device-form.ts'

const typed = { type: 'sensor', projectId: ' p ', placeId: 'bed 7', plantIds: '', metadata: '' }

describe('a device as it is typed', () => {
  it('has a plant for each line, each once', () => {
    const plantIds = ' fig \n\nivy\nfig\n'
    expect(deviceOf({ ...typed, plantIds })).toEqual({
      type: 'sensor',
      projectId: 'p',
      placeId: 'bed 7',
      plantIds: ['fig', 'ivy'],
      metadata: {},
    })
  })

  it('has the metadata of its JSON', () => {
    const metadata = '{ "firmware": "1.2", "levels": [1, null] }'
    expect(deviceOf({ ...typed, metadata }).metadata).toEqual({
      firmware: '1.2',
      levels: [1, null],
    })
  })
})

describe('metadata', () => {
  it.each(['', '  ', '{}', '{"a":{"b":1}}'])('may be %j', (text) =>
    expect(metadataFault(text)).toBeUndefined(),
  )

  it.each(['[]', 'null', '1', '"text"', '{', '{a: 1}'])('may not be %j', (text) =>
    expect(metadataFault(text)).toBe('wrong'),
  )

  it('has at most 16 KB as JSON, whatever blanks were typed', () => {
    expect(metadataFault(`{"a":"${'ä'.repeat(9000)}"}`)).toBe('tooLarge')
    expect(metadataFault(`{${' '.repeat(20_000)}}`)).toBeUndefined()
  })
})
