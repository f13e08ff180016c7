import { describe, expect, it } from 'vitest'
import { type Answers, createProject } from '../testing/recorder.ts'
import { deployTo, serving } from '../testing/run-on.ts'

const byIam = 'PHOTO_LINK_SIGNING=iam'

/** A project whose secret holds a key in this state. */
function withKey(state: 'ACTIVE' | 'INACTIVE') {
  const updated = new Date().toISOString()
  const key = { accessId: 'GOOG0', state, timeCreated: '2026-01-01T00:00:00Z', updated }
  const answers: Answers = [
    ...serving('api-1', 'c1'),
    ['/PHOTO_LINK_KEY/versions/latest', { name: 'PHOTO_LINK_KEY/versions/1' }],
    ['/PHOTO_LINK_KEY/versions/latest:access', { payload: { data: btoa('GOOG0:secret') } }],
    ['photo-reader%40plants-1.iam.gserviceaccount.com', { items: [key] }],
  ]
  return createProject(answers)
}

async function keyCommands(found: ReturnType<typeof withKey>, settings = '') {
  const { status, text } = await deployTo(found, { settings })
  expect(text).toContain('Done.')
  expect(status).toBe(0)
  return [...found.commands, ...found.reads].filter((line) => / hmac |PHOTO_LINK_KEY/.test(line))
}

describe('the key for links to photos', () => {
  it('is made once', async () => {
    expect(await keyCommands(createProject(serving('api-1', 'c1')))).toHaveLength(2)
    expect(await keyCommands(withKey('ACTIVE'))).toEqual([])
  })

  it('is not made where IAM signs the links', async () => {
    const commands = await keyCommands(createProject(serving('api-1', 'c1')), byIam)
    expect(commands).toEqual([])
  })

  it('ends when the last link has expired, if IAM signs from now on', async () => {
    const found = withKey('ACTIVE')
    const [command, ...others] = await keyCommands(found, byIam)
    expect(command).toMatch(/hmac update GOOG0 --deactivate/)
    expect(others).toEqual([])
    expect(found.waitedSeconds).toBeGreaterThanOrEqual(30 * 60)
  })

  it('is made again if IAM signed the links until now', async () => {
    const commands = await keyCommands(withKey('INACTIVE'))
    expect(commands.join('\n')).toMatch(/versions add PHOTO_LINK_KEY.*\n.*hmac create/s)
  })
})
