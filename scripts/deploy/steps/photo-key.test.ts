import { describe, expect, it } from 'vitest'
import { type Answers, createProject, project } from '../testing/recorder.ts'
import { deployTo, serving } from '../testing/run-on.ts'

/** A project whose secret holds a key in this state. */
function withKey(state: 'ACTIVE' | 'INACTIVE') {
  const answers: Answers = [
    ...serving('api-1', 'c1'),
    ['/PHOTO_LINK_KEY/versions/latest:access', { payload: { data: btoa('GOOG0:secret') } }],
    [`/projects/${project}/hmacKeys/GOOG0`, { state }],
  ]
  return createProject(answers)
}

async function keyCommands(found: ReturnType<typeof withKey>, settings = '') {
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
    expect(await keyCommands(withKey('ACTIVE'))).toEqual([])
  })

  it('is made again if an operator has deactivated it', async () => {
    expect(await keyCommands(withKey('INACTIVE'))).toEqual(made)
  })

  it('is not made where IAM signs the links', async () => {
    const fresh = createProject(serving('api-1', 'c1'))
    expect(await keyCommands(fresh, 'PHOTO_LINK_SIGNING=iam')).toEqual([])
  })
})
