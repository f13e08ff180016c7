import { describe, expect, it } from 'vitest'
import { groupOf, labelOf, testGroupsOf } from './label.ts'

const none = new Map<string, number>()
const scab = 'data/origin/Apple___Apple_scab/color/aff87313___FREC_Scab 3305.JPG'

describe('a photo of the sources', () => {
  it.each([
    ['apple', scab, { kind: 'DISEASED', group: 'spots', condition: 'apple_scab' }],
    ['apple', 'data/origin/Apple___healthy/color/a___RS_HL 5901.JPG', { kind: 'HEALTHY' }],
    ['mango', 's8/mango_leaf_disease/Healthy/2021.jpg', { kind: 'HEALTHY' }],
    ['mango', 's8/mango_leaf_disease/Die Back/2021.jpg', { kind: 'DISEASED', group: null }],
    ['clothing', 'images/a.jpg', { kind: 'NO_PLANT' }],
    ['bean', 'beans/notes/a.jpg', null],
  ] as const)('of %s at %s has its label', (source, path, label) => {
    const found = labelOf(source, path, none)
    if (label === null) expect(found).toBeNull()
    else expect(found).toMatchObject(label)
  })

  it('that its publisher doubled is used once', () => {
    expect(labelOf('apple', scab.replace('.JPG', '_1.JPG'), none)).toBeNull()
  })

  it('of a weed is one only where the table says so', () => {
    const classes = new Map([
      ['a.jpg', 3],
      ['b.jpg', 8],
    ])
    expect(labelOf('weeds', 'data/a.jpg', classes)).toEqual({ kind: 'PLANT' })
    expect(labelOf('weeds', 'data/b.jpg', classes)).toBeNull()
    expect(labelOf('weeds', 'data/c.jpg', classes)).toBeNull()
  })
})

describe('the photos to leave out for the tests', () => {
  it('are those of the same leaf and of the leaves beside it', () => {
    const left = testGroupsOf(scab)
    const named = (number: number): string => groupOf('apple', scab.replace('3305', String(number)))
    expect(left).toContain(named(3305))
    expect(left).toContain(named(3305 + 12))
    expect(left).toContain(named(3305 - 12))
    expect(left).not.toContain(named(3305 + 36))
  })

  it('are those of the same camera number', () => {
    expect(testGroupsOf('chillies/img_0123.JPG')).toEqual([
      groupOf('chilli', 'chillies/healthy/IMG_0123 (2).jpg'),
    ])
  })
})
