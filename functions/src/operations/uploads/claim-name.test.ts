import { createHarness } from '@plant/testing/harness'
import { expect, it } from 'vitest'

it.each([
  [
    { uid: 'ada', name: 'b_leaf' },
    { uid: 'ada_b', name: 'leaf' },
  ],
  [
    { uid: 'ada_b', name: 'leaf' },
    { uid: 'ada', name: 'b_leaf' },
  ],
])(
  'uploads of two users never share a record, even with similar user ids and names: %o, %o',
  async (first, second) => {
    const service = createHarness()
    for (const { uid, name } of [first, second]) {
      const user = await service.signUp(uid)
      service.upload(`uploads/${uid}/${name}.jpg`, 'healthy leaf')
      await service.steady.receive(`uploads/${uid}/${name}.jpg`)
      const answer = await user.upload(name)
      expect(answer.body).toMatchObject({ status: 'ready' })
    }
  },
)
