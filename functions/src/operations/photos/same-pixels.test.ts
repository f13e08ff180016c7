import { idOf, refusal } from '@plant/testing/harness/answers'
import { context } from '@plant/testing/harness/exports'
import { analyse, moderated, pathOf, photo, shown, startOf } from '@plant/testing/harness/moderated'
import { describe, expect, it } from 'vitest'
import { sweepCopies } from './copies.ts'

describe('AE5: a blocked photo with copies of other bytes and the same pixels', () => {
  it('AE5: is withheld in them too, and under their paths', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    const bob = await service.signUp('bob')
    const blocked = await analyse(ada)
    const copy = await analyse(ada, `${photo} 2`)
    const named = idOf(await startOf(ada, pathOf(copy)))
    await service.deliver()
    const [other, foreign] = [await analyse(ada, 'odd leaf'), await analyse(bob, `${photo} 2`)]
    await flagAndBlock(blocked)
    for (const id of [copy, named]) {
      expect((await shown(ada, id)).image).toBeNull()
      expect(await refusal(ada.image(id))).toBe('IMAGE_NOT_FOUND')
      expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    }
    expect((await shown(ada, other)).image).not.toBeNull()
    expect((await shown(bob, foreign)).image).not.toBeNull()
  })

  it('AE5: is hidden by the sweeper in more copies than one commit takes', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    const blocked = await analyse(ada)
    for (let n = 2; n < 62; n += 1) await analyse(ada, `${photo} ${n}`)
    await flagAndBlock(blocked)
    await sweepCopies(service.instance().ports, context)
    const stored = [...service.documents.all('analyses')]
    expect(stored.filter(([, data]) => !data['photoWithheld']).map(([id]) => id)).toEqual([blocked])
  })
})
