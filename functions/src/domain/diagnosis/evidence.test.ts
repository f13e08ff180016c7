import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { adviceOnPhoto } from '@plant/testing/advice'
import { plainDamage } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'

type Signs = PhotoMeasurements['signs']
type Region = Signs[number]['region']

const signAt = (region: Region, areaFraction = 0.1): Signs[number] => ({
  strength: 0.8,
  areaFraction,
  region,
  outline: [
    [region.x, region.y],
    [region.x + region.width, region.y],
    [region.x, region.y + region.height],
  ],
})

const topLeft = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 }
/** A box around the lesion of `plainDamage.rust`. */
const middle = { x: 0.35, y: 0.35, width: 0.2, height: 0.2 }

const issuesWith = (signs: Signs, language = 'en', measured = plainDamage.rust) =>
  adviceOnPhoto({ ...measured, signs: [...signs] }, { language }).issues

describe('evidence from the photo', () => {
  it('points at the clearest sign if no lesion of the condition was measured', () => {
    const [issue] = issuesWith([signAt(topLeft)])
    expect(issue?.evidence[0]).toMatchObject({ region: topLeft, outline: signAt(topLeft).outline })
  })

  it('points at the sign that covers a lesion of the condition', () => {
    const [issue] = issuesWith([signAt(topLeft), signAt(middle)])
    expect(issue?.evidence[0]?.region).toEqual(middle)
  })

  it.each(Object.entries(plainDamage))(
    'points only at signs if the condition is %s',
    (_, measured) => {
      const signs = [signAt(topLeft), signAt(middle)]
      const edge = {
        kind: 'DARK',
        areaFraction: 0.2,
        region: { x: 0, y: 0, width: 0.02, height: 1 },
      }
      const regions = [edge as PhotoMeasurements['lesions']['regions'][number]]
      const shaded = { ...measured, lesions: { ...measured.lesions, regions } }
      for (const { evidence } of issuesWith(signs, 'en', shaded)) {
        for (const { region } of evidence) expect([null, topLeft, middle]).toContainEqual(region)
      }
    },
  )

  it('has no position if the network sees no sign', () => {
    for (const { evidence } of issuesWith([])) {
      for (const { region, outline } of evidence) expect([region, outline]).toEqual([null, []])
    }
  })

  it('has no outline if the sign has no area', () => {
    const line = { ...signAt(topLeft), outline: signAt(topLeft).outline.slice(0, 2) }
    const [issue] = issuesWith([line])
    expect(issue?.evidence[0]).toMatchObject({ region: topLeft, outline: [] })
  })
})

describe("the text on the network's signs", () => {
  const toldOf = (signs: Signs, language = 'en') =>
    issuesWith(signs, language).map(({ evidence }) => evidence.at(-1)?.text)

  it('gives the share of the foliage, the number of signs and the place of the clearest sign', () => {
    const [first, ...others] = toldOf([signAt(topLeft, 0.08), signAt(middle, 0.045)])
    expect(first).toBe(
      'Areas with signs of damage cover 13% of the leaf area. There are 2 such areas. ' +
        'The clearest is at the top left of the photo.',
    )
    for (const other of others) expect(other).not.toContain('signs of damage')
  })

  it.each([
    ['middle', { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, 'in the middle'],
    ['lower right', { x: 0.9, y: 0.9, width: 0.1, height: 0.1 }, 'at the bottom right'],
    ['upper rim', { x: 0.4, y: 0, width: 0.2, height: 0.1 }, 'at the top of'],
    ['left rim', { x: 0, y: 0.4, width: 0.1, height: 0.2 }, 'on the left side'],
  ])('names the position %s', (_, region, words) => {
    expect(toldOf([signAt(region)])[0]).toContain(words)
  })

  it('never says 0 % or 100 %', () => {
    expect(toldOf([signAt(topLeft, 0.0001)])[0]).toContain(' 1%')
    expect(toldOf([signAt(topLeft, 0.7), signAt(middle, 0.4)])[0]).toContain(' 99%')
  })

  it('uses the language of the answer', () => {
    const signs = [signAt(topLeft, 0.08), signAt(middle, 0.045)]
    expect(toldOf(signs, 'de')[0]).toContain('Der deutlichste liegt oben links im Foto.')
    expect(toldOf(signs, 'ja')[0]).toContain('13%です。そうした部分は2か所あります。')
  })
})
