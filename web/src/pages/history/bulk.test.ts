import { PlantError } from '@plant-analysis/client'
import { describe, expect, it } from 'vitest'
import { actOnAll, groupsOf } from './bulk.ts'

const gone = new PlantError({ code: 'NOT_FOUND', status: 404, title: 'Not found', detail: '' })
const away = new PlantError({ code: 'NETWORK', status: 0, title: 'No answer', detail: '' })
const none = () => undefined

describe('a bulk action', () => {
  it('reports which analyses were done, which were gone and which failed', async () => {
    const act = async ([id]: readonly string[]) => {
      if (id === 'b') throw gone
      if (id === 'c') throw away
    }
    const result = await actOnAll([['a'], ['b'], ['c'], ['d']], act, none)
    expect(result.done.toSorted()).toEqual(['a', 'd'])
    expect(result.gone).toEqual(['b'])
    expect(result.failed).toEqual([{ id: 'c', error: away }])
  })

  it('handles the analyses of a group one by one if an analysis of the group is gone', async () => {
    const calls: string[] = []
    const act = async (ids: readonly string[]) => {
      calls.push(ids.join(''))
      if (ids.includes('b')) throw gone
    }
    const result = await actOnAll(
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
      act,
      none,
    )
    expect(result.done.toSorted()).toEqual(['a', 'c', 'd', 'e'])
    expect(result.gone).toEqual(['b'])
    expect(calls.toSorted()).toEqual(['a', 'abc', 'b', 'c', 'de'])
  })

  it('reports its progress, and makes at most four calls at a time', async () => {
    let underWay = 0
    let most = 0
    const reported: number[] = []
    const act = async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
    }
    await actOnAll(groupsOf([...'abcdefghij'], 1), act, (done) => reported.push(done))
    expect(most).toBe(4)
    expect(reported).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

it('analyses are split into groups of a maximum size', () => {
  expect(groupsOf([...'abcde'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(groupsOf([], 100)).toEqual([])
})
