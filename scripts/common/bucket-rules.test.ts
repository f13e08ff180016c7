import { expect, it } from 'vitest'
import { parseUploadPath, photoPath } from '../../functions/src/domain/analyses/storage-path.ts'
import { bucketLifecycle } from './bucket-rules.ts'

const removed = (path: string) =>
  bucketLifecycle.rule.some(({ condition }) =>
    condition.matchesPrefix.some((prefix) => path.startsWith(prefix)),
  )

it('the bucket deletes only uploads, each a day after its creation', () => {
  const upload = 'uploads/ada/leaf.jpg'
  expect(parseUploadPath(upload)).toBeDefined()
  expect(removed(upload)).toBe(true)
  expect([photoPath('ada', 'leaf'), 'exports/ada/all.zip', 'uploads-of-mine/a'].some(removed)).toBe(
    false,
  )
  for (const { action, condition } of bucketLifecycle.rule)
    expect([action.type, condition.age]).toEqual(['Delete', 1])
})
