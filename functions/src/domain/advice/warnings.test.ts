import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import type { PlannedAction } from './given.ts'
import { withWarnings } from './warnings.ts'

const { texts } = locales.textsFor('en')
const { gloves, deadlyCaterpillars, keepFromAnimals } = texts.plan

const candidate = (scientificName: string, confidence = 0.9) => ({
  scientificName,
  commonName: '',
  confidence,
  family: '',
  familiarity: null,
  source: 'PHOTO' as const,
})

function warned(names: readonly string[], actionIds: readonly string[], territory = 'GB') {
  const drafts = actionIds.map((actionId) => ({ actionId, instructions: 'Do it.' }))
  return withWarnings(drafts as unknown as PlannedAction[], {
    texts,
    territory,
    candidates: names.map((name) => candidate(name, names.length > 1 ? 0.3 : 0.9)),
  }).map(({ instructions }) => instructions)
}

describe('what to wear', () => {
  const cut = ['confirm', 'keep_leaves_dry', 'remove_affected_leaves', 'clear_fallen_leaves']

  it('stands at the first action that puts hands on a plant of which little is known', () => {
    const [check, dry, first, later] = warned(['Planta ignota'], cut)
    expect(first).toContain(gloves.GENERAL)
    for (const text of [check, dry, later]) expect(text).toBe('Do it.')
  })

  it.each(['Nicotiana tabacum', 'Helleborus', 'Drimia', 'Cicuta', 'Phytolacca', 'Dieffenbachia'])(
    'is more, and already for the check, for %s',
    (name) => expect(warned([name], cut)[0]).toContain(gloves.STRONG),
  )

  it.each(['Philodendron', 'Fatsia', 'Polyscias', 'Parkinsonia', 'Rosa', 'Mangifera indica'])(
    'is gloves for %s',
    (name) => expect(warned([name], cut)[2]).toContain(gloves.GENERAL),
  )

  it.each(['Malus domestica', 'Zea mays', 'Ocimum basilicum'])('is nothing for %s', (name) => {
    expect(warned([name], cut).join()).not.toContain('gloves')
  })

  it.each(['Lilium', 'Prunus domestica', 'Manihot esculenta', 'Sorghum bicolor'])(
    'is followed by what to keep from animals for %s',
    (name) => expect(warned([name], cut)[2]).toContain(keepFromAnimals),
  )

  it('fits the worst of several plants', () => {
    expect(warned(['Malus domestica', 'Nerium'], cut)[0]).toContain(gloves.STRONG)
    expect(warned(['Malus domestica', 'Zea mays'], cut)[2]).toContain(gloves.GENERAL)
  })

  it('is nothing if nothing is touched', () => {
    expect(warned(['Planta ignota'], ['confirm', 'watch_only'])).toEqual(['Do it.', 'Do it.'])
  })
})

describe('caterpillars that kill', () => {
  it('are named in South America only, once', () => {
    const plan = ['search_for_pests', 'pick_off_pests']
    expect(warned(['Zea mays'], plan, 'BR')).toEqual([
      texts.paragraph(['Do it.', deadlyCaterpillars]),
      'Do it.',
    ])
    expect(warned(['Zea mays'], plan, 'FR').join()).not.toContain('caterpillar')
  })

  it('are named where everybody must keep away', () => {
    expect(warned(['Quercus'], ['keep_away_from_hairs'], 'AR')[0]).toContain(deadlyCaterpillars)
  })
})
