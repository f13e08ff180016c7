import { describe, expect, it } from 'vitest'
import { classes } from './classes.ts'
import { sources } from './sources.ts'
import { speciesOf } from './species.ts'

describe('the training sources', () => {
  it('have unique names, because each name is also a file name', () => {
    const names = sources.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('have a licence that allows us to use and redistribute a trained network', () => {
    for (const { licence, use } of sources) {
      expect(licence).toMatch(/^(CC BY|CC0|MIT|Apache-2\.0|Public domain)/)
      expect(licence).not.toMatch(/NC|ND/)
      if (use === 'TRAIN') expect(licence).not.toMatch(/gathered from the web/)
    }
  })

  it('include every species that the network can name', () => {
    const weeds = new Map(Array.from({ length: 8 }, (_, k) => [`${k}.jpg`, k] as const))
    const flowers = ['daisy', 'dandelion', 'roses', 'sunflowers', 'tulips']
    const paths = [...weeds.keys(), ...flowers.map((name) => `dataset/train/${name}/1.jpg`)]
    const taught = sources.flatMap(({ name, use }) =>
      use === 'TRAIN' ? paths.map((path) => speciesOf(name, path, weeds)) : [],
    )
    expect(new Set(taught.filter((species) => species !== null))).toEqual(new Set(classes.species))
  })
})
