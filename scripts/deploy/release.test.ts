import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { isValidConfiguration } from './firebase-cli/hosting-cli.ts'
import { faultsOf } from './testing/google-apis.ts'
import { type Answers, createProject, type RecordedProject } from './testing/recorder.ts'
import { deployedTwice, deployTo, functionsOf, rollBack, serving } from './testing/run-on.ts'

const releases = ({ objects }: RecordedProject) =>
  [...objects.keys()].filter((name) => name.startsWith('releases/')).length

it('a release of the same content replaces the newest, so that a rollback goes back further', async () => {
  const found = await deployedTwice()
  found.answers.push(...functionsOf('a'), ...serving('api-3', 'c2'))
  await deployTo(found)
  expect(releases(found)).toBe(3)
  found.answers.push(...serving('api-4', 'c2'))
  await deployTo(found)
  expect(releases(found)).toBe(3)
  const before = found.commands.length
  await rollBack(found)
  expect(found.commands.slice(before).join('\n')).toContain('--to-revisions=api-2=100')
  found.answers.push(...functionsOf('b'), ...serving('api-5', 'c2'))
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

describe('a rollback after other rules and indexes', () => {
  const release = 'projects/plants-1/releases/cloud.firestore'
  const indexed = z.object({ firestore: z.object({ database: z.string().optional() }) })
  const serveRules = (ruleset: string): Answers => [
    [
      '/projects/plants-1/releases',
      {
        releases: [
          { name: release, rulesetName: `projects/plants-1/rulesets/${ruleset}` },
          { name: 'projects/plants-1/releases/of-others', rulesetName: ruleset },
        ],
      },
    ],
  ]

  async function rolledBack(change: (found: RecordedProject) => void, settings = '') {
    const restored = { locationId: 'eur3', type: 'FIRESTORE_NATIVE' }
    const found = createProject([
      ...serving('api-1', 'c1'),
      ...serveRules('r1'),
      ['/databases/restored', restored],
    ])
    expect(await deployTo(found, { settings })).toMatchObject({ status: 0 })
    found.answers.push(...serving('api-2', 'c2'), ...serveRules('r2'))
    await deployTo(found, { settings })
    change(found)
    const { request } = found.cloud
    const patches: unknown[] = []
    found.cloud.request = async (made) => {
      if (made.method === 'PATCH') patches.push([made.url.split('/v1/')[1], made.body])
      return await request(made)
    }
    let isValid: boolean | undefined
    let database: string | undefined
    found.onCommand = (line) => {
      const [, config] = /--only=firestore:indexes --config=(\S+)/.exec(line) ?? []
      if (!config) return
      isValid = isValidConfiguration(readJson(config))
      database = indexed.parse(readJson(config)).firestore.database
    }
    const before = found.commands.length
    const { status } = await rollBack(found, { settings })
    return { status, patches, isValid, database, commands: found.commands.slice(before).join('\n') }
  }

  function haveOthers({ objects }: RecordedProject) {
    for (const [name, text] of objects)
      if (name.startsWith('releases/'))
        objects.set(name, JSON.stringify({ ...JSON.parse(text), indexes: '{"indexes":[]}' }))
  }

  it('releases the former rules again, and no rules of others', async () => {
    const { status, patches } = await rolledBack(() => undefined)
    expect(status).toBe(0)
    const rulesetName = 'projects/plants-1/rulesets/r1'
    expect(patches).toEqual([[release, { release: { name: release, rulesetName } }]])
    for (const [, body] of patches as [string, object][])
      expect(faultsOf('UpdateReleaseRequest', body)).toEqual([])
  })

  it('makes the indexes of the former release again if this version has others', async () => {
    const { status, isValid, database, commands } = await rolledBack(haveOthers)
    expect([status, isValid, database]).toEqual([0, true, undefined])
    expect(commands).toContain('firebase deploy --only=firestore:indexes')
    // It would remove indexes that the version of the failed deployment needs.
    expect(commands).not.toContain('--force')
  })

  it('makes the indexes in the database that serves', async () => {
    const { isValid, database } = await rolledBack(haveOthers, 'FIRESTORE_DATABASE=restored')
    expect([isValid, database]).toEqual([true, 'restored'])
  })

  it('deploys no indexes if this version has the same', async () => {
    expect((await rolledBack(() => undefined)).commands).not.toContain('firebase')
  })
})
