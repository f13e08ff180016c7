import { describe, expect, it } from 'vitest'
import { type Answers, createProject, project, type RecordedProject } from '../testing/recorder.ts'
import { deployTo, serving } from '../testing/run-on.ts'

const versions = `projects/1234/secrets/PHOTO_LINK_KEY/versions`

/** A project with these keys, of which the secret holds some, newest first. */
function withKeys(keys: Record<string, 'ACTIVE' | 'INACTIVE'>, held: readonly string[]) {
  const address = (name: string) => `${name}@${project}.iam.gserviceaccount.com`
  const items = [
    ...Object.entries(keys).map(([accessId, state]) => ({
      accessId,
      state,
      serviceAccountEmail: address('photo-reader'),
    })),
    { accessId: 'OTHER', state: 'ACTIVE', serviceAccountEmail: address('another') },
  ]
  const enabled = held.map((_id, at) => ({ name: `${versions}/${9 - at}`, state: 'ENABLED' }))
  const answers: Answers = [
    ...serving('api-1', 'c1'),
    ['/hmacKeys', { items }],
    [
      '/PHOTO_LINK_KEY/versions',
      { versions: [...enabled, { name: `${versions}/1`, state: 'DESTROYED' }] },
    ],
    ...held.map((id, at): Answers[number] => [
      `/PHOTO_LINK_KEY/versions/${9 - at}:access`,
      { payload: { data: btoa(`${id}:secret`) } },
    ]),
  ]
  return createProject(answers)
}

async function keyCommands(found: RecordedProject, settings = '') {
  const { status, text } = await deployTo(found, { settings })
  expect(text).toContain('Done.')
  expect(status).toBe(0)
  return [...found.reads, ...found.commands].filter((line) => / hmac |PHOTO_LINK_KEY/.test(line))
}

describe('the key for links to photos', () => {
  const made = [/hmac create/, /versions add PHOTO_LINK_KEY/].map((line) =>
    expect.stringMatching(line),
  )

  it('is made once', async () => {
    expect(await keyCommands(createProject(serving('api-1', 'c1')))).toEqual(made)
    expect(await keyCommands(withKeys({ GOOG0: 'ACTIVE' }, ['GOOG0']))).toEqual([])
  })

  it('is made again if an operator has deactivated it', async () => {
    const found = withKeys({ GOOG0: 'INACTIVE', GOOG1: 'ACTIVE' }, ['GOOG0', 'GOOG1'])
    expect(await keyCommands(found)).toEqual(made)
  })

  it('that a run made and could not store is removed by the next run', async () => {
    const found = withKeys(
      { GOOG0: 'INACTIVE', GOOG2: 'ACTIVE', GOOG3: 'INACTIVE', GOOG4: 'ACTIVE' },
      ['GOOG0', 'GOOG4'],
    )
    const removed = (await keyCommands(found)).filter((line) => /update|delete/.test(line))
    expect(removed).toEqual(
      ['hmac update GOOG2 --deactivate', 'hmac delete GOOG2', 'hmac delete GOOG3'].map((line) =>
        expect.stringContaining(line),
      ),
    )
  })

  it('is removed also if Google takes three minutes to see it inactive', async () => {
    const waited = async (times: number) => {
      const found = withKeys({ GOOG2: 'ACTIVE' }, [])
      const said = "HTTPError 400: Cannot delete keys in 'ACTIVE' state."
      found.failures.push({ part: 'hmac delete GOOG2', said, times })
      expect(await keyCommands(found)).toEqual(expect.arrayContaining(made))
      return found.waitedSeconds
    }
    expect((await waited(4)) - (await waited(0))).toBeGreaterThan(180)
  })

  it('is not made where IAM signs the links', async () => {
    const fresh = createProject(serving('api-1', 'c1'))
    expect(await keyCommands(fresh, 'PHOTO_LINK_SIGNING=iam')).toEqual([])
  })
})
