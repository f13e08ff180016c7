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
