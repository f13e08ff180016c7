import { describe, expect, it } from 'vitest'
import { everything, extendTo, nothing, selectedOf, toggle } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']

describe('the history page', () => {
  it('selects an analysis and deselects it', () => {
    const one = toggle(nothing, 'b')
    expect(selectedOf(one, order)).toEqual(['b'])
    expect(selectedOf(toggle(one, 'b'), order)).toEqual([])
  })

  it.each(['e', 'a'])('selects all analyses from the last selected analysis to %s', (end) => {
    const range = extendTo(toggle(nothing, 'c'), end, order)
    expect(selectedOf(range, order)).toEqual(end === 'e' ? ['c', 'd', 'e'] : ['a', 'b', 'c'])
  })

  it('extends a selected range to the other side of the first selected analysis', () => {
    const first = extendTo(toggle(nothing, 'c'), 'e', order)
    expect(selectedOf(extendTo(first, 'b', order), order)).toEqual(['b', 'c', 'd', 'e'])
  })

  it('deselects a range when the first analysis of the range was deselected', () => {
    const without = toggle(everything(order), 'b')
    expect(selectedOf(extendTo(without, 'd', order), order)).toEqual(['a', 'e'])
  })

  it('selects one analysis when no other analysis was selected before, or when the previously selected analysis has left the list', () => {
    expect(selectedOf(extendTo(nothing, 'd', order), order)).toEqual(['d'])
    expect(selectedOf(extendTo(toggle(nothing, 'gone'), 'd', order), order)).toEqual(['d'])
  })

  it('drops selected analyses that the list no longer contains', () => {
    expect(selectedOf(everything(order), ['e', 'x', 'a'])).toEqual(['e', 'a'])
  })
})
