import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { groupOf, testGroupsOf } from './group.ts'
import { labelOf } from './label.ts'
import { sources } from './sources.ts'

const none = new Map<string, number>()
const sourceNamed = (name: string) => {
  const found = sources.find((source) => source.name === name)
  if (found === undefined) throw new Error(`no source is named ${name}`)
  return found
}
const scab = 'data/origin/Apple___Apple_scab/color/aff87313___FREC_Scab 3305.JPG'

describe('labelling a photo', () => {
  it.each([
    ['apple', scab, { kind: 'DISEASED', group: 'spots', condition: 'apple_scab' }],
    ['apple', 'data/origin/Apple___healthy/color/a___RS_HL 5901.JPG', { kind: 'HEALTHY' }],
    ['mango', 's8/mango_leaf_disease/Healthy/2021.jpg', { kind: 'HEALTHY' }],
    ['mango', 's8/mango_leaf_disease/Die Back/2021.jpg', { kind: 'DISEASED', group: null }],
    ['clothing', 'images/a.jpg', { kind: 'NO_PLANT' }],
    ['bean', 'beans/notes/a.jpg', null],
    ['papaya', 'BDPapayaLeaf/Original Images/Healthy/Healthy(4).jpg', { kind: 'HEALTHY' }],
    ['papaya', 'Original Images/RingSpot/RingSpot(4).jpg', { condition: 'mosaic_virus' }],
    ['papayaplants', 'Original Images/Anthracnose/Anthracnose(4).jpg', { kind: 'PLANT' }],
    ['bananaspots', 'data/OriginalSet/healthy/12.jpeg', { kind: 'HEALTHY' }],
    ['bananafield', 'data/Bangladesh/fresh/12.jpg', { kind: 'HEALTHY' }],
    ['bananafield', 'data/Bangladesh/cordana/12.jpg', { group: 'spots', condition: 'leaf_spot' }],
    ['bananafield', 'data/Bangladesh/sigatoka/sigatoka99.jpg', null],
    ['bananaplants', 'dataset/Banana Healthy Leaf/Healthy Leaf (4).jpg', { kind: 'HEALTHY' }],
    ['bananaplants', 'dataset/Banana Moko Disease/Moko Disease (2).jpg', { kind: 'DISEASED' }],
    ['bananaplants', 'dataset/Banana Healthy Leaf/Augmented Banana Healthy Leaf (4).jpg', null],
    ['wildplants', 'SeedrApp/public/plant-images/a/aloe_medium.jpg', { kind: 'PLANT' }],
    ['seedlings', 'train/Maize/0a7c1ca41.png', { kind: 'PLANT' }],
    ['buses', 'train/IMG_0241_JPG.rf.e7.jpg', { kind: 'NO_PLANT' }],
    ['buses', 'train/418_275_962_n_jpg.rf.4c.jpg', null],
    ['modeltown', 'data/train/left0080_jpg.rf.b1_mask.png', null],
  ] as const)('labels a photo of the source %s with the path %s', (source, path, label) => {
    const found = labelOf(sourceNamed(source), path, none)
    if (label === null) expect(found).toBeNull()
    else expect(found).toMatchObject(label)
  })

  it('leaves out the second copy that a publisher made of a photo', () => {
    expect(labelOf(sourceNamed('apple'), scab.replace('.JPG', '_1.JPG'), none)).toBeNull()
  })

  it('labels a DeepWeeds photo as a plant only when the table names the weed on the photo', () => {
    const classes = new Map([
      ['a.jpg', 3],
      ['b.jpg', 8],
    ])
    expect(labelOf(sourceNamed('weeds'), 'data/a.jpg', classes)).toEqual({ kind: 'PLANT' })
    expect(labelOf(sourceNamed('weeds'), 'data/b.jpg', classes)).toBeNull()
    expect(labelOf(sourceNamed('weeds'), 'data/c.jpg', classes)).toBeNull()
  })
})

describe('preparing photos of oil palms', () => {
  const path = 'datasets/train/images/IMG20260228122038_jpg.rf.1a.jpg'
  const labelled = (kind: number) =>
    labelOf(sourceNamed('oilpalm'), path, new Map([['IMG20260228122038_jpg.rf.1a.jpg', kind]]))

  it('labels a photo by the class of the boxes on the photo', () => {
    expect(labelled(2)).toEqual({ kind: 'HEALTHY' })
    expect(labelled(1)).toEqual({ kind: 'DISEASED', group: 'chlorosis', condition: null })
    expect(labelled(0)).toEqual({ kind: 'DISEASED', group: null, condition: null })
  })

  it('leaves out a photo whose boxes have different classes', () => {
    expect(labelOf(sourceNamed('oilpalm'), path, none)).toBeNull()
  })

  it('groups photos that were taken in the same minute', () => {
    expect(groupOf('oilpalm', path)).toBe(groupOf('oilpalm', path.replace('2038', '2059')))
    expect(groupOf('oilpalm', path)).not.toBe(groupOf('oilpalm', path.replace('2038', '2159')))
  })
})

describe('grouping photos', () => {
  it.each([
    ['sesamefield', 'dataset/train/images/agri_0_10_jpeg.rf.97.jpg', 'agri_0_10_jpeg.rf.1b.jpg'],
    ['mangroves', 'a/IMG_20250517_080011_jpg.rf.97.jpg', 'b/IMG_20250517_080059_jpg.rf.1b.jpg'],
    ['mangroves', 'a/1747460520594_jpg.rf.97.jpg', 'b/1747460520595_jpg.rf.1b.jpg'],
    ['fruits', 'a/WIN_20240731_10_09_55_Pro_jpg.rf.9.jpg', 'a/WIN_20240731_10_09_01_Pro.jpg'],
    ['fruits', 'WhatsApp-Image-2024-07-31-at-10-14-05-AM_jpeg.jpg', '2024-07-31-at-10-14-07.jpg'],
    ['fabrics', 'Dataset/train/images/016003_jpg.rf.97.jpg', '016950_jpg.rf.1b.jpg'],
    ['hands', 'Dataset/0/IMG_1118.JPG', 'Dataset/9/IMG_1127.JPG'],
    ['bananaplants', 'a/Healthy Leaf/Healthy Leaf (11).jpg', 'Healthy Leaf/Healthy Leaf (19).jpg'],
  ])('groups photos of %s whose names point to the same scene', (source, path, other) => {
    expect(groupOf(source, path)).toBe(groupOf(source, other))
  })

  it.each([
    ['mangroves', 'a/IMG_20250517_080011_jpg.rf.97.jpg', 'b/IMG_20250517_080111_jpg.rf.1b.jpg'],
    ['hands', 'Dataset/0/IMG_1118.JPG', 'Dataset/0/IMG_1128.JPG'],
    ['robotfields', '20190606/r2/cam0_1.jpg', '20220715/r2/cam0_1.jpg'],
    ['buses', 'train/IMG_0241_JPG.rf.e7.jpg', 'train/IMG_0251_JPG.rf.e7.jpg'],
    ['bananaspots', 'data/OriginalSet/healthy/12.jpeg', 'data/OriginalSet/cordana/12.jpeg'],
    ['sesamefield', 'agri_0_10_jpeg.rf.97.jpg', 'agri_0_11_jpeg.rf.97.jpg'],
  ])('puts photos of %s from different scenes into different groups', (source, path, other) => {
    expect(groupOf(source, path)).not.toBe(groupOf(source, other))
  })
})

describe('leaving out test photos', () => {
  it("leaves out photos of a test photo's leaf and of neighbouring leaves", () => {
    const left = testGroupsOf(scab)
    const named = (number: number): string => groupOf('apple', scab.replace('3305', String(number)))
    expect(left).toContain(named(3305))
    expect(left).toContain(named(3305 + 12))
    expect(left).toContain(named(3305 - 12))
    expect(left).not.toContain(named(3305 + 36))
  })

  it('leaves out photos with the same camera number as a test photo', () => {
    expect(testGroupsOf('chillies/img_0123.JPG')).toEqual([
      groupOf('chilli', 'chillies/healthy/IMG_0123 (2).jpg'),
    ])
  })
})

describe('a source that shows one scene', () => {
  const learnt = sources.filter(({ use }) => use === 'TRAIN').map(({ name }) => name)
  const ofOneScene = learnt.filter((name) => groupOf(name, 'train/1.jpg') === 'scene')

  // `part_of` in photos.py judges with numbers below 20 and calibrates with numbers from 20 to 29.
  it('is used only for learning, never for calibrating or judging', () => {
    expect(ofOneScene).toContain('corridor')
    for (const name of ofOneScene)
      expect(crc32(`${name} scene`) % 100, name).toBeGreaterThanOrEqual(30)
  })
})
