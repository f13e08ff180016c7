import { expect, it } from 'vitest'
import { type Answers, project, type RecordedProject } from './testing/recorder.ts'
import { deployedTwice, deployTo, rollBack, serving } from './testing/run-on.ts'

const releases = ({ objects }: RecordedProject) =>
  [...objects.keys()].filter((name) => name.startsWith('releases/')).length

it('a release of the same content replaces the newest, so that a rollback goes back further', async () => {
  const found = await deployedTwice()
  const contentOf = (hash: string): Answers => [
    [
      '/locations/europe-west1/functions',
      {
        functions: ['api', 'photos'].map((name) => ({
          name: `projects/${project}/locations/europe-west1/functions/${name}`,
          labels: {
            'firebase-functions-codebase': 'plant-analysis',
            'firebase-functions-hash': hash,
          },
          serviceConfig: { uri: `https://${name}.run.app` },
        })),
      },
    ],
  ]
  found.answers.push(...contentOf('a'), ...serving('api-3', 'c2'))
  await deployTo(found)
  expect(releases(found)).toBe(3)
  found.answers.push(...serving('api-4', 'c2'))
  await deployTo(found)
  expect(releases(found)).toBe(3)
  const before = found.commands.length
  await rollBack(found)
  expect(found.commands.slice(before).join('\n')).toContain('--to-revisions=api-2=100')
  found.answers.push(...contentOf('b'), ...serving('api-5', 'c2'))
  await deployTo(found)
  expect(releases(found)).toBe(3)
})

it('a rollback that fails after its last step restores the same release when it is run again', async () => {
  const found = await deployedTwice()
  found.answers.push(...serving('api-3', 'c3'))
  await deployTo(found)
  expect(await rollBack(found, { faults: ['no answer'] })).toMatchObject({ status: 1 })
  found.answers.push(...serving('api-2', 'c2'))
  const before = found.commands.length
  expect(await rollBack(found)).toMatchObject({ status: 0 })
  const again = found.commands.slice(before).join('\n')
  expect(again).toContain('scheduler jobs run')
  expect(again).not.toContain('storage rm')
  await rollBack(found)
  expect(found.commands.join('\n')).toContain('--to-revisions=api-1=100')
})

it('a second rollback goes back further, although a release between has added a function', async () => {
  const found = await deployedTwice()
  const added = (api: string, config: string): Answers => [
    ...serving(api, config),
    [
      '/locations/europe-west1/services',
      {
        services: [api, 'photos-1'].map((revision) => ({
          name: `services/${revision.split('-')[0]}`,
          latestReadyRevision: revision,
          traffic: [],
        })),
      },
    ],
  ]
  found.answers.push(...added('api-3', 'c3'))
  await deployTo(found)
  await rollBack(found)
  found.answers.push(...added('api-2', 'c2'))
  const before = found.commands.length
  await rollBack(found)
  expect(found.commands.slice(before).join('\n')).toContain('--to-revisions=api-1=100')
})
