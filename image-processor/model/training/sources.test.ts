import { describe, expect, it } from 'vitest'
import { classes } from './classes.ts'
import { sources } from './sources.ts'
import { speciesOf } from './species.ts'

describe('the sources', () => {
  it('have unique names, because each has a file of squares', () => {
    const names = sources.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('state a licence that allows using and redistributing a trained network', () => {
    for (const { licence, use } of sources) {
      expect(licence).toMatch(/^(CC BY|CC0|MIT|Apache-2\.0|Public domain)/)
      expect(licence).not.toMatch(/NC|ND/)
      if (use === 'TRAIN') expect(licence).not.toMatch(/gathered from the web/)
    }
  })

  it('teach each species that the network names', () => {
    const weeds = new Map(Array.from({ length: 8 }, (_, k) => [`${k}.jpg`, k] as const))
    const flowers = ['daisy', 'dandelion', 'roses', 'sunflowers', 'tulips']
    const paths = [...weeds.keys(), ...flowers.map((name) => `dataset/train/${name}/1.jpg`)]
    const taught = sources.flatMap(({ name, use }) =>
      use === 'TRAIN' ? paths.map((path) => speciesOf(name, path, weeds)) : [],
    )
    expect(new Set(taught.filter((species) => species !== null))).toEqual(new Set(classes.species))
  })
})
