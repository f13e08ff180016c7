import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countChanges, folderNameId } from './folder.ts'

const place = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
const move = fc.record({ from: place, to: place })

it('each analysis that moves adds 1 to the count of its new folder and subtracts 1 from the count of its old folder', () => {
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const changes = countChanges(moves)
      for (const folder of ['a', 'b', 'c']) {
        const entered = moves.filter(({ to }) => to === folder).length
        const left = moves.filter(({ from }) => from === folder).length
        expect(changes.get(folder) ?? 0).toBe(entered - left)
        expect(changes.has(folder)).toBe(entered !== left)
      }
    }),
  )
})

it('a folder name has one id for all its Unicode spellings, and a different id in each account', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(folderNameId('ada', name.normalize('NFD'))).toBe(folderNameId('ada', name))
      expect(folderNameId('ben', name)).not.toBe(folderNameId('ada', name))
    }),
  )
  expect(folderNameId('ada', 'Balcony')).not.toBe(folderNameId('ada', 'balcony'))
})
