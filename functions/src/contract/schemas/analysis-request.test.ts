import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseSyncBody, enterpriseStartBody, startBody } from './analysis-request.ts'

function offendingFields(body: unknown): string[] {
  const parsed = startBody.safeParse(body)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the body of a start', () => {
  it('requires no field and ignores unknown ones', () => {
    expect(startBody.parse({ shoeSize: 42 })).toEqual({})
  })

  it('treats an empty imageBase64 as absent', () => {
    const storagePath = 'optimized/ada/leaf.webp'
    expect(startBody.parse({ imageBase64: '', storagePath })).toEqual({ storagePath })
    expect(analyseSyncBody.parse({ imageBase64: '' })).toEqual({})
    const { error } = enterpriseStartBody.safeParse({ imageBase64: '' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['imageBase64']])
  })

  it('is rejected with the name of the missing half of a place', () => {
    expect(offendingFields({ latitude: 49.2 })).toEqual(['longitude'])
    expect(offendingFields({ longitude: 16.6 })).toEqual(['latitude'])
    expect(offendingFields({ latitude: 0, longitude: 0 })).toEqual([])
  })

  it('accepts every place on earth and no other', () => {
    const number = fc.double({ min: -400, max: 400, noNaN: true })
    fc.assert(
      fc.property(number, number, (latitude, longitude) => {
        const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
        expect(startBody.safeParse({ latitude, longitude }).success).toBe(isOnEarth)
      }),
    )
  })

  it('names every invalid field at once', () => {
    const body = { latitude: 91, longitude: '16.6', placement: 'balcony', wateringFrequency: 1.5 }
    expect(offendingFields(body)).toEqual([
      'latitude',
      'longitude',
      'placement',
      'wateringFrequency',
    ])
  })

  it('states the bounds of a number in one sentence', () => {
    const parsed = startBody.safeParse({ latitude: 91, longitude: 0 })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      'must be between -90 and 90',
    ])
  })

  it('accepts 1 to 365 whole days between waterings', () => {
    for (const wateringFrequency of [1, 365]) {
      expect(offendingFields({ wateringFrequency })).toEqual([])
    }
    for (const wateringFrequency of [0, 366, -1, 2.5, '3', null]) {
      expect(offendingFields({ wateringFrequency })).toEqual(['wateringFrequency'])
    }
  })

  it('limits the length of free text', () => {
    expect(
      offendingFields({ sunExposure: 's'.repeat(64), clientReference: 'c'.repeat(128) }),
    ).toEqual([])
    expect(
      offendingFields({ sunExposure: 's'.repeat(65), clientReference: 'c'.repeat(129) }),
    ).toEqual(['sunExposure', 'clientReference'])
  })

  it('accepts the name of a plant in any script on one line, and normalises the name', () => {
    const named = (plantId: string) => startBody.parse({ plantId }).plantId
    for (const plantId of ['p', 'Monstera #2 (Flur)', '窓辺の多肉', '🌵', 'x'.repeat(64)])
      expect(named(plantId)).toBe(plantId)
    expect(named(' Cafe\u0301 ')).toBe('Caf\u00e9')
    for (const plantId of ['', '  ', 'x'.repeat(65), 'a\nb', 'a\u2028b', 'a\u0000b', '\ud83c', 7])
      expect(offendingFields({ plantId })).toEqual(['plantId'])
  })

  it('accepts every well-formed language, and nothing else', () => {
    for (const language of ['en', 'pt-BR', 'en_US', 'zh-Hant-TW', 'de-CH-1996', 'tlh']) {
      expect(offendingFields({ language })).toEqual([])
    }
    for (const language of ['', 'e', 'pt-', 'english language', `en-x${'-abcdefgh'.repeat(4)}`]) {
      expect(offendingFields({ language })).toEqual(['language'])
    }
  })

  it('requires the photo to be text, but does not decode it', () => {
    expect(offendingFields({ imageBase64: '%%%' })).toEqual([])
    expect(offendingFields({ imageBase64: 7 })).toEqual(['imageBase64'])
  })
})

describe('the body of the synchronous call', () => {
  it('does not accept a stored image', () => {
    expect(analyseSyncBody.parse({ storagePath: 'optimized/u/a.webp' })).toEqual({})
  })
})
