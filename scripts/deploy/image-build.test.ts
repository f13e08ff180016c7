import { expect, it } from 'vitest'
import { imageBuild, renewalBuild } from './image-build.ts'

const build = renewalBuild({ project: 'plants', region: 'europe-west1' }, 'abc')

it('the daily build makes the same image from the deployed sources', () => {
  expect(build.steps[0]).toEqual(imageBuild.steps[0])
  expect(build.source.storageSource).toEqual({
    bucket: 'plants-plant-builds',
    object: 'sources/image-processor-abc.tgz',
  })
  expect(build.serviceAccount).toBe(
    'projects/plants/serviceAccounts/signatures@plants.iam.gserviceaccount.com',
  )
})

it('the daily build deploys by the pushed digest, and its commands contain no substitution of Cloud Build', () => {
  const lines = build.steps.slice(1).map(({ args }) => args.at(-1) ?? '')
  expect(lines[0]).toContain('> /workspace/digest')
  expect(lines[1]).toContain('--image=$$(cat /workspace/digest)')
  // Cloud Build refuses a build with a `$` that is neither doubled nor a substitution.
  for (const line of lines) expect(line.replaceAll('$$', '')).not.toContain('$')
})
