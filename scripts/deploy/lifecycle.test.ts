import { expect, it } from 'vitest'
import { parseUploadPath, photoPath } from '../../functions/src/domain/analyses/storage-path.ts'
import { bucketLifecycle } from './lifecycle.ts'
import { deployment } from './settings.ts'
import { functionSteps } from './steps.ts'

const removed = (path: string) =>
  bucketLifecycle.rule.some(({ condition }) =>
    condition.matchesPrefix.some((prefix) => path.startsWith(prefix)),
  )

it('the bucket removes every upload, and nothing that is kept', () => {
  const upload = 'uploads/ada/leaf.jpg'
  expect(parseUploadPath(upload)).toBeDefined()
  expect(removed(upload)).toBe(true)
  expect([photoPath('ada', 'leaf'), 'exports/ada/all.zip', 'uploads-of-mine/a'].some(removed)).toBe(
    false,
  )
  for (const { action, condition } of bucketLifecycle.rule)
    expect([action.type, condition.age]).toEqual(['Delete', 1])
})

it('a deployment sets it on the bucket that the functions use, before they run', () => {
  const to = deployment('plants', 'europe-west1', 'plants-photos')
  const commands = functionSteps(to, { lifecycleFile: 'lifecycle.json', asksVertex: false }).map(
    ({ command }) => command.join(' '),
  )
  const at = commands.indexOf(
    'gcloud storage buckets update gs://plants-photos --lifecycle-file=lifecycle.json --project plants',
  )
  expect(at).toBeGreaterThan(-1)
  expect(at).toBeLessThan(commands.findIndex((command) => command.startsWith('firebase deploy')))
})
