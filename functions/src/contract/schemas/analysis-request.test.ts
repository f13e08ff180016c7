import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseSyncBody, enterpriseStartBody, startBody } from './analysis-request.ts'

function offendingFields(body: unknown): string[] {
  const parsed = startBody.safeParse(body)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the body of a start', () => {
  it('requires no field and ignores unknown fields', () => {
    expect(startBody.parse({ shoeSize: 42 })).toEqual({})
  })

  it('treats an empty imageBase64 as absent', () => {
    const storagePath = 'optimized/ada/leaf.webp'
    expect(startBody.parse({ imageBase64: '', storagePath })).toEqual({ storagePath })
    expect(analyseSyncBody.parse({ imageBase64: '' })).toEqual({})
    const { error } = enterpriseStartBody.safeParse({ imageBase64: '' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['imageBase64']])
  })

  it('may contain only one of latitude and longitude', () => {
    expect(offendingFields({ latitude: 49.2 })).toEqual([])
    expect(offendingFields({ longitude: 16.6 })).toEqual([])
    expect(offendingFields({ latitude: 0, longitude: 0 })).toEqual([])
  })

  it('accepts only latitudes from -90 to 90 and longitudes from -180 to 180', () => {
    const number = fc.double({ min: -400, max: 400, noNaN: true })
    fc.assert(
      fc.property(number, number, (latitude, longitude) => {
        const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
        expect(startBody.safeParse({ latitude, longitude }).success).toBe(isOnEarth)
      }),
    )
  })

  it('is rejected with an error that names all invalid fields', () => {
    const body = { latitude: 91, longitude: '16.6', placement: 'balcony', wateringFrequency: 1.5 }
    expect(offendingFields(body)).toEqual([
      'latitude',
      'longitude',
      'placement',
      'wateringFrequency',
    ])
  })

  it('is rejected with one message that states both bounds if a number is out of range', () => {
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

  it('accepts the country codes that ISO assigns, in upper or lower case', () => {
    expect(startBody.parse({ country: 'cy' })).toEqual({ country: 'CY' })
    expect(offendingFields({ country: 'GL' })).toEqual([])
    for (const country of ['', 'C', 'CYP', 'XK', 'EU', 'UK', 'ZZ', 'ß', 7, ['CY']])
      expect(offendingFields({ country })).toEqual(['country'])
  })

  it('limits the length of free text', () => {
    expect(
      offendingFields({ sunExposure: 's'.repeat(64), clientReference: 'c'.repeat(128) }),
    ).toEqual([])
    expect(
      offendingFields({ sunExposure: 's'.repeat(65), clientReference: 'c'.repeat(129) }),
    ).toEqual(['sunExposure', 'clientReference'])
  })

  it('accepts a plant name on one line in any script, and normalises the name to Unicode NFC', () => {
    const named = (plantId: string) => startBody.parse({ plantId }).plantId
    for (const plantId of ['p', 'Monstera #2 (Flur)', '窓辺の多肉', '🌵', 'x'.repeat(64)])
      expect(named(plantId)).toBe(plantId)
    expect(named(' Cafe\u0301 ')).toBe('Caf\u00e9')
    for (const plantId of ['', '  ', 'x'.repeat(65), 'a\nb', 'a\u2028b', 'a\u0000b', 7])
      expect(offendingFields({ plantId })).toEqual(['plantId'])
  })

  it('accepts only well-formed language tags and locale names', () => {
    for (const language of ['en', 'pt-BR', 'en_US', 'zh-Hant-TW', 'de-CH-1996', 'tlh']) {
      expect(offendingFields({ language })).toEqual([])
    }
    for (const language of ['', 'e', 'pt-', 'english language', `en-x${'-abcdefgh'.repeat(4)}`]) {
      expect(offendingFields({ language })).toEqual(['language'])
    }
  })

  it('requires the photo to be a string, but does not decode the string', () => {
    expect(offendingFields({ imageBase64: '%%%' })).toEqual([])
    expect(offendingFields({ imageBase64: 7 })).toEqual(['imageBase64'])
  })
})

describe('the body of the synchronous call', () => {
  it('ignores the path of a stored image', () => {
    expect(analyseSyncBody.parse({ storagePath: 'optimized/u/a.webp' })).toEqual({})
  })
})
